"""The matches that long runs play: CPUs alone, by seed."""

from __future__ import annotations

from typing import Any

import levels
from game.commands import Level
from game.edition import Rules
from game.events import Over
from game.record import prove
from game.setup import SeatSetup, Setup
from scenes.board.session import Session
from scenes.replay import record_of

EDITIONS = ("games_to_go", "stockholm", "suomi")
LEVELS: tuple[Level, ...] = ("normal", "easy", "hard")
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"live_auctions": True, "attentive_rent": True},
    {"speed": True},
    {"session_minutes": 3},
)
"""Rules that the matches take in turn."""

MOST_TICKS = 1_000_000


def setup_of(seed: int) -> Setup:
    """Four CPUs; edition, rules and levels go by the seed."""
    seats = tuple(SeatSetup(name, LEVELS[(seed + n) % 3]) for n, name in enumerate(("Ann", "Bo", "Cy", "Di")))
    edition = levels.load(EDITIONS[seed % len(EDITIONS)])
    rules = Rules(**SWITCHES[seed % len(SWITCHES)])
    return Setup(edition, seats, rules, seed, "instant")


def final_digest(session: Session) -> str:
    """The digest of a finished match as of the tick at which it ended."""
    record = record_of(session)
    over = session.events[-1]
    assert record is not None
    assert isinstance(over, Over)
    record.tick, record.acted = over.tick, None
    return prove(record).digest


def unbroken(seed: int) -> str:
    """The final digest of the match of that seed, played through without a break."""
    session = Session.start(setup_of(seed))
    while not session.over:
        session.tick()
        if session.match.state.tick > MOST_TICKS:
            raise RuntimeError(f"seed {seed}: the match does not end")
    return final_digest(session)
