"""games_to_go's middle: dusk on the boardwalk, the low sun, a pier with its wheel, the sea."""

from __future__ import annotations

import random

from tools.art.draw import (
    DARK,
    DEEP,
    INK,
    LAMP,
    LIGHT,
    MAIN,
    PAPER,
    both,
    fill,
    gradient,
    group,
    line,
    num,
    oval,
    paper,
    poly,
    rect,
    ring,
    soft,
)
from tools.art.scenery import Layer, cloud, glints, gull, halo, lamp_post, sky, skyline, sparkle, stars, sun, tone

HORIZON = 640.0
HUB = (742.0, 408.0)
RADIUS = 150.0
CABINS = 12


def heaven() -> str:
    rng = random.Random(4)
    dusk = sky(
        1000,
        700,
        ((0, "#1b1b4b"), (0.3, "#35286a"), (0.55, "#6b3a72"), (0.76, "#b3526c"), (0.93, "#f08f64"), (1, "#f9b878")),
    )
    big = sparkle(168, 108, 15) + sparkle(815, 74, 11) + sparkle(520, 190, 8) + sparkle(940, 262, 9)
    ball = sun("sun", 318, 590, 112, "#ffc46b", "#ffb070")
    bars = (
        cloud(-60, 372, 330, "#8e4a74", 0.75)
        + cloud(430, 300, 250, "#6f3f77", 0.7)
        + cloud(150, 470, 290, "#d4716c", 0.75)
    )
    bars += cloud(640, 420, 420, "#a4536f", 0.75) + cloud(-90, 560, 260, "#f2a173", 0.8)
    return dusk + stars(rng, 120, 1000, 420) + big + ball + bars


def far_city() -> str:
    rng = random.Random(11)
    colour = tone("#9a5074", 0.3, 0.25)
    mist = gradient("mist", (0, 520), (0, HORIZON + 6), ((0, "#f6a067", 0), (1, "#f9b878", 0.75)))
    row = skyline(rng, -20, 1010, HORIZON + 6, (50, 150), colour, (7, 9), 0.22)
    return row + mist + fill(rect(-20, 500, 1040, 146), "url(#mist)")


def near_city() -> str:
    rng = random.Random(23)
    colour = tone("#5a3069", 0.34, 0.45)
    left = skyline(rng, -30, 168, HORIZON + 10, (110, 300), colour, (9, 12), 0.55)
    right = skyline(rng, 470, 660, HORIZON + 10, (50, 130), colour, (8, 10), 0.5)
    rest = skyline(rng, 860, 1010, HORIZON + 10, (120, 250), colour, (9, 12), 0.55)
    return left + right + rest


def sea() -> str:
    water = gradient(
        "sea",
        (0, HORIZON),
        (0, 1000),
        ((0, "#f3a26f", 1), (0.12, "#c8647a", 1), (0.4, "#6b3a7c", 1), (0.8, "#33245f", 1), (1, "#241a4c", 1)),
    )
    body = fill(rect(-20, HORIZON, 1040, 380), "url(#sea)") + line(f"M-20 {HORIZON}L1020 {HORIZON}", "#ffd9a0", 3, 0.9)
    path = ""
    rng = random.Random(5)
    for i in range(20):
        y, half = HORIZON + 8 + i * 10.5, 96 - abs(i - 4) * 3.2
        shift = rng.uniform(-16, 16)
        path += fill(rect(318 - half + shift, y, half * 2, 5.4, 2.7), "#ffd08a", 0.85 - i * 0.036)
    return water + body + path


def swell(seed: int, tints: tuple[str, ...], alpha: float) -> str:
    return glints(random.Random(seed), 46, (0, HORIZON + 12, 1000, 200), tints, alpha)


def pier() -> str:
    deck = rect(452, 618, 600, 22, 5)
    colour = tone("#3a2258", 0.4, 0.4)
    posts = ""
    for i in range(13):
        x = 474 + i * 44
        posts += fill(rect(x, 634, 11, 74 - (i % 2) * 8, 3), colour.main) + fill(
            rect(x, 634, 3, 74 - (i % 2) * 8), colour.light, 0.6
        )
        posts += fill(rect(x - 7, 704 - (i % 2) * 8, 25, 4, 2), "#f6a067", 0.35)
    braces = "".join(line(f"M{480 + i * 44} 642L{518 + i * 44} 690", colour.main, 4) for i in range(12))
    rail = line("M456 600L1000 600", colour.main, 4) + "".join(
        line(f"M{x} 600L{x} 620", colour.main, 3.4) for x in range(458, 1000, 22)
    )
    hall = kiosk(486, 618)
    return (
        halo(deck, 0.07, 18)
        + posts
        + braces
        + fill(deck, colour.light)
        + fill(rect(454, 621.5, 600, 20, 5), colour.main)
        + rail
        + hall
    )


