"""Settling a debt by a deal with the creditor: a lot that is worth more to it than what it lets go (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import money
from game.commands import Side
from game.cpu import deals, risk
from game.cpu.reasons import _, because
from game.cpu.thinking import Found, Steps
from game.position import Position
from game.rulebook import refusal
from game.state import BANK, Debt

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.value import View


def bargain(mind: Mind, p: Position) -> c.Command | None:
    """The lot sold to the creditor for part or all of the debt, by which both gain most; None if there is none."""
    return mind.offer(p, search)


def search(mind: Mind, p: Position) -> Steps[Found]:
    """The same in steps; it says nothing yet."""
    debt = p.top
    if not isinstance(debt, Debt) or not may_bargain(mind, p, debt):
        return None
    view = mind.look(p)
    yield
    most = mind.weights.margin * view.judge.figures.scale
    best = None
    for deed in p.deeds_of(mind.seat):
        offer = None if p.owns_group(mind.seat, deed) else (yield from for_debt(mind, view, debt, deed))
        if offer is None or refusal(p, offer) is not None:
            continue
        gain = deals.gains(view, offer)
        yield
        if min(gain) > most:
            best, most = offer, min(gain)
    if best is None:
        return None
    return best, because(_("A deed instead of {amount}: we both gain."), amount=best.take.debt)


def may_bargain(mind: Mind, p: Position, debt: Debt) -> bool:
    """Whether the creditor can be asked, and the cash could only be raised by selling buildings."""
    creditor, seats = debt.to, p.state.seats
    if creditor == BANK or not mind.profile.thorough or creditor in mind.memory.asks_so_far(p):
        return False
    if seats[creditor].cpu is None and not mind.asks_humans:
        return False
    loan, _sale = risk.means(p, mind.seat)
    return seats[mind.seat].cash + loan < debt.amount <= money.can_raise(p, mind.seat)


def for_debt(mind: Mind, view: View, debt: Debt, deed: int) -> Steps[c.Offer | None]:
    """The offer of a lot at a fair price, the debt going first; None if no price is fair."""
    plain = c.Offer(mind.seat, debt.to, Side(deeds=(deed,)), Side())
    found = yield from deals.pricing(view, plain, mind.weights.share)
    if found is None:
        return None
    price = found[0].take.cash
    part = min(price, debt.amount)
    return c.Offer(mind.seat, debt.to, Side(deeds=(deed,)), Side(price - part, debt=part)) if part else None
