"""What a seat's holdings are worth to it, in money: a function of the position alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.position import Position

COMPLETE = 2.5
"""A complete group, in list prices."""
ALMOST = 1.2


def holdings(p: Position, seat: int, owner: Sequence[int]) -> float:
    """The value of a seat's deeds and buildings if `owner` were who owns what."""
    total = 0.0
    squares, state = p.board.squares, p.state
    for group in p.board.groups.values():
        mine = [deed for deed in group if owner[deed] == seat]
        if not mine:
            continue
        factor = COMPLETE if len(mine) == len(group) else ALMOST if len(mine) + 1 == len(group) else 1.0
        for deed in mine:
            square = squares[deed]
            total += square.price * factor + state.level[deed] * square.house_cost
            if state.mortgaged[deed]:
                total -= square.mortgage
    return total


def reserve(p: Position) -> int:
    """Cash to keep back: some start money once somebody can build."""
    owner = p.state.owner
    built = any(len({owner[deed] for deed in group}) == 1 and owner[group[0]] >= 0 for group in p.board.groups.values())
    return p.edition.start_money // 8 if built else 0
