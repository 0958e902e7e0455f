"""D6: whoever the creditor is, the bank auctions the bankrupt's deeds."""

from typing import Any

from tests.rules.story import Story, stockholm

SEATS = ">A 500 @36: {}; B: norrmalmstorg; C"
"""A is about to owe B 1 000 for Norrmalmstorg."""


def broke(deeds: str, **rest: Any) -> Story:
    """A has gone bankrupt to B."""
    return stockholm(SEATS.format(deeds), dice="12", **rest)("A roll; A resign")


def test_d6_the_creditor_gets_cash_and_proceeds_up_to_the_debt():
    """500 in cash, then 500 of the 700 bid."""
    t = broke("hornsgatan")
    assert (t.cash["B"], t.turn, t.phase, t.auction["what"]) == (30_500, "B", "auction", "hornsgatan")
    t("C bid 700; B leave")
    assert (t.cash, t.owner("hornsgatan"), t.phase) == ({"A": 0, "B": 31_000, "C": 29_300}, "C", "roll")


def test_d6_less_than_the_debt_leaves_it_short():
    t = broke("hornsgatan")
    assert t("C bid 200; B leave").cash["B"] == 30_700


def test_d6_of_several_deeds_until_the_debt_is_covered():
    t = broke("hornsgatan=m folkungagatan")
    t("C bid 300; B leave")
    assert (t.cash["B"], t.auction["what"], t.mortgaged("hornsgatan")) == (30_800, "folkungagatan", False)
    t("C bid 1000; B leave")
    assert t.cash == {"A": 0, "B": 31_000, "C": 28_700}


def test_d6_the_creditor_may_bid():
    """B pays 400 to the bank and gets it back."""
    t = broke("hornsgatan")
    t("B bid 400; C leave")
    assert (t.owner("hornsgatan"), t.cash["B"]) == ("B", 30_500)


def test_d6_a_creditor_who_bids_above_what_is_owed_pays_the_rest():
    t = broke("hornsgatan")
    assert t("B bid 800; C leave").cash["B"] == 30_500 - 800 + 500


def test_d6_buildings_are_sold_first_at_half_price():
    """Brown with a house each: 2 x 500, with the 500 in cash more than the debt: the rest is the bank's."""
    t = broke("brown=1")
    assert (t.cash["B"], t.bank["houses"], t.level("hornsgatan")) == (31_000, 32, 0)
    t("C bid 100; B leave; C bid 100; B leave")
    assert t.cash == {"A": 0, "B": 31_000, "C": 29_800}


def test_d6_keys_are_the_banks():
    t = stockholm(">A 500 keys 1 @36; B: norrmalmstorg; C", dice="12")
    t("A roll; A resign")
    assert (t.seat("B")["keys"], t.bank["keys"]) == (0, 2)
    assert len(t.match.luck.decks["chance"]) == 16


def test_d6_nobody_is_asked_about_mortgages():
    t = broke("hornsgatan=m")
    assert t("C leave; B leave").phase == "roll"
    assert (t.owner("hornsgatan"), t.mortgaged("hornsgatan")) == (None, False)


def test_d6_h2_without_auctions_the_creditor_gets_cash_only():
    t = broke("hornsgatan", no_auctions=True)
    assert (t.cash["B"], t.owner("hornsgatan"), t.phase) == (30_500, None, "roll")


def test_d6_to_the_bank_as_d3():
    t = stockholm(">A 500 @35: brown=1; B; C", dice="12")
    t("A roll; A resign")
    assert (t.cash, t.bank["houses"], t.auction["what"]) == ({"A": 0, "B": 30_000, "C": 30_000}, 32, "vasterlanggatan")


def test_d6_with_two_seats_the_last_one_stands():
    """E1: nothing is auctioned any more."""
    t = stockholm(">A 500 @36: hornsgatan; B: norrmalmstorg", dice="12")
    t("A roll; A resign")
    assert (t.phase, t.over["reason"], t.over["winner"], t.cash["B"]) == ("over", "last_standing", ["B"], 30_500)
    assert t.owner("hornsgatan") is None
