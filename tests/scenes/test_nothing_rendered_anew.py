"""While something moves, no picture is loaded and no text rendered, but for what is said for the first time."""

from collections.abc import Callable

import pygame
import pytest

import levels
from scenes.canvas import Canvas
from scenes.context import Context
from scenes.scene import Scene
from scenes.stack import Stack
from scenes.ui.text import Text
from tools.states import Shot, match
from tools.states.board import opened, table
from tools.states.tables import roll

FRAME = 1 / 60


class Counted:
    """What has been rendered since the last `clear`."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.pictures: list[object] = []

    def clear(self) -> None:
        self.texts.clear()
        self.pictures.clear()

    def __bool__(self) -> bool:
        return bool(self.texts or self.pictures)

    def __repr__(self) -> str:
        return f"{self.texts} {self.pictures}"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    found = Counted()
    render, load = Text._render, pygame.image.load_sized_svg

    def rendered(self, wanted):
        found.texts.append(wanted.text)
        return render(self, wanted)

    def loaded(file, size):
        found.pictures.append(size)
        return load(file, size)

    monkeypatch.setattr(Text, "_render", rendered)
    monkeypatch.setattr(pygame.image, "load_sized_svg", loaded)
    return found


class Shown:
    """A scene that runs frame by frame on a canvas."""

    def __init__(self, ctx: Context, scene: Scene) -> None:
        self.stack, self.canvas = Stack(ctx, scene), Canvas(ctx.view.size)

    def run(self, frames: int) -> None:
        for _frame in range(frames):
            self.stack.update(FRAME)
            self.stack.draw(self.canvas)
            self.canvas.show()

    def run_while(self, moving: Callable[[], bool], counted: Counted) -> int:
        """Run until it stands still; gives the frames before that, and counts what was rendered in them."""
        counted.clear()
        frames, texts, pictures = -1, 0, 0
        while moving():
            texts, pictures = len(counted.texts), len(counted.pictures)
            self.run(1)
            frames += 1
        del counted.texts[texts:], counted.pictures[pictures:]
        return frames


@pytest.fixture
def board(ctx):
    """A board on which the turning wheel has shown all its positions; the human Astrid is to roll, at square 19."""
    shot = Shot(ctx, levels.load("stockholm"))
    session = table(shot)
    scene = opened(shot, session)
    shown = Shown(ctx, scene)
    shown.run(90)
    return session, scene, shown


def test_nothing_at_all_while_the_board_waits(board, counted):
    _session, _scene, shown = board
    shown.run(120)
    assert not counted, counted


def test_dice_and_walk(board, counted):
    session, scene, shown = board
    roll(session, (6, 4))
    while not scene.stage.dice.dice:
        shown.run(1)
    shown.run(12)  # words on who is on the move, and the card of the square that the dice lead to
    assert shown.run_while(lambda: not scene.stage.dice.lying, counted) > 20
    assert not counted.pictures, counted
    assert {text[-8:] for text in counted.texts} <= {"rolls 10"}, counted  # with its shadow
    while not any(figure.held for figure in scene.stage.tokens.figures):
        shown.run(1)
    shown.run(3)  # what is told about the roll
    assert shown.run_while(lambda: any(figure.held for figure in scene.stage.tokens.figures), counted) > 60
    assert not counted, counted


def test_an_auction_counting_down(ctx, counted):
    shot = Shot(ctx, levels.load("games_to_go"))
    scene = match.under_hammer(shot, match.deal(match.table(shot)), 26, [(0, 20)])
    shown = Shown(ctx, scene)
    shown.run(30)
    counted.clear()
    shown.run(60)
    assert not counted.pictures, counted
    assert len(counted.texts) <= 2, counted  # that it is going once
