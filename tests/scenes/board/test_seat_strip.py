"""The seat strip: what a seat holds as chips, and what is told beside its cash."""

import pygame
import pytest

from scenes.board.act import gain, rising
from scenes.board.deed_row import chips, draw_deed_row
from scenes.board.effects import Rising
from scenes.board.shown import Shown
from scenes.ui.view import Box
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


def test_large_sums_rise_in_their_short_form_whichever_way_they_go(ctx) -> None:
    scene, stack = scene_of(ctx, session(people=2, cpus=0, edition="suomi"))
    frames(stack)
    assert [rising(scene.stage, 0, amount).words for amount in (1_500_000, -1_500_000)] == ["+1.5\xa0M€", "−1.5\xa0M€"]


def painted(ctx, game, lines: int) -> list[list[tuple[int, int]]]:
    """Where chips are in a row of 110 x 16 units, by line of it: where each begins, and how wide it is."""
    picture = pygame.Surface(ctx.view.size, pygame.SRCALPHA)
    draw_deed_row(picture, ctx, game.position, Shown.of(game.position), 0, Box(0, 0, 110, 16), lines)
    found = []
    for line in range(lines):
        foot = ctx.view.px(16) * (line + 1) // lines - (0 if line == lines - 1 else ctx.view.px(2)) - 1
        filled = [picture.get_at((x, foot)).a > 0 for x in range(ctx.view.px(110))]
        starts = [x for x, full in enumerate(filled) if full and not (x and filled[x - 1])]
        found.append([(x, filled[x:].index(False) if False in filled[x:] else len(filled) - x) for x in starts])
    return found


def test_chips_in_two_lines_are_all_there_and_of_one_width(ctx) -> None:
    upper, lower = painted(ctx, session(), 2)
    assert len(upper) == 2 + 4 + 3 + 3 + 2  # brown, stations, light blue, pink, utilities
    assert len(lower) == 3 + 3 + 3 + 3 + 2  # orange, red, yellow, green, dark blue
    assert len({wide for _x, wide in (*upper, *lower)}) == 1
    assert upper[-1][0] + upper[-1][1] == lower[-1][0] + lower[-1][1] == ctx.view.px(110)
