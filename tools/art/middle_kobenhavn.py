"""kobenhavn's middle: a row of painted quay houses, masts, a twisted spire, warm evening light on the canal."""

from __future__ import annotations

import math
import random

from tools.art.corners import bicycle
from tools.art.draw import LAMP, PAPER, Point, fill, gradient, group, line, mixed, num, oval, poly, rect, soft
from tools.art.scenery import Layer, Tone, cloud, glints, gull, halo, lamp_post, sky, skyline, sparkle, stars, sun, tone

SHORE = 690.0
COLOURS = ("#d9534f", "#f0b34a", "#4d8fb8", "#e8896a", "#f3dcb4", "#7a9e6e", "#c9617e", "#e6a03f", "#5d76b4", "#d9705a")


def heaven() -> str:
    rng = random.Random(51)
    stops = ((0, "#1a2258"), (0.3, "#36458c"), (0.55, "#7a6ea6"), (0.76, "#c98a9a"), (0.92, "#fbb78a"), (1, "#ffd9a0"))
    bars = (
        cloud(60, 250, 320, "#5c66a8", 0.6)
        + cloud(560, 320, 380, "#8f7fb0", 0.6)
        + cloud(-90, 400, 330, "#b58aa8", 0.6)
    )
    bars += cloud(690, 440, 330, "#dba0a4", 0.65)
    return (
        sky(1000, 720, stops)
        + stars(rng, 90, 1000, 300)
        + sparkle(350, 90, 12)
        + sparkle(880, 130, 10)
        + sun("sun", 214, 480, 78, "#ffd08a", "#ffb08a")
        + bars
    )


def far_roofs() -> str:
    rng = random.Random(3)
    row = skyline(rng, -20, 1010, SHORE, (190, 268), tone("#8a6a98", 0.34, 0.25), (7, 9), 0.2)
    return twisted(706, 470) + dome(330, 470) + row


def twisted(x: float, foot: float) -> str:
    """A spire wound like a rope, on a square tower."""
    colour = Tone("#6a5a92", "#c9a0b8", "#4a4078")
    tower = rect(x - 30, foot - 60, 60, 120, 2)
    out = (
        halo(tower, 0.06, 12)
        + fill(tower, colour.main)
        + fill(rect(x - 30, foot - 60, 4, 120), colour.light)
        + fill(rect(x + 10, foot - 60, 20, 120), colour.dark, 0.5)
    )
    out += (
        fill(rect(x - 36, foot - 68, 72, 11, 3), colour.light)
        + fill(rect(x - 34, foot - 65, 72, 10, 3), colour.main)
        + fill(oval(x, foot - 32, 12), LAMP)
    )
    for i in range(11):
        y, half = foot - 70 - i * 17, 25 * (1 - i / 11.6)
        band = soft([(x - half, y), (x + half, y - 9), (x + half * 0.94, y - 29), (x - half * 0.94, y - 20)], 3)
        out += (
            fill(band, colour.main)
            + line(f"M{num(x - half + 1)} {num(y - 4)}L{num(x + half * 0.2)} {num(y - 11)}", colour.light, 3)
            + line(f"M{num(x - half)} {num(y)}L{num(x + half)} {num(y - 9)}", colour.dark, 2)
        )
    return out + line(f"M{x} {foot - 256}L{x} {foot - 284}", LAMP, 3.4) + fill(oval(x, foot - 256, 6), LAMP)


def dome(x: float, foot: float) -> str:
    """A great copper dome with a lantern."""
    copper = Tone("#5d9a96", "#b3dcc4", "#3f6a80")
    shell = f"M{x - 78} {foot}C{x - 78} {foot - 120} {x + 78} {foot - 120} {x + 78} {foot}Z"
    ribs = "".join(
        line(f"M{x + dx} {foot}Q{x + dx * 0.8} {foot - 66} {x} {foot - 90}", copper.dark, 2.6, 0.7)
        for dx in (-52, -26, 0, 26, 52)
    )
    drum = rect(x - 84, foot - 4, 168, 90, 3)
    posts = "".join(fill(rect(x - 74 + i * 25, foot + 10, 12, 44, 6), LAMP if i % 2 else "#6a5a92") for i in range(6))
    lantern = (
        fill(rect(x - 12, foot - 122, 24, 34, 3), "#8a6a98")
        + fill(rect(x - 7, foot - 116, 14, 22, 4), LAMP)
        + fill(soft([(x - 16, foot - 120), (x, foot - 150), (x + 16, foot - 120)], 3), copper.main)
    )
    lit = line(f"M{x - 76} {foot - 4}C{x - 74} {foot - 84} {x - 30} {foot - 92} {x - 4} {foot - 90}", copper.light, 4)
    return (
        lantern
        + halo(shell, 0.06, 14)
        + fill(shell, copper.main)
        + ribs
        + lit
        + fill(drum, "#8a6a98")
        + posts
        + line(f"M{x + 10} {foot - 150}L{x} {foot - 168}", LAMP, 0.1)
    )


