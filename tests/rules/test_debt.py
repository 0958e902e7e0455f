"""D1, D2, D3, D4, D5: debts, bankruptcy to the bank and to a seat."""

from typing import Any

import pytest

from tests.rules.story import Story, games, stockholm, suomi


def in_debt(seats: str = ">A 20 @36: short_line; B: boardwalk; C", **rest: Any) -> Story:
    """A owes B 50 for Boardwalk."""
    return games(seats, dice="12", **rest)("A roll")


def test_d1_more_than_the_cash_is_a_debt():
    t = in_debt()
    assert (t.phase, t.must) == ("debt", ["A"])
    assert t.debt == {"by": "A", "to": "B", "amount": 50, "can_raise": 120}
    assert t.cash == {"A": 20, "B": 1500, "C": 1500}
    assert t.awaiting == {"A": ["mortgage", "offer", "resign"], "B": [], "C": []}


def test_d1_raised_exactly():
    """A debt of 50 met by a mortgage of 30 and a lot sold for 20 leaves nothing."""
    t = in_debt(">A 0 @36: baltic_avenue oriental_avenue; B: boardwalk; C")
    t("A mortgage baltic_avenue").refuses("A pay")
    t("A offer C oriental_avenue for 20; C accept; A pay")
    assert (t.cash, t.phase) == ({"A": 0, "B": 1550, "C": 1480}, "manage")


def test_d1_it_chooses_what_to_sell():
    t = in_debt(">A 0 @36: brown=1 short_line reading_railroad; B: boardwalk; C")
    t("A sell baltic_avenue; A sell mediterranean_avenue").refuses("A build baltic_avenue")
    t("A pay")
    assert (t.cash, t.phase) == ({"A": 0, "B": 1550, "C": 1500}, "manage")


def test_d1_after_the_debt_the_turn_goes_on():
    t = games(">A 10 @33: short_line; B: boardwalk; C", dice="33 46")
    t("A roll; A mortgage short_line; A pay")
    assert (t.phase, t.doubles, t.told("debt_settled")) == ("manage", 1, [{"by": "A", "to": "B"}])
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (9, 260)  # salary 200


def test_d1_nobody_else_raises_or_pays():
    t = in_debt(">A 20 @36: short_line; B: boardwalk reading_railroad; C")
    t.refuses("B pay", "B resign", "B mortgage reading_railroad", "A roll", "A end_turn", "A redeem short_line")


def test_d1_can_raise_counts_cash_buildings_and_mortgages():
    """10 + half of 7 houses at 50 = 175 + brown 60 + short_line 100, b_o_railroad being mortgaged."""
    t = in_debt(">A 10 @36: mediterranean_avenue=4 baltic_avenue=3 short_line b_o_railroad=m; B: boardwalk")
    assert t.debt["can_raise"] == 345


def test_d2_never_automatic_even_without_a_way_out():
    t = in_debt(">A 0 @36; B: boardwalk; C")
    assert (t.phase, t.awaiting["A"], t.debt["can_raise"]) == ("debt", ["offer", "resign"], 0)
    t("A offer C for 50; C accept; A pay")
    assert (t.cash["A"], t.phase) == (0, "manage")


@pytest.mark.parametrize("phase", ["roll", "jail", "manage", "buy", "tax", "task"])
def test_d2_resigning_without_a_debt_is_to_the_bank(phase):
    where = {"jail": "jail 0", "task": "@14", "tax": "", "buy": "", "manage": "@10", "roll": ""}[phase]
    dice = {"manage": "46", "buy": "12", "tax": "13", "task": "12"}.get(phase, "")
    story, card = (stockholm, {"chest": "pay_10_or_chance"}) if phase == "task" else (games, {})
    t = story(f">A {where}; B; C", dice=dice, **card)
    if dice:
        t("A roll")
    assert t.phase == phase
    t.refuses("B resign")
    t("A resign")
    assert t.told("bankrupt") == [{"by": "A", "to": "bank"}]
    assert (t.turn, t.phase, t.must) == ("B", "roll", ["B"])


