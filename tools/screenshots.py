#!/usr/bin/env python3
"""Pictures of every scene and overlay in fixed states, DIR/NAME.png each, without a display.

Exit status: 0 done, 2 an option is wrong (one line says which).
"""

from __future__ import annotations

from _venv import reenter

reenter()

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame

import levels
from scenes.context import Context
from scenes.i18n import LANGUAGES
from scenes.options import Parser, size
from scenes.scene import Push
from scenes.settings import Settings
from scenes.stack import Stack
from scenes.ui.view import View
from tools.states import STATES, Shot, State
from tools.states.motion import FRAME


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """The options; a wrong one ends with status 2."""
    parser = Parser(prog="screenshots.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the pictures go")
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help="1280x720 if not given")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.add_argument("--edition", choices=levels.names(), default="games_to_go")
    parser.add_argument("--scene", metavar="NAME", help="only the states whose names begin so")
    given = parser.parse_args(argv)
    if given.scene and not wanted(given.scene):
        parser.error(f"argument --scene: no state begins with {given.scene!r}; there are {', '.join(STATES)}")
    return given


def wanted(scene: str | None) -> dict[str, State]:
    """The states to be taken, by name."""
    return {name: state for name, state in STATES.items() if not scene or name.startswith(scene)}


def picture(state: State, given: argparse.Namespace) -> pygame.Surface:
    """One state, moved as long as it wants, drawn."""
    ctx = Context(View(given.size), Settings(language=given.lang))
    bottom, *above = state.scenes(Shot(ctx, levels.load(given.edition)))
    stack = Stack(ctx, bottom)
    surface = pygame.Surface(given.size)
    _move(stack, state.seconds, surface)
    for scene in above:
        stack.follow(Push(scene))
        _move(stack, state.seconds, surface)
    stack.draw(surface)
    return surface


def _move(stack: Stack, seconds: float, surface: pygame.Surface) -> None:
    for frame in range(round(seconds / FRAME)):
        stack.update(FRAME)
        if frame % 10 == 0:
            stack.draw(surface)


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures asked for."""
    given = parse(argv)
    try:
        given.out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        print(f"screenshots.py: argument --out: {given.out} cannot be made: {fault.strerror}", file=sys.stderr)
        return 2
    pygame.display.init()
    pygame.font.init()
    for name, state in wanted(given.scene).items():
        pygame.image.save(picture(state, given), given.out / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
