"""A mind: one CPU seat with its level and what it remembers of the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game import commands as c
from game.commands import Command
from game.cpu import bidding, buying, jail, raising, trading, turn
from game.events import Event, Refused
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
    """Plays `seat` at `level`; `seed` is where its doubts come from."""

    __slots__ = ("level", "refused", "seat", "seed")

    def __init__(self, seat: int, level: str, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed
        self.refused: dict[object, int] = {}

    def observe(self, position: Position, events: Iterable[Event]) -> None:
        """See what has happened."""
        for event in events:
            if type(event) is Refused and event.to == self.seat:
                self.refused[event.by] = position.state.turn_number

    def aside(self, position: Position) -> Command | None:
        """Something out of turn: a rent to claim, a fine between turns."""
        if any(claim.owner == self.seat for claim in position.state.claims):
            return c.ClaimRent(self.seat)
        return None

    def decide(self, p: Position) -> Command | None:
        """What to do now that play waits for this seat."""
        frame = p.top
        if isinstance(frame, Turn):
            return self.take_turn(p)
        return ANSWERS[type(frame)](p, self.seat, frame)

    def take_turn(self, p: Position) -> Command | None:
        """In one's own turn, with nothing else to settle."""
        if p.time_is_up:
            return None
        if p.phase == "jail":
            return jail.leave_or_stay(p, self.seat)
        if p.phase == "roll" or p.state.doubles:
            return c.Roll(self.seat)
        return trading.propose(p, self.seat, self.refused) or turn.invest(p, self.seat) or c.EndTurn(self.seat)


ANSWERS: dict[type[Frame], Callable[[Position, int, Any], Command | None]] = {
    Auction: bidding.bid,
    Call: bidding.answer_call,
    Debt: lambda p, seat, frame: raising.settle(p, seat),
    Transfer: lambda p, seat, frame: c.KeepMortgage(seat, frame.deeds[0]),
    BuyOrDecline: lambda p, seat, frame: buying.buy(p, seat, frame.deed),
    TaxChoice: lambda p, seat, frame: c.ChooseTax(seat, "flat"),
    TaskChoice: lambda p, seat, frame: c.ChooseTask(seat, "pay"),
    Trade: lambda p, seat, frame: trading.answer(p, seat, frame.offer),
}
"""What answers each question that play can wait on a seat for."""
