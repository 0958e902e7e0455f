"""Hard against the three bots: `python -m tests.cpu.bots.table --games 2000 --seed 1 [--jobs 2]` prints the outcome."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from game.cpu import Mind
from game.edition import Rules
from tests.cpu.bots import BOTS, Bot

sys.path.append(str(Path(__file__).resolve().parents[3] / "tools"))  # where its programs find what they share

from tools.simulate import Plan, simulate

SEATS = ("hard", *(bot.__name__ for bot in BOTS))
MOST_ROLLS = 4000


def make(seat: int, level: str, seed: int) -> Mind | Bot:
    """A bot by its name, or a mind by its level."""
    kinds = {bot.__name__: bot for bot in BOTS}
    return kinds[level](seat, level, seed) if level in kinds else Mind(seat, level, seed)


def played(games: int, seed: int, jobs: int = 1) -> dict[str, Any]:
    """The outcome of so many matches at that table, seats turned."""
    return simulate(Plan("games_to_go", SEATS, seed, Rules(), MOST_ROLLS, make), games, jobs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    print(json.dumps(played(wanted.games, wanted.seed, wanted.jobs), indent=1))
