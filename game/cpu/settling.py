"""Debts: raise cash and pay, settle by a deal, or give up (D1, D2); mortgaged deeds received (M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import money
from game.cpu import raising, risk
from game.cpu.bargaining import bargain
from game.cpu.figures import figures
from game.cpu.reasons import _, because
from game.position import Position
from game.state import Debt, Transfer

if TYPE_CHECKING:
    from game.cpu.mind import Mind


def settle(mind: Mind, p: Position, debt: Debt) -> c.Command:
    """Pay, raise more, or give up."""
    seat = mind.seat
    short = debt.amount - p.state.seats[seat].cash
    if short <= 0:
        return mind.say(c.Pay(seat), None)
    if money.can_raise(p, seat) < debt.amount:
        return mind.say(c.Resign(seat), because(_("All I have does not come to {amount}."), amount=debt.amount))
    way = raising.cheapest_way(mind, p, short)
    if way is None:
        return mind.say(c.Resign(seat), because(_("All I have does not come to {amount}."), amount=debt.amount))
    if deal := bargain(mind, p):
        return deal  # better than selling buildings
    return mind.say(way, because(_("The least loss to raise {amount}."), amount=short))


def receive(mind: Mind, p: Position, frame: Transfer) -> c.Command:
    """Lift the mortgage at once if the cash allows and it pays, else keep it."""
    seat, deed = mind.seat, frame.deeds[0]
    cash, price = p.state.seats[seat].cash, money.lift_on_receipt(p, deed)
    if cash >= price:
        danger = risk.coming_risk(p, seat)
        saved = money.redemption(p, deed) + money.interest(p, deed) - price
        rents = mind.weights.haste * raising.income_of(p, figures(p), deed) * (len(p.playing()) - 1)
        if saved + rents > mind.profile.caution * (danger.loss(cash - price) - danger.loss(cash)) + price / 8:
            return mind.say(c.Redeem(seat, deed), because(_("Lifting it now saves paying twice.")))
    return mind.say(c.KeepMortgage(seat, deed), because(_("The cash is of more use elsewhere.")))
