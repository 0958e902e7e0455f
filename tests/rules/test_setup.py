"""S1, S2, S3: seats, start money, who starts; and the figures of the table that a set-up shows."""

import pytest

from game.reading import ReadError
from game.setup import SeatSetup, Setup, start
from tests.rules.story import Story, edition, games

EDITIONS = ["games_to_go", "stockholm", "suomi"]


@pytest.mark.parametrize("count", [2, 6])
def test_s1_two_to_six_seats(count):
    seats = tuple(SeatSetup(f"P{i}") for i in range(count))
    match, _ = start(Setup(edition("games_to_go"), seats))
    state = match.state
    assert len({seat.token for seat in state.seats}) == len({seat.colour for seat in state.seats}) == count


@pytest.mark.parametrize("count", [1, 7])
def test_s1_not_one_nor_seven(count):
    with pytest.raises(ValueError, match="two to six"):
        start(Setup(edition("suomi"), tuple(SeatSetup(f"P{i}") for i in range(count))))
    with pytest.raises(ReadError, match="players"):
        games(";".join(f"P{i}" for i in range(count)))


@pytest.mark.parametrize(("name", "cash"), [("games_to_go", 1_500), ("stockholm", 30_000), ("suomi", 15_000_000)])
def test_s2_start_money_and_stock(name, cash):
    t = Story(name, ">A; B; C")
    assert t.cash == {"A": cash, "B": cash, "C": cash}
    assert t.bank["houses"] == 32
    assert t.bank["hotels"] == 12
    assert [t.at(seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.parametrize("name", EDITIONS)
def test_s2_notes_dealt_make_the_start_money(name):
    which = edition(name)
    assert sum(value * count for value, count in which.notes) == which.start_money


NOTES = {
    "games_to_go": "2x500 4x100 1x50 1x20 2x10 1x5 5x1",
    "stockholm": "2x10000 3x2000 2x1000 2x500 6x100 6x50 5x20",
    "suomi": "2x5000000 4x1000000 1x500000 1x200000 2x100000 1x50000 5x10000",
}


@pytest.mark.parametrize("name", EDITIONS)
def test_table_notes(name):
    assert " ".join(f"{count}x{value}" for value, count in edition(name).notes) == NOTES[name]


def test_s3_highest_total_starts():
    t = games("A; B; C", dice="12 65 64")
    assert [event["by"] for event in t.told("rolled")] == ["A", "B", "C"]
    assert (t.turn, t.phase, t.doubles) == ("B", "roll", 0)


def test_s3_ties_roll_again_among_themselves():
    t = games("A; B; C; D", dice="64 55 12 46  33 24 51  21 65")
    # 10, 10, 3, 10: A, B and D again: 6, 6, 6: again: 3, 11, then the seeded dice for D.
    assert [event["by"] for event in t.told("rolled")][:8] == ["A", "B", "C", "D", "A", "B", "D", "A"]


def test_s3_a_tie_of_two_leaves_the_third_out():
    t = games("A; B; C", dice="64 55 12 21 31")
    assert [event["by"] for event in t.told("rolled")] == ["A", "B", "C", "A", "B"]
    assert t.turn == "B"


def test_s3_play_goes_clockwise():
    t = games("A @10; >B @10; C @10", dice="46 64 46")
    for seat in "BCA":
        assert t.turn == seat
        t(f"{seat} roll; {seat} end_turn")
    assert t.turn == "B"


def test_s3_starting_rolls_come_from_the_forced_dice_in_order():
    t = games("A; B", dice="12 65 46")
    assert t.turn == "B"
    assert t("B roll").at("B") == 10
