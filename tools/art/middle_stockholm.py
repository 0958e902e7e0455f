"""stockholm's middle: blue hour over the water, spires and a tall brick tower, a ferry, the quay."""

from __future__ import annotations

import random

from tools.art.corners import bicycle
from tools.art.draw import LAMP, PAPER, Point, fill, gradient, group, line, mixed, oval, poly, rect, soft
from tools.art.scenery import (
    Layer,
    Tone,
    cloud,
    glints,
    gull,
    halo,
    lamp_post,
    land,
    moon,
    sky,
    sparkle,
    stars,
    tone,
    wave_line,
    windows,
)
from tools.art.spires import lattice, needle, onion

SHORE = 668.0
FAR = Tone("#4d64a6", "#8da0d6", "#34488a")
BRICK = Tone("#8f4a5a", "#e59a86", "#552b54")


def heaven() -> str:
    rng = random.Random(12)
    dusk = sky(
        1000,
        720,
        ((0, "#0d1a46"), (0.32, "#1d3474"), (0.6, "#4a64a9"), (0.8, "#9a93c4"), (0.93, "#eeb2a3"), (1, "#ffcf9a")),
    )
    bars = (
        cloud(560, 330, 360, "#6f80bf", 0.45)
        + cloud(-80, 440, 330, "#8f93c8", 0.5)
        + cloud(700, 520, 360, "#d0a4ba", 0.6)
    )
    bars += cloud(180, 560, 300, "#e7b2ae", 0.6)
    return dusk + stars(rng, 110, 1000, 360) + sparkle(430, 96, 12) + sparkle(905, 150, 10) + moon(770, 150, 44) + bars


def hills() -> str:
    rng = random.Random(31)
    crest = wave_line(rng, -20, 1020, 596, 16, 130)
    return land("hill", crest, 1020, SHORE + 8, -20, FAR, "#a58fb8") + far_roofs(rng)


def far_roofs(rng: random.Random) -> str:
    """Small far houses along the hill."""
    out = ""
    for i in range(26):
        x, w = i * 40 + rng.uniform(-8, 8), rng.uniform(26, 40)
        top = 612 + rng.uniform(-16, 14)
        out += fill(
            soft([(x, SHORE + 8), (x, top), (x + w / 2, top - w * 0.4), (x + w, top), (x + w, SHORE + 8)], 2), "#5f6fae"
        )
        out += windows(rng, x + 4, top + 4, w - 8, 26, (4, 6), 0.4, "#4d5c9c")
    return out


def churches() -> str:
    return lattice(268, SHORE + 6) + needle(560, SHORE + 6, 56, 168, 232) + onion(436, SHORE + 6)


FACADES = ("#d98a4e", "#b8504f", "#e0ad62", "#8f4a6a", "#cf6f55", "#6b7fb0", "#d9a08a")


def gable(kind: int, x: float, w: float, top: float) -> list[Point]:
    """The outline of an old town gable above `top`, from left to right."""
    if kind == 0:
        return [
            (x, top),
            (x + w * 0.16, top - w * 0.16),
            (x + w * 0.3, top - w * 0.2),
            (x + w * 0.36, top - w * 0.46),
            (x + w * 0.64, top - w * 0.46),
            (x + w * 0.7, top - w * 0.2),
            (x + w * 0.84, top - w * 0.16),
            (x + w, top),
        ]
    if kind == 1:
        return [(x, top), (x + w * 0.5, top - w * 0.52), (x + w, top)]
    return [(x, top), (x + w * 0.2, top - w * 0.34), (x + w * 0.8, top - w * 0.34), (x + w, top)]


