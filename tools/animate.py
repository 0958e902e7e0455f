#!/usr/bin/env python3
"""The moving picture of the README: some seconds of a match among CPUs. Needs ImageMagick's `convert`.

Exit status: 0 done, 1 `convert` failed or is missing, 2 an option is wrong (one line says which).
"""

from __future__ import annotations

from _venv import ROOT, reenter, say

reenter()

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame

import levels
from scenes.context import Context
from scenes.settings import Settings
from scenes.stack import Stack
from scenes.ui.view import View
from tools._options import Options
from tools.states import Shot
from tools.states.board import opened, table
from tools.states.seats import Seats

DRAWN, SHOWN = (1280, 720), (800, 450)
A_SECOND = 10
STEPS = 6
"""Updates to a picture shown: sixty to a second, as in play."""

SEATS: Seats = (("Astrid", "hard"), ("Bo", "hard"), ("Chi", "normal"), ("Dag", "easy"))


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the frames and put them together; the exit status."""
    parser = Options("animate.py", __doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "trekast.gif", metavar="FILE")
    parser.add_argument("--edition", choices=levels.names(), default="games_to_go")
    parser.add_argument("--seconds", type=float, default=12.0, metavar="S")
    given = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        draw(Path(folder), given.edition, round(given.seconds * A_SECOND))
        return join(Path(folder), given.out)


def draw(folder: Path, edition: str, pictures: int) -> None:
    """Write the pictures, numbered, into a folder."""
    pygame.display.init()
    pygame.font.init()
    ctx = Context(View(DRAWN), Settings(language="en"))
    shot = Shot(ctx, levels.load(edition))
    stack = Stack(ctx, opened(shot, table(shot, SEATS)))
    surface = pygame.Surface(DRAWN)
    for number in range(pictures):
        for _ in range(STEPS):
            stack.update(1 / (A_SECOND * STEPS))
        stack.draw(surface)
        pygame.image.save(pygame.transform.smoothscale(surface, SHOWN), folder / f"{number:04}.png")


def join(folder: Path, out: Path) -> int:
    """Make one moving picture of a folder of them; the exit status."""
    frames = sorted(str(path) for path in folder.glob("*.png"))
    options = ["-delay", str(100 // A_SECOND), "-loop", "0"]
    thrifty = ["+dither", "-colors", "128", "-fuzz", "2%", "-layers", "Optimize"]
    try:
        subprocess.run(["convert", *options, *frames, *thrifty, str(out)], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"animate: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
