"""The card of the square pointed at: it gives way to what happens on the board."""

import pytest

from game.commands import Roll
from scenes.board.scene import BoardScene
from scenes.ui.actions import Do, Point
from tests.scenes.board.table import scene_of, session


@pytest.fixture
def scene(ctx) -> BoardScene:
    """A person is on the move, on the first square, and points at the one in the middle of the upper edge."""
    board, _stack = scene_of(ctx, session(people=2, cpus=0, pace="normal"))
    board.playback.skip()
    board.update(0)
    point(board, 25)
    assert card(board) == 25
    return board


def point(scene: BoardScene, square: int) -> None:
    rect = scene.stage.square(square)
    x, y = scene.ctx.view.units(rect.center)
    scene.ctx.inputs.device = "mouse"
    scene.handle(Point("move", x, y))


def card(scene: BoardScene) -> int:
    return scene.side._card(scene.playback.busy)


def roll(scene: BoardScene) -> None:
    scene.session.match.luck.forced = [[2, 3]]
    assert scene.session.act(Roll(scene.session.position.turn)) is None
    scene.update(0.01)
    assert scene.playback.busy


def test_it_gives_way_while_a_token_walks_past_a_resting_mouse(scene):
    roll(scene)
    assert card(scene) != 25
    scene.playback.skip()
    scene.update(0)
    assert card(scene) == 5


def test_it_comes_back_with_the_next_move_of_the_mouse(scene):
    roll(scene)
    point(scene, 26)
    scene.update(0.01)
    assert card(scene) == 26


def test_the_cursor_of_the_keys_stays(scene):
    scene.ctx.inputs.device = "keys"
    scene.handle(Do("right"))
    roll(scene)
    assert card(scene) == 26