def old_town() -> str:
    """Houses shoulder to shoulder along the quay, warm in the blue."""
    rng = random.Random(7)
    out, x, i = "", 316.0, 0
    while x < 700:
        w, h = rng.uniform(50, 66), rng.uniform(96, 150)
        top, base = SHORE + 8 - h, SHORE + 10
        colour = tone(mixed(FACADES[i % len(FACADES)], "#2b2f73", 0.34), 0.4, 0.5)
        outline = soft([(x, base), *gable(i % 3, x, w, top), (x + w, base)], 3)
        panes = windows(rng, x + w * 0.12, top + 6, w * 0.76, h - 42, (8, 12), 0.62, colour.dark)
        door = fill(rect(x + w * 0.38, base - 26, w * 0.24, 26, 5), rng.choice((LAMP, "#ffb867", colour.dark)))
        shade = fill(rect(x + w * 0.76, top, w * 0.24, base - top), colour.dark, 0.4)
        edge = line(
            poly(
                [
                    (x + 1.5, base),
                    *[(px + 1.5, py + 1.5) for px, py in gable(i % 3, x, w, top)[: 4 if i % 3 == 0 else 2]],
                ],
                False,
            ),
            colour.light,
            2.6,
        )
        out += halo(outline, 0.05, 10) + fill(outline, colour.main) + shade + edge + panes + door
        x, i = x + w - 1, i + 1
    return out


def hall() -> str:
    """A brick hall with an arcade, and its tall tower with an open lantern and a gilded crown."""
    base, x = SHORE + 10, 812.0
    wing = rect(858, 520, 170, base - 520, 2)
    top = 330.0
    tower = soft([(x - 46, base), (x - 40, top), (x + 40, top), (x + 46, base)], 2)
    roof = soft([(850, 524), (866, 494), (1030, 494), (1030, 524)], 2)
    arches = "".join(
        fill(f"M{ax} {base}L{ax} 636C{ax} 622 {ax + 24} 622 {ax + 24} 636L{ax + 24} {base}Z", LAMP, 0.95)
        for ax in range(872, 1000, 38)
    )
    panes = "".join(
        fill(rect(wx, y, 9, 20, 4), LAMP if (wx + y) % 3 else BRICK.dark)
        for wx in range(876, 1000, 24)
        for y in (544, 580)
    )
    slits = "".join(
        fill(rect(sx, y, 6, 26, 3), LAMP)
        for sx, y in ((x - 20, 390), (x + 14, 390), (x - 3, 446), (x - 20, 520), (x + 14, 520))
    )
    edge = line(f"M{x - 45} {base}L{x - 39} {top}", BRICK.light, 4) + fill(rect(858, 524, 3, base - 524), BRICK.light)
    shade = fill(poly([(x + 14, top), (x + 40, top), (x + 46, base), (x + 14, base)]), BRICK.dark, 0.5)
    copper = Tone("#3f8f95", "#93d8c8", "#23586f")
    cornice = fill(rect(x - 48, top - 10, 96, 13, 3), BRICK.light) + fill(rect(x - 46, top - 7, 96, 12, 3), BRICK.main)
    posts = fill(rect(x - 26, top - 56, 52, 48), LAMP, 0.85) + "".join(
        fill(rect(px, top - 58, 8, 50, 2), copper.dark) for px in (x - 30, x - 11, x + 4, x + 22)
    )
    hood = (
        f"M{x - 36} {top - 56}C{x - 30} {top - 84} {x - 8} {top - 86} {x - 7} {top - 104}L{x + 7} {top - 104}"
        f"C{x + 8} {top - 86} {x + 30} {top - 84} {x + 36} {top - 56}Z"
    )
    mast = line(f"M{x} {top - 104}L{x} {top - 142}", LAMP, 4) + "".join(
        fill(oval(x + dx, top - 132 + dy, 5), LAMP) for dx, dy in ((-12, 6), (0, -12), (12, 6))
    )
    mast += line(f"M{x - 12} {top - 126}Q{x} {top - 112} {x + 12} {top - 126}", LAMP, 3)
    return (
        halo(wing, 0.06, 14)
        + halo(tower, 0.06, 16)
        + fill(roof, copper.light)
        + fill(soft([(852, 526), (868, 497), (1030, 497), (1030, 526)], 2), copper.main)
        + fill(wing, BRICK.main)
        + arches
        + panes
        + fill(tower, BRICK.main)
        + shade
        + edge
        + slits
        + cornice
        + posts
        + fill(hood, copper.main)
        + line(f"M{x - 35} {top - 57}C{x - 30} {top - 84} {x - 8} {top - 86} {x - 6} {top - 103}", copper.light, 3)
        + mast
    )


