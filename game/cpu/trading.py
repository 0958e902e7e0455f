"""Trades: set-completing swaps, offered and answered without presents."""

from __future__ import annotations

from collections.abc import Mapping

from game import commands as c
from game.commands import Side
from game.cpu.value import holdings
from game.position import Position
from game.rulebook import refusal

PATIENCE = 3
"""Turns of one's own before asking a seat again that has refused."""


def gains(p: Position, offer: c.Offer) -> tuple[float, float]:
    """What the asker and the asked gain in money by a deal."""
    before, after = p.state.owner, [*p.state.owner]
    for deed in offer.give.deeds:
        after[deed] = offer.to
    for deed in offer.take.deeds:
        after[deed] = offer.by
    mine = holdings(p, offer.by, after) - holdings(p, offer.by, before) + offer.take.cash - offer.give.cash
    theirs = holdings(p, offer.to, after) - holdings(p, offer.to, before) + offer.give.cash - offer.take.cash
    fine = p.board.fine
    keys = fine * (offer.take.keys - offer.give.keys)
    return mine + keys + offer.take.debt, theirs - keys - offer.take.debt


def answer(p: Position, seat: int, offer: c.Offer) -> c.Command:
    """Accept what gains enough beside what it gives the other."""
    theirs, mine = gains(p, offer)
    return c.Accept(seat) if mine > 0 and mine >= theirs / 2 else c.Refuse(seat)


def propose(p: Position, seat: int, refused: Mapping[object, int]) -> c.Offer | None:
    """A swap of one deed each, or of a deed and cash, by which one completes a group and both gain."""
    for other in p.others(seat):
        last = refused.get(other)
        if last is not None and p.state.turn_number - last < PATIENCE * len(p.playing()):
            continue
        for take in missing(p, seat, other):
            for give in (*missing(p, other, seat), None):
                if offer := balanced(p, seat, other, give, take):
                    return offer
    return None


def missing(p: Position, seat: int, other: int) -> list[int]:
    """Deeds of `other` that would complete a street group for `seat`."""
    owner = p.state.owner
    found = []
    for group in p.board.groups.values():
        lacking = [deed for deed in group if owner[deed] != seat]
        if len(lacking) == 1 and owner[lacking[0]] == other and p.board.squares[group[0]].house_cost:
            found += lacking
    return found


def balanced(p: Position, seat: int, other: int, give: int | None, take: int) -> c.Offer | None:
    """The swap with cash that shares the gain, if both gain and it can be carried out."""
    mine, theirs = gains(p, c.Offer(seat, other, Side(deeds=() if give is None else (give,)), Side(deeds=(take,))))
    unit = p.edition.unit
    cash = int((mine - theirs) / 2) // unit * unit
    if mine + theirs <= 0:
        return None
    given = Side(max(cash, 0), () if give is None else (give,))
    taken = Side(max(-cash, 0), (take,))
    offer = c.Offer(seat, other, given, taken)
    return offer if refusal(p, offer) is None else None
