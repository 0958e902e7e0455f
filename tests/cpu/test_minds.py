"""What minds may know, and that they do the same whenever they have seen the same."""

import json

import pytest

import levels
from game import commands as c
from game.cpu import CHARACTERS, Adviser, Mind
from game.driver import Driver
from game.edition import Rules
from game.events import Event
from game.match import Match
from game.position import Position
from game.refusal import Refusal
from game.setup import SeatSetup, Setup, start
from game.state import Claim
from game.wire import position_json
from tests.cpu.positions import (
    LEVELS,
    SEED,
    after_the_roll,
    decision,
    matches_under_way,
    seats_in_hand,
    two_halves,
)
from tests.rules.story import Story, games


def match_of(seed: int, rules: Rules) -> tuple[Match, list[Event]]:
    seats = tuple(SeatSetup(level, level) for level in LEVELS)
    return start(
        Setup(levels.load("games_to_go"), seats, rules, seed, "normal" if rules.session_minutes else "instant")
    )


def test_a_position_holds_no_dice_and_no_decks():
    """A mind is handed nothing else, so it cannot know them."""
    assert set(Position.__slots__) == {"board", "edition", "hotel", "houses_for_hotel", "rules", "state"}
    for match in matches_under_way():
        state = match.position.state
        assert not any("luck" in name or "dice" in name or "deck" in name for name in state.__dataclass_fields__)


def test_other_dice_to_come_change_no_decision():
    for match, seat in seats_in_hand():
        other = match.copy()
        other.luck.dice.drawn += 1000
        assert Mind(seat, "hard", SEED).decide(match.position) == Mind(seat, "hard", SEED).decide(other.position)


def test_deciding_changes_nothing():
    for match, seat in seats_in_hand():
        before = json.dumps(position_json(match.position))
        mind = Mind(seat, "hard", SEED)
        first = mind.decide(match.position)
        assert mind.decide(match.position) == first
        assert json.dumps(position_json(match.position)) == before


@pytest.mark.parametrize("rules", [Rules(), Rules(attentive_rent=True, live_auctions=True)])
def test_minds_fed_with_the_record_go_on_as_those_that_played(rules):
    """Half a match is played; other minds see its events only; from there both choose the same to the end."""
    match, opening = match_of(5, rules)
    driver = Driver(match)
    driver.note(opening)
    fed = {seat: Mind(seat, LEVELS[seat], match.luck.doubts) for seat in range(3)}
    for mind in fed.values():
        mind.observe(match.position, opening)
    for step in range(1500):
        if match.state.over:
            break
        if step > 400 and driver.ticks_to_wait() == 0:
            seat = match.position.must()[0]
            if driver.minds.mind(seat).level:
                assert fed[seat].decide(match.position) == driver.minds.mind(seat).decide(match.position)
        events = driver.step()
        for mind in fed.values():
            mind.observe(match.position, events)


def test_advice_is_legal_and_what_hard_would_do():
    for match, seat in seats_in_hand():
        found = Adviser(match.position, seat).best()
        assert found
        assert found.command == Mind(seat, "hard", 0).decide(match.position)
        assert not isinstance(match.copy().do(found.command), Refusal)
        assert found.reason is None or found.reason.text.format(**found.reason.args)


def test_advice_for_a_find_names_what_it_gains():
    story = games(">A; B; C", dice="12")
    story("A roll")
    found = Adviser(story.match.position, 0).best()
    assert found
    assert found.reason
    assert found.command == c.Buy(0)
    assert found.reason.args["gain"] > 0


def test_nobody_is_advised_who_is_not_asked():
    assert Adviser(games(">A; B").match.position, 1).best() is None


def test_advice_on_deeds_and_deals():
    story = two_halves()
    after_the_roll(story.match)
    adviser = Adviser(story.match.position, 0)
    assert adviser.on_deeds() is None
    found = adviser.best_deal(1)
    assert found
    assert min(found[1]) > 0
    assert adviser.gains(found[0]) == found[1]
    assert adviser.best_deal(2) is None
    assert adviser.rents_ahead() > 0


def test_characters_shift_weights_a_little():
    plain = Mind(0, "hard", SEED).weights
    for character in CHARACTERS:
        assert character.temper
        for name, factor in character.temper:
            assert getattr(Mind(0, "hard", SEED, character).weights, name) == getattr(plain, name) * factor
            assert 0.5 <= factor <= 1.6


def test_easy_forgets_a_rent_now_and_then_and_the_others_never():
    story = games(">A; B: boardwalk", attentive_rent=True)
    due = [claims(story, level) for level in LEVELS]
    assert due[1] == due[2] == 200
    assert 150 < due[0] < 200


def claims(story: Story, level: str) -> int:
    """How many of 200 rents a level claims."""
    p, count = story.match.position, 0
    for turn in range(200):
        p.state.claims = [Claim(turn, 0, 1, 39, 50)]
        count += Mind(1, level, SEED).aside(p) is not None
    return count


def test_easy_makes_no_offers_of_its_own_while_things_happen():
    for match, seat in seats_in_hand():
        match.state.quiet = 0
        assert not isinstance(Mind(seat, "easy", SEED).decide(match.position), c.Offer)


def test_no_offers_to_people_who_want_none():
    for match, seat in seats_in_hand():
        for player in match.state.seats:
            player.cpu = None
        assert not isinstance(Mind(seat, "hard", SEED, asks_humans=False).decide(match.position), c.Offer)


def test_time_is_up_nothing_is_decided():
    story = games(">A cpu hard; B", session_minutes=1)
    story.match.state.ticks_left = 0
    assert decision(story) is None
