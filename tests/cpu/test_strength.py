"""Levels and bots at one table, a few matches each: they end, and the order of strength shows."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands import LEVELS
from game.edition import Rules
from tests.cpu.bots.table import played
from tools.simulate import Plan, simulate

GAMES = 16
ROOT = Path(__file__).resolve().parents[2]


def test_matches_against_bots_end_and_hard_wins_most():
    result = played(GAMES, seed=3)
    assert result["endings"].get("unfinished", 0) == 0
    assert result["wins"]["hard"]["share"] > 0.4


@pytest.mark.parametrize(("strong", "weak"), [("hard", "normal"), ("normal", "easy")])
def test_the_stronger_level_wins_more_than_its_share(strong, weak):
    result = simulate(Plan("games_to_go", (strong, weak, weak, weak), 3, Rules(), 4000), GAMES)
    assert result["wins"][strong]["share"] > 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_four_of_a_level_come_to_an_end(level):
    result = simulate(Plan("stockholm", (level,) * 4, 1, Rules(), 4000), 4)
    assert result["endings"].get("unfinished", 0) == 0


def test_the_table_of_bots_can_be_asked_for():
    command = [sys.executable, "-m", "tests.cpu.bots.table", "--games", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    assert json.loads(done.stdout)["games"] == 1
