"""A mind: one CPU seat with its level, its character, and what it remembers of the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game import commands as c
from game.commands import Command
from game.cpu import (
    answering,
    bargaining,
    bidding,
    building,
    buying,
    calls,
    choices,
    countering,
    doubts,
    jail,
    settling,
    trading,
)
from game.cpu.characters import Character
from game.cpu.figures import figures
from game.cpu.horizon import part_left
from game.cpu.levels import PROFILES, Profile
from game.cpu.memory import Memory
from game.cpu.reasons import Reason
from game.cpu.risk import Risk, coming_risk
from game.cpu.sites import complete_groups
from game.cpu.thinking import Search, Thought, whole
from game.cpu.value import Judge, View
from game.cpu.weights import SHIPPED, Weights
from game.events import Event
from game.position import Position
from game.state import (
    Auction,
    BuyOrDecline,
    Call,
    Debt,
    Frame,
    TaskChoice,
    TaxChoice,
    Trade,
    Transfer,
    Turn,
)


class Mind:
    """Plays `seat` at `level`; `seed` is where its doubts come from.

    What it does depends on the position, the seed, and what it has observed. `last_reason` says why it decided as it
    did last, None if there is nothing to say. `asks_humans`: whether it makes offers to people. `thought`: what it is
    thinking ahead; that changes no decision, only when the work for it is done.
    """

    __slots__ = (
        "asks_humans", "character", "end", "judge", "last_reason", "level", "limits", "memory", "own", "profile",
        "roll", "seat", "seed", "thought", "weights",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        level: str,
        seed: int,
        character: Character | None = None,
        weights: Weights = SHIPPED,
        asks_humans: bool = True,
    ) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed
        self.character = character
        self.profile: Profile = PROFILES[level]
        self.weights = self.profile.see(character.shift(weights) if character else weights)
        self.asks_humans = asks_humans
        self.memory = Memory(seat)
        self.own: tuple[int, list[int]] = (-1, [])
        self.judge: Judge | None = None
        self.roll, self.end = c.Roll(seat), c.EndTurn(seat)
        self.limits: dict[tuple[object, ...], int] = {}
        self.last_reason: Reason | None = None
        self.thought: Thought | None = None

    def observe(self, position: Position, events: Iterable[Event]) -> None:
        """See what has happened; what was thought ahead is void."""
        self.thought = None
        self.memory.observe(position, events)

    def look(self, p: Position) -> View:
        """The position as this mind values it."""
        if self.judge is None or self.judge.figures is not figures(p):
            groups = len(figures(p).groups)
            self.judge = Judge(p, self.weights, doubts.of_groups(self.seed, self.seat, self.profile.noise, groups))
        return self.judge.look(p, self.profile.denies)

    def doubt(self, p: Position, deed: int) -> float:
        """The factor by which it takes a deed's value wrong."""
        known = figures(p)
        return doubts.of_groups(self.seed, self.seat, self.profile.noise, len(known.groups))[known.group_at[deed]]

    def risk_added(self, p: Position, price: int, loan: int = 0, danger: Risk | None = None) -> float:
        """What spending so much adds to the expected loss of the coming turn, in money; `loan`: what it can borrow
        more."""
        danger = danger or coming_risk(p, self.seat)
        cash = p.state.seats[self.seat].cash
        added = danger.loss(cash - price, danger.loan + loan) - danger.loss(cash)
        return self.weights.risk * self.profile.caution * added

    def rounds_share(self, p: Position) -> float:
        """What part is left of a match without an end in sight."""
        return part_left(p)

    def groups(self, p: Position) -> list[int]:
        """The street groups it owns whole; looked for again when deeds have changed hands."""
        changes = self.memory.changes
        if self.own[0] != changes:
            self.own = (changes, complete_groups(p, figures(p), self.seat))
        return self.own[1]

    def say(self, command: Command, reason: Reason | None) -> Command:
        """Decide on a command for that reason."""
        self.last_reason = reason
        return command

    def think(self, p: Position, wait: int, steps: int) -> int:
        """Think ahead what it decides if nothing but `wait` ticks have passed: so many steps at most.

        How many are left over; none if it may not be thought through.
        """
        search = pondered(p)
        if search is None:
            return steps
        due = p.state.tick + wait
        thought = self.thought
        if thought is None or thought.p.state.tick != due or thought.asks_humans != self.asks_humans:
            later = p.copy()
            later.state.tick = due
            if later.state.ticks_left is not None:
                later.state.ticks_left -= wait
            thought = self.thought = Thought(later, self.asks_humans, search(self, later))
        return thought.go_on(steps)

    def offer(self, p: Position, search: Search) -> Command | None:
        """Make the offer that a search finds, in so far as it was not thought ahead for this very position."""
        thought, self.thought = self.thought, None
        ahead = thought is not None and thought.serves(p, self.asks_humans)
        found = thought.result() if thought and ahead else whole(search(self, p))
        return self.say(*found) if found else None

    def aside(self, position: Position) -> Command | None:
        """Something out of turn: a rent to claim (R6), a counter-offer (X1), a fine (J2) or a building (B6)."""
        return (
            choices.claim(self, position)
            or countering.counter(self, position)
            or jail.fine_between(self, position)
            or building.between(self, position)
        )

    def decide(self, p: Position) -> Command | None:
        """What to do now that play waits for this seat; None if it leaves the others to act first."""
        frame = p.state.frames[-1]
        if type(frame) is Turn:
            return self.take_turn(p, frame)
        self.last_reason = None
        return ANSWERS[type(frame)](self, p, frame)

    def take_turn(self, p: Position, turn: Turn) -> Command | None:
        """In one's own turn, with nothing else to settle."""
        self.last_reason = None
        if p.state.ticks_left == 0:
            return None
        if turn.step == "jail":
            return jail.leave_or_stay(self, p)
        if turn.step == "roll" or p.state.doubles:
            return self.roll
        return trading.propose(self, p) or building.invest(self, p) or self.end


def pondered(p: Position) -> Search | None:
    """What takes long in deciding there; None if nothing does."""
    frame = p.state.frames[-1]
    if type(frame) is Turn:
        return trading.search if frame.step == "manage" and not p.state.doubles else None
    return bargaining.search if type(frame) is Debt else None


ANSWERS: dict[type[Frame], Callable[[Mind, Position, Any], Command | None]] = {
    Auction: bidding.bid,
    Call: calls.answer,
    Debt: settling.settle,
    Transfer: settling.receive,
    BuyOrDecline: buying.buy,
    TaxChoice: choices.choose_tax,
    TaskChoice: choices.choose_task,
    Trade: answering.answer,
}
"""What answers each question that play can wait on a seat for."""
