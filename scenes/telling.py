"""Words for what the core says in numbers: refusals, deeds, seats, colour groups and sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.refusal import _
from scenes.i18n import money, tr

if TYPE_CHECKING:
    from game.cpu.reasons import Reason
    from game.position import Position
    from game.refusal import Refusal

GROUPS = {
    "brown": _("brown"),
    "light_blue": _("light blue"),
    "pink": _("pink"),
    "orange": _("orange"),
    "red": _("red"),
    "yellow": _("yellow"),
    "green": _("green"),
    "dark_blue": _("dark blue"),
    "station": _("stations"),
    "utility": _("utilities"),
}
"""Colour groups in English; other editions may have their own, which then speak for themselves."""

SIGHTS = {"station": _("sights"), "utility": _("lakes")}
"""What an edition with lakes calls them."""


def group_name(p: Position, group: str) -> str:
    """What a group is called in this edition."""
    if group in SIGHTS and p.edition.buildings_shown == "storeys":
        return tr(SIGHTS[group])
    return tr(GROUPS.get(group, group.replace("_", " ")))


def deed_name(p: Position, deed: int) -> str:
    """What stands on the square."""
    return p.board.squares[deed].name


def seat_name(p: Position, seat: int) -> str:
    """Who sits there; the bank for anything below 0."""
    return p.seat(seat).name if seat >= 0 else tr("the bank")


def told(p: Position, refusal: Refusal) -> str:
    """A refusal in the language in use, with its names and sums filled in."""
    return tr(refusal.text, **{name: _value(p, name, value) for name, value in refusal.args.items()})


def explained(p: Position, reason: Reason) -> str:
    """Why a CPU did something, in the language in use; its estimates are rounded to the edition's unit."""
    args = {name: _estimate(p, value) if name in ("gain", "most") else value for name, value in reason.args.items()}
    return tr(reason.text, **{name: _value(p, name, value) for name, value in args.items()})


def _estimate(p: Position, value: Any) -> str:
    unit = p.edition.unit
    return price(p, round(value / unit) * unit)


def _value(p: Position, name: str, value: Any) -> Any:
    if name in ("deed", "square"):
        return deed_name(p, value)
    if name == "seat":
        return seat_name(p, value)
    if name in ("price", "amount", "unit"):
        return money(p.edition, round(value))
    return value


def price(p: Position, n: int) -> str:
    """A sum to be read at a glance and still exact: short only where the edition's unit allows it ("1,2 M€")."""
    return money(p.edition, n, short=p.edition.unit >= 10_000)
