"""J1, J2, J3, J4: in and out of jail, in each edition's way."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi

ROLLS = [games, stockholm]


def test_j1_no_salary_and_the_turn_ends():
    t = games(">A @28; B", dice="11 46")
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.cash["A"], t.turn, t.phase) == (10, 0, 1500, "B", "roll")


def test_j1_a_visit_is_none():
    t = games(">A; B", dice="46")
    assert t("A roll").jail("A") is None


@pytest.mark.parametrize("story", ROLLS)
def test_j2_table_fine_then_roll_and_move_at_once(story):
    t = story(">A jail 1; B", dice="46")
    fine, cash = t.edition.board.fine, t.cash["A"]
    assert (t.phase, t.must) == ("jail", ["A"])
    t("A pay_fine")
    assert (t.phase, t.jail("A"), t.at("A"), t.cash["A"]) == ("roll", None, 10, cash - fine)
    t("A roll")
    assert (t.at("A"), t.phase) == (20, "manage")


@pytest.mark.parametrize(("name", "fine"), [("games_to_go", 50), ("stockholm", 1_000), ("suomi", 500_000)])
def test_j2_table_fine(name, fine):
    t = Story(name, f">A {fine} jail 0; B")
    assert t("A pay_fine").cash["A"] == 0
    Story(name, f">A {fine - 1} jail 0; B").refuses("A pay_fine")


def test_j2_doubles_after_the_fine_roll_again():
    t = games(">A jail 0; B", dice="55 46")
    t("A pay_fine; A roll")
    assert (t.at("A"), t.doubles) == (20, 1)
    t.refuses("A end_turn")


def test_j2_table_suomi_fine_means_no_roll_in_this_turn():
    t = suomi(">A jail 1; B @10", dice="46 46")
    t("A pay_fine")
    assert (t.phase, t.jail("A"), t.cash["A"]) == ("manage", None, 14_500_000)
    t.refuses("A roll", "A pay_fine", "A use_key")
    t("A end_turn; B roll; B end_turn")
    assert (t.turn, t.phase) == ("A", "roll")


def test_j2_table_suomi_fine_between_turns():
    """So as to roll on one's own next turn."""
    t = suomi(">A @10; B jail 2", dice="46 46")
    t("B pay_fine")
    assert (t.jail("B"), t.cash["B"], t.turn) == (None, 14_500_000, "A")
    t("A roll; A end_turn")
    assert (t.turn, t.phase) == ("B", "roll")
    assert t("B roll").at("B") == 20


@pytest.mark.parametrize("dice", ["46", "33"])
def test_j2_suomi_between_turns_is_roll_jail_or_manage(dice):
    t = suomi(">A; B jail 2", dice=dice)
    t("A roll")
    if dice == "46":
        assert t("B pay_fine").jail("B") is None
    else:
        assert t.phase == "buy"
        t.refuses("B pay_fine")


def test_j2_suomi_while_another_waits_in_jail_and_not_twice():
    t = suomi(">A jail 0; B jail 2; C")
    t.refuses("C pay_fine")
    t("B pay_fine").refuses("B pay_fine")
    suomi(">A; B 499_999 jail 2").refuses("B pay_fine")


@pytest.mark.parametrize("story", ROLLS)
def test_j2_table_no_fine_between_turns(story):
    story(">A; B jail 0 keys 1").refuses("B pay_fine", "B use_key")


@pytest.mark.parametrize("story", [games, stockholm, suomi])
def test_j2_a_key_then_roll_as_usual(story):
    t = story(">A jail 2 keys 1; B", dice="55 46")
    t("A use_key")
    assert (t.phase, t.jail("A"), t.seat("A")["keys"]) == ("roll", None, 0)
    t("A roll")
    assert (t.at("A"), t.doubles) == (20, 1)


def test_j2_a_key_bought_from_another_seat():
    t = games(">A jail 0; B keys 1", dice="46")
    t.refuses("A use_key")
    t("A offer B 40 for key; B accept; A use_key; A roll")
    assert (t.at("A"), t.cash) == (20, {"A": 1460, "B": 1540})


