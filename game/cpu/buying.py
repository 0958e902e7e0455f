"""Whether to buy a free deed, to raise the money for it first, or to let it be auctioned (Q1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import raising, risk, sites
from game.cpu.figures import figures
from game.cpu.reasons import _, because
from game.position import Position
from game.state import BuyOrDecline

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.value import View

CUSHION = 15
"""A plain buyer keeps this part of the start money, one in so many."""
CHEAP = 0.6
"""Rivals with less than this part of the list price leave a declined deed cheap."""
KEEPS_WORTH = 0.15
"""Of the list price, what a deed is worth beyond it at least: it can be bargained with, and others lack it."""


def buy(mind: Mind, p: Position, frame: BuyOrDecline) -> c.Command:
    """Buy, unless it is too dangerous, or cheaper by auction."""
    if not mind.profile.thorough:
        return plainly(mind, p, frame.deed)
    price, cash = p.board.squares[frame.deed].price, p.state.seats[mind.seat].cash
    view = mind.look(p)
    gain = max(worth_buying(mind, view, frame.deed, price), KEEPS_WORTH * price)
    danger = mind.risk_added(p, price, p.board.squares[frame.deed].mortgage)
    if gain <= danger:
        return mind.say(c.Decline(mind.seat), because(_("I need my cash: the rents ahead are dear.")))
    if cash >= price:
        if mind.profile.denies and (most := cheap_auction(mind, p, view, frame.deed)) is not None:
            text = _("Nobody else can pay more than {amount}: it may come cheaper by auction.")
            return mind.say(c.Decline(mind.seat), because(text, amount=most))
        return mind.say(c.Buy(mind.seat), because(_("Worth {gain} more than its price."), gain=round(gain - danger)))
    return raise_for(mind, p, frame.deed, gain - danger)


def plainly(mind: Mind, p: Position, deed: int) -> c.Command:
    """Buy what leaves a cushion, or completes a group."""
    price, cash = p.board.squares[deed].price, p.state.seats[mind.seat].cash
    cushion = p.edition.start_money // CUSHION
    if cash < price:
        return mind.say(c.Decline(mind.seat), because(_("I am short of cash.")))
    if sites.completes(p, mind.seat, deed) or cash - price >= cushion:
        return mind.say(c.Buy(mind.seat), because(_("A deed is better than cash.")))
    return mind.say(c.Decline(mind.seat), because(_("I keep {amount} in hand."), amount=cushion))


def worth_buying(mind: Mind, view: View, deed: int, price: int) -> float:
    """What having the deed for that price gains over leaving it to the auction, risk aside."""
    after = view.after({deed: mind.seat}, {mind.seat: -price}, only=(mind.seat,))
    return view.outlook(mind.seat, after) - left_to_others(mind, view, deed, price)


def left_to_others(mind: Mind, view: View, deed: int, price: int) -> float:
    """One's outlook if the rival who gains most gets it, for that price or all its cash."""
    p, seat = view.p, mind.seat
    if p.rules.no_auctions or not mind.profile.denies:
        return view.outlook(seat)
    worst = view.outlook(seat)
    for rival in p.others(seat):
        paid = min(price, p.state.seats[rival].cash)
        if paid >= CHEAP * price:
            worst = min(worst, view.outlook(seat, view.after({deed: rival}, {rival: -paid})))
    return worst


def cheap_auction(mind: Mind, p: Position, view: View, deed: int) -> int | None:
    """The most any rival could bid, if that is so little that an auction is cheaper; else None."""
    if p.rules.no_auctions:
        return None
    most = max(p.state.seats[rival].cash for rival in p.others(mind.seat))
    return most if most < CHEAP * p.board.squares[deed].price else None


def raise_for(mind: Mind, p: Position, deed: int, gain: float) -> c.Command:
    """Mortgage single lots for it if that costs less than it gains."""
    price, cash = p.board.squares[deed].price, p.state.seats[mind.seat].cash
    short = price - cash
    loan, _sale = risk.means(p, mind.seat)
    keep = figures(p).group_at[deed]
    if loan >= short and gain > risk.BORROWING * short and (step := raising.borrow(p, mind, short, keep)):
        return mind.say(step, because(_("I raise {amount} to buy {deed}."), amount=short, deed=deed))
    return mind.say(c.Decline(mind.seat), because(_("I am short of cash.")))
