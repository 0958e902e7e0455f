"""Where seats land: a Markov model of the board at hand, with doubles, jail and tasks (three dice or decks).

A turn is three rolls at most. From every square the model gives what one turn brings: landings by square, money
from the bank, and where the turn ends; the long run of that is how often each square is visited. Computed once an
edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from game.board import SIZE
from game.edition import Edition, Task

JAIL = SIZE
"""Where a prisoner stands in this model after no failed roll; one and two failures follow it."""
STATES = SIZE + 3
LEAVES = 0.5
"""How often a seat leaves jail at once instead of rolling for doubles, in the long run."""
DOUBLE = 1 / 6
PIPS = 7
"""What two dice bring on average."""
ROUNDS_TO_SETTLE = 60
"""Turns after which the start no longer shows in where seats stand."""

_THREE_DICE = [0.0] * 19
for _faces in product(range(1, 7), repeat=3):
    _THREE_DICE[sum(_faces)] += 1 / 216


class Landing(NamedTuple):
    """A chance to land on a square in one turn: as by dice, and as the nearest of its kind by a task (C4)."""

    square: int
    plain: float
    nearest: float


@dataclass(frozen=True)
class Chances:
    """What a turn brings, per seat and turn.

    `plain[s]` and `nearest[s]`: expected landings on square s, by dice or tasks, and as the nearest by a task.
    `bank`: expected money from the bank: salary, taxes, tasks, jail fines aside. `turn[start]`: landings on deeds in a
    turn begun on that square (JAIL + failed rolls: trying for doubles there). `bank_from[start]`: money in that turn.
    """

    plain: tuple[float, ...]
    nearest: tuple[float, ...]
    bank: float
    turn: tuple[tuple[Landing, ...], ...]
    bank_from: tuple[float, ...]


@dataclass(slots=True)
class _Row:
    """What begins on one square: expected landings, money, and where it ends (chances summing to 1)."""

    plain: list[float]
    nearest: list[float]
    money: float
    end: dict[int, float]


_known: list[tuple[Edition, Chances]] = []
MOST_KNOWN = 12


def chances(edition: Edition) -> Chances:
    """The model of an edition's board, from a store of those already computed."""
    for known, found in _known:
        if known is edition:
            return found
    _known.insert(0, (edition, _Model(edition).chances()))
    del _known[MOST_KNOWN:]
    return _known[0][1]


