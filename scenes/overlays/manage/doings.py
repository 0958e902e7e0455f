"""What can be done with a deed right now, in order, with prices and with the reason where the rules forbid it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game import commands as c
from game.money import interest
from game.phases.building import piece_for
from game.phases.mortgage import price_to_lift
from game.position import Position
from game.rulebook import refusal
from game.state import BuyOrDecline, Call, Debt, Transfer
from scenes import outlook
from scenes.i18n import tr
from scenes.telling import deed_name, price, seat_name, told

Purpose = Literal["manage", "debt", "receive", "place", "buy"]
"""Why the overlay is open: in one's turn, owing money, on receipt of mortgaged deeds, with a piece to place, or short
of cash for a deed."""


class Doing(NamedTuple):
    """A button: its words, the money it moves (with sign, "" for none), its command, and why it is greyed."""

    key: str
    words: str
    sum: str
    command: c.Command
    why: str


def purpose_of(p: Position, seat: int) -> Purpose:
    """What the seat has to settle here, if anything."""
    match p.top:
        case Debt(by=by) if by == seat:
            return "debt"
        case Transfer(seat=asked) if asked == seat:
            return "receive"
        case Call(placing=placing) if placing == seat:
            return "place"
        case BuyOrDecline(seat=asked) if asked == seat:
            return "buy"
    return "manage"


def doings(p: Position, seat: int, deed: int) -> list[Doing]:
    """The buttons for one deed."""
    purpose = purpose_of(p, seat)
    if purpose == "receive":
        return _receiving(p, seat, deed)
    if purpose == "place":
        return [_doing(p, "build", tr("Place it here"), "", c.Build(seat, deed))]
    made = [_build(p, seat, deed), *_sales(p, seat, deed)] if p.board.squares[deed].house_cost else []
    return [*made, _mortgage(p, seat, deed)]


def _doing(p: Position, key: str, words: str, sum_: str, command: c.Command) -> Doing:
    reason = refusal(p, command)
    return Doing(key, words, sum_, command, told(p, reason) if reason else "")


def _minus(p: Position, amount: int) -> str:
    return "−" + price(p, amount)


def _plus(p: Position, amount: int) -> str:
    return "+" + price(p, amount)


def _build(p: Position, seat: int, deed: int) -> Doing:
    words = tr("Build a hotel") if piece_for(p, deed) == "hotel" else tr("Build a house")
    return _doing(p, "build", words, _minus(p, p.board.squares[deed].house_cost), c.Build(seat, deed))


def _sales(p: Position, seat: int, deed: int) -> list[Doing]:
    cost = p.board.squares[deed].house_cost
    words = tr("Sell the hotel") if p.state.level[deed] == p.hotel else tr("Sell a house")
    whole = p.group_level(deed) * cost // 2
    return [
        _doing(p, "sell", words, _plus(p, cost // 2), c.Sell(seat, deed)),
        _doing(p, "sell_group", tr("Sell whole group"), _plus(p, whole) if whole else "", c.SellGroup(seat, deed)),
    ]


def _mortgage(p: Position, seat: int, deed: int) -> Doing:
    if p.state.mortgaged[deed]:
        cost = _minus(p, price_to_lift(p, seat, deed))
        return _doing(p, "mortgage", tr("Lift the mortgage"), cost, c.Redeem(seat, deed))
    return _doing(p, "mortgage", tr("Mortgage"), _plus(p, p.board.squares[deed].mortgage), c.Mortgage(seat, deed))


def _receiving(p: Position, seat: int, deed: int) -> list[Doing]:
    """Lift or keep the mortgage of a deed just received (M3); money may be raised on the others."""
    assert isinstance(p.top, Transfer)
    if deed not in p.top.deeds:
        return [*_sales(p, seat, deed), _mortgage(p, seat, deed)]
    return [
        _doing(p, "mortgage", tr("Lift the mortgage"), _minus(p, price_to_lift(p, seat, deed)), c.Redeem(seat, deed)),
        _doing(p, "keep", tr("Keep it mortgaged"), _minus(p, interest(p, deed)), c.KeepMortgage(seat, deed)),
    ]


def banner(p: Position, seat: int) -> tuple[str, bool]:
    """What the seat has to settle here, in words, and whether it presses (money is still missing)."""
    cash = p.seat(seat).cash
    match p.top:
        case Debt(by=by, to=to, amount=amount) if by == seat:
            sums = {"amount": price(p, amount), "name": seat_name(p, to)}
            if cash >= amount:
                return tr("You owe {amount} to {name}: the cash is there, pay.", **sums), False
            return tr("You owe {amount} to {name}: {missing} missing", missing=price(p, amount - cash), **sums), True
        case Transfer(seat=asked) if asked == seat:
            return tr("You received mortgaged deeds: lift each mortgage, or pay 10% and keep it."), False
        case Call(placing=placing, what=what) if placing == seat:
            return (tr("Place your hotel.") if what == "hotel" else tr("Place your house.")), False
        case BuyOrDecline(seat=asked, deed=deed) if asked == seat:
            missing = p.board.squares[deed].price - cash
            if missing > 0:
                return tr("{missing} missing to buy {deed}", missing=price(p, missing), deed=deed_name(p, deed)), True
    return "", False


def prospect(p: Position, seat: int, deed: int) -> str:
    """What the next building would do to the rent of a deed, or what it earns now."""
    square, level = p.board.squares[deed], p.state.level[deed]
    if p.state.mortgaged[deed]:
        return tr("No rent while mortgaged")
    now = outlook.rent_of(p, deed)
    if square.house_cost and level < p.hotel and p.owns_group(seat, deed):
        after = p.copy()
        after.state.level[deed] += 1
        sums = {"now": price(p, now), "then": price(p, outlook.rent_of(after, deed))}
        return tr("Rent {now}, with the next building {then}", **sums)
    return tr("Rent {now}", now=price(p, now))
