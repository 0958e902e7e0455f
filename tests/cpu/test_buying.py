"""Buying: nearly always at list price, since others would pay that by auction (Q1)."""

import pytest

import levels
from game import commands as c
from game.cpu import Mind
from game.state import BuyOrDecline
from tests.cpu.positions import LEVELS, SEED
from tests.rules.story import Story


def found(edition: str, at: int, seats: str = ">A; B; C; D") -> Story:
    """A has found a free deed."""
    story = Story(edition, seats)
    story.match.state.frames.append(BuyOrDecline(0, at))
    return story


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", ["games_to_go", "stockholm", "suomi"])
def test_whatever_is_found_first_is_bought(edition, level):
    for at in levels.load(edition).board.deeds:
        for seed in range(5):
            assert Mind(0, level, seed).decide(found(edition, at).match.position) == c.Buy(0)


def test_it_is_declined_where_nobody_else_can_pay():
    """Boardwalk, 400: B and C have 90 and 60, so 91 will do."""
    mind = Mind(0, "hard", SEED)
    assert mind.decide(found("games_to_go", 39, ">A 900; B 90; C 60").match.position) == c.Decline(0)
    assert mind.last_reason
    assert mind.last_reason.args == {"amount": 90}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_is_declined_where_the_cash_is_needed_for_the_rents_ahead(level):
    """Vermont Avenue, 100, for the last 100; hotels on pink and orange come within twelve squares, and A has houses
    to lose."""
    story = found("games_to_go", 8, ">A 100 @8: dark_blue=2; B 900: pink=hotel orange=hotel; C 900")
    assert Mind(0, level, SEED).decide(story.match.position) == c.Decline(0)
    story = found("games_to_go", 8, ">A 100 @8: dark_blue=2; B 900: pink orange; C 900")
    assert Mind(0, level, SEED).decide(story.match.position) == c.Buy(0)
