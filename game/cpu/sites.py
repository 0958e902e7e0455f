"""Where a seat could build, and what the next step there brings."""

from __future__ import annotations

from typing import NamedTuple

from game import money
from game.cpu.figures import Figures, GroupFigures
from game.position import Position


class Step(NamedTuple):
    """A next step on a complete group: `pieces` buildings for `price`, mortgages on it lifted first included.

    `income`: more rent by it, per opponent and turn. `deeds`: its mortgaged lots.
    """

    group: int
    pieces: int
    price: int
    income: float
    deeds: tuple[int, ...]


def complete_groups(p: Position, known: Figures, seat: int) -> list[int]:
    """Indices of the street groups a seat owns whole."""
    owner = p.state.owner
    begun = [index for index in known.rank if owner[known.groups[index].deeds[0]] == seat]
    return [index for index in begun if all(owner[deed] == seat for deed in known.groups[index].deeds)]


def next_step(p: Position, group: GroupFigures, index: int, budget: float) -> Step | None:
    """Up to three houses a lot as far as the budget goes, then one a lot more; None if nothing can be built."""
    state = p.state
    if budget < group.cost:
        return None
    built = sum([state.level[deed] for deed in group.deeds])
    deeds = tuple([deed for deed in group.deeds if state.mortgaged[deed]])
    unlock = sum([money.redemption(p, deed) for deed in deeds])
    if built >= group.full:
        return None
    goal = group.three if built < group.three else min(group.full, built + group.size - built % group.size)
    count = min(goal - built, max(0, int(budget - unlock) // group.cost))
    if not count:
        return None
    before = now_income(p, group) if deeds else group.income[built]
    return Step(index, count, unlock + count * group.cost, group.income[built + count] - before, deeds)


def completes(p: Position, seat: int, deed: int) -> bool:
    """Whether the deed is all that the seat lacks of its group."""
    owner = p.state.owner
    return all(owner[other] == seat for other in p.board.group_of[deed] if other != deed)


def now_income(p: Position, group: GroupFigures) -> float:
    """Rent from a complete group with mortgages on it."""
    lots = zip(group.deeds, group.alone, strict=True)
    return sum([2 * alone for deed, alone in lots if not p.state.mortgaged[deed]])


def next_lot(p: Position, group: GroupFigures) -> int:
    """Where the next building goes: evenly, on the dearest lot first (B2)."""
    level = p.state.level
    return min(group.deeds, key=lambda deed: (level[deed], -p.board.squares[deed].price, -deed))
