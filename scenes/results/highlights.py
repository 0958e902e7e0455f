"""The moments worth telling, in words."""

from __future__ import annotations

from typing import NamedTuple

from scenes.i18n import ntr, tr
from scenes.results.chronicle import Chronicle, Deal
from scenes.telling import deed_name, price, seat_name


class Highlight(NamedTuple):
    """A title, one sentence, the picture that goes with it, and the seat it is about (None: nobody's)."""

    title: str
    words: str
    icon: str
    seat: int | None = None


def highlights(c: Chronicle, most: int = 6) -> list[Highlight]:
    """The best of them, the most telling first."""
    found = [_rent(c), _jail(c), _bargain(c), _earner(c), _trade(c), _builder(c), _splurge(c), _doubles(c)]
    return [highlight for highlight in found if highlight is not None][:most]


def _rent(c: Chronicle) -> Highlight | None:
    rent, p = c.dearest, c.position
    if rent is None:
        return None
    args = {"payer": seat_name(p, rent.by), "owner": seat_name(p, rent.to)}
    words = tr(
        "{payer} owed {owner} {amount} on {deed}.", amount=price(p, rent.amount), deed=deed_name(p, rent.deed), **args
    )
    return Highlight(tr("Dearest rent"), words, "svg/coins.svg", rent.to)


def _jail(c: Chronicle) -> Highlight | None:
    longest = max(c.jail)
    if longest < 2:
        return None
    seat = c.jail.index(longest)
    words = ntr("{name} sat for 1 turn.", "{name} sat for {n} turns.", longest, name=seat_name(c.position, seat))
    return Highlight(tr("Longest in jail"), words, "svg/jail_bars.svg", seat)


def _bargain(c: Chronicle) -> Highlight | None:
    if (deal := c.bargain) is None:
        return None
    words = tr("{name} won {deed} for {amount}, list price {full}.", **_told(c, deal))
    return Highlight(tr("Best bargain"), words, "svg/gavel.svg", deal.by)


def _splurge(c: Chronicle) -> Highlight | None:
    if (deal := c.splurge) is None:
        return None
    words = tr("{name} paid {amount} for {deed}, list price {full}.", **_told(c, deal))
    return Highlight(tr("Highest over list price"), words, "svg/paddle.svg", deal.by)


def _told(c: Chronicle, deal: Deal) -> dict[str, str]:
    """What is said of a deed bought under the hammer."""
    p = c.position
    return {
        "name": seat_name(p, deal.by),
        "deed": deed_name(p, deal.deed),
        "amount": price(p, deal.amount),
        "full": price(p, p.board.squares[deal.deed].price),
    }


def _earner(c: Chronicle) -> Highlight | None:
    if not c.earned:
        return None
    deed = max(c.earned, key=lambda d: (c.earned[d], -d))
    amount = price(c.position, c.earned[deed])
    words = tr("{deed} brought in {amount} in rents.", deed=deed_name(c.position, deed), amount=amount)
    return Highlight(tr("Best earner"), words, "svg/hotel.svg")


def _trade(c: Chronicle) -> Highlight | None:
    if c.trade is None:
        return None
    by, to, deeds = c.trade
    names = {"asker": seat_name(c.position, by), "other": seat_name(c.position, to)}
    words = ntr(
        "{asker} and {other}: 1 deed changed hands.", "{asker} and {other}: {n} deeds changed hands.", deeds, **names
    )
    return Highlight(tr("Biggest trade"), words, "svg/card_deed.svg", by)


def _builder(c: Chronicle) -> Highlight | None:
    most = max(c.built)
    if not most:
        return None
    seat = c.built.index(most)
    words = ntr("{name} built 1 piece.", "{name} built {n} pieces.", most, name=seat_name(c.position, seat))
    return Highlight(tr("Busiest builder"), words, "svg/house.svg", seat)


def _doubles(c: Chronicle) -> Highlight | None:
    most = max(c.doubles)
    if not most:
        return None
    seat = c.doubles.index(most)
    words = ntr("{name} threw 1 double.", "{name} threw {n} doubles.", most, name=seat_name(c.position, seat))
    return Highlight(tr("Most doubles"), words, "svg/icon_chance_dice.svg", seat)
