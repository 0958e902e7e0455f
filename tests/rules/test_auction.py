"""A1, A2, A4: auctions of deeds."""

from typing import Any

import pytest

from tests.rules.story import Story, games, stockholm, suomi


def declined(seats: str, **rest: Any) -> Story:
    """Baltic Avenue comes under the hammer."""
    return games(seats, dice="12", **rest)("A roll; A decline")


def test_a1_highest_bidder_pays_the_bank():
    t = declined(">A 100; B 100; C 100")
    t("B bid 10; C bid 20; A leave; B leave")
    assert (t.owner("baltic_avenue"), t.cash, t.phase) == ("C", {"A": 100, "B": 100, "C": 80}, "manage")
    assert t.turn == "A"


def test_a1_the_seat_that_declined_may_bid():
    t = declined(">A 100; B 100")
    t("A bid 1; B leave")
    assert (t.owner("baltic_avenue"), t.cash["A"]) == ("A", 99)


@pytest.mark.parametrize(("story", "unit"), [(games, 1), (stockholm, 10), (suomi, 10_000)])
def test_a1_table_from_one_unit_and_by_the_unit(story, unit):
    t = story(">A; B", dice="12")
    t("A roll; A decline").refuses("A bid 0", f"A bid -{unit}", f"A bid {unit - 1}")
    t(f"A bid {unit}").refuses(f"B bid {unit}", f"B bid {2 * unit - 1}")
    t(f"B bid {2 * unit}")
    if unit > 1:
        t.refuses(f"A bid {3 * unit + 1}", f"A bid {4 * unit - 5}")
    assert t.auction["bid"] == 2 * unit


def test_a1_any_bid_above_is_good():
    t = declined(">A 100; B 100")
    assert t("B bid 77; A bid 100").auction["by"] == "A"
    t.refuses("B bid 101")


def test_a1_cash_on_hand_only():
    t = declined(">A 10: short_line; B 100")
    t.refuses("A bid 11")
    t("A bid 10")


def test_a1_a_seat_that_leaves_is_out():
    t = declined(">A; B; C")
    t("B leave").refuses("B bid 10", "B leave")
    assert (t.auction["bidders"], t.must) == (["A", "C"], ["A", "C"])


def test_a1_the_standing_bidder_neither_leaves_nor_tops_itself():
    t = declined(">A; B; C")
    t("B bid 5").refuses("B bid 6", "B leave")
    assert (t.must, t.awaiting["B"]) == (["A", "C"], [])


def test_a1_all_left_the_deed_stays_with_the_bank():
    t = declined(">A; B; C")
    t("C leave; A leave; B leave")
    assert (t.owner("baltic_avenue"), t.phase) == (None, "manage")
    assert t.told("auction_closed") == [{"what": "baltic_avenue", "by": None, "amount": 0}]


def test_a1_the_last_bidder_left_may_still_open_at_one():
    t = declined(">A; B; C")
    t("A leave; B leave")
    assert (t.phase, t.must, t.auction["bid"]) == ("auction", ["C"], None)
    t("C bid 1")
    assert (t.owner("baltic_avenue"), t.cash["C"]) == ("C", 1499)


def test_a1_the_last_bidder_left_may_leave_too():
    t = declined(">A; B")
    assert t("A leave; B leave").owner("baltic_avenue") is None


def test_a1_without_any_cash_one_can_only_leave():
    t = declined(">A 0; B 0")
    assert t.awaiting == {"A": ["leave"], "B": ["leave"]}


def test_a1_the_auction_comes_before_the_extra_roll():
    t = games(">A; B", dice="33 45")
    t("A roll; A decline").refuses("A roll")
    t("A leave; B leave; A roll")
    assert t.at("A") == 15


def test_a1_bankrupts_do_not_bid():
    t = games(">A; B; C", dice="12")
    t("A resign; B roll; B decline")
    assert t.auction["bidders"] == ["B", "C"]


def test_a1_nobody_else_bids_out_of_an_auction():
    t = games(">A; B")
    t.refuses("A bid 1", "B bid 1", "A leave")


