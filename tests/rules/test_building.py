"""B1, B2, B3, B4, B5, B6: building and selling."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi

BLUE = "vermont_avenue connecticut_avenue"


def test_b1_needs_the_whole_group():
    games(f">A: {BLUE}; B: oriental_avenue").refuses("A build vermont_avenue")
    games(f">A: {BLUE}; B").refuses("A build vermont_avenue")


def test_b1_no_lot_of_it_mortgaged():
    t = games(f">A: {BLUE} oriental_avenue=m; B")
    t.refuses("A build vermont_avenue", "A build oriental_avenue")
    t("A redeem oriental_avenue; A build vermont_avenue")


@pytest.mark.parametrize(
    ("group", "lot", "cost"),
    [
        ("brown", "baltic_avenue", 50),
        ("orange", "new_york_avenue", 100),
        ("yellow", "marvin_gardens", 150),
        ("green", "pacific_avenue", 200),
    ],
)
def test_b1_at_the_building_price(group, lot, cost):
    t = games(f">A {cost}: {group}; B")
    t(f"A build {lot}")
    assert (t.cash["A"], t.level(lot), t.bank["houses"]) == (0, 1, 31)


def test_b1_not_without_the_cash_nor_on_other_deeds():
    t = games(">A 49: brown station utility; B: boardwalk")
    t.refuses("A build baltic_avenue", "A build short_line", "A build water_works", "A build boardwalk")


def test_b2_evenly_in_buying():
    t = games(">A: light_blue; B")
    t("A build vermont_avenue").refuses("A build vermont_avenue")
    t("A build oriental_avenue").refuses("A build vermont_avenue")
    t("A build connecticut_avenue; A build vermont_avenue")
    assert [t.level(lot) for lot in ("oriental_avenue", "vermont_avenue", "connecticut_avenue")] == [1, 2, 1]


def test_b2_evenly_in_selling():
    t = games(">A: boardwalk=2 park_place=1; B")
    t.refuses("A sell park_place")
    t("A sell boardwalk; A sell boardwalk; A sell park_place").refuses("A sell boardwalk")
    assert t.cash["A"] == 1800


def test_b2_a_hotel_counts_as_five():
    t = games(">A: boardwalk=hotel park_place=4; B")
    t.refuses("A sell park_place")
    t("A build park_place")
    assert t.level("park_place") == "hotel"


def test_b3_a_hotel_needs_four_houses_on_every_lot():
    t = games(">A 200: boardwalk=4 park_place=3; B")
    t.refuses("A build boardwalk")
    t("A build park_place").refuses("A build boardwalk")  # no cash left


def test_b3_price_and_four_houses_back():
    t = games(">A 200: dark_blue=4; B")
    assert t.bank == {"houses": 24, "hotels": 12, "keys": 6}
    t("A build boardwalk")
    assert t.bank == {"houses": 28, "hotels": 11, "keys": 6}
    assert (t.cash["A"], t.level("boardwalk")) == (0, "hotel")


def test_b3_one_hotel_a_lot():
    games(">A: dark_blue=hotel; B").refuses("A build boardwalk", "A build park_place")


def test_b4_none_left():
    t = games(">A: brown; B 0: dark_blue=1", bank=(0, 12))
    t.refuses("A build baltic_avenue")
    t("B sell boardwalk; A build baltic_avenue")
    assert t.bank["houses"] == 0


def test_b4_no_hotel_left():
    t = games(">A: brown=4; B 0: dark_blue=hotel", bank=(24, 0))
    t.refuses("A build baltic_avenue")
    t("B sell boardwalk; A build baltic_avenue")
    assert t.bank == {"houses": 24 - 4 + 4, "hotels": 0, "keys": 6}


def test_b4_a_hotel_needs_no_houses_in_the_bank():
    t = games(">A: brown=4; B", bank=(0, 1))
    t("A build baltic_avenue")
    assert t.bank == {"houses": 4, "hotels": 0, "keys": 6}


@pytest.mark.parametrize(
    ("name", "lot", "half"),
    [("games_to_go", "baltic_avenue", 25), ("stockholm", "hornsgatan", 500), ("suomi", "turku", 250_000)],
)
def test_b5_half_the_price_back(name, lot, half):
    t = Story(name, ">A 0: brown=1; B")
    t(f"A sell {lot}")
    assert (t.cash["A"], t.level(lot), t.bank["houses"]) == (half, 0, 31)


@pytest.mark.parametrize("houses", [0, 1, 3])
def test_b5_a_hotel_cannot_become_houses_the_bank_has_not(houses):
    """Issue's corner, a group of two: only the whole group can be sold: 2 x 5 x 25."""
    t = games(">A 0: brown=hotel; B", bank=(houses, 10))
    t.refuses("A sell baltic_avenue", "A sell mediterranean_avenue")
    t("A sell_group baltic_avenue")
    assert (t.cash["A"], t.bank["houses"], t.bank["hotels"]) == (250, houses, 12)


