"""Leaving jail early or late."""

from __future__ import annotations

from game import commands as c
from game.position import Position
from game.state import BANK


def leave_or_stay(p: Position, seat: int) -> c.Command:
    """Out early while deeds are free, else by doubles."""
    free = any(p.state.owner[deed] == BANK for deed in p.board.deeds)
    player = p.seat(seat)
    if free and player.keys:
        return c.UseKey(seat)
    if free and player.cash > 4 * p.board.fine:
        return c.PayFine(seat)
    return c.Roll(seat)