def test_a2_calm_waits_for_ever():
    t = declined(">A; B")
    t("A bid 1; wait 1000000")
    assert (t.phase, t.tick) == ("auction", 1_000_000)


def test_a2_live_falls_at_exactly_its_ticks():
    t = declined(">A; B", live_auctions=True)
    t("B bid 7; wait 299")
    assert t.phase == "auction"
    t("wait 1")
    assert (t.owner("baltic_avenue"), t.cash["B"], t.phase) == ("B", 1493, "manage")


def test_a2_every_bid_restarts_the_countdown():
    t = declined(">A; B", live_auctions=True)
    t("wait 200; B bid 7; wait 299; A bid 8; wait 299")
    assert (t.phase, t.tick) == ("auction", 798)
    t("wait 5")
    assert t.told("auction_closed") == [{"what": "baltic_avenue", "by": "A", "amount": 8}]
    assert [event["tick"] for event in t.events] == [799] * len(t.events)


def test_a2_nobody_bid_in_time_it_stays_with_the_bank():
    t = declined(">A; B", live_auctions=True)
    t("wait 300")
    assert (t.owner("baltic_avenue"), t.phase) == (None, "manage")


def test_a2_leave_works_live_and_does_not_restart():
    t = declined(">A; B; C", live_auctions=True)
    t("B bid 5; wait 100; C leave; wait 200")
    assert t.owner("baltic_avenue") == "B"
    t = declined(">A; B", live_auctions=True)
    t("B bid 5; A leave")
    assert t.owner("baltic_avenue") == "B"


@pytest.mark.parametrize("pace", ["normal", "fast", "instant"])
def test_a2_the_countdown_is_300_at_every_pace(pace):
    t = games(">A; B", dice="12", live_auctions=True)
    t(f"A pace {pace}; A roll; A decline; wait 299")
    assert t.phase == "auction"
    assert t("wait 1").phase == "manage"


def test_a4_every_deed_in_board_order_without_mortgage_and_buildings():
    t = games(">A: dark_blue=hotel short_line=m baltic_avenue; B 500; C 500")
    t("A resign")
    assert (t.turn, t.phase, t.auction["what"]) == ("B", "auction", "baltic_avenue")
    assert (t.bank["hotels"], t.level("boardwalk"), t.mortgaged("short_line")) == (12, 0, False)
    t("B bid 5; C leave")
    assert t.auction["what"] == "short_line"
    t("C bid 7; B leave")
    assert t.auction["what"] == "park_place"
    t("B leave; C leave")
    assert t.auction["what"] == "boardwalk"
    t("C bid 1; B leave")
    assert t.cash == {"A": 0, "B": 495, "C": 492}
    owners = ("baltic_avenue", "short_line", "park_place", "boardwalk")
    assert [t.owner(deed) for deed in owners] == ["B", "C", None, "C"]
    assert (t.turn, t.phase) == ("B", "roll")


def test_a4_live_estates_fall_one_after_the_other():
    t = games(">A: brown; B; C", live_auctions=True)
    t("A resign; wait 300")
    assert t.auction["what"] == "baltic_avenue"
    t("wait 299; B bid 1; wait 299")
    assert (t.phase, t.tick) == ("auction", 898)
    assert t("wait 1").owner("baltic_avenue") == "B"


def test_a1_a_winner_whose_cash_has_gone_owes_the_bid():
    """R6: while B leads with all its cash, A claims 90 for oriental_avenue of this turn's first roll."""
    t = games(">B 100 @2: short_line; A: light_blue=2; C", dice="22 23", attentive_rent=True)
    t("B roll; B roll; B decline; B bid 100; A claim_rent")
    assert (t.phase, t.cash["B"]) == ("auction", 10)
    t("A leave; C leave")
    assert (t.owner("st_charles_place"), t.phase) == ("B", "debt")
    assert t.debt == {"by": "B", "to": "bank", "amount": 100, "can_raise": 180}
    t("B mortgage short_line; B pay")
    assert (t.cash["B"], t.phase) == (10, "manage")
