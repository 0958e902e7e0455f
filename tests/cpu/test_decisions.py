"""Single decisions that a good player would call plain."""

from typing import Any

import pytest

from game import commands as c
from game.cpu import Mind
from game.refusal import Refusal
from game.state import Auction
from tests.cpu.positions import LEVELS, SEED, after_the_roll, decision, deed
from tests.rules.story import Story, games, suomi


def managing(seats: str, **rest: Any) -> Story:
    """A story after the roll of the seat on the move."""
    story = games(seats, **rest)
    after_the_roll(story.match)
    return story


@pytest.mark.parametrize("level", LEVELS)
def test_the_lot_that_completes_a_group_is_bought(level):
    story = games(">A 800 @9: st_charles_place states_avenue; B; C", dice="23")
    story("A roll")
    assert decision(story, 0, level) == c.Buy(0)


def test_cash_is_raised_for_a_lot_that_completes_a_group():
    story = games(">A 100 @9: st_charles_place states_avenue reading_railroad short_line; B; C", dice="23")
    story("A roll")
    assert decision(story) in {c.Mortgage(0, deed("reading_railroad")), c.Mortgage(0, deed("short_line"))}


def test_the_last_lot_is_worth_more_to_who_it_completes_and_to_who_it_stops():
    """At auction: completing above list, blocking above list, a plain lot about list."""
    story = games(">A 900 @9: st_charles_place states_avenue; B 900; C 900", dice="23")
    story("A roll; A decline")
    auction = story.match.position.top
    assert isinstance(auction, Auction)
    limits = {seat: last_bid(story, seat) for seat in (0, 1)}
    assert limits[0] > 1.2 * 160
    assert limits[1] > 160


def last_bid(story: Story, seat: int) -> int:
    """The most a hard CPU goes to against one that always tops it by one."""
    match, mind, most = story.match.copy(), Mind(seat, "hard", SEED), 0
    rival = next(other for other in match.position.playing() if other != seat)
    for _round in range(100):
        command = mind.decide(match.position)
        if not isinstance(command, c.Bid):
            break
        most = command.amount
        match.do(command)
        match.do(c.Bid(rival, most + 1))
    return most


@pytest.mark.parametrize("level", LEVELS)
def test_no_bid_exceeds_the_cash(level):
    story = games(">A 900 @9; B 35: st_charles_place states_avenue; C 900", dice="23")
    story("A roll; A decline; A bid 30")
    command = Mind(1, level, SEED).decide(story.match.position)
    assert command in (c.Leave(1), *(c.Bid(1, amount) for amount in range(31, 36)))


def test_three_houses_come_before_a_fourth():
    story = managing(">A 900 @20: orange=3 light_blue=2; B; C")
    command = decision(story)
    assert isinstance(command, c.Build)
    assert command.deed in {6, 8, 9}


def test_single_lots_are_mortgaged_to_build():
    story = managing(">A 60 @20: orange reading_railroad park_place; B 700; C 700")
    command = decision(story)
    assert isinstance(command, c.Mortgage)
    assert command.deed in {deed("reading_railroad"), deed("park_place")}


def test_cash_is_kept_where_a_hotel_waits():
    """Five squares before a built up dark blue, with just the cash for its rent and nothing else to sell."""
    story = managing(">A 1600 @32: brown; B: dark_blue=hotel green=3; C")
    assert decision(story, 0, "normal") == c.EndTurn(0)


def test_in_a_shortage_hotels_wait():
    """Four houses on each orange lot, five houses in the bank, and B could use them."""
    story = managing(">A 900 @20: orange=4; B 900: green; C", bank=(5, 12))
    assert decision(story) == c.EndTurn(0)
    assert isinstance(decision(managing(">A 900 @20: orange=4; B 900: green; C")), c.Build)


@pytest.mark.parametrize("level", LEVELS)
def test_sets_are_broken_last(level):
    """A debt of 50 is raised on the single station, not on the lots with houses."""
    story = games(">A 0 @2: orange=3 reading_railroad; B", dice="11")
    story("A roll")
    assert story.phase == "tax"
    story("A choose_tax flat")
    assert decision(story, 0, level) == c.Mortgage(0, deed("reading_railroad"))


def test_who_cannot_pay_gives_up():
    story = games(">A 10 @36: baltic_avenue; B: boardwalk=hotel park_place=hotel", dice="12")
    story("A roll")
    assert decision(story) == c.Resign(0)


def test_out_of_jail_early_and_not_late():
    early = games(">A @10 jail 0; B; C; D")
    late = games(
        ">A 600 @10 jail 0: station utility brown; B: orange=hotel; C: red=hotel yellow=hotel;"
        "D: green=3 light_blue=3 dark_blue=3",
    )
    assert decision(early) == c.PayFine(0)
    assert decision(late) == c.Roll(0)


def test_the_lower_tax_is_chosen():
    story = games(">A 500 @2; B", dice="11")
    story("A roll")
    assert decision(story) == c.ChooseTax(0, "percent")
    rich = games(">A 5000 @2; B", dice="11")
    rich("A roll")
    assert decision(rich) == c.ChooseTax(0, "flat")


def test_where_lifting_on_receipt_is_cheap_it_is_lifted():
    story = suomi(">A; B; C")
    p = story.match.position
    station = p.board.groups["station"][0]
    p.state.owner[station], p.state.mortgaged[station] = 1, True
    story.match.do(c.Offer(0, 1, c.Side(p.board.squares[station].price), c.Side(0, (station,))))
    story.match.do(c.Accept(1))
    assert decision(story) == c.Redeem(0, station)


def test_a_refused_offer_is_not_repeated_while_nothing_changes():
    story = managing(
        ">A 900 @0: states_avenue virginia_avenue tennessee_avenue;"
        "B 900: st_charles_place st_james_place new_york_avenue; C 900"
    )
    mind, seen = Mind(0, "hard", SEED), []
    for _try in range(6):
        command = mind.decide(story.match.position)
        if not isinstance(command, c.Offer):
            break
        seen.append(command)
        for reply in (command, c.Refuse(command.to)):
            events = story.match.do(reply)
            assert not isinstance(events, Refusal)
            mind.observe(story.match.position, events)
    assert 1 <= len(seen) <= 3
    assert len(set(seen)) == len(seen)


def test_a_lot_settles_a_debt_to_who_can_use_it():
    """A owes 330 and has houses to lose: B's fourth station goes for the debt and some cash, C being ahead of both."""
    story = games(
        ">A 0 @24: light_blue=2 b_o_railroad; B 900: yellow=2 reading_railroad short_line pennsylvania_railroad;"
        "C 1500: green=4",
        dice="12",
    )
    story("A roll")
    offer = decision(story)
    assert isinstance(offer, c.Offer)
    assert (offer.to, offer.give.deeds) == (1, (deed("b_o_railroad"),))
    assert 0 < offer.take.debt <= 330
    story.match.do(offer)
    assert Mind(1, "hard", SEED).decide(story.match.position) == c.Accept(1)