def kiosk(x: float, foot: float) -> str:
    """The pavilion at the pier's head, with a striped tent roof and a pennant."""
    walls = fill(rect(x, foot - 62, 116, 62, 3), "#4b2c66") + fill(rect(x, foot - 62, 4, 62), "#c97a86")
    panes = "".join(
        fill(rect(x + 12 + i * 33, foot - 48, 24, 34, 6), LAMP)
        + fill(rect(x + 12 + i * 33, foot - 30, 24, 16, 3), "#fff0b8", 0.7)
        for i in range(3)
    )
    peak = (x + 58, foot - 138)
    stripes = ""
    for i in range(8):
        a, b = x - 12 + i * 17.5, x - 12 + (i + 1) * 17.5
        stripes += fill(
            poly([peak, (b, foot - 62), ((a + b) / 2, foot - 54), (a, foot - 62)]), "#e8574f" if i % 2 else "#ffe9cb"
        )
    shade = fill(poly([peak, (x + 128, foot - 62), (x + 76, foot - 58)]), INK, 0.22)
    mast = line(f"M{peak[0]} {peak[1]}L{peak[0]} {peak[1] - 26}", "#3a2258", 4)
    pennant = fill(
        soft([(peak[0] + 1, peak[1] - 27), (peak[0] + 30, peak[1] - 19), (peak[0] + 1, peak[1] - 11)], 2), LAMP
    )
    return walls + panes + stripes + shade + mast + pennant


def stand() -> str:
    """The legs the wheel hangs between, and its boarding stage."""
    x, y = HUB
    legs = ""
    for dx in (-84, 84):
        d = f"M{x} {y}L{x + dx} 618"
        legs += line(d, INK, 15, 0.35) + line(d, "#7a3f66", 12) + line(f"M{x - 2} {y}L{x + dx - 2} 618", "#f7b98c", 3.6)
    brace = line(f"M{x - 52} 556L{x + 52} 556", "#7a3f66", 7) + line(f"M{x - 52} 554L{x + 52} 554", "#f7b98c", 2)
    stage = fill(rect(x - 104, 606, 208, 14, 4), "#f7b98c") + fill(rect(x - 102, 609, 208, 12, 4), "#7a3f66")
    return legs + brace + stage


def wheel() -> str:
    """The wheel about its hub, with twelvefold symmetry, so that a twelfth of a turn closes its loop."""
    x, y = HUB
    rims = ring(x, y, RADIUS, CABINS)
    inner = ring(x, y, RADIUS - 24, CABINS, -75)
    truss = "".join(line(poly([rims[i], inner[i], rims[(i + 1) % CABINS]], False), "#e79a83", 3) for i in range(CABINS))
    spokes = "".join(line(f"M{x} {y}L{num(px)} {num(py)}", "#f7c39a", 3.6) for px, py in rims)
    hoops = (
        line(oval(x, y, RADIUS), INK, 12, 0.25)
        + line(oval(x, y, RADIUS), "#c9697a", 9)
        + line(oval(x, y, RADIUS), "#ffdcb0", 4.4)
    )
    hoops += line(oval(x, y, RADIUS - 24), "#e79a83", 4) + line(oval(x, y, 50), "#e79a83", 3)
    bulbs = "".join(
        fill(oval(px, py, 6), LAMP, 0.35) + fill(oval(px, py, 3), "#fff7d8")
        for px, py in ring(x, y, RADIUS - 12, CABINS, -75)
    )
    hub = fill(oval(x, y, 21), "#c9697a") + fill(oval(x, y, 16), "#ffdcb0") + fill(oval(x, y, 7), "#c9697a")
    return truss + spokes + hoops + bulbs + hub


def cabin() -> str:
    """A gondola hanging from (30, 4); it stays upright while the wheel turns."""
    tub = "M8 26L52 26C52 44 44 52 30 52C16 52 8 44 8 26Z"
    hood = "M6 20C8 9 18 7 30 7C42 7 52 9 54 20Z"
    posts = line("M13 19L13 28M47 19L47 28", INK, 3)
    lit = fill(rect(13, 18, 34, 10, 1), LAMP)
    return (
        both(tub, INK, INK, 5)
        + both(hood, INK, INK, 5)
        + lit
        + posts
        + paper(tub, MAIN, LIGHT, DARK, 0, 2.4)
        + paper(hood, DARK, MAIN, DEEP, 0, 2)
    )


def boardwalk() -> str:
    planks = gradient("deck", (0, 858), (0, 1000), ((0, "#5b3763", 1), (1, "#2c1b48", 1)))
    floor = halo("M-20 860L1020 860", 0.1, 40) + fill(rect(-20, 858, 1040, 162), "url(#deck)")
    seams = "".join(
        line(f"M{500 + (x - 500) * 0.86} 862L{500 + (x - 500) * 1.5} 1000", "#1f1338", 3, 0.55)
        for x in range(-120, 1130, 58)
    )
    lit = "".join(
        line(f"M{500 + (x - 500) * 0.86 + 3} 862L{500 + (x - 500) * 1.5 + 5} 1000", "#a8647a", 1.6, 0.45)
        for x in range(-120, 1130, 58)
    )
    edge = fill(rect(-20, 852, 1040, 10, 3), "#f2a877") + fill(rect(-20, 856, 1040, 10, 3), "#4b2c5e")
    rail = fill(rect(-20, 786, 1040, 9, 4), "#f2a877") + fill(rect(-20, 789, 1040, 9, 4), "#3c2355")
    rail += "".join(
        fill(rect(x, 792, 9, 66, 2), "#3c2355") + fill(rect(x, 796, 2.4, 60), "#d98a78") for x in range(14, 1000, 54)
    )
    rail += line("M-20 826L1020 826", "#3c2355", 4)
    lamps = "".join(lamp_post(x, 872, 212, "#2a1a45", "#f2a877") for x in (92, 908))
    pools = "".join(
        fill(oval(x, 884, 120, 15), "#ffcf8a", 0.14) + fill(oval(x, 882, 74, 9), "#ffcf8a", 0.2) for x in (92, 908)
    )
    return planks + rail + floor + seams + lit + edge + pools + bench(560, 908) + lamps