def water() -> str:
    depth = gradient(
        "sea",
        (0, SHORE),
        (0, 1000),
        ((0, "#f0b79c", 1), (0.07, "#9a86bd", 1), (0.3, "#4360a8", 1), (0.7, "#1e3678", 1), (1, "#11214f", 1)),
    )
    body = fill(rect(-20, SHORE, 1040, 360), "url(#sea)") + line(f"M-20 {SHORE}L1020 {SHORE}", "#ffe2bb", 2.6, 0.8)
    return depth + body + reflections()


def reflections() -> str:
    """What stands on the shore, broken up in the water: bars that shorten and fade."""
    rng = random.Random(3)
    spans = [
        (812, 46, "#8f4a5a", 15),
        (920, 70, "#8f4a5a", 7),
        (436, 34, "#33488c", 10),
        (560, 24, "#33488c", 13),
        (268, 27, "#33488c", 12),
    ]
    out = ""
    for x, half, tint, rows in spans:
        for i in range(rows):
            shift, k = rng.uniform(-7, 7), 1 - 0.35 * i / rows
            out += fill(
                rect(x - half * k + shift, SHORE + 6 + i * 11, 2 * half * k, 6.4, 3.2), tint, 0.5 * (1 - i / rows)
            )
    for _ in range(54):
        left, y = rng.uniform(320, 1000), SHORE + 8 + 74 * rng.random() ** 1.5
        out += fill(rect(left, y, rng.uniform(10, 26), 4, 2), rng.choice((LAMP, "#ffb867")), 0.75)
    return out


def swell(seed: int, tints: tuple[str, ...], alpha: float) -> str:
    return glints(random.Random(seed), 44, (0, SHORE + 30, 1000, 176), tints, alpha)


def ferry() -> str:
    """A small white ferry about 190 wide, water line at y = 84."""
    hull = soft([(4, 56), (188, 56), (172, 88), (20, 88)], (3, 3, 9, 9))
    band = poly([(12, 72), (181, 72), (172, 88), (21, 88)])
    deck = rect(26, 34, 132, 24, 5)
    bridge = rect(46, 14, 62, 22, 5)
    funnel = soft([(118, 36), (121, 8), (142, 8), (145, 36)], 3)
    panes = "".join(fill(rect(33 + i * 20, 40, 13, 11, 3), LAMP) for i in range(6)) + "".join(
        fill(rect(52 + i * 18, 19, 12, 10, 3), LAMP) for i in range(3)
    )
    rail = line("M14 56L14 46L26 46M158 46L184 46L184 56", PAPER, 2.4)
    mast = line("M76 14L76 -4", PAPER, 3) + fill(soft([(78, -4), (98, 1), (78, 6)], 1), LAMP)
    parts = ""
    for d in (funnel, bridge, deck):
        tint = "#e2605a" if d == funnel else "#e9e2ee"
        parts += halo(d, 0.05, 8) + fill(d, tint) + line(d, PAPER if d != funnel else "#ffab98", 1.6, 0.8)
    shade = fill(rect(122, 36, 36, 20, 4), "#2b2f73", 0.16)
    ring_ = line(oval(168, 64, 5), "#e2605a", 3)
    glow_ = fill(rect(24, 90, 150, 4, 2), LAMP, 0.4) + fill(rect(50, 97, 90, 4, 2), LAMP, 0.25)
    return (
        parts
        + shade
        + fill(hull, PAPER)
        + fill(band, "#3a5cb0")
        + fill(poly([(120, 58), (186, 58), (172, 88), (112, 88)]), "#1b1b4b", 0.16)
        + panes
        + rail
        + mast
        + ring_
        + glow_
    )


