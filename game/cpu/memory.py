"""What a mind remembers: the offers it has made, and how they were answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game import events as e
from game.commands import Side
from game.position import Position


class Lots(NamedTuple):
    """An offer without its cash and keys: whom it is made to, and the deeds of both sides."""

    to: int
    give: tuple[int, ...]
    take: tuple[int, ...]


class Said(NamedTuple):
    """When an offer was refused last, how often since deeds changed hands, and how many turns with change had been."""

    turn: int
    times: int
    changes: int


class Memory:
    """Kept up by observing alone, so that a match played again leaves it the same.

    `asked`: whom offers of turn `turn` were made to. `pending`: the lots of one's own offer that waits. `refused`: what
    was said to offers by their lots. `heard`: the last offer to oneself. `changes`: how often deeds have changed hands,
    last in turn `changed`. `called`: the turn in which one has opened a building call.
    """

    __slots__ = ("asked", "called", "changed", "changes", "heard", "pending", "refused", "seat", "turn")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.turn = 0
        self.changes = 0
        self.changed = 0
        self.called = 0
        self.heard: e.Offered | None = None
        self.asked: list[int] = []
        self.pending: Lots | None = None
        self.refused: dict[Lots, Said] = {}

    def observe(self, p: Position, events: Iterable[e.Event]) -> None:
        """See what has happened."""
        for event in events:
            if (note := NOTES.get(type(event))) is not None:
                note(self, p, event)

    def note_offer(self, p: Position, event: e.Offered) -> None:
        """An offer of one's own waits for its answer, or somebody makes one to oneself."""
        if event.to == self.seat:
            self.heard = event
        if event.by != self.seat:
            return
        if p.state.turn_number != self.turn:
            self.turn = p.state.turn_number
            self.asked = []
        self.asked.append(event.to)
        self.pending = lots(event.to, event.give, event.take)

    def note_no(self, p: Position, event: e.Refused | e.Lapsed) -> None:
        """It was refused, or lapsed."""
        own = event.to == self.seat if isinstance(event, e.Refused) else event.by == self.seat
        if own and self.pending is not None:
            before = self.refused.get(self.pending)
            times = before.times + 1 if before and before.changes == self.changes else 1
            self.refused[self.pending] = Said(p.state.turn_number, times, self.changes)
            self.pending = None

    def note_change(self, p: Position, event: e.Event) -> None:
        """Deeds have changed hands."""
        self.changes += 1
        self.changed = p.state.turn_number

    def note_call(self, p: Position, event: e.CallOpened) -> None:
        """A building call has been opened, perhaps one's own."""
        if event.by == self.seat:
            self.called = p.state.turn_number

    def asks_so_far(self, p: Position) -> list[int]:
        """Whom one has made offers in this turn."""
        return self.asked if p.state.turn_number == self.turn else []

    def countered(self, p: Position) -> int:
        """How many offers one has made in this turn, if it is somebody else's."""
        return len(self.asks_so_far(p)) if p.state.turn != self.seat else 0


def lots(to: int, give: Side, take: Side) -> Lots:
    """An offer without its cash and keys."""
    return Lots(to, tuple(sorted(give.deeds)), tuple(sorted(take.deeds)))


NOTES: dict[type, Callable[[Memory, Position, Any], None]] = {
    e.Offered: Memory.note_offer,
    e.Refused: Memory.note_no,
    e.Lapsed: Memory.note_no,
    e.CallOpened: Memory.note_call,
    e.Bought: Memory.note_change,
    e.Transferred: Memory.note_change,
}
"""What is noted of each kind of event."""
NOTED = frozenset(NOTES)
"""Kinds of events that minds take note of; others need not be shown to them."""
