"""What a seat may ask for, in the imperative. `by` is the asking seat's index; deeds are positions on the board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
Pace = Literal["normal", "fast", "instant"]


class Side(NamedTuple):
    """One side of an offer (X1): cash, deeds by position, keys; `debt` only among what is taken (D1)."""

    cash: int = 0
    deeds: tuple[int, ...] = ()
    keys: int = 0
    debt: int = 0


@dataclass(frozen=True, slots=True)
class Command:
    """Base of all commands."""

    by: int


@dataclass(frozen=True, slots=True)
class Roll(Command):
    """Roll to move, also for doubles in jail (T1, J2)."""


@dataclass(frozen=True, slots=True)
class Buy(Command):
    """Buy the free deed one stands on (Q1)."""


@dataclass(frozen=True, slots=True)
class Decline(Command):
    """Do not buy it; it is auctioned (Q1, A1)."""


@dataclass(frozen=True, slots=True)
class Bid(Command):
    """Bid `amount` in the auction (A1)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Leave an auction; "none for me" in a building call; give up a piece to place (A1, A3)."""


@dataclass(frozen=True, slots=True)
class Want(Command):
    """Want `count` pieces of a building call (A3)."""

    count: int


@dataclass(frozen=True, slots=True)
class ClaimRent(Command):
    """Claim rent due: for `deed`, or the oldest (R6)."""

    deed: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseTax(Command):
    """The flat sum or the per cent (Q3)."""

    how: Literal["flat", "percent"]


@dataclass(frozen=True, slots=True)
class ChooseTask(Command):
    """Pay, or take a Chance (C5)."""

    how: Literal["pay", "chance"]


@dataclass(frozen=True, slots=True)
class DeedCommand(Command):
    """Base of the commands that name one deed."""

    deed: int


@dataclass(frozen=True, slots=True)
class Build(DeedCommand):
    """One building on a lot (B1-B4), or a piece from a building call (A3)."""


@dataclass(frozen=True, slots=True)
class Sell(DeedCommand):
    """One building back to the bank; a hotel turns into houses (B5)."""


@dataclass(frozen=True, slots=True)
class SellGroup(DeedCommand):
    """All buildings of the deed's group at once (B5)."""


@dataclass(frozen=True, slots=True)
class Mortgage(DeedCommand):
    """Mortgage a deed (M1)."""


@dataclass(frozen=True, slots=True)
class Redeem(DeedCommand):
    """Lift a mortgage (M2), also on receipt of the deed (M3)."""


@dataclass(frozen=True, slots=True)
class KeepMortgage(DeedCommand):
    """Pay the 10 % on a mortgaged deed just received (M3)."""


@dataclass(frozen=True, slots=True)
class UseKey(Command):
    """Leave jail by key or card (J2)."""


@dataclass(frozen=True, slots=True)
class PayFine(Command):
    """Leave jail by the fine (J2)."""


@dataclass(frozen=True, slots=True)
class Offer(Command):
    """Propose a trade: what I give for what I take (X1, X2)."""

    to: int
    give: Side
    take: Side


@dataclass(frozen=True, slots=True)
class Accept(Command):
    """Accept the offer made to one (X2)."""


@dataclass(frozen=True, slots=True)
class Refuse(Command):
    """Refuse it (X2)."""


@dataclass(frozen=True, slots=True)
class Withdraw(Command):
    """Take one's own offer back (X2)."""


@dataclass(frozen=True, slots=True)
class Pay(Command):
    """Pay the debt that is due (D1)."""


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Go bankrupt (D2)."""


@dataclass(frozen=True, slots=True)
class EndTurn(Command):
    """Pass the dice on."""


@dataclass(frozen=True, slots=True)
class AgreeEnd(Command):
    """A human's yes to ending the match now (E5, E6)."""


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back one's own latest build, mortgage or redemption."""


@dataclass(frozen=True, slots=True)
class Control(Command):
    """Hand `seat` to a CPU of that level, or back to a human (None)."""

    seat: int
    cpu: Level | None


@dataclass(frozen=True, slots=True)
class SetPace(Command):
    """Change the pace."""

    pace: Pace


def snake(name: str) -> str:
    """CamelCase to snake_case: the name of a command or event outside the program."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


COMMANDS: dict[str, type[Command]] = {
    snake(kind.__name__): kind
    for kind in (
        Roll, Buy, Decline, Bid, Leave, Want, ClaimRent, ChooseTax, ChooseTask, Build, Sell, SellGroup, Mortgage,
        Redeem, KeepMortgage, UseKey, PayFine, Offer, Accept, Refuse, Withdraw, Pay, Resign, EndTurn, AgreeEnd,
        Undo, Control,
    )
}  # fmt: skip
COMMANDS["pace"] = SetPace
NAMES: dict[type[Command], str] = {kind: name for name, kind in COMMANDS.items()}
"""Outside name ("end_turn") of each kind of command; `COMMANDS` is the way back."""
OF_A_DEED = frozenset(name for name, kind in COMMANDS.items() if issubclass(kind, DeedCommand))
"""Outside names of the commands that name one deed."""
