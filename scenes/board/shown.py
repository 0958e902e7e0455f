"""The table as it is shown: a copy of what lies open that follows the events, never ahead of the core."""

from __future__ import annotations

from dataclasses import dataclass, field

from game import events as e
from game.events import Event
from game.position import Position
from game.state import BANK


@dataclass
class Shown:
    """What the screen says at this moment. `square` and `jailed` by seat, `owner`, `level`, `mortgaged` by position."""

    turn: int = 0
    cash: list[int] = field(default_factory=list)
    square: list[int] = field(default_factory=list)
    jailed: list[bool] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)
    bankrupt: list[bool] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    level: list[int] = field(default_factory=list)
    mortgaged: list[bool] = field(default_factory=list)
    pot: int = 0
    dice: tuple[int, ...] = ()

    @classmethod
    def of(cls, p: Position) -> Shown:
        """The table as it lies."""
        shown = cls()
        shown.sync(p)
        return shown

    @classmethod
    def before(cls, p: Position) -> Shown:
        """The table of that position before anything was played: all on GO with the start money."""
        seats, squares = p.state.seats, p.board.squares
        shown = cls.of(p)
        shown.cash = [p.edition.start_money] * len(seats)
        shown.square = [0] * len(seats)
        shown.owner = [BANK] * len(squares)
        return shown

    def sync(self, p: Position) -> None:
        """Take over everything from the core, once all events have been shown."""
        state = p.state
        self.turn = state.turn
        self.cash = [seat.cash for seat in state.seats]
        self.square = [seat.square for seat in state.seats]
        self.jailed = [seat.jail is not None for seat in state.seats]
        self.keys = [len(seat.keys) for seat in state.seats]
        self.bankrupt = [seat.bankrupt for seat in state.seats]
        self.owner, self.level, self.mortgaged = state.owner[:], state.level[:], state.mortgaged[:]
        self.pot = state.pot

    def apply(self, p: Position, event: Event) -> None:
        """Let one event happen on screen."""
        match event:
            case e.Rolled(dice=dice):
                self.dice = dice
            case e.Moved(by=by, to=to):
                self.square[by] = to
            case e.Jailed(by=by):
                self.square[by], self.jailed[by] = p.board.jail, True
            case e.Freed(by=by, how=how):
                self.jailed[by] = False
                self.keys[by] -= how == "key"
            case e.KeyGained(by=by):
                self.keys[by] += 1
            case e.TurnBegan(by=by):
                self.turn = by
            case e.Bankrupt(by=by):
                self.bankrupt[by] = True
                self.keys[by] = 0
            case _:
                self._money(p, event)
                self._deeds(p, event)

    def _money(self, p: Position, event: Event) -> None:
        match event:
            case e.Salary(by=by, amount=amount) | e.Sold(by=by, amount=amount) | e.Mortgaged(by=by, amount=amount):
                self.cash[by] += amount
            case e.Undone(by=by, amount=amount):
                self.cash[by] += amount
            case e.Built(by=by, amount=amount) | e.Redeemed(by=by, amount=amount):
                self.cash[by] -= amount
            case e.Paid(by=by, to=to, amount=amount):
                self._pay(p, by, to, amount, event.why)
            case e.Traded(by=by, to=to, give=give, take=take):
                self.cash[by] += take.cash - give.cash
                self.cash[to] += give.cash - take.cash
                self.keys[by] += take.keys - give.keys
                self.keys[to] += give.keys - take.keys

    def _pay(self, p: Position, by: int, to: int, amount: int, why: str) -> None:
        if by != BANK:
            self.cash[by] -= amount
        if to != BANK:
            self.cash[to] += amount
        if why == "pot":
            self.pot = 0
        elif to == BANK and p.rules.free_parking_pot and why in ("tax", "fine", "task"):
            self.pot += amount

    def _deeds(self, p: Position, event: Event) -> None:
        match event:
            case e.Bought(by=by, deed=deed):
                self.owner[deed] = by
            case e.Transferred(to=to, deed=deed):
                self.owner[deed] = to
                self.mortgaged[deed] = self.mortgaged[deed] and to != BANK
            case e.Built(deed=deed, level=level):
                self.level[deed] = level
            case e.Sold(deed=deed, level=level, group=group):
                for lot in p.board.group_of[deed] if group else (deed,):
                    self.level[lot] = level
            case e.Mortgaged(deed=deed):
                self.mortgaged[deed] = True
            case e.Redeemed(deed=deed):
                self.mortgaged[deed] = False
            case e.Undone(what=what, deed=deed):
                if what == "build":
                    self.level[deed] -= 1
                else:
                    self.mortgaged[deed] = what == "redeem"

    def owns_group(self, p: Position, deed: int) -> bool:
        """Whether one seat is shown to own the whole group of a deed."""
        owner = self.owner[deed]
        return owner != BANK and all(self.owner[other] == owner for other in p.board.group_of[deed])
