"""From the marks of the layer "squares" to the forty squares with their facts."""

from __future__ import annotations

from typing import Any, cast

from game.board import DEED_KINDS, SIZE, Square, SquareKind
from levels.fault import Report, described, one_of, quoted
from levels.limits import ID, LONGEST_NAME, MOST_MONEY
from levels.marks import Mark

GROUPS = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
"""The colour groups a street may belong to; each has a colour and a pattern when drawn."""

_RENTS = tuple(f"rent{count}" for count in range(6))
_NEEDS: dict[str, tuple[str, ...]] = {
    "go": ("amount",),
    "street": ("group", "price", "house_cost", "mortgage", *_RENTS),
    "station": ("group", "price", "mortgage", "rent0"),
    "utility": ("group", "price", "mortgage", "rent0"),
    "tax": ("amount",),
    "chance": (),
    "chest": (),
    "jail": ("amount",),
    "free_parking": (),
    "go_to_jail": (),
}
_MAY_HAVE: dict[str, tuple[str, ...]] = {"station": _RENTS[1:], "utility": _RENTS[1:], "tax": ("percent",)}
_LEAST = {"price": 2, "house_cost": 2, "mortgage": 1, "percent": 1}
_GREATEST = {"pos": SIZE - 1, "percent": 100}


def read_squares(marks: list[Mark], report: Report) -> dict[int, Square]:
    """The sound squares by position; every fault of the others is reported with its object."""
    squares: dict[int, Square] = {}
    ids: dict[str, int] = {}
    for mark in marks:
        square = _read_square(mark, report)
        if square is None:
            continue
        if square.position in squares:
            other = squares[square.position]
            report(mark.where, f"position {square.position} is taken by {quoted(other.name)}")
        elif square.id in ids:
            report(mark.where, f"square_id {quoted(square.id)} is taken by square {ids[square.id]}")
        squares.setdefault(square.position, square)
        ids.setdefault(square.id, square.position)
    return squares


def named(square: Square) -> str:
    """How faults name a square."""
    return f"square {square.position} {quoted(square.name)}"


def position_of(mark: Mark) -> int | None:
    """The position a mark claims, None if it is no place on the board."""
    value = mark.properties.get("pos")
    return value if isinstance(value, int) and 0 <= value < SIZE else None


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
    if rents != [facts.get(name) for name in _RENTS[: len(rents)]]:
        faults.append("a rent in between is missing")
    elif rents != sorted(rents):
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


def board_faults(squares: dict[int, Square], claimed: set[int], report: Report) -> None:
    """Faults of the board as a whole; `claimed` are positions some object has, sound or not."""
    for position in range(SIZE):
        if position not in squares and position not in claimed:
            report(f"square {position}", "is missing")
    if len(squares) < SIZE:
        return  # groups and kinds can only be judged on a whole board
    if squares[0].kind != "go":
        report(named(squares[0]), f"must be of kind go, not {squares[0].kind}")
    _kind_faults(squares, report)
    _group_faults(squares, report)


def _kind_faults(squares: dict[int, Square], report: Report) -> None:
    kinds = [square.kind for square in squares.values()]
    for kind in ("go", "jail"):
        if kinds.count(kind) != 1:
            report("board", f"must have exactly one square of kind {kind}, not {kinds.count(kind)}")
    for kind in ("go_to_jail", "free_parking"):
        if kind not in kinds:
            report("board", f"has no square of kind {kind}")


def _group_faults(squares: dict[int, Square], report: Report) -> None:
    groups: dict[str, list[Square]] = {}
    for square in squares.values():
        if square.kind in DEED_KINDS:
            groups.setdefault(square.group or "", []).append(square)
    for name, members in groups.items():
        if len(members) == 1:
            report(named(members[0]), f"is alone in its group {name}")
        if members[0].kind == "street":
            continue
        for square in members:
            if len(square.rents) != len(members):
                wanted = f"must have {len(members)} rents, for 1 to {len(members)} owned"
                report(named(square), f"{wanted}, not {len(square.rents)}")
