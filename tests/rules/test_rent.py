"""R1, R2, R3, R4, R5: what a visit costs. The rents stand in the tables of the editions."""

import pytest

from tests.rules.story import Story, games, stockholm


@pytest.mark.parametrize(("mark", "rent"), [("=1", 20), ("=2", 60), ("=3", 180), ("=4", 320), ("=hotel", 450)])
def test_r1_rent_by_buildings(mark, rent):
    t = games(f">A; B: brown{mark}", dice="12")
    assert t("A roll").cash == {"A": 1500 - rent, "B": 1500 + rent}


def test_r1_each_lot_by_its_own_buildings():
    t = games(">A; B: mediterranean_avenue=1 baltic_avenue=2", dice="12")
    assert t("A roll").cash["A"] == 1440


@pytest.mark.parametrize(
    ("name", "single", "double"), [("games_to_go", 4, 8), ("stockholm", 80, 160), ("suomi", 40_000, 80_000)]
)
def test_r2_the_whole_group_doubles_bare_lots(name, single, double):
    third = {"games_to_go": "baltic_avenue", "stockholm": "hornsgatan", "suomi": "turku"}[name]
    t = Story(name, f">A 1_000_000; B: {third}", dice="12")
    assert t("A roll").cash["A"] == 1_000_000 - single
    t = Story(name, ">A 1_000_000; B: brown", dice="12")
    assert t("A roll").cash["A"] == 1_000_000 - double


def test_r2_doubled_too_when_another_lot_is_mortgaged():
    t = games(">A; B: mediterranean_avenue=m baltic_avenue", dice="12")
    assert t("A roll").cash["A"] == 1492


def test_r2_the_mortgaged_lot_pays_nothing():
    t = games(">A; B: mediterranean_avenue baltic_avenue=m", dice="12")
    assert t("A roll").cash["A"] == 1500


def test_r2_a_bare_lot_of_a_built_group_pays_double():
    t = games(">A @34; B: boardwalk=1 park_place", dice="12")
    assert t("A roll").cash["A"] == 1430  # 2 x 35


def test_r2_split_between_two_seats_pays_once():
    t = games(">A; B: baltic_avenue; C: mediterranean_avenue", dice="12")
    assert t("A roll").cash == {"A": 1496, "B": 1504, "C": 1500}


STATIONS = ["reading_railroad", "pennsylvania_railroad", "b_o_railroad", "short_line"]


@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_r3_stations(count, rent):
    t = games(f">A; B: {' '.join(STATIONS[:count])}", dice="14")
    assert t("A roll").cash["A"] == 1500 - rent


def test_r3_mortgaged_stations_count():
    t = games(">A; B: reading_railroad short_line=m b_o_railroad=m", dice="14")
    assert t("A roll").cash["A"] == 1400


@pytest.mark.parametrize(("name", "base"), [("games_to_go", 25), ("stockholm", 500), ("suomi", 250_000)])
def test_r3_four_stations_in_every_edition(name, base):
    t = Story(name, ">A 5_000_000; B: station", dice="14")
    assert t("A roll").cash["A"] == 5_000_000 - 8 * base


@pytest.mark.parametrize(
    ("name", "first", "one", "both"),
    [
        ("games_to_go", "electric_company", 4, 10),
        ("stockholm", "elverket", 80, 200),
        ("suomi", "saimaa", 40_000, 100_000),
    ],
)
def test_r4_table_utilities(name, first, one, both):
    for deeds, per_pip in ((first, one), ("utility", both)):
        t = Story(name, f">A 2_000_000 @5; B: {deeds}", dice="34")
        assert t("A roll").cash["A"] == 2_000_000 - 7 * per_pip


def test_r4_the_other_one_mortgaged_counts_as_owned():
    t = games(">A @5; B: electric_company water_works=m", dice="34")
    assert t("A roll").cash["A"] == 1430


def test_r4_c4_a_task_rolls_two_dice_anew():
    """Chance total 5: nearest utility from 7 is 12; a fresh 6+4 at ten times, though B has only one."""
    t = games(">A; B: electric_company", dice="34 113 64 46")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (12, 1400)


def test_r4_no_roll_if_no_rent_is_due():
    t = games(">A; B: electric_company=m", dice="34 113 46")
    t("A roll; A end_turn; B roll")
    assert t.at("B") == 10  # the 46 was still there


def test_r4_doubles_for_a_utility_are_none():
    t = games(">A; B: electric_company", dice="34 113 55")
    t("A roll")
    assert (t.cash["A"], t.phase, t.doubles) == (1400, "manage", 0)
    t.refuses("A roll")


def test_r4_after_doubles_out_of_jail_the_total_counts():
    t = games(">A jail 0; B: electric_company", dice="11")
    assert t("A roll").cash["A"] == 1492


def test_r5_an_owner_in_jail_collects():
    t = games(">A; B jail 1: baltic_avenue", dice="12")
    assert t("A roll").cash["B"] == 1504


def test_rent_equal_to_the_cash_leaves_zero():
    """D1: nothing left is no bankruptcy."""
    t = games(">A 8; B: brown", dice="12")
    t("A roll")
    assert (t.cash["A"], t.phase, t.debt) == (0, "manage", None)
    t("A end_turn")
    assert not t.seat("A")["bankrupt"]


def test_r1_stockholm_house_rents():
    t = stockholm(">A 40_000 @35; B: dark_blue=hotel", dice="22")
    assert t("A roll").cash["A"] == 0
