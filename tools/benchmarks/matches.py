"""How fast whole matches run without a window, and how long CPUs think, by level."""

from __future__ import annotations

import time
from typing import Any

from game.commands import LEVELS, Command
from game.cpu import Mind
from game.edition import Rules
from game.position import Position
from scenes import garbage
from tools.benchmarks.figures import told
from tools.simulate import Plan, play_game

SEATS = 4


def measure(edition: str, seconds: float, seed: int) -> dict[str, Any]:
    """Figures by level: four seats of one level play whole matches for at least `seconds` a level.

    Garbage is put off, as it is while the program runs.
    """
    garbage.put_off()
    levels = {level: _level(edition, level, seconds, seed) for level in LEVELS}
    return {
        "games_per_second": {level: found["games"] for level, found in levels.items()},
        "rolls_per_second": {level: found["rolls"] for level, found in levels.items()},
        "decision_ms": {level: found["decisions"] for level, found in levels.items()},
    }


def _level(edition: str, level: str, seconds: float, seed: int) -> dict[str, Any]:
    times: list[float] = []
    plan = Plan(edition, (level,) * SEATS, seed, Rules(), 4000, _timed(times))
    play_game(plan, 0)  # boards are read and caches filled: not what is measured
    times.clear()
    began, games, rolls = time.perf_counter(), 0, 0
    while not games or time.perf_counter() - began < seconds:
        games += 1
        rolls += play_game(plan, games).rolls
    took = time.perf_counter() - began
    return {"games": round(games / took, 3), "rolls": round(rolls / took, 1), "decisions": told(times)}


def _timed(times: list[float]) -> type[Mind]:
    """A mind that notes how long each of its decisions takes."""

    class TimedMind(Mind):
        __slots__ = ()

        def decide(self, p: Position) -> Command | None:
            began = time.perf_counter()
            try:
                return super().decide(p)
            finally:
                times.append(time.perf_counter() - began)

    return TimedMind
