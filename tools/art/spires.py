"""Church towers for a blue hour: a needle, a spire of open iron work, a copper hood with its lantern."""

from __future__ import annotations

from tools.art.draw import INK, LAMP, PAPER, fill, line, num, oval, poly, rect, soft
from tools.art.scenery import Tone, halo

SPIRES = Tone("#2f4488", "#7288c8", "#1f2f69")


def needle(x: float, foot: float, w: float, tower: float, spire: float, colour: Tone = SPIRES) -> str:
    """A church: square tower, gablets, a needle of a spire with a knob."""
    top = foot - tower
    walls = rect(x - w / 2, top, w, tower, 2)
    cone = soft([(x - w * 0.42, top), (x, top - spire), (x + w * 0.42, top)], (2, 1, 2))
    right = poly([(x, top - spire), (x + w * 0.42, top), (x + w * 0.06, top)])
    gablets = "".join(
        fill(soft([(gx - w * 0.2, top + 2), (gx, top - w * 0.5), (gx + w * 0.2, top + 2)], 2), colour.light)
        for gx in (x - w * 0.3, x + w * 0.3)
    )
    slots = "".join(
        fill(rect(x + dx - 3, y, 6, 18, 3), LAMP) for dx in (-w * 0.2, w * 0.2) for y in (top + 16, top + 56)
    )
    edge = fill(rect(x - w / 2, top, 4, tower), colour.light) + line(
        f"M{num(x - w * 0.4)} {num(top)}L{num(x)} {num(top - spire)}", colour.light, 2.4
    )
    shade = fill(rect(x + w * 0.2, top, w * 0.3, tower), colour.dark, 0.5)
    knob = fill(oval(x, top - spire, 4), LAMP)
    return (
        halo(walls, 0.06, 14)
        + halo(cone, 0.06, 12)
        + fill(cone, colour.main)
        + fill(right, colour.dark, 0.6)
        + gablets
        + fill(walls, colour.main)
        + shade
        + edge
        + slots
        + knob
    )


def lattice(x: float, foot: float) -> str:
    """An island church whose spire is open iron work."""
    nave = soft(
        [
            (x - 92, foot),
            (x - 92, foot - 64),
            (x - 70, foot - 98),
            (x + 20, foot - 98),
            (x + 30, foot - 64),
            (x + 30, foot),
        ],
        3,
    )
    top, peak = foot - 150, foot - 352
    tower = rect(x - 27, top, 54, 150, 2)
    rods = "".join(line(f"M{x + dx} {top}L{x} {peak}", SPIRES.main, 3.6) for dx in (-24, -9, 9, 24))
    bands = ""
    for i in range(1, 9):
        y, half = top - i * 22, 24 * (1 - i * 22 / (top - peak))
        bands += line(f"M{num(x - half)} {y}L{num(x + half)} {y}", SPIRES.main, 2.6)
        bands += line(f"M{num(x - half)} {y}L{num(x + half)} {y - 16}", SPIRES.main, 1.8)
    lit = line(f"M{x - 24} {top}L{x} {peak}", SPIRES.light, 2)
    panes = "".join(fill(rect(x - 82 + i * 25, foot - 56, 11, 34, 5.5), LAMP, 0.95) for i in range(4)) + fill(
        oval(x, top + 32, 9), LAMP
    )
    edge = fill(rect(x - 27, top, 4, 150), SPIRES.light) + line(
        f"M{x - 91} {foot}L{x - 91} {foot - 64}L{x - 70} {foot - 97}", SPIRES.light, 3
    )
    shade = fill(rect(x + 10, top, 17, 150), SPIRES.dark, 0.6)
    return (
        halo(nave, 0.06, 14)
        + fill(nave, SPIRES.main)
        + halo(tower, 0.06, 14)
        + rods
        + bands
        + lit
        + fill(tower, SPIRES.main)
        + shade
        + edge
        + panes
    )


def onion(x: float, foot: float) -> str:
    """A tower with a lantern and a swelling copper hood."""
    top = foot - 190
    copper = Tone("#3f8f95", "#93d8c8", "#23586f")
    hood = (
        f"M{x - 34} {top}C{x - 40} {top - 34} {x - 14} {top - 34} {x - 13} {top - 52}L{x + 13} {top - 52}"
        f"C{x + 14} {top - 34} {x + 40} {top - 34} {x + 34} {top}Z"
    )
    lantern = rect(x - 13, top - 84, 26, 34, 3)
    cap = (
        f"M{x - 17} {top - 84}C{x - 19} {top - 104} {x - 4} {top - 104} {x} {top - 140}"
        f"C{x + 4} {top - 104} {x + 19} {top - 104} {x + 17} {top - 84}Z"
    )
    walls = rect(x - 34, top, 68, 190, 2)
    panes = "".join(fill(rect(x + dx - 5, y, 10, 24, 5), LAMP) for dx in (-14, 14) for y in (top + 70, top + 116))
    clock = fill(oval(x, top + 34, 17), PAPER) + line(
        f"M{x} {top + 34}L{x} {top + 23}M{x} {top + 34}L{x + 8} {top + 38}", INK, 2.4
    )
    edge = fill(rect(x - 34, top, 4, 190), SPIRES.light) + fill(rect(x + 14, top, 20, 190), SPIRES.dark, 0.5)
    lit = fill(rect(x - 8, top - 79, 16, 24, 4), LAMP)
    return (
        halo(walls, 0.06, 14)
        + fill(hood, copper.main)
        + line(f"M{x - 34} {top}C{x - 40} {top - 34} {x - 14} {top - 34} {x - 13} {top - 52}", copper.light, 3)
        + fill(lantern, copper.dark)
        + lit
        + fill(cap, copper.main)
        + fill(walls, SPIRES.main)
        + edge
        + panes
        + clock
    )
