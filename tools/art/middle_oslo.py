"""oslo's middle: hills about the fjord at dusk, a white slope that people walk up, sails, the jump on the hill."""

from __future__ import annotations

import random

from tools.art.draw import LAMP, PAPER, fill, gradient, group, line, num, oval, poly, rect, soft
from tools.art.scenery import (
    Layer,
    Tone,
    cloud,
    glints,
    gull,
    halo,
    house,
    lamp_post,
    land,
    sky,
    sparkle,
    spruce,
    stars,
    sun,
    tone,
    wave_line,
)

SHORE = 662.0
WHITE = Tone("#e9dce6", "#fffaf0", "#a48fb8")


def heaven() -> str:
    rng = random.Random(41)
    stops = (
        (0, "#191a4e"),
        (0.3, "#34397f"),
        (0.56, "#6f5a9a"),
        (0.78, "#b8719a"),
        (0.93, "#f4a184"),
        (1, "#ffc58d"),
    )
    bars = (
        cloud(40, 330, 340, "#7a5f9f", 0.6)
        + cloud(620, 250, 300, "#565a9c", 0.6)
        + cloud(720, 430, 340, "#c07f9e", 0.6)
    )
    bars += cloud(-110, 470, 320, "#d98f98", 0.65)
    return (
        sky(1000, 710, stops)
        + stars(rng, 100, 1000, 330)
        + sparkle(240, 110, 12)
        + sparkle(720, 90, 10)
        + sun("sun", 560, 560, 84, "#ffc98a", "#ffa98a")
        + bars
    )


def hills() -> str:
    """Three folds, the middle one with the jump."""
    rng = random.Random(17)
    far = land(
        "h1",
        wave_line(rng, -20, 1020, 520, 34, 210),
        1020,
        SHORE + 6,
        -20,
        Tone("#8a6a9c", "#e5a9ae", "#5c4a82"),
        "#c48aa0",
    )
    crest = "M-20 470C60 430 150 420 240 470C330 520 420 590 520 610C660 632 800 560 1020 520"
    near = land("h2", crest, 1020, SHORE + 6, -20, Tone("#5a4a86", "#b58ab0", "#3a3168"), "#8a6394")
    return far + near + jump() + trees(rng)


def jump() -> str:
    """The ski jump: a sweeping run on thin legs, lit along its edge."""
    run = "M148 322C152 384 190 430 262 462"
    legs = "".join(
        line(f"M{x} {y}L{x - 2} {b}", "#4a3d78", 4) for x, y, b in ((150, 330, 436), (162, 380, 440), (186, 418, 450))
    )
    braces = line("M150 350L162 392M150 400L163 372M150 420L186 424", "#4a3d78", 2.4)
    house_ = fill(rect(138, 304, 26, 24, 4), "#4a3d78") + fill(rect(142, 309, 18, 8, 3), LAMP)
    return legs + braces + line(run, "#4a3d78", 12) + line("M146 320C150 384 188 428 261 459", "#f7e9f0", 4.4) + house_


def trees(rng: random.Random) -> str:
    colour = Tone("#453a74", "#8a6fa6", "#2d2656")
    out = ""
    for i in range(30):
        x = -6 + i * 17 + rng.uniform(-5, 5)
        foot = 500 + max(0, x - 120) * 0.33 + rng.uniform(10, 60)
        out += spruce(x, min(foot, SHORE - 4), rng.uniform(36, 64), colour)
    return out


def city() -> str:
    """The tall narrow houses side by side, each another width."""
    rng = random.Random(9)
    out, x = "", 668.0
    for i, w in enumerate((46, 34, 58, 40, 50, 36, 62, 44)):
        h = (150, 196, 128, 176, 214, 140, 168, 120)[i]
        colour = tone(("#5a4482", "#6f4a80", "#4b3f7c", "#7c5078")[i % 4], 0.36, 0.45)
        out += house(rng, x, w, SHORE + 8 - h, SHORE + 8, "flat" if i % 3 else "slant", colour, (8, 11), 0.55)
        x += w + 3
    return out


