"""One value of a position."""

import pytest

from game.cpu.value import Judge, View
from game.cpu.weights import SHIPPED
from tests.cpu.positions import deed, matches_under_way, two_halves
from tests.rules.story import Story, games, stockholm

NO_DOUBTS = [1.0] * 10


def look(story: Story) -> View:
    return Judge(story.match.position, SHIPPED, NO_DOUBTS).look(story.match.position)


def test_equal_seats_stand_equal():
    view = look(games(">A; B; C; D"))
    assert len(set(view.standings.values())) == 1
    assert view.chance(0) == pytest.approx(0.25)


def test_chances_sum_to_one():
    for match in matches_under_way():
        view = Judge(match.position, SHIPPED, NO_DOUBTS).look(match.position)
        assert sum(view.chance(seat) for seat in view.standings) == pytest.approx(1)


def test_a_whole_group_is_worth_more_than_its_lots_in_three_hands():
    whole = look(games(">A 900: orange; B 900: brown; C 900"))
    parts = look(games(">A 900: st_james_place; B 900: brown; C 900"))
    assert whole.standings[0] > parts.standings[0] + 400


def test_a_group_that_cannot_be_built_on_is_worth_a_fraction():
    rich, poor = look(games(">A 1500: orange; B")), look(games(">A 20: orange=m; B"))
    assert poor.standings[0] < rich.standings[0] / 2


def test_what_helps_the_strongest_rival_costs_most():
    view = look(games(">A 900; B 900: orange=3; C 900"))
    to_leader = view.outlook(0, view.after({deed("park_place"): 1}))
    to_other = view.outlook(0, view.after({deed("park_place"): 2}))
    assert to_leader < to_other < view.outlook(0)


def test_after_agrees_with_a_fresh_look():
    story = two_halves()
    moved = {deed("st_charles_place"): 0, deed("tennessee_avenue"): 1}
    guessed = look(story).after(moved, {0: -100, 1: 100})
    state = story.match.state
    for at, seat in moved.items():
        state.owner[at] = seat
    state.seats[0].cash -= 100
    state.seats[1].cash += 100
    assert look(story).standings == pytest.approx(guessed)


def test_money_scales_with_the_edition():
    dollars = look(games(">A: orange; B; C"))
    kronor = look(stockholm(">A: orange; B; C"))
    assert kronor.standings[0] / dollars.standings[0] == pytest.approx(20, rel=0.15)
    assert kronor.chance(0) == pytest.approx(dollars.chance(0), abs=0.05)


def test_at_the_end_of_time_standing_is_worth():
    story = games(">A 700: orange=2 reading_railroad=m; B", session_minutes=30)
    story.match.state.ticks_left = 1
    assert look(story).standings[0] == pytest.approx(story.worth["A"], rel=0.01)