def front(kind: int, x: float, w: float, top: float) -> list[Point]:
    """Roof lines: steep gable, hipped with dormer, or a stepped front."""
    if kind == 0:
        return [(x, top), (x + w / 2, top - w * 0.56), (x + w, top)]
    if kind == 1:
        return [(x, top), (x + w * 0.14, top - w * 0.36), (x + w * 0.86, top - w * 0.36), (x + w, top)]
    steps: list[Point] = []
    for i in range(4):
        steps += [(x + w * 0.125 * i, top - w * 0.15 * i), (x + w * 0.125 * i, top - w * 0.15 * (i + 1))]
    return steps + [(2 * x + w - px, py) for px, py in reversed(steps)]


def quay_houses() -> str:
    """Ten painted houses, their windows in rows, doors and awnings at the foot."""
    rng = random.Random(13)
    out, x = "", -16.0
    for i, hue in enumerate(COLOURS):
        w = (92, 112, 86, 118, 98, 106, 90, 116, 96, 124)[i]
        top = SHORE - (214, 178, 236, 196, 222, 172, 240, 188, 226, 200)[i]
        out += painted(rng, i, x, w, top, tone(mixed(hue, "#4a3a80", 0.26), 0.5, 0.5))
        x += w
    return out


def painted(rng: random.Random, i: int, x: float, w: float, top: float, colour: Tone) -> str:
    kind, base = i % 3, SHORE + 8
    outline = front(kind, x, w, top)
    wall = rect(x, top - 1, w, base - top, 1)
    tiles = Tone("#a8504a", "#f0a07c", "#6a3050") if i % 2 else Tone("#4a4078", "#a08ab4", "#2f2a5c")
    cover = soft(outline, 2)
    lit = line(
        poly([(px + 1.5, py + 2) for px, py in outline[: len(outline) // 2 + (kind == 0)]], False),
        colour.light if kind == 2 else tiles.light,
        3,
    )
    dormer = ""
    if kind == 1:
        dormer = fill(
            soft(
                [
                    (x + w * 0.36, top - w * 0.08),
                    (x + w * 0.36, top - w * 0.3),
                    (x + w / 2, top - w * 0.46),
                    (x + w * 0.64, top - w * 0.3),
                    (x + w * 0.64, top - w * 0.08),
                ],
                3,
            ),
            colour.main,
        )
        dormer += fill(rect(x + w * 0.44, top - w * 0.28, w * 0.12, w * 0.16, 3), LAMP)
    if kind != 1:
        dormer = fill(rect(x + w * 0.43, top - w * 0.2, w * 0.14, w * 0.19, 4), LAMP)
    chimney = fill(rect(x + w * 0.7, top - w * 0.5, w * 0.1, w * 0.36, 2), "#7a4458") + fill(
        rect(x + w * 0.7, top - w * 0.5, 3, w * 0.36), "#f0a07c"
    )
    panes = framed(rng, x + w * 0.1, top + 8, w * 0.8, base - top - 66, colour)
    shade = fill(rect(x + w * 0.8, top, w * 0.2, base - top), colour.dark, 0.35) + fill(
        rect(x, top, 3.4, base - top), colour.light
    )
    cornice = fill(rect(x - 1, top - 3, w + 2, 6, 2), PAPER, 0.85 if kind != 2 else 0)
    return (
        halo(cover, 0.05, 12)
        + chimney
        + fill(cover, colour.main if kind == 2 else tiles.main)
        + lit
        + dormer
        + fill(wall, colour.main)
        + shade
        + cornice
        + panes
        + ground(rng, x, w, base, colour)
    )


def framed(rng: random.Random, x: float, y: float, w: float, h: float, colour: Tone) -> str:
    """White-framed windows in rows."""
    cols, rows = max(2, round(w / 26)), max(2, round(h / 44))
    gx, gy = w / cols, h / rows
    out = ""
    for r in range(rows):
        for c in range(cols):
            wx, wy = x + gx * c + gx / 2 - 7, y + gy * r + gy / 2 - 11
            glass = (
                rng.choice((LAMP, "#ffb867", "#ffe6a3")) if rng.random() < 0.6 else mixed(colour.dark, "#2b2f73", 0.4)
            )
            out += (
                fill(rect(wx - 2.4, wy - 2.4, 18.8, 26.8, 2.4), PAPER, 0.9)
                + fill(rect(wx, wy, 14, 22, 1), glass)
                + line(
                    f"M{num(wx + 7)} {num(wy)}L{num(wx + 7)} {num(wy + 22)}"
                    f"M{num(wx)} {num(wy + 9)}L{num(wx + 14)} {num(wy + 9)}",
                    PAPER,
                    1.8,
                    0.9,
                )
            )
    return out


def ground(rng: random.Random, x: float, w: float, base: float, colour: Tone) -> str:
    """The ground floor: a lit shop front under a striped awning, and a door."""
    lit = fill(rect(x + w * 0.08, base - 46, w * 0.5, 34, 4), LAMP) + fill(
        rect(x + w * 0.08, base - 28, w * 0.5, 16, 3), "#fff0b8", 0.8
    )
    door = fill(rect(x + w * 0.68, base - 48, w * 0.2, 48, 5), colour.dark) + fill(
        rect(x + w * 0.72, base - 43, w * 0.12, 16, 3), LAMP
    )
    hue, n = rng.choice(("#e2605a", "#3fb3a9", "#f0b34a")), 6
    stripes = ""
    for i in range(n):
        a, b = x + w * (0.04 + 0.58 * i / n), x + w * (0.04 + 0.58 * (i + 1) / n)
        stripes += fill(
            soft([(a + 2, base - 56), (b + 1, base - 56), (b, base - 38), (a, base - 38)], (0, 0, 4, 4)),
            hue if i % 2 else PAPER,
        )
    return lit + stripes + door


def canal() -> str:
    stops = ((0, "#ffc890", 1), (0.12, "#c98a9c", 1), (0.4, "#6f6aa8", 1), (0.8, "#2f3a80", 1), (1, "#1d2660", 1))
    body = gradient("sea", (0, SHORE), (0, 1000), stops) + fill(rect(-20, SHORE, 1040, 340), "url(#sea)")
    rng = random.Random(6)
    echo, x = "", -16.0
    for i, hue in enumerate(COLOURS):
        w = (92, 112, 86, 118, 98, 106, 90, 116, 96, 124)[i]
        for row in range(9):
            k = 0.9 - 0.05 * row
            shift = rng.uniform(-8, 8)
            echo += fill(
                rect(x + w * (1 - k) / 2 + shift, SHORE + 24 + row * 12, w * k, 6.4, 3.2), hue, 0.42 * (1 - row / 9)
            )
        x += w
    lights = "".join(
        fill(
            rect(rng.uniform(0, 980), SHORE + 24 + 90 * rng.random() ** 1.4, rng.uniform(12, 30), 4.4, 2.2),
            "#ffe0a0",
            0.75,
        )
        for _ in range(52)
    )
    wall = (
        fill(rect(-20, SHORE + 2, 1040, 18, 3), "#6a5a92")
        + fill(rect(-20, SHORE + 2, 1040, 4, 2), "#ffd9b0")
        + fill(rect(-20, SHORE + 14, 1040, 8, 3), "#3f3a78")
    )
    return body + echo + lights + wall


def ketch(hull_tint: str) -> str:
    """A moored ketch, 260 by 300, water line at y = 270, sails furled, a lantern in the rigging."""
    hull = "M16 222C60 240 170 242 232 218L250 214C240 250 224 276 204 278L62 278C38 274 22 250 16 222Z"
    masts = line("M96 236L96 22M178 236L178 70", "#5a3a4e", 7) + line("M94 236L94 24M176 236L176 72", "#d99a7c", 2)
    spars = line("M96 60L96 60M44 206L96 200M96 204L168 196M178 204L236 192", "#5a3a4e", 5) + line(
        "M232 218L258 196", "#5a3a4e", 5
    )
    furled = (
        line("M102 198Q132 208 164 192", PAPER, 9)
        + line("M184 198Q208 204 232 189", PAPER, 8)
        + line("M104 201Q132 211 162 196", "#b9a0b8", 3, 0.8)
    )
    ropes = "".join(
        line(d, "#4a3a66", 1.8, 0.9)
        for d in (
            "M96 24L20 222",
            "M96 24L178 74",
            "M178 72L248 214",
            "M96 60L60 232",
            "M96 60L128 236",
            "M178 100L152 236",
            "M178 100L206 230",
        )
    )
    pennant = fill(soft([(97, 20), (128, 27), (97, 35)], 2), "#e2605a")
    lamp = fill(oval(136, 96, 16), LAMP, 0.3) + fill(oval(136, 96, 6), "#fff0b8")
    paint = fill(hull, hull_tint) + fill(
        "M30 250C70 262 180 262 238 244C230 262 218 276 204 278L62 278C48 276 36 264 30 250Z", "#1b1b4b", 0.3
    )
    paint += line("M17 223C60 241 170 243 232 219L249 215", PAPER, 5) + "".join(
        fill(oval(x, y, 5), LAMP) for x, y in ((70, 250), (106, 253), (142, 253), (178, 250))
    )
    house_ = fill(rect(110, 212, 58, 26, 5), "#e9d3c4") + "".join(
        fill(rect(116 + i * 17, 218, 11, 10, 3), LAMP) for i in range(3)
    )
    echo = "".join(
        fill(rect(60 + i * 8, 284 + i * 8, 150 - i * 22, 4.4, 2.2), hull_tint, 0.5 - 0.12 * i) for i in range(3)
    )
    return ropes + masts + spars + furled + pennant + lamp + house_ + halo(hull, 0.05, 10) + paint + echo


def quay() -> str:
    stone = gradient("quay", (0, 890), (0, 1000), ((0, "#6a5488", 1), (1, "#252560", 1)))
    floor = halo("M-20 892L1020 892", 0.1, 36) + fill(rect(-20, 890, 1040, 130), "url(#quay)")
    cap = fill(rect(-20, 880, 1040, 14, 4), "#ffc9a0") + fill(rect(-20, 884, 1040, 14, 4), "#50407a")
    rows = "".join(cobbles(y, off) for y, off in ((908, 0), (930, 30), (956, 8), (984, 40)))
    lamps = "".join(lamp_post(x, 902, 222, "#221f54", "#ffc9a0") for x in (96, 904))
    pools = "".join(
        fill(oval(x, 914, 124, 14), "#ffcf8a", 0.14) + fill(oval(x, 912, 76, 8), "#ffcf8a", 0.2) for x in (96, 904)
    )
    return stone + floor + rows + cap + pools + lamps + group(bicycle(), at=(620, 794))


def cobbles(y: float, off: float) -> str:
    return "".join(
        line(
            f"M{num(x)} {num(y)}Q{num(x + 24)} {num(y - 9 - 2 * math.sin(x))} {num(x + 48)} {num(y)}",
            "#a78ab4",
            2.4,
            0.4,
        )
        for x in range(int(-60 + off), 1010, 56)
    )


def layers() -> list[Layer]:
    """From the back to the front."""
    drift = {"kind": "drift", "wrap": 1000.0}
    far = glints(random.Random(7), 40, (0, SHORE + 40, 1000, 160), ("#ffdcb0", "#e0a8a8", "#f7c49a"), 0.42)
    near = glints(random.Random(18), 40, (0, SHORE + 40, 1000, 160), ("#9a8cc4", "#c4b0d8", "#ffd0a0"), 0.4)
    fly = {"kind": "fly", "flock": "gull", "y": 230.0, "dx": 46.0, "beat": 0.45}
    bob = {"kind": "bob", "dx": 0.0, "dy": 3.0}
    return [
        Layer("sky", (0, 0, 1000, 720), heaven()),
        Layer("far_roofs", (0, 180, 1000, 512), far_roofs(), 0.12),
        Layer("quay_houses", (0, 380, 1000, 320), quay_houses(), 0.22),
        Layer("canal", (0, SHORE, 1000, 310), canal(), 0.22),
        Layer("swell_far", (0, 720, 1000, 170), far, 0, {**drift, "dx": -7.0}),
        Layer("ketch_blue", (146, 506, 264, 306), group(ketch("#35588f"), at=(146, 506)), 0.3, {**bob, "period": 4.4}),
        Layer("ketch_red", (560, 522, 264, 306), group(ketch("#a8433f"), at=(560, 522)), 0.34, {**bob, "period": 3.7}),
        Layer("swell_near", (0, 720, 1000, 170), near, 0, {**drift, "dx": 11.0}),
        Layer("gull_a", (0, 0, 60, 40), gull(11), 0, {**fly, "frame": 0.0}),
        Layer("gull_b", (0, 0, 60, 40), gull(-7), 0, {**fly, "frame": 1.0}),
        Layer("quay", (0, 500, 1000, 500), quay(), 0.5),
    ]