def opera() -> str:
    """A white building like a floe: slopes from the water to the roof, a glass hall, a stage tower."""
    base = SHORE + 12
    tower = soft([(392, 590), (392, 514), (504, 508), (504, 590)], 2)
    roof = soft([(196, base), (352, 566), (600, 552), (684, base)], (1, 4, 5, 1))
    slope = poly([(196, base), (352, 567), (468, 616), (430, base)])
    hall = poly([(468, 616), (596, 558), (640, base), (430, base)])
    glass = poly([(482, 622), (588, 574), (618, base - 2), (448, base - 2)])
    panes = "".join(
        line(f"M{num(482 + i * 17.6)} {num(622 - i * 8)}L{num(448 + i * 28)} {base - 2}", "#c98a5a", 2.4)
        for i in range(1, 6)
    )
    slab = fill(poly([(140, base + 14), (200, base - 4), (700, base - 4), (760, base + 14)]), WHITE.main) + line(
        f"M142 {base + 13}L200 {base - 4}L700 {base - 4}", WHITE.light, 3
    )
    walkers = "".join(
        fill(rect(x, y - 13, 5, 13, 2.5), "#3a3168") + fill(oval(x + 2.5, y - 16, 3), "#3a3168")
        for x, y in ((258, 642), (270, 640), (318, 604), (366, 640), (396, 622), (540, 554), (556, 553))
    )
    edges = line(f"M197 {base}L352 567L598 553", WHITE.light, 4) + line("M352 568L468 617", "#c9b4cf", 2.4)
    lines = "".join(
        line(
            f"M{num(216 + i * 38)} {num(base - 8 - i * 27)}L{num(436 + i * 9)} {num(base - 8 - i * 12)}",
            "#cdbbd2",
            1.8,
            0.8,
        )
        for i in range(1, 4)
    )
    tower_ = (
        halo(tower, 0.06, 12)
        + fill(tower, "#cdbbd2")
        + fill(poly([(392, 516), (408, 515), (408, 590), (392, 590)]), WHITE.light)
    )
    tower_ += "".join(line(f"M{x} 516L{x} 586", "#b29cc0", 2) for x in range(420, 504, 14))
    return (
        tower_
        + halo(roof, 0.06, 16)
        + fill(roof, WHITE.main)
        + fill(slope, "#f4e9ee")
        + fill(hall, "#b79fc4")
        + lines
        + fill(glass, LAMP)
        + fill(poly([(466, 640), (604, 612), (618, base - 2), (448, base - 2)]), "#fff0b8", 0.6)
        + panes
        + edges
        + slab
        + walkers
    )


def fjord() -> str:
    stops = ((0, "#ffbf8c", 1), (0.1, "#d98a9a", 1), (0.35, "#7a5f9f", 1), (0.75, "#363a80", 1), (1, "#20235c", 1))
    body = gradient("sea", (0, SHORE), (0, 1000), stops) + fill(rect(-20, SHORE, 1040, 360), "url(#sea)")
    rng = random.Random(4)
    shine = "".join(
        fill(
            rect(440 + rng.uniform(-30, 30) - (60 - i), SHORE + 26 + i * 11, 190 - i * 5, 6, 3),
            "#fff0dc",
            0.5 - i * 0.03,
        )
        for i in range(14)
    )
    lights = "".join(
        fill(rect(rng.uniform(660, 990), SHORE + 16 + 70 * rng.random() ** 1.5, rng.uniform(10, 24), 4, 2), LAMP, 0.7)
        for _ in range(30)
    )
    isle = "M-10 742C40 716 110 722 176 742C120 752 40 752 -10 750Z"
    pines = "".join(
        spruce(x, 738, h, Tone("#453a74", "#8a6fa6", "#2d2656"))
        for x, h in ((16, 60), (44, 84), (74, 58), (104, 70), (130, 44))
    )
    hut = (
        fill(rect(86, 716, 30, 20, 2), "#b8504f")
        + fill(soft([(82, 718), (101, 702), (120, 718)], 2), "#3a3168")
        + fill(rect(96, 722, 9, 9, 2), LAMP)
    )
    return (
        body
        + shine
        + lights
        + pines
        + fill(isle, "#3a3168")
        + line("M-10 742C40 716 110 722 176 742", "#b58ab0", 3)
        + hut
    )


def sailboat(tint: str) -> str:
    """A sailing boat, 110 by 130, water line at y = 112."""
    hull = soft([(12, 94), (98, 94), (84, 114), (26, 114)], (2, 2, 8, 8))
    main = "M58 8C80 36 88 62 92 86L58 86Z"
    jib = "M52 20C40 46 26 66 14 84L52 86Z"
    parts = line("M55 4L55 96", "#3a3168", 4) + halo(main, 0.05, 8) + fill(main, PAPER) + fill(jib, tint)
    shade = fill("M74 40C84 56 89 70 92 86L76 86Z", "#a48fb8", 0.5) + line("M58 9C74 30 82 48 87 64", "#ffffff", 2)
    keel = (
        fill(hull, tint)
        + fill(poly([(16, 102), (95, 102), (84, 114), (26, 114)]), "#3a3168", 0.35)
        + line("M14 95L97 95", PAPER, 3)
    )
    echo = fill(rect(22, 118, 66, 4, 2), PAPER, 0.35) + fill(rect(36, 125, 40, 3.4, 1.7), PAPER, 0.22)
    return parts + shade + keel + echo


