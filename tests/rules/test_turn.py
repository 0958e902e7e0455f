"""T1, T2, T3, T4, T5: rolling, doubles, salary, what ends a turn, what a turn allows."""

from dataclasses import replace

import pytest

from tests.rules.story import Story, edition, games, stockholm


def test_t1_moves_clockwise_by_the_total_and_carries_out_the_square():
    t = games(">A; B: baltic_avenue", dice="12")
    t("A roll")
    assert t.at("A") == 3
    assert t.cash == {"A": 1496, "B": 1504}  # rent 4
    assert t.phase == "manage"
    assert t.must == ["A"]


def test_t1_one_roll_a_turn():
    t = games(">A; B", dice="46")
    t("A roll").refuses("A roll", "B roll", "B end_turn")
    assert t("A end_turn").turn == "B"
    t.refuses("A roll", "B end_turn")


def test_t2_doubles_roll_again_after_the_square():
    t = games(">A; B", dice="33 45")
    t("A roll; A buy")  # square 6, 100
    assert (t.phase, t.doubles) == ("manage", 1)
    t.refuses("A end_turn")
    t("A roll; A buy")  # 15, 200
    assert (t.at("A"), t.doubles, t.cash["A"]) == (15, 0, 1200)
    t.refuses("A roll")
    assert t("A end_turn").turn == "B"


def test_t2_square_is_settled_before_the_extra_roll():
    t = games(">A; B", dice="33 45")
    t("A roll").refuses("A roll", "A end_turn")


def test_t2_third_doubles_go_to_jail_without_moving():
    t = games(">A @8; B", dice="11 55 11")  # 8 -> 10 -> 20, then 22 would be Chance
    t("A roll; A roll")
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.turn, t.doubles) == (10, 0, "B", 0)
    assert t.cash["A"] == 1500
    assert t.told("jailed") == [{"by": "A", "why": "doubles"}]
    assert not t.told("moved")


def test_t2_two_doubles_then_none_is_an_ordinary_turn():
    t = games(">A: utility=m; B", dice="66 44 46")  # 12, 20, 30
    t("A roll; A roll")
    assert t.doubles == 2
    assert t("A roll").told("jailed") == [{"by": "A", "why": "square"}]


def test_t2_third_doubles_out_of_jail_after_paying():
    """J2, T2: the fine, then doubles three times in that turn: back to jail."""
    t = games(">A jail 0: red; B", dice="55 22 33")  # 20, 24, jail
    t("A pay_fine; A roll; A roll; A roll")
    assert (t.at("A"), t.jail("A"), t.turn) == (10, 0, "B")
    assert t.cash["A"] == 1450


def test_t2_doubles_counted_from_zero_each_turn():
    t = games(">A @18; B @18", dice="11 64 11 64")  # 20, then 30: jail; B the same
    t("A roll")
    assert t.doubles == 1
    t("A roll; B roll")
    assert t.doubles == 1


def test_t3_salary_for_passing_and_for_landing_on_go():
    for start, dice, square in ((36, "46", 6), (36, "13", 0)):
        t = games(f">A @{start}: light_blue; B", dice=dice)
        t("A roll")
        assert t.at("A") == square
        assert t.cash["A"] == 1700
        assert t.told("salary") == [{"by": "A", "amount": 200}]


@pytest.mark.parametrize(
    ("name", "salary", "cash"),
    [("games_to_go", 200, 1_500), ("stockholm", 4_000, 30_000), ("suomi", 2_000_000, 15_000_000)],
)
def test_t3_table_salary(name, salary, cash):
    t = Story(name, ">A @36; B", dice="13")
    assert t("A roll").cash["A"] == cash + salary


def test_t3_salary_twice_in_a_turn():
    """Pass GO onto Community Chest (2), whose task (total 6) sends one to GO."""
    t = games(">A @36; B", dice="24 123")
    t("A roll")
    assert t.at("A") == 0
    assert t.cash["A"] == 1900
    assert len(t.told("salary")) == 2


