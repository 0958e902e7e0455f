"""What seats hold of each group, and what lots of incomplete groups promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cpu.figures import Figures, GroupFigures
from game.cpu.weights import Weights
from game.position import Position
from game.state import BANK

STANDSTILL = Weights(near_free=1.5, near_held=1.5, block=0.8, open=0.2, split=0.0)
"""What lots promise when nothing happens any more."""


class Part(NamedTuple):
    """What one seat has of one group.

    `standing`: money for lots and prospects. `income`: rent per opponent and turn, that of buildings aside. `loan`:
    what mortgaging its lots would bring. `built`: buildings on it if it is a site, complete and of streets, else
    -1. `unlock`: what lifting a site's mortgages costs. `worth`: by E4.
    `promise`, `pledge`: what a site without buildings is worth, and can be mortgaged for, if it has to wait.
    """

    standing: float
    income: float
    loan: int
    built: int
    unlock: int
    worth: int
    promise: float = 0.0
    pledge: int = 0


class Holding:
    """All parts of one seat by group, its cash and keys; sums are kept along."""

    __slots__ = ("bare", "cash", "keys", "loan", "parts", "sites", "standing", "worth")

    def __init__(self, cash: int, keys: int) -> None:
        self.cash = cash
        self.keys = keys
        self.standing = 0.0
        self.bare = 0.0
        self.loan = 0
        self.worth = 0
        self.parts: dict[int, Part] = {}
        self.sites: dict[int, Part] = {}

    def copy(self) -> Holding:
        """One that can be changed by itself."""
        other = Holding.__new__(Holding)
        other.cash, other.keys, other.loan, other.worth = self.cash, self.keys, self.loan, self.worth
        other.standing, other.bare = self.standing, self.bare
        other.parts, other.sites = self.parts.copy(), self.sites.copy()
        return other

    def put(self, index: int, part: Part | None) -> None:
        """Hold that of a group instead of what was held."""
        if old := self.parts.pop(index, None):
            self.standing -= old.standing
            self.bare -= old.income
            self.loan -= old.loan
            self.worth -= old.worth
            self.sites.pop(index, None)
        if part:
            self.add(index, part)

    def add(self, index: int, part: Part) -> None:
        """Hold that of a group of which nothing was held."""
        self.parts[index] = part
        self.standing += part.standing
        self.bare += part.income
        self.loan += part.loan
        self.worth += part.worth
        if part.built >= 0:
            self.sites[index] = part


class Parts:
    """Parts of groups by who owns what, kept once worked out; for one number of opponents and one mind's doubts.

    `still`: nothing has happened for long, so that lots in many hands promise nothing, and it pays to gather them.
    """

    __slots__ = ("doubts", "figures", "known", "opponents", "still", "weights")

    def __init__(
        self, figures: Figures, weights: Weights, doubts: Sequence[float], opponents: int, still: bool = False
    ) -> None:
        self.figures = figures
        self.weights = weights
        self.doubts = doubts
        self.opponents = opponents
        self.still = still
        self.known: list[dict[object, dict[int, Part]]] = [{} for _group in figures.groups]

    def holdings(self, p: Position) -> dict[int, Holding]:
        """What every seat in the game has."""
        state = p.state
        found = {seat: Holding(state.seats[seat].cash, len(state.seats[seat].keys)) for seat in p.playing()}
        for index in range(len(self.figures.groups)):
            for seat, part in self.group(index, state.owner, state.mortgaged, state.level).items():
                found[seat].add(index, part)
        return found

    def group(
        self, index: int, owner: Sequence[int], mortgaged: Sequence[bool], level: Sequence[int]
    ) -> dict[int, Part]:
        """The parts of a group by seat."""
        of_group = self.figures.picks[index]
        known, key = self.known[index], (of_group(owner), of_group(mortgaged), of_group(level))
        found = known.get(key)
        if found is None:
            group = self.figures.groups[index]
            holders = sorted({owner[deed] for deed in group.deeds} - {BANK})
            found = known[key] = {seat: self._part(index, group, seat, owner, mortgaged, level) for seat in holders}
        return found

    def _part(
        self,
        index: int,
        group: GroupFigures,
        seat: int,
        owner: Sequence[int],
        mortgaged: Sequence[bool],
        level: Sequence[int],
    ) -> Part:
        count, live, price, worth, loan, owed, alone = stock_of(seat, group, owner, mortgaged)
        doubt, opponents = self.doubts[index], self.opponents
        lots = self.weights.lots * price
        if not group.cost:
            income = group.income[count] * live / count
            doubt *= self.weights.series
            return Part(doubt * lots - self.weights.owed * owed, doubt * income, loan, -1, 0, worth)
        income = doubt * alone
        if count == group.size:
            built = sum([level[deed] for deed in group.deeds])
            worth += built * group.cost
            promise = 0.0 if built else doubt * self.weights.near_free * opponents * group.income[group.three]
            income = 2 * income if owed else 0.0
            return Part(doubt * lots, income, 0, built, owed, worth, promise, 0 if built else loan)
        prospect = self._prospect(group, seat, count, owner) * opponents * group.income[group.three]
        return Part(doubt * (lots + prospect) - self.weights.owed * owed, income, loan, -1, 0, worth)

    def _prospect(self, group: GroupFigures, seat: int, mine: int, owner: Sequence[int]) -> float:
        """Rounds of its income with three houses that an incomplete group's lots are worth."""
        weights = STANDSTILL if self.still else self.weights
        holders = [owner[deed] for deed in group.deeds]
        free = holders.count(BANK)
        if mine + 1 == group.size:
            if free:
                return weights.near_free
            return weights.near_held if group.size > 2 else max(weights.near_held, weights.block)
        if free + mine == group.size:
            return weights.open
        others = len({*holders} - {seat, BANK})
        return weights.block if others == 1 and not free else weights.split


class Stock(NamedTuple):
    """A seat's lots in a group: how many are `held`, how many of them `live`, without a mortgage; the rest is money.

    `worth`: by E4. `loan`: what mortgages would bring. `owed`: what lifting those there are costs. `alone`: rents per
    opponent and turn of lots that are not mortgaged, without the group.
    """

    held: int
    live: int
    price: int
    worth: int
    loan: int
    owed: int
    alone: float


def stock_of(seat: int, group: GroupFigures, owner: Sequence[int], mortgaged: Sequence[bool]) -> Stock:
    """What a seat has of a group, in one pass over its lots."""
    count = live = price = worth = loan = lifting = 0
    alone = 0.0
    for place, deed in enumerate(group.deeds):
        if owner[deed] == seat:
            mortgage = group.mortgage[place]
            count += 1
            price += group.price[place]
            worth += group.price[place]
            lifting += mortgage * 11 // 10
            if mortgaged[deed]:
                worth -= mortgage
            else:
                live += 1
                loan += mortgage
                alone += group.alone[place]
    return Stock(count, live, price, worth, loan, lifting - loan * 11 // 10, alone)
