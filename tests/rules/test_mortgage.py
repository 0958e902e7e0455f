"""M1, M2, M3, M4: mortgages, and mortgaged deeds that change hands."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi


@pytest.mark.parametrize(
    ("deed", "half"), [("boardwalk", 200), ("short_line", 100), ("water_works", 75), ("baltic_avenue", 30)]
)
def test_m1_half_the_list_price(deed, half):
    t = games(f">A 0: {deed}; B")
    t(f"A mortgage {deed}")
    assert (t.cash["A"], t.mortgaged(deed), t.owner(deed)) == (half, True, "A")
    t.refuses(f"A mortgage {deed}")


def test_m1_a_lot_only_once_its_group_is_bare():
    t = games(">A: boardwalk=1 park_place; B")
    t.refuses("A mortgage park_place", "A mortgage boardwalk")
    t("A sell boardwalk; A mortgage park_place")


def test_m1_not_anothers_nor_the_banks():
    games(">A; B: boardwalk").refuses("A mortgage boardwalk", "A mortgage short_line", "A redeem boardwalk")


def test_m2_the_mortgage_and_ten_per_cent():
    t = games(">A 220: boardwalk=m; B")
    t("A redeem boardwalk")
    assert (t.cash["A"], t.mortgaged("boardwalk")) == (0, False)
    t.refuses("A redeem boardwalk")
    games(">A 219: boardwalk=m; B").refuses("A redeem boardwalk")


@pytest.mark.parametrize(
    ("deed", "cost"), [("water_works", 83), ("park_place", 193), ("baltic_avenue", 33), ("connecticut_avenue", 66)]
)
def test_m2_rounded_halves_up(deed, cost):
    """7.5 -> 8, 17.5 -> 18, 3, 6."""
    t = games(f">A 1000: {deed}=m; B")
    assert t(f"A redeem {deed}").cash["A"] == 1000 - cost


@pytest.mark.parametrize(
    ("name", "deed", "cost"),
    [
        ("stockholm", "diplomatstaden", 3_520),
        ("stockholm", "elverket", 1_650),
        ("suomi", "saimaa", 830_000),
        ("suomi", "porvoo", 1_930_000),
        ("suomi", "turku", 330_000),
    ],
)
def test_m2_rounded_to_the_unit(name, deed, cost):
    """75 000 of saimaa is 80 000 in steps of 10 000; 175 000 of porvoo is 180 000."""
    t = Story(name, f">A 5_000_000: {deed}=m; B")
    assert t(f"A redeem {deed}").cash["A"] == 5_000_000 - cost


def test_m3_keep_pays_ten_per_cent_and_again_when_lifting():
    t = games(">A 1000; B 1000: boardwalk=m")
    t("A offer B 100 for boardwalk; B accept")
    assert (t.phase, t.must, t.transfer) == ("transfer", ["A"], {"by": "A", "deeds": ["boardwalk"]})
    t("A keep_mortgage boardwalk")
    assert (t.cash["A"], t.mortgaged("boardwalk"), t.phase) == (880, True, "roll")
    t("A redeem boardwalk")
    assert t.cash["A"] == 660


@pytest.mark.parametrize(
    ("story", "deed", "cost"),
    [(games, "boardwalk", 220), (stockholm, "norrmalmstorg", 4_400), (suomi, "helsinki", 2_000_000)],
)
def test_m3_table_lifting_on_receipt(story, deed, cost):
    t = story(f">A; B: {deed}=m")
    start = t.cash["A"]
    t(f"A offer B for {deed}; B accept; A redeem {deed}")
    assert (start - t.cash["A"], t.mortgaged(deed), t.phase) == (cost, False, "roll")


@pytest.mark.parametrize(
    ("story", "deed", "cost"),
    [(games, "boardwalk", 20), (stockholm, "norrmalmstorg", 400), (suomi, "helsinki", 200_000)],
)
def test_m3_table_keeping_costs_ten_per_cent_everywhere(story, deed, cost):
    t = story(f">A; B: {deed}=m")
    start = t.cash["A"]
    t(f"A offer B for {deed}; B accept; A keep_mortgage {deed}")
    assert start - t.cash["A"] == cost


def test_m3_suomi_lifts_plainly_on_receipt_only():
    t = suomi(">A: helsinki=m; B")
    assert t("A redeem helsinki").cash["A"] == 12_800_000


def test_m3_without_the_cash_the_ten_per_cent_is_a_debt_to_the_bank():
    t = games(">A 5; B: boardwalk=m short_line")
    t("A offer B for boardwalk short_line; B accept").refuses("A redeem boardwalk")
    t("A keep_mortgage boardwalk")
    assert t.debt == {"by": "A", "to": "bank", "amount": 20, "can_raise": 105}
    t("A mortgage short_line; A pay")
    assert (t.cash["A"], t.phase) == (85, "roll")


def test_m3_t5_on_receipt_one_may_mortgage_to_raise_money():
    t = games(">A 5: short_line; B: boardwalk=m")
    t("A offer B for boardwalk; B accept; A mortgage short_line; A keep_mortgage boardwalk")
    assert (t.cash["A"], t.phase) == (85, "roll")


def test_m3_only_the_receiver_answers_and_nothing_else_is_done():
    t = games(">A: short_line=m; B: boardwalk=m")
    t("A offer B for boardwalk; B accept")
    t.refuses("B keep_mortgage boardwalk", "A keep_mortgage short_line", "A redeem short_line", "A roll")
    assert t.awaiting["A"] == ["keep_mortgage", "redeem", "resign"]


def test_m3_several_deeds_in_any_order_the_askers_first():
    t = games(">A: baltic_avenue=m; B: short_line=m boardwalk=m")
    t("A offer B baltic_avenue for short_line boardwalk; B accept")
    assert t.transfer == {"by": "A", "deeds": ["short_line", "boardwalk"]}
    t.refuses("B keep_mortgage baltic_avenue")
    t("A keep_mortgage boardwalk; A redeem short_line")
    assert (t.transfer, t.must) == ({"by": "B", "deeds": ["baltic_avenue"]}, ["B"])
    t("B keep_mortgage baltic_avenue")
    assert t.cash == {"A": 1500 - 20 - 110, "B": 1497}


def test_m3_unmortgaged_deeds_ask_nothing():
    t = games(">A; B: short_line boardwalk")
    assert t("A offer B for short_line boardwalk; B accept").phase == "roll"


def test_m4_a_mortgaged_deed_stays_its_owners():
    t = games(">A 0: boardwalk=m; B 1000", dice="46")
    t.refuses("B redeem boardwalk", "B buy", "B bid 10")
    t("A roll; A end_turn").refuses("B redeem boardwalk", "B keep_mortgage boardwalk")
    assert t.owner("boardwalk") == "A"


def test_m4_landing_on_it_offers_nothing():
    t = games(">A; B: baltic_avenue=m", dice="12")
    assert t("A roll").phase == "manage"
