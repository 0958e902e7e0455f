"""Proposing trades: completing swaps by which both gain, at a price near the middle (X1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import deals, swaps
from game.cpu.horizon import at_a_standstill
from game.cpu.memory import lots
from game.cpu.reasons import _, because
from game.cpu.thinking import Found, Steps
from game.position import Position
from game.rulebook import refusal

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.value import View

EVERY = 5
"""Rounds after which a seat looks for trades again though no deed has changed hands."""
CONCESSION = 0.12
"""How much less of the gain one asks for after each refusal."""
PATIENCE = 3
"""Refusals of the same lots after which one asks no more until deeds change hands."""


def propose(mind: Mind, p: Position) -> c.Command | None:
    """The best offer to anyone, if there is one to make now; none any more once building has begun."""
    return mind.offer(p, search)


def search(mind: Mind, p: Position) -> Steps[Found]:
    """The same in steps; it says nothing yet."""
    offers = mind.profile.offers or at_a_standstill(p)
    if not offers or p.state.steps or not time_to_look(mind, p):
        return None
    asked = mind.memory.asks_so_far(p)
    if len(asked) >= offers:
        return None
    partners = [
        other
        for other in swaps.partners(p, mind.seat, mind.profile.evenly)
        if other not in asked and (p.state.seats[other].cpu is not None or mind.asks_humans)
    ]
    if not partners:
        return None
    view = mind.look(p)
    yield
    best: tuple[float, c.Offer, deals.Gains] | None = None
    for other in partners:
        for offer, gain in (yield from candidates(mind, view, other)):
            if best is None or gain.by > best[0]:
                best = (gain.by, offer, gain)
    if best is None:
        return None
    _gain, offer, gain = best
    text = _("We both gain: {gain} for me, {amount} for you.")
    return offer, because(text, gain=round(gain.by), amount=round(gain.to))


def time_to_look(mind: Mind, p: Position) -> bool:
    """Whether deeds have changed hands since one's last turn, or it is time to think again."""
    state = p.state
    if state.turn_number - mind.memory.changed <= len(p.playing()):
        return True
    return (state.turn_number // len(state.seats) + mind.seat) % EVERY == 0


def candidates(mind: Mind, view: View, other: int) -> Steps[list[tuple[c.Offer, deals.Gains]]]:
    """Offers to one seat that both gain by and that have not just been refused."""
    found = []
    margin = mind.weights.margin * view.judge.figures.scale
    for swap in (yield from swaps.promising(view, mind.seat, other, mind.profile.evenly)):
        said = mind.memory.refused.get(lots(other, swap.give, swap.take))
        times = said.times if said and said.changes == mind.memory.changes else 0
        if times >= PATIENCE:
            continue
        for form in with_keys(view.p, swap) if mind.profile.thorough else (swap,):
            priced = yield from deals.pricing(view, form, mind.weights.share - CONCESSION * times)
            if priced and min(priced[1]) > margin and refusal(view.p, priced[0]) is None:
                found.append(priced)
    return found


def with_keys(p: Position, swap: c.Offer) -> Iterator[c.Offer]:
    """The swap as it is, and with a key from either side instead of so much cash."""
    yield swap
    if p.seat(swap.by).keys:
        yield replace(swap, give=swap.give._replace(keys=1))
    if p.seat(swap.to).keys:
        yield replace(swap, take=swap.take._replace(keys=1))
