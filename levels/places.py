"""From the marks of the other layers to the layout: a place belongs to the square that holds it."""

from __future__ import annotations

from collections import Counter

from game.board import SIZE, Square
from levels.fault import Report, one_of, quoted
from levels.layout import Layout, Rect, SquareLayout, side_of
from levels.marks import Drawing, Mark
from levels.squares import named

_KINDS: dict[str, tuple[str, ...]] = {
    "areas": ("middle", "band", "name", "price", "icon", "flag"),
    "tokens": ("token", "jailed"),
    "buildings": ("house", "hotel"),
}
_EVERY = {"token": 6, "name": 1}
_STREET = {**_EVERY, "band": 1, "price": 1, "flag": 1, "house": 4, "hotel": 1}
_OTHER_DEED = {**_EVERY, "icon": 1, "price": 1, "flag": 1}
_NEEDS: dict[str, dict[str, int]] = {
    "street": _STREET,
    "station": _OTHER_DEED,
    "utility": _OTHER_DEED,
    "tax": {**_EVERY, "icon": 1, "price": 1},
    "go": {**_EVERY, "icon": 1, "price": 1},
    "jail": {**_EVERY, "icon": 1, "jailed": 6},
}
_PLAIN = {**_EVERY, "icon": 1}

Places = dict[str, list[Rect]]
"""The places of one square by their kind, in the map's order."""

Claims = list[tuple[Mark, int | None]]
"""All objects of the layer "squares" with the position each claims, sound or not."""


def read_layout(
    drawing: Drawing, claims: Claims, squares: dict[int, Square], report: Report
) -> Layout | None:
    """The layout; None if squares or places are missing, which is reported."""
    whole = Rect(0, 0, drawing.width, drawing.height)
    _outside(drawing, whole, report)
    _overlaps([mark for mark, _ in claims], report)
    middle = _middle(drawing, [mark for mark, _ in claims], report)
    held = _sorted_out(drawing, claims, report)
    for position, square in squares.items():
        _count(square, held.get(position, {}), report)
    if middle is None or len(squares) < SIZE:
        return None
    rects = {position: mark.rect for mark, position in reversed(claims)}
    laid = [_square_layout(p, rects[p], whole, held.get(p, {})) for p in range(SIZE)]
    sound = [square for square in laid if square]
    return Layout(whole.width, whole.height, middle, tuple(sound)) if len(sound) == SIZE else None


def _outside(drawing: Drawing, whole: Rect, report: Report) -> None:
    for mark in drawing.marks:
        if not mark.rect.within(whole):
            report(mark.where, "lies outside the map, or partly so")


def _overlaps(marks: list[Mark], report: Report) -> None:
    by_left = sorted(marks, key=lambda mark: mark.rect.x)
    for index, mark in enumerate(by_left):
        for other in by_left[index + 1 :]:
            if other.rect.x >= mark.rect.x + mark.rect.width:
                break
            if mark.rect.overlaps(other.rect):
                report(mark.where, f"overlaps {other.where}")


def _middle(drawing: Drawing, squares: list[Mark], report: Report) -> Rect | None:
    middles = [mark for mark in drawing.layer("areas") if mark.kind == "middle"]
    if len(middles) != 1:
        report('layer "areas"', f"must have exactly one object of kind middle, not {len(middles)}")
        return None
    for square in squares:
        if square.rect.overlaps(middles[0].rect):
            report(middles[0].where, f"overlaps {square.where}")
    return middles[0].rect


def _sorted_out(drawing: Drawing, claims: Claims, report: Report) -> dict[int | None, Places]:
    """The places by the position of the square that holds them."""
    held: dict[int | None, Places] = {}
    for layer, kinds in _KINDS.items():
        for mark in drawing.layer(layer):
            for name in mark.properties:
                report(mark.where, f"property {name} belongs on squares alone")
            if mark.kind not in kinds:
                report(mark.where, f"kind (Class in Tiled) must be {one_of(kinds)}, not {quoted(mark.kind)}")
            elif mark.kind != "middle":
                _put(mark, claims, held, report)
    return held


def _put(mark: Mark, claims: Claims, held: dict[int | None, Places], report: Report) -> None:
    center = mark.rect.center
    home = next(((square, position) for square, position in claims if square.rect.contains(*center)), None)
    if home is None:
        report(mark.where, "lies in no square")
        return
    square, position = home
    if not mark.rect.within(square.rect):
        report(mark.where, f"reaches out of its square, {square.where}")
    held.setdefault(position, {}).setdefault(mark.kind, []).append(mark.rect)


def _count(square: Square, held: Places, report: Report) -> None:
    needs = _NEEDS.get(square.kind, _PLAIN)
    there = Counter({kind: len(rects) for kind, rects in held.items()})
    for kind in sorted({*needs, *there}):
        if there[kind] != needs.get(kind, 0):
            report(named(square), f"must hold {needs.get(kind, 0)} places of kind {kind}, not {there[kind]}")


def _square_layout(position: int, rect: Rect, whole: Rect, held: Places) -> SquareLayout | None:
    def one(kind: str) -> Rect | None:
        return next(iter(held.get(kind, ())), None)

    name = one("name")
    if name is None:
        return None
    return SquareLayout(
        position=position,
        rect=rect,
        side=side_of(rect, whole.width, whole.height),
        tokens=tuple(held.get("token", ())),
        name=name,
        jailed=tuple(held.get("jailed", ())),
        houses=tuple(held.get("house", ())),
        hotel=one("hotel"),
        band=one("band"),
        flag=one("flag"),
        price=one("price"),
        icon=one("icon"),
    )
