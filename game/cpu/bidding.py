"""Bids in auctions of deeds and of pieces, live and calm (A1-A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import calls, risk, sites
from game.cpu.reasons import _, because
from game.phases.auction import lowest_bid
from game.position import Position
from game.state import Auction

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.risk import Risk
    from game.cpu.value import View

STEPS = 4
"""Times a limit is put right."""
SLOPE = 0.9
"""How much more to bid for a dollar gained."""
PLAIN, COMPLETING = 0.9, 1.4
"""List prices that a plain bidder pays for a deed, and for one that completes a group."""


def bid(mind: Mind, p: Position, auction: Auction) -> c.Command:
    """A small raise up to the limit, else leave."""
    most = limit(mind, p, auction)
    least = lowest_bid(p, mind.seat)
    if least is None or least > most:
        return mind.say(c.Leave(mind.seat), because(_("More than the {most} it is worth to me."), most=most))
    amount = max(least, min(most, auction.bid + raise_by(p, most)))
    return mind.say(c.Bid(mind.seat, amount), because(_("Worth up to {most} to me."), most=most))


def raise_by(p: Position, most: int) -> int:
    """A raise that gets to the limit in about ten, in whole units."""
    unit = p.edition.unit
    return max(unit, most // 10 // unit * unit)


def limit(mind: Mind, p: Position, auction: Auction) -> int:
    """The most a seat bids; worked out once an auction."""
    state = p.state
    key = (auction.what, state.turn_number, state.seats[mind.seat].cash, len(state.out))
    known = mind.limits.get(key)
    if known is None:
        mind.limits.clear()
        unit = p.edition.unit
        known = int(find_limit(mind, p, auction)) // unit * unit
        mind.limits[key] = known
    return known


def find_limit(mind: Mind, p: Position, auction: Auction) -> float:
    """The most it is worth, cash on hand at most."""
    cash = p.state.seats[mind.seat].cash
    if isinstance(auction.what, str):
        return min(cash, calls.worth_of_piece(mind, p, auction.what))
    if not mind.profile.thorough:
        return min(cash - p.edition.start_money // 30, plain_limit(mind, p, auction.what))
    return by_outlook(mind, mind.look(p), auction.what, auction.bidders, cash)


def plain_limit(mind: Mind, p: Position, deed: int) -> float:
    """So many list prices."""
    times = COMPLETING if sites.completes(p, mind.seat, deed) else PLAIN
    return p.board.squares[deed].price * mind.doubt(p, deed) * times


def by_outlook(mind: Mind, view: View, deed: int, bidders: list[int], cash: int) -> float:
    """The price at which winning is as good as the strongest rival's winning at that price."""
    seat = mind.seat
    price = min(cash, view.p.board.squares[deed].price)
    danger = risk.coming_risk(view.p, seat)
    rival = strongest(mind, view, deed, price, bidders)
    low, high = 0, cash
    for _step in range(STEPS):
        gained = gain(mind, view, deed, price, rival, danger)
        if gained > 0:
            low = price
        else:
            high = price
        there = max(low, min(high, price + round(SLOPE * gained)))
        if abs(there - price) <= view.judge.figures.scale:
            break
        price = there
    return min(price, cash)


def strongest(mind: Mind, view: View, deed: int, price: int, bidders: list[int]) -> int | None:
    """The rival whose winning would hurt most; None if others do not count or cannot pay."""
    worst, most = None, 0.0
    for rival in bidders if mind.profile.denies else ():
        if rival != mind.seat and view.p.state.seats[rival].cash >= price:
            outlook = view.outlook(mind.seat, view.after({deed: rival}, {rival: -price}))
            if worst is None or outlook < most:
                worst, most = rival, outlook
    return worst


def gain(mind: Mind, view: View, deed: int, price: int, rival: int | None, danger: Risk) -> float:
    """What winning it at a price gains over losing it to a rival, or to nobody."""
    p, seat = view.p, mind.seat
    won = view.outlook(seat, view.after({deed: seat}, {seat: -price}, only=(seat,)))
    won -= mind.risk_added(p, price, p.board.squares[deed].mortgage, danger)
    if rival is None:
        return won - view.outlook(seat)
    paid = min(price, p.state.seats[rival].cash)
    return won - view.outlook(seat, view.after({deed: rival}, {rival: -paid}))
