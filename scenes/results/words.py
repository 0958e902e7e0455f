"""What is said at the end: who won and why it is over."""

from __future__ import annotations

from game.position import Position
from game.refusal import _
from scenes.i18n import tr
from scenes.telling import seat_name

REASONS = {
    "last_standing": _("The last one standing"),
    "time": _("Time is up, and the richest wins"),
    "first_bankruptcy": _("The first bankruptcy ends it, and the richest wins"),
    "agreed": _("Ended by agreement, and the richest wins"),
    "stalemate": _("Nothing changed any more, and the richest wins"),
}


def title(p: Position) -> str:
    """Who won."""
    ending = p.state.over
    if ending is None:
        return tr("As things stand")
    names = [seat_name(p, seat) for seat in ending.winner]
    if len(names) == 1:
        return tr("{name} wins!", name=names[0])
    return tr("Shared: {names}", names=", ".join(names))


def reason(p: Position) -> str:
    """Why the match is over."""
    ending = p.state.over
    return tr(REASONS.get(ending.reason, ending.reason)) if ending else ""
