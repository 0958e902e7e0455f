"""Offers of one's own: what is put into them, and which are made at all (X1)."""

from itertools import product

import pytest

from game import commands as c
from game.cpu import Adviser, Mind, deals, swaps, trading
from game.cpu.thinking import whole
from game.position import Position
from tests.cpu.positions import SEED, after_the_roll
from tests.rules.story import games

HALVES = "states_avenue virginia_avenue tennessee_avenue"
OTHERS = "st_charles_place st_james_place new_york_avenue"


def position(seats: str) -> Position:
    """After the roll of the seat on the move."""
    story = games(seats)
    after_the_roll(story.match)
    return story.match.position


def offered(seats: str, level: str = "hard") -> c.Offer | None:
    """What the seat on the move offers."""
    command = Mind(0, level, SEED).decide(position(seats))
    return command if isinstance(command, c.Offer) else None


def test_keys_go_with_deals_either_way():
    """What the swap itself is worth to either side differs with their cash; now and then a key makes it good."""
    given, taken = set(), set()
    for mine in (200, 300, 400, 500):
        for theirs in (200, 400, 600):
            offer = offered(f">A {mine} keys 1: {HALVES}; B {theirs} keys 1: {OTHERS}; C 900: light_blue=3")
            if offer:
                given.add(offer.give.keys)
                taken.add(offer.take.keys)
    assert given == {0, 1}
    assert taken == {0, 1}


def test_a_swap_is_tried_with_the_keys_that_are_there():
    swap = c.Offer(0, 1, c.Side(deeds=(13, 14)), c.Side(deeds=(16, 19)))
    for mine, theirs in product((0, 2), repeat=2):
        p = position(f">A 900 keys {mine}: {HALVES}; B 900 keys {theirs}: {OTHERS}; C 900")
        tried = [(form.give.keys, form.take.keys) for form in trading.with_keys(p, swap)]
        assert tried == [(0, 0)] + [(1, 0)] * (mine > 0) + [(0, 1)] * (theirs > 0)


def test_two_deeds_a_side_are_swapped():
    """A gives its two pink lots for B's two orange ones, both complete a group, and A's is the better one."""
    offer = offered(f">A 900: {HALVES}; B 900: {OTHERS}; C 900")
    assert offer
    assert (offer.give.deeds, offer.take.deeds) == ((13, 14), (16, 19))
    assert offer.give.cash > 0


def test_a_mortgaged_deed_is_swapped_for_what_it_is_worth():
    """The taker has 7 to pay at once and 77 later, the giver is rid of a debt; the swap is offered all the same."""
    swap = c.Offer(0, 1, c.Side(85, (13, 14)), c.Side(deeds=(16, 19)))
    plain, owing = (
        position(f">A 900: {lots}; B 900: {OTHERS}; C 900")
        for lots in (HALVES, HALVES.replace("states_avenue", "states_avenue=m"))
    )
    clear, burdened = (Adviser(p, 0).gains(swap) for p in (plain, owing))
    assert burdened.by > clear.by
    assert burdened.to < clear.to - 7
    mind = Mind(0, "hard", SEED)
    found = whole(trading.candidates(mind, mind.look(owing), 1))
    assert any(offer.give.deeds == (13, 14) for offer, _gain in found)


def test_normal_offers_only_what_completes_a_group_for_both():
    """B can complete nothing: hard offers to buy the lot it lacks."""
    one_sided = (
        ">A 1400: st_james_place new_york_avenue; B 300: tennessee_avenue pacific_avenue; C 900; D 900: light_blue=3"
    )
    assert offered(one_sided, "normal") is None
    offer = offered(one_sided, "hard")
    assert offer
    assert offer.give.cash > 180
    assert offered(f">A 900: {HALVES}; B 900: {OTHERS}; C 900", "normal")


@pytest.mark.parametrize("keys", [0, 1])
def test_an_offer_is_near_the_middle_and_good_for_both(keys):
    p = position(f">A 900 keys {keys}: {HALVES}; B 900: {OTHERS}; C 900")
    mind = Mind(0, "hard", SEED)
    offer = mind.decide(p)
    assert isinstance(offer, c.Offer)
    gain = deals.gains(mind.look(p), offer)
    assert 0.3 < gain.by / (gain.by + gain.to) < 0.75


def test_a_person_is_made_one_offer_a_turn():
    """B, a person, refuses; hard, which makes three offers a turn, asks it no more in this one."""
    story = games(f">A 900 cpu hard: {HALVES}; B 900: {OTHERS}; C 900")
    after_the_roll(story.match)
    match, mind = story.match, Mind(0, "hard", SEED)
    offer = mind.decide(match.position)
    assert isinstance(offer, c.Offer)
    for command in (offer, c.Refuse(1)):
        events = match.do(command)
        assert isinstance(events, list)
        mind.observe(match.position, events)
    later = mind.decide(match.position)
    assert not (isinstance(later, c.Offer) and later.to == 1)


def test_an_even_swap_needs_two_groups_that_two_seats_have_between_them():
    """A and B share the pink and the orange group, A and C the dark blue one alone, and the bank has a part of none."""
    p = position(f">A 900: {HALVES} boardwalk; B 900: {OTHERS}; C 900: park_place reading_railroad; D 900")
    assert swaps.partners(p, 0) == [1, 2]
    assert swaps.partners(p, 0, evenly=True) == [1]
    mind = Mind(0, "normal", SEED)
    assert whole(swaps.promising(mind.look(p), 0, 2, evenly=True)) == []
    assert whole(swaps.promising(mind.look(p), 0, 1, evenly=True))
    p.state.quiet = 1000
    assert swaps.partners(p, 0, evenly=True) == [1, 2, 3], "at a standstill any lot may go to anybody"
