"""Which lots two seats might swap: those that complete a group for one of them, and what sweetens a deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import NamedTuple

from game.commands import Offer, Side
from game.cpu.horizon import at_a_standstill
from game.cpu.thinking import Steps
from game.cpu.value import View
from game.position import Position
from game.state import BANK


class Bundle(NamedTuple):
    """Lots that would go together, and what the two seats gain by that alone."""

    deeds: tuple[int, ...]
    completes: bool
    giver: float
    taker: float


NOTHING = Bundle((), False, 0.0, 0.0)
MOST_SINGLES = 4
"""Bundles a side from which pairs are made."""
MOST_SWAPS = 4
"""Swaps that are looked at closely, for each pair of seats."""


def partners(p: Position, seat: int, evenly: bool = False) -> list[int]:
    """Seats with whom one has all of some street group together, unbuilt, so that one of the two could complete it;
    `evenly`: of two groups, so that each could complete one. All at a standstill."""
    if at_a_standstill(p):
        return p.others(seat)
    owner, squares = p.state.owner, p.board.squares
    shared: Counter[int] = Counter()
    for group in p.board.groups.values():
        holders = {owner[deed] for deed in group}
        if len(holders) == 2 and seat in holders and BANK not in holders and squares[group[0]].house_cost:
            shared.update(holders - {seat})
    least = 2 if evenly else 1
    return sorted(other for other, groups in shared.items() if groups >= least)


def promising(view: View, seat: int, other: int, evenly: bool = False) -> Steps[list[Offer]]:
    """Swaps without cash between the two by which they gain together, the best first; `evenly`: only those that
    complete a group for both."""
    any_lot = at_a_standstill(view.p)
    take_lots, give_lots = movable(view, other, seat), movable(view, seat, other)
    if evenly and not any_lot:
        take_lots, give_lots = ([lots for lots in side if lots[1]] for side in (take_lots, give_lots))
    completing = [any(completes for _deeds, completes in side) for side in (take_lots, give_lots)]
    if not any_lot and not (all(completing) if evenly else any(completing)):
        return []
    takes = yield from bundles(view, other, seat, take_lots)
    gives = yield from bundles(view, seat, other, give_lots)
    found = []
    for take, give in product(takes, gives):
        both = take.completes and give.completes
        if both or any_lot or (not evenly and (take.completes or give.completes)):
            total = take.giver + take.taker + give.giver + give.taker
            if (total > 0 or both) and not overlap(view, take, give):
                found.append((-total, give.deeds, take.deeds))
    found.sort()
    return [Offer(seat, other, Side(deeds=give), Side(deeds=take)) for _total, give, take in found[:MOST_SWAPS]]


def bundles(view: View, giver: int, taker: int, lots: list[tuple[tuple[int, ...], bool]]) -> Steps[list[Bundle]]:
    """What one side might give: nothing, the lots, and two of them, the best first."""
    found = []
    for deeds, completes in lots:
        found.append(valued(view, giver, taker, deeds, completes))
        yield
    found.sort(key=lambda bundle: -bundle.giver - bundle.taker)
    return [NOTHING, *found, *pairs(found)]


def movable(view: View, giver: int, taker: int) -> list[tuple[tuple[int, ...], bool]]:
    """Lots of one seat in groups that the other has a part of, and whether they complete it."""
    found = []
    owner, groups = view.p.state.owner, view.judge.figures.groups
    theirs = view.holdings[taker].parts
    for index, part in view.holdings[giver].parts.items():
        if part.built <= 0 and index in theirs:
            group = groups[index]
            lots = tuple([deed for deed in group.deeds if owner[deed] == giver])
            held = sum([owner[deed] == taker for deed in group.deeds])
            completes = held + len(lots) == group.size and group.cost > 0
            found.append((lots if completes else lots[:1], completes))
    return found


def valued(view: View, giver: int, taker: int, deeds: tuple[int, ...], completes: bool) -> Bundle:
    """A bundle with what its passing on by itself changes for both."""
    after = view.after(dict.fromkeys(deeds, taker), only=(giver, taker))
    loses = view.outlook(giver, after) - view.outlook(giver)
    gains = view.outlook(taker, after) - view.outlook(taker)
    return Bundle(deeds, completes, loses, gains)


def pairs(found: list[Bundle]) -> list[Bundle]:
    """Two bundles at once, two deeds at most."""
    return [
        Bundle(one.deeds + two.deeds, one.completes or two.completes, one.giver + two.giver, one.taker + two.taker)
        for one, two in combinations(found[:MOST_SINGLES], 2)
        if len(one.deeds) + len(two.deeds) == 2
    ]


def overlap(view: View, take: Bundle, give: Bundle) -> bool:
    """Whether both bundles have lots of one group."""
    at = view.judge.figures.group_at
    return bool({at[deed] for deed in take.deeds} & {at[deed] for deed in give.deeds})
