"""The rents of a seat's coming turn, square by square, and what being short of them would cost."""

from __future__ import annotations

from dataclasses import dataclass

from game import money
from game.cpu.chances import JAIL, PIPS
from game.cpu.figures import figures
from game.position import Position
from game.state import BANK

BORROWING = 0.15
"""Lost by a dollar raised on mortgages: the interest, and rents while they last."""
SELLING = 1.3
"""Lost by a dollar raised by selling buildings at half price, with their rents."""
RUIN = 2.5
"""Lost by a dollar that cannot be raised."""


@dataclass(frozen=True, slots=True)
class Risk:
    """`rents`: (chance, amount) of the coming turn. `loan`, `sale`: what mortgages and buildings would bring."""

    rents: tuple[tuple[float, int], ...]
    loan: int
    sale: int

    @property
    def expected(self) -> float:
        """The mean of what the turn costs in rents."""
        return sum([chance * amount for chance, amount in self.rents])

    def loss(self, cash: float, loan: float | None = None) -> float:
        """Expected loss, beyond the rents themselves, of going into the turn with that cash."""
        loan = self.loan if loan is None else loan
        total = 0.0
        for chance, amount in self.rents:
            if (short := amount - cash) > 0:
                total += chance * self._cost(short, loan)
        return total

    def _cost(self, short: float, loan: float) -> float:
        if short <= loan:
            return BORROWING * short
        cost, short = BORROWING * loan, short - loan
        if short <= self.sale:
            return cost + SELLING * short
        return cost + SELLING * self.sale + RUIN * (short - self.sale)


def start_of(p: Position, seat: int) -> int:
    """Where the chances' rows take a seat's coming turn to begin."""
    player = p.state.seats[seat]
    return player.square if player.jail is None else min(JAIL + player.jail, JAIL + 2)


def coming_risk(p: Position, seat: int) -> Risk:
    """The risk of a seat's coming turn, as the board stands."""
    state = p.state
    owner, mortgaged = state.owner, state.mortgaged
    rents = []
    for square, plain, nearest in figures(p).chances.turn[start_of(p, seat)]:
        holder = owner[square]
        if holder != seat and holder != BANK and not mortgaged[square]:
            if plain:
                rents.append((plain, money.rent(p, square, PIPS)))
            if nearest:
                rents.append((nearest, money.rent(p, square, PIPS, nearest=True)))
    loan, sale = means(p, seat)
    return Risk(tuple(rents), loan, sale)


def means(p: Position, seat: int) -> tuple[int, int]:
    """What a seat could raise by mortgaging lots of unbuilt groups, and by selling buildings."""
    state, squares = p.state, p.board.squares
    loan = sale = 0
    for deed, holder in enumerate(state.owner):
        if holder == seat:
            if state.level[deed]:
                sale += state.level[deed] * squares[deed].house_cost // 2
            elif not state.mortgaged[deed] and not p.group_level(deed):
                loan += squares[deed].mortgage
    return loan, sale
