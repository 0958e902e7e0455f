"""The store: everything about kept matches that scenes ask for."""

from __future__ import annotations

import queue
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.reading import ReadError
from game.refusal import _
from scenes.i18n import Saying, tr
from scenes.store import exchange, hall, library
from scenes.store.hall import Finished
from scenes.store.keeper import Keeper
from scenes.store.lease import Lease
from scenes.store.ledger import Ledger
from scenes.store.library import Kept
from scenes.store.records import write_ledger
from scenes.store.restore import Restored, restore
from scenes.store.trouble import REFUSED, StoreError
from scenes.store.writer import Writer

if TYPE_CHECKING:
    from scenes.board.session import Session

LONGEST_REASON = 140
REST = 5.0
"""Seconds between two times that the clock of a running match is kept; commands are kept at once."""


class Store:
    """Keeps one match at a time while it is played (`keep`, `resume`), and all that were.

    Methods that read or change what is kept raise StoreError, whose `told()` is a line for the player.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.writer = Writer(folder)
        self.current: Keeper | None = None
        self._since = 0.0

    # Playing.

    def keep(self, session: Session, name: str = "") -> None:
        """Keep a session from now on; the one kept before is let go. A session kept already goes on being so."""
        if session.setup is None or (self.current and self.current.session is session):
            return
        self.let_go()
        ledger = Ledger(session.setup, name or usual_name(session))
        ledger.happened(session.events, session.match.state.tick, session.driver.acted)
        lease = Lease.take(self.folder, ledger.id) or Lease()
        self.current = Keeper(self.writer, session, ledger, lease)

    def resume(self, identity: str) -> Session:
        """The session of a kept match, to the tick, kept again from now on."""
        self.let_go()
        kept = self.writer.ask(lambda db: library.one(db, identity))
        lease = self._lease(identity)
        try:
            restored = self.restored(identity)
        except BaseException:
            lease.release()
            raise
        self._go_on(kept, restored, lease)
        return restored.session

    def _lease(self, identity: str) -> Lease:
        lease = Lease.take(self.folder, identity)
        if lease is None:
            raise StoreError(_("This match is being played in another window."))
        return lease

    def _go_on(self, kept: Kept, restored: Restored, lease: Lease) -> None:
        ledger = restored.ledger
        if restored.lost:
            # What was damaged stays as it is; the sound part goes on as a match of its own.
            ledger.fork()
            self.writer.ask(lambda db: library.mark(db, kept.id, "damaged"))
            text = _("Part of this match was damaged: it goes on without its last commands ({n}).")
            self.writer.words.put(StoreError(text, n=restored.lost))
        else:
            ledger.saved = len(ledger.rows)
        ledger.origin = kept.origin if kept.origin == "import" else ledger.origin
        self.current = Keeper(self.writer, restored.session, ledger, lease)

    def let_go(self) -> None:
        """The match being kept is played no longer; its clock is kept as it stands."""
        if self.current:
            self.current.close()
            self.current = None

    def rest(self) -> None:
        """Keep the clock of the match being played."""
        if self.current:
            self.current.rest()

    def on_disk(self, seconds: float) -> bool:
        """Whether every command of the match being played is on disk, after waiting so long for it at most."""
        ends = time.monotonic() + seconds
        while self.current and self.current.limit() < sys.maxsize:
            if time.monotonic() >= ends:
                return False
            time.sleep(0.0005)
        return True

    def pulse(self, dt: float) -> None:
        """Called every frame: keeps the clock now and then."""
        self._since += dt
        if self._since >= REST:
            self._since = 0.0
            self.rest()

    def news(self) -> list[Saying]:
        """What to tell the player since it was asked last."""
        told: list[Saying] = []
        while True:
            try:
                told.append(self.writer.words.get_nowait().saying)
            except queue.Empty:
                return told

    def close(self) -> None:
        """Write what is left; called once, at the end."""
        self.let_go()
        self.writer.close()

    # What is kept.

    def matches(self) -> list[Kept]:
        """All matches, the last played first, those in the bin too."""
        self.rest()
        return self.writer.ask(library.matches)

    def last(self) -> Kept | None:
        """The match that Continue goes on with: the one played last that a person is in, else one of CPUs alone."""
        try:
            found = [kept for kept in self.matches() if kept.resumable and kept.origin != "damaged"]
        except StoreError:
            return None
        return next((kept for kept in found if kept.with_people), found[0] if found else None)

    def restored(self, identity: str) -> Restored:
        """A kept match played again, for watching, results or export; nothing is kept of what is done with it."""
        self.rest()
        rows, clock, name = self.writer.ask(
            lambda db: (library.rows_of(db, identity), library.clock_of(db, identity), library.one(db, identity).name)
        )
        return restore(name, rows, clock, identity)

    def rename(self, identity: str, name: str) -> None:
        """Call a match something else."""
        self.writer.ask(lambda db: library.rename(db, identity, name))
        if self.current and self.current.id == identity:
            self.current.ledger.name = library.clean_name(name)

    def delete(self, identity: str) -> None:
        """Put a match into the bin."""
        if self.current and self.current.id == identity:
            self.let_go()
        self.writer.ask(lambda db: library.one(db, identity))
        self._lease(identity).release()
        self.writer.ask(lambda db: library.bin_it(db, identity, True))

    def put_back(self, identity: str) -> None:
        """Take a match out of the bin."""
        self.writer.ask(lambda db: library.bin_it(db, identity, False))

    def purge(self, identity: str) -> None:
        """Remove a match in the bin for good."""
        self.writer.ask(lambda db: library.purge(db, identity))

    def finished(self) -> list[Finished]:
        """All matches that were played to their end, oldest first."""
        return self.writer.ask(hall.finished)

    # Files.

    @property
    def exchange(self) -> Path | None:
        """The folder that exports go to and imports come from."""
        return self.folder / exchange.FOLDER if self.folder else None

    def export(self, identity: str) -> Path:
        """Write a match as a file into the exchange folder; gives its path."""
        folder = self.exchange
        if folder is None:
            raise StoreError(_("There is no folder to export to."))
        kept = self.restored(identity)
        try:
            data = exchange.pack(kept.ledger.name, kept.record)
            folder.mkdir(parents=True, exist_ok=True)
            path = exchange.free_path(folder, kept.ledger.name)
            with path.open("xb") as file:
                file.write(data)
        except (OSError, ReadError) as error:
            raise StoreError(_("The match cannot be exported ({reason})."), reason=_reason(error)) from None
        return path

    def take_in(self, path: Path) -> str:
        """Import a file as a match of its own, if it is what it says; gives its id."""
        try:
            name, record, claimed = exchange.read_match(exchange.read_file(path))
            exchange.verify(record, claimed)
            ledger = write_ledger(record, imported_name(name, path))
        except ReadError as error:
            raise StoreError(REFUSED[error.fault], file=path.name, reason=_reason(error)) from None
        ledger.origin = "import"
        return self.writer.ask(lambda db: library.add(db, ledger.match_row(0), ledger.rows))

    def importable(self) -> list[Path]:
        """The files in the exchange folder."""
        return exchange.importable(self.exchange) if self.exchange else []


def usual_name(session: Session) -> str:
    """What a match is called until somebody gives it a name: who plays, and when."""
    names = [seat.name for seat in session.match.state.seats if seat.human]
    day = time.strftime("%Y-%m-%d")
    title = session.edition.title
    if not names:
        return f"{title}, {day}"[: library.LONGEST_NAME]
    return tr("{names}, {day}", names=" & ".join(names), day=day)[: library.LONGEST_NAME]


def imported_name(name: str, path: Path) -> str:
    """The name in the file, or the file's own."""
    try:
        return library.clean_name(name)
    except StoreError:
        return library.clean_name(path.stem + " ")


def _reason(error: BaseException) -> str:
    text = (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__
    line = text.splitlines()[0]
    return line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 1] + "…"
