"""What has happened, in the past tense. Every event carries its tick; seats are indices, deeds positions, BANK is -1.

`by` is who did or suffered it, `to` who it went to.
"""

from __future__ import annotations

from typing import NamedTuple

from game.commands import Side, snake
from game.edition import TaskList


class Rolled(NamedTuple):
    """Dice fell. `why`: move, jail, start (S3), task (C1) or utility (R4)."""

    tick: int
    by: int
    dice: tuple[int, ...]
    why: str


class Moved(NamedTuple):
    """A token went from square `start` to `to`; `steps` squares forward, negative backwards."""

    tick: int
    by: int
    start: int
    to: int
    steps: int


class Salary(NamedTuple):
    tick: int
    by: int
    amount: int


class Bought(NamedTuple):
    """A deed left the bank for `amount`: at list price, by auction or dealt (E3). The money is an event of its own."""

    tick: int
    by: int
    deed: int
    amount: int


class Declined(NamedTuple):
    tick: int
    by: int
    deed: int


class AuctionOpened(NamedTuple):
    """`what`: a deed's position, or "house" or "hotel"."""

    tick: int
    what: int | str
    bidders: tuple[int, ...]


class Bid(NamedTuple):
    tick: int
    by: int
    amount: int


class Left(NamedTuple):
    tick: int
    by: int


class AuctionClosed(NamedTuple):
    """`by` won for `amount`; None: nobody bid."""

    tick: int
    what: int | str
    by: int | None
    amount: int


class RentDue(NamedTuple):
    tick: int
    by: int
    to: int
    deed: int
    amount: int


class RentClaimed(NamedTuple):
    """`by` is the owner, `payer` who landed there."""

    tick: int
    by: int
    payer: int
    deed: int
    amount: int


class RentForgone(NamedTuple):
    tick: int
    by: int
    payer: int
    deed: int
    amount: int


class Paid(NamedTuple):
    """Money went from `by` to `to` (BANK is -1). `why`: price, bid, rent, tax, fine, task, interest, estate, pot."""

    tick: int
    by: int
    to: int
    amount: int
    why: str


class Task(NamedTuple):
    """A task of `cards` came up: `task` is its index in the edition's list."""

    tick: int
    by: int
    cards: TaskList
    task: int


class KeyGained(NamedTuple):
    tick: int
    by: int


class Jailed(NamedTuple):
    """`why`: square, task or doubles (J1)."""

    tick: int
    by: int
    why: str


class Freed(NamedTuple):
    """`how`: key, fine or doubles (J2)."""

    tick: int
    by: int
    how: str


class Built(NamedTuple):
    """`level`: buildings on the lot now; `what`: "house" or "hotel"."""

    tick: int
    by: int
    deed: int
    what: str
    level: int
    amount: int


class Sold(NamedTuple):
    """Buildings went back: the lot's new `level`, money `amount`; with `group` the whole group is bare now."""

    tick: int
    by: int
    deed: int
    level: int
    amount: int
    group: bool


class Mortgaged(NamedTuple):
    tick: int
    by: int
    deed: int
    amount: int


class Redeemed(NamedTuple):
    tick: int
    by: int
    deed: int
    amount: int


class Offered(NamedTuple):
    tick: int
    by: int
    to: int
    give: Side
    take: Side


class Accepted(NamedTuple):
    tick: int
    by: int
    to: int


class Refused(NamedTuple):
    tick: int
    by: int
    to: int


class Withdrawn(NamedTuple):
    tick: int
    by: int
    to: int


class Lapsed(NamedTuple):
    """An offer of `by` ended by itself: something was no longer there (X2), time ran out (E2), a seat left."""

    tick: int
    by: int
    to: int


class Traded(NamedTuple):
    tick: int
    by: int
    to: int
    give: Side
    take: Side


class Transferred(NamedTuple):
    """A deed changed hands outside a sale by the bank; `to` may be the bank."""

    tick: int
    by: int
    to: int
    deed: int


class DebtOpened(NamedTuple):
    tick: int
    by: int
    to: int
    amount: int


class DebtSettled(NamedTuple):
    tick: int
    by: int
    to: int


class Bankrupt(NamedTuple):
    tick: int
    by: int
    to: int


class TurnBegan(NamedTuple):
    tick: int
    by: int


class TurnEnded(NamedTuple):
    tick: int
    by: int


class CallOpened(NamedTuple):
    """A building call (A3): `stock` pieces of `what` are to be had; `asked` have to answer."""

    tick: int
    by: int
    what: str
    stock: int
    asked: tuple[int, ...]


class Wanted(NamedTuple):
    tick: int
    by: int
    pieces: int


class CallClosed(NamedTuple):
    tick: int
    what: str


class Undone(NamedTuple):
    """`what`: build, mortgage or redeem of `deed`, taken back; `amount` is the money that came back to `by`."""

    tick: int
    by: int
    what: str
    deed: int
    amount: int


class Agreed(NamedTuple):
    tick: int
    by: int


class Stalled(NamedTuple):
    """Nothing has changed for long (E6): the humans may agree to end."""

    tick: int
    rounds: int


class Controlled(NamedTuple):
    tick: int
    by: int
    seat: int
    cpu: str | None


class Paced(NamedTuple):
    tick: int
    by: int
    pace: str


class Over(NamedTuple):
    """The match has ended; `ranking` pairs seats with their worth, best first."""

    tick: int
    winner: tuple[int, ...]
    reason: str
    ranking: tuple[tuple[int, int], ...]


Event = (
    Rolled | Moved | Salary | Bought | Declined | AuctionOpened | Bid | Left | AuctionClosed | RentDue | RentClaimed
    | RentForgone | Paid | Task | KeyGained | Jailed | Freed | Built | Sold | Mortgaged | Redeemed | Offered | Accepted
    | Refused | Withdrawn | Lapsed | Traded | Transferred | DebtOpened | DebtSettled | Bankrupt | TurnBegan | TurnEnded
    | CallOpened | Wanted | CallClosed | Undone | Agreed | Stalled | Controlled | Paced | Over
)  # fmt: skip
KINDS: dict[type, str] = {kind: snake(kind.__name__) for kind in Event.__args__}
"""Outside name of each kind of event, such as "auction_opened"."""
