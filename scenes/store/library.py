"""Questions to the database: which matches are kept, and the small changes to them."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Any

from game.refusal import _
from game.setup import COLOURS, TOKENS
from scenes.store.ledger import Clock, Row, new_id
from scenes.store.trouble import StoreError

LONGEST_NAME = 40


@dataclass(frozen=True)
class KeptSeat:
    """A seat as the list shows it."""

    name: str
    cpu: str | None
    token: str
    colour: str


@dataclass(frozen=True)
class Kept:
    """A match as the list shows it. `played`: seconds since 1970, for show only; `seq` orders by last play, whatever
    the clock says. `ended` is None while it runs."""

    id: str
    name: str
    edition: str
    seats: tuple[KeptSeat, ...]
    commands: int
    tick: int
    played: float
    seq: int
    ended: dict[str, Any] | None
    deleted: bool
    origin: str
    seed: int | None

    @property
    def readable(self) -> bool:
        """Whether its set-up makes sense."""
        return bool(self.seats)

    @property
    def resumable(self) -> bool:
        """Whether it can be gone on with."""
        return self.readable and self.ended is None and not self.deleted

    @property
    def with_people(self) -> bool:
        """Whether a person has a seat in it."""
        return any(seat.cpu is None for seat in self.seats)


_COLUMNS = "id, name, setup, commands, tick, played, seq, ended, deleted, origin"


def matches(db: sqlite3.Connection) -> list[Kept]:
    """All that is kept, the one played last first; those in the bin too."""
    return [_kept(row) for row in db.execute(f"SELECT {_COLUMNS} FROM matches ORDER BY seq DESC, id LIMIT 5000")]


def one(db: sqlite3.Connection, identity: str) -> Kept:
    """The match of that id. Raises StoreError if there is none."""
    row = db.execute(f"SELECT {_COLUMNS} FROM matches WHERE id = ?", (identity,)).fetchone()
    if row is None:
        raise StoreError(_("This match is no longer there."))
    return _kept(row)


def _kept(row: tuple[Any, ...]) -> Kept:
    identity, name, setup, commands, tick, played, seq, ended, deleted, origin = row
    edition, seats, seed = _setup_told(setup)
    return Kept(
        str(identity), str(name or ""), edition, seats, _number(commands), _number(tick), float(_number(played)),
        _number(seq), _object(ended), bool(deleted), str(origin or ""), seed,
    )  # fmt: skip


def _number(value: Any) -> int:
    return int(value) if isinstance(value, (int, float)) and abs(value) < 1e15 else 0


def _object(text: Any) -> dict[str, Any] | None:
    """A JSON object, an empty one where something else stands; None for nothing."""
    if text is None:
        return None
    try:
        data = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _setup_told(text: Any) -> tuple[str, tuple[KeptSeat, ...], int | None]:
    data = _object(text) or {}
    seed = data.get("seed")
    try:
        seats = tuple(_seat_told(seat, index) for index, seat in enumerate(data["seats"][:6]))
    except (KeyError, TypeError, AttributeError):
        return "", (), None
    return str(data.get("edition", "")), seats, seed if isinstance(seed, int) else None


def _seat_told(data: Any, index: int) -> KeptSeat:
    cpu = data.get("cpu")
    token, colour = str(data.get("token") or TOKENS[index]), str(data.get("colour") or COLOURS[index])
    plain = token.isascii() and token.replace("_", "").isalnum()
    return KeptSeat(str(data["name"])[:60], cpu if isinstance(cpu, str) else None, token if plain else "", colour)


def rows_of(db: sqlite3.Connection, identity: str) -> list[Row]:
    """The rows of a match, from its set-up on; those of a wrong kind end them."""
    found = db.execute("SELECT n, tick, command, proof FROM commands WHERE match = ? ORDER BY n", (identity,))
    rows: list[Row] = []
    for n, tick, command, proof in found:
        if n != len(rows) or not isinstance(tick, int) or not isinstance(command, str):
            break
        rows.append(Row(n, tick, command, str(proof)))
    return rows


def clock_of(db: sqlite3.Connection, identity: str) -> Clock:
    """How far a match had come."""
    row = db.execute("SELECT tick, acted, proof FROM matches WHERE id = ?", (identity,)).fetchone()
    if row is None or not isinstance(row[0], int) or not isinstance(row[1], int):
        return Clock(0, 0, "")
    return Clock(row[0], row[1], str(row[2] or ""))


def clean_name(name: str) -> str:
    """A name as it may be kept: printable, not too long. Raises StoreError for an empty one."""
    name = "".join(char for char in name if char.isprintable()).strip()[:LONGEST_NAME]
    if not name:
        raise StoreError(_("A match needs a name."))
    return name


def rename(db: sqlite3.Connection, identity: str, name: str) -> None:
    """Call a match something else."""
    db.execute("UPDATE matches SET name = ? WHERE id = ?", (clean_name(name), identity))


def bin_it(db: sqlite3.Connection, identity: str, deleted: bool) -> None:
    """Put a match into the bin, or take it out again."""
    db.execute("UPDATE matches SET deleted = ? WHERE id = ?", (int(deleted), identity))


def purge(db: sqlite3.Connection, identity: str) -> None:
    """Remove a match for good, if it is in the bin. What it won stays in the hall."""
    if one(db, identity).deleted:
        db.execute("DELETE FROM commands WHERE match = ?", (identity,))
        db.execute("DELETE FROM matches WHERE id = ?", (identity,))


def mark(db: sqlite3.Connection, identity: str, origin: str) -> None:
    """Note where a match comes from, or that its end is damaged."""
    db.execute("UPDATE matches SET origin = ? WHERE id = ?", (origin, identity))


def add(db: sqlite3.Connection, row: tuple[Any, ...], rows: list[Row]) -> str:
    """Take in a whole match under a new id; gives it."""
    identity = new_id()
    seq = db.execute("SELECT coalesce(max(seq), 0) + 1 FROM matches").fetchone()[0]
    db.executemany("INSERT INTO commands VALUES (?, ?, ?, ?, ?)", [(identity, *entry) for entry in rows])
    marks = ", ".join("?" * 14)
    db.execute(f"INSERT INTO matches VALUES ({marks})", (identity, *row[1:6], seq, *row[7:]))
    return identity
