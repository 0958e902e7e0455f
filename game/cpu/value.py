"""One value of a position behind every decision: what each seat has, and is likely to make of it.

A seat's standing is money: cash, lots, buildings, and the income they bring now, after what it has is spent on the
best next houses, and some rounds later. Chances of winning follow from all standings together, so that a lead
counts, and what helps a strong rival costs. Everything is a function of the position alone: no deal there and back
can gain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from game.cpu.figures import Figures, figures
from game.cpu.holdings import Holding, Part, Parts
from game.cpu.horizon import Horizon, at_a_standstill
from game.cpu.weights import Weights
from game.position import Position

SELFISH = frozenset({"easy", "normal"})
"""Levels that look at their own standing alone."""

Site = list[int]
"""A group that can be built on: its index, buildings, what lifting its mortgages costs first."""


class Judge:
    """Values positions for one mind: its weights, and its doubts by group (1: no doubt).

    `rents`: by group and buildings, the income per opponent and turn as it sees it.
    """

    __slots__ = ("doubts", "figures", "kept", "opponents", "parts", "rents", "weights")

    def __init__(self, p: Position, weights: Weights, doubts: Sequence[float]) -> None:
        self.figures: Figures = figures(p)
        self.weights = weights
        self.doubts = doubts
        groups = zip(self.figures.groups, doubts, strict=True)
        self.rents = [[income * doubt for income in group.income] for group, doubt in groups]
        self.opponents = 0
        self.parts = Parts(self.figures, weights, doubts, 0)
        self.kept: dict[tuple[int, bool], Parts] = {}

    def look(self, p: Position, rivals: bool = True) -> View:
        """A view of the position as it is, with the rivals' standings counted or not."""
        self.opponents = len(p.playing()) - 1
        key = (self.opponents, at_a_standstill(p))
        if key not in self.kept:
            self.kept[key] = Parts(self.figures, self.weights, self.doubts, *key)
        self.parts = self.kept[key]
        return View(self, p, rivals)

    def income(self, holding: Holding) -> float:
        """Rent per opponent and turn as built."""
        total = holding.bare
        for index, part in holding.sites.items():
            if not part.unlock:
                total += self.rents[index][part.built]
        return total

    def standing(self, holding: Holding, rents: float, horizon: Horizon) -> float:
        """What a seat has, in money; `rents` is what it pays in a turn on average."""
        weights, bare, opponents = self.weights, holding.bare, self.opponents
        kept = holding.standing + weights.key * holding.keys * self.figures.fine
        if (short := weights.cushion * rents - holding.cash - holding.loan / 2) > 0:
            kept -= weights.thin * short
        if not holding.sites:
            prospects = (weights.now + weights.soon + weights.late) * opponents * bare
            return self.towards_worth(kept + weights.cash * holding.cash + prospects, holding, horizon)
        return self.towards_worth(kept + self.best_use(holding, rents), holding, horizon)

    def best_use(self, holding: Holding, rents: float) -> float:
        """What cash and sites are worth if those without buildings, last first, serve the others by mortgages."""
        sites, means = holding.sites, holding.cash + holding.loan
        best = self.prospects(holding, sites, means, rents)
        if any(part.unlock for part in sites.values()):
            best = max(best, self.prospects(holding, sites, 0, rents))
        if len(sites) == 1:
            return best
        bare = [index for index, part in sites.items() if part.pledge and not part.built]
        bare.sort(key=self.figures.rank.__getitem__, reverse=True)
        waiting = 0.0
        for index in bare[: len(sites) - 1]:
            sites = {other: part for other, part in sites.items() if other != index}
            means += holding.sites[index].pledge
            waiting += holding.sites[index].promise
            best = max(best, waiting + self.prospects(holding, sites, means, rents))
        return best

    def prospects(self, holding: Holding, parts: Mapping[int, Part], means: float, rents: float) -> float:
        """What cash and sites are worth: spent on the best next houses now, and some rounds later."""
        weights, bare, opponents = self.weights, holding.bare, self.opponents
        sites = [[index, part.built, part.unlock] for index, part in parts.items()]
        if len(sites) > 1:
            rank = self.figures.rank
            sites.sort(key=lambda site: rank[site[0]])
        now = soon = bare + self.site_income(sites)
        left = budget = means - weights.reserve * rents
        if budget > 0 and (left := self.spend(sites, budget)) != budget:
            soon = bare + self.site_income(sites)
        houses = sum([self.figures.groups[index].cost * built for index, built, _unlock in sites])
        coming = weights.growth * (self.figures.bank + opponents * soon - rents)
        late, more = soon, max(0.0, left) + max(0.0, coming)
        if more > 0 and self.spend(sites, more) != more:
            late = bare + self.site_income(sites)
        income = weights.now * now + weights.soon * soon + weights.late * late
        cash = holding.cash - (budget - left)
        return weights.cash * cash + weights.houses * houses + opponents * income

    def towards_worth(self, standing: float, holding: Holding, horizon: Horizon) -> float:
        """A standing that is worth by E4, the more the nearer the end is."""
        if horizon.left == 1:
            return standing
        return horizon.left * standing + (1 - horizon.left) * (holding.worth + holding.cash)

    def site_income(self, sites: Iterable[Site]) -> float:
        """Rent per opponent and turn from sites that nothing is owed on."""
        total = 0.0
        for index, built, unlock in sites:
            if not unlock:
                total += self.rents[index][built]
        return total

    def spend(self, sites: list[Site], budget: float) -> float:
        """Build on the sites, the best of which come first, three houses everywhere first; what is left."""
        groups = self.figures.groups
        for stage in (0, 1):
            for site in sites:
                group = groups[site[0]]
                lacking = (group.full if stage else group.three) - site[1]
                if lacking <= 0 or budget < group.cost:
                    continue
                if site[2] and budget >= site[2] + group.cost * group.size:
                    budget -= site[2]
                    site[2] = 0
                if not site[2]:
                    count = min(lacking, int(budget // group.cost))
                    site[1] += count
                    budget -= count * group.cost
        return budget


class Dealt(NamedTuple):
    """What is otherwise if deeds have other owners: holdings that differ, all incomes, and their sum."""

    holdings: dict[int, Holding]
    incomes: dict[int, float]
    rents: float


class View:
    """A position as one mind sees it: holdings, standings and outlooks of all seats in the game.

    `rivals`: whether an outlook counts the others' standings, or is a seat's standing alone. `selfish`: seats that
    do not count others' standings, as far as one knows.
    """

    __slots__ = (
        "dealt", "holdings", "horizon", "incomes", "judge", "p", "rents", "rivals", "selfish", "spread", "standings",
    )  # fmt: skip

    def __init__(self, judge: Judge, p: Position, rivals: bool = True) -> None:
        self.judge = judge
        self.p = p
        self.rivals = rivals
        self.selfish = {index for index, seat in enumerate(p.state.seats) if seat.cpu in SELFISH}
        self.horizon = Horizon(p, judge)
        self.spread = self.horizon.spread
        self.holdings = judge.parts.holdings(p)
        self.incomes = {seat: judge.income(holding) for seat, holding in self.holdings.items()}
        self.rents = sum(self.incomes.values())
        self.standings: dict[int, float] = {}
        self.dealt: dict[tuple[tuple[int, int], ...], Dealt] = {}
        if rivals:
            for seat in self.holdings:
                self.standing(seat)

    def standing(self, seat: int) -> float:
        """What a seat has, in money; without rivals in view worked out when it is first asked for."""
        found = self.standings.get(seat)
        if found is None:
            rents = self.rents - self.incomes[seat]
            found = self.standings[seat] = self.judge.standing(self.holdings[seat], rents, self.horizon)
        return found

    def outlook(self, seat: int, standings: Mapping[int, float] | None = None) -> float:
        """A seat's standing less what the rivals' weigh, in money; now, or if all stood like that."""
        if self.rivals and seat not in self.selfish:
            return outlook(seat, self.standings if standings is None else standings, self.spread)
        return self.standing(seat) if standings is None else standings[seat]

    def chance(self, seat: int) -> float:
        """The seat's chance of winning."""
        standings = {other: self.standing(other) for other in self.holdings}
        return exp(outlook(seat, standings, self.spread) / self.spread)

    def after(
        self,
        owner: Mapping[int, int] | None = None,
        cash: Mapping[int, int] | None = None,
        keys: Mapping[int, int] | None = None,
        only: Collection[int] | None = None,
    ) -> dict[int, float]:
        """Standings if deeds had other owners and seats so much more cash and so many more keys.

        Without rivals in view `only` names the seats that are wanted.
        """
        judge = self.judge
        changed, incomes, rents = self._deal(owner) if owner else Dealt({}, self.incomes, self.rents)
        if cash or keys:
            changed = self._paid(changed, cash or {}, keys or {})
        found = {}
        for seat in self.holdings if self.rivals or only is None else only:
            now = changed.get(seat)
            if now is None and not owner:
                found[seat] = self.standing(seat)
            else:
                found[seat] = judge.standing(now or self.holdings[seat], rents - incomes[seat], self.horizon)
        return found

    def _paid(
        self, dealt: Mapping[int, Holding], cash: Mapping[int, int], keys: Mapping[int, int]
    ) -> dict[int, Holding]:
        changed = dict(dealt)
        for seat in {**cash, **keys}:
            amount, count = cash.get(seat, 0), keys.get(seat, 0)
            if amount or count:
                changed[seat] = holding = (changed.get(seat) or self.holdings[seat]).copy()
                holding.cash += amount
                holding.keys += count
        return changed

    def _deal(self, owner: Mapping[int, int]) -> Dealt:
        """Kept, because the same deeds are tried with many an amount of cash."""
        key = tuple(owner.items())
        found = self.dealt.get(key)
        if found is None:
            changed, incomes, rents = self._handed_over(owner), self.incomes.copy(), self.rents
            for seat, holding in changed.items():
                rents -= incomes[seat]
                incomes[seat] = self.judge.income(holding)
                rents += incomes[seat]
            found = self.dealt[key] = Dealt(changed, incomes, rents)
        return found

    def _handed_over(self, owner: Mapping[int, int]) -> dict[int, Holding]:
        changed: dict[int, Holding] = {}
        state, at = self.p.state, self.judge.figures.group_at
        owners = state.owner[:]
        for deed, seat in owner.items():
            owners[deed] = seat
        for index in {at[deed] for deed in owner}:
            parts = self.judge.parts.group(index, owners, state.mortgaged, state.level)
            for seat, before in self.holdings.items():
                part = parts.get(seat)
                if part is not before.parts.get(index):
                    if seat not in changed:
                        changed[seat] = before.copy()
                    changed[seat].put(index, part)
        return changed


def outlook(seat: int, standings: Mapping[int, float], spread: float) -> float:
    """The logarithm of a seat's chance to win, times `spread`: money, 0 at most."""
    mine = standings[seat]
    return -spread * log(sum([exp(min(500.0, (other - mine) / spread)) for other in standings.values()]))
