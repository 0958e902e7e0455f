"""A mind: one CPU seat with its level and what it remembers of the match."""

from __future__ import annotations

from collections.abc import Iterable

from game import commands as c
from game.commands import Command
from game.events import Event
from game.position import Position
from game.rulebook import refusal
from game.state import Auction, Call, Debt, Transfer


class Mind:
    """Plays `seat` at `level`; `seed` is where its doubts come from."""

    __slots__ = ("level", "seat", "seed")

    def __init__(self, seat: int, level: str, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed

    def observe(self, position: Position, events: Iterable[Event]) -> None:
        """See what has happened."""

    def aside(self, position: Position) -> Command | None:
        """Something out of turn: a rent to claim, a fine between turns."""
        if any(claim.owner == self.seat for claim in position.state.claims):
            return c.ClaimRent(self.seat)
        return None

    def decide(self, p: Position) -> Command | None:
        """What to do now that play waits for this seat."""
        seat = self.seat
        wishes: list[Command] = []
        deeds = p.deeds_of(seat)
        match p.top:
            case Auction() | Call():
                wishes = [c.Leave(seat), *(c.Build(seat, deed) for deed in deeds)]
            case Debt():
                wishes = [
                    c.Pay(seat),
                    *(c.Mortgage(seat, deed) for deed in deeds),
                    *(c.SellGroup(seat, deed) for deed in deeds),
                    c.Resign(seat),
                ]
            case Transfer() as frame:
                wishes = [c.KeepMortgage(seat, frame.deeds[0])]
            case _:
                wishes = [
                    c.Refuse(seat),
                    c.Buy(seat),
                    c.Decline(seat),
                    c.ChooseTax(seat, "flat"),
                    c.ChooseTask(seat, "pay"),
                ]
                if p.seat(seat).cash > p.board.salary:
                    wishes += [c.Build(seat, deed) for deed in deeds]
                wishes += [c.UseKey(seat), c.Roll(seat), c.EndTurn(seat)]
        return next((wish for wish in wishes if refusal(p, wish) is None), None)
