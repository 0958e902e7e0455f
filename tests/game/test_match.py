"""A match by itself: ticks with commands, copies, and the opening."""

import pytest

import levels
from game import commands as c
from game.dice import DiceError
from game.setup import SeatSetup, Setup, start
from tests.rules.story import games


def test_a_tick_carries_out_commands_in_order_and_tells_which_were_refused() -> None:
    match = games(">A; B", dice="12").match
    events, refused = match.tick([c.EndTurn(0), c.Roll(0), c.Buy(0)])
    assert [command for command, _ in refused] == [c.EndTurn(0)]
    assert refused[0][1].text == "Roll first."
    assert [type(event).__name__ for event in events] == ["Rolled", "Moved", "Bought", "Paid"]
    assert match.state.tick == 1
    assert match.state.owner[3] == 0


def test_a_copy_goes_its_own_way() -> None:
    match = games(">A; B", dice="12").match
    other = match.copy()
    other.do(c.Roll(0))
    assert (match.state.seats[0].square, other.state.seats[0].square) == (0, 3)
    match.do(c.Roll(0))
    assert match.state == other.state


def test_a_forced_roll_with_another_number_of_dice_is_an_error() -> None:
    match = games(">A; B").match
    match.luck.forced = [[1, 2, 3]]
    with pytest.raises(DiceError, match="a roll of 2 dice is due"):
        match.do(c.Roll(0))


@pytest.mark.parametrize(("names", "words"), [("A", "two to six"), ("ABCDEFG", "two to six"), ("AA", "same name")])
def test_s1_a_table_that_cannot_play_is_refused(names: str, words: str) -> None:
    seats = tuple(SeatSetup(name) for name in names)
    with pytest.raises(ValueError, match=words):
        start(Setup(levels.load("games_to_go"), seats))
