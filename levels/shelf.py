"""All boards there are by name: the shipped ones, and the players' own that lie in the data folder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.edition import Edition
from levels.fault import LevelError, one_line
from levels.layout import Layout
from levels.loading import FILES, HOME, Level, load_folder

SHIPPED = ("games_to_go", "stockholm", "suomi", "oslo", "kobenhavn")
"""In the order in which set-up offers them."""


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board of a player's own: its folder's name, and the level or why there is none (one line)."""

    name: str
    level: Level | None = None
    fault: str = ""


_own: dict[str, OwnBoard] = {}
"""What `look_in` has found."""


def found(folder: Path) -> tuple[OwnBoard, ...]:
    """The boards in a folder, by name: each folder in it that has a `board.tmx` or an `edition.toml`."""
    try:
        inside = sorted(path for path in folder.iterdir() if any((path / file).exists() for file in FILES))
    except OSError:
        return ()
    return tuple(map(_own_board, inside))


def _own_board(folder: Path) -> OwnBoard:
    """Saved matches know a board by its name alone, so it cannot be that of a shipped one."""
    name = one_line(folder.name)
    if name.casefold() in SHIPPED:
        return OwnBoard(name, fault=f"{name}: a shipped board has this name; call the folder something else")
    try:
        return OwnBoard(name, load_folder(folder))
    except LevelError as fault:
        return OwnBoard(name, fault=str(fault))


def look_in(folder: Path | None) -> None:
    """From now on the boards in `folder`, the data folder, are there too; None leaves the shipped ones alone."""
    _own.clear()
    _own.update({board.name: board for board in (found(folder) if folder else ())})


def own() -> tuple[OwnBoard, ...]:
    """The players' own boards, sound or not, as `look_in` found them."""
    return tuple(_own.values())


def names() -> tuple[str, ...]:
    """The boards that can be played: the shipped ones, then the players' own."""
    return SHIPPED + tuple(board.name for board in _own.values() if board.level)


def load(name: str) -> Edition:
    """The edition of a board; the same object each time.

    Raises LevelError for a name that is none of `names()` and for a board that is not sound.
    """
    return level(name).edition


def layout(name: str) -> Layout:
    """Where things are on a board; raises as `load` does."""
    return level(name).layout


def level(name: str) -> Level:
    """Edition and layout of a board; raises as `load` does."""
    if name in SHIPPED:
        return _shipped(name)
    board = _own.get(name)
    if board is None:
        raise LevelError(f"there is no board {name!a}; there are {', '.join(names())}")
    if board.level is None:
        raise LevelError(board.fault)
    return board.level


@cache
def _shipped(name: str) -> Level:
    return load_folder(HOME / name)
