"""From the marks of the other layers to the layout: a place belongs to the square that holds it."""

from __future__ import annotations

from game.board import SIZE
from levels.fault import Report, one_of, quoted
from levels.layout import Layout, Rect, SquareLayout, side_of
from levels.marks import Drawing, Mark

_KINDS: dict[str, tuple[str, ...]] = {
    "areas": ("middle", "band", "name", "price", "icon", "flag"),
    "tokens": ("token", "jailed"),
    "buildings": ("house", "hotel"),
}
_EVERY = {"token": 6, "name": 1}
_PLAIN = {**_EVERY, "icon": 1}
_STREET = {**_EVERY, "band": 1, "price": 1, "flag": 1, "house": 4, "hotel": 1}
_OTHER_DEED = {**_PLAIN, "price": 1, "flag": 1}
_NEEDS: dict[str, dict[str, int]] = {
    "street": _STREET,
    "station": _OTHER_DEED,
    "utility": _OTHER_DEED,
    "tax": {**_PLAIN, "price": 1},
    "go": {**_PLAIN, "price": 1},
    "jail": {**_PLAIN, "jailed": 6},
    "chance": _PLAIN,
    "chest": _PLAIN,
    "free_parking": _PLAIN,
    "go_to_jail": _PLAIN,
}

Places = dict[str, list[Rect]]
"""The places of one square by their kind, in the map's order."""

Held = dict[int, Places]
"""The places by the id of the square object that holds them."""


def read_layout(drawing: Drawing, report: Report) -> Layout | None:
    """The layout, or None if the board has any fault; every one is reported."""
    whole = Rect(0, 0, drawing.width, drawing.height)
    squares = drawing.layer("squares")
    if len(squares) > 2 * SIZE:
        report('layer "squares"', f"must have {SIZE} objects, not {len(squares)}")
        return None  # comparing all of them could take for ever
    _outside(drawing, whole, report)
    _overlaps(squares, report)
    middle = _middle(drawing, squares, report)
    held = _sorted_out(drawing, squares, report)
    for square in squares:
        _count(square, held.get(square.id, {}), report)
    if middle is None or not report.clean:
        return None
    in_order = sorted(squares, key=lambda square: square.position or 0)
    laid = tuple(_square_layout(square, whole, held[square.id]) for square in in_order)
    return Layout(whole.width, whole.height, middle, laid)


def _outside(drawing: Drawing, whole: Rect, report: Report) -> None:
    for mark in drawing.marks:
        if not mark.rect.within(whole):
            report(mark.where, "lies outside the map, or partly so")


def _overlaps(squares: list[Mark], report: Report) -> None:
    by_left = sorted(squares, key=lambda mark: mark.rect.x)
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


def _sorted_out(drawing: Drawing, squares: list[Mark], report: Report) -> Held:
    held: Held = {}
    for layer, kinds in _KINDS.items():
        for mark in drawing.layer(layer):
            for name in mark.properties:
                report(mark.where, f"property {name} belongs on squares alone")
            if mark.kind not in kinds:
                report(mark.where, f"kind (Class in Tiled) must be {one_of(kinds)}, not {quoted(mark.kind)}")
            elif mark.kind != "middle":
                _put(mark, squares, held, report)
    return held


def _put(mark: Mark, squares: list[Mark], held: Held, report: Report) -> None:
    center = mark.rect.center
    home = next((square for square in squares if square.rect.contains(*center)), None)
    if home is None:
        report(mark.where, "lies in no square")
        return
    if not mark.rect.within(home.rect):
        report(mark.where, f"reaches out of its square, {home.where}")
    held.setdefault(home.id, {}).setdefault(mark.kind, []).append(mark.rect)


def _count(square: Mark, places: Places, report: Report) -> None:
    needs = _NEEDS.get(square.kind)
    if needs is None:
        return  # an unknown kind of square, told already
    for kind in dict.fromkeys((*needs, *places)):
        wanted, there = needs.get(kind, 0), len(places.get(kind, ()))
        if there != wanted:
            report(square.where, f"must hold {wanted} places of kind {kind}, not {there}")


def _square_layout(square: Mark, whole: Rect, places: Places) -> SquareLayout:
    def one(kind: str) -> Rect | None:
        return next(iter(places.get(kind, ())), None)

    return SquareLayout(
        position=square.position or 0,
        rect=square.rect,
        side=side_of(square.rect, whole.width, whole.height),
        tokens=tuple(places["token"]),
        name=places["name"][0],
        jailed=tuple(places.get("jailed", ())),
        houses=tuple(places.get("house", ())),
        hotel=one("hotel"),
        band=one("band"),
        flag=one("flag"),
        price=one("price"),
        icon=one("icon"),
    )