class _Model:
    """The work of computing it."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.board = edition.board

    def chances(self) -> Chances:
        """All figures."""
        single = [self._row() for _ in range(SIZE)]
        double = [self._row() for _ in range(SIZE)]
        for start in range(SIZE):
            for first, second in product(range(1, 7), repeat=2):
                self._move((double if first == second else single)[start], start, first + second, 1 / 36)
        turns = self._turns(single, double)
        turns += [self._in_jail(failed) for failed in range(3)]
        stays = self._in_the_long_run(turns)
        plain, nearest = ([sum(stays[s] * getattr(turns[s], kind)[square] for s in range(STATES))
                           for square in range(SIZE)] for kind in ("plain", "nearest"))  # fmt: skip
        return Chances(
            tuple(plain),
            tuple(nearest),
            sum(stays[s] * turns[s].money for s in range(STATES)),
            tuple(self._deeds_reached(row) for row in turns),
            tuple(row.money for row in turns),
        )

    def _in_jail(self, failed: int) -> _Row:
        """Rolling for doubles; the third failure leaves by its roll (J2, J3)."""
        row = self._row()
        for first, second in product(range(1, 7), repeat=2):
            if first == second or failed == 2:
                self._move(row, self.board.jail, first + second, 1 / 36)
            else:
                self._end(row, JAIL + failed + 1, 1 / 36)
        return row

    def _row(self) -> _Row:
        return _Row([0.0] * SIZE, [0.0] * SIZE, 0.0, {})

    def _move(self, row: _Row, start: int, steps: int, chance: float) -> None:
        """Walk forward and carry the square out, with a chance."""
        end = start + steps
        if end >= SIZE:
            row.money += chance * self.board.salary
        self._land(row, end % SIZE, chance, nearest=False)

    def _land(self, row: _Row, at: int, chance: float, nearest: bool) -> None:
        square = self.board.squares[at]
        (row.nearest if nearest else row.plain)[at] += chance
        if square.kind == "tax":
            row.money -= chance * square.amount
        if square.kind == "go_to_jail":
            self._end(row, JAIL, chance)
        elif square.kind in ("chance", "chest"):
            tasks = self.edition.chance if square.kind == "chance" else self.edition.chest
            for task in tasks:
                self._task(row, at, task, chance * self._likely(task))
        else:
            self._end(row, at, chance)

    def _likely(self, task: Task) -> float:
        return _THREE_DICE[task.total] if task.total else 1 / 16

    def _end(self, row: _Row, at: int, chance: float) -> None:
        row.end[at] = row.end.get(at, 0.0) + chance

    def _task(self, row: _Row, at: int, task: Task, chance: float) -> None:
        """Carry a task out; what depends on the others or on buildings is left out."""
        match task.effect:
            case "advance" | "nearest":
                to = task.square if task.effect == "advance" else self.board.nearest(at, task.kind or "")
                assert to is not None
                row.money += chance * self.board.salary if to <= at else 0.0
                self._land(row, to, chance, task.effect == "nearest")
            case "back":
                self._land(row, (at - task.amount) % SIZE, chance, nearest=False)
            case "back_to":
                self._land(row, task.square or 0, chance, nearest=False)
            case "jail":
                self._end(row, JAIL, chance)
            case _:
                row.money += chance * {"collect": 1, "pay": -1, "pay_or_chance": -1}.get(task.effect, 0) * task.amount
                self._end(row, at, chance)

    def _turns(self, single: list[_Row], double: list[_Row]) -> list[_Row]:
        """Whole turns: after doubles another roll, the third doubles to jail without a move (T2)."""
        third = self._row()
        third.end = {JAIL: DOUBLE}
        later = [self._sum(single[s], [(third, 1.0)]) for s in range(SIZE)]
        for _again in range(2):
            later = [self._then(single[s], double[s], later) for s in range(SIZE)]
        return later

    def _then(self, single: _Row, double: _Row, later: Sequence[_Row]) -> _Row:
        """One roll, and after doubles the rows of `later`; who is in jail stays there (T4)."""
        jailed = self._row()
        jailed.end = {JAIL: 1.0}
        follow = [(jailed if end == JAIL else later[end], chance) for end, chance in double.end.items()]
        moved = _Row(double.plain, double.nearest, double.money, {})
        return self._sum(single, [(moved, 1.0), *follow])

    def _sum(self, first: _Row, parts: Sequence[tuple[_Row, float]]) -> _Row:
        total = _Row([*first.plain], [*first.nearest], first.money, {**first.end})
        for row, weight in parts:
            total.plain = [a + weight * b for a, b in zip(total.plain, row.plain, strict=True)]
            total.nearest = [a + weight * b for a, b in zip(total.nearest, row.nearest, strict=True)]
            total.money += weight * row.money
            for end, chance in row.end.items():
                self._end(total, end, weight * chance)
        return total

    def _in_the_long_run(self, turns: Sequence[_Row]) -> list[float]:
        """How often a turn begins, and is carried out, on each square or in jail."""
        stays = [1 / STATES] * STATES
        for _round in range(ROUNDS_TO_SETTLE):
            after = [0.0] * STATES
            for start, share in enumerate(self._leaving(stays)):
                for end, chance in turns[start].end.items():
                    after[end] += share * chance
            stays = after
        return self._leaving(stays)

    def _leaving(self, stays: Sequence[float]) -> list[float]:
        """Some of those in jail stand free on its square before they roll."""
        left = [share * (LEAVES if state >= JAIL else 0.0) for state, share in enumerate(stays)]
        after = [share - gone for share, gone in zip(stays, left, strict=True)]
        after[self.board.jail] += sum(left)
        return after

    def _deeds_reached(self, row: _Row) -> tuple[Landing, ...]:
        return tuple(
            Landing(deed, row.plain[deed], row.nearest[deed])
            for deed in self.board.deeds
            if row.plain[deed] or row.nearest[deed]
        )
