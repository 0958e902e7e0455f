"""Jail: in by square, task or doubles; out by key, fine or doubles (J1-J3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.phases import turn
from game.phases.payment import move_money
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, Debt, LeaveJail, Turn

if TYPE_CHECKING:
    from game.match import Match

ROLLS = 3
"""Rolls for doubles before the fine is due (J3)."""


def send(m: Match, seat: int, why: str) -> None:
    """To jail: no salary, and the turn ends at once (J1, T4)."""
    player = m.state.seats[seat]
    player.square = m.position.board.jail
    player.jail = 0
    m.emit(e.Jailed(m.state.tick, seat, why))
    turn.pass_on(m)


def free(m: Match, seat: int, how: str) -> None:
    """Out of jail, standing on its square."""
    m.state.seats[seat].jail = None
    m.emit(e.Freed(m.state.tick, seat, how))


def try_doubles(m: Match, seat: int) -> None:
    """Roll for doubles: out by them without another roll, or one failure more; the third makes the fine due (J3)."""
    player = m.state.seats[seat]
    first, second = m.roll(seat, 2, "jail")
    m.state.frames[0] = Turn("manage")
    if first == second:
        free(m, seat, "doubles")
        turn.move_and_land(m, seat, first + second)
        return
    player.jail = (player.jail or 0) + 1
    if player.jail == ROLLS:
        steps = first + second if m.position.edition.third_failure == "move" else 0
        m.push(LeaveJail(seat, steps))
        m.push(Debt(seat, BANK, m.position.board.fine, "fine", pot=True))


def leave_jail(m: Match, work: LeaveJail) -> bool:
    """The third fine is paid: move by the roll, or roll again as usual (J3)."""
    m.state.frames.pop()
    free(m, work.seat, "fine")
    if work.steps:
        turn.move_and_land(m, work.seat, work.steps)
    else:
        m.state.frames[0] = Turn("roll")
    return True


def refuse_way_out(p: Position, seat: int) -> Refusal | None:
    """Why a seat is not in jail before its roll, in its own turn."""
    if reason := turn.refuse_turn(p, seat):
        return reason
    return None if p.phase == "jail" else refuse(_("Only in jail, before rolling."))


def refuse_use_key(p: Position, command: c.UseKey) -> Refusal | None:
    """`use_key`: before rolling in one's turn (J2)."""
    if reason := refuse_way_out(p, command.by):
        return reason
    return None if p.seat(command.by).keys else refuse(_("You have no key."))


def use_key(m: Match, command: c.UseKey) -> None:
    """A key opens the jail; then roll as usual (J2)."""
    give_up_key(m, command.by)
    free(m, command.by, "key")
    m.state.frames[0] = Turn("roll")


def give_up_key(m: Match, seat: int) -> None:
    """One key or card back to where it came from, Chance's first (C3)."""
    player = m.state.seats[seat]
    source, player.keys = player.keys[0], player.keys[1:]
    put_back(m, source)


def put_back(m: Match, source: str) -> None:
    """A card goes back under its deck; a key to the store (C3)."""
    if source in m.luck.decks:
        m.luck.give_back(source, m.position.edition.key_card(source))


def refuse_pay_fine(p: Position, command: c.PayFine) -> Refusal | None:
    """`pay_fine`: before rolling in one's turn, in some editions between others' turns too (J2)."""
    seat = p.seat(command.by)
    if p.edition.fine_between_turns and command.by != p.state.turn:
        if seat.jail is None:
            return refuse(_("You are not in jail."))
        if not p.between_turns:
            return refuse(turn.SETTLE_FIRST)
    elif reason := refuse_way_out(p, command.by):
        return reason
    fine = p.board.fine
    return None if seat.cash >= fine else refuse(_("The fine is {amount}; you have less."), amount=fine)


def pay_fine(m: Match, command: c.PayFine) -> None:
    """Pay the fine; in one's own turn the edition says whether one rolls (J2)."""
    move_money(m, command.by, BANK, m.position.board.fine, "fine", pot=True)
    free(m, command.by, "fine")
    if command.by == m.state.turn:
        m.state.frames[0] = Turn(m.position.edition.fine_then)
