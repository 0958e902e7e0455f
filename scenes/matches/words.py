"""What the list says of a match."""

from __future__ import annotations

import time

from game.reading import ReadError
from scenes.i18n import ntr, tr
from scenes.store import Kept
from scenes.store.restore import edition_of

TICKS_A_MINUTE = 3600


def edition_title(name: str) -> str:
    """The title of an edition; its id where there is no board of it."""
    try:
        return edition_of(name).title
    except ReadError:
        return name


def day(seconds: float) -> str:
    """A date and time of day; "" where none is known."""
    if not 0 < seconds < 4e9:
        return ""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def how_far(kept: Kept) -> str:
    """How far a match has come, or how it ended."""
    if kept.ended is not None:
        return ended_words(kept.ended)
    minutes = kept.tick // TICKS_A_MINUTE
    played = ntr("{n} minute", "{n} minutes", minutes)
    moves = ntr("{n} move", "{n} moves", kept.commands)
    return tr("{moves}, {played} of play", moves=moves, played=played)


def ended_words(ended: dict[str, object]) -> str:
    """Who won."""
    winner = ended.get("winner")
    names = [str(name) for name in winner] if isinstance(winner, list) else []
    if not names:
        return tr("finished")
    return tr("won by {names}", names=" & ".join(names))


def origin_words(kept: Kept) -> str:
    """Where a match comes from, if that is worth a word."""
    return {
        "import": tr("imported"),
        "damaged": tr("damaged"),
        "saved": tr("saved from a damaged file"),
        "fork": tr("split off"),
    }.get(kept.origin, "")
