"""The turn: rolling, walking, passing GO, ending (T1-T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.board import SIZE
from game.phases import ending, jail, landing
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import Turn

if TYPE_CHECKING:
    from game.match import Match

NOT_YOUR_TURN = _("It is not your turn.")
SETTLE_FIRST = _("Something else has to be settled first.")
TIME_IS_UP = _("Time is up: nothing is rolled or offered any more.")


def refuse_turn(p: Position, seat: int) -> Refusal | None:
    """Why `seat` is not in its own roll, jail or manage, in jail or not (T5, J4)."""
    if seat != p.state.turn:
        return refuse(NOT_YOUR_TURN)
    if not p.between_turns:
        return refuse(SETTLE_FIRST)
    return None


def refuse_roll(p: Position, command: c.Roll) -> Refusal | None:
    """`roll`: in one's turn, before the first roll or with doubles pending (T1, T2, J2)."""
    if reason := refuse_turn(p, command.by):
        return reason
    if p.time_is_up:
        return refuse(TIME_IS_UP)
    turn = p.state.frames[0]
    assert isinstance(turn, Turn)
    if turn.step == "manage" and not p.state.doubles:
        return refuse(_("You have rolled already; end your turn."))
    return None


def roll(m: Match, command: c.Roll) -> None:
    """Roll and move, or try for doubles in jail; earlier turns' unclaimed rents are forgone (R6)."""
    state = m.state
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    if state.claims:
        landing.forgo_claims(m)
    m.walk()
    if turn.step == "jail":
        jail.try_doubles(m, command.by)
        return
    first, second = m.roll(command.by, 2, "move")
    turn.step = "manage"
    state.doubles = state.doubles + 1 if first == second else 0
    if state.doubles == 3:
        jail.send(m, command.by, "doubles")
        return
    move_and_land(m, command.by, first + second)


def move_and_land(m: Match, seat: int, steps: int) -> None:
    """Walk clockwise by a roll's total and carry out the square (T1)."""
    forward(m, seat, steps)
    landing.land(m, seat, steps)


def forward(m: Match, seat: int, steps: int) -> None:
    """Walk clockwise; landing on or passing GO pays (T3, H3)."""
    state = m.state
    player = state.seats[seat]
    start = player.square
    end = start + steps
    player.square = end % SIZE
    m.emit(e.Moved(state.tick, seat, start, player.square, steps))
    if end >= SIZE:
        salary = m.position.board.salary
        if player.square == 0 and m.position.rules.double_go:
            salary *= 2
        player.cash += salary
        m.emit(e.Salary(state.tick, seat, salary))


def back(m: Match, seat: int, steps: int) -> None:
    """Walk backwards; no salary over GO (T3, C4)."""
    player = m.state.seats[seat]
    start = player.square
    player.square = (start - steps) % SIZE
    m.emit(e.Moved(m.state.tick, seat, start, player.square, -steps))


def refuse_end_turn(p: Position, command: c.EndTurn) -> Refusal | None:
    """`end_turn`: after the roll, no doubles pending (T2)."""
    if reason := refuse_turn(p, command.by):
        return reason
    if p.phase != "manage":
        return refuse(_("Roll first."))
    if p.state.doubles:
        return refuse(_("You threw doubles: roll again."))
    return None


def end_turn(m: Match, command: c.EndTurn) -> None:
    """Pass the dice on."""
    pass_on(m)


def pass_on(m: Match) -> None:
    """End the turn under way and begin the next seat's; what else waits stays on top of it."""
    state = m.state
    m.emit(e.TurnEnded(state.tick, state.turn))
    begin(m, m.position.following(state.turn))
    ending.count_quiet_turn(m)


def begin(m: Match, seat: int) -> None:
    """A turn begins."""
    state = m.state
    state.turn = seat
    state.turn_number += 1
    state.doubles = 0
    state.frames[0] = Turn("roll" if state.seats[seat].jail is None else "jail")
    m.emit(e.TurnBegan(state.tick, seat))
