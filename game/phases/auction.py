"""Auctions by the bank, of deeds and of single buildings, live or calm (A1, A2, A4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.commands import Pace
from game.phases import call
from game.phases.payment import charge, move_money
from game.phases.turn import SETTLE_FIRST
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, CALM, Auction, BuyOrDecline, Call, Estate

if TYPE_CHECKING:
    from game.match import Match

COUNTDOWN_TICKS: dict[Pace, int] = {"normal": 300, "fast": 300, "instant": 300}
"""Ticks until a live auction's hammer falls."""


def refuse_finder(p: Position, seat: int) -> Refusal | None:
    """Why a seat has no free deed before it."""
    if isinstance(p.top, BuyOrDecline) and p.top.seat == seat:
        return None
    return refuse(_("There is no deed for you to buy now."))


def refuse_buy(p: Position, command: c.Buy) -> Refusal | None:
    """`buy`: the free deed one found, at list price (Q1)."""
    if reason := refuse_finder(p, command.by):
        return reason
    assert isinstance(p.top, BuyOrDecline)
    price = p.board.squares[p.top.deed].price
    if p.seat(command.by).cash < price:
        return refuse(_("{deed} costs {amount}; raise the cash first."), deed=p.top.deed, amount=price)
    return None


def buy(m: Match, command: c.Buy) -> None:
    """Buy it from the bank (Q1)."""
    frame = m.state.frames.pop()
    assert isinstance(frame, BuyOrDecline)
    price = m.position.board.squares[frame.deed].price
    hand_over(m, command.by, frame.deed, price)
    move_money(m, command.by, BANK, price, "price")


def hand_over(m: Match, seat: int, deed: int, amount: int) -> None:
    """A deed of the bank is the seat's now, paid or owed for."""
    m.state.owner[deed] = seat
    m.state.quiet = -1
    m.emit(e.Bought(m.state.tick, seat, deed, amount))


def refuse_decline(p: Position, command: c.Decline) -> Refusal | None:
    """`decline`: the free deed one found (Q1)."""
    return refuse_finder(p, command.by)


def decline(m: Match, command: c.Decline) -> None:
    """It is auctioned at once, unless H2 leaves it with the bank (Q1, A1)."""
    frame = m.state.frames.pop()
    assert isinstance(frame, BuyOrDecline)
    m.emit(e.Declined(m.state.tick, command.by, frame.deed))
    if not m.position.rules.no_auctions:
        open_auction(m, frame.deed, m.position.playing())


def open_auction(m: Match, what: int | str, bidders: list[int]) -> None:
    """A deed or a piece comes under the hammer."""
    frame = Auction(what, bidders)
    restart(m, frame)
    m.push(frame)
    m.emit(e.AuctionOpened(m.state.tick, what, tuple(bidders)))


def restart(m: Match, auction: Auction) -> None:
    """The countdown of a live auction starts anew (A2)."""
    auction.countdown = COUNTDOWN_TICKS[m.state.pace] if m.position.rules.live_auctions else CALM


def lowest_bid(p: Position, seat: int) -> int | None:
    """The least a seat may bid now; None if it has no lot for the piece (A1, A3)."""
    auction, unit = p.top, p.edition.unit
    assert isinstance(auction, Auction)
    least = auction.bid + unit
    if isinstance(auction.what, str):
        cost = call.cheapest(p, seat, auction.what)
        if cost is None:
            return None
        least = max(least, cost)
    return -(-least // unit) * unit


def refuse_bidder(p: Position, seat: int) -> Refusal | None:
    """Why a seat has nothing to say in an auction now."""
    auction = p.top
    if not isinstance(auction, Auction):
        return refuse(_("There is no auction now."))
    if seat not in auction.bidders:
        return refuse(_("You are out of this auction."))
    if seat == auction.by:
        return refuse(_("The standing bid is yours."))
    return None


def refuse_bid(p: Position, command: c.Bid) -> Refusal | None:
    """`bid`: tops the standing one by at least the unit, within cash on hand (A1)."""
    if reason := refuse_bidder(p, command.by):
        return reason
    least = lowest_bid(p, command.by)
    if least is None:
        return refuse(_("You have no lot for it."))
    if command.amount < least:
        return refuse(_("The lowest bid now is {amount}."), amount=least)
    if command.amount % p.edition.unit:
        return refuse(_("Money goes in steps of {unit}."), unit=p.edition.unit)
    cash = p.seat(command.by).cash
    return refuse(_("You have {amount}."), amount=cash) if command.amount > cash else None


def bid(m: Match, command: c.Bid) -> None:
    """The standing bid is the seat's; a live countdown starts anew."""
    auction = m.position.top
    assert isinstance(auction, Auction)
    auction.bid, auction.by = command.amount, command.by
    restart(m, auction)
    m.emit(e.Bid(m.state.tick, command.by, command.amount))


def refuse_leave(p: Position, command: c.Leave) -> Refusal | None:
    """`leave`: an auction one does not lead, a call that asks one, a piece one has to place (A1, A3)."""
    top = p.top
    if isinstance(top, Call):
        if top.placing == command.by or (top.placing is None and command.by in top.asked):
            return None
        return refuse(SETTLE_FIRST)
    return refuse_bidder(p, command.by)


def leave(m: Match, command: c.Leave) -> None:
    """Out of the auction, or none of the call."""
    top = m.position.top
    if isinstance(top, Call):
        call.leave(m, top, command.by)
        return
    assert isinstance(top, Auction)
    top.bidders.remove(command.by)
    m.emit(e.Left(m.state.tick, command.by))


def advance(m: Match, auction: Auction) -> bool:
    """Work of an auction on top: it ends when the highest bidder is alone, or all have left (A1)."""
    if auction.bidders and auction.bidders != [auction.by]:
        return False
    fall(m, auction)
    return True


def fall(m: Match, auction: Auction) -> None:
    """The hammer falls: the deed or piece is the standing bidder's, or stays with the bank."""
    state = m.state
    state.frames.remove(auction)
    m.emit(e.AuctionClosed(state.tick, auction.what, auction.by, auction.bid))
    below = state.frames[-1]
    if auction.by is None:
        return
    if isinstance(auction.what, int):
        hand_over(m, auction.by, auction.what, auction.bid)
    elif isinstance(below, Call):
        call.won(below, auction.by, auction.bid)
    charge(m, auction.by, BANK, auction.bid, "bid")
    if isinstance(below, Estate):
        pay_creditor(m, below, auction.bid)


def pay_creditor(m: Match, estate: Estate, amount: int) -> None:
    """What an auction of a bankrupt's deed brings goes to the creditor, up to the debt (D6)."""
    share = min(amount, estate.owed)
    if share and estate.creditor != BANK:
        estate.owed -= share
        move_money(m, BANK, estate.creditor, share, "estate")


def advance_estate(m: Match, estate: Estate) -> bool:
    """Work of an estate on top: the next deed in board order comes under the hammer (A4)."""
    if not estate.deeds:
        m.state.frames.pop()
    else:
        open_auction(m, estate.deeds.pop(0), m.position.playing())
    return True