def jetty() -> str:
    deck = gradient("deck", (0, 886), (0, 1000), ((0, "#6f4f7c", 1), (1, "#2a2258", 1)))
    floor = halo("M-20 888L1020 888", 0.1, 36) + fill(rect(-20, 884, 1040, 136), "url(#deck)")
    cap = fill(rect(-20, 876, 1040, 14, 4), "#f0b09a") + fill(rect(-20, 880, 1040, 14, 4), "#4f3a70")
    seams = "".join(
        line(f"M-4 {y}L1004 {y}", "#241d50", 3, 0.55) + line(f"M-4 {y + 3}L1004 {y + 3}", "#b58ab0", 1.4, 0.4)
        for y in (916, 944, 976)
    )
    joints = "".join(
        line(f"M{x} {y}L{x} {y + h}", "#241d50", 2.4, 0.5)
        for x, y, h in ((180, 894, 20), (520, 918, 24), (830, 894, 20), (330, 946, 28), (690, 946, 28))
    )
    tub = group(planter(), at=(640, 830))
    lamps = "".join(lamp_post(x, 898, 226, "#201a4c", "#f0b09a") for x in (104, 896))
    pools = "".join(
        fill(oval(x, 910, 124, 14), "#ffcf8a", 0.14) + fill(oval(x, 908, 76, 8), "#ffcf8a", 0.2) for x in (104, 896)
    )
    return deck + floor + seams + joints + cap + pools + lamps + tub


def planter() -> str:
    """A tub of small spruces and heather, 130 wide, standing on y = 92."""
    colour = Tone("#3a5c74", "#8ab8b4", "#24345f")
    green = spruce(34, 52, 86, colour) + spruce(92, 54, 70, colour)
    bloom = "".join(
        fill(oval(x, y, 7), c)
        for x, y, c in (
            (20, 50, "#d4567c"),
            (50, 48, "#f06cc5"),
            (66, 51, "#d4567c"),
            (112, 50, "#f06cc5"),
            (80, 48, "#e58ab4"),
        )
    )
    tub = soft([(4, 50), (126, 50), (116, 92), (14, 92)], 6)
    return (
        fill(oval(66, 94, 74, 8), "#140f33", 0.3)
        + green
        + bloom
        + fill(tub, "#f0b09a")
        + fill(soft([(6, 53), (127, 53), (117, 92), (16, 92)], 6), "#7a4a6e")
    )


def layers() -> list[Layer]:
    """From the back to the front."""
    drift = {"kind": "drift", "wrap": 1000.0}
    far = glints(random.Random(7), 40, (0, SHORE + 30, 1000, 180), ("#ffd9b8", "#d99aac", "#f2b79a"), 0.45)
    near = glints(random.Random(18), 40, (0, SHORE + 30, 1000, 180), ("#8f7ab8", "#b9a6d6", "#ffc9a0"), 0.42)
    fly = {"kind": "fly", "flock": "gull", "y": 230.0, "dx": 46.0, "beat": 0.45}
    sails = ((740.0, 676.0, "#e2605a", -9.0, "red"), (250.0, 700.0, "#3fb3a9", 7.0, "green"))
    boats = [
        Layer(
            f"sail_{name}",
            (x, y, 110, 132),
            group(sailboat(tint), at=(x, y)),
            0.35,
            {"kind": "bob", "dx": dx, "dy": 4.0, "period": 4.0},
        )
        for x, y, tint, dx, name in sails
    ]
    return [
        Layer("sky", (0, 0, 1000, 710), heaven()),
        Layer("hills", (0, 290, 1000, 380), hills(), 0.1),
        Layer("city", (650, 420, 350, 252), city(), 0.2),
        Layer("fjord", (0, 640, 1000, 360), fjord()),
        Layer("opera", (130, 490, 640, 204), opera(), 0.25),
        Layer("swell_far", (0, 690, 1000, 190), far, 0, {**drift, "dx": -8.0}),
        Layer("swell_near", (0, 690, 1000, 190), near, 0, {**drift, "dx": 12.0}),
        *boats,
        Layer("gull_a", (0, 0, 60, 40), gull(11), 0, {**fly, "frame": 0.0}),
        Layer("gull_b", (0, 0, 60, 40), gull(-7), 0, {**fly, "frame": 1.0}),
        Layer("jetty", (0, 500, 1000, 500), jetty(), 0.5),
    ]
