"""How much of the match is left, and what that makes of incomes and leads (E2-E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.commands import Pace
from game.position import Position

if TYPE_CHECKING:
    from game.cpu.value import Judge

TICKS_A_TURN: dict[Pace, int] = {"normal": 200, "fast": 70, "instant": 4}
"""What a turn takes, about."""
FULL = 20.0
"""Rounds to come that make it a match without an end in sight."""
SPEED_GAME = 0.6
"""Part of a match without end that a speed game is, whose first bankruptcy comes at some time (E3)."""
STILL_ROUNDS = 8
"""Rounds without any change after which a match is at a standstill."""
SHARPEST = 0.1
"""Part of the usual spread that is left at the very end."""


class Horizon:
    """`left`: 1 while no end is in sight, down to 0 at it; by so much standings count, worth (E4) for the rest.

    `spread`: the lead in money that multiplies the chance of winning by e.
    """

    __slots__ = ("left", "spread")

    def __init__(self, p: Position, judge: Judge) -> None:
        self.left = part_left(p)
        usual = judge.weights.spread * judge.figures.scale
        self.spread = usual * (SHARPEST + (1 - SHARPEST) * self.left)


def part_left(p: Position) -> float:
    """What part is left of a match without an end in sight."""
    left = SPEED_GAME if p.rules.speed else 1.0
    ticks = p.state.ticks_left
    if ticks is None:
        return left
    rounds = ticks / (TICKS_A_TURN[p.state.pace] * len(p.playing()))
    return min(left, rounds / FULL)


def at_a_standstill(p: Position) -> bool:
    """Whether nothing has changed for so long that it is time to try what one would not do otherwise."""
    quiet = p.state.quiet
    return quiet > STILL_ROUNDS and quiet >= STILL_ROUNDS * len(p.playing())
