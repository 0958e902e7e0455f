"""What a deal does to both sides, and the cash that makes it good for both (X1)."""

from __future__ import annotations

from typing import NamedTuple

from game import money
from game.commands import Offer, Side
from game.cpu.value import View

STEPS = 3
"""Times the cash is put right."""
CLOSE = 12
"""Dollars off that make no difference."""


class Gains(NamedTuple):
    """Change of outlook in money, for who asks and who is asked."""

    by: float
    to: float


def gains(view: View, offer: Offer) -> Gains:
    """What both gain by an offer, in the eyes of the view's mind."""
    give, take = offer.give, offer.take
    owner = dict.fromkeys(give.deeds, offer.to) | dict.fromkeys(take.deeds, offer.by)
    flow = take.cash + take.debt - give.cash
    keys = take.keys - give.keys
    cash = {
        offer.by: flow - fees(view, take.deeds),
        offer.to: -flow - fees(view, give.deeds),
    }
    after = view.after(owner, cash, {offer.by: keys, offer.to: -keys}, only=(offer.by, offer.to))
    return Gains(
        view.outlook(offer.by, after) - view.outlook(offer.by),
        view.outlook(offer.to, after) - view.outlook(offer.to),
    )


def fees(view: View, deeds: tuple[int, ...]) -> int:
    """The 10 % on mortgaged deeds received (M3)."""
    state = view.p.state
    return sum([money.interest(view.p, deed) for deed in deeds if state.mortgaged[deed]])


def with_cash(view: View, offer: Offer, share: float) -> tuple[Offer, Gains] | None:
    """The offer's lots and keys with the cash that leaves the asker that share of what both gain; None if not both."""
    found = gains(view, offer)
    if found.by + found.to <= 0:
        return None
    seats = view.p.state.seats
    least, most = -seats[offer.to].cash, seats[offer.by].cash
    cash, low, high = 0, least, most
    for _step in range(STEPS):
        too_much = found.by - share * (found.by + found.to)
        if too_much > 0:
            low = cash
        else:
            high = cash
        guess = max(low, min(high, cash + round(too_much)))
        if abs(guess - cash) <= CLOSE * view.judge.figures.scale:
            break
        cash = guess
        found = gains(view, priced(offer, cash))
    final = priced(offer, nice(view, cash))
    return final, gains(view, final)


def nice(view: View, amount: int) -> int:
    """An amount rounded to about five dollars, towards zero."""
    step = max(view.p.edition.unit, round(5 * view.judge.figures.scale))
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
