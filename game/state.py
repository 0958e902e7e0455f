"""The table as plain data: what lies open to everyone. Seats are indices, deeds positions 0..39, money int.

What play waits for is a stack of frames: the turn at the bottom, above it whatever has to be settled first, the
top one next. A frame is a question to some seat or a piece of work still to be carried out.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from game.board import SIZE
from game.commands import Offer, Pace

BANK = -1
"""The bank where a seat's index could stand."""

HOUSES, HOTELS = 32, 12
"""Buildings there are in all (S2, B4)."""

CALM = None
"""A countdown that never falls (A2's calm form)."""


@dataclass(slots=True)
class Seat:
    """One place at the table.

    `cpu`: level of the CPU that plays it now, None for a human. `human`: a person belongs to it, even while a CPU
    plays it. `jail`: None, or rolls failed there so far (3 while the third fine is owed). `keys`: where each key or
    card held came from, "chance" before "chest" ("store" with dice).
    """

    name: str
    cpu: str | None = None
    human: bool = True
    token: str = ""
    colour: str = ""
    cash: int = 0
    square: int = 0
    jail: int | None = None
    keys: tuple[str, ...] = ()
    bankrupt: bool = False


@dataclass(slots=True)
class Claim:
    """Rent that its owner has yet to claim (R6), fixed at the landing in turn number `turn`."""

    turn: int
    payer: int
    owner: int
    deed: int
    amount: int


@dataclass(slots=True)
class Frame:
    """Base of the frames; `phase` is what the outside calls it while it is on top."""

    phase: ClassVar[str] = ""

    def copy(self) -> Frame:
        """A copy that shares nothing that changes."""
        return copy(self)


@dataclass(slots=True)
class Turn(Frame):
    """The turn of the seat on the move, always the lowest frame."""

    step: Literal["roll", "jail", "manage"]


@dataclass(slots=True)
class BuyOrDecline(Frame):
    """A free deed waits for its finder (Q1)."""

    phase: ClassVar[str] = "buy"
    seat: int
    deed: int


@dataclass(slots=True)
class TaxChoice(Frame):
    """Flat sum or per cent (Q3)."""

    phase: ClassVar[str] = "tax"
    seat: int
    square: int


@dataclass(slots=True)
class TaskChoice(Frame):
    """Pay `amount` or take a Chance (C5)."""

    phase: ClassVar[str] = "task"
    seat: int
    amount: int


@dataclass(slots=True)
class Auction(Frame):
    """A deed (position) or a piece ("house", "hotel") under the hammer.

    `bid` 0: none yet. `countdown`: ticks until it falls, None when calm.
    """

    phase: ClassVar[str] = "auction"
    what: int | str
    bidders: list[int]
    bid: int = 0
    by: int | None = None
    countdown: int | None = CALM

    def copy(self) -> Auction:
        """A copy with its own list of bidders."""
        other = copy(self)
        other.bidders = [*self.bidders]
        return other


@dataclass(slots=True)
class Call(Frame):
    """A building call (A3).

    `deed`: the lot of the build that opened it. `pieces`: how many are still to be handed out. `asked`: who has yet to
    answer. `wants`: pieces wanted by seat. `scarce`: None while asked, then whether pieces are auctioned singly.
    `placing`: who places a piece now; `paid`: what it won it for, None if it pays the price on placing.
    """

    phase: ClassVar[str] = "building_call"
    what: str
    by: int
    deed: int
    pieces: int
    asked: list[int]
    wants: list[int]
    scarce: bool | None = None
    placing: int | None = None
    paid: int | None = None

    def copy(self) -> Call:
        """A copy with its own lists."""
        other = copy(self)
        other.asked, other.wants = [*self.asked], [*self.wants]
        return other


@dataclass(slots=True)
class Trade(Frame):
    """An offer that waits for its answer (X2)."""

    phase: ClassVar[str] = "trade"
    offer: Offer


@dataclass(slots=True)
class Transfer(Frame):
    """Mortgaged deeds just received, each to be lifted or kept (M3)."""

    phase: ClassVar[str] = "transfer"
    seat: int
    deeds: list[int]

    def copy(self) -> Transfer:
        """A copy with its own list of deeds."""
        other = copy(self)
        other.deeds = [*self.deeds]
        return other


@dataclass(slots=True)
class Debt(Frame):
    """Money owed (D1): paid on top of the stack if the cash is there, else `opened` until paid.

    `why`: as in the event paid. `pot`: with H1 it goes to the pot.
    """

    phase: ClassVar[str] = "debt"
    by: int
    to: int
    amount: int
    why: str
    pot: bool = False
    opened: bool = False


@dataclass(slots=True)
class LeaveJail(Frame):
    """Work: after the third fine, out of jail and `steps` forward, or to roll again with 0 (J3)."""

    seat: int
    steps: int


@dataclass(slots=True)
class Estate(Frame):
    """Work: a bankrupt's deeds to auction one by one (A4); of what they bring, `owed` goes to `creditor` (D6)."""

    deeds: list[int]
    creditor: int
    owed: int

    def copy(self) -> Estate:
        """A copy with its own list of deeds."""
        other = copy(self)
        other.deeds = [*self.deeds]
        return other


@dataclass(slots=True)
class Step:
    """One thing a seat may still take back: what, its deed, the money it moved, and how quiet it was before (E6)."""

    by: int
    what: Literal["build", "mortgage", "redeem"]
    deed: int
    cash: int
    quiet: int


@dataclass(slots=True)
class Ending:
    """How it ended: winners, reason, and (seat, worth) best first."""

    winner: tuple[int, ...]
    reason: str
    ranking: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class State:
    """Everything on the table.

    `owner[p]` seat or BANK; `level[p]` buildings on p, a hotel being one more than the houses it needs.
    `turn_number` counts turns from 1. `doubles`: thrown in this turn. `counter`: who may answer a refusal with an
    offer, and to whom, either way (X1). `yes`: who agreed to end. `quiet`: turns since anything changed (E6).
    `walk_ends`: the tick at which the last roll's walk ends. `ticks_left`: of a timed session, else None.
    `out`: the bankrupt in order.
    """

    seats: list[Seat]
    owner: list[int] = field(default_factory=lambda: [BANK] * SIZE)
    mortgaged: list[bool] = field(default_factory=lambda: [False] * SIZE)
    level: list[int] = field(default_factory=lambda: [0] * SIZE)
    houses: int = HOUSES
    hotels: int = HOTELS
    pot: int = 0
    turn: int = 0
    turn_number: int = 0
    doubles: int = 0
    frames: list[Frame] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    counter: tuple[int, int] | None = None
    steps: list[Step] = field(default_factory=list)
    yes: list[int] = field(default_factory=list)
    quiet: int = 0
    tick: int = 0
    walk_ends: int = 0
    ticks_left: int | None = None
    pace: Pace = "normal"
    out: list[int] = field(default_factory=list)
    over: Ending | None = None

    def copy(self) -> State:
        """An equal state that shares nothing that changes; cheap enough to try things on."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.frames = [frame.copy() for frame in self.frames]
        other.claims = [copy(claim) for claim in self.claims]
        for name in ("owner", "mortgaged", "level", "steps", "yes", "out"):
            setattr(other, name, getattr(self, name)[:])
        return other
