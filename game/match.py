"""A match: the one thing that changes a state. Commands go in, events come out, time passes in ticks."""

from __future__ import annotations

from typing import NamedTuple

from game import events as e
from game.commands import AgreeEnd, Build, Command, Mortgage, Pace, Redeem, Undo
from game.dice import Luck
from game.edition import Task, TaskList
from game.events import Event
from game.phases import auction, ending
from game.position import Position
from game.refusal import Refusal
from game.rulebook import CARRY_OUT, awaiting, refusal, settle
from game.state import Auction, Frame

WALK_TICKS: dict[Pace, int] = {"normal": 90, "fast": 30, "instant": 0}
"""Ticks a roll with its walk takes."""

KEEPS_STEPS = frozenset({Build, Mortgage, Redeem, Undo})
"""Commands after which earlier ones of the same seat can still be taken back."""


class Outcome(NamedTuple):
    """What one tick brought: events in order, and the commands that were refused, each with its reason."""

    events: list[Event]
    refused: list[tuple[Command, Refusal]]


class Match:
    """A position, the luck behind it, and the clock.

    Two matches with equal edition, rules and seed and equal commands at equal ticks are equal.
    """

    __slots__ = ("_events", "luck", "position", "state")

    def __init__(self, position: Position, luck: Luck) -> None:
        self.position = position
        self.state = position.state
        self.luck = luck
        self._events: list[Event] = []

    def copy(self) -> Match:
        """A match of its own that would go on exactly as this one."""
        return Match(self.position.copy(), self.luck.copy())

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused now; None when it is legal."""
        return refusal(self.position, command)

    def awaiting(self) -> dict[int, list[str]]:
        """For every seat in the game the kinds of command some form of which is legal now, sorted."""
        return awaiting(self.position)

    def do(self, command: Command) -> list[Event] | Refusal:
        """Carry out one command at this tick: its events, or why it is refused, and then nothing has changed."""
        reason = refusal(self.position, command)
        if reason is not None:
            return reason
        self._events = []
        state, kind = self.state, type(command)
        if state.yes and kind is not AgreeEnd:
            state.yes.clear()
        if state.steps and (kind not in KEEPS_STEPS or state.steps[-1].by != command.by):
            state.steps.clear()
        state.counter = None
        CARRY_OUT[kind](self, command)
        settle(self)
        return self._events

    def tick(self, commands: list[Command]) -> Outcome:
        """Carry out `commands` in order, then let one tick pass."""
        events: list[Event] = []
        refused: list[tuple[Command, Refusal]] = []
        for command in commands:
            result = self.do(command)
            if isinstance(result, Refusal):
                refused.append((command, result))
            else:
                events += result
        return Outcome(events + self.wait(1), refused)

    def wait(self, ticks: int) -> list[Event]:
        """Let `ticks` pass: walks end, hammers fall, time runs out, each at exactly its tick (A2, E2)."""
        self._events = []
        while ticks > 0:
            fall = self.next_fall()
            if fall is None and self.state.ticks_left is None:
                self.state.tick += ticks
                break
            step = min(ticks, fall or ticks)
            self._pass(step)
            ticks -= step
        return self._events

    def next_fall(self) -> int | None:
        """Ticks until something happens by itself; None when nothing will."""
        state = self.state
        if state.over:
            return None
        top = state.frames[-1]
        falls = (top.countdown or 0) if type(top) is Auction else 0
        if state.ticks_left is None:
            return falls or None
        due = (falls, state.ticks_left, state.walk_ends - state.tick if state.ticks_left == 0 else 0)
        return min((ticks for ticks in due if ticks > 0), default=None)

    def _pass(self, ticks: int) -> None:
        """Let ticks pass that hold nothing but their end."""
        state = self.state
        state.tick += ticks
        if state.over:
            return
        running = bool(state.ticks_left)
        if state.ticks_left is not None:
            state.ticks_left = max(0, state.ticks_left - ticks)
        if isinstance(top := state.frames[-1], Auction) and top.countdown is not None:
            top.countdown -= ticks
            if top.countdown <= 0:
                auction.fall(self, top)
        if running and not state.ticks_left:
            ending.lapse_offers(self)
        settle(self)

    # What the phases use.

    def emit(self, event: Event) -> None:
        """Add an event."""
        self._events.append(event)

    def take_events(self) -> list[Event]:
        """The events since the last command or wait, for who set something up by hand."""
        events, self._events = self._events, []
        return events

    def push(self, frame: Frame) -> None:
        """Put something on top of what play waits for."""
        self.state.frames.append(frame)

    def roll(self, seat: int, count: int, why: str) -> tuple[int, ...]:
        """Roll `count` dice for `seat`."""
        dice = self.luck.roll(count)
        self._events.append(e.Rolled(self.state.tick, seat, dice, why))
        return dice

    def draw(self, seat: int, cards: TaskList) -> Task:
        """The task that comes up for `seat`: by three dice (C1) or from the deck (C2)."""
        edition = self.position.edition
        tasks = edition.tasks(cards)
        if edition.task_source == "dice":
            total = sum(self.roll(seat, 3, "task"))
            index = next(i for i, task in enumerate(tasks) if task.total == total)
        else:
            index = self.luck.draw(cards)
        self.emit(e.Task(self.state.tick, seat, cards, index))
        return tasks[index]

    def walk(self) -> None:
        """A roll's walk begins; it takes its pace in ticks."""
        self.state.walk_ends = self.state.tick + WALK_TICKS[self.state.pace]
