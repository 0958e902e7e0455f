"""Mortgages, and mortgaged deeds that change hands (M1-M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game import money
from game.phases.building import NOT_YOURS
from game.phases.payment import charge
from game.phases.turn import refuse_turn
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, BuyOrDecline, Debt, Step, Transfer

if TYPE_CHECKING:
    from game.match import Match


def may_raise_money(p: Position, seat: int) -> Refusal | None:
    """Why a seat may not mortgage now: not its turn, and no choice, debt or receipt of its own (T5)."""
    match p.top:
        case BuyOrDecline() | Transfer() as frame if frame.seat == seat:
            return None
        case Debt() as debt if debt.by == seat:
            return None
    return refuse_turn(p, seat)


def refuse_mortgage(p: Position, command: c.Mortgage) -> Refusal | None:
    """`mortgage`: one's own deed, its group bare of buildings (M1)."""
    deed = command.deed
    if reason := may_raise_money(p, command.by):
        return reason
    if p.state.owner[deed] != command.by:
        return refuse(NOT_YOURS, deed=deed)
    if p.state.mortgaged[deed]:
        return refuse(_("{deed} is mortgaged already."), deed=deed)
    if p.group_level(deed):
        return refuse(_("Sell the buildings of the group first."))
    return None


def mortgage(m: Match, command: c.Mortgage) -> None:
    """Half the list price for the deed (M1, D5)."""
    deed, state = command.deed, m.state
    amount = m.position.board.squares[deed].mortgage
    state.steps.append(Step(command.by, "mortgage", deed, -amount, state.quiet))
    state.mortgaged[deed] = True
    state.seats[command.by].cash += amount
    state.quiet = -1
    m.emit(e.Mortgaged(state.tick, command.by, deed, amount))


def receiving(p: Position, seat: int, deed: int) -> bool:
    """Whether a seat has just received that mortgaged deed and has to answer (M3)."""
    return isinstance(p.top, Transfer) and p.top.seat == seat and deed in p.top.deeds


def price_to_lift(p: Position, seat: int, deed: int) -> int:
    """What lifting a mortgage costs the seat now (M2, M3)."""
    return money.lift_on_receipt(p, deed) if receiving(p, seat, deed) else money.redemption(p, deed)


def refuse_redeem(p: Position, command: c.Redeem) -> Refusal | None:
    """`redeem`: in one's turn, or on receipt of the deed (M2, M3), and nobody else's (M4)."""
    seat, deed = command.by, command.deed
    if not receiving(p, seat, deed):
        if reason := refuse_turn(p, seat):
            return reason
        if p.state.owner[deed] != seat:
            return refuse(NOT_YOURS, deed=deed)
        if not p.state.mortgaged[deed]:
            return refuse(_("{deed} is not mortgaged."), deed=deed)
    cost = price_to_lift(p, seat, deed)
    return refuse(_("Lifting it costs {amount}."), amount=cost) if p.seat(seat).cash < cost else None


def redeem(m: Match, command: c.Redeem) -> None:
    """Lift the mortgage (M2), on receipt the edition's way (M3)."""
    seat, deed, state = command.by, command.deed, m.state
    cost = price_to_lift(m.position, seat, deed)
    if receiving(m.position, seat, deed):
        answer(m, deed)
        state.steps.clear()
    else:
        state.steps.append(Step(seat, "redeem", deed, cost, state.quiet))
    state.mortgaged[deed] = False
    state.seats[seat].cash -= cost
    state.quiet = -1
    m.emit(e.Redeemed(state.tick, seat, deed, cost))


def refuse_keep_mortgage(p: Position, command: c.KeepMortgage) -> Refusal | None:
    """`keep_mortgage`: on receipt of the deed (M3)."""
    if receiving(p, command.by, command.deed):
        return None
    return refuse(_("You have not just received {deed} mortgaged."), deed=command.deed)


def keep_mortgage(m: Match, command: c.KeepMortgage) -> None:
    """Pay the 10 % and leave it mortgaged; without the cash it is a debt to the bank (M3)."""
    answer(m, command.deed)
    charge(m, command.by, BANK, money.interest(m.position, command.deed), "interest")


def answer(m: Match, deed: int) -> None:
    """One deed of the receipt is dealt with."""
    frame = m.position.top
    assert isinstance(frame, Transfer)
    frame.deeds.remove(deed)
    if not frame.deeds:
        m.state.frames.pop()


def ask_receiver(m: Match, seat: int, deeds: list[int]) -> None:
    """Whoever received mortgaged deeds has to lift or keep each at once (M3)."""
    mortgaged = [deed for deed in deeds if m.state.mortgaged[deed]]
    if mortgaged:
        m.push(Transfer(seat, mortgaged))


def forget_receipt(m: Match, deed: int) -> None:
    """A deed handed on before its receiver has answered is for its next owner to answer (M3)."""
    frames = m.state.frames
    for frame in frames:
        if isinstance(frame, Transfer) and deed in frame.deeds:
            frame.deeds.remove(deed)
    frames[:] = [frame for frame in frames if not isinstance(frame, Transfer) or frame.deeds]
