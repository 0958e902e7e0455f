"""Whether to buy a free deed."""

from __future__ import annotations

from game import commands as c
from game.cpu.value import reserve
from game.position import Position


def buy(p: Position, seat: int, deed: int) -> c.Command:
    """Buy it at list price if the cash allows."""
    price = p.board.squares[deed].price
    cash = p.seat(seat).cash
    if cash >= price and (cash - price >= reserve(p) // 2):
        return c.Buy(seat)
    return c.Decline(seat)
