"""What changing hands would mean: groups completed and broken, rents and worth. Pure questions to a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game import money
from game.position import Position
from game.state import BANK

PIPS = 7
"""The dice total that rents of utilities are told for."""


class RentChange(NamedTuple):
    """What a deed's owner collects before and after, for `deed`."""

    deed: int
    before: int
    after: int


class Outlook(NamedTuple):
    """For one seat: `makes` and `breaks` are groups, `rents` of the deeds concerned, `worth` money gained."""

    makes: tuple[str, ...]
    breaks: tuple[str, ...]
    rents: tuple[RentChange, ...]
    worth: int

    @property
    def rent_before(self) -> int:
        """All rents of one round of landings, as they are."""
        return sum(rent.before for rent in self.rents)

    @property
    def rent_after(self) -> int:
        """And as they would be."""
        return sum(rent.after for rent in self.rents)


def with_owners(p: Position, changes: Iterable[tuple[int, int]]) -> Position:
    """A copy of the position in which each (deed, seat) of `changes` has that owner."""
    other = p.copy()
    for deed, seat in changes:
        other.state.owner[deed] = seat
    return other


def whole_groups(p: Position, seat: int) -> list[str]:
    """Groups that a seat owns whole, in board order."""
    return [name for name, group in p.board.groups.items() if p.owns_group(seat, group[0])]


def rent_of(p: Position, deed: int) -> int:
    """What its owner collects now; 0 for a mortgaged deed or one of the bank."""
    if p.state.owner[deed] == BANK or p.state.mortgaged[deed]:
        return 0
    return money.rent(p, deed, PIPS)


def outlook(before: Position, after: Position, seat: int) -> Outlook:
    """What the change from one position to the other means for a seat."""
    had, has = whole_groups(before, seat), whole_groups(after, seat)
    touched = [deed for deed in before.board.deeds if _touches(before, after, deed, seat)]
    return Outlook(
        tuple(name for name in has if name not in had),
        tuple(name for name in had if name not in has),
        tuple(RentChange(deed, _mine(before, deed, seat), _mine(after, deed, seat)) for deed in touched),
        money.worth(after, seat) - money.worth(before, seat),
    )


def _mine(p: Position, deed: int, seat: int) -> int:
    return rent_of(p, deed) if p.state.owner[deed] == seat else 0


def _touches(before: Position, after: Position, deed: int, seat: int) -> bool:
    return _mine(before, deed, seat) != _mine(after, deed, seat)


def if_won(p: Position, seat: int, deed: int) -> Outlook:
    """What winning a deed would mean for a seat, its price aside."""
    return outlook(p, with_owners(p, [(deed, seat)]), seat)


def denied(p: Position, seat: int, deed: int) -> list[int]:
    """The other seats whose group that deed would complete."""
    group = [part for part in p.board.group_of[deed] if part != deed]
    return [other for other in p.others(seat) if group and all(p.state.owner[part] == other for part in group)]


def held(p: Position, seat: int, deed: int) -> tuple[int, int]:
    """How many of the deed's group a seat would own with it, and how many there are."""
    group = p.board.group_of[deed]
    return sum(p.state.owner[other] == seat or other == deed for other in group), len(group)
