"""What stands on a square: buildings, a tower by its storeys, flags, the mortgage ribbon, marks of seats."""

from __future__ import annotations

from tools.art.draw import (
    DARK,
    INK,
    LAMP,
    LIGHT,
    MAIN,
    PAPER,
    Point,
    both,
    fill,
    group,
    line,
    outlined,
    oval,
    paper,
    picture,
    poly,
    rect,
    ring,
    shadow,
    soft,
    star,
)

GREEN = ("#35b36b", "#8be8ab", "#1d7a52")
CORAL = ("#e8574f", "#ffa58f", "#9c2f47")
WALL = ("#fff3df", "#ffffff", "#d3ab94")


def card(d: str, tones: tuple[str, str, str], depth: float = 4, rim: float = 4) -> str:
    """Contour and paper in three tones (colour, lit edge, thickness)."""
    return outlined(d, rim, depth) + paper(d, *tones, depth=depth)


def window(x: float, y: float, w: float, h: float, r: float = 2) -> str:
    """A lit window in an ink frame, brighter towards the sill."""
    return both(rect(x, y, w, h, r), LAMP, INK, 4) + fill(
        soft([(x, y + h * 0.5), (x + w, y + h * 0.5), (x + w, y + h), (x, y + h)], (0, 0, r, r)),
        "#fff0b8",
        0.8,
    )


def house() -> str:
    walls = soft([(22, 48), (78, 48), (78, 88), (22, 88)], (2, 2, 5, 5))
    roof = soft([(50, 10), (92, 48), (87, 57), (13, 57), (8, 48)], (8, 6, 4, 4, 6))
    chimney = rect(65, 14, 13, 24, 2)
    return picture(
        100,
        100,
        shadow(rect(16, 50, 68, 42, 6), 5, 5),
        card(chimney, WALL, 0),
        card(walls, WALL),
        card(roof, GREEN, 3),
        window(41, 66, 18, 24, 4),
    )


def hotel() -> str:
    block = soft([(18, 24), (82, 24), (82, 88), (18, 88)], (4, 4, 5, 5))
    roof = soft([(13, 26), (22, 9), (78, 9), (87, 26)], (4, 5, 5, 4))
    panes = "".join(window(x, y, 11, 13) for y in (35, 56) for x in (27, 44.5, 62))
    door = both(rect(41, 77, 18, 13, 3), LAMP, INK, 4)
    awning = card(soft([(34, 73), (66, 73), (70, 80), (30, 80)], 2), WALL, 0, 3)
    return picture(
        100,
        100,
        shadow(rect(14, 40, 72, 52, 6), 5, 5),
        card(block, CORAL),
        card(roof, WALL, 3),
        panes,
        door,
        awning,
    )


STOREY = 15.5
GLASS = ("#58bcd2", "#b7f0f5", "#2c6f93")


def storey(y: float, half: float) -> str:
    """The sill and the lit windows of one storey whose ceiling is at y."""
    xs = [50 + half * k for k in (-0.56, 0, 0.56)]
    panes = "".join(both(rect(x - 3.8, y + 4.4, 7.6, 7.6, 1.6), LAMP, INK, 2.6) for x in xs)
    return fill(rect(50 - half + 1, y + STOREY - 1.8, half * 2, 3.2, 1), PAPER) + panes


def tower(count: int) -> str:
    """The tower with 1..4 storeys under a flat roof, or finished (5) with crown and lit spire."""
    floors, half = min(count, 4), 23.0
    top = 90 - STOREY * floors
    walls = card(rect(50 - half, top - 4, half * 2, STOREY * floors + 4, 3), GLASS, 2)
    body = walls + "".join(storey(top + STOREY * i, half) for i in range(floors))
    base = shadow(rect(24, 72, 52, 19, 5), 5, 5)
    if count < 5:
        return picture(100, 100, base, body, card(rect(46 - half, top - 9, half * 2 + 8, 7, 3), WALL, 0, 3.4))
    crown = soft([(45 - half, top - 2), (58 - half, top - 13), (42 + half, top - 13), (55 + half, top - 2)], 3)
    spire = soft([(44.5, top - 11), (50, 2), (55.5, top - 11)], (1, 3, 1))
    light = fill(oval(50, 9, 8, 8), LAMP, 0.4) + both(oval(50, 9, 4, 4), LAMP, INK, 2.6)
    return picture(100, 100, base, body, card(spire, WALL, 0, 3.4), card(crown, CORAL, 0, 3.4), light)


# ---- the shapes of the six seats


