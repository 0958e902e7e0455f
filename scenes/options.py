"""The options of the game's command."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from scenes.i18n import LANGUAGES
from scenes.ui.view import SMALLEST


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and leaves with status 2."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def size(text: str) -> tuple[int, int]:
    """'1280x720' as numbers, no smaller than the smallest window."""
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 1280x720")
    width, height = int(match[1]), int(match[2])
    if width < SMALLEST[0] or height < SMALLEST[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is smaller than {SMALLEST[0]}x{SMALLEST[1]}")
    return width, height


def seconds(text: str) -> float:
    """A number of seconds, 0 or more."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return value


def folder(text: str) -> Path:
    """A folder that is there or can be made."""
    path = Path(text)
    there = next(place for place in (path.absolute(), *path.absolute().parents) if place.exists())
    if not there.is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is no folder")
    return path


def parse(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The options given. Leaves with status 2 and one line when they are wrong."""
    parser = Parser(prog="trekast", description="A property-trading board game for two to six at one table.")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help="language, this time only")
    parser.add_argument("--data-dir", type=folder, metavar="DIR", help="folder for settings and saved matches")
    parser.add_argument("--windowed", type=size, metavar="WxH", help="a window of that size, not full screen")
    straight = parser.add_mutually_exclusive_group()
    straight.add_argument("--quick", action="store_true", help="straight into a match: you against three CPUs")
    straight.add_argument("--attract", action="store_true", help="straight into a match of CPUs alone")
    parser.add_argument("--pace", choices=("normal", "fast", "instant"), help="how fast a match runs")
    parser.add_argument("--exit-after", type=seconds, metavar="SECONDS", help="leave after that time")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the dice")
    parser.add_argument("--version", action="version", version=f"trekast {version('trekast')}")
    return parser.parse_args(argv)
