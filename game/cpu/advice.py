"""Advice for people: what hard would do here and why, with the figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.commands import Command, Offer
from game.cpu import building, deals, risk, trading
from game.cpu.memory import NOTED
from game.cpu.mind import Mind
from game.cpu.reasons import Reason
from game.cpu.thinking import whole
from game.events import Event
from game.position import Position
from game.rulebook import refusal

LEVEL = "hard"


class Advised(NamedTuple):
    """A legal command, and why; no reason where it goes without saying."""

    command: Command
    reason: Reason | None


class Adviser:
    """A hard mind in a person's seat, which has seen what that person has: `seen`.

    Hidden things, dice and decks, are as unknown to it as to the seat.
    """

    __slots__ = ("mind", "p")

    def __init__(self, p: Position, seat: int, seen: Iterable[Event] = ()) -> None:
        self.p = p
        self.mind = Mind(seat, LEVEL, 0)
        self.mind.observe(p, [event for event in seen if type(event) in NOTED])

    def best(self) -> Advised | None:
        """For whatever the seat is asked now, or could do out of turn; None if nothing is asked of it."""
        p, mind = self.p, self.mind
        if p.state.over or p.seat(mind.seat).bankrupt:
            return None
        command = mind.aside(p)
        if command is None and mind.seat in p.must():
            command = mind.decide(p)
        return self._advised(command)

    def on_deeds(self) -> Advised | None:
        """The best building or redemption; None to keep the cash."""
        self.mind.last_reason = None
        return self._advised(building.invest(self.mind, self.p))

    def gains(self, offer: Offer) -> deals.Gains:
        """What both gain by a deal."""
        return deals.gains(self.mind.look(self.p), offer)

    def best_deal(self, other: int) -> tuple[Offer, deals.Gains] | None:
        """The deal with that seat that gains most; None if there is none by which both gain."""
        found = whole(trading.candidates(self.mind, self.mind.look(self.p), other))
        return max(found, key=lambda one: one[1].by, default=None)

    def rents_ahead(self) -> float:
        """What the next throw is expected to cost in rents."""
        return risk.coming_risk(self.p, self.mind.seat).expected

    def _advised(self, command: Command | None) -> Advised | None:
        if command is None or refusal(self.p, command) is not None:
            return None
        return Advised(command, self.mind.last_reason)
