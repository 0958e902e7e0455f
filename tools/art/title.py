"""The title's picture, 1600 by 900: a town by the sea at dusk, calm on the upper left where logo and menu stand."""

from __future__ import annotations

import random

from tools.art import middle_games_to_go as fair
from tools.art.draw import INK, LAMP, PAPER, fill, glow, gradient, group, line, moved, oval, poly, rect, soft
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
    skyline,
    sparkle,
    spruce,
    stars,
    sun,
    tone,
    wave_line,
)

SIZE = (1600.0, 900.0)
SHORE = 640.0
HUB = (1238.0, 406.0)


def heaven() -> str:
    rng = random.Random(8)
    stops = ((0, "#151540"), (0.28, "#2c2663"), (0.52, "#5b3670"), (0.74, "#b3526c"), (0.92, "#f2935f"), (1, "#fbc07e"))
    big = "".join(
        sparkle(x, y, r)
        for x, y, r in ((690, 96, 15), (980, 58, 10), (1180, 168, 13), (1500, 92, 16), (560, 250, 9), (1400, 260, 9))
    )
    bars = (
        cloud(560, 400, 420, "#7a4273", 0.7)
        + cloud(1180, 320, 460, "#63397a", 0.6)
        + cloud(-140, 470, 420, "#a04f6e", 0.65)
    )
    bars += cloud(1270, 520, 420, "#d4716c", 0.7) + cloud(420, 560, 380, "#e58a68", 0.7)
    return (
        sky(1600, 700, stops)
        + stars(rng, 210, 1600, 430)
        + big
        + sun("sun", 860, 556, 142, "#ffc46b", "#ffb070")
        + bars
    )


def far() -> str:
    rng = random.Random(12)
    ridge = land(
        "ridge", wave_line(rng, -20, 1620, 560, 30, 240), 1620, SHORE + 6, -20, tone("#9a4f72", 0.35, 0.2), "#e08a6c"
    )
    mist = gradient("mist", (0, 520), (0, SHORE + 6), ((0, "#f6a067", 0), (1, "#fbc07e", 0.7)))
    return (
        ridge
        + skyline(rng, -20, 1620, SHORE + 6, (46, 150), tone("#8a4870", 0.32, 0.25), (7, 9), 0.22)
        + mist
        + fill(rect(-20, 510, 1640, 136), "url(#mist)")
    )


def viaduct() -> str:
    """Arches across the bay, for the tram."""
    colour = tone("#6f3c6c", 0.4, 0.4)
    deck = rect(-20, 580, 1640, 18, 3)
    arches = ""
    for x in range(-20, 1620, 92):
        d = (
            f"M{x} 590L{x + 92} 590L{x + 92} 652"
            f"L{x + 80} 652L{x + 80} 636C{x + 80} 600 {x + 12} 600 {x + 12} 636L{x + 12} 652L{x} 652Z"
        )
        arches += fill(d, colour.main) + line(
            f"M{x + 80} 650L{x + 80} 636C{x + 80} 600 {x + 12} 600 {x + 12} 636", colour.dark, 3
        )
        arches += fill(rect(x, 598, 3, 54), colour.light, 0.8)
    masts = "".join(line(f"M{x} 582L{x} 534L{x + 22} 534", colour.main, 3.6) for x in range(34, 1600, 184))
    wire = line("M-10 536L1610 536", colour.main, 1.6)
    return (
        halo(deck, 0.07, 16)
        + wire
        + masts
        + arches
        + fill(deck, colour.light)
        + fill(rect(-8, 583.5, 1620, 17, 3), colour.main)
    )


