"""Bids in auctions and answers to building calls."""

from __future__ import annotations

from game import commands as c
from game.cpu.value import holdings
from game.phases.auction import lowest_bid
from game.phases.call import capacity
from game.position import Position
from game.refusal import Refusal
from game.rulebook import refusal
from game.state import Auction, Call


def bid(p: Position, seat: int, auction: Auction) -> c.Command:
    """A small raise up to the limit, else leave."""
    least = lowest_bid(p, seat)
    most = limit(p, seat, auction)
    if least is None or least > most:
        return c.Leave(seat)
    unit = p.edition.unit
    step = max(unit, most // 12 // unit * unit)
    return c.Bid(seat, max(least, min(most, auction.bid + step) // unit * unit))


def limit(p: Position, seat: int, auction: Auction) -> int:
    """The most a seat would pay."""
    cash = p.seat(seat).cash
    if isinstance(auction.what, str):
        costs = [p.board.squares[deed].house_cost for deed in p.deeds_of(seat)]
        return min(cash, 2 * max(costs, default=0))
    owner = [*p.state.owner]
    before = holdings(p, seat, owner)
    owner[auction.what] = seat
    return min(cash - p.edition.start_money // 30, int(holdings(p, seat, owner) - before))


def answer_call(p: Position, seat: int, call: Call) -> c.Command:
    """Place a piece, or say how many one wants."""
    if call.placing == seat:
        builds = (c.Build(seat, deed) for deed in p.deeds_of(seat))
        return next((build for build in builds if allowed(refusal(p, build))), c.Leave(seat))
    most = capacity(p, seat, call.what)
    return c.Want(seat, min(most, 3)) if most else c.Leave(seat)


def allowed(reason: Refusal | None) -> bool:
    """No reason against it."""
    return reason is None
