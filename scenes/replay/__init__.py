"""Any match again, from its record: `watch(ctx, record)` is a scene to push; `record_of(session)` gives a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.record import Record
from scenes.scene import Next, Push, Scene

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


def watch(ctx: Context, record: Record) -> Scene:
    """The board with that match on it, from its first turn."""
    from scenes.replay.scene import Replay
    from scenes.replay.tape import Tape

    return Replay(ctx, Tape(record))


def watch_so_far(ctx: Context, session: Session) -> Next | None:
    """The match on the table from its first turn, above all else; None where there is no record of it."""
    record = record_of(session)
    return Push(watch(ctx, record)) if record else None


def record_of(session: Session) -> Record | None:
    """The record of a session so far; None where its set-up is not known (a scenario)."""
    if session.setup is None:
        return None
    return Record(session.setup, list(session.commands), session.match.state.tick, session.driver.acted)