def tram() -> str:
    """A tram of two cars, 220 wide, wheels on y = 62."""
    out = line("M58 16L72 4L86 4", "#2a1c3f", 3) + halo(rect(4, 16, 212, 42, 10), 0.06, 10)
    for x in (4, 114):
        car = rect(x, 16, 102, 40, 10)
        out += (
            fill(car, "#ffb98c")
            + fill(rect(x + 2, 18.4, 102, 39, 10), "#e2605a")
            + fill(rect(x + 2, 42, 102, 6, 2), PAPER)
        )
        out += "".join(
            fill(rect(x + 9 + i * 23, 23, 17, 15, 4), LAMP) + fill(rect(x + 9 + i * 23, 31, 17, 7, 3), "#fff0b8", 0.8)
            for i in range(4)
        )
        out += "".join(fill(oval(x + dx, 58, 5), INK) for dx in (22, 82))
    return out + fill(rect(102, 40, 16, 6, 2), INK) + fill(oval(214, 46, 4), "#fff0b8")


def hill_town() -> str:
    """Houses that climb a hill on the left under a church; lights below, dark enough above for the menu."""
    rng = random.Random(19)
    crest = "M-20 520C90 470 210 478 330 520C450 562 560 600 700 660"
    ground = tone("#4a2862", 0.3, 0.4)
    shore = "C724 668 716 690 660 696C560 706 300 708 -20 706Z"
    shades = gradient("hill", (0, 500), (0, 706), ((0, ground.main, 1), (1, "#341c52", 1)))
    hill = shades + halo(crest) + fill(f"{crest}{shore}", "url(#hill)") + line(crest, ground.light, 3, 0.8)
    wall = line("M-20 700C300 702 560 700 660 690C700 686 716 676 712 664", "#2a1746", 14)
    wall += line("M-20 694C300 696 560 694 658 684C690 680 702 674 702 666", "#f2a877", 3, 0.9)
    shine = random.Random(2)
    wall += "".join(
        fill(rect(shine.uniform(0, 640), 712 + 26 * shine.random(), shine.uniform(14, 34), 4, 2), LAMP, 0.5)
        for _ in range(26)
    )
    rows = ""
    for y, count, colour in ((560, 7, "#63346c"), (612, 10, "#53306a"), (672, 11, "#432560")):
        for i in range(count):
            x, w = -20 + i * 56 + rng.uniform(-6, 6), rng.uniform(46, 60)
            h = rng.uniform(46, 84)
            rows += house(
                rng,
                x,
                w,
                y - h,
                y,
                rng.choice(("gable", "gable", "slant", "flat", "dome")),
                tone(colour, 0.36, 0.42),
                (8, 11),
                0.6,
            )
    pines = "".join(
        spruce(x, y, h, Tone("#38245a", "#8a5a86", "#241748"))
        for x, y, h in ((404, 580, 70), (446, 600, 84), (520, 640, 66), (592, 664, 76), (640, 676, 58))
    )
    tower = soft([(96, 520), (96, 420), (120, 330), (144, 420), (144, 520)], (1, 3, 2, 3, 1))
    church = (
        halo(tower, 0.06, 14)
        + fill(tower, "#5a3069")
        + fill(poly([(120, 332), (144, 420), (144, 520), (124, 520)]), "#351d52", 0.6)
    )
    church += (
        line("M97 520L97 421L120 332", "#e0938a", 3)
        + fill(rect(112, 440, 14, 24, 7), LAMP)
        + fill(oval(120, 328, 5), LAMP)
    )
    return church + hill + wall + rows + pines


def sea() -> str:
    stops = ((0, "#f7ae72", 1), (0.1, "#cf6c78", 1), (0.38, "#7a4080", 1), (0.75, "#38275f", 1), (1, "#201644", 1))
    body = (
        gradient("sea", (0, SHORE), (0, 900), stops)
        + fill(rect(-20, SHORE, 1640, 280), "url(#sea)")
        + line(f"M-20 {SHORE}L1620 {SHORE}", "#ffe0ac", 3, 0.9)
    )
    rng = random.Random(5)
    path = ""
    for i in range(17):
        half, shift = 128 - abs(i - 3) * 5.4, rng.uniform(-20, 20)
        path += fill(rect(860 - half + shift, SHORE + 10 + i * 11, half * 2, 6, 3), "#ffd08a", 0.85 - i * 0.045)
    return body + path


