"""The signs of the ten groups, so that colour is never the only one: tiles for bands, and badges."""

from __future__ import annotations

from tools.art.draw import (
    INK,
    PAPER,
    fill,
    line,
    mixed,
    outlined,
    oval,
    paper,
    picture,
    poly,
    rect,
    ring,
    soft,
    star,
)

COLOURS = {
    "brown": "#8d5a44",
    "light_blue": "#8fd3ee",
    "pink": "#d8508f",
    "orange": "#f08b2c",
    "red": "#cf343a",
    "yellow": "#f6c62f",
    "green": "#2f9e62",
    "dark_blue": "#3455b8",
    "station": "#4a3f66",
    "utility": "#8d97b5",
}
DARK_MARKS = ("light_blue", "orange", "yellow", "utility")
"""Groups so light that their marks are ink; the others' are paper."""


def tint(name: str) -> str:
    """The colour of the group's mark."""
    return INK if name in DARK_MARKS else PAPER


def tile(name: str) -> str:
    """A seamless tile, 24 by 24, of strokes on nothing, to lay over the group's colour."""
    c = tint(name)
    drawn = {
        "brown": fill(oval(6, 6, 2.6), c) + fill(oval(18, 18, 2.6), c),
        "light_blue": line("M0 8Q6 2 12 8Q18 14 24 8", c, 2.4) + line("M0 20Q6 14 12 20Q18 26 24 20", c, 2.4),
        "pink": "".join(fill(poly(ring(x, y, 4, 4)), c) for x, y in ((6, 6), (18, 18))),
        "orange": "".join(line(f"M{x} 26L{x + 28} -2", c, 3) for x in (-26, -14, -2, 10)),
        "red": line("M6 0L6 24", c, 2.6) + line("M18 0L18 24", c, 2.6),
        "yellow": "".join(fill(poly(star(x, y, 5, 2.1)), c) for x, y in ((6, 6.4), (18, 18.4))),
        "green": line("M0 8L6 2L12 8L18 2L24 8", c, 2.4) + line("M0 20L6 14L12 20L18 14L24 20", c, 2.4),
        "dark_blue": line("M0 6L24 6M0 18L24 18M6 0L6 24M18 0L18 24", c, 1.8),
        "station": line("M0 7L24 7M0 17L24 17", c, 2) + line("M4 3L4 21M12 3L12 21M20 3L20 21", c, 2),
        "utility": line("M9 2L5 8L9 8L5 14", c, 2.2) + line("M21 11L17 17L21 17L17 23", c, 2.2),
    }
    return picture(24, 24, f'<g opacity="0.38">{drawn[name]}</g>')


def symbol(name: str) -> str:
    """The group's own sign about the middle of a badge."""
    c = tint(name)
    drawn = {
        "brown": "".join(fill(oval(x, y, 8), c) for x, y in ((36, 36), (64, 36), (36, 62), (64, 62))),
        "light_blue": "".join(line(f"M26 {y}Q38 {y - 12} 50 {y}Q62 {y + 12} 74 {y}", c, 7) for y in (37, 60)),
        "pink": fill(soft(ring(50, 49, 27, 4), 5), c),
        "orange": "".join(line(f"M{x} 68L{x + 20} 30", c, 8) for x in (26, 40, 54)),
        "red": "".join(line(f"M{x} 30L{x} 68", c, 8) for x in (32, 50, 68)),
        "yellow": fill(soft(star(50, 51, 28, 13), 3), c),
        "green": "".join(line(f"M28 {y}L50 {y - 17}L72 {y}", c, 8) for y in (50, 70)),
        "dark_blue": line("M28 38L72 38M28 60L72 60M38 28L38 70M60 28L60 70", c, 6.4),
        "station": line("M24 38L76 38M24 60L76 60", c, 6) + line("M34 28L34 70M50 28L50 70M66 28L66 70", c, 6),
        "utility": fill(soft([(56, 22), (30, 53), (47, 53), (42, 77), (70, 43), (53, 43)], 2), c),
    }
    return drawn[name]


def badge(name: str) -> str:
    """A round-cornered badge in the group's colour with its sign."""
    colour = COLOURS[name]
    d = rect(12, 10, 76, 76, 18)
    tones = (colour, mixed(colour, "#ffffff", 0.45), mixed(colour, INK, 0.45))
    return picture(100, 100, outlined(d, 4, 5), paper(d, *tones, depth=5, edge=2), symbol(name))


def files() -> dict[str, str]:
    """A pattern tile and a badge for each group."""
    return {f"pattern_{n}": tile(n) for n in COLOURS} | {f"group_{n}": badge(n) for n in COLOURS}
