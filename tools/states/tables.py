"""Matches set up by hand: what the states of all scenes begin with."""

from __future__ import annotations

from game import commands as c
from game.dice import Luck
from game.edition import Rules
from game.match import Match
from game.position import Position
from game.setup import COLOURS, SeatSetup, Setup, opening_state, shuffle_decks
from game.state import Turn
from scenes.board.session import Session
from tools.states.registry import Shot
from tools.states.seats import FOUR, SEED, TOKENS, Seats


def seated(seats: Seats) -> tuple[SeatSetup, ...]:
    """Each with its token and colour."""
    return tuple(SeatSetup(name, cpu, TOKENS[i], COLOURS[i]) for i, (name, cpu) in enumerate(seats))


def laid(shot: Shot, seats: Seats = FOUR, rules: Rules | None = None) -> tuple[Match, Setup]:
    """A match that has not begun, its decks shuffled, and the set-up it was made from."""
    setup = Setup(shot.edition, seated(seats), rules or Rules(), SEED)
    match = Match(Position(shot.edition, setup.rules, opening_state(setup)), Luck(SEED))
    shuffle_decks(match)
    return match, setup


def hush(session: Session) -> None:
    """CPUs do nothing more, whatever happens."""
    session.driver.acted = 10**9


def hear(session: Session) -> None:
    """Let the session know what was set up by hand."""
    session.events += session.match.take_events()


def roll(session: Session, *dice: tuple[int, ...]) -> None:
    """The person on the move rolls these."""
    session.match.luck.forced = [list(faces) for faces in dice]
    assert session.act(c.Roll(session.position.turn)) is None


def to_jail(session: Session) -> None:
    """The first seat sits in jail, and it is its turn."""
    state = session.match.state
    state.seats[0].square, state.seats[0].jail = session.position.board.jail, 1
    state.frames[0] = Turn("jail")
    session.shown.sync(session.position)
