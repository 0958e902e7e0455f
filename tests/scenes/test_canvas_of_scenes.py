"""Scenes on a canvas look as they do on any surface, whatever moves in them."""

import pygame
import pytest

import levels
from scenes.canvas import Canvas
from scenes.scene import Push, Scene
from scenes.stack import Stack
from tools import board_states, match_states  # noqa: F401  (their states)
from tools.states import STATES, Shot

MOVING = [
    "title", "setup", "settings_look", "board_throw", "board_walk", "board_rent", "board_group", "board_jailed",
    "board_bankrupt", "board_recap", "auction", "auction_sold", "trade_answer", "manage", "manage_debt", "results",
]  # fmt: skip
SIZE = (960, 540)


@pytest.mark.parametrize("name", MOVING)
def test_every_frame_looks_as_on_a_plain_surface(make_ctx, name):
    ctx = make_ctx(SIZE)
    made = STATES[name].make(Shot(ctx, levels.load("games_to_go")))
    bottom, *above = [made] if isinstance(made, Scene) else made
    stack = Stack(ctx, bottom)
    for scene in above:
        stack.follow(Push(scene))
    canvas, plain = Canvas(SIZE), pygame.Surface(SIZE)
    for number in range(24):
        for _step in range(1 + number % 3 * 9):
            stack.update(1 / 60)
        stack.draw(canvas)
        canvas.show()
        stack.draw(plain)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(plain, "RGB"), number