def pier() -> str:
    """The wheel's own pier and the fair ground on it."""
    deck = rect(980, 616, 640, 22, 5)
    colour = tone("#3a2258", 0.4, 0.4)
    posts = "".join(
        fill(rect(x, 632, 11, 70, 3), colour.main)
        + fill(rect(x, 632, 3, 70), colour.light, 0.6)
        + fill(rect(x - 7, 700, 25, 4, 2), "#f6a067", 0.35)
        for x in range(1000, 1600, 46)
    )
    braces = "".join(line(f"M{x + 8} 640L{x + 44} 688", colour.main, 4) for x in range(1000, 1560, 46))
    rail = line("M984 598L1600 598", colour.main, 4) + "".join(
        line(f"M{x} 598L{x} 618", colour.main, 3.4) for x in range(986, 1600, 23)
    )
    tents = group(fair.kiosk(486, 618), at=(526, -2)) + group(fair.kiosk(486, 618), at=(900, -2))
    return (
        halo(deck, 0.07, 18)
        + posts
        + braces
        + fill(deck, colour.light)
        + fill(rect(982, 619.5, 640, 20, 5), colour.main)
        + rail
        + tents
    )


def cape() -> str:
    """Rocks with a lighthouse at the lower right; its lamp is at (1496, 486)."""
    rock = soft(
        [(1290, 910), (1330, 852), (1388, 838), (1424, 812), (1484, 798), (1560, 806), (1612, 780), (1620, 910)], 14
    )
    back = soft([(1370, 910), (1404, 806), (1450, 762), (1540, 756), (1620, 740), (1620, 910)], 14)
    body = soft([(1470, 524), (1522, 524), (1538, 780), (1454, 780)], 3)
    bands = fill(poly([(1466.6, 580), (1525.6, 580), (1529.6, 640), (1462.4, 640)]), PAPER) + fill(
        poly([(1458.6, 700), (1533.4, 700), (1537.2, 756), (1455.4, 756)]), PAPER
    )
    shade = fill(poly([(1506, 524), (1522, 524), (1538, 780), (1510, 780)]), "#2a1a45", 0.3) + line(
        "M1471 526L1455 780", "#ffb39a", 4
    )
    gallery = fill(rect(1456, 512, 80, 14, 5), "#ffb98c") + fill(rect(1458, 515.5, 80, 13, 5), "#4b2650")
    room = (
        fill(rect(1474, 462, 44, 52, 4), LAMP)
        + fill(oval(1496, 488, 15), "#fff7d8")
        + "".join(line(f"M{x} 462L{x} 512", "#4b2650", 3) for x in (1474, 1496, 1518))
    )
    hood = soft([(1462, 464), (1496, 420), (1530, 464)], 5)
    top = (
        fill(hood, "#ffb39a")
        + fill(soft([(1466, 465), (1497, 424), (1532, 465)], 5), "#d4505a")
        + fill(oval(1496, 420, 5), LAMP)
    )
    panes = "".join(fill(rect(1488, y, 16, 26, 8), LAMP) for y in (552, 664))
    cottage = (
        fill(rect(1380, 776, 84, 54, 3), "#5a3069")
        + fill(rect(1380, 776, 4, 54), "#e0938a")
        + fill(soft([(1370, 780), (1392, 744), (1452, 744), (1474, 780)], 3), "#d4716c")
    )
    cottage += fill(soft([(1373, 782), (1394, 747), (1455, 747), (1477, 782)], 3), "#8a3a58") + "".join(
        fill(rect(x, 792, 18, 18, 3), LAMP) for x in (1394, 1430)
    )
    return (
        halo(back, 0.07, 18)
        + fill(back, "#8a5078")
        + fill(moved(back, 3, 4), "#3c2358")
        + halo(body, 0.06, 16)
        + fill(body, "#d4505a")
        + bands
        + shade
        + panes
        + gallery
        + room
        + top
        + group(cottage, at=(24, -12))
        + halo(rock, 0.07, 18)
        + fill(rock, "#b56a80")
        + fill(moved(rock, 3, 4), "#2c1a48")
    )


