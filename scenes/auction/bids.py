"""How much a bid would be, and what is said of it. Pure functions over a position in an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game import events as e
from game.commands import Bid
from game.edition import Edition
from game.events import Event
from game.phases.auction import COUNTDOWN_TICKS, lowest_bid
from game.position import Position
from game.rulebook import refusal
from game.state import Auction

Mood = Literal["calm", "open", "once", "twice"]

SCALE_OF = 1500
"""Start money of the edition in dollars, for which raises of 10, 50 and 100 are handy."""


class Raise(NamedTuple):
    """A bid one may make: by how much it tops the standing one, and what it comes to."""

    step: int
    amount: int


def frame_of(p: Position) -> Auction:
    """The auction under way. ValueError without one."""
    if not isinstance(p.top, Auction):
        raise ValueError("there is no auction now")
    return p.top


def steps(edition: Edition) -> tuple[int, ...]:
    """The unit and three handy raises, in the edition's money: 1, 10, 50, 100 or 10 000, 100 000..."""
    scale = max(1, edition.start_money // SCALE_OF)
    unit = edition.unit
    return unit, *(max(unit, -(-scale * step // unit) * unit) for step in (10, 50, 100))


def amount_with(p: Position, seat: int, step: int) -> int | None:
    """The bid that a step leads to for a seat, no more than its cash; None when it cannot bid at all."""
    least = lowest_bid(p, seat)
    if least is None:
        return None
    standing, unit = frame_of(p).bid, p.edition.unit
    wanted = standing + step if standing + step >= least else least + (step if step > unit else 0)
    purse = p.seat(seat).cash // unit * unit
    return max(least, min(wanted, purse))


def key_amount(p: Position, seat: int) -> int | None:
    """What the own bid key bids: the handy small raise; opening a dear lot, the least there is."""
    least = lowest_bid(p, seat)
    step = steps(p.edition)[1]
    if least is not None and not frame_of(p).bid and least > step:
        return least
    return amount_with(p, seat, step)


def raises(p: Position, seat: int) -> list[Raise]:
    """The bids offered beside the own key's, each once, smallest first."""
    found: list[Raise] = []
    taken = {key_amount(p, seat)}
    for step in steps(p.edition):
        amount = amount_with(p, seat, step)
        if amount is not None and amount not in taken and refusal(p, Bid(seat, amount)) is None:
            taken.add(amount)
            found.append(Raise(amount - frame_of(p).bid, amount))
    return found


def left_share(p: Position) -> float | None:
    """The share of the countdown that is left, 1 to 0; None in a calm auction (A2)."""
    frame = frame_of(p)
    return None if frame.countdown is None else frame.countdown / COUNTDOWN_TICKS[p.state.pace]


def mood(p: Position) -> Mood:
    """How far the hammer is: the words and the ring's colour follow it."""
    share = left_share(p)
    if share is None:
        return "calm"
    return "open" if share > 0.55 else "once" if share > 0.27 else "twice"


def history(events: Sequence[Event]) -> dict[int, int]:
    """The last bid of every seat in the auction that was opened last; 0 for those that have left."""
    bids: dict[int, int] = {}
    for event in reversed(events):
        match event:
            case e.AuctionOpened():
                break
            case e.Bid(by=by, amount=amount):
                bids.setdefault(by, amount)
            case e.Left(by=by):
                bids.setdefault(by, 0)
    return bids


def bidders_at_start(events: Sequence[Event], p: Position) -> list[int]:
    """Everybody who could bid when the auction opened, in seat order."""
    opened = next((event for event in reversed(events) if isinstance(event, e.AuctionOpened)), None)
    found = set(opened.bidders if opened else ()) | set(frame_of(p).bidders)
    return sorted(found)
