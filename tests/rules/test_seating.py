"""`undo`, `control`, `pace`, and what the seats are told of what they may do."""

import pytest

from tests.rules.story import games, suomi


def test_undo_newest_first():
    t = games(">A 1000: brown short_line b_o_railroad=m; B")
    t("A build baltic_avenue; A mortgage short_line; A redeem b_o_railroad")
    assert t.cash["A"] == 1000 - 50 + 100 - 110
    t("A undo")
    assert (t.cash["A"], t.mortgaged("b_o_railroad"), t.mortgaged("short_line")) == (1050, True, True)
    t("A undo")
    assert (t.cash["A"], t.mortgaged("short_line"), t.level("baltic_avenue")) == (950, False, 1)
    t("A undo").refuses("A undo")
    assert (t.cash["A"], t.level("baltic_avenue"), t.bank["houses"]) == (1000, 0, 32)


def test_undo_of_a_hotel():
    t = games(">A 200: dark_blue=4; B")
    t("A build boardwalk; A undo")
    assert (t.cash["A"], t.level("boardwalk"), t.bank["houses"], t.bank["hotels"]) == (200, 4, 24, 12)


def test_undo_of_a_hotel_in_a_speed_game():
    t = games(">A 200: dark_blue=3; B", speed=True)
    t("A build boardwalk; A undo")
    assert (t.level("boardwalk"), t.bank["houses"], t.bank["hotels"]) == (3, 26, 12)


@pytest.mark.parametrize("between", ["A sell baltic_avenue", "A roll", "B agree_end", "B pace fast", "B control A"])
def test_undo_not_after_another_command(between):
    t = games(">A: brown=1; B", dice="46")
    t(f"A build baltic_avenue; {between}")
    t.refuses("A undo", "B undo")


def test_undo_goes_back_to_the_other_command_only():
    t = games(">A: brown=1 short_line; B")
    t("A build baltic_avenue; A sell baltic_avenue; A mortgage short_line; A undo").refuses("A undo")


def test_undo_ones_own_only():
    t = games(">A: brown; B")
    t("A build baltic_avenue").refuses("B undo")
    t("A undo")


def test_undo_anothers_build_comes_in_between():
    t = suomi(">A: brown; B: pink")
    t("A build turku; B build pori").refuses("A undo")
    t("B undo").refuses("A undo")
    assert (t.level("turku"), t.level("pori")) == (1, 0)


def test_undo_waits_are_nothing_in_between():
    t = games(">A: brown; B")
    assert t("A build baltic_avenue; wait 1000; A undo").level("baltic_avenue") == 0


def test_undo_a_refused_command_is_nothing_in_between():
    t = games(">A: brown; B")
    t("A build baltic_avenue").refuses("B roll")
    t("A undo")


def test_undo_of_a_mortgage_in_a_choice_or_a_debt():
    t = games(">A 10: short_line; B", dice="12")
    t("A roll; A mortgage short_line; A undo").refuses("A buy")
    t = games(">A 10 @36: short_line; B: boardwalk", dice="12")
    t("A roll; A mortgage short_line; A undo").refuses("A pay")


def test_undo_not_on_receipt():
    t = games(">A: short_line; B: boardwalk=m")
    t("A offer B for boardwalk; B accept; A mortgage short_line; A redeem boardwalk").refuses("A undo")


def test_undo_is_listed_while_it_can_be_used():
    t = games(">A: brown; B")
    assert "undo" not in t.awaiting["A"]
    assert "undo" in t("A build baltic_avenue").awaiting["A"]


def test_control_hands_a_seat_over_and_back():
    t = games(">A; B; C cpu easy")
    t.refuses("C control A easy", "C control C")
    t("A control B hard; A control A normal; B control C; A control A; B control B")
    assert [seat.cpu for seat in t.match.state.seats] == [None, None, None]


def test_control_of_a_bankrupt_is_refused():
    t = games(">A; B; C")
    t("A resign").refuses("B control A easy")


def test_pace_by_any_human():
    t = games(">A; B cpu easy")
    t.refuses("B pace fast")
    assert t("A pace fast").told("paced") == [{"by": "A", "pace": "fast"}]


def test_control_and_pace_by_a_human_whose_seat_is_out():
    t = games(">A; B cpu easy; C cpu easy")
    t("A resign; A pace fast; A control B hard")
    assert t.match.state.seats[1].cpu == "hard"


def test_awaiting_as_in_the_example():
    """ENGINE.md's own: A in manage, with houses and a mortgaged station."""
    seats = ">A 1500: park_place=2 boardwalk=1 short_line=m; B 40 @10 jail 1"
    t = games(seats, dice="12", bank=(29, 12))
    t("A roll; wait 10; A buy")
    assert t.awaiting == {
        "A": ["build", "end_turn", "mortgage", "offer", "redeem", "resign", "sell", "sell_group"],
        "B": [],
    }
    assert (t.must, t.phase, t.tick, t.cash["A"], t.deeds["baltic_avenue"]["owner"]) == (["A"], "manage", 10, 1440, "A")
    assert t.bank == {"houses": 29, "hotels": 12, "keys": 6}
    assert t.worth["A"] == 2950


def test_awaiting_lists_what_some_argument_makes_legal():
    t = games(">A 0 jail 0; B 0")
    assert t.awaiting["A"] == ["resign", "roll"]
    t = games(">A 1 jail 0 keys 1; B 0")
    assert t.awaiting["A"] == ["offer", "resign", "roll", "use_key"]
    t = games(">A 50 jail 0; B 0")
    assert t.awaiting["A"] == ["offer", "pay_fine", "resign", "roll"]


def test_awaiting_between_turns_in_suomi():
    t = suomi(">A; B jail 1: brown=1")
    assert t.awaiting["B"] == ["build", "pay_fine", "sell", "sell_group"]
