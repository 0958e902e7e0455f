"""A session that nobody plays: it carries out what was recorded, when it was recorded."""

from __future__ import annotations

from game.commands import Command
from game.refusal import Refusal, refuse
from scenes.board.session import MOST_TICKS, TICKS_A_SECOND, Session
from scenes.replay.tape import Tape

LONGEST_WAIT = 45
"""Ticks: where nothing happened for longer (somebody thought), that much is left of it."""


class ReplaySession(Session):
    """Goes through a tape. `done` commands have been carried out."""

    def __init__(self, tape: Tape, turn: int = 0) -> None:
        super().__init__(tape.match_at(turn), None, tape.record.setup)
        self.tape = tape
        self.done = 0
        self.jump(turn)

    def jump(self, turn: int) -> None:
        """Go to the beginning of a turn, back or forth."""
        mark = self.tape.marks[turn]
        self.match = self.tape.match_at(turn)
        self.done = mark.commands
        self.events = self.tape.events[: mark.events]
        self._unseen.clear()
        self._due = 0.0
        self.shown.sync(self.match.position)

    @property
    def turn(self) -> int:
        """The turn that is shown, from 0."""
        return self.tape.turn_at(len(self.events) - self.unseen)

    @property
    def ended(self) -> bool:
        """Whether all of the tape has been shown."""
        return not self.unseen and self.done == len(self.tape.commands) and self._left() <= 0

    def _left(self) -> int:
        return self.tape.last_tick - self.match.state.tick

    def persons(self) -> list[int]:
        """Nobody acts here."""
        return []

    def awaited(self) -> list[int]:
        """Nobody is waited for."""
        return []

    def act(self, command: Command) -> Refusal | None:
        """It has all been decided."""
        return refuse("This is a replay.")

    @property
    def may_hasten(self) -> bool:
        """No clock runs that anybody plays against."""
        return True

    def run(self, dt: float, hold: bool = False, haste: float = 1.0) -> None:
        """Let the ticks of `dt` seconds pass; long thoughts are cut short."""
        self._due = min(self._due + dt * TICKS_A_SECOND * haste, MOST_TICKS)
        while self._due >= 1 and not self.ended and not (hold and self.something_due()):
            self._cut_wait()
            self._due -= 1
            self.tick()
            hold = hold or self.unseen > 0
        if hold:
            self._due = min(self._due, 1.0)

    def _next_tick(self) -> int | None:
        return self.tape.commands[self.done][0] if self.done < len(self.tape.commands) else None

    def something_due(self) -> bool:
        """Whether the next tick would change something."""
        return self._next_tick() == self.match.state.tick or (self.match.next_fall() or 2) <= 1

    def _cut_wait(self) -> None:
        tick = self._next_tick()
        gap = self._left() if tick is None else tick - self.match.state.tick
        gap = min(gap, self.match.next_fall() or gap)
        if gap > LONGEST_WAIT:
            self.match.wait(gap - LONGEST_WAIT)

    def tick(self) -> None:
        """Carry out the next command if it is due, else let a tick pass."""
        if self._next_tick() == self.match.state.tick:
            _tick, command = self.tape.commands[self.done]
            self.done += 1
            result = self.match.do(command)
            if not isinstance(result, Refusal):
                self._tell(None, result)
        elif self._left() > 0 and (events := self.match.wait(1)):
            self._tell(None, events)
