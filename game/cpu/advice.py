"""Advice for people: what hard would do here and why, with the figures."""

from __future__ import annotations

from collections.abc import Iterator

from game import commands as c
from game.commands import Command
from game.cpu import building, choices, countering, jail, trading
from game.cpu.mind import Mind
from game.cpu.reasons import Reason, _, because
from game.position import Position
from game.state import Turn


def advice(p: Position, seat: int) -> list[tuple[Command, Reason]]:
    """What hard would do in that seat now and why, the first thing first; empty if nothing is asked of it.

    Every command is legal. Hidden things, dice and decks, are as unknown to the adviser as to the seat.
    """
    if p.state.over or p.state.seats[seat].bankrupt:
        return []
    mind = Mind(seat, "hard", 0)
    found = list(_out_of_turn(mind, p))
    if seat in p.must():
        found += _in_turn(mind, p) if isinstance(p.top, Turn) else _asked(mind, p)
    return found


def _out_of_turn(mind: Mind, p: Position) -> Iterator[tuple[Command, Reason]]:
    """Rents to claim, a counter-offer, a fine between turns."""
    for ask in (choices.claim, countering.counter, jail.fine_between):
        mind.last_reason = None
        if command := ask(mind, p):
            yield command, _said(mind, _("It costs nothing."))


def _asked(mind: Mind, p: Position) -> list[tuple[Command, Reason]]:
    """The answer to what play waits for."""
    command = mind.decide(p)
    return [(command, _said(mind, _("There is nothing better to do.")))] if command else []


def _in_turn(mind: Mind, p: Position) -> list[tuple[Command, Reason]]:
    """A trade, a building, and how the turn goes on; what the cash allows before the roll, too."""
    found: list[tuple[Command, Reason]] = []
    for ask in (trading.propose, building.invest):
        mind.last_reason = None
        if command := ask(mind, p):
            found.append((command, _said(mind, _("It gains."))))
    mind.last_reason = None
    command = _go_on(mind, p)
    if command:
        found.append((command, _said(mind, _("Nothing else pays now."))))
    return found


def _said(mind: Mind, otherwise: str) -> Reason:
    """The reason it gave, or another."""
    return mind.last_reason or because(otherwise)


def _go_on(mind: Mind, p: Position) -> Command | None:
    """Roll, leave jail, or end the turn."""
    if p.time_is_up:
        return None
    if p.phase == "jail":
        return jail.leave_or_stay(mind, p)
    return c.Roll(mind.seat) if p.phase == "roll" or p.state.doubles else c.EndTurn(mind.seat)
