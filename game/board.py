"""The board as frozen facts: forty squares and the groups their deeds form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

SIZE = 40
"""Squares on a board; positions run 0..39 clockwise from GO."""

SquareKind = Literal[
    "go", "street", "station", "utility", "tax", "chance", "chest", "jail", "free_parking", "go_to_jail"
]
DEED_KINDS: frozenset[str] = frozenset({"street", "station", "utility"})

Money = int
"""Whole dollars, kronor or euros of the edition."""


@dataclass(frozen=True, slots=True)
class Square:
    """One square with the figures printed on it; fields that do not apply are 0, () or None.

    `rents`: street 0..4 houses and hotel; station by stations owned; utility money per pip by utilities owned.
    `amount`: salary (go), flat tax (tax), fine (jail). `percent`: the tax a seat may choose instead (Q3).
    """

    position: int
    kind: SquareKind
    id: str
    name: str
    group: str | None = None
    price: Money = 0
    house_cost: Money = 0
    rents: tuple[Money, ...] = ()
    mortgage: Money = 0
    amount: Money = 0
    percent: int = 0


@dataclass(frozen=True)
class Board:
    """Forty squares in order, with the look-ups that rules need.

    `group_of[p]` are the positions of p's group, in board order (empty for squares without a deed).
    """

    squares: tuple[Square, ...]
    deeds: tuple[int, ...] = field(init=False)
    groups: dict[str, tuple[int, ...]] = field(init=False)
    group_of: tuple[tuple[int, ...], ...] = field(init=False)
    by_id: dict[str, int] = field(init=False)
    salary: Money = field(init=False)
    jail: int = field(init=False)
    fine: Money = field(init=False)

    def __post_init__(self) -> None:
        deeds = tuple(s.position for s in self.squares if s.kind in DEED_KINDS)
        groups: dict[str, tuple[int, ...]] = {}
        for position in deeds:
            group = self.squares[position].group or ""
            groups[group] = (*groups.get(group, ()), position)
        jail = next(s for s in self.squares if s.kind == "jail")
        facts = {
            "deeds": deeds,
            "groups": groups,
            "group_of": tuple(groups.get(s.group or "", ()) for s in self.squares),
            "by_id": {s.id: s.position for s in self.squares},
            "salary": self.squares[0].amount,
            "jail": jail.position,
            "fine": jail.amount,
        }
        for name, value in facts.items():
            object.__setattr__(self, name, value)

    def nearest(self, start: int, kind: str) -> int:
        """The first square of `kind` clockwise after `start` (C4)."""
        return next(
            position % SIZE
            for position in range(start + 1, start + 1 + SIZE)
            if self.squares[position % SIZE].kind == kind
        )
