"""Money changing hands, and debts where the cash does not cover it (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, Debt

if TYPE_CHECKING:
    from game.match import Match


def move_money(m: Match, by: int, to: int, amount: int, why: str, pot: bool = False) -> None:
    """Money from one to another; the bank is bottomless. With H1 what is for the `pot` gathers there."""
    state = m.state
    if by != BANK:
        state.seats[by].cash -= amount
    if to != BANK:
        state.seats[to].cash += amount
    elif pot and m.position.rules.free_parking_pot:
        state.pot += amount
    m.emit(e.Paid(state.tick, by, to, amount, why))


def charge(m: Match, by: int, to: int, amount: int, why: str, pot: bool = False) -> None:
    """`by` has to pay: at once if the cash is there, else a debt on top of everything (D1)."""
    if m.state.seats[by].cash >= amount:
        if amount:
            move_money(m, by, to, amount, why, pot)
        return
    debt = Debt(by, to, amount, why, pot)
    m.push(debt)
    open_debt(m, debt)


def open_debt(m: Match, debt: Debt) -> None:
    """From here on the debt waits for `pay`, a deal or bankruptcy."""
    debt.opened = True
    m.emit(e.DebtOpened(m.state.tick, debt.by, debt.to, debt.amount))


def advance_debt(m: Match, debt: Debt) -> bool:
    """Work of a debt on top that has just come due: pay it at once or open it. False when it waits."""
    if debt.opened:
        return False
    if m.state.seats[debt.by].cash < debt.amount:
        open_debt(m, debt)
        return False
    m.state.frames.pop()
    if debt.amount:
        move_money(m, debt.by, debt.to, debt.amount, debt.why, debt.pot)
    return True


def refuse_pay(p: Position, command: c.Pay) -> Refusal | None:
    """`pay`: one's own debt, once the cash is there (D1)."""
    debt = p.top
    if not isinstance(debt, Debt) or debt.by != command.by:
        return refuse(_("You have no debt to pay now."))
    if p.seat(command.by).cash < debt.amount:
        return refuse(_("The debt is {amount}; raise the cash first."), amount=debt.amount)
    return None


def pay(m: Match, command: c.Pay) -> None:
    """Pay the debt that is due."""
    debt = m.state.frames.pop()
    assert isinstance(debt, Debt)
    move_money(m, debt.by, debt.to, debt.amount, debt.why, debt.pot)
    m.emit(e.DebtSettled(m.state.tick, debt.by, debt.to))