def test_d2_resigning_on_receipt():
    t = games(">A: short_line; B: boardwalk=m; C")
    t("A offer B for boardwalk; B accept; A resign")
    assert (t.phase, t.turn, t.auction["what"]) == ("auction", "B", "short_line")
    t("B leave; C leave")
    assert (t.auction["what"], t.mortgaged("boardwalk")) == ("boardwalk", False)


def test_d2_not_in_an_auction_or_a_trade():
    t = games(">A; B", dice="12")
    t("A offer B 1 for").refuses("A resign", "B resign")
    t("B refuse; A roll; A decline").refuses("A resign", "B resign")


def test_d2_not_in_anothers_turn():
    games(">A; B").refuses("B resign")


def test_d3_to_the_bank_everything_goes_back():
    t = games(">A 70 keys 2: dark_blue=hotel brown=2; B; C", no_auctions=True)
    t("A resign")
    assert t.bank == {"houses": 32, "hotels": 12, "keys": 6}
    assert t.seat("A") | {"worth": 0, "cash": 0, "keys": 0, "bankrupt": True} == t.seat("A")
    assert t.cash == {"A": 0, "B": 1500, "C": 1500}
    assert [t.owner(deed) for deed in ("boardwalk", "baltic_avenue")] == [None, None]


def test_d3_a_debt_to_the_bank_is_to_the_bank():
    t = games(">A 10 @35: baltic_avenue; B; C", dice="12")
    t("A roll; A resign")
    assert t.told("bankrupt") == [{"by": "A", "to": "bank"}]
    assert (t.auction["what"], t.turn) == ("baltic_avenue", "B")


def test_d4_to_a_seat_it_gets_cash_deeds_and_keys():
    """Light blue with two houses each and a hotel group: 6 x 25 + 10 x 25, and 20 in cash."""
    t = games(">A 20 keys 2 @36: light_blue=2 brown=hotel short_line; B keys 1: boardwalk=4 park_place=4; C", dice="12")
    t("A roll")
    assert t.debt["amount"] == 1700
    t("A resign")
    assert t.cash == {"A": 0, "B": 1500 + 20 + 150 + 250, "C": 1500}
    assert (t.seat("B")["keys"], t.owner("short_line"), t.owner("baltic_avenue")) == (3, "B", "B")
    assert (t.bank["houses"], t.bank["hotels"], t.level("baltic_avenue")) == (24, 12, 0)
    assert (t.turn, t.phase) == ("B", "roll")


def test_d4_it_gets_more_than_the_debt_too():
    t = in_debt()
    t("A mortgage short_line; A resign")
    assert t.cash["B"] == 1620


def test_d4_mortgaged_deeds_as_in_m3():
    t = in_debt(">A 0 @36: short_line=m baltic_avenue; B: boardwalk; C")
    t("A resign")
    assert (t.turn, t.phase, t.must, t.transfer["deeds"]) == ("B", "transfer", ["B"], ["short_line"])
    t("B keep_mortgage short_line")
    assert (t.cash["B"], t.phase, t.owner("baltic_avenue")) == (1490, "roll", "B")


def test_d4_m3_suomi_lifts_at_the_value():
    t = suomi(">A 0 @36: korvatunturi=m; B: helsinki; C", dice="12")
    t("A roll; A resign; B redeem korvatunturi")
    assert t.cash["B"] == 14_000_000


def test_d4_a_creditor_who_cannot_pay_the_ten_per_cent():
    """B has 5: the 10 is a debt to the bank; raised by mortgaging what it got."""
    t = games("C; >A 0 @36: short_line=m baltic_avenue; B 5: boardwalk", dice="12")
    t("A roll; A resign; B keep_mortgage short_line")
    assert t.debt == {"by": "B", "to": "bank", "amount": 10, "can_raise": 235}
    t("B mortgage baltic_avenue; B pay")
    assert (t.cash["B"], t.phase, t.turn) == (25, "roll", "B")


