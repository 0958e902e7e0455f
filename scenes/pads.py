"""Whose gamepad it was: with several in use, each speaks for its own seat; one alone speaks for whoever is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.i18n import tr
from scenes.ui.actions import Action, Do

if TYPE_CHECKING:
    from game.position import Position
    from scenes.context import Context

FREE = frozenset({"menu", "help", "log", "fullscreen"})
"""What every pad may do at any time: look things up and pause."""


def seats(p: Position) -> list[int]:
    """The seats that gamepads are dealt to, in order: people's, also while a CPU plays for one."""
    return [index for index, seat in enumerate(p.state.seats) if seat.human]


def speaker(ctx: Context, p: Position, action: Action) -> int | None:
    """The seat that an action comes from; None from keys and mouse, from a pad alone, or from one without a seat."""
    places = ctx.inputs.places
    if not isinstance(action, Do) or not places.several:
        return None
    place, people = places.place(action.pad), seats(p)
    return people[place] if place is not None and place < len(people) else None


def pad_of(ctx: Context, p: Position, seat: int) -> int | None:
    """The number, from 1, of the gamepad that speaks for a seat alone; None where it has none of its own."""
    people, places = seats(p), ctx.inputs.places
    if not places.several or seat not in people or not places.taken(people.index(seat)):
        return None
    return people.index(seat) + 1


def pad_words(ctx: Context, p: Position, seat: int) -> str:
    """The seat's gamepad in words; "" without one of its own."""
    number = pad_of(ctx, p, seat)
    return tr("Gamepad {n}", n=number) if number else ""


def foreign(ctx: Context, p: Position, action: Action, seat: int | None) -> bool:
    """Whether an action comes from another seat's pad than the one that is asked, and is not everybody's."""
    said = speaker(ctx, p, action)
    return said is not None and said != seat and isinstance(action, Do) and action.name not in FREE


def of_seat(ctx: Context, p: Position, seat: int) -> Callable[[Action], bool]:
    """Which actions may answer what that seat alone is asked: with several pads, of pads only its own."""
    return lambda action: not foreign(ctx, p, action, seat)


def take_place(ctx: Context, p: Position, action: Action, seat: int) -> bool:
    """A pad takes a seat for its own. False when it was no pad, or the seat is nobody's."""
    people = seats(p)
    if not isinstance(action, Do) or action.pad is None or seat not in people:
        return False
    ctx.inputs.places.take(action.pad, people.index(seat))
    return True
