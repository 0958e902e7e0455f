"""What is told of a match when it is over, gathered from its events alone. No pygame; plain data.

chronicle = Chronicle.of(position, events)      # all events from the first on, whatever was resumed in between
chronicle.hear(event)                           # or one by one, as they come
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game import events as e
from game.board import SIZE
from game.events import Event
from game.money import worth
from game.position import Position
from game.state import BANK
from scenes.board.shown import Shown

TOTALS = range(2, 13)
"""What two dice can total."""
WAYS = {total: 6 - abs(total - 7) for total in TOTALS}
"""Of 36 throws, how many give each total."""


@dataclass
class Parts:
    """A seat's worth taken apart (E4): cash, deeds at list price or half of it, building prices."""

    cash: int = 0
    deeds: int = 0
    buildings: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return self.cash + self.deeds + self.buildings


@dataclass
class Deal:
    """A deed sold by the bank in an auction: to whom, for how much."""

    by: int
    deed: int
    amount: int


@dataclass
class Rent:
    """A rent that was due: who owed it to whom, on which deed."""

    by: int
    to: int
    deed: int
    amount: int


@dataclass
class Chronicle:
    """`series`: worth of every seat at the start and after every turn. `landings` by square. `totals` of two dice.

    `earned` in rents by deed; `jail` the longest stay by seat, in its own turns; `built` pieces by seat; `doubles`
    thrown by seat; `trade`: the two seats of the biggest one and the deeds handed over in it; `out`: the turn in which
    a seat went bankrupt.
    """

    position: Position
    series: list[tuple[int, ...]] = field(default_factory=list)
    landings: list[int] = field(default_factory=lambda: [0] * SIZE)
    totals: dict[int, int] = field(default_factory=lambda: dict.fromkeys(TOTALS, 0))
    earned: dict[int, int] = field(default_factory=dict)
    jail: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    doubles: list[int] = field(default_factory=list)
    dearest: Rent | None = None
    bargain: Deal | None = None
    splurge: Deal | None = None
    trade: tuple[int, int, int] | None = None
    out: list[int] = field(default_factory=list)
    turns: int = 0
    _table: Shown = field(default_factory=Shown)
    _stay: list[int] = field(default_factory=list)
    _hammer: int | None = None

    def __post_init__(self) -> None:
        count = len(self.position.state.seats)
        self.jail, self.built, self.doubles = [0] * count, [0] * count, [0] * count
        self._stay = [0] * count
        self.out = [0] * count
        self._table = _blank_table(self.position)
        self.series.append(self._worths())

    @classmethod
    def of(cls, position: Position, events: Iterable[Event]) -> Chronicle:
        """The whole chronicle of a match; its last worths are those of the position itself."""
        chronicle = cls(position)
        for event in events:
            chronicle.hear(event)
        chronicle.close()
        return chronicle

    def close(self) -> None:
        """The end of the series is what the position says."""
        self.series.append(tuple(worth(self.position, seat) for seat in range(len(self.position.state.seats))))

    def hear(self, event: Event) -> None:
        """Take one more event, in order."""
        self._table.apply(self.position, event)
        match event:
            case e.Rolled(by=by, dice=dice) if len(dice) == 2:
                self.totals[sum(dice)] += 1
                self.doubles[by] += dice[0] == dice[1]
            case e.Moved(to=to):
                self.landings[to] += 1
            case e.RentDue(by=by, to=to, deed=deed, amount=amount):
                self._rent(Rent(by, to, deed, amount))
            case e.RentForgone(deed=deed, amount=amount):
                self.earned[deed] = self.earned.get(deed, 0) - amount
            case e.Built(by=by):
                self.built[by] += 1
            case e.Transferred(to=to, deed=deed) if to == BANK:
                self._table.level[deed] = 0
            case e.Traded(by=by, to=to, give=give, take=take):
                self._traded(by, to, len(give.deeds) + len(take.deeds))
            case e.TurnEnded() | e.TurnBegan():
                self._turn(event)
            case _:
                self._more(event)

    def _more(self, event: Event) -> None:
        match event:
            case e.AuctionClosed(what=what):
                self._hammer = what if isinstance(what, int) else None
            case e.Bought(by=by, deed=deed, amount=amount) if deed == self._hammer:
                self._hammer = None
                self._deal(Deal(by, deed, amount))
            case e.Jailed(by=by):
                self.landings[self.position.board.jail] += 1
                self._stay[by] = 0
            case e.Freed(by=by):
                self._stay[by] = 0
            case e.Bankrupt(by=by):
                self.out[by] = self.turns

    def _rent(self, rent: Rent) -> None:
        self.earned[rent.deed] = self.earned.get(rent.deed, 0) + rent.amount
        if self.dearest is None or rent.amount > self.dearest.amount:
            self.dearest = rent

    def _deal(self, deal: Deal) -> None:
        """The best buy under the hammer is the one farthest below list price, by share; the splurge the other way."""
        share = self._share(deal)
        if share < 1 and (self.bargain is None or share < self._share(self.bargain)):
            self.bargain = deal
        if share > 1 and (self.splurge is None or share > self._share(self.splurge)):
            self.splurge = deal

    def _share(self, deal: Deal) -> float:
        return deal.amount / self.position.board.squares[deal.deed].price

    def _traded(self, by: int, to: int, deeds: int) -> None:
        if deeds and (self.trade is None or deeds > self.trade[2]):
            self.trade = (by, to, deeds)

    def _turn(self, event: e.TurnEnded | e.TurnBegan) -> None:
        if isinstance(event, e.TurnBegan):
            self.turns += 1
            if self._table.jailed[event.by]:
                self._stay[event.by] += 1
                self.jail[event.by] = max(self.jail[event.by], self._stay[event.by])
            return
        self.series.append(self._worths())

    def _worths(self) -> tuple[int, ...]:
        """Every seat's worth on the table as the events tell it."""
        table, squares = self._table, self.position.board.squares
        sums = list(table.cash)
        for deed in self.position.board.deeds:
            owner = table.owner[deed]
            if owner != BANK:
                square = squares[deed]
                sums[owner] += square.mortgage if table.mortgaged[deed] else square.price
                sums[owner] += table.level[deed] * square.house_cost
        return tuple(0 if gone else total for total, gone in zip(sums, table.bankrupt, strict=True))


def _blank_table(p: Position) -> Shown:
    """The table before anything was played, whatever has become of it."""
    table = Shown.before(p)
    count = len(p.state.seats)
    table.jailed, table.bankrupt, table.keys = [False] * count, [False] * count, [0] * count
    table.level, table.mortgaged, table.pot = [0] * SIZE, [False] * SIZE, 0
    return table


def parts_of(p: Position, seat: int) -> Parts:
    """A seat's worth taken apart; nothing for a bankrupt."""
    if p.seat(seat).bankrupt:
        return Parts()
    squares, state = p.board.squares, p.state
    own = p.deeds_of(seat)
    deeds = sum(squares[d].mortgage if state.mortgaged[d] else squares[d].price for d in own)
    return Parts(p.seat(seat).cash, deeds, sum(state.level[d] * squares[d].house_cost for d in own))


def expected(rolls: int) -> dict[int, float]:
    """How often each total is to be expected in so many throws of two fair dice."""
    return {total: rolls * ways / 36 for total, ways in WAYS.items()}