def test_d4_the_creditor_goes_bankrupt_by_it():
    t = games(">A 0 @36: short_line=m; B 5: boardwalk; C; D", dice="12")
    t("A roll; A resign; B keep_mortgage short_line; B resign")
    assert (t.turn, t.phase, t.auction["what"]) == ("C", "auction", "short_line")
    t("C leave; D leave; C leave; D leave")
    assert (t.phase, t.told("auction_closed")[-1]["what"]) == ("roll", "boardwalk")


def test_d4_bankrupt_while_owing_several_seats():
    """C5: A pays each 50. B is owed first and takes all; what C and D were to get lapses."""
    t = games(">A 40: baltic_avenue; B; C; D", dice="34 662")
    t("A roll")
    assert t.debt == {"by": "A", "to": "B", "amount": 50, "can_raise": 70}
    assert t.debts == [{"by": "A", "to": "C", "amount": 50}, {"by": "A", "to": "D", "amount": 50}]
    t("A resign")
    assert (t.cash, t.debts, t.debt) == ({"A": 0, "B": 1540, "C": 1500, "D": 1500}, [], None)
    assert (t.owner("baltic_avenue"), t.turn) == ("B", "B")


def test_d4_owing_several_the_first_paid_the_second_creditor_takes_over():
    t = games(">A 70: baltic_avenue; B; C; D", dice="34 662")
    t("A roll")
    assert (t.cash["B"], t.debt["to"], t.cash["A"]) == (1550, "C", 20)
    t("A resign")
    assert (t.cash, t.owner("baltic_avenue")) == ({"A": 0, "B": 1550, "C": 1520, "D": 1500}, "C")


def test_c5_d1_single_debts_one_by_one():
    """Collect 50 from each: C pays at once, D must raise, B pays after."""
    t = games("B; >A @10; C; D 0: baltic_avenue short_line", dice="34 332")
    t("A roll")
    assert (t.cash["C"], t.must, t.debt["by"]) == (1450, ["D"], "D")
    assert t.debts == [{"by": "B", "to": "A", "amount": 50}]
    t("D mortgage short_line; D pay")
    assert (t.cash, t.phase, t.turn) == ({"B": 1450, "A": 1650, "C": 1450, "D": 50}, "manage", "A")


def test_d4_engine_what_a_bankruptcy_leads_to_comes_before_debts_still_to_come():
    t = games("B; >A @10; C 0: baltic_avenue=m; D", dice="34 332")
    t("A roll; C resign")
    assert (t.phase, t.must, t.turn) == ("transfer", ["A"], "A")
    assert t.debts == [{"by": "D", "to": "A", "amount": 50}, {"by": "B", "to": "A", "amount": 50}]
    t("A redeem baltic_avenue")
    assert (t.cash, t.phase) == ({"B": 1450, "A": 1500 - 33 + 100, "C": 0, "D": 1450}, "manage")


def test_d4_the_turn_of_others_goes_on_after_a_bankruptcy_in_it():
    t = games(">A @10; B 0; C", dice="34 332")
    t("A roll; B resign")
    assert (t.turn, t.phase, t.cash) == ("A", "manage", {"A": 1550, "B": 0, "C": 1450})


def test_d5_money_is_lent_by_mortgage_alone():
    """There is no command for a loan; a deed mortgaged already brings nothing more."""
    in_debt(">A 0 @36: short_line=m; B: boardwalk").refuses("A mortgage short_line", "A pay")


def test_engine_a_bankrupt_does_nothing_more():
    t = games(">A; B; C", dice="46")
    t("A resign").refuses("A roll", "A resign", "A offer B 1 for", "A agree_end", "A undo")
    assert set(t.awaiting) == {"B", "C"}
    t("B roll; B end_turn")
    assert t.turn == "C"


def test_engine_a_bankrupt_keeps_its_square():
    assert in_debt()("A resign").at("A") == 39
