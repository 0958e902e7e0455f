"""How much a bid would be: worked out by hand."""

from typing import Any

import levels
from game import commands as c
from scenes.auction.bids import history, key_amount, mood, raises, steps
from scenes.auction.words import meaning
from scenes.board.session import Session
from tests.scenes.seats import session

A, B = {"name": "A", "cash": 200, "square": 5}, {"name": "B", "cash": 1500}


def auction(**more: Any) -> Session:
    """A declined the Reading Railroad, which it found by a roll of 1 and 4 from GO."""
    rules = {"live_auctions": more.pop("live", False)}
    start = {**A, "square": 0, **more.pop("a", {})}
    commands = [{"by": "A", "do": "roll"}, {"by": "A", "do": "decline"}]
    return session(start, B, turn="A", dice=[[1, 4]], rules=rules, commands=commands, **more)


def test_raises_are_scaled_to_the_edition():
    assert steps(levels.load("games_to_go")) == (1, 10, 50, 100)
    assert steps(levels.load("stockholm")) == (10, 200, 1000, 2000)
    assert steps(levels.load("suomi")) == (10_000, 100_000, 500_000, 1_000_000)


def test_own_key_bids_ten_more_than_the_standing_bid():
    s = auction()
    assert key_amount(s.position, 0) == 10
    s.act(c.Bid(1, 45))
    assert key_amount(s.position, 0) == 55


def test_no_bid_goes_above_the_cash():
    s = auction()
    s.act(c.Bid(1, 195))
    assert key_amount(s.position, 0) == 200
    assert [one.amount for one in raises(s.position, 0)] == [196]


def test_raises_name_what_the_bid_comes_to():
    s = auction()
    s.act(c.Bid(1, 40))
    assert raises(s.position, 0) == [(1, 41), (50, 90), (100, 140)]


def test_nobody_is_offered_what_the_rules_refuse():
    s = auction()
    s.act(c.Bid(1, 200))
    assert raises(s.position, 0) == []
    assert key_amount(s.position, 0) == 201


def test_what_the_lot_would_mean_is_told_to_bidders_alone():
    s = auction()
    assert meaning(s.position, 0) == ["You would have 1 of 4 stations: rent $25"]
    assert s.act(c.Leave(0)) is None
    assert meaning(s.position, 0) == []
    assert meaning(s.position, 1) == ["You would have 1 of 4 stations: rent $25"]


def test_words_follow_the_countdown():
    s = auction(live=True)
    assert mood(s.position) == "open"
    s.match.wait(150)
    assert mood(s.position) == "once"
    s.match.wait(90)
    assert mood(s.position) == "twice"


def test_calm_auctions_have_no_countdown():
    assert mood(auction().position) == "calm"


def test_history_tells_last_bids_and_who_has_left():
    s = auction()
    for command in (c.Bid(0, 10), c.Bid(1, 20), c.Bid(0, 30), c.Leave(1)):
        s.act(command)
    assert history(s.events[:-2]) == {0: 30, 1: 0}


def test_a_piece_opens_at_the_building_price_of_ones_own_cheapest_lot():
    groups = {"oriental_avenue": {"houses": 2}, "vermont_avenue": {"houses": 2}, "connecticut_avenue": {"houses": 3}}
    dear = {"park_place": {"houses": 3}, "boardwalk": {"houses": 4}}
    s = session(
        {"name": "A", "cash": 900, "deeds": groups},
        {"name": "B", "cash": 900, "deeds": dear},
        turn="A",
        bank={"houses": 1, "hotels": 12},
        commands=[{"by": "A", "do": "build", "deed": "oriental_avenue"}, {"by": "B", "do": "want", "count": 1}],
    )
    assert [key_amount(s.position, seat) for seat in (0, 1)] == [50, 200]
