"""The Markov model of the board at hand, and what it makes of groups."""

from itertools import product

import pytest

import levels
from game.board import SIZE
from game.cpu.chances import JAIL, chances
from game.cpu.figures import figures
from game.edition import Rules
from game.position import Position
from game.state import State

# Landings a turn in per cent, as counted by others on boards of the same shape.
KNOWN = {
    "brown": 4.7, "light_blue": 7.6, "pink": 8.4, "orange": 9.7,
    "red": 9.5, "yellow": 8.7, "green": 8.6, "dark_blue": 5.3,
}  # fmt: skip


def position(name: str, speed: bool = False) -> Position:
    return Position(levels.load(name), Rules(speed=speed), State([]))


@pytest.mark.parametrize("edition", ["games_to_go", "stockholm"])
def test_groups_are_visited_about_as_often_as_counted_elsewhere(edition):
    model, board = chances(levels.load(edition)), levels.load(edition).board
    for group, per_cent in KNOWN.items():
        visits = sum(model.plain[deed] + model.nearest[deed] for deed in board.groups[group])
        assert 100 * visits == pytest.approx(per_cent, abs=1.0), group


def test_it_is_computed_once():
    assert chances(levels.load("suomi")) is chances(levels.load("suomi"))


def test_a_turn_from_go_reaches_what_dice_reach():
    """By dice alone, 7 is six times in 36 the first roll; Oriental Avenue (6) five times, and by doubles before it."""
    model = chances(levels.load("games_to_go"))
    reached = {landing.square: landing.plain for landing in model.turn[0]}
    first_roll = sum(first + second == 6 for first, second in product(range(1, 7), repeat=2)) / 36
    assert first_roll < reached[6] < first_roll + 0.05
    assert 1 not in reached or reached[1] < 0.01


def test_in_jail_only_doubles_move_before_the_third_failure():
    model = chances(levels.load("games_to_go"))
    tries = [sum(landing.plain for landing in model.turn[JAIL + failed]) for failed in range(3)]
    assert tries[0] == tries[1] < 0.2 < tries[2]
    assert len(model.turn) == SIZE + 3


def test_the_bank_pays_a_little_less_than_the_salary_for_a_round_of_seven_turns():
    for name in levels.names():
        edition = levels.load(name)
        assert 0.1 < chances(edition).bank / edition.board.salary < 0.25


def test_incomes_grow_with_every_building_and_scale_with_the_money():
    dollars, kronor = figures(position("games_to_go")), figures(position("stockholm"))
    for group in dollars.groups:
        assert list(group.income) == sorted(group.income)
    assert kronor.scale == 20
    for ours, theirs in zip(dollars.groups, kronor.groups, strict=True):
        assert theirs.income[-1] / ours.income[-1] == pytest.approx(20, rel=0.35)


def test_three_houses_on_orange_bring_some_fifty_five_dollars():
    known = figures(position("games_to_go"))
    orange = known.groups[known.group_at[16]]
    assert orange.income[orange.three] == pytest.approx(55, abs=3)
    assert orange.income[orange.full] == pytest.approx(94, abs=4)


def test_a_speed_games_hotel_is_the_fourth_building():
    known = figures(position("suomi", speed=True))
    group = known.groups[known.group_at[39]]
    assert group.full == 4 * group.size
    assert group.income[group.full] == figures(position("suomi")).groups[known.group_at[39]].income[5 * group.size]