def shape(name: str, cx: float, cy: float, r: float) -> str:
    """The path of a seat's shape about a centre; all are of like weight."""
    points: dict[str, list[Point]] = {
        "diamond": ring(cx, cy, r * 1.16, 4),
        "triangle": [(x, y + r * 0.2) for x, y in ring(cx, cy, r * 1.24, 3)],
        "square": ring(cx, cy, r * 1.24, 4, 45),
        "star": star(cx, cy + r * 0.06, r * 1.24, r * 0.62),
        "hexagon": ring(cx, cy, r * 1.06, 6, 0),
    }
    if name == "circle":
        return oval(cx, cy, r)
    return soft(points[name], r * (0.22 if name == "star" else 0.3))


SHAPES = ("circle", "diamond", "triangle", "square", "star", "hexagon")


def mark(name: str) -> str:
    """A seat's mark in its colour."""
    d = shape(name, 50, 48, 34)
    return picture(100, 100, outlined(d, 5, 5) + paper(d, MAIN, LIGHT, DARK, 5, 2.4))


def flag(name: str) -> str:
    """A pennant on a pole, with the seat's shape cut into it."""
    pole = line("M20 12L20 90", INK, 13) + line("M20 12L20 90", PAPER, 5.5)
    cloth = "M22 14C40 6 56 22 90 13L90 64C58 74 42 56 22 64Z"
    knob = both(oval(20, 11, 5, 5), LAMP, INK, 4)
    hole = fill(shape(name, 56, 38.5, 15.5), INK) + fill(shape(name, 56, 38.5, 10.5), PAPER)
    return picture(100, 100, pole, outlined(cloth, 4, 3), paper(cloth, MAIN, LIGHT, DARK, 3, 2), hole, knob)


def tab(name: str) -> str:
    """An owner's tab for the outer edge of a square: a bookmark in the seat's colour with its shape."""
    d = soft([(20, 4), (80, 4), (80, 78), (50, 96), (20, 78)], (8, 8, 6, 6, 6))
    return picture(
        100,
        100,
        outlined(d, 4, 0),
        paper(d, MAIN, LIGHT, DARK, 0, 2.4),
        fill(shape(name, 50, 45, 20), INK),
        fill(shape(name, 50, 45, 14), PAPER),
    )


def mortgage_ribbon() -> str:
    """A ribbon to lie across a mortgaged square; 200 by 60, stripes and a padlock."""
    band = soft([(4, 16), (196, 16), (188, 30), (196, 44), (4, 44), (12, 30)], 3)
    stripes = "".join(
        fill(poly([(x, 18), (x + 10, 18), (x - 2, 43), (x - 12, 43)]), "#fff3df", 0.16) for x in range(24, 190, 22)
    )
    seal = both(oval(100, 30, 22), "#fff3df", INK, 4)
    return picture(
        200,
        60,
        shadow(band, 4, 4),
        outlined(band, 3, 3),
        paper(band, "#8f2f56", "#d9718c", "#561b45", 3),
        stripes,
        seal,
        group(padlock_small(), at=(100, 30)),
    )


def padlock_small() -> str:
    """A padlock about the origin, 24 units high."""
    return (
        line("M-6 -2L-6 -6C-6 -14 6 -14 6 -6L6 -2", INK, 4.2)
        + fill(rect(-10, -3, 20, 16, 4), INK)
        + fill(oval(0, 4, 2.6), LAMP)
        + fill(rect(-1.2, 4, 2.4, 5, 1), LAMP)
    )


def mortgage_stamp() -> str:
    """A round rubber stamp: a ring, a padlock, worn strokes."""
    tint = "#b3263f"
    rings = line(oval(50, 50, 43), tint, 4.6, 0.85) + line(oval(50, 50, 35.5), tint, 2, 0.85)
    lock = line("M38 46L38 38C38 22 62 22 62 38L62 46", tint, 6.4, 0.85) + fill(rect(30, 45, 40, 31, 6), tint, 0.85)
    hole = fill(oval(50, 57, 4.6), PAPER) + fill(rect(48, 57, 4, 11, 1.6), PAPER)
    return picture(100, 100, group(rings, lock, hole, at=(0, 0)))


def files() -> dict[str, str]:
    """Buildings, flags, tabs and marks."""
    made = {
        "house": house(),
        "hotel": hotel(),
        "mortgage_ribbon": mortgage_ribbon(),
        "mortgage_stamp": mortgage_stamp(),
    }
    made |= {f"tower_{count}": tower(count) for count in range(1, 6)}
    for name in SHAPES:
        made |= {f"seat_{name}": mark(name), f"flag_{name}": flag(name), f"tab_{name}": tab(name)}
    return made
