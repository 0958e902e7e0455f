"""Around the table: who plays a seat, how fast, and taking back (undo, control, pace)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.phases import building
from game.position import Position
from game.refusal import Refusal, _, refuse

if TYPE_CHECKING:
    from game.match import Match


def refuse_person(p: Position, seat: int) -> Refusal | None:
    """Why it is not a human who says it; a person stays one while a CPU plays the seat, or when bankrupt."""
    return None if p.seat(seat).human else refuse(_("Only humans decide that."))


def refuse_control(p: Position, command: c.Control) -> Refusal | None:
    """`control`: by any human, for a seat in the game."""
    if p.seat(command.seat).bankrupt:
        return refuse(_("{seat} is out of the game."), seat=command.seat)
    return refuse_person(p, command.by)


def control(m: Match, command: c.Control) -> None:
    """Hand a seat to a CPU, or to a human."""
    seat = m.state.seats[command.seat]
    seat.cpu = command.cpu
    seat.human = seat.human or command.cpu is None
    m.emit(e.Controlled(m.state.tick, command.by, command.seat, command.cpu))


def refuse_pace(p: Position, command: c.SetPace) -> Refusal | None:
    """`pace`: by any human."""
    return refuse_person(p, command.by)


def pace(m: Match, command: c.SetPace) -> None:
    """Play goes at another pace from here on."""
    m.state.pace = command.pace
    m.emit(e.Paced(m.state.tick, command.by, command.pace))


def refuse_undo(p: Position, command: c.Undo) -> Refusal | None:
    """`undo`: one's own latest builds, mortgages and redemptions while nothing came in between."""
    steps = p.state.steps
    if steps and steps[-1].by == command.by:
        return None
    return refuse(_("There is nothing of yours to take back."))


def undo(m: Match, command: c.Undo) -> None:
    """Take the newest of them back, as if it had not been."""
    state = m.state
    step = state.steps.pop()
    if step.what == "build":
        building.take_down(m, step.deed)
    else:
        state.mortgaged[step.deed] = step.what == "redeem"
    state.seats[step.by].cash += step.cash
    state.quiet = step.quiet
    m.emit(e.Undone(state.tick, step.by, step.what, step.deed, step.cash))
