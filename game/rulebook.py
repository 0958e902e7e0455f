"""The one authority for legality, and who carries a command out: a table from commands to the phases' functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from game import commands as c
from game.commands import Side
from game.phases import (
    auction,
    bankruptcy,
    building,
    call,
    ending,
    jail,
    landing,
    mortgage,
    payment,
    seating,
    tasks,
    trade,
    turn,
)
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import Auction, Call, Debt, Estate, Frame, LeaveJail, Transfer

if TYPE_CHECKING:
    from game.match import Match

REFUSE: dict[type[c.Command], Callable[[Position, Any], Refusal | None]] = {
    c.Roll: turn.refuse_roll,
    c.Buy: auction.refuse_buy,
    c.Decline: auction.refuse_decline,
    c.Bid: auction.refuse_bid,
    c.Leave: auction.refuse_leave,
    c.Want: call.refuse_want,
    c.ClaimRent: landing.refuse_claim_rent,
    c.ChooseTax: landing.refuse_choose_tax,
    c.ChooseTask: tasks.refuse_choose_task,
    c.Build: building.refuse_build,
    c.Sell: building.refuse_sell,
    c.SellGroup: building.refuse_sell_group,
    c.Mortgage: mortgage.refuse_mortgage,
    c.Redeem: mortgage.refuse_redeem,
    c.KeepMortgage: mortgage.refuse_keep_mortgage,
    c.UseKey: jail.refuse_use_key,
    c.PayFine: jail.refuse_pay_fine,
    c.Offer: trade.refuse_offer,
    c.Accept: trade.refuse_answer,
    c.Refuse: trade.refuse_answer,
    c.Withdraw: trade.refuse_withdraw,
    c.Pay: payment.refuse_pay,
    c.Resign: bankruptcy.refuse_resign,
    c.EndTurn: turn.refuse_end_turn,
    c.AgreeEnd: ending.refuse_agree_end,
    c.Undo: seating.refuse_undo,
    c.Control: seating.refuse_control,
    c.SetPace: seating.refuse_pace,
}

CARRY_OUT: dict[type[c.Command], Callable[[Match, Any], None]] = {
    c.Roll: turn.roll,
    c.Buy: auction.buy,
    c.Decline: auction.decline,
    c.Bid: auction.bid,
    c.Leave: auction.leave,
    c.Want: call.want,
    c.ClaimRent: landing.claim_rent,
    c.ChooseTax: landing.choose_tax,
    c.ChooseTask: tasks.choose_task,
    c.Build: building.build,
    c.Sell: building.sell,
    c.SellGroup: building.sell_group,
    c.Mortgage: mortgage.mortgage,
    c.Redeem: mortgage.redeem,
    c.KeepMortgage: mortgage.keep_mortgage,
    c.UseKey: jail.use_key,
    c.PayFine: jail.pay_fine,
    c.Offer: trade.offer,
    c.Accept: trade.accept,
    c.Refuse: trade.refuse,
    c.Withdraw: trade.withdraw,
    c.Pay: payment.pay,
    c.Resign: bankruptcy.resign,
    c.EndTurn: turn.end_turn,
    c.AgreeEnd: ending.agree_end,
    c.Undo: seating.undo,
    c.Control: seating.control,
    c.SetPace: seating.pace,
}

ADVANCE: dict[type[Frame], Callable[[Match, Any], bool]] = {
    Debt: payment.advance_debt,
    Auction: auction.advance,
    Estate: auction.advance_estate,
    Call: call.advance,
    LeaveJail: jail.leave_jail,
}
"""Frames that hold work: each function does some and says whether there may be more; False waits for a seat."""

FROM_OUTSIDE = frozenset({c.Control, c.SetPace})
"""Commands about the table, open to people whose seat is bankrupt too."""


def refusal(p: Position, command: c.Command) -> Refusal | None:
    """Why a command would be refused now, None when it is legal."""
    if p.state.over:
        return refuse(_("The match is over."))
    if p.state.seats[command.by].bankrupt and type(command) not in FROM_OUTSIDE:
        return refuse(_("You are out of the game."))
    return REFUSE[type(command)](p, command)


def settle(m: Match) -> None:
    """Carry out whatever needs no decision, until a seat is asked, time stops the match, or it is over."""
    state = m.state
    frames = state.frames
    while state.over is None:
        frame = frames[-1]
        work = ADVANCE.get(type(frame))
        if work is None or not work(m, frame):
            break
    if state.ticks_left == 0 and state.over is None:
        ending.stop_on_time(m)


def awaiting(p: Position) -> dict[int, list[str]]:
    """For every seat in the game, the kinds of which some form is legal now, sorted (seating commands aside)."""
    return {seat: kinds(p, seat) for seat in p.playing()}


def kinds(p: Position, seat: int) -> list[str]:
    """The kinds a seat may use now, sorted."""
    return sorted(name for name in LISTED if any(refusal(p, form) is None for form in forms(p, seat, name)))


LISTED = tuple(name for name in c.COMMANDS if name not in ("agree_end", "control", "pace"))
CHOICES: dict[str, tuple[str, ...]] = {"choose_tax": ("flat", "percent"), "choose_task": ("pay", "chance")}


def forms(p: Position, seat: int, name: str) -> Iterator[c.Command]:
    """Commands of one kind that are legal if any of that kind is: its least demanding forms."""
    kind: Callable[..., c.Command] = c.COMMANDS[name]
    if name in c.OF_A_DEED:
        yield from (kind(seat, deed) for deed in deeds_at_hand(p, seat))
    elif name in CHOICES:
        yield from (kind(seat, how) for how in CHOICES[name])
    elif name == "bid":
        least = auction.lowest_bid(p, seat) if isinstance(p.top, Auction) else None
        yield from () if least is None else (c.Bid(seat, least),)
    elif name == "want":
        yield c.Want(seat, 1)
    elif name == "offer":
        yield from least_offers(p, seat)
    else:
        yield kind(seat)


def deeds_at_hand(p: Position, seat: int) -> list[int]:
    """Deeds a command could name: one's own, and those just received."""
    received = p.top.deeds if isinstance(p.top, Transfer) else []
    return sorted({*p.deeds_of(seat), *received})


def least_offers(p: Position, seat: int) -> Iterator[c.Offer]:
    """Offers that move one thing only, to every other seat."""
    debt = p.top.amount if isinstance(p.top, Debt) else 0
    for other in p.others(seat):
        for giver, make in ((seat, give), (other, take)):
            for side in least_sides(p, giver):
                yield make(seat, other, side)
        if debt:
            yield take(seat, other, Side(debt=debt))


def give(seat: int, other: int, side: Side) -> c.Offer:
    """An offer that only gives."""
    return c.Offer(seat, other, side, Side())


def take(seat: int, other: int, side: Side) -> c.Offer:
    """An offer that only takes."""
    return c.Offer(seat, other, Side(), side)


def least_sides(p: Position, seat: int) -> Iterator[Side]:
    """One unit, one key, or any one deed of a seat."""
    yield Side(cash=p.edition.unit)
    yield Side(keys=1)
    for deed in p.deeds_of(seat):
        yield Side(deeds=(deed,))
