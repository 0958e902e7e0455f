"""A session again from what was kept of it: every command is played once more and compared with what was written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.edition import Edition
from game.events import Event
from game.orders import read_command
from game.reading import ReadError, parse, shown
from game.record import MOST_TICKS, Record, naming_position, read_setup, wait_until
from game.refusal import Refusal, _
from game.setup import Setup, start
from scenes.board.session import Session
from scenes.board.shown import Shown
from scenes.store.ledger import Clock, Ledger, Row
from scenes.store.trouble import StoreError


def edition_of(name: str) -> Edition:
    """The edition of that id. Raises ReadError if there is no board of it, or none that is sound."""
    import levels  # not before it is needed: the window opens sooner

    if name not in levels.names():
        raise ReadError(f"edition: there is no board {shown(name)}", "board")
    try:
        return levels.load(name)
    except (levels.LevelError, OSError) as error:
        raise ReadError(f"edition: {str(error).splitlines()[0]}", "board") from None


@dataclass
class Restored:
    """The session, its ledger and record, as far as what was written is sound; `lost` commands come after that."""

    session: Session
    ledger: Ledger
    record: Record
    lost: int = 0


def restore(name: str, rows: Sequence[Row], clock: Clock, identity: str) -> Restored:
    """The match of these rows, as far as they are sound. Raises StoreError if not even its set-up can be read."""
    if not rows:
        raise StoreError(_("There is nothing left of this match."))
    replay = _begin(name, rows[0], identity)
    for index, row in enumerate(rows[1:], start=1):
        if not replay.take(row):
            sound = restore(name, rows[:index], Clock(0, 0, ""), identity)
            sound.lost = len(rows) - index
            return sound
    if clock.proof and not replay.rest(clock):
        return restore(name, rows, Clock(0, 0, ""), identity)
    return replay.done()


def _begin(name: str, row: Row, identity: str) -> _Replay:
    try:
        setup = read_setup(parse(row.command), edition_of)
        replay = _Replay(setup, name, identity)
    except ValueError as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise StoreError(_("This match cannot be read any more ({reason})."), reason=reason) from None
    if row.proof != replay.ledger.rows[0].proof:
        raise StoreError(_("This match cannot be read any more: its set-up was damaged."))
    return replay


class _Replay:
    """Plays the rows again, letting the CPUs' minds see all as they did the first time."""

    def __init__(self, setup: Setup, name: str, identity: str) -> None:
        self.match, opening = start(setup)
        self.session = Session(self.match, None, setup)
        self.ledger = Ledger(setup, name, identity)
        self.names = naming_position(setup)
        self._observe(opening)

    def _observe(self, events: list[Event]) -> None:
        self.session.driver.minds.observe(events)
        self._heard(events)

    def _heard(self, events: list[Event]) -> None:
        self.session.events += events
        self.ledger.happened(events, self.match.state.tick, self.session.driver.acted)

    def _reach(self, tick: int) -> None:
        for _match, events in wait_until(self.match, tick):
            self._observe(events)

    def take(self, row: Row) -> bool:
        """Play one row; False if it is not what was once written: then this replay is good for nothing more."""
        if not self.match.state.tick <= row.tick <= MOST_TICKS:
            return False
        try:
            command = read_command(self.names, parse(row.command))
        except ValueError:
            return False
        self._reach(row.tick)
        self.ledger.commanded(row.tick, command)
        if self.ledger.rows[-1] != row:
            return False
        result = self.match.do(command)
        if isinstance(result, Refusal):
            return False
        self.session.driver.note(result)
        self._heard(result)
        self.session.commands.append((row.tick, command))
        return True

    def rest(self, clock: Clock) -> bool:
        """Go on to where the clock stood; False if the match then is not the one that was left there."""
        if not self.match.state.tick <= clock.tick <= MOST_TICKS or not 0 <= clock.acted <= clock.tick:
            return False
        self._reach(clock.tick)
        self.session.driver.acted = clock.acted
        return self.ledger.trace.check(clock.tick, clock.acted) == clock.proof

    def done(self) -> Restored:
        """All of it."""
        session, tick = self.session, self.match.state.tick
        session.shown = Shown.of(self.match.position)
        self.ledger.rest(tick, session.driver.acted)
        record = Record(self.ledger.setup, list(session.commands), tick, session.driver.acted)
        return Restored(session, self.ledger, record)
