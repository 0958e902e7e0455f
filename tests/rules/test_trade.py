"""X1, X2: offers, answers, counter-offers."""

import pytest

from tests.rules.story import games, stockholm, suomi


def test_x1_any_mix_of_cash_deeds_and_keys():
    t = games(">A keys 1: boardwalk short_line; B keys 2: baltic_avenue")
    t("A offer B 100 short_line key for 20 baltic_avenue key key")
    assert (t.phase, t.must, t.awaiting["B"], t.awaiting["A"]) == ("trade", ["B"], ["accept", "refuse"], ["withdraw"])
    assert t.trade["take"] == {"cash": 20, "deeds": ["baltic_avenue"], "keys": 2}
    t("B accept")
    assert (t.owner("short_line"), t.owner("baltic_avenue"), t.phase) == ("B", "A", "roll")
    assert (t.cash, t.seat("A")["keys"], t.seat("B")["keys"]) == ({"A": 1420, "B": 1580}, 2, 1)


def test_x1_refused_nothing_moves():
    t = games(">A; B: baltic_avenue")
    t("A offer B 100 for baltic_avenue; B refuse")
    assert (t.owner("baltic_avenue"), t.cash["A"], t.phase) == ("B", 1500, "roll")


def test_x1_counter_offers_either_way():
    t = games(">A; B: baltic_avenue; C")
    t("A offer B 100 for baltic_avenue; B refuse").refuses("C offer A 1 for", "B offer C 1 for")
    t("B offer A baltic_avenue for 200; A refuse; A offer B 150 for baltic_avenue; B refuse")
    t("B offer A baltic_avenue for 160; A accept")
    assert (t.owner("baltic_avenue"), t.cash["A"]) == ("A", 1340)


def test_x1_a_counter_offer_comes_before_anything_else():
    t = games(">A: short_line; B: baltic_avenue")
    t("A offer B 100 for baltic_avenue; B refuse; A mortgage short_line").refuses("B offer A baltic_avenue for 1")


def test_engine_a_wait_between_refusal_and_counter_offer_is_nothing():
    t = games(">A; B: baltic_avenue")
    t("A offer B 100 for baltic_avenue; B refuse; wait 500; B offer A baltic_avenue for 120; A accept")
    assert t.owner("baltic_avenue") == "A"


def test_x1_a_refused_command_is_nothing_in_between():
    t = games(">A; B: baltic_avenue")
    t("A offer B 100 for baltic_avenue; B refuse").refuses("A buy")
    t("B offer A baltic_avenue for 120")


def test_x1_after_the_answer_to_a_counter_offer_the_asker_stays_in_turn():
    t = games(">A; B: baltic_avenue", dice="46")
    t("A offer B 1 for baltic_avenue; B refuse; B offer A baltic_avenue for 2; A refuse; A roll")
    assert t.at("A") == 10


def test_x1_jail_is_no_hindrance():
    t = games(">A jail 1; B jail 0: baltic_avenue")
    assert t("A offer B 10 for baltic_avenue; B accept").owner("baltic_avenue") == "A"


def test_x1_no_lot_goes_while_its_group_has_a_building():
    t = games(">A: boardwalk=1 park_place; B")
    t.refuses("A offer B park_place for", "A offer B boardwalk for", "A offer B 1 for boardwalk")
    t("A sell boardwalk; A offer B park_place for")


def test_x2_refused_when_it_could_not_be_carried_out():
    t = games(">A 100: short_line; B 50: baltic_avenue; C")
    t.refuses(
        "A offer B 101 for", "A offer B 1 for 51", "A offer B key for", "A offer B 1 for key",
        "A offer B boardwalk for", "A offer B for short_line", "A offer B baltic_avenue for",
        "A offer C 1 for baltic_avenue",
        "A offer B short_line short_line for", "A offer B 1 for debt=1",
    )  # fmt: skip


def test_x2_refused_when_it_moves_nothing_or_names_oneself():
    t = games(">A: short_line; B")
    t.refuses("A offer B for", "A offer B 0 for 0", "A offer A 1 for", "A offer A short_line for 1")


def test_x2_negative_amounts_are_refused():
    t = games(">A; B")
    t.refuses("A offer B -1 for", "A offer B 1 for -1", "A offer B 1 for debt=-1")


def test_x2_cash_on_both_sides_moves_something():
    t = games(">A; B")
    assert t("A offer B 10 for 10; B accept").cash == {"A": 1500, "B": 1500}


@pytest.mark.parametrize(("story", "unit"), [(stockholm, 10), (suomi, 10_000)])
def test_x2_table_money_in_units(story, unit):
    t = story(">A; B")
    t.refuses(f"A offer B {unit - 1} for", f"A offer B {unit} for {unit // 2}", f"A offer B {unit + 1} for")
    t(f"A offer B {3 * unit} for; B accept")


