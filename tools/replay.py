#!/usr/bin/env python3
"""List and verify matches: an exported file, or all that a data folder keeps.

Exit status: 0 all is well, 1 a match is not what it says, 2 wrong use or nothing that can be read (one line says why).
"""

from __future__ import annotations

from _venv import reenter

reenter()

import argparse
import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import levels
from game.events import Over
from game.reading import ReadError
from game.record import Proof, Record, play_again
from scenes.app import data_folder
from scenes.fairness import origin
from scenes.store import StoreError, library, schema
from scenes.store.exchange import read_file, read_match, verify
from scenes.store.opening import FILE
from scenes.store.restore import restore
from scenes.store.trouble import DamagedError
from tools._options import Options


@dataclass(frozen=True)
class Found:
    """A match to be looked at; `fault` says what is wrong with it already, `claimed` what its file says it comes to."""

    id: str
    record: Record | None
    claimed: Proof | None = None
    fault: str = ""


def main(argv: list[str] | None = None) -> int:
    """List or verify what the arguments name; the exit status."""
    options = parse(argv)
    levels.look_in(data_folder(options.data_dir))
    try:
        found = [from_file(options.file)] if options.file else list(from_folder(data_folder(options.data_dir)))
    except ReadError as error:
        print(f"replay: {options.file or options.data_dir or FILE}: {error}", file=sys.stderr)
        return 2
    good = True
    for match in found:
        line = told(match, options.verify)
        good = good and not line.get("fault")
        print(json.dumps(line, ensure_ascii=False))
    return 0 if good else 1


def parse(argv: list[str] | None) -> argparse.Namespace:
    """The options. Leaves with status 2 when they are wrong."""
    parser = Options("replay.py", __doc__)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("file", nargs="?", type=Path, metavar="FILE", help="an exported match")
    where.add_argument("--data-dir", type=Path, metavar="DIR", help="a data folder; without either, the usual one")
    parser.add_argument("--verify", action="store_true", help="play each again and check every event and the end")
    parser.add_argument("--list", action="store_true", help="a JSON object a line for each match (what it does anyway)")
    return parser.parse_args(argv)


def from_file(path: Path) -> Found:
    """An exported match. Raises ReadError."""
    _name, record, claimed = read_match(read_file(path))
    return Found(path.stem, record, claimed)


def from_folder(folder: Path | None) -> Iterator[Found]:
    """All matches of a data folder, the last played first; it is only read. Raises ReadError."""
    if folder is None or not folder.is_dir():
        raise ReadError("there is no such folder")
    if not (folder / FILE).exists():
        return
    try:
        with closing(sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro", uri=True)) as db:
            schema.prepare(db)
            schema.examine(db)
            for kept in library.matches(db):
                yield kept_match(db, kept.id)
    except schema.NewerError:
        raise ReadError("it is of a newer Trekast") from None
    except (sqlite3.Error, DamagedError, UnicodeDecodeError) as error:
        raise ReadError(f"it cannot be read: {str(error).splitlines()[0]}") from None


def kept_match(db: sqlite3.Connection, identity: str) -> Found:
    """One match of a folder; whatever is wrong with it is its fault."""
    rows, clock = library.rows_of(db, identity), library.clock_of(db, identity)
    total = db.execute("SELECT count(*) FROM commands WHERE match = ?", (identity,)).fetchone()[0]
    try:
        restored = restore(identity, rows, clock, identity)
    except StoreError as error:
        return Found(identity, None, fault=str(error))
    lost = total - 1 - len(restored.record.commands)
    if lost:
        return Found(identity, restored.record, fault=f"its last {lost} commands are not what was written")
    if clock.tick != restored.record.tick:
        return Found(identity, restored.record, fault="its clock is not what was written")
    return Found(identity, restored.record)


def told(match: Found, verified: bool) -> dict[str, Any]:
    """What is printed of a match."""
    if match.record is None:
        return {"id": match.id, "fault": match.fault}
    record = match.record
    line: dict[str, Any] = {
        "id": match.id,
        "edition": record.setup.edition.id,
        "seats": [seat.name if seat.cpu is None else f"{seat.name} ({seat.cpu})" for seat in record.setup.seats],
        "tick": record.tick,
        "commands": len(record.commands),
    }
    return {**line, **(outcome(match, record, verified))}


def outcome(match: Found, record: Record, verified: bool) -> dict[str, Any]:
    """How far it came, its digest, and with `verified` whether everything is as it was written."""
    fault = match.fault
    try:
        proof = verify(record, match.claimed if verified else None)
        events = [event for _match, news in play_again(record) for event in news]
    except ReadError as error:
        return {"finished": False, "digest": None, "fault": fault or str(error)}
    over = any(isinstance(event, Over) for event in events)
    line: dict[str, Any] = {"finished": over, "digest": proof.digest}
    if verified:
        dice = origin(record.setup.seed, events)
        fault = fault or ("" if dice.fair else "its dice did not come from its seed")
        line |= {"verified": not fault, "rolls": dice.rolls, "dice_from_seed": dice.fair}
    return line | ({"fault": fault} if fault else {})


if __name__ == "__main__":
    sys.exit(main())
