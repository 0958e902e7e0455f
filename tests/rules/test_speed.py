"""E3: the speed game."""

import pytest

from game.edition import Rules
from game.setup import SeatSetup, Setup, start
from tests.rules.story import edition, games, stockholm, suomi


@pytest.mark.parametrize("name", ["games_to_go", "stockholm", "suomi"])
@pytest.mark.parametrize("count", [2, 6])
def test_e3_two_deeds_each_paid_at_list_price(name, count):
    seats = tuple(SeatSetup(f"P{i}") for i in range(count))
    match, events = start(Setup(edition(name), seats, Rules(speed=True), seed=3))
    p = match.position
    for seat in range(count):
        deeds = p.deeds_of(seat)
        assert len(deeds) == 2
        assert p.seat(seat).cash == p.edition.start_money - sum(p.board.squares[deed].price for deed in deeds)
    kinds = [type(event).__name__ for event in events]
    assert max(i for i, kind in enumerate(kinds) if kind == "Rolled") < kinds.index("Bought")  # after S3


def test_e3_a_scenario_is_a_position_and_deals_nothing():
    t = games(">A; B", speed=True)
    assert {facts["owner"] for facts in t.deeds.values()} == {None}


def test_b3_e3_a_hotel_needs_three_houses_on_each_lot():
    t = games(">A 400: boardwalk=3 park_place=2; B", speed=True)
    t.refuses("A build boardwalk")
    t("A build park_place; A build boardwalk")
    assert (t.level("boardwalk"), t.cash["A"]) == ("hotel", 0)
    assert t.bank == {"houses": 32 - 6 + 3, "hotels": 11, "keys": 6}


def test_b2_e3_a_hotel_counts_as_four():
    t = games(">A: boardwalk=hotel park_place=3; B", speed=True)
    t.refuses("A sell park_place", "A build boardwalk")
    t("A build park_place")


@pytest.mark.parametrize(("houses", "may"), [(2, False), (3, True)])
def test_b5_e3_it_turns_into_three_houses(houses, may):
    t = games(">A 0: brown=hotel; B", bank=(houses, 10), speed=True)
    if may:
        t("A sell baltic_avenue")
        assert (t.level("baltic_avenue"), t.cash["A"], t.bank["houses"]) == (3, 25, 0)
    else:
        t.refuses("A sell baltic_avenue")


def test_b5_e3_a_group_of_hotels():
    t = games(">A 0: brown=hotel; B", bank=(0, 10), speed=True)
    assert t("A sell_group baltic_avenue").cash["A"] == 2 * 4 * 25


def test_e4_e3_worth_of_a_hotel():
    """Brown: 120 and 2 x (1 + 3) x 50."""
    assert games(">A 0: brown=hotel; B", speed=True).worth["A"] == 520


def test_e3_a_hotels_rent_is_the_one_on_the_deed():
    t = games(">A; B: brown=hotel", dice="12", speed=True)
    assert t("A roll").cash["A"] == 1050


def test_q3_e3_the_tax_counts_three_houses():
    t = games(">A 480: brown=hotel; B", dice="13", speed=True)
    assert t("A roll; A choose_tax percent").cash["A"] == 380


def test_e3_the_first_bankruptcy_ends_it_and_the_richest_wins():
    """D4: B gets 20 and short_line, mortgaged, at no cost; C is richer still."""
    t = games(">A 20 @36: short_line=m; B 100: boardwalk; C 800", dice="12", speed=True)
    t("A roll; A resign")
    ranking = [["C", 800], ["B", 100 + 20 + 400 + 100], ["A", 0]]
    assert t.over == {"winner": ["C"], "reason": "first_bankruptcy", "ranking": ranking}


def test_e3_with_two_seats_too():
    t = games(">A; B", speed=True)
    assert t("A resign").over["reason"] == "first_bankruptcy"


def test_e3_d6_without_auctions():
    t = stockholm(">A 500 @36: hornsgatan; B 0: norrmalmstorg; C", dice="12", speed=True)
    t("A roll; A resign")
    assert t.over["ranking"] == [["C", 30_000], ["B", 8_500], ["A", 0]]
    assert t.owner("hornsgatan") is None


def test_e3_with_a_time_limit():
    t = suomi(">A; B 1", speed=True, session_minutes=1)
    t("wait 3600")
    assert (t.over["reason"], t.over["winner"]) == ("time", ["A"])


def test_e3_a3_a_call_for_hotels_asks_those_with_three_houses():
    t = games(">A: brown=3; B: dark_blue=3; C: pink=2", bank=(5, 1), speed=True)
    assert t("A build baltic_avenue").must == ["B"]
