"""Answering offers: accepted is only what raises one's own outlook, and not too much less than the asker's (X2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import deals
from game.cpu.reasons import _, because
from game.position import Position
from game.state import Trade

if TYPE_CHECKING:
    from game.cpu.mind import Mind


def answer(mind: Mind, p: Position, frame: Trade) -> c.Command:
    """Accept or refuse."""
    seat = mind.seat
    if not possible(p, frame.offer):
        return mind.say(c.Refuse(seat), because(_("That is not there any more.")))
    view = mind.look(p)
    gain = deals.gains(view, frame.offer)
    figures = {"gain": round(gain.to), "amount": round(gain.by)}
    if gain.to <= mind.weights.margin / 2 * view.judge.figures.scale:
        return mind.say(c.Refuse(seat), because(_("I would lose by it: {gain}."), **figures))
    if gain.to < mind.weights.fair * gain.by:
        return mind.say(c.Refuse(seat), because(_("You gain {amount} and I {gain}: too little."), **figures))
    return mind.say(c.Accept(seat), because(_("It gains me {gain}."), **figures))


def possible(p: Position, offer: c.Offer) -> bool:
    """Whether what is offered is there."""
    seats, owner = p.state.seats, p.state.owner
    return (
        seats[offer.by].cash >= offer.give.cash
        and seats[offer.to].cash >= offer.take.cash
        and all(owner[deed] == offer.by for deed in offer.give.deeds)
        and all(owner[deed] == offer.to for deed in offer.take.deeds)
    )