def quay() -> str:
    stone = gradient("quay", (0, 884), (0, 1000), ((0, "#3a4a8c", 1), (1, "#131f52", 1)))
    floor = halo("M-20 884L1020 884", 0.1, 36) + fill(rect(-20, 882, 1040, 138), "url(#quay)")
    cap = fill(rect(-20, 874, 1040, 14, 4), "#a9b4e4") + fill(rect(-20, 878, 1040, 14, 4), "#34447f")
    seams = "".join(
        line(f"M{x} 896L{500 + (x - 500) * 1.22} 1000", "#0f1a48", 3, 0.5) for x in range(-80, 1100, 96)
    ) + line("M-20 940L1020 940", "#0f1a48", 3, 0.4)
    posts = "".join(bollard(x) for x in (250, 420, 590, 760))
    chains = "".join(
        line(f"M{x} 856Q{x + 85} 886 {x + 170} 856", "#0f1a48", 4.4)
        + line(f"M{x} 854Q{x + 85} 884 {x + 170} 854", "#6f82c8", 1.4)
        for x in (250, 420, 590)
    )
    lamps = "".join(lamp_post(x, 896, 236, "#101a45", "#8da0d6") for x in (108, 892))
    pools = "".join(
        fill(oval(x, 908, 124, 14), "#ffcf8a", 0.13) + fill(oval(x, 906, 76, 8), "#ffcf8a", 0.2) for x in (108, 892)
    )
    return stone + floor + seams + cap + chains + posts + pools + lamps + group(bicycle(), at=(560, 786))


def bollard(x: float) -> str:
    return (
        fill(soft([(x - 13, 888), (x - 9, 846), (x + 9, 846), (x + 13, 888)], 4), "#101a45")
        + fill(oval(x, 846, 12, 7), "#2c3c7c")
        + line(f"M{x - 9} 884L{x - 7} 850", "#6f82c8", 2.4)
    )


def layers() -> list[Layer]:
    """From the back to the front."""
    return [
        Layer("sky", (0, 0, 1000, 720), heaven()),
        Layer("hills", (0, 560, 1000, 118), hills(), 0.1),
        Layer("churches", (150, 250, 480, 428), churches(), 0.18),
        Layer("old_town", (300, 480, 430, 200), old_town(), 0.25),
        Layer("hall", (740, 160, 260, 520), hall(), 0.25),
        Layer("water", (0, SHORE - 2, 1000, 334), water()),
        Layer(
            "swell_far",
            (0, 690, 1000, 190),
            swell(7, ("#c9b6da", "#7f95d6", "#f2c3a4"), 0.45),
            0,
            {"kind": "drift", "dx": -8.0, "wrap": 1000.0},
        ),
        Layer(
            "swell_near",
            (0, 690, 1000, 190),
            swell(15, ("#5f78c4", "#a9b4e4", "#ffd59a"), 0.4),
            0,
            {"kind": "drift", "dx": 12.0, "wrap": 1000.0},
        ),
        Layer(
            "ferry",
            (100, 674, 204, 120),
            group(ferry(), at=(106, 686)),
            0.35,
            {"kind": "bob", "dx": 16.0, "dy": 3.0, "period": 3.2},
        ),
        Layer(
            "gull_a",
            (0, 0, 60, 40),
            gull(11),
            0,
            {"kind": "fly", "flock": "gull", "frame": 0.0, "y": 250.0, "dx": 46.0, "beat": 0.45},
        ),
        Layer(
            "gull_b",
            (0, 0, 60, 40),
            gull(-7),
            0,
            {"kind": "fly", "flock": "gull", "frame": 1.0, "y": 250.0, "dx": 46.0, "beat": 0.45},
        ),
        Layer("quay", (0, 500, 1000, 500), quay(), 0.5),
    ]
