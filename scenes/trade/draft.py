"""A deal being put together: what each of two seats gives. Pure values over a position."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.commands import Offer, Side
from game.phases.trade import debt_below_offer, refuse_side
from game.position import Position
from game.refusal import Refusal
from game.rulebook import refusal

NOTHING = Side()


@dataclass(frozen=True)
class Draft:
    """`by` would offer `give` to `to` for `take`."""

    by: int
    to: int
    give: Side = NOTHING
    take: Side = NOTHING

    @classmethod
    def of(cls, offer: Offer, seat: int) -> Draft:
        """An offer as `seat`, one of its two sides, sees it: what it gives first. A debt is settled for the asker."""
        if offer.by == seat:
            return cls(offer.by, offer.to, offer.give, offer.take)
        return cls(seat, offer.by, offer.take, offer.give)

    @property
    def empty(self) -> bool:
        """Does nothing move?"""
        return self.give == NOTHING and self.take == NOTHING

    @property
    def present(self) -> bool:
        """Does something go across, and nothing come back?"""
        return self.give != NOTHING and self.take == NOTHING

    def side(self, seat: int) -> Side:
        """What that seat gives."""
        return self.give if seat == self.by else self.take

    def with_side(self, seat: int, side: Side) -> Draft:
        """The draft with what that seat gives replaced."""
        return replace(self, give=side) if seat == self.by else replace(self, take=side)

    def pushed(self, seat: int, deed: int) -> Draft:
        """A deed of `seat` pushed onto the table, or back from it."""
        side = self.side(seat)
        deeds = set(side.deeds) ^ {deed}
        return self.with_side(seat, side._replace(deeds=tuple(sorted(deeds))))

    def with_cash(self, seat: int, cash: int) -> Draft:
        """What `seat` pays."""
        return self.with_side(seat, self.side(seat)._replace(cash=cash))

    def with_keys(self, seat: int, keys: int) -> Draft:
        """The keys that `seat` gives."""
        return self.with_side(seat, self.side(seat)._replace(keys=keys))

    def with_debt(self, debt: int) -> Draft:
        """So much of the asker's debt is settled by the deal (D1)."""
        return replace(self, take=self.take._replace(debt=debt))

    def offer(self) -> Offer:
        """The command."""
        return Offer(self.by, self.to, self.give, self.take)


def most_cash(p: Position, seat: int) -> int:
    """The most a seat can put on the table, in whole units."""
    return max(0, p.seat(seat).cash) // p.edition.unit * p.edition.unit


def most_debt(p: Position, draft: Draft) -> int:
    """How much of a debt the deal could settle: only the debtor's to its creditor (D1), in whole units."""
    debt = debt_below_offer(p)
    if debt is None or (debt.by, debt.to) != (draft.by, draft.to):
        return 0
    return debt.amount // p.edition.unit * p.edition.unit


def why_stays(p: Position, seat: int, deed: int) -> Refusal | None:
    """Why a deed cannot be pushed across (X1); None if it can."""
    return refuse_side(p, seat, Side(deeds=(deed,)))


def why_not(p: Position, draft: Draft) -> Refusal | None:
    """Why the deal cannot be offered as it is."""
    return refusal(p, draft.offer())


def mended(p: Position, draft: Draft) -> Draft:
    """The draft without what is no longer there: deeds gone, cash spent, keys used."""
    for seat in (draft.by, draft.to):
        side = draft.side(seat)
        deeds = tuple(deed for deed in side.deeds if why_stays(p, seat, deed) is None)
        cash = min(side.cash, most_cash(p, seat))
        keys = min(side.keys, len(p.seat(seat).keys))
        draft = draft.with_side(seat, side._replace(deeds=deeds, cash=cash, keys=keys))
    return draft.with_debt(min(draft.take.debt, most_debt(p, draft)))


def carried_out(p: Position, draft: Draft) -> Position:
    """The table as it would be after the deal, fees on mortgaged deeds aside."""
    after = p.copy()
    for giver, taker in ((draft.by, draft.to), (draft.to, draft.by)):
        side = draft.side(giver)
        for deed in side.deeds:
            after.state.owner[deed] = taker
        after.state.seats[giver].cash -= side.cash
        after.state.seats[taker].cash += side.cash
    return after
