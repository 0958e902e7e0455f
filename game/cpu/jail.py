"""Leaving jail early or late (J2): early while there is something to buy, late where rents wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import money
from game.cpu.chances import PIPS
from game.cpu.figures import figures
from game.cpu.reasons import _, because
from game.position import Position
from game.state import BANK

if TYPE_CHECKING:
    from game.cpu.mind import Mind

FIND = 0.35
"""Part of a free deed's list price that finding it is worth."""


def leave_or_stay(mind: Mind, p: Position) -> c.Command:
    """Out by key or fine if a turn outside brings more than it costs, else roll for doubles."""
    seat = mind.seat
    player = p.state.seats[seat]
    gain = outside(p, seat)
    fine = 0 if player.keys else p.board.fine
    if gain > fine + p.board.fine * mind.weights.key * bool(player.keys) / 2:
        if player.keys:
            return mind.say(c.UseKey(seat), because(_("There is more to win outside: {gain}."), gain=round(gain)))
        if player.cash >= 2 * fine:
            return mind.say(c.PayFine(seat), because(_("There is more to win outside: {gain}."), gain=round(gain)))
    return mind.say(c.Roll(seat), because(_("It is safer in jail.")) if gain < 0 else None)


def outside(p: Position, seat: int) -> float:
    """What a turn outside brings: free deeds and the bank's money, less the rents of others."""
    state, known = p.state, figures(p)
    start = p.board.jail
    total = known.chances.bank_from[start] + known.bank
    for square, plain, nearest in known.chances.turn[start]:
        holder = state.owner[square]
        if holder == BANK:
            total += (plain + nearest) * FIND * p.board.squares[square].price
        elif holder != seat and not state.mortgaged[square]:
            total -= plain * money.rent(p, square, PIPS)
            total -= nearest * money.rent(p, square, PIPS, nearest=True) if nearest else 0
    return total


def fine_between(mind: Mind, p: Position) -> c.Command | None:
    """Where the fine may be paid between turns, pay it just before one's own turn, so as to roll in it."""
    seat, player = mind.seat, p.state.seats[mind.seat]
    if player.jail is None or player.keys or not p.edition.fine_between_turns or not p.between_turns:
        return None
    before_me = p.following(p.state.turn) == seat and p.phase == "manage" and not p.state.doubles
    if seat == p.state.turn or not before_me or player.cash < 2 * p.board.fine or outside(p, seat) <= p.board.fine:
        return None
    return mind.say(c.PayFine(seat), because(_("There is more to win outside: {gain}."), gain=round(outside(p, seat))))