def test_t3_back_over_go_pays_nothing():
    """C4: no printed task leads back over GO, so here "back three" is "back eight", from Chance 7 to 39."""
    printed = edition("games_to_go")
    tasks = tuple(replace(task, amount=8) if task.effect == "back" else task for task in printed.chance)
    t = Story(replace(printed, chance=tasks), ">A; B: dark_blue=m", dice="34 666")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (39, 1500)


def test_t3_back_to_pays_nothing_after_the_salary_on_the_way():
    t = stockholm(">A @36; B", dice="24", chest="back_to_vasterlanggatan")
    t("A roll")  # over GO to 2: 4 000; back to 1: nothing
    assert (t.at("A"), t.cash["A"], t.phase) == (1, 34_000, "buy")


def test_t3_going_to_jail_pays_nothing():
    t = games(">A @36; B", dice="24 124")  # Chest 7: jail; GO was passed on the way to the Chest only
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.turn) == (10, 0, "B")
    assert t.cash["A"] == 1700


def test_t4_jail_ends_the_turn_whatever_doubles_were_thrown():
    t = games(">A @20; B", dice="55 46")
    t("A roll")  # 30
    assert (t.turn, t.phase, t.doubles, t.jail("A")) == ("B", "roll", 0, 0)


def test_t4_bankrupt_on_the_roll_after_doubles():
    """The second roll of the turn, doubles again, breaks A: B's turn at once, without the roll still owed."""
    t = games(">A 10 @10; B: red; C", dice="55 22")
    t("A roll; A roll")  # 20, then 24: 2 x 20
    assert (t.phase, t.doubles, t.debt["amount"]) == ("debt", 2, 40)
    t("A resign")
    assert (t.turn, t.phase, t.doubles, t.cash["B"]) == ("B", "roll", 0, 1510)


@pytest.mark.parametrize("when", ["before", "after"])
def test_t5_before_and_after_a_roll_one_may_build_mortgage_redeem_trade(when):
    t = games(">A: brown short_line b_o_railroad=m; B", dice="46")
    if when == "after":
        t("A roll")
    t("A build baltic_avenue; A mortgage short_line; A redeem b_o_railroad; A offer B 1 for; B refuse")
    assert t.cash["A"] == 1500 - 50 + 100 - 110


def test_t5_not_while_a_square_is_being_carried_out():
    t = games(">A: brown short_line=m; B", dice="33")
    t("A roll")
    assert t.phase == "buy"
    t.refuses("A build baltic_avenue", "A redeem short_line", "A offer B 1 for")


def test_t5_others_neither_build_nor_mortgage_nor_redeem_nor_offer():
    t = games(">A; B: brown short_line=m b_o_railroad")
    t.refuses("B build baltic_avenue", "B redeem short_line", "B offer A 1 for", "B mortgage b_o_railroad")
    assert t.awaiting["B"] == []


def test_t5_mortgaging_while_choosing_whether_to_buy():
    t = games(">A 50: short_line; B: b_o_railroad", dice="33")
    t("A roll").refuses("A buy", "B mortgage b_o_railroad")
    t("A mortgage short_line; A buy")
    assert t.cash["A"] == 50
    assert t.owner("oriental_avenue") == "A"


def test_t5_not_during_an_auction():
    t = games(">A: brown short_line=m b_o_railroad; B", dice="33")
    t("A roll; A decline").refuses(
        "A build baltic_avenue", "A redeem short_line", "A offer B 1 for", "A mortgage b_o_railroad"
    )


def test_engine_doubles_zero_again_after_a_roll_without():
    t = games(">A @8; B", dice="11 46")
    t("A roll")
    assert t.doubles == 1
    t("A roll")
    assert (t.at("A"), t.doubles) == (20, 0)


def test_engine_doubles_out_of_jail_are_none_to_roll_again_for():
    t = games(">A jail 0; B", dice="55")
    t("A roll")
    assert (t.at("A"), t.phase, t.doubles) == (20, "manage", 0)
    t.refuses("A roll")


def test_t5_no_mortgage_while_a_tax_or_a_task_is_chosen():
    t = games(">A 10: boardwalk; B", dice="13")
    t("A roll").refuses("A mortgage boardwalk")
    t = stockholm(">A 10 @14: norrmalmstorg; B", dice="12", chest="pay_10_or_chance")
    t("A roll").refuses("A mortgage norrmalmstorg")
