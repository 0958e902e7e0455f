"""The table "Where the editions differ": every row, as the edition files have it. How each plays is proven by rule."""

import pytest

from tests.rules.story import edition

NAMES = ["games_to_go", "stockholm", "suomi"]
ROWS = [
    ("start_money", [1_500, 30_000, 15_000_000]),
    ("unit", [1, 10, 10_000]),
    ("fine_then", ["roll", "roll", "manage"]),
    ("fine_between_turns", [False, False, True]),
    ("third_failure", ["move", "roll", "move"]),
    ("task_source", ["dice", "decks", "decks"]),
    ("keys_in_all", [6, 2, 2]),
    ("build_between_turns", [False, False, True]),
    ("sell_any_time", [True, True, False]),
    ("lift_on_receipt", ["with_interest", "with_interest", "plain"]),
    ("bankrupt_to_seat", ["creditor", "auction", "creditor"]),
    ("buildings_shown", ["houses", "houses", "storeys"]),
]


@pytest.mark.parametrize(("field", "values"), ROWS)
def test_row(field, values):
    assert [getattr(edition(name), field) for name in NAMES] == values


@pytest.mark.parametrize(("field", "values"), [("salary", [200, 4_000, 2_000_000]), ("fine", [50, 1_000, 500_000])])
def test_row_of_the_board(field, values):
    assert [getattr(edition(name).board, field) for name in NAMES] == values


def test_income_tax():
    taxes = [edition(name).board.squares[4] for name in NAMES]
    assert [(tax.amount, tax.percent) for tax in taxes] == [(200, 10), (4_000, 0), (2_000_000, 0)]


@pytest.mark.parametrize("position", [12, 28])
def test_money_per_pip(position):
    assert [edition(name).board.squares[position].rents for name in NAMES] == [(4, 10), (80, 200), (40_000, 100_000)]


def test_lists_of_sixteen():
    """By three dice every total from 3 to 18 once; decks of sixteen cards without totals."""
    for name in NAMES:
        for tasks in (edition(name).chance, edition(name).chest):
            totals = list(range(3, 19)) if name == "games_to_go" else [None] * 16
            assert [task.total for task in tasks] == totals


def test_usual_endings():
    assert edition("games_to_go").endings[0] == "last_standing"
    assert edition("stockholm").endings == ("last_standing", "agreed")
    assert edition("suomi").endings == ("last_standing", "timed", "speed")


@pytest.mark.parametrize("name", ["oslo", "kobenhavn"])
def test_further_boards_play_as_stockholm(name):
    fields = [field for field, _ in ROWS]
    assert [getattr(edition(name), field) for field in fields] == [getattr(edition("stockholm"), f) for f in fields]
