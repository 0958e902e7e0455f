"""The hall of fame: what finished matches came to, by edition, ending and seat name."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

MOST = 100_000
"""Matches that the hall looks at, the latest ones."""


@dataclass(frozen=True)
class Place:
    """How one seat came out: `place` from 1, `worth` in the edition's money, 0 for a bankrupt."""

    name: str
    cpu: str | None
    worth: int
    won: bool
    place: int


@dataclass(frozen=True)
class Finished:
    """A match that was played to its end; seats by rank. `ending`: last, timed or speed; `reason` why it ended."""

    match: str
    ended: float
    edition: str
    ending: str
    reason: str
    ticks: int
    turns: int
    seats: tuple[Place, ...]


@dataclass
class Career:
    """What one name has done: matches in the order they were played, oldest first."""

    name: str
    person: bool = False
    played: int = 0
    won: int = 0
    best: int = 0
    history: list[tuple[Finished, Place]] = field(default_factory=list)


def finished(db: sqlite3.Connection) -> list[Finished]:
    """All that ended, in the order in which it was played, oldest first; rows that make no sense are left out."""
    query = "SELECT match, ended, edition, ending, reason, ticks, turns, seats FROM hall ORDER BY seq DESC LIMIT ?"
    rows = db.execute(query, (MOST,)).fetchall()
    return [match for row in reversed(rows) if (match := _finished(row))]


def _finished(row: tuple[Any, ...]) -> Finished | None:
    match, ended, edition, ending, reason, ticks, turns, text = row
    try:
        seats = tuple(_place(seat, index) for index, seat in enumerate(json.loads(text)))
        whole = Finished(
            str(match), float(ended), str(edition), str(ending), str(reason), int(ticks), int(turns), seats
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
        return None
    return whole if seats and abs(whole.ticks) < 1 << 60 else None


def _place(data: Any, index: int) -> Place:
    cpu = data["cpu"] if isinstance(data["cpu"], str) else None
    worth = data["worth"]
    if not isinstance(worth, int) or abs(worth) >= 1 << 60:
        raise ValueError("worth")
    return Place(str(data["name"])[:60], cpu, worth, bool(data["won"]), index + 1)


def careers(matches: Iterable[Finished]) -> list[Career]:
    """Everyone's record, most wins first; people come before CPUs of as many."""
    found: dict[str, Career] = {}
    for match in matches:
        for seat in match.seats:
            career = found.setdefault(seat.name, Career(seat.name))
            career.person |= seat.cpu is None
            career.played += 1
            career.won += seat.won
            career.best = max(career.best, seat.worth)
            career.history.append((match, seat))
    return sorted(found.values(), key=lambda one: (-one.won, not one.person, one.played, one.name))


@dataclass(frozen=True)
class Best:
    """The records of a selection of matches, all of one edition's money."""

    richest: tuple[Finished, Place] | None = None
    longest: Finished | None = None
    shortest: Finished | None = None


def best(matches: list[Finished]) -> Best:
    """Best worth, longest and shortest match; the earlier one keeps a record that is only equalled."""
    if not matches:
        return Best()
    seats = [(match, seat) for match in matches for seat in match.seats]
    return Best(
        max(seats, key=lambda pair: pair[1].worth),
        max(matches, key=lambda match: match.turns),
        min(matches, key=lambda match: match.turns),
    )
