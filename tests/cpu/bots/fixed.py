"""Bots with a fixed policy: buy while 200 dollars remain, build on whole groups, trade by list values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game import commands as c
from game.commands import Command
from game.money import can_raise
from game.phases.auction import lowest_bid
from game.phases.call import capacity
from game.position import Position
from game.rulebook import refusal
from game.state import Auction, BuyOrDecline, Call, Debt, TaskChoice, TaxChoice, Trade, Transfer

KEEPS = 200
START = 1500
"""Dollars of games_to_go; other editions scale with their start money."""


class Bot:
    """Plays like a Mind. `likes` names groups it saves for; other deeds it buys only with twice the reserve left."""

    likes: tuple[str, ...] = ()

    def __init__(self, seat: int, level: str, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.last_reason = None

    def observe(self, p: Position, events: Iterable[Any]) -> None:
        """It remembers nothing."""

    def aside(self, p: Position) -> Command | None:
        """Claims every rent."""
        return c.ClaimRent(self.seat) if any(due.owner == self.seat for due in p.state.claims) else None

    def decide(self, p: Position) -> Command | None:
        """What to do now."""
        match p.top:
            case Auction() as auction:
                return self.bid(p, auction)
            case Call():
                return self.piece(p)
            case Debt():
                return self.settle(p)
            case Transfer() as frame:
                return c.KeepMortgage(self.seat, frame.deeds[0])
            case BuyOrDecline() as frame:
                return c.Buy(self.seat) if self.wants(p, frame.deed, price_of(p, frame.deed)) else c.Decline(self.seat)
            case TaxChoice():
                return c.ChooseTax(self.seat, "flat")
            case TaskChoice():
                return c.ChooseTask(self.seat, "pay")
            case Trade(offer):
                return c.Accept(self.seat) if self.accepts(p, offer) else c.Refuse(self.seat)
        return self.turn(p)

    def keeps(self, p: Position) -> int:
        """Cash it does not spend."""
        return KEEPS * p.edition.start_money // START

    def wants(self, p: Position, deed: int, price: int) -> bool:
        """Whether it pays that for a deed."""
        left = p.seat(self.seat).cash - price
        liked = not self.likes or p.board.squares[deed].group in self.likes
        return left >= self.keeps(p) * (1 if liked else 2)

    def bid(self, p: Position, auction: Auction) -> Command:
        """The least bid, up to the list price."""
        least = lowest_bid(p, self.seat)
        if least is None or isinstance(auction.what, str) or least > price_of(p, auction.what):
            return c.Leave(self.seat)
        return c.Bid(self.seat, least) if self.wants(p, auction.what, least) else c.Leave(self.seat)

    def piece(self, p: Position) -> Command:
        """Places a piece, or wants one."""
        builds = [c.Build(self.seat, deed) for deed in p.deeds_of(self.seat)]
        legal = next((build for build in builds if refusal(p, build) is None), None)
        assert isinstance(p.top, Call)
        if p.top.placing is None and capacity(p, self.seat, p.top.what):
            return c.Want(self.seat, 1)
        return legal or c.Leave(self.seat)

    def settle(self, p: Position) -> Command:
        """Mortgages, then sells, the cheapest first."""
        deeds = sorted(p.deeds_of(self.seat), key=lambda deed: price_of(p, deed))
        assert isinstance(p.top, Debt)
        if can_raise(p, self.seat) < p.top.amount:
            return c.Resign(self.seat)
        wishes: list[Command] = [c.Pay(self.seat)]
        wishes += [c.Mortgage(self.seat, deed) for deed in deeds]
        wishes += [c.Sell(self.seat, deed) for deed in deeds]
        wishes += [c.SellGroup(self.seat, deed) for deed in deeds]
        return next(wish for wish in wishes if refusal(p, wish) is None)

    def accepts(self, p: Position, offer: c.Offer) -> bool:
        """A deal that brings list value and breaks no group of its own."""
        gets = offer.give.cash + sum(price_of(p, deed) for deed in offer.give.deeds)
        gives = offer.take.cash + sum(price_of(p, deed) for deed in offer.take.deeds)
        breaks = any(p.owns_group(self.seat, deed) for deed in offer.take.deeds)
        return gets > gives and not breaks and p.seat(self.seat).cash >= offer.take.cash

    def turn(self, p: Position) -> Command:
        """Leaves jail when it can, builds evenly with what it does not keep, lifts mortgages, rolls."""
        cash, spare = p.seat(self.seat).cash, p.seat(self.seat).cash - self.keeps(p)
        wishes: list[Command] = []
        if cash > self.keeps(p):
            wishes += [c.UseKey(self.seat), c.PayFine(self.seat)]
        deeds = p.deeds_of(self.seat)
        lots = [deed for deed in deeds if 0 < p.board.squares[deed].house_cost <= spare]
        if p.phase == "manage" and not p.state.doubles:
            wishes += [c.Build(self.seat, deed) for deed in sorted(lots, key=lambda deed: p.state.level[deed])]
            wishes += [c.Redeem(self.seat, deed) for deed in deeds if spare >= price_of(p, deed)]
        wishes += [c.Roll(self.seat), c.EndTurn(self.seat)]
        short = min(p.state.houses, p.state.hotels) < len(p.playing())
        return next(wish for wish in wishes if refusal(p, wish) is None and not (short and isinstance(wish, c.Build)))


def price_of(p: Position, deed: int) -> int:
    """List price."""
    return p.board.squares[deed].price


class BuyerBot(Bot):
    """Buys everything while 200 remain."""


class StationBot(Bot):
    """Saves for stations and the dark blue lots."""

    likes = ("station", "dark_blue")


class OrangeBot(Bot):
    """Saves for the orange and light blue lots."""

    likes = ("orange", "light_blue")