def test_x2_the_asker_may_withdraw_until_the_answer():
    t = games(">A; B: baltic_avenue")
    t("A offer B 100 for baltic_avenue").refuses("B withdraw", "A accept", "A refuse", "A roll", "A offer B 1 for")
    t("A withdraw").refuses("B accept", "B refuse", "A withdraw")
    assert t.phase == "roll"


def test_x2_what_is_no_longer_there_ends_the_offer():
    """R6 as the means: while the offer waits, C claims rent and A's cash is gone."""
    t = games(">A 100 @33; B: baltic_avenue; C: boardwalk", dice="33 12", attentive_rent=True)
    t("A roll")  # 39: 50
    t("A offer B 80 for baltic_avenue; C claim_rent; B accept")
    assert (t.owner("baltic_avenue"), t.cash, t.phase) == ("B", {"A": 50, "B": 1500, "C": 1550}, "manage")
    assert not t.told("traded")


def test_x1_a_seat_in_debt_offers_and_others_do_not():
    t = games(">A 0 @36: short_line; B: boardwalk; C", dice="12")
    t("A roll")
    assert t.phase == "debt"
    t.refuses("B offer A 100 for short_line", "C offer A 100 for short_line")
    t("A offer C short_line for 300; C accept; A pay")
    assert (t.cash, t.owner("short_line"), t.phase) == ({"A": 250, "B": 1550, "C": 1200}, "C", "manage")


def test_x1_not_with_a_bankrupt():
    t = games(">A; B; C")
    t("A resign").refuses("B offer A 1 for")
    t("B offer C 1 for")


def test_x1_in_roll_jail_and_manage_only():
    t = games(">A; B: baltic_avenue", dice="33")
    t("A roll").refuses("A offer B 1 for")
    t("A decline").refuses("A offer B 1 for")
    t("A leave; B leave; A offer B 1 for; B accept")
    assert t.phase == "manage"


def test_d1_a_deal_settles_part_of_the_debt():
    """C4 of D1: short_line for 30 of the 50; then 20 are left."""
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12")
    t("A roll; A offer B short_line for debt=30; B accept")
    assert t.debt == {"by": "A", "to": "B", "amount": 20, "can_raise": 20}
    t("A pay")
    assert (t.cash, t.phase) == ({"A": 0, "B": 1520, "C": 1500}, "manage")


def test_d1_a_deal_settles_all_of_the_debt():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12")
    t("A roll; A offer B short_line for 40 debt=50; B accept")
    assert (t.cash, t.phase, t.debt) == ({"A": 60, "B": 1460, "C": 1500}, "manage", None)
    assert t.told("debt_settled") == [{"by": "A", "to": "B"}]


def test_x2_a_debt_forgiven_for_nothing_moves_something():
    t = games(">A 20 @36; B: boardwalk; C", dice="12")
    t("A roll; A offer B for debt=50; B accept")
    assert (t.cash["A"], t.phase) == (20, "manage")


def test_d1_debt_in_an_offer_only_by_the_debtor_to_its_creditor_up_to_the_debt():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12")
    t("A roll")
    t.refuses("A offer C short_line for debt=50", "A offer B short_line for debt=51", "A offer B for debt=0")
    t("A offer B short_line for debt=10; B refuse").refuses("B offer A 1 for debt=5")
    t("B offer A 60 for short_line; A accept; A pay")
    assert (t.cash["A"], t.owner("short_line")) == (30, "B")


def test_d1_a_debt_to_the_bank_is_not_for_deals():
    t = games(">A 20 @35: short_line; B", dice="12")
    t("A roll").refuses("A offer B short_line for debt=75")


def test_d1_m3_a_mortgaged_deed_may_settle_the_debt():
    t = games(">A 0 @36: short_line=m; B: boardwalk; C", dice="12")
    t("A roll; A offer B short_line for debt=50; B accept")
    assert (t.phase, t.must) == ("transfer", ["B"])
    assert t("B keep_mortgage short_line").phase == "manage"


def test_engine_a_debt_shows_as_due_while_an_offer_in_it_waits():
    t = games(">A 20 @36: short_line; B: boardwalk; C", dice="12")
    t("A roll; A offer C short_line for 90")
    assert (t.phase, t.debts) == ("trade", [])
    assert t.debt == {"by": "A", "to": "B", "amount": 50, "can_raise": 120}


def test_x2_a_debt_is_settled_in_units_too():
    t = stockholm(">A 0 @36: hornsgatan; B: norrmalmstorg; C", dice="12")
    t("A roll").refuses("A offer B hornsgatan for debt=505")
    t("A offer B hornsgatan for debt=510; B accept")
    assert t.debt["amount"] == 490


def test_x2_an_offer_waits_for_ever_without_a_session():
    t = games(">A; B")
    t("A offer B 1 for; wait 1000000; B accept")
    assert t.cash["B"] == 1501
