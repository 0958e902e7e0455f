"""The seat strip: what a seat holds as chips, and what is told beside its cash."""

import pygame
import pytest

from scenes.board.act import gain
from scenes.board.deed_row import chips
from scenes.board.effects import Rising
from scenes.board.shown import Shown
from tests.scenes.board.table import frames, scene_of, session


def test_chips_stand_by_group_and_tell_how_a_deed_stands() -> None:
    game = session()
    for deed in (1, 3, 5, 6):
        game.match.state.owner[deed] = 0
    game.match.state.owner[8] = 1
    game.match.state.mortgaged[5] = True
    mine = chips(game.position, Shown.of(game.position), 0)
    assert mine[0] == (("brown", "whole"), ("brown", "whole"))
    assert ("station", "mortgaged") in mine[1]
    assert [standing for _group, standing in mine[2]] == ["own", "other", "other"]
    assert sum(len(row) for row in mine) == 28
    theirs = chips(game.position, Shown.of(game.position), 1)
    assert [standing for _group, standing in theirs[2]] == ["other", "own", "other"]


@pytest.mark.parametrize("people", [4, 6])
def test_a_sum_gained_is_told_within_the_panel_of_who_gains_it(ctx, people) -> None:
    scene, stack = scene_of(ctx, session(people=people, cpus=0))
    frames(stack)
    scene.playback.skip()
    for seat, row in enumerate(scene.side.strip.rows()):
        before = len(scene.stage.effects)
        gain(scene.stage, seat, -60)
        (rising,) = scene.stage.effects[before:]
        assert isinstance(rising, Rising)
        y = rising.at[1] / ctx.view.scale
        assert rising.ends
        assert row.y < y - rising.by < y < row.bottom
        assert row.x < rising.at[0] / ctx.view.scale < row.right


def test_a_row_lights_up_by_and_by(ctx) -> None:
    scene, stack = scene_of(ctx, session(people=2, cpus=0))
    frames(stack)
    strip, seen = scene.side.strip, []
    at = ctx.view.rect(strip.rows()[1]).move(-30, 4).midright
    for lit in (0.0, 0.5, 1.0):
        strip._lit[1].jump(lit)
        picture = pygame.Surface(ctx.view.size)
        strip.draw(picture)
        seen.append(picture.get_at(at))
    dark, half, bright = seen
    assert dark != bright
    assert all(abs(2 * middle - low - high) <= 2 for low, middle, high in zip(dark, half, bright, strict=True))
