"""The file of kept matches: its tables, its marks, and how to tell it from any other file."""

from __future__ import annotations

import sqlite3

from scenes.store.trouble import DamagedError

APPLICATION = 0x54524B41
"""'TRKA' in the file's header."""

VERSION = 1
"""Version of the tables; a newer one is left alone."""

LARGEST_VALUE = 64 * 1024 * 1024

TABLES = (
    "CREATE TABLE matches (id TEXT PRIMARY KEY, name TEXT, setup TEXT, program TEXT, born REAL, played REAL, "
    "seq INTEGER, commands INTEGER, tick INTEGER, acted INTEGER, proof TEXT, ended TEXT, deleted INTEGER, origin TEXT)",
    "CREATE TABLE commands (match TEXT, n INTEGER, tick INTEGER, command TEXT, proof TEXT, PRIMARY KEY (match, n)) "
    "WITHOUT ROWID",
    "CREATE TABLE hall (match TEXT PRIMARY KEY, seq INTEGER, ended REAL, edition TEXT, ending TEXT, reason TEXT, "
    "ticks INTEGER, turns INTEGER, seats TEXT)",
)
"""matches: what is said of each; commands: its set-up as number 0, then every command; hall: what was won."""


class NewerError(Exception):
    """The tables are of a version that came later than this program."""


def lay_out(db: sqlite3.Connection) -> None:
    """Make the tables in an empty file; let them be when another window was faster."""
    db.execute("BEGIN EXCLUSIVE")
    if not tables(db):
        for sql in TABLES:
            db.execute(sql)
        db.execute(f"PRAGMA application_id={APPLICATION}")
        db.execute(f"PRAGMA user_version={VERSION}")
    db.execute("COMMIT")


def tables(db: sqlite3.Connection) -> set[str]:
    """How the tables and whatever else is in the file were made; inner ones of SQLite aside."""
    found = db.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' LIMIT 50").fetchall()
    return {str(sql) for (sql,) in found}


def examine(db: sqlite3.Connection) -> bool:
    """Whether the file is laid out already (False: it is empty). Raises DamagedError for one that is not ours or
    broken, NewerError for one of a later version, sqlite3.Error for one that cannot be read."""
    mark = db.execute("PRAGMA application_id").fetchone()[0]
    version = db.execute("PRAGMA user_version").fetchone()[0]
    found = tables(db)
    if not found and mark == 0 and version == 0:
        return False
    if mark != APPLICATION:
        raise DamagedError("another program's file")
    if version > VERSION:
        raise NewerError
    if found != set(TABLES):
        raise DamagedError("other tables")
    told = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if told != "ok":
        raise DamagedError(str(told).splitlines()[0])
    return True


def prepare(db: sqlite3.Connection) -> None:
    """Trust nothing in the file, and keep what is written."""
    db.execute("PRAGMA trusted_schema=OFF")
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_VALUE)


def keep_hard(db: sqlite3.Connection) -> None:
    """A commit is on disk when it returns."""
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
