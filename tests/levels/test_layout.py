"""Where things are on the shipped boards."""

from itertools import groupby

import pytest

import levels
from levels import Layout, Rect
from levels.layout import side_of


@pytest.fixture(params=levels.names())
def layout(request: pytest.FixtureRequest) -> Layout:
    return levels.layout(request.param)


def test_positions_run_clockwise_from_the_bottom_right(layout: Layout):
    squares = layout.squares
    assert [square.position for square in squares] == list(range(40))
    assert squares[0].rect == Rect(1060, 1060, 160, 160)
    assert squares[1].rect == Rect(960, 1060, 100, 160)
    assert squares[10].rect == Rect(0, 1060, 160, 160)
    assert squares[11].rect == Rect(0, 960, 160, 100)
    assert squares[21].rect == Rect(160, 0, 100, 160)
    assert squares[39].rect == Rect(1060, 960, 160, 100)


def test_each_square_touches_the_next(layout: Layout):
    for square in layout.squares:
        after = layout.squares[(square.position + 1) % 40].rect
        grown = Rect(after.x - 1, after.y - 1, after.width + 2, after.height + 2)
        assert grown.overlaps(square.rect)


def test_sides(layout: Layout):
    runs = [(side, len(list(run))) for side, run in groupby(square.side for square in layout.squares)]
    assert runs == [(side, n) for edge in ("bottom", "left", "top", "right") for side, n in (("corner", 1), (edge, 9))]


def test_the_band_is_on_the_inner_edge_and_the_flag_on_the_outer(layout: Layout):
    middle = layout.middle.center
    for square in layout.squares:
        if square.band and square.flag:
            assert distance(square.band, middle) < distance(square, middle) < distance(square.flag, middle)


def distance(thing: Rect | levels.SquareLayout, point: tuple[float, float]) -> float:
    x, y = (thing if isinstance(thing, Rect) else thing.rect).center
    return abs(x - point[0]) + abs(y - point[1])


def test_places_for_six_tokens_and_six_in_jail(layout: Layout):
    assert {len(square.tokens) for square in layout.squares} == {6}
    assert [len(square.jailed) for square in layout.squares if square.jailed] == [6]
    assert layout.squares[10].jailed


def test_buildings_stand_on_the_band_of_streets(layout: Layout):
    streets = [square for square in layout.squares if square.band]
    assert len(streets) == 22
    for square in streets:
        assert square.band
        assert square.hotel
        assert len(square.houses) == 4
        assert all(place.within(square.band) for place in (*square.houses, square.hotel))


def test_which_square_is_under_a_point(layout: Layout):
    assert layout.at(1219, 1219) == 0
    assert layout.at(959, 1060) == 2
    assert layout.at(960, 1060) == 1
    assert layout.at(610, 610) is None
    assert layout.at(-1, 1220) is None


def test_side_of_a_square_that_is_nearest_to_one_edge():
    assert side_of(Rect(0, 40, 20, 20), 100, 100) == "left"
    assert side_of(Rect(0, 0, 20, 20), 100, 100) == "corner"


def test_overlap_is_more_than_a_shared_edge():
    assert not Rect(0, 0, 10, 10).overlaps(Rect(10, 0, 10, 10))
    assert Rect(0, 0, 10, 10).overlaps(Rect(9, 9, 10, 10))
