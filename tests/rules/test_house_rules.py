"""H1, H2, H3, H4: the house rules, and that each is off by default."""

from tests.rules.story import games, stockholm, suomi


def test_h1_off_nothing_gathers():
    t = games(">A @35; B @16", dice="12 13")
    t("A roll; A end_turn; B roll")
    assert (t.pot, t.cash) == (0, {"A": 1425, "B": 1500})


def test_h1_taxes_gather_and_who_lands_takes_them():
    t = games(">A @35; B @16", dice="12 13", free_parking_pot=True)
    t("A roll; A end_turn")
    assert t.pot == 75
    t("B roll")
    assert (t.pot, t.cash["B"]) == (0, 1575)


def test_h1_both_ways_of_the_income_tax():
    for how, tax in (("flat", 200), ("percent", 150)):
        t = games(">A; B", dice="13", free_parking_pot=True)
        assert t(f"A roll; A choose_tax {how}").pot == tax


def test_h1_jail_fines_the_third_too():
    assert games(">A jail 0; B", free_parking_pot=True)("A pay_fine").pot == 50
    t = games(">A jail 2; B", dice="46", free_parking_pot=True)
    t("A roll")  # moves on by ten: to the pot itself
    assert (t.at("A"), t.pot, t.cash["A"]) == (20, 0, 1500)
    assert suomi(">A; B jail 0", free_parking_pot=True)("B pay_fine").pot == 500_000


def test_h1_what_tasks_charge_for_the_bank():
    t = games(">A @10: brown=1; B", dice="34 664", free_parking_pot=True)  # repairs: 2 x 40
    assert t("A roll").pot == 80
    t = games(">A @10; B", dice="34 126", free_parking_pot=True)  # pay 150
    assert t("A roll").pot == 150
    t = stockholm(">A @10; B", dice="34", chest="pay_10_or_chance", free_parking_pot=True)
    assert t("A roll; A choose_task pay").pot == 200


def test_h1_not_what_seats_get_nor_interest_bids_and_rents():
    t = games(">A: short_line=m baltic_avenue=m; B; C", dice="34 662", free_parking_pot=True)
    t("A redeem short_line; A offer B baltic_avenue for; B accept; B keep_mortgage baltic_avenue; A roll")
    assert (t.pot, t.cash["A"]) == (0, 1500 - 110 - 100)


def test_h1_a_debt_reaches_the_pot_when_paid():
    t = games(">A 10 @35: short_line; B", dice="12", free_parking_pot=True)
    t("A roll; A mortgage short_line; A pay")
    assert t.pot == 75


def test_h2_off_a_declined_deed_is_auctioned():
    assert games(">A; B", dice="12")("A roll; A decline").phase == "auction"


def test_h2_on_it_stays_with_the_bank():
    t = games(">A; B", dice="12", no_auctions=True)
    t("A roll; A decline")
    assert (t.phase, t.owner("baltic_avenue")) == ("manage", None)


def test_h2_a_bankrupts_deeds_too():
    t = games(">A: dark_blue=m; B; C", no_auctions=True)
    t("A resign")
    assert (t.phase, t.turn, t.owner("boardwalk"), t.mortgaged("boardwalk")) == ("roll", "B", None, False)


def test_h3_double_salary_on_go_only():
    assert games(">A @36; B", dice="13", double_go=True)("A roll").cash["A"] == 1900
    assert games(">A @36; B", dice="46", double_go=True)("A roll; A decline").cash["A"] == 1700
    assert games(">A @36; B", dice="13")("A roll").cash["A"] == 1700


def test_h3_by_a_task_too():
    t = games(">A; B", dice="34 661", double_go=True)
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (0, 1900)


def test_h4_no_rent_for_owners_in_jail():
    t = games(">A @36; B jail 1: boardwalk", dice="12", no_rent_in_jail=True)
    t("A roll")
    assert (t.cash, t.phase) == ({"A": 1500, "B": 1500}, "manage")


def test_h4_visitors_collect():
    t = games(">A @36; B @10: boardwalk", dice="12", no_rent_in_jail=True)
    assert t("A roll").cash["B"] == 1550


def test_h4_no_dice_for_a_utility_that_is_not_paid():
    t = games(">A; B jail 0: utility", dice="34 113 46", no_rent_in_jail=True)
    t("A roll")
    assert (t.cash["A"], t.told("rolled")[-1]["why"]) == (1500, "task")
