"""Pictures fill the size they are asked for, edge to edge, and are kept while they are needed."""

import pygame
import pytest

import assets
from scenes.sprites import Cache
from scenes.svg import render_svg

SQUARE = 10 * 10 * 4


def square() -> pygame.Surface:
    return pygame.Surface((10, 10))


@pytest.mark.parametrize("side", [387, 515, 516, 517, 775, 1033])
def test_wide_layers_leave_no_seam(side: int) -> None:
    sky = assets.path("svg/middle/games_to_go/sky.svg").read_text(encoding="utf-8")
    height = round(side * 0.7)
    picture = render_svg(sky, (side, height))
    assert picture.get_size() == (side, height)
    assert {picture.get_at((x, y)).a for x in (0, side - 1) for y in (0, height - 1)} == {255}


def test_the_longest_unused_go_first():
    cache = Cache(budget=3 * SQUARE)
    for name in "abc":
        cache.get(name, square)
    cache.get("a", square)
    cache.get("d", square)
    assert [name in cache for name in "abcd"] == [True, False, True, True]


def test_what_the_last_frame_showed_stays_whatever_it_takes():
    cache = Cache(budget=2 * SQUARE)
    for _frame in range(2):
        cache.turn()
        for name in "abcd":
            cache.get(name, square)
    assert len(cache) == 4
    for _frame in range(2):
        cache.turn()
        cache.get("a", square)
    cache.get("e", square)
    assert [name in cache for name in "abcde"] == [True, False, False, False, True]
