"""A table in a window that nobody sees, and a person who presses what is offered."""

from __future__ import annotations

from game.edition import Rules
from game.match import Match
from game.setup import SeatSetup, Setup
from levels import load
from scenes.board.scene import BoardScene
from scenes.board.session import Session
from scenes.context import Context
from scenes.scene import Scene
from scenes.stack import Stack
from scenes.ui.actions import Do

NAMES = ("Ann", "Bo", "Cid", "Dag", "Eva", "Fia")


def setup(
    people: int = 2, cpus: int = 2, edition: str = "games_to_go", seed: int = 5, pace="instant", **rules
) -> Setup:
    seats = [SeatSetup(NAMES[n], "normal" if n >= people else None) for n in range(people + cpus)]
    return Setup(load(edition), tuple(seats), Rules(**rules), seed, pace)


def session(*args, **more) -> Session:
    return Session.start(setup(*args, **more))


def shown(match: Match) -> Session:
    """A session whose match is as it is, with nothing left to show."""
    return Session(match)


def scene_of(ctx: Context, game: Session) -> tuple[BoardScene, Stack]:
    """The board on a stack, entered, with everything shown so far."""
    scene = BoardScene(ctx, game)
    stack = Stack(ctx, scene)
    return scene, stack


def frames(stack: Stack, count: int = 1, dt: float = 1 / 60) -> None:
    for _frame in range(count):
        stack.update(dt)


def press(stack: Stack, name: str) -> None:
    stack.handle(Do(name))


def top(stack: Stack) -> Scene:
    assert stack.top is not None
    return stack.top
