"""Q1, Q2, Q3, Q4, Q5: free deeds, owned deeds, taxes, corners."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi


def test_q1_buy_at_list_price():
    t = games(">A 60; B", dice="12")
    t("A roll")
    assert (t.phase, t.must, t.awaiting["A"]) == ("buy", ["A"], ["buy", "decline", "resign"])
    t("A buy")
    assert (t.owner("baltic_avenue"), t.cash["A"], t.phase) == ("A", 0, "manage")


def test_q1_declined_it_is_auctioned_at_once():
    t = games(">A; B", dice="12")
    t("A roll; A decline")
    assert (t.phase, t.auction["what"], t.auction["bidders"]) == ("auction", "baltic_avenue", ["A", "B"])


def test_q1_short_of_cash_the_choice_remains():
    t = games(">A 10: dark_blue=1; B", dice="12")
    t("A roll").refuses("A buy")
    t("A sell boardwalk; A buy")  # 10 + 100 - 60
    assert t.cash["A"] == 50


def test_q1_only_the_finder_buys_or_declines():
    t = games(">A; B", dice="12")
    t("A roll").refuses("B buy", "B decline")


def test_q2_ones_own_deed_costs_nothing():
    t = games(">A: brown=4; B", dice="12")
    assert t("A roll").cash["A"] == 1500
    assert t.phase == "manage"


def test_q2_a_mortgaged_deed_costs_nothing():
    t = games(">A; B: baltic_avenue=m", dice="12")
    t("A roll")
    assert (t.cash["A"], t.phase, t.told("rent_due")) == (1500, "manage", [])


@pytest.mark.parametrize(("name", "tax"), [("games_to_go", 75), ("stockholm", 2_000), ("suomi", 1_000_000)])
def test_q3_luxury_tax(name, tax):
    t = Story(name, ">A 2_000_000 @35; B", dice="12")
    t("A roll")
    assert (t.cash["A"], t.phase) == (2_000_000 - tax, "manage")


@pytest.mark.parametrize(("name", "tax"), [("stockholm", 4_000), ("suomi", 2_000_000)])
def test_q3_table_income_tax_without_a_choice(name, tax):
    t = Story(name, ">A 3_000_000; B", dice="13")
    t("A roll")
    assert (t.cash["A"], t.phase) == (3_000_000 - tax, "manage")


def test_q3_table_income_tax_flat():
    t = games(">A; B", dice="13")
    t("A roll")
    assert (t.phase, t.must, t.awaiting["A"]) == ("tax", ["A"], ["choose_tax", "resign"])
    assert t("A choose_tax flat").cash["A"] == 1300


def test_q3_ten_per_cent_of_all_the_seat_owns():
    """Cash 1 000; boardwalk and park_place 750, three houses 600; short_line mortgaged 100: 2 450, so 245."""
    t = games(">A 1000: boardwalk=2 park_place=1 short_line=m; B", dice="13")
    t("A roll").refuses("B choose_tax flat")
    assert t("A choose_tax percent").told("paid") == [{"by": "A", "to": "bank", "amount": 245, "why": "tax"}]


@pytest.mark.parametrize(("cash", "tax"), [(1004, 100), (1005, 101), (1006, 101)])
def test_q3_m2_ten_per_cent_halves_up(cash, tax):
    t = games(f">A {cash}; B", dice="13")
    assert t("A roll; A choose_tax percent").cash["A"] == cash - tax


def test_q3_hotels_count_their_houses():
    """E4: brown with two hotels: 120 + 10 buildings of 50 + cash 100 = 720, so 72."""
    t = games(">A 100: brown=hotel; B", dice="13")
    assert t("A roll; A choose_tax percent").cash["A"] == 28


def test_q3_tax_beyond_the_cash_is_a_debt():
    t = games(">A 199: short_line; B", dice="13")
    t("A roll; A choose_tax flat")
    assert t.debt == {"by": "A", "to": "bank", "amount": 200, "can_raise": 299}


def test_q4_free_parking_and_a_visit_are_nothing():
    t = games(">A; B @10", dice="46 64")
    t("A roll")
    assert (t.cash["A"], t.jail("A"), t.phase) == (1500, None, "manage")
    t("A end_turn; B roll")
    assert (t.at("B"), t.cash["B"], t.phase) == (20, 1500, "manage")


@pytest.mark.parametrize("story", [games, stockholm, suomi])
def test_q5_go_to_jail(story):
    t = story(">A @25; B", dice="14")
    cash = t.cash["A"]
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.cash["A"]) == (10, 0, cash)
    assert (t.turn, t.phase) == ("B", "roll")


def test_engine_resign_in_buy_leaves_the_deed_unauctioned():
    t = games(">A; B; C", dice="12")
    t("A roll; A resign")
    assert (t.owner("baltic_avenue"), t.phase, t.turn) == (None, "roll", "B")
