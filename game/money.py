"""Sums as functions of a position: rent, worth, what a seat can raise. Money in whole units of the edition."""

from __future__ import annotations

from game.board import Money
from game.position import Position


def rounded(amount: int, percent: int, unit: Money) -> Money:
    """`percent` of `amount`, to the nearest unit, halves up (M2)."""
    return (2 * amount * percent + 100 * unit) // (200 * unit) * unit


def interest(p: Position, deed: int) -> Money:
    """The 10 % on a deed's mortgage (M2, M3)."""
    return rounded(p.board.squares[deed].mortgage, 10, p.edition.unit)


def redemption(p: Position, deed: int) -> Money:
    """What lifting the mortgage costs in one's own turn: its value and 10 % (M2)."""
    return p.board.squares[deed].mortgage + interest(p, deed)


def lift_on_receipt(p: Position, deed: int) -> Money:
    """What lifting it costs on receipt of the deed, the edition's way (M3)."""
    if p.edition.lift_on_receipt == "plain":
        return p.board.squares[deed].mortgage
    return redemption(p, deed)


def owned_in_group(p: Position, deed: int) -> int:
    """How many deeds of `deed`'s group its owner has, mortgaged ones counted."""
    owner = p.state.owner
    holder = owner[deed]
    return sum([owner[other] == holder for other in p.board.group_of[deed]])


def rent(p: Position, deed: int, pips: int, nearest: bool = False) -> Money:
    """Rent due on an owned, unmortgaged deed (R1, R2, R3, R4); `pips`: the dice total for a utility.

    `nearest`: a task sent the seat to the nearest one, so stations double and utilities pay the top rate (C4).
    """
    square = p.board.squares[deed]
    if square.kind == "street":
        level = p.state.level[deed]
        if level == 0:
            owner = p.state.owner
            holder = owner[deed]
            for other in p.board.group_of[deed]:
                if owner[other] != holder:
                    return square.rents[0]
            return 2 * square.rents[0]
        return square.rents[5] if level == p.hotel else square.rents[level]
    count = owned_in_group(p, deed)
    if square.kind == "station":
        return square.rents[count - 1] * (2 if nearest else 1)
    return square.rents[-1 if nearest else count - 1] * pips


def worth(p: Position, seat: int) -> Money:
    """Cash, deeds at list price (half when mortgaged), building prices (E4); 0 for a bankrupt."""
    state, squares = p.state, p.board.squares
    if state.seats[seat].bankrupt:
        return 0
    total = state.seats[seat].cash
    for deed in p.board.deeds:
        if state.owner[deed] == seat:
            square = squares[deed]
            total += square.mortgage if state.mortgaged[deed] else square.price
            total += state.level[deed] * square.house_cost
    return total


def can_raise(p: Position, seat: int) -> Money:
    """Cash, and what selling every building and mortgaging every deed would bring (D1)."""
    state, squares = p.state, p.board.squares
    total = state.seats[seat].cash
    for deed in p.board.deeds:
        if state.owner[deed] == seat:
            square = squares[deed]
            total += state.level[deed] * square.house_cost // 2
            if not state.mortgaged[deed]:
                total += square.mortgage
    return total


def tax_percent(p: Position, seat: int, percent: int) -> Money:
    """A tax of `percent` of all the seat owns (Q3)."""
    return rounded(worth(p, seat), percent, p.edition.unit)