@pytest.mark.parametrize("failed", [0, 1, 2])
@pytest.mark.parametrize("story", [games, stockholm, suomi])
def test_j2_doubles_move_at_once_and_do_not_roll_again(story, failed):
    t = story(f">A jail {failed}; B", dice="55")
    cash = t.cash["A"]
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.phase, t.doubles, t.cash["A"]) == (20, None, "manage", 0, cash)
    t.refuses("A roll")


def test_j2_doubles_carry_the_square_out():
    t = games(">A jail 0; B: orange", dice="33")
    assert t("A roll").cash["A"] == 1472  # 16: 2 x 14


def test_j2_only_before_the_roll():
    t = games(">A jail 0 keys 1; B", dice="46")
    t("A roll")
    assert (t.phase, t.jail("A")) == ("manage", 1)
    t.refuses("A use_key", "A pay_fine", "A roll")
    t("A end_turn")


def test_j2_only_in_jail():
    games(">A keys 1 @10; B").refuses("A use_key", "A pay_fine")


def test_j2_three_tries_on_three_turns():
    t = games(">A jail 0; B @10", dice="46 46 46 46 12 12")
    t("A roll; A end_turn; B roll; B end_turn; A roll")
    assert (t.jail("A"), t.cash["A"], t.at("A")) == (2, 1500, 10)
    t("A end_turn")
    assert t.turn == "B"


@pytest.mark.parametrize(("name", "cash"), [("games_to_go", 1_450), ("suomi", 14_500_000)])
def test_j3_table_third_failure_pay_and_move_by_that_roll(name, cash):
    t = Story(name, ">A jail 2; B", dice="46")
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.cash["A"], t.phase) == (20, None, cash, "manage")
    t.refuses("A roll")


def test_j3_table_stockholm_third_failure_pay_and_roll_again():
    t = stockholm(">A jail 2; B", dice="45 55 46")
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.cash["A"], t.phase) == (10, None, 29_000, "roll")
    t("A roll")
    assert (t.at("A"), t.doubles) == (20, 1)  # as usual: doubles roll again


@pytest.mark.parametrize("story", [games, suomi])
def test_j3_third_fine_that_cannot_be_paid_is_a_debt_first(story):
    t = story(">A 0 jail 2 keys 1: boardwalk; B".replace("boardwalk", "dark_blue"), dice="46")
    t("A roll")
    assert (t.phase, t.jail("A"), t.at("A"), t.debt["amount"]) == ("debt", 3, 10, t.edition.board.fine)
    t.refuses("A use_key", "A pay_fine", "A pay", "A roll")
    t(f"A mortgage {t.edition.board.squares[39].id}; A pay")
    assert (t.jail("A"), t.at("A"), t.phase) == (None, 20, "manage")


def test_j3_stockholm_debt_first_then_the_roll():
    t = stockholm(">A 0 jail 2: dark_blue; B", dice="45 46")
    t("A roll; A mortgage centrum")
    assert t.jail("A") == 3
    t("A pay")
    assert (t.phase, t.jail("A"), t.cash["A"]) == ("roll", None, 2_500)
    assert t("A roll").at("A") == 20


def test_j3_bankrupt_by_the_third_fine():
    t = games(">A 0 jail 2; B; C", dice="46")
    t("A roll; A resign")
    assert (t.turn, t.phase, t.at("A"), t.jail("A")) == ("B", "roll", 10, 3)


def test_j4_in_jail_a_seat_does_all_else():
    t = games(">A jail 0: brown short_line b_o_railroad=m; B jail 1: boardwalk", dice="46")
    t("A build baltic_avenue; A sell baltic_avenue; A mortgage short_line; A redeem b_o_railroad; A roll")
    t("A offer B 10 for boardwalk; B accept; A build mediterranean_avenue")
    assert t.cash["A"] == 1500 - 50 + 25 + 100 - 110 - 10 - 50


def test_j4_in_jail_a_seat_collects_and_bids():
    t = games(">A @1; B jail 0: connecticut_avenue; C", dice="44 12")
    t("A roll")
    assert t.cash["B"] == 1508
    t("A roll; A decline; B bid 3; A leave; C leave")
    assert t.owner("electric_company") == "B"


def test_engine_resign_in_jail():
    t = games(">A jail 1; B; C")
    t("A resign")
    assert (t.turn, t.jail("A"), t.at("A")) == ("B", 1, 10)
