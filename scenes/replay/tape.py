"""A recorded match made ready to be watched from any turn: marks at every turn, copies of the match at some."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from game import events as e
from game.events import Event
from game.match import Match
from game.record import Record, wait_until
from game.refusal import Refusal
from game.setup import start

MOST_COPIES = 200


@dataclass(frozen=True)
class Mark:
    """Where a turn begins: its tick, how many commands were carried out before, and events until then, its own too."""

    seat: int
    tick: int
    commands: int
    events: int


class Tape:
    """All of a record, played once. It ends before a command that does not fit; `cut` says how many were left out."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.commands = record.commands
        self.events: list[Event] = []
        self.marks: list[Mark] = []
        self.cut = 0
        self._copies: list[tuple[int, Match]] = []
        self._apart = 1
        self._play()

    def _play(self) -> None:
        match, opening = start(self.record.setup)
        self._note(match, opening, 0)
        for index, (tick, command) in enumerate(self.commands):
            for _match, events in wait_until(match, tick):
                self._note(match, events, index)
            result = match.do(command)
            if isinstance(result, Refusal):
                self.cut = len(self.commands) - index
                self.commands = self.commands[:index]
                break
            self._note(match, result, index + 1)
        for _match, events in wait_until(match, self.record.tick):
            self._note(match, events, len(self.commands))
        self.last_tick = match.state.tick
        self.over = match.state.over is not None

    def _note(self, match: Match, events: list[Event], commands: int) -> None:
        """Take in what came at once. A turn that began among it has the rest of it to its beginning."""
        self.events += events
        for event in events:
            if isinstance(event, e.TurnBegan):
                self._mark(match, event, commands)

    def _mark(self, match: Match, event: e.TurnBegan, commands: int) -> None:
        number = len(self.marks)
        self.marks.append(Mark(event.by, match.state.tick, commands, len(self.events)))
        if number % self._apart == 0:
            self._copies.append((number, match.copy()))
            if len(self._copies) > MOST_COPIES:
                self._copies = self._copies[::2]
                self._apart *= 2

    @property
    def turns(self) -> int:
        """How many turns there are."""
        return len(self.marks)

    def turn_at(self, events: int) -> int:
        """The turn, from 0, that is under way once so many events were shown; 0 before the first."""
        return max(0, bisect_right([mark.events for mark in self.marks], events) - 1)

    def match_at(self, turn: int) -> Match:
        """The match as a turn begins."""
        mark = self.marks[turn]
        number, kept = next(pair for pair in reversed(self._copies) if pair[0] <= turn)
        match = kept.copy()
        for tick, command in self.commands[self.marks[number].commands : mark.commands]:
            match.wait(tick - match.state.tick)
            match.do(command)
        match.wait(mark.tick - match.state.tick)
        return match
