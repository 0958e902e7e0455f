"""The thread that writes: what comes together goes to disk in one commit, and no frame waits for it."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from game.refusal import _
from scenes.store.ledger import Ledger
from scenes.store.opening import Opened, inode_of, open_kept
from scenes.store.trouble import StoreError, is_damage, of_error

T = TypeVar("T")
Job = Callable[[], None]

RETRY = 2.0
"""Seconds between attempts while nothing can be written."""
PATIENCE = 8.0
"""Seconds that a question to the database may take."""


class Writer:
    """Owns the database. Ledgers are changed by jobs (`put`) in its thread, and flushed after each batch of them.

    While the disk refuses, jobs count as done, so that play goes on; the ledgers keep what is not written yet.
    `trouble` is what is wrong at the moment; `words` are things to tell once.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.ledgers: dict[int, Ledger] = {}
        self.trouble: StoreError | None = None
        self.words: queue.SimpleQueue[StoreError] = queue.SimpleQueue()
        self.on_commit: Callable[[Ledger], None] | None = None
        self.asked = self.done = 0
        self._lock = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._opened: Opened | None = None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # For everyone.

    def put(self, job: Job) -> int:
        """Have something done soon; gives the ticket that `acknowledged` takes."""
        with self._lock:
            self.asked += 1
            self._jobs.put(job)
            return self.asked

    def acknowledged(self, ticket: int) -> bool:
        """Whether that is on disk (or, while the disk refuses, held in memory until it can be)."""
        return ticket <= self.done

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread put a question to the database, in a transaction, and wait. Raises StoreError."""
        answer: Future[T] = Future()
        self.put(lambda: self._answer(question, answer))
        try:
            return answer.result(PATIENCE)
        except TimeoutError:
            raise StoreError(_("The saved matches do not answer.")) from None

    def follow(self, ledger: Ledger) -> int:
        """Keep a match from now on."""
        return self.put(lambda: self.ledgers.__setitem__(id(ledger), ledger))

    def leave(self, ledger: Ledger) -> int:
        """Keep a match no longer, once all of it is written."""
        return self.put(lambda: self._leave(ledger))

    def close(self, seconds: float = 5.0) -> None:
        """Write what is left and end."""
        self._jobs.put(None)
        self._thread.join(seconds)

    # In the thread.

    def _work(self) -> None:
        self._open()
        while True:
            batch, last = self._batch()
            for job in batch:
                self._do(job)
            self._flush()
            self.done += len(batch)
            if last:
                break
        self._shut()

    def _do(self, job: Job) -> None:
        """This thread goes on whatever a job runs into: without it nothing more would ever be kept."""
        try:
            job()
        except Exception as error:  # noqa: BLE001
            self._failed(error)

    def _batch(self) -> tuple[list[Job], bool]:
        try:
            jobs = [self._jobs.get(timeout=RETRY if self.trouble else None)]
        except queue.Empty:
            return [], False
        while True:
            try:
                jobs.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return [job for job in jobs if job], None in jobs

    def _open(self) -> None:
        self._opened = open_kept(self.folder)
        for word in self._opened.words:
            self.words.put(word)

    @property
    def _db(self) -> sqlite3.Connection:
        assert self._opened is not None
        return self._opened.db

    def _leave(self, ledger: Ledger) -> None:
        self._flush()
        if not ledger.dirty:
            self.ledgers.pop(id(ledger), None)

    def _flush(self) -> None:
        dirty = [ledger for ledger in self.ledgers.values() if ledger.dirty]
        if not dirty:
            return
        try:
            self._follow_file()
            for ledger in dirty:
                self._write(ledger)
        except Exception as error:  # noqa: BLE001  (see `_do`)
            self._failed(error)
        else:
            self.trouble = None

    def _write(self, ledger: Ledger) -> None:
        """Write one match's news in one commit. Raises sqlite3.Error, and then nothing of it is written."""
        db, rows = self._db, ledger.rows[ledger.saved :]
        try:
            db.execute("BEGIN IMMEDIATE")
            seq = db.execute("SELECT coalesce(max(seq), 0) + 1 FROM matches").fetchone()[0]
            db.executemany(_COMMAND, [(ledger.id, *row) for row in rows])
            db.execute(_MATCH, ledger.match_row(seq))
            if ledger.over and not ledger.origin:
                db.execute(_HALL, ledger.hall_row(seq))
            db.execute("COMMIT")
        except sqlite3.IntegrityError:
            self._undo()
            ledger.fork()
            self.words.put(
                StoreError(_("Another window plays this match too: from here on it is kept as one of its own."))
            )
            self._write(ledger)
            return
        except BaseException:
            self._undo()
            raise
        ledger.saved += len(rows)
        ledger.dirty = False
        if self.on_commit:
            self.on_commit(ledger)

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def _failed(self, error: BaseException) -> None:
        """The disk refused. A broken file is set aside and all is written anew; anything else is tried again later."""
        before = self.trouble
        self.trouble = of_error(error)
        if self.trouble != before:
            self.words.put(self.trouble)
        if is_damage(error) and before is None:
            self._reopen()
            self._flush()

    def _follow_file(self) -> None:
        """Go over to the file that bears the name now, if ours has been taken away or another put in its place."""
        opened = self._opened
        if opened and opened.path and inode_of(opened.path) != opened.inode:
            self._reopen()

    def _reopen(self) -> None:
        self._shut()
        self._open()
        for ledger in self.ledgers.values():
            ledger.saved, ledger.dirty = self._rows_of(ledger), True

    def _rows_of(self, ledger: Ledger) -> int:
        """How many rows of a match the file has; those not as they were are written anew."""
        found = self._db.execute(
            "SELECT n, tick, command, proof FROM commands WHERE match = ? ORDER BY n", (ledger.id,)
        )
        same = 0
        for row, ours in zip(found.fetchall(), ledger.rows, strict=False):
            if row != tuple(ours):
                break
            same += 1
        self._db.execute("DELETE FROM commands WHERE match = ? AND n >= ?", (ledger.id, same))
        return same

    def _shut(self) -> None:
        try:
            self._db.close()
        except sqlite3.Error:
            return

    def _answer(self, question: Callable[[sqlite3.Connection], T], answer: Future[T]) -> None:
        self._flush()
        try:
            self._follow_file()
            answer.set_result(self._asked(question))
        except (sqlite3.Error, OSError, UnicodeError, OverflowError) as error:
            self._undo()
            if is_damage(error):
                self._reopen()
            answer.set_exception(of_error(error))
        except Exception as error:  # noqa: BLE001  (whoever asked is told)
            self._undo()
            answer.set_exception(error)

    def _asked(self, question: Callable[[sqlite3.Connection], T]) -> T:
        self._db.execute("BEGIN")
        result = question(self._db)
        self._db.execute("COMMIT")
        return result


_COMMAND = "INSERT INTO commands VALUES (?, ?, ?, ?, ?)"
_HALL = "INSERT OR IGNORE INTO hall VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_MATCH = (
    "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "program = excluded.program, played = excluded.played, seq = excluded.seq, commands = excluded.commands, "
    "tick = excluded.tick, acted = excluded.acted, proof = excluded.proof, ended = excluded.ended"
)
