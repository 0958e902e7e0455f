"""What a board's groups bring: income per opponent and turn by how far they are built, computed from its chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from game.board import Board
from game.cpu.chances import PIPS, Chances, chances
from game.edition import Edition
from game.position import Position

START_MONEY = 1500
"""Money figures in weights are dollars of an edition with this start money; others scale."""


@dataclass(frozen=True, slots=True)
class GroupFigures:
    """One group.

    `income[n]`: expected rent per opponent and turn with n buildings on the complete group, evenly placed (stations and
    utilities: with n deeds owned). `alone[i]`: of its i-th lot without the group. `price`, `mortgage`: by lot.
    `three`: buildings that bring each lot to three houses, `full` to hotels; 0 where nothing is built.
    """

    deeds: tuple[int, ...]
    size: int
    cost: int
    price: tuple[int, ...]
    mortgage: tuple[int, ...]
    alone: tuple[float, ...]
    income: tuple[float, ...]
    three: int
    full: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A board's groups; `group_at[deed]` is the index of a deed's group. `scale`: the edition's money in dollars.

    `picks`: by group, what takes the group's own out of a sequence by square.
    `rank`: by index of the groups that can be built on, 0 for the best income for the money. `bank`: money a turn
    brings from the bank. `fine`: that of the jail.
    """

    groups: tuple[GroupFigures, ...]
    picks: tuple[Callable[[Sequence[Any]], Any], ...]
    group_at: dict[int, int]
    rank: dict[int, int]
    chances: Chances
    bank: float
    fine: int
    scale: float


_known: list[tuple[Edition, int, Figures]] = []
MOST_KNOWN = 12


def figures(p: Position) -> Figures:
    """The figures of a position's edition and rules, from a store of those already computed."""
    edition, hotel = p.edition, p.hotel
    for known, level, found in _known:
        if known is edition and level == hotel:
            return found
    _known.insert(0, (edition, hotel, _compute(edition, hotel)))
    del _known[MOST_KNOWN:]
    return _known[0][2]


def _compute(edition: Edition, hotel: int) -> Figures:
    model, board = chances(edition), edition.board
    groups = tuple(_group(board, model, deeds, hotel) for deeds in board.groups.values())
    built = [index for index, group in enumerate(groups) if group.cost]
    built.sort(key=lambda index: -groups[index].income[groups[index].three] / groups[index].cost / groups[index].three)
    return Figures(
        groups,
        tuple(itemgetter(*group.deeds) for group in groups),
        {deed: index for index, group in enumerate(groups) for deed in group.deeds},
        {index: place for place, index in enumerate(built)},
        model,
        model.bank,
        board.fine,
        edition.start_money / START_MONEY,
    )


def _group(board: Board, model: Chances, deeds: tuple[int, ...], hotel: int) -> GroupFigures:
    squares = [board.squares[deed] for deed in deeds]
    visits = [model.plain[deed] + model.nearest[deed] for deed in deeds]
    kind, size = squares[0].kind, len(deeds)
    income: list[float]
    if kind == "street":
        alone = tuple(visit * square.rents[0] for visit, square in zip(visits, squares, strict=True))
        steps = [(visit, (2 * square.rents[0], *square.rents[1:hotel], square.rents[5]))
                 for visit, square in zip(visits, squares, strict=True)]  # fmt: skip
        income = [_evenly(steps, count) for count in range(size * hotel + 1)]
    else:
        income = [0.0, *(_owned(board, model, deeds, count) for count in range(1, size + 1))]
        alone = (income[1],) * size
    cost = squares[0].house_cost
    return GroupFigures(
        deeds,
        size,
        cost,
        tuple(square.price for square in squares),
        tuple(square.mortgage for square in squares),
        alone,
        tuple(income),
        3 * size if cost else 0,
        hotel * size if cost else 0,
    )


def _evenly(steps: list[tuple[float, tuple[int, ...]]], count: int) -> float:
    """Income of a complete group with `count` buildings, those over on the lots that bring most by them."""
    level, over = divmod(count, len(steps))
    total = sum(visit * rents[level] for visit, rents in steps)
    more = sorted((visit * (rents[level + 1] - rents[level]) for visit, rents in steps if over), reverse=True)
    return total + sum(more[:over])


def _owned(board: Board, model: Chances, deeds: tuple[int, ...], count: int) -> float:
    """Income of `count` stations or utilities of average place: by dice, and by tasks at their higher rent (C4)."""
    square = board.squares[deeds[0]]
    station = square.kind == "station"
    rent = square.rents[count - 1] * (1 if station else PIPS)
    nearest = 2 * rent if station else square.rents[-1] * PIPS
    total = sum(model.plain[deed] * rent + model.nearest[deed] * nearest for deed in deeds)
    return total * count / len(deeds)
