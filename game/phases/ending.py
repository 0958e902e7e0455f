"""How a match ends: last standing, time, first bankruptcy, agreement, stalemate (E1-E6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.money import worth
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import Ending, Trade, Turn

if TYPE_CHECKING:
    from game.match import Match

QUIET_ROUNDS = 100
"""Rounds without change after which a match counts as stalled (E6)."""


def ranking(p: Position) -> list[tuple[int, int]]:
    """Seats with their worth, the richest first (more cash breaks a tie), then the bankrupt, last out first (E4)."""
    still = sorted(p.playing(), key=lambda seat: (-worth(p, seat), -p.seat(seat).cash, seat))
    return [(seat, worth(p, seat)) for seat in still] + [(seat, 0) for seat in reversed(p.state.out)]


def winners(p: Position) -> tuple[int, ...]:
    """The richest seat; equal in worth and cash they share (E4)."""
    rating = {seat: (worth(p, seat), p.seat(seat).cash) for seat in p.playing()}
    best = max(rating.values())
    return tuple(seat for seat in rating if rating[seat] == best)


def finish(m: Match, reason: str) -> None:
    """The match is over; nothing waits any more."""
    state = m.state
    order = tuple(ranking(m.position))
    state.over = Ending(winners(m.position), reason, order)
    del state.frames[1:]
    state.claims.clear()
    state.steps.clear()
    m.emit(e.Over(state.tick, state.over.winner, reason, order))


def after_bankruptcy(m: Match) -> bool:
    """Whether a bankruptcy ended the match: the first in a speed game (E3), or one seat left (E1)."""
    if m.position.rules.speed:
        finish(m, "first_bankruptcy")
    elif len(m.position.playing()) == 1:
        finish(m, "last_standing")
    return m.state.over is not None


def stop_on_time(m: Match) -> None:
    """Time is up and the roll under way carried out: the richest wins (E2)."""
    state = m.state
    if state.ticks_left == 0 and state.tick >= state.walk_ends and isinstance(state.frames[-1], Turn):
        finish(m, "time")


def lapse_offers(m: Match) -> None:
    """Offers not yet answered when time runs out lapse, under a debt too (E2)."""
    frames = m.state.frames
    for frame in frames:
        if isinstance(frame, Trade):
            m.emit(e.Lapsed(m.state.tick, frame.offer.by, frame.offer.to))
    frames[:] = [frame for frame in frames if not isinstance(frame, Trade)]


def count_quiet_turn(m: Match) -> None:
    """One more turn without change, perhaps: after long enough CPUs stop and humans are asked (E6)."""
    state = m.state
    state.quiet += 1
    if not is_stalled(m.position):
        return
    if not m.position.humans():
        finish(m, "stalemate")
    elif state.quiet % (QUIET_ROUNDS * len(m.position.playing())) == 0:
        m.emit(e.Stalled(state.tick, QUIET_ROUNDS))


def is_stalled(p: Position) -> bool:
    """Whether nothing has changed for a hundred rounds (E6)."""
    return p.state.quiet >= QUIET_ROUNDS * len(p.playing())


def refuse_agree_end(p: Position, command: c.AgreeEnd) -> Refusal | None:
    """`agree_end`: any human in the game, at any time (E5)."""
    if command.by not in p.humans():
        return refuse(_("Only humans agree to end the match."))
    return refuse(_("You have agreed already.")) if command.by in p.state.yes else None


def agree_end(m: Match, command: c.AgreeEnd) -> None:
    """A yes, which holds until the next other command; all humans together end the match (E5)."""
    state = m.state
    state.yes.append(command.by)
    m.emit(e.Agreed(state.tick, command.by))
    if set(m.position.humans()) <= set(state.yes):
        finish(m, "agreed")
