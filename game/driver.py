"""When CPUs act, in ticks: a decision takes its pace, a walk is waited for, rents can be claimed before a roll.

A driver stands outside the match and feeds it commands; what it does depends on the match and its seed alone, so
that a match played again from its recorded commands, or resumed, goes on the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.commands import Command, Pace
from game.cpu import NOTED, Mind
from game.cpu.building import may_build_between
from game.cpu.doubts import doubt
from game.cpu.figures import figures
from game.events import Event
from game.match import Match
from game.position import Position
from game.refusal import Refusal
from game.state import Auction

DECISION_TICKS: dict[Pace, int] = {"normal": 30, "fast": 10, "instant": 1}
"""Ticks a CPU takes for a decision."""

CLAIM_TICKS: dict[Pace, int] = {"normal": 180, "fast": 120, "instant": 60}
"""Ticks a CPU gives the others to claim their rents before it rolls (R6)."""

PAUSE_TICKS: dict[Pace, int] = {"normal": 60, "fast": 20, "instant": 0}
"""Ticks that the slowest takes longer for a bid in a live auction; far less than the countdown."""

NOBODY: list[int] = []

MindMaker = Callable[[int, str, int], Mind]
"""Makes the mind of a seat from its index, level and the seed of its doubts."""

MOST_COMMANDS = 200_000
"""Commands after which CPUs left to themselves in one go are stopped."""


class MindsOfSeats:
    """A mind for every seat that a CPU plays, made when it is first needed; minds see what happens to all.

    `asks_humans`: whether they make offers to people. `thinker`: the one that is thinking ahead.
    """

    __slots__ = ("asks_humans", "make", "match", "minds", "thinker")

    def __init__(self, match: Match, make: MindMaker = Mind) -> None:
        self.match = match
        self.make = make
        self.asks_humans = True
        self.minds: dict[int, Mind] = {}
        self.thinker: Mind | None = None

    def mind(self, seat: int) -> Mind:
        """The mind of a seat; a seat handed to another level gets a new one."""
        level = self.match.state.seats[seat].cpu or "normal"
        mind = self.minds.get(seat)
        if mind is None or mind.level != level:
            mind = self.minds[seat] = self.make(seat, level, self.match.luck.doubts)
            mind.asks_humans = self.asks_humans
        return mind

    def ask_humans(self, wanted: bool) -> None:
        """Whether minds make offers to people from now on."""
        if wanted != self.asks_humans:
            self.asks_humans = wanted
            for mind in self.minds.values():
                mind.asks_humans = wanted

    def observe(self, events: Iterable[Event]) -> None:
        """Let the mind of every CPU see what has happened, as far as minds take note of it, from the first time on.

        What was thought ahead is void.
        """
        if self.thinker is not None:
            self.forget()
        noted = [event for event in events if type(event) in NOTED]
        if not noted and self.minds:
            return
        for seat, held in enumerate(self.match.state.seats):
            if held.cpu:
                self.mind(seat).observe(self.match.position, noted)

    def think(self, seat: int, wait: int, steps: int) -> int:
        """Let the mind of a seat think ahead, as `Mind.think`."""
        self.thinker = self.mind(seat)
        return self.thinker.think(self.match.position, wait, steps)

    def forget(self) -> None:
        """What was thought ahead is void."""
        if self.thinker is not None:
            self.thinker.thought = None
        self.thinker = None

    def next_command(self, asked: Sequence[int] | None = None) -> Command | None:
        """What some CPU wants to do now: something out of turn by anyone, else the seats that play waits for, in order.

        `asked`: those of them that are CPUs, if the caller knows.
        """
        p = self.match.position
        for seat in self.asides():
            if command := self.mind(seat).aside(p):
                return command
        for seat in self.asked() if asked is None else asked:
            if command := self.mind(seat).decide(p):
                return command
        return None

    def asked(self) -> list[int]:
        """CPU seats that play waits for, in the order in which they act: quicker bidders first in a live auction."""
        state = self.match.state
        seats = state.seats
        found = [seat for seat in self.match.position.must() if seats[seat].cpu]
        if len(found) > 1 and isinstance(top := state.frames[-1], Auction) and top.countdown is not None:
            found.sort(key=lambda seat: self.pause(seat, top))
        return found

    def pause(self, seat: int, auction: Auction) -> int:
        """Ticks by which a seat bids later than it could in a live auction: more or less, as people do (A2)."""
        match = self.match
        about = f"pause {match.state.turn_number} {auction.what} {auction.bid}"
        return round(doubt(match.luck.doubts, seat, about) * PAUSE_TICKS[match.state.pace])

    def asides(self) -> list[int]:
        """CPU seats that could do something out of turn: claim a rent (R6), counter an offer (X1), or what some
        editions allow between turns: pay a fine (J2), build (B6)."""
        p, state = self.match.position, self.match.state
        edition = p.edition
        between = (edition.fine_between_turns or edition.build_between_turns) and p.between_turns
        if not (state.claims or state.counter or between):
            return NOBODY
        asking = {claim.owner for claim in state.claims}
        if state.counter:
            asking.add(state.counter[0])
        if between:
            asking |= {seat for seat in p.others(state.turn) if acts_between(p, seat)}
        return [seat for seat in sorted(asking) if state.seats[seat].cpu]


def acts_between(p: Position, seat: int) -> bool:
    """Whether a seat that is not on the move might pay a fine or build, where that is allowed (J2, B6)."""
    jailed = p.edition.fine_between_turns and p.seat(seat).jail is not None
    return jailed or may_build_between(p, seat)


def act_all(match: Match, minds: MindsOfSeats) -> list[Event]:
    """CPUs act at this very tick until none wants to, or a seat without one is awaited."""
    events: list[Event] = []
    for _turn in range(MOST_COMMANDS):
        command = minds.next_command()
        result = match.do(command) if command else None
        if result is None or isinstance(result, Refusal):
            break
        minds.observe(result)
        events += result
    return events


class Driver:
    """Lets the CPUs of a match act at their pace.

    `acted`: the tick of the last command by anyone, from which a decision's ticks count.
    """

    __slots__ = ("acted", "match", "minds")

    def __init__(self, match: Match, make: MindMaker = Mind) -> None:
        self.match = match
        self.minds = MindsOfSeats(match, make)
        self.acted = match.state.tick
        figures(match.position)  # so that the first decision has not to wait for them

    def note(self, events: list[Event]) -> None:
        """A command by anyone was carried out at this tick."""
        self.acted = self.match.state.tick
        self.minds.observe(events)

    def ticks_to_wait(self) -> int | None:
        """Ticks until the next CPU decides, 0 if one is due now; None when no CPU has anything to decide."""
        return self._wait(self.minds.asked())

    def _wait(self, asked: list[int]) -> int | None:
        """The same for the CPUs that play waits for."""
        state = self.match.state
        if state.over or not (asked or self.minds.asides()):
            return None
        wait = max(self.acted, state.walk_ends) + DECISION_TICKS[state.pace] - state.tick
        if state.claims:
            wait = max(wait, self._window())
        if asked and isinstance(top := state.frames[-1], Auction) and top.countdown is not None:
            wait += self.minds.pause(asked[0], top)
        return max(0, wait)

    def think(self, steps: int) -> int:
        """Let the CPU that decides next think ahead, by so many steps at most: a step values one position.

        How many are left over. None are: its decision may not be thought through, and made now it would take long.
        It is thought for the position there will be when it is due, and counts for no other: who decides what, and
        when, is the same with any thinking ahead or none.
        """
        asked, state = self.minds.asked(), self.match.state
        wait = self._wait(asked)
        if wait is None or not asked or (state.ticks_left and wait >= state.ticks_left):
            return steps
        return self.minds.think(asked[0], wait, steps)

    def _window(self) -> int:
        """Ticks for which the next roll still waits for claims of rent."""
        state = self.match.state
        late = [claim for claim in state.claims if claim.turn < state.turn_number]
        if all(state.seats[claim.owner].cpu for claim in late) or self.match.position.phase not in ("roll", "jail"):
            return 0
        return self.acted + CLAIM_TICKS[state.pace] - state.tick

    def command(self) -> Command | None:
        """What a CPU decides at this tick, if one is due."""
        if self.ticks_to_wait() != 0:
            return None
        command = self.minds.next_command()
        if command is None:
            self.acted = self.match.state.tick  # none wants anything: they think again a decision later
        return command

    def step(self) -> list[Event]:
        """Jump to the next deadline and carry out what is due then. Headless play is this, again and again."""
        match, asked = self.match, self.minds.asked()
        wait, fall = self._wait(asked), match.next_fall()
        ticks = wait if fall is None or (wait is not None and wait <= fall) else fall
        if ticks is None:
            raise RuntimeError("nobody is left to act: a human's move is awaited")
        events = match.wait(ticks) if ticks else []
        if events:
            self.minds.observe(events)
        if wait is None or wait > ticks:
            return events
        # What falls at this very tick may have changed who is asked.
        command = self.minds.next_command(None if fall == ticks else asked)
        if command is None:
            self.acted = match.state.tick
            return events
        result = match.do(command)
        if isinstance(result, Refusal):
            raise RuntimeError(f"a CPU's command is refused: {command}: {result.text}")
        self.note(result)
        return events + result if events else result
