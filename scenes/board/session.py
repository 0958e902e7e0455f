"""A match being played in the window: the one place through which scenes act on it and learn what happened.

How scenes use it:

    session = Session.start(Setup(...))             # or Session(match, opening events) for one that was left
    session.run(dt, hold=busy)                      # every frame: ticks pass, CPUs think and act, events come in
    session.hear_clock(ctx.sound)                   # ... and lets the clock of a timed match be heard
    refusal = session.act(Roll(seat))               # a person's command, at this tick; None when it was carried out
    session.match.refusal(command)                  # why a button is greyed
    session.position, session.edition               # what a seat may see
    session.shown                                   # the table as the screen shows it, behind the core if at all
    event = session.show_next()                     # play-back: the next event, now part of `shown`; None: all shown
    session.catch_up()                              # show all that may be shown at once; gives those events
    session.events                                  # every event so far; remember its length to see what is new
    session.commands                                # every command so far with its tick, as a record has them
    session.watchers.append(watcher)                # told of every command with its tick, and of events

Play-back may hold ticks back (`hold`), and decides nothing. While a scene is on top that is not the board, it calls
`run` itself (an auction counts down in it) or does not (a pause, in which time stands still).

Scenes that belong to a match take it like this: `Auction(ctx, session)`, `Trade(ctx, session, seat)`,
`Manage(ctx, session, seat)`, `Results(ctx, session)`; `seat` is the person who opened them. The board pushes the
auction while the phase is `auction`, the trade scene while an offer waits for a person's answer, and replaces itself
with the results once the match is over and all is shown. They pop themselves when their phase has passed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from game.casting import cast
from game.commands import Command
from game.driver import Driver
from game.edition import Edition
from game.events import Event
from game.match import Match
from game.position import Position
from game.refusal import Refusal
from game.setup import Setup, start
from scenes.board.shown import Shown
from scenes.sound import Sound
from scenes.sound.cues import Countdown

TICKS_A_SECOND = 60
MOST_TICKS = 240
"""Ticks that one frame may let pass, so that a slow machine falls behind instead of standing still."""
THOUGHT_A_FRAME = 6
"""Positions that CPUs value in a frame at most when they think ahead: each takes less than a tenth of a millisecond."""


class Watcher(Protocol):
    """Who wants to know all of it: a recorder, statistics."""

    def commanded(self, tick: int, command: Command) -> None:
        """A command was carried out at that tick."""

    def happened(self, events: list[Event]) -> None:
        """Events came in, in order."""


class Session:
    """`setup` is what the match was set up with, None where it is not known (a scenario).

    `opening` are events that happened before the session began and are still to be shown. `limit` tells how many
    events may be shown yet: whoever keeps the match holds back what is not on disk, a frame at most.
    """

    def __init__(self, match: Match, opening: list[Event] | None = None, setup: Setup | None = None) -> None:
        self.match = match
        self.setup = setup
        self.driver = Driver(match, cast(setup))
        self.shown = Shown.before(match.position) if opening else Shown.of(match.position)
        self.events: list[Event] = list(opening or ())
        self.commands: list[tuple[int, Command]] = []
        self.watchers: list[Watcher] = []
        self.limit: Callable[[], int] | None = None
        self._unseen: deque[Event] = deque(opening or ())
        self._due = 0.0
        self._countdown: Countdown | None = None
        self.driver.minds.observe(self.events)

    @classmethod
    def start(cls, setup: Setup) -> Session:
        """A new match; its opening rolls are the first events. ValueError as `game.setup.start`."""
        match, opening = start(setup)
        return cls(match, opening, setup)

    @property
    def position(self) -> Position:
        """What a seat may see."""
        return self.match.position

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.match.position.edition

    @property
    def unseen(self) -> int:
        """How many events wait to be shown."""
        return len(self._unseen)

    @property
    def over(self) -> bool:
        """Whether the match has ended, shown or not."""
        return self.match.state.over is not None

    def persons(self) -> list[int]:
        """Seats in the game that people play now, in seat order."""
        return self.position.humans()

    def awaited(self) -> list[int]:
        """Seats of people that play waits for, in seat order; empty while it waits for CPUs or is over."""
        return [seat for seat in self.position.must() if self.match.state.seats[seat].cpu is None]

    def let_ask(self, people: bool) -> None:
        """Whether CPUs may offer deals to people from now on; they answer those of people in any case."""
        self.driver.minds.ask_humans(people)

    # Acting.

    def act(self, command: Command) -> Refusal | None:
        """Carry out a person's command at this tick, or say why not; then nothing has changed."""
        result = self.match.do(command)
        if isinstance(result, Refusal):
            return result
        self.driver.note(result)
        self._tell(command, result)
        return None

    def run(self, dt: float, hold: bool = False, haste: float = 1.0) -> None:
        """Let the ticks of `dt` seconds pass, none while `hold` and the next would change something.

        `haste` lets more of them pass where no clock runs that people play against. Whatever passes, the CPU that
        decides next thinks a little ahead; the tick at which it is due is held back until that is thought through.
        """
        thinking = self.driver.think(THOUGHT_A_FRAME)
        pace = haste if self.may_hasten else 1.0
        self._due = min(self._due + dt * TICKS_A_SECOND * pace, MOST_TICKS)
        while self._due >= 1:
            due = self.something_due()
            if due and not hold:
                thinking = self.driver.think(thinking)
            if due and (hold or not thinking):
                self._due = 0.0
                return
            self._due -= 1
            self.tick()
            hold = hold or bool(self._unseen)

    def hear_clock(self, sound: Sound) -> None:
        """The music, and the last seconds of a timed match; every scene in which time passes calls it each frame."""
        self._countdown = self._countdown or Countdown(sound)
        self._countdown.follow(None if self.over else self.match.state.ticks_left)

    @property
    def may_hasten(self) -> bool:
        """Whether nobody plays against a clock: no timed session, no countdown, no rent to be claimed in time."""
        state = self.match.state
        return state.ticks_left is None and self.match.next_fall() is None and not state.claims

    def something_due(self) -> bool:
        """Whether the next tick would change something: a CPU acts, a hammer falls, time runs out."""
        return self.driver.ticks_to_wait() == 0 or (self.match.next_fall() or 2) <= 1

    def tick(self) -> None:
        """Let a CPU act if one is due, then let one tick pass; what is not thought through is thought now."""
        if self.driver.ticks_to_wait() == 0:
            self._let_act()
        events = self.match.wait(1)
        if events:
            self.driver.minds.observe(events)
            self._tell(None, events)

    def _let_act(self) -> None:
        command = self.driver.command()
        result = self.match.do(command) if command else None
        if command is None or result is None:
            self.driver.acted = self.match.state.tick
            return
        if isinstance(result, Refusal):
            raise RuntimeError(f"a CPU's command is refused: {command}: {result.text}")
        self.driver.note(result)
        self._tell(command, result)

    def _tell(self, command: Command | None, events: list[Event]) -> None:
        if command is not None:
            self.commands.append((self.match.state.tick, command))
        self.events += events
        self._unseen += events
        for watcher in self.watchers:
            if command is not None:
                watcher.commanded(self.match.state.tick, command)
            watcher.happened(events)

    # Showing.

    def hidden(self) -> list[Event]:
        """The events that are still to be shown."""
        return list(self._unseen)

    def next_event(self) -> Event | None:
        """The next event to be shown, not yet part of `shown`; None too while it may not be shown yet."""
        if not self._unseen or (self.limit and len(self.events) - len(self._unseen) >= self.limit()):
            return None
        return self._unseen[0]

    def show_next(self) -> Event | None:
        """Show the next event; after the last one the shown table is the core's."""
        event = self.next_event()
        if event is None:
            return None
        self._unseen.popleft()
        self.shown.apply(self.position, event)
        if not self._unseen:
            self.shown.sync(self.position)
        return event

    def catch_up(self) -> list[Event]:
        """Show all that may be shown at once, and give it."""
        shown = []
        while event := self.show_next():
            shown.append(event)
        return shown
