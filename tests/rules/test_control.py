"""`control`: a seat is handed to a CPU in the middle of anything, and play goes on to the next seat without one."""

import pytest

from game.driver import MindsOfSeats, act_all
from tests.rules.sound import check_sound
from tests.rules.story import Story, games

CALL = {"bank": (1, 12)}
CARD = {"dice": "12", "chest": "pay_10_or_chance"}

WAITING = [
    ("roll", "games_to_go", ">A @10; B @10", {"dice": "46"}, ""),
    ("jail", "games_to_go", ">A jail 1; B @10", {"dice": "46"}, ""),
    ("manage", "games_to_go", ">A @10; B", {"dice": "46"}, "A roll"),
    ("buy", "games_to_go", ">A; B", {"dice": "12"}, "A roll"),
    ("tax", "games_to_go", ">A; B", {"dice": "13"}, "A roll"),
    ("task", "stockholm", ">A @14; B", CARD, "A roll"),
    ("auction", "games_to_go", "A; >B", {"dice": "12"}, "B roll; B decline; B bid 1"),
    ("building_call", "games_to_go", "A: light_blue; >B: brown", CALL, "B build baltic_avenue"),
    (
        "building_call",  # A has won the piece and is to place it
        "games_to_go",
        "A: light_blue; >B: brown",
        CALL,
        "B build baltic_avenue; A want 1; A bid 50; B leave",
    ),
    ("trade", "games_to_go", "A: short_line; >B", {}, "B offer A 5 for short_line"),
    ("transfer", "games_to_go", "A; >B: boardwalk=m", {}, "B offer A boardwalk for; A accept"),
    ("debt", "games_to_go", ">A 20 @36: short_line; B: boardwalk", {"dice": "12"}, "A roll"),
    ("debt", "games_to_go", ">A 20 @36; B: boardwalk", {"dice": "12"}, "A roll"),
]


@pytest.mark.parametrize(("phase", "name", "seats", "rest", "before"), WAITING)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_cpu_takes_over(phase, name, seats, rest, before, level):
    """A is the one who must; handed over, it acts until B, a human, must, or A's bankruptcy ends the match."""
    t = Story(name, seats, **rest)
    if before:
        t(before)
    assert (t.phase, t.must) == (phase, ["A"])
    t(f"B control A {level}")
    act_all(t.match, MindsOfSeats(t.match))
    check_sound(t.match)
    assert t.must in (["B"], [])


def test_and_back_again():
    t = games(">A; B", dice="12")
    t("A roll; B control A easy; A control A; A decline; B leave")
    assert t.must == ["A"]
