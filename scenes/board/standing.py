"""What a person has left to the game in the settings: rolling and ending turns."""

from __future__ import annotations

from collections.abc import Sequence

from game.commands import Command
from scenes.board.choices import Choice
from scenes.board.session import Session
from scenes.settings import Settings

PATIENCE = 0.7
"""Seconds that are left to see what happened before the game acts for a person."""


def standing_order(kept: Settings, session: Session, choices: Sequence[Choice], idle: float) -> Command | None:
    """What to do for a person who has been awaited for `idle` seconds; None leaves it to them."""
    if idle < PATIENCE or session.position.phase == "jail":
        return None
    first = next((choice for choice in choices if choice.kind == "primary" and not choice.why), None)
    wanted = {"roll": kept.auto_roll, "end_turn": kept.auto_end_turn}
    return first.command if first and wanted.get(first.key) else None
