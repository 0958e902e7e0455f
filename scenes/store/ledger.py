"""What is to be kept of one match: its set-up, commands and clock, as rows. Lives on the writer's side alone."""

from __future__ import annotations

import json
import time
import uuid
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

from game import events as e
from game.commands import Command
from game.events import Event
from game.record import Trace, setup_json
from game.setup import Setup


class Row(NamedTuple):
    """A command as it is kept; `proof` is the trace of the match up to and with it. Number 0 is the set-up."""

    n: int
    tick: int
    command: str
    proof: str


class Clock(NamedTuple):
    """How far the match had come: its tick, the tick CPUs count from, and the trace with both at that moment."""

    tick: int
    acted: int
    proof: str


def packed(data: Any) -> str:
    """JSON on one line."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


@cache
def program() -> str:
    """The version of this program; "" when it runs from a folder that is not installed."""
    try:
        return version("trekast")
    except PackageNotFoundError:
        return ""


def new_id() -> str:
    """A name for a match that no other has."""
    return uuid.uuid4().hex


class Ledger:
    """Grows by what the match tells; `saved` rows of it are on disk, and `dirty` says that something is not."""

    def __init__(self, setup: Setup, name: str, identity: str | None = None) -> None:
        self.id = identity or new_id()
        self.setup, self.name = setup, name
        self.setup_text = packed(setup_json(setup))
        self.trace = Trace(setup)
        self.rows = [Row(0, 0, self.setup_text, self.trace.check())]
        self.saved = 0
        self.tick = self.acted = 0
        self.turns = 0
        self.over: e.Over | None = None
        self.dirty = True
        self.born = time.time()
        self.origin = ""

    def commanded(self, tick: int, command: Command) -> None:
        """A command was carried out."""
        data = self.trace.commanded(tick, command)
        self.rows.append(Row(len(self.rows), tick, packed(data), self.trace.check()))

    def happened(self, events: list[Event], tick: int, acted: int) -> None:
        """Events came at that tick."""
        self.trace.happened(events)
        self.rest(tick, acted)
        for event in events:
            if isinstance(event, e.TurnBegan):
                self.turns += 1
            elif isinstance(event, e.Over):
                self.over = event

    def rest(self, tick: int, acted: int) -> None:
        """So far has the match come."""
        self.tick, self.acted = tick, acted
        self.dirty = True

    def clock_proof(self) -> str:
        """The proof that belongs to the clock."""
        return self.trace.check(self.tick, self.acted)

    def fork(self) -> None:
        """Be a match of its own from now on: another window has gone on with the one this was."""
        self.id, self.saved, self.dirty, self.origin = new_id(), 0, True, "fork"

    def match_row(self, seq: int) -> tuple[Any, ...]:
        """The row of the table of matches, as of now."""
        now = time.time()
        proof, ended = self.clock_proof(), packed(self.ended()) if self.over else None
        count = len(self.rows) - 1
        return (self.id, self.name, self.setup_text, program(), self.born, now, seq, count, self.tick,
                self.acted, proof, ended, 0, self.origin)  # fmt: skip

    def ended(self) -> dict[str, Any]:
        """How the match ended, with names."""
        assert self.over is not None
        names = [seat.name for seat in self.setup.seats]
        return {
            "reason": self.over.reason,
            "winner": [names[seat] for seat in self.over.winner],
            "ranking": [[names[seat], worth] for seat, worth in self.over.ranking],
        }

    def hall_row(self, seq: int) -> tuple[Any, ...]:
        """The row of the hall of fame, once the match is over."""
        assert self.over is not None
        rules = self.setup.rules
        ending = ("speed" if rules.speed else "last") if rules.session_minutes is None else "timed"
        seats = [
            {"name": self.setup.seats[seat].name, "cpu": self.setup.seats[seat].cpu, "worth": worth,
             "won": seat in self.over.winner}
            for seat, worth in self.over.ranking
        ]  # fmt: skip
        return (self.id, seq, time.time(), self.setup.edition.id, ending, self.over.reason, self.tick, self.turns,
                packed(seats))  # fmt: skip
