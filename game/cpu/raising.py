"""Raising cash at least loss: what to mortgage or sell first, complete groups last (B5, M1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game import commands as c
from game.cpu.figures import Figures, figures
from game.position import Position
from game.rulebook import refusal

if TYPE_CHECKING:
    from game.cpu.mind import Mind

BREAKING = 0.35
"""Part of the income a bare complete group would have with three houses that a mortgage on it puts off, a round."""


def income_of(p: Position, known: Figures, deed: int) -> float:
    """Rent per opponent and turn that a mortgage on the deed stops, or has stopped."""
    index = known.group_at[deed]
    group = known.groups[index]
    owner = p.state.owner
    count = sum([owner[other] == owner[deed] for other in group.deeds])
    if not group.cost:
        return group.income[count] / count
    alone = group.alone[group.deeds.index(deed)]
    if count < group.size:
        return alone
    return 2 * alone + BREAKING * group.income[group.three] / group.size


def borrow(p: Position, mind: Mind, need: int, keep: int = -1) -> c.Mortgage | None:
    """The mortgage on a lot of an incomplete group that loses least; None if there is none."""
    known, state, seat = figures(p), p.state, mind.seat
    best, rate = None, 0.0
    for deed in p.board.deeds:
        if state.owner[deed] != seat or state.mortgaged[deed]:
            continue
        index = known.group_at[deed]
        group = known.groups[index]
        if index == keep or (group.cost and all(state.owner[other] == seat for other in group.deeds)):
            continue
        found = income_of(p, known, deed) / min(p.board.squares[deed].mortgage, need)
        if best is None or found < rate:
            best, rate = deed, found
    return None if best is None else c.Mortgage(seat, best)


def cheapest_way(mind: Mind, p: Position, need: int) -> c.Command | None:
    """The mortgage or sale that loses least for what it brings, as far as that is needed; None if nothing is left."""
    best, least = None, 0.0
    for loss, brings, command in ways(mind, p):
        rate = loss / min(brings, need)
        if (best is None or rate < least) and refusal(p, command) is None:
            best, least = command, rate
    return best


def ways(mind: Mind, p: Position) -> Iterator[tuple[float, int, c.Command]]:
    """Each way: what it loses over the payback, what it brings, and the command."""
    known, state, seat = figures(p), p.state, mind.seat
    rounds = mind.weights.payback * (len(p.playing()) - 1) * mind.rounds_share(p)
    for group in known.groups:
        mine = [deed for deed in group.deeds if state.owner[deed] == seat]
        built = sum([state.level[deed] for deed in mine])
        if built:
            yield from sales(p, seat, group.deeds, built, group.income, rounds)
            continue
        for deed in mine:
            if not state.mortgaged[deed]:
                brings = p.board.squares[deed].mortgage
                loss = 0.1 * brings + rounds * income_of(p, known, deed) / 2
                yield loss, brings, c.Mortgage(seat, deed)


def sales(
    p: Position, seat: int, deeds: tuple[int, ...], built: int, income: tuple[float, ...], rounds: float
) -> Iterator[tuple[float, int, c.Command]]:
    """Selling one building of a group, or all when a hotel cannot be split."""
    cost = p.board.squares[deeds[0]].house_cost
    level = p.state.level
    top = max(deeds, key=lambda deed: (level[deed], -p.board.squares[deed].price))
    one = cost // 2
    yield one + rounds * (income[built] - income[built - 1]), one, c.Sell(seat, top)
    whole = built * cost // 2
    yield whole + rounds * (income[built] - income[0]), whole, c.SellGroup(seat, top)
