"""Counter-offers: the lots of an offer just refused, with the cash that makes them good for both (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.commands import Side
from game.cpu import deals
from game.cpu.reasons import _, because
from game.position import Position
from game.rulebook import refusal

if TYPE_CHECKING:
    from game.cpu.mind import Mind

MOST = 2
"""Counter-offers in one turn."""


def counter(mind: Mind, p: Position) -> c.Command | None:
    """An answer to the offer one has just refused; None to leave it at that."""
    heard = mind.memory.heard
    if p.state.counter is None or p.state.counter[0] != mind.seat or heard is None or not mind.profile.counters:
        return None
    if heard.by != p.state.counter[1] or mind.memory.countered(p) >= MOST or not p.between_turns:
        return None
    give, take = heard.take, heard.give
    if not give.deeds and not take.deeds:
        return None
    view = mind.look(p)
    plain = c.Offer(mind.seat, heard.by, Side(0, give.deeds, give.keys), Side(0, take.deeds, take.keys))
    priced = deals.with_cash(view, plain, mind.weights.share)
    if priced is None:
        return None
    offer, gain = priced
    if min(gain) <= mind.weights.margin * view.judge.figures.scale or refusal(p, offer) is not None:
        return None
    return mind.say(offer, because(_("At that price we both gain."), gain=round(gain.by), amount=round(gain.to)))
