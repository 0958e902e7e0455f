"""Reading what can still be read of a damaged file of matches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from scenes.store import schema

MOST_MATCHES = 10_000
SAVED_NAME = "?"


def salvage(aside: Path, db: sqlite3.Connection) -> int:
    """Copy the matches that can be read from the file set aside; gives how many. It is only read."""
    try:
        with closing(_reading(aside)) as source:
            schema.prepare(source)
            return _copy(source, db)
    except (sqlite3.Error, UnicodeDecodeError):
        return 0


def _reading(aside: Path) -> sqlite3.Connection:
    source = sqlite3.connect(f"{aside.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    source.text_factory = lambda data: data.decode("utf-8", "replace")
    return source


def _copy(source: sqlite3.Connection, db: sqlite3.Connection) -> int:
    described = {row[0]: row for row in _rows(source, "SELECT * FROM matches") if isinstance(row[0], str)}
    ids = [row[0] for row in _rows(source, "SELECT DISTINCT match FROM commands") if isinstance(row[0], str)]
    known = list(dict.fromkeys([*ids, *described]))[:MOST_MATCHES]
    saved = 0
    db.execute("BEGIN IMMEDIATE")
    for number, name in enumerate(known):
        rows = list(_commands(source, name))
        if rows:
            db.executemany("INSERT OR IGNORE INTO commands VALUES (?, ?, ?, ?, ?)", rows)
            db.execute(_DESCRIBE, _described(name, described.get(name), rows, number))
            saved += 1
    for row in _rows(source, "SELECT * FROM hall"):
        if _sound(row, _HALL):
            db.execute("INSERT OR IGNORE INTO hall VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    db.execute("COMMIT")
    return saved


_DESCRIBE = "INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_MATCH = (str, str, str, str, float, float, int, int, int, int, str, (str, type(None)), int, str)
_HALL = (str, int, float, str, str, str, int, int, str)


def _rows(source: sqlite3.Connection, query: str, *args: Any) -> Iterator[tuple[Any, ...]]:
    """Rows up to the first that cannot be read."""
    try:
        yield from source.execute(query, args)
    except (sqlite3.Error, UnicodeDecodeError, OverflowError):
        return


def _sound(row: tuple[Any, ...], kinds: tuple[Any, ...]) -> bool:
    return len(row) == len(kinds) and all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=True))


def _commands(source: sqlite3.Connection, name: str) -> Iterator[tuple[Any, ...]]:
    """The commands of a match from its first on, without a gap."""
    for number, row in enumerate(_rows(source, "SELECT * FROM commands WHERE match = ? ORDER BY n", name)):
        if not _sound(row, (str, int, int, str, str)) or row[1] != number:
            return
        yield row


def _described(name: str, row: tuple[Any, ...] | None, rows: list[tuple[Any, ...]], number: int) -> tuple[Any, ...]:
    if row is not None and _sound(row, _MATCH):
        return row
    last = rows[-1][2]
    return (name, SAVED_NAME, rows[0][3], "", 0.0, 0.0, number, len(rows) - 1, last, last, "", None, 0, "saved")
