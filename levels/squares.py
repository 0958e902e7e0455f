"""From the marks of the layer "squares" to the squares with their facts, each judged by itself."""

from __future__ import annotations

from typing import Any, cast

from game.board import SIZE, Square, SquareKind
from levels.fault import Report, described, one_of, quoted
from levels.limits import ID, LONGEST_NAME, MOST_MONEY
from levels.marks import Mark

GROUPS = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
"""The colour groups a street may belong to; each has a colour and a pattern when drawn."""

_RENTS = tuple(f"rent{count}" for count in range(6))
_NEEDS: dict[str, tuple[str, ...]] = {
    "go": ("amount",),
    "street": ("group", "price", "house_cost", "mortgage", *_RENTS),
    "station": ("group", "price", "mortgage"),
    "utility": ("group", "price", "mortgage"),
    "tax": ("amount",),
    "chance": (),
    "chest": (),
    "jail": ("amount",),
    "free_parking": (),
    "go_to_jail": (),
}
_MAY_HAVE: dict[str, tuple[str, ...]] = {"station": _RENTS, "utility": _RENTS, "tax": ("percent",)}
_LEAST = {"price": 2, "house_cost": 2, "mortgage": 1, "percent": 1}
_GREATEST = {"pos": SIZE - 1, "percent": 100}


def read_squares(marks: list[Mark], report: Report) -> list[Square]:
    """The sound squares in the map's order; every fault of the others is reported with its object."""
    return [square for mark in marks if (square := _read_square(mark, report))]


def rents_of(mark: Mark) -> list[str]:
    """The names of a mark's rents."""
    return [name for name in _RENTS if name in mark.properties]


def _read_square(mark: Mark, report: Report) -> Square | None:
    if mark.kind not in _NEEDS:
        report(mark.where, f"kind (Class in Tiled) must be {one_of(_NEEDS)}, not {quoted(mark.kind)}")
        return None
    needs = ("pos", "square_id", *_NEEDS[mark.kind])
    faults = [f"{name} is missing" for name in needs if name not in mark.properties]
    allowed = {*needs, *_MAY_HAVE.get(mark.kind, ())}
    for name, value in mark.properties.items():
        if name not in allowed:
            faults.append(f"{name} does not belong on a square of kind {mark.kind}")
        else:
            faults += _value_faults(mark.kind, name, value)
    if not 0 < len(mark.name) <= LONGEST_NAME or not mark.name.isprintable():
        faults.append(f"the name must be 1 to {LONGEST_NAME} characters on one line")
    if not faults:
        faults = _sum_faults(mark.properties)
    for fault in faults:
        report(mark.where, fault)
    return None if faults else _square(mark)


def _value_faults(kind: str, name: str, value: Any) -> list[str]:
    if name == "square_id":
        fits = isinstance(value, str) and ID.fullmatch(value)
        return [] if fits else [f"square_id must be of a-z, 0-9 and _, not {described(value)}"]
    if name == "group":
        groups = GROUPS if kind == "street" else (kind,)
        return [] if value in groups else [f"group must be {one_of(groups)}, not {described(value)}"]
    least, greatest = _LEAST.get(name, 0), _GREATEST.get(name, MOST_MONEY)
    if isinstance(value, bool) or not isinstance(value, int):
        return [f"{name} must be a whole number (int), not {described(value)}"]
    if not least <= value <= greatest:
        return [f"{name} must be from {least} to {greatest}, not {described(value)}"]
    return []


def _sum_faults(facts: dict[str, Any]) -> list[str]:
    """Faults between the figures of one deed."""
    faults = []
    if "price" in facts and facts["mortgage"] * 2 != facts["price"]:
        faults.append(f"mortgage must be half of the price {facts['price']} (M1), not {facts['mortgage']}")
    rents = [facts[name] for name in _RENTS if name in facts]
    if rents != sorted(rents):
        faults.append(f"rents must not fall from one to the next, as in {', '.join(map(str, rents))}")
    return faults


def _square(mark: Mark) -> Square:
    facts = mark.properties
    return Square(
        position=facts["pos"],
        kind=cast(SquareKind, mark.kind),
        id=facts["square_id"],
        name=mark.name,
        group=facts.get("group"),
        price=facts.get("price", 0),
        house_cost=facts.get("house_cost", 0),
        rents=tuple(facts[name] for name in _RENTS if name in facts),
        mortgage=facts.get("mortgage", 0),
        amount=facts.get("amount", 0),
        percent=facts.get("percent", 0),
    )
