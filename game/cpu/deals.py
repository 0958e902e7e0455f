"""What a deal does to both sides, and the cash that makes it good for both (X1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game import money
from game.commands import Offer, Side
from game.cpu.thinking import Steps, whole
from game.cpu.value import View

STEPS = 6
"""Times the cash is put right."""
CLOSE = 15
"""Dollars off that make no difference."""
STEEP, FLAT = 2.0, 0.3
"""What a dollar that changes hands changes, at first guess and at least: who can build with it gains more than it."""


class Gains(NamedTuple):
    """Change of outlook in money, for who asks and who is asked."""

    by: float
    to: float


def gains(view: View, offer: Offer) -> Gains:
    """What both gain by an offer, in the eyes of the view's mind."""
    return at_a_price(view, offer)(0)


def at_a_price(view: View, offer: Offer) -> Callable[[int], Gains]:
    """Tells what both gain by an offer if so much more cash is given."""
    by, to, give, take = offer.by, offer.to, offer.give, offer.take
    owner = dict.fromkeys(give.deeds, to) | dict.fromkeys(take.deeds, by)
    flow, keys = take.cash + take.debt - give.cash, take.keys - give.keys
    coming, going = flow - fees(view, take.deeds), -flow - fees(view, give.deeds)
    moved = {by: keys, to: -keys} if keys else None

    def told(more: int) -> Gains:
        after = view.after(owner, {by: coming - more, to: going + more}, moved, only=(by, to))
        return Gains(gained(view, by, after), gained(view, to, after))

    return told


def gained(view: View, seat: int, after: Mapping[int, float]) -> float:
    """A seat's gain of outlook, and no more than its own standing gains: to hurt a rival one gives nothing away."""
    return min(view.outlook(seat, after) - view.outlook(seat), after[seat] - view.standing(seat))


def fees(view: View, deeds: tuple[int, ...]) -> int:
    """The 10 % on mortgaged deeds received (M3)."""
    state = view.p.state
    return sum([money.interest(view.p, deed) for deed in deeds if state.mortgaged[deed]])


def with_cash(view: View, offer: Offer, share: float) -> tuple[Offer, Gains] | None:
    """An offer without cash, with the cash that leaves the asker that share of what both gain; None if not both do."""
    return whole(pricing(view, offer, share))


def pricing(view: View, offer: Offer, share: float) -> Steps[tuple[Offer, Gains] | None]:
    """The same in steps."""
    price = at_a_price(view, offer)
    found = price(0)
    yield
    if found.by + found.to <= 0:
        return None
    seats, close = view.p.state.seats, CLOSE * view.judge.figures.scale
    low, high = -seats[offer.to].cash, seats[offer.by].cash
    cash, slope = 0, STEEP
    for _step in range(STEPS):
        over = found.by - share * (found.by + found.to)
        if abs(over) <= close:
            break
        low, high = (cash, high) if over > 0 else (low, cash)
        there = max(low, min(high, cash + round(over / slope)))
        if there == cash:
            break
        found = price(there)
        yield
        left = found.by - share * (found.by + found.to)
        slope = max(FLAT, (over - left) / (there - cash))
        cash = there
    cash = nice(view, cash)
    found = price(cash)
    yield
    return priced(offer, cash), found


def nice(view: View, amount: int) -> int:
    """An amount rounded to about five dollars, towards zero."""
    unit = view.p.edition.unit
    step = max(unit, round(5 * view.judge.figures.scale) // unit * unit)
    return (abs(amount) // step) * step * (1 if amount > 0 else -1)


def priced(offer: Offer, cash: int) -> Offer:
    """The offer with so much cash given, or taken if negative."""
    give, take = offer.give, offer.take
    return Offer(
        offer.by,
        offer.to,
        Side(max(cash, 0), give.deeds, give.keys),
        Side(max(-cash, 0), take.deeds, take.keys, take.debt),
    )
