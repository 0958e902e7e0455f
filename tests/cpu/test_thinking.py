"""Minds think ahead in steps: what comes of it is what they would have decided at once, and never for another table."""

from collections.abc import Callable

import pytest

from game import commands as c
from game.commands import Level
from game.cpu import Mind
from game.driver import DECISION_TICKS, Driver
from game.match import Match
from tests.cpu.positions import SEED, after_the_roll, valuations
from tests.rules.story import games

LOTS = (
    "A 900{cpu}: states_avenue virginia_avenue tennessee_avenue;"
    "B 900{cpu} keys 1: st_charles_place st_james_place new_york_avenue; C 900: boardwalk=1 park_place=1"
)


def in_hand(level: Level | None = "hard", other: Level | None = "hard", **rules) -> Match:
    """A, after its roll, lacks a pink lot that B has, and B an orange one that A has."""
    match = games(">" + LOTS.format(cpu=""), **rules).match
    after_the_roll(match)
    match.state.seats[0].cpu, match.state.seats[1].cpu = level, other
    return match


def indebted() -> Match:
    """A owes B 330 and has houses to lose, or B's fourth station to give."""
    story = games(
        ">A 0 @24 cpu hard: light_blue=2 b_o_railroad; B 900: yellow=2 reading_railroad short_line"
        " pennsylvania_railroad; C 1500 cpu hard: green=4",
        dice="12",
    )
    match = story("A roll").match
    match.state.seats[1].cpu = "hard"
    return match


def thought_through(driver: Driver, steps: int = 1) -> int:
    """Think to the end, so many steps at once; how often that took."""
    times = 1
    while not driver.think(steps):
        times += 1
    return times


@pytest.fixture
def valued(monkeypatch) -> list[int]:
    return valuations(monkeypatch)


@pytest.mark.parametrize("position", [in_hand, indebted])
def test_a_step_values_one_position_and_a_thought_decision_none(position, valued: list[int]):
    match = position()
    at_once = Mind(0, "hard", match.luck.doubts).decide(match.position)
    assert isinstance(at_once, c.Offer)
    whole, steps, driver = len(valued), 0, Driver(match)
    valued.clear()
    while not driver.think(1):
        steps += 1
        assert len(valued) <= steps
    assert len(valued) == whole > 5
    valued.clear()
    match.wait(1)
    assert driver.command() == at_once
    assert not valued


def test_steps_left_over_are_given_back(valued: list[int]):
    driver = Driver(in_hand())
    assert driver.think(5) == 0
    assert len(valued) <= 5
    assert 0 < driver.think(1000) < 1000
    assert driver.think(1000) == 1000, "it is thought through"


def test_what_is_thought_in_part_is_thought_to_its_end_when_it_is_asked_for(valued: list[int]):
    match = in_hand()
    at_once = Mind(0, "hard", match.luck.doubts).decide(match.position)
    whole, driver = len(valued), Driver(match)
    match.wait(1)
    valued.clear()
    driver.think(7)
    assert driver.command() == at_once
    assert len(valued) == whole


def test_nothing_is_thought_ahead_where_a_decision_is_quick():
    for position in (">A 900 cpu hard; B 900", ">A 900; B 900 cpu hard", ">A 900 jail 1 cpu hard; B 900 cpu hard"):
        driver = Driver(games(position).match)
        assert driver.think(3) == 3
        assert driver.minds.thinker is None or driver.minds.thinker.thought is None


@pytest.mark.parametrize("minutes", [None, 15])
def test_it_is_thought_for_the_tick_at_which_it_is_due(minutes):
    """In a timed session values sink with the time that is left: they are those of the due tick."""
    match = in_hand(session_minutes=minutes)
    match.state.pace = "normal"
    driver = Driver(match)
    thought_through(driver)
    mind = driver.minds.mind(0)
    assert mind.thought
    assert driver.command() is None
    match.wait(DECISION_TICKS["normal"])
    assert mind.thought.p.state == match.state
    assert driver.command() == Mind(0, "hard", match.luck.doubts).decide(match.position)


def test_nothing_is_thought_for_a_tick_after_the_end_of_the_session():
    match = in_hand(session_minutes=15)
    match.state.pace = "normal"
    match.state.ticks_left = DECISION_TICKS["normal"]
    assert Driver(match).think(9) == 9
    match.state.ticks_left += 1
    assert Driver(match).think(9) == 0


def sold(driver: Driver) -> None:
    """C, a person, sells a house while A thinks, and the driver hears of it."""
    result = driver.match.do(c.Sell(2, 39))
    assert isinstance(result, list)
    driver.note(result)


def unheard(driver: Driver) -> None:
    """The same without a word to the driver."""
    assert isinstance(driver.match.do(c.Sell(2, 39)), list)


def taken_over(driver: Driver) -> None:
    """Another level plays on for A."""
    result = driver.match.do(c.Control(2, 0, "normal"))
    assert isinstance(result, list)
    driver.note(result)


def people_left_alone(driver: Driver) -> None:
    """No offers to people any more."""
    driver.minds.ask_humans(False)


def told(driver: Driver) -> None:
    """A mind that is told something by itself forgets what it thought."""
    driver.minds.mind(0).observe(driver.match.position, [])


def slower(driver: Driver) -> None:
    """More ticks to wait, by a command at the same tick."""
    result = driver.match.do(c.SetPace(2, "fast"))
    assert isinstance(result, list)
    driver.note(result)


CHANGES = [sold, unheard, taken_over, people_left_alone, told, slower]


@pytest.mark.parametrize("steps", [4, 1000])
@pytest.mark.parametrize("change", CHANGES)
def test_a_thought_is_void_after_any_change(change: Callable[[Driver], None], steps, valued: list[int]):
    """B is played by a person, so that its seat may be left alone; the thought of before is not even looked at."""
    match = in_hand(other=None)
    driver = Driver(match)
    driver.think(steps)
    change(driver)
    match.wait(driver.ticks_to_wait() or 0)
    anew = Driver(match.copy())
    anew.minds.ask_humans(driver.minds.asks_humans)
    anew.acted = driver.acted
    valued.clear()
    wanted = anew.command()
    whole = len(valued)
    assert driver.command() == wanted
    assert len(valued) == 2 * whole
    assert (wanted is None or not isinstance(wanted, c.Offer)) == (change is people_left_alone)


def test_a_thought_says_nothing_before_it_is_uttered():
    match = in_hand()
    driver = Driver(match)
    thought_through(driver)
    mind = driver.minds.mind(0)
    assert mind.last_reason is None
    match.wait(1)
    offer = driver.command()
    alone = Mind(0, "hard", SEED)
    assert alone.decide(match.position) == offer
    assert mind.last_reason == alone.last_reason is not None
