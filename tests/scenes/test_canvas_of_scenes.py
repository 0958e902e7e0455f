"""Scenes on a canvas look as they do on any surface, whatever moves in them."""

import pygame
import pytest

import levels
from scenes.canvas import Canvas
from tools.states import STATES, Shot
from tools.states.motion import stacked

MOVING = [
    "title", "setup", "settings_look", "board_throw", "board_walk", "board_rent", "board_group", "board_jailed",
    "board_bankrupt", "board_recap", "auction", "auction_sold", "trade_answer", "manage", "manage_debt", "results",
]  # fmt: skip
SIZE = (960, 540)


@pytest.mark.parametrize("name", MOVING)
def test_every_frame_looks_as_on_a_plain_surface(make_ctx, name):
    ctx = make_ctx(SIZE)
    stack = stacked(ctx, STATES[name].scenes(Shot(ctx, levels.load("games_to_go"))))
    canvas, plain = Canvas(SIZE), pygame.Surface(SIZE)
    for number in range(24):
        for _step in range(1 + number % 3 * 9):
            stack.update(1 / 60)
        stack.draw(canvas)
        canvas.show()
        stack.draw(plain)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(plain, "RGB"), number