def beam() -> str:
    """The lighthouse's beam to the left, and the glow about its lamp."""
    light = gradient("beam", (1490, 0), (900, 0), ((0, "#ffe9a8", 0.62), (0.4, LAMP, 0.2), (1, LAMP, 0)))
    aura = glow("aura", (1496, 488), 120, ((0, "#fff0b8", 0.8), (0.4, LAMP, 0.25), (1, LAMP, 0)))
    wide = poly([(1490, 478), (1490, 498), (900, 590), (900, 400)])
    slim = poly([(1490, 482), (1490, 494), (900, 540), (900, 452)])
    return light + fill(wide, "url(#beam)") + fill(slim, "url(#beam)") + aura + fill(oval(1496, 488, 120), "url(#aura)")


def balloon(tint: str, band: str) -> str:
    """A hot-air balloon, 120 by 170."""
    bag = "M60 6C92 6 114 30 114 60C114 88 88 108 74 126L46 126C32 108 6 88 6 60C6 30 28 6 60 6Z"
    left = "M60 6C40 10 30 34 30 60C30 88 42 108 50 126L46 126C32 108 6 88 6 60C6 30 28 6 60 6Z"
    right = "M60 6C80 10 90 34 90 60C90 88 78 108 70 126L74 126C88 108 114 88 114 60C114 30 92 6 60 6Z"
    mid = "M60 6C70 14 74 36 74 60C74 88 66 108 62 126L58 126C54 108 46 88 46 60C46 36 50 14 60 6Z"
    flame = glow("fire", (60, 128), 40, ((0, "#fff0b8", 0.9), (1, LAMP, 0))) + fill(oval(60, 126, 40), "url(#fire)")
    ropes = line("M48 126L52 146M72 126L68 146", "#2a1c3f", 2)
    basket = fill(soft([(48, 145), (72, 145), (69, 162), (51, 162)], 3), "#8a4f44") + fill(
        rect(47, 143, 26, 5, 2), "#e0a77a"
    )
    lit = line("M12 52C15 30 30 14 50 9.5", "#ffffff", 3.4, 0.6)
    return (
        halo(bag, 0.05, 10)
        + fill(bag, tint)
        + fill(left, band)
        + fill(mid, band)
        + fill(right, "#2a1a45", 0.28)
        + flame
        + ropes
        + basket
        + lit
    )


def sloop(tint: str) -> str:
    """A small sailing boat, 90 by 110, water line at y = 96."""
    hull = soft([(8, 80), (84, 80), (72, 98), (20, 98)], (2, 2, 8, 8))
    sails = fill("M48 6C66 30 74 52 78 72L48 72Z", PAPER) + fill("M43 18C32 40 20 58 10 71L43 72Z", "#ffcfa0")
    echo = fill(rect(18, 102, 56, 3.6, 1.8), PAPER, 0.35)
    return line("M46 4L46 82", INK, 3.6) + sails + fill(hull, tint) + line("M10 81L83 81", PAPER, 2.6) + echo


def quay() -> str:
    """The near quay with lamps, low so that dice and tokens may stand on it."""
    deck = gradient("deck", (0, 840), (0, 900), ((0, "#5b3763", 1), (1, "#2c1b48", 1)))
    floor = halo("M0 842L1330 842", 0.1, 30) + fill(
        soft([(-10, 840), (1290, 840), (1350, 910), (-10, 910)], 4), "url(#deck)"
    )
    seams = "".join(line(f"M{x} 848L{700 + (x - 700) * 1.12:.1f} 900", "#1f1338", 3, 0.5) for x in range(-20, 1290, 62))
    edge = fill(rect(-10, 834, 1306, 10, 3), "#f2a877") + fill(rect(-10, 838, 1306, 9, 3), "#4b2c5e")
    lamps = "".join(lamp_post(x, 852, 190, "#2a1a45", "#f2a877") for x in (640, 1150))
    pools = "".join(
        fill(oval(x, 862, 110, 12), "#ffcf8a", 0.15) + fill(oval(x, 860, 66, 7), "#ffcf8a", 0.22) for x in (640, 1150)
    )
    return deck + floor + seams + edge + pools + lamps


