"""Loads a board's folder, or says what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.edition import Edition
from levels.fault import LevelError, Report, one_line
from levels.layout import Layout

HOME = Path(__file__).parent
"""Where the shipped boards are."""

FILES = ("board.tmx", "edition.toml")
"""What makes a folder a board."""


@dataclass(frozen=True, slots=True)
class Level:
    """One board ready to play: its edition for the core and its layout for drawing."""

    edition: Edition
    layout: Layout


def load_folder(folder: Path) -> Level:
    """The board in any folder, whose name is the edition's id. Raises LevelError with the first fault."""
    found, lines = _read(folder)
    if found is None:
        raise LevelError(one_line(f"{folder.absolute().name}/{lines[0]}"))
    return found


def faults(folder: Path) -> list[str]:
    """All faults of the board in a folder, a line each, naming file and object; empty for a sound board."""
    return _read(folder)[1]


def _read(folder: Path) -> tuple[Level | None, list[str]]:
    """The level, or None and at least one fault."""
    from levels.edition_file import read_edition  # not before a board is read: importing levels stays cheap
    from levels.marks import read_drawing
    from levels.places import read_layout
    from levels.squares import read_squares
    from levels.whole_board import board_faults

    lines: list[str] = []
    name = folder.absolute().name
    if not name.isprintable():
        Report("", lines)("folder", "its name must be of printable characters")
    board = Report("board.tmx", lines)
    drawing = read_drawing(folder / "board.tmx", board)
    marks = drawing.layer("squares") if drawing else []
    squares = read_squares(marks, board)
    places = None
    if drawing:
        board_faults(marks, board)
        places = read_layout(drawing, board)
    edition = read_edition(folder / "edition.toml", name, marks, squares, Report("edition.toml", lines))
    if lines or edition is None or places is None:
        return None, lines or ["board.tmx: cannot be read"]
    return Level(edition, places), lines