def bench(x: float, foot: float) -> str:
    """A bench seen from behind, its back lit from the left, and a gull that waits on it."""
    legs = "".join(fill(rect(x + dx, foot - 58, 9, 58, 2), "#1f1338") for dx in (14, 197))
    slats = "".join(
        fill(rect(x, y, 220, 15, 5), "#f2a877") + fill(rect(x + 1.6, y + 2.6, 220, 15, 5), "#6a3f68")
        for y in (foot - 78, foot - 54)
    )
    shade = fill(oval(x + 116, foot + 2, 132, 9), "#140f33", 0.3)
    bird = "M0 0C6 -14 20 -18 30 -16C32 -26 44 -26 44 -17L52 -14L44 -12C40 2 24 6 -12 0Z"
    legs_ = line(f"M{x + 60} {foot - 90}L{x + 60} {foot - 78}", "#f6a067", 2.4)
    sitting = group(
        fill(bird, PAPER) + fill("M4 -1C12 -10 22 -10 28 -8C22 0 14 2 -12 0Z", "#b9a6c4"), at=(x + 40, foot - 88)
    )
    return shade + legs + slats + legs_ + sitting


BULBS = [(92 + 816 * i / 16, 668 + 92 * (1 - ((i - 8) / 8) ** 2)) for i in range(1, 16)]


def garland(odd: int) -> str:
    """The string between the lamps; `odd` 0 or 1 says which of its bulbs are lit."""
    wire = line("M92 668Q500 852 908 668", "#2a1a45", 3)
    out = []
    for i, (x, y) in enumerate(BULBS):
        tint = ("#ffd166", "#ff7a59", "#4cc9f0", "#f06cc5")[i // 2 % 4]
        lit = i % 2 == odd
        out.append(fill(oval(x, y + 8, 17), tint, 0.22 if lit else 0.06))
        out.append(
            fill(oval(x, y + 8, 7.5), tint if lit else "#6a4a78")
            + fill(oval(x - 2, y + 6, 2.4), PAPER, 0.9 if lit else 0.3)
        )
    return wire + "".join(out)


def layers() -> list[Layer]:
    """From the back to the front."""
    x, y = HUB
    turn = {"kind": "turn", "x": x, "y": y, "period": 60.0, "symmetry": float(CABINS)}
    ride = {
        "kind": "ride",
        "x": x,
        "y": y,
        "radius": RADIUS,
        "count": float(CABINS),
        "period": 60.0,
        "hang_x": 30.0,
        "hang_y": 4.0,
    }
    r = RADIUS + 12
    return [
        Layer("sky", (0, 0, 1000, 700), heaven()),
        Layer("far_city", (0, 440, 1000, 210), far_city(), 0.15),
        Layer("near_city", (0, 290, 1000, 365), near_city(), 0.25),
        Layer("sea", (0, HORIZON - 2, 1000, 362), sea()),
        Layer(
            "swell_far",
            (0, 648, 1000, 216),
            swell(7, ("#ffd9a0", "#f6a067", "#f58f7c"), 0.5),
            0,
            {"kind": "drift", "dx": -9.0, "wrap": 1000.0},
        ),
        Layer(
            "swell_near",
            (0, 648, 1000, 216),
            swell(19, ("#c97a9a", "#8d5a9b", "#ffc48a"), 0.5),
            0,
            {"kind": "drift", "dx": 14.0, "wrap": 1000.0},
        ),
        Layer("stand", (x - 120, y - 10, 240, 632 - y), stand(), 0.3),
        Layer("wheel", (x - r, y - r, 2 * r, 2 * r), wheel(), 0.3, turn),
        Layer("cabin", (0, 0, 60, 60), cabin(), 0.3, ride),
        Layer("pier", (440, 440, 560, 276), pier(), 0.3),
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
        Layer("boardwalk", (0, 520, 1000, 480), boardwalk(), 0.5),
        Layer("garland_a", (70, 650, 860, 140), garland(0), 0.5, {"kind": "blink", "frame": 0.0, "period": 1.6}),
        Layer("garland_b", (70, 650, 860, 140), garland(1), 0.5, {"kind": "blink", "frame": 1.0, "period": 1.6}),
    ]
