"""Whole matches of CPUs in every edition and ending, the books checked after every command."""

import os
import subprocess
import sys

import pytest

import levels
from game.commands import Level, Pace
from game.driver import Driver
from game.edition import Rules
from game.setup import SeatSetup, Setup, start
from tests.properties.invariants import check_books, check_waiting, money_in_play

ENDINGS = (
    Rules(),
    Rules(speed=True),
    Rules(session_minutes=15),
    Rules(free_parking_pot=True, double_go=True, attentive_rent=True),
    Rules(no_auctions=True, no_rent_in_jail=True),
    Rules(live_auctions=True, speed=True, session_minutes=30),
)
LEVELS_OF_SEATS: tuple[Level, ...] = ("normal", "easy", "normal", "hard", "easy", "normal")
EDITIONS = ("games_to_go", "stockholm", "suomi")
MOST_STEPS = 12_000


def play(number: int) -> None:
    """One match: edition, ending, levels and seats follow from its number."""
    rules = ENDINGS[number % len(ENDINGS)]
    levels_of = LEVELS_OF_SEATS[: 2 + number % 5]
    seats = tuple(SeatSetup(f"{level} {seat}", level) for seat, level in enumerate(levels_of))
    pace: Pace = "normal" if rules.session_minutes else "instant"
    match, events = start(Setup(levels.load(EDITIONS[number % 3]), seats, rules, number, pace))
    driver = Driver(match)
    for step in range(MOST_STEPS):
        before = money_in_play(match.position)
        events = driver.step()
        check_books(match, before, events)
        if step % 50 == 0 or match.state.over:
            check_waiting(match.position)
        if match.state.over:
            break


@pytest.mark.parametrize("number", range(12))
def test_matches_of_cpus_keep_the_books_straight(number: int):
    play(number)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(8))
def test_two_hundred_matches_of_cpus_keep_the_books_straight(batch: int):
    for number in range(100 + 25 * batch, 125 + 25 * batch):
        play(number)


SCRIPT = """
import levels
from game.driver import Driver
from game.setup import SeatSetup, Setup, start
from game.snapshot import digest
seats = tuple(SeatSetup(level, level) for level in ("easy", "normal", "hard"))
match, _ = start(Setup(levels.load("stockholm"), seats, seed=5, pace="instant"))
driver = Driver(match)
for _ in range(1500):
    if match.state.over is None:
        driver.step()
print(digest(match))
"""


def test_the_same_seed_gives_the_same_match_in_every_process():
    prints = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(prints) == 1
    assert len(prints.pop().strip()) == 64