def layers() -> list[Layer]:
    """From the back to the front."""
    dx, dy = HUB[0] - fair.HUB[0], HUB[1] - fair.HUB[1]
    r = fair.RADIUS + 12
    x, y = HUB
    circle = {"x": x, "y": y, "period": 60.0}
    ride = {**circle, "radius": fair.RADIUS, "count": float(fair.CABINS), "hang_x": 30.0, "hang_y": 4.0}
    swells = (
        (7, ("#ffd9a0", "#f6a067", "#f58f7c"), -10.0, "far"),
        (23, ("#c97a9a", "#8d5a9b", "#ffc48a"), 15.0, "near"),
    )
    fly = {"kind": "fly", "flock": "gull", "y": 250.0, "dx": 52.0, "beat": 0.45}
    return [
        Layer("sky", (0, 0, 1600, 700), heaven()),
        Layer(
            "balloon_coral",
            (1010, 150, 120, 170),
            group(balloon("#ff7a59", "#ffd166"), at=(1010, 150)),
            0.08,
            {"kind": "bob", "dx": 5.0, "dy": 9.0, "period": 9.0},
        ),
        Layer(
            "balloon_sky",
            (640, 236, 84, 119),
            group(balloon("#4cc9f0", "#fff3df"), at=(640, 236), size=0.7),
            0.06,
            {"kind": "bob", "dx": 3.6, "dy": 7.0, "period": 11.0},
        ),
        Layer("far", (0, 490, 1600, 156), far(), 0.1),
        Layer(
            "tram",
            (746, 524, 228, 64),
            group(tram(), at=(748, 522)),
            0.15,
            {"kind": "bob", "dx": 62.0, "dy": 0.0, "period": 1.0},
        ),
        Layer("viaduct", (0, 526, 1600, 128), viaduct(), 0.15),
        Layer("sea", (0, SHORE - 2, 1600, 262), sea()),
        *[
            Layer(
                f"swell_{name}",
                (0, SHORE + 14, 1600, 190),
                glints(random.Random(seed), 70, (0, SHORE + 14, 1600, 190), tints, 0.5),
                0,
                {"kind": "drift", "dx": speed, "wrap": 1600.0},
            )
            for seed, tints, speed, name in swells
        ],
        Layer(
            "sloop_red",
            (760, 664, 90, 112),
            group(sloop("#d4505a"), at=(760, 664)),
            0.25,
            {"kind": "bob", "dx": 8.0, "dy": 3.0, "period": 3.6},
        ),
        Layer(
            "sloop_teal",
            (1010, 690, 90, 112),
            group(sloop("#3fb3a9"), at=(1010, 690)),
            0.3,
            {"kind": "bob", "dx": -6.0, "dy": 3.0, "period": 4.1},
        ),
        Layer("hill_town", (0, 310, 720, 420), hill_town(), 0.25),
        Layer("stand", (x - 120, y - 10, 240, 632 - y), group(fair.stand(), at=(dx, dy)), 0.25),
        Layer(
            "wheel",
            (x - r, y - r, 2 * r, 2 * r),
            group(fair.wheel(), at=(dx, dy)),
            0.25,
            {"kind": "turn", **circle, "symmetry": float(fair.CABINS)},
        ),
        Layer("cabin", (0, 0, 60, 60), fair.cabin(), 0.25, {"kind": "ride", **ride}),
        Layer("pier", (970, 440, 630, 276), pier(), 0.25),
        Layer("gull_a", (0, 0, 60, 40), gull(11), 0, {**fly, "frame": 0.0}),
        Layer("gull_b", (0, 0, 60, 40), gull(-7), 0, {**fly, "frame": 1.0}),
        Layer("cape", (1270, 400, 330, 500), cape(), 0.4),
        Layer("beam", (880, 360, 740, 250), beam(), 0.4, {"kind": "twinkle", "fade": 0.75, "period": 5.0}),
        Layer("quay", (0, 640, 1370, 260), quay(), 0.5),
    ]
