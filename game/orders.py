"""Reading commands from their JSON form: `{"by": NAME, "do": KIND, ...}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import commands as c
from game.commands import COMMANDS, LEVELS, OF_A_DEED, Command, Side
from game.position import Position
from game.reading import Json, ReadError, a_list, an_int, an_object, one_of, shown


def seat_named(p: Position, value: Any, where: str) -> int:
    """The index of the seat with that name."""
    names = [seat.name for seat in p.state.seats]
    return names.index(one_of(value, where, names))


def deed_named(p: Position, value: Any, where: str) -> int:
    """The position of the deed with that id."""
    deed = p.board.by_id.get(value, -1) if isinstance(value, str) else -1
    if deed not in p.board.deeds:
        raise ReadError(f"{where}: {shown(value)} is no deed of {p.edition.id}")
    return deed


def an_amount(p: Position, value: Any, where: str) -> int:
    """Any whole number; whether it is allowed is the rules' business."""
    return an_int(value, where)


def a_side(p: Position, value: Any, where: str) -> Side:
    """What one side of an offer gives."""
    parts = ("cash", "deeds", "keys", "debt") if where.endswith("take") else ("cash", "deeds", "keys")
    data = an_object(value, where, (), parts)
    deeds = a_list(data.get("deeds", []), f"{where}.deeds")
    return Side(
        cash=an_int(data.get("cash", 0), f"{where}.cash"),
        deeds=tuple(deed_named(p, deed, f"{where}.deeds") for deed in deeds),
        keys=an_int(data.get("keys", 0), f"{where}.keys"),
        debt=an_int(data.get("debt", 0), f"{where}.debt"),
    )


def choice(*choices: str | None) -> Callable[[Position, Any, str], Any]:
    """A reader for one of some names."""
    return lambda p, value, where: one_of(value, where, choices)


Reader = Callable[[Position, Any, str], Any]
FIELDS: dict[str, dict[str, Reader]] = {
    "bid": {"amount": an_amount},
    "want": {"count": an_amount},
    "claim_rent": {"deed": deed_named},
    "choose_tax": {"how": choice("flat", "percent")},
    "choose_task": {"how": choice("pay", "chance")},
    **{name: {"deed": deed_named} for name in OF_A_DEED},
    "offer": {"to": seat_named, "give": a_side, "take": a_side},
    "control": {"seat": seat_named, "cpu": choice(None, *LEVELS)},
    "pace": {"pace": choice("normal", "fast", "instant")},
}
"""What each kind needs beside `by` and `do`; nothing if it is not here."""

OPTIONAL = {"claim_rent": ("deed",)}


def read_command(p: Position, data: Any, where: str = "command") -> Command:
    """A command from its JSON. Raises ReadError for whatever is not well formed."""
    if not isinstance(data, dict):
        raise ReadError(f"{where}: an object is needed, not {shown(data)}")
    for key in ("by", "do"):
        if key not in data:
            raise ReadError(f"{where}: {key} is missing")
    kind = one_of(data["do"], f"{where}.do", COMMANDS)
    readers, optional = FIELDS.get(kind, {}), OPTIONAL.get(kind, ())
    required = tuple(name for name in readers if name not in optional)
    an_object(data, where, ("by", "do", *required), optional)
    values: Json = {name: reader(p, data[name], f"{where}.{name}") for name, reader in readers.items() if name in data}
    by = seat_named(p, data["by"], f"{where}.by")
    make: Callable[..., c.Command] = COMMANDS[kind]
    return make(by, **values)
