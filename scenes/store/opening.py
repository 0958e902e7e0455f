"""Opening the file of kept matches, whatever has become of it: what is broken is set aside, never written over."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from game.refusal import _
from scenes.store import schema
from scenes.store.lease import Lease
from scenes.store.salvage import salvage
from scenes.store.trouble import READ_ONLY, DamagedError, StoreError, code_of, is_damage

FILE = "matches.db"
PATIENCE = 2.0
"""Seconds to wait for another window that is writing."""


@dataclass
class Opened:
    """A database to keep matches in; `path` is None when it is in memory alone. `words`: what to tell the player."""

    db: sqlite3.Connection
    path: Path | None = None
    inode: int = 0
    words: list[StoreError] = field(default_factory=list)


def open_kept(folder: Path | None) -> Opened:
    """The database of a data folder, or one in memory when there is no way to keep it, with a word why."""
    if folder is None:
        return in_memory(StoreError(_("There is no folder to save in: matches are kept only while the game runs.")))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lease = Lease.wait(folder, "opening")
        try:
            return _open_in(folder)
        finally:
            lease.release()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        word = StoreError(
            _("Matches are kept only while the game runs: {folder}: {reason}."), folder=folder, reason=reason
        )
        return in_memory(word)


def in_memory(word: StoreError) -> Opened:
    """An empty database that lasts as long as the program."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.prepare(db)
    schema.lay_out(db)
    return Opened(db, words=[word])


def _open_in(folder: Path) -> Opened:
    path = folder / FILE
    words: list[StoreError] = []
    if path.exists() and path.is_dir():
        words.append(_aside_word(path, set_aside(path), 0))
    for _attempt in range(3):
        try:
            opened = _connected(path)
        except schema.NewerError:
            return in_memory(
                StoreError(_("{file} is of a newer Trekast: matches are kept only while the game runs."), file=path)
            )
        except (sqlite3.Error, DamagedError, UnicodeDecodeError) as error:
            if not is_damage(error):
                return look_only(path, error)
            words.append(_rescue(path))
        else:
            opened.words = words
            return opened
    return in_memory(StoreError(_("{file} cannot be used: matches are kept only while the game runs."), file=path))


def _connected(path: Path) -> Opened:
    _look_first(path)
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        schema.prepare(db)
        laid_out = schema.examine(db)
        schema.keep_hard(db)
        if not laid_out:
            schema.lay_out(db)
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return Opened(db, path, inode_of(path))


def _look_first(path: Path) -> None:
    """Examine a file without writing: a broken one is to stay as it is, to the last byte. Raises as `examine`."""
    if not inode_of(path):
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as db:
            schema.prepare(db)
            schema.examine(db)
    except sqlite3.Error as error:
        if is_damage(error):
            raise


def inode_of(path: Path) -> int:
    """What tells a file from another put in its place; 0 when it is gone."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0


def look_only(path: Path, error: BaseException) -> Opened:
    """A file that cannot be written is read into memory, so that its matches can still be seen and played."""
    if code_of(error) in READ_ONLY:
        word = StoreError(_("{file} cannot be written: matches are kept only while the game runs."), file=path)
    else:
        word = StoreError(_("{file} cannot be opened: matches are kept only while the game runs."), file=path)
    opened = in_memory(word)
    for mode in ("mode=ro", "mode=ro&immutable=1"):
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as source:
                schema.prepare(source)
                if schema.examine(source):
                    source.backup(opened.db)
                    break
        except (sqlite3.Error, DamagedError, schema.NewerError):
            continue
    return opened


def _rescue(path: Path) -> StoreError:
    """Set a broken file aside, and take over into a new one what can be read of it."""
    aside = set_aside(path)
    belongs = {part for part, _target in _parts(aside, aside)}
    saved = 0
    try:
        with closing(_connected(path).db) as db:
            saved = salvage(aside, db)
    except (sqlite3.Error, DamagedError, schema.NewerError):
        saved = 0
    for part, _target in _parts(aside, aside):
        if part not in belongs:
            part.unlink(missing_ok=True)  # made by reading it
    return _aside_word(path, aside, saved)


def _aside_word(path: Path, aside: Path, saved: int) -> StoreError:
    text = _("{file} was damaged and is now {aside}; matches saved from it: {saved}.")
    return StoreError(text, file=path.name, aside=aside.name, saved=saved)


def set_aside(path: Path) -> Path:
    """Give a file, with what belongs to it, a name of its own: "matches.db.damaged-1". OSError if it cannot."""
    number = 1
    while any(os.path.lexists(f"{path}.damaged-{number}{tail}") for tail in TAILS):
        number += 1
    aside = path.with_name(f"{path.name}.damaged-{number}")
    for part, target in _parts(path, aside):
        part.rename(target)
    return aside


TAILS = ("", "-wal", "-shm")


def _parts(path: Path, aside: Path) -> Iterator[tuple[Path, Path]]:
    for tail in TAILS:
        part = path.with_name(path.name + tail)
        if os.path.lexists(part):
            yield part, aside.with_name(aside.name + tail)
