"""Raising cash at least loss, and paying or giving up."""

from __future__ import annotations

from game import commands as c
from game.money import can_raise
from game.position import Position
from game.rulebook import refusal
from game.state import Debt


def settle(p: Position, seat: int) -> c.Command:
    """Pay, raise more, or give up."""
    debt = p.top
    assert isinstance(debt, Debt)
    if p.seat(seat).cash >= debt.amount:
        return c.Pay(seat)
    if can_raise(p, seat) < debt.amount:
        return c.Resign(seat)
    return raise_some(p, seat) or c.Resign(seat)


def raise_some(p: Position, seat: int) -> c.Command | None:
    """The next thing to mortgage or sell: single deeds, then buildings, then complete groups."""
    deeds = sorted(p.deeds_of(seat), key=lambda deed: p.board.squares[deed].price)
    single = [deed for deed in deeds if not p.owns_group(seat, deed)]
    complete = [deed for deed in deeds if p.owns_group(seat, deed)]
    top_first = sorted(complete, key=lambda deed: -p.state.level[deed])
    wishes: list[c.Command] = [
        *(c.Mortgage(seat, deed) for deed in single),
        *(c.Mortgage(seat, deed) for deed in complete),
        *(c.Sell(seat, deed) for deed in top_first),
        *(c.SellGroup(seat, deed) for deed in top_first),
    ]
    return next((wish for wish in wishes if refusal(p, wish) is None), None)