def test_b5_a_hotel_becomes_four_houses_the_bank_has():
    t = games(">A 0: brown=hotel; B", bank=(4, 10))
    t("A sell baltic_avenue")
    assert (t.cash["A"], t.level("baltic_avenue"), t.bank["houses"], t.bank["hotels"]) == (25, 4, 0, 11)
    t.refuses("A sell mediterranean_avenue")  # four more are not there
    t.refuses("A sell baltic_avenue")  # evenly: the hotel first
    t("A sell_group mediterranean_avenue")
    assert (t.cash["A"], t.bank["houses"], t.bank["hotels"]) == (25 + 9 * 25, 4, 12)


@pytest.mark.parametrize(("houses", "sold"), [(0, 0), (1, 0), (3, 0), (4, 1), (8, 2), (12, 3)])
def test_b5_hotels_of_a_group_of_three(houses, sold):
    t = games(">A 0: light_blue=hotel; B", bank=(houses, 9))
    lots = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
    for lot in lots[:sold]:
        t(f"A sell {lot}")
    t.refuses(*(f"A sell {lot}" for lot in lots[sold:]))
    assert (t.cash["A"], t.bank["houses"]) == (25 * sold, houses - 4 * sold)
    t("A sell_group vermont_avenue")
    assert (t.cash["A"], t.bank["houses"], t.bank["hotels"]) == (15 * 25, houses, 12)


def test_b5_a_group_of_houses_at_once():
    t = games(">A 0: boardwalk=2 park_place=1; B")
    t("A sell_group park_place")
    assert (t.cash["A"], t.bank["houses"]) == (300, 32)


def test_b5_nothing_to_sell():
    t = games(">A: dark_blue short_line; B: brown=1")
    t.refuses("A sell boardwalk", "A sell_group boardwalk", "A sell short_line", "A sell_group short_line")
    t.refuses("A sell baltic_avenue", "A sell_group baltic_avenue")


@pytest.mark.parametrize("story", [games, stockholm])
def test_b6_table_buying_in_ones_own_turn_only(story):
    t = story(">A; B: brown")
    lots = [t.edition.board.squares[p].id for p in (1, 3)]
    t.refuses(*(f"B build {lot}" for lot in lots))


@pytest.mark.parametrize("story", [games, stockholm])
def test_b6_selling_at_any_time(story):
    """In another's choice, auction and trade too."""
    t = story(">A; B: brown=3", dice="33")
    lot = t.edition.board.squares[1].id
    other = t.edition.board.squares[3].id
    t("A roll")
    assert t.phase == "buy"
    t(f"B sell {lot}; A decline; B sell {other}; A leave; B leave; A offer B 100 for; B sell {lot}")
    assert t.phase == "trade"


def test_b6_suomi_builds_and_sells_between_the_turns_of_others():
    t = suomi(">A @10; B: brown=1", dice="46")
    t("B build turku; A roll; B sell turku; B sell_group tampere; B build turku")
    assert t.cash["B"] == 15_000_000 - 500_000 + 250_000 + 500_000 - 500_000
    assert t.turn == "A"


def test_b6_suomi_not_while_another_carries_out_a_square():
    t = suomi(">A; B: brown=1", dice="33")
    t("A roll").refuses("B build turku", "B sell turku", "B sell_group turku")
    t("A decline").refuses("B build turku", "B sell turku")
    t("A leave; B leave; A offer B 100000 for").refuses("B sell turku", "B build turku")


def test_b6_suomi_selling_in_any_phase_of_ones_own_turn():
    t = suomi(">A: brown=1; B", dice="33")
    t("A roll; A sell turku").refuses("A build turku")
    t("A decline; A sell tampere")
    assert t.phase == "auction"


def test_b6_suomi_selling_in_ones_own_debt():
    t = suomi(">A @10; B 0: brown=1", dice="34", chest="collect_each_10")
    t("A roll")
    assert (t.phase, t.must) == ("debt", ["B"])
    t("B sell turku; B pay")
    assert t.cash["B"] == 150_000
