"""The four corners in each edition's mood: pictures of 200 by 200, the lowest quarter kept calm for words.

A jail is an L of pavement (left and below) round a cell in the upper right; `jail_bars` goes over the cell.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tools.art.draw import (
    INK,
    LAMP,
    PAPER,
    Point,
    both,
    fill,
    glow,
    gradient,
    group,
    line,
    mixed,
    outlined,
    oval,
    paper,
    picture,
    poly,
    rect,
    shadow,
    soft,
)
from tools.art.icons import GOLD, PLUMS, STEEL
from tools.art.pieces import WALL, card


@dataclass(frozen=True)
class Mood:
    """How an edition colours its corners: sky from top to horizon, far and near land, snow on the ground."""

    sky: tuple[str, str, str]
    far: str
    near: str
    ground: str
    accent: str
    snow: bool = False


MOODS = {
    "games_to_go": Mood(("#43306b", "#b3526c", "#f6a067"), "#7c3f6d", "#4a2c62", "#2f2152", "#ffd166"),
    "stockholm": Mood(("#1a2f66", "#4a63a6", "#c99bb0"), "#3a4d8c", "#26376f", "#182656", "#ffc857"),
    "suomi": Mood(("#0f1848", "#1f4a78", "#5fb3b8"), "#2a5478", "#1b3a5e", "#dfeaf5", "#7fe3c4", snow=True),
    "oslo": Mood(("#2a2a66", "#7a5590", "#f0a184"), "#56457f", "#3a3168", "#262253", "#ff9f7a"),
    "kobenhavn": Mood(("#27306e", "#8d6a97", "#f9b98a"), "#6a5287", "#443a70", "#2a2858", "#ff8f6b"),
}
SIDE = 200.0


def backdrop(mood: Mood, seed: int, sun: Point | None = None) -> str:
    """Sky, stars, a low sun, two folds of land and the calm ground for words."""
    rng = random.Random(seed)
    a, b, c = mood.sky
    sky = gradient("sky", (0, 0), (0, 150), ((0, a, 1), (0.55, b, 1), (1, c, 1)))
    stars = "".join(
        fill(
            oval(rng.uniform(4, 196), rng.uniform(4, 60), rng.choice((0.7, 1, 1.4))),
            PAPER,
            rng.uniform(0.5, 1),
        )
        for _ in range(16)
    )
    disc = ""
    if sun:
        disc = glow("sun", sun, 70, ((0, LAMP, 0.55), (1, LAMP, 0))) + fill(oval(*sun, 70), "url(#sun)")
        disc += fill(oval(*sun, 27), mixed(LAMP, "#ffffff", 0.35))
    far = fill(ridge(rng, 108, 16), mood.far) + fill(ridge(rng, 124, 12), mood.near)
    ground = fill(poly([(0, 146), (200, 146), (200, 200), (0, 200)]), mood.ground)
    lit = fill(poly([(0, 146), (200, 146), (200, 148.4), (0, 148.4)]), mixed(mood.ground, "#ffffff", 0.3))
    return sky + fill(rect(0, 0, SIDE, SIDE), "url(#sky)") + stars + disc + far + ground + lit


def ridge(rng: random.Random, y: float, swing: float) -> str:
    """A soft line of land, from edge to edge, closed below."""
    xs = [-10 + 44 * i for i in range(6)]
    ys = [y + rng.uniform(-swing, swing) for _ in xs]
    d = f"M-10 160L{xs[0]} {ys[0]:.1f}"
    for i in range(1, len(xs)):
        mid = (xs[i - 1] + xs[i]) / 2
        d += f"C{mid} {ys[i - 1]:.1f} {mid} {ys[i]:.1f} {xs[i]} {ys[i]:.1f}"
    return d + "L210 160Z"


def go(mood: Mood) -> str:
    """An arrow that flies home over the low sun, out of the board's corner to the left."""
    d = soft([(22, 96), (82, 44), (82, 72), (176, 72), (176, 120), (82, 120), (82, 148)], (9, 7, 4, 9, 9, 4, 7))
    streaks = "".join(
        line(f"M{x} {y}L196 {y}", PAPER, 5, 0.8) for x, y in ((150, 56), (186, 84), (186, 108), (160, 136))
    )
    chevrons = "".join(line(f"M{x} 82L{x - 14} 96L{x} 110", "#a94a3d", 6, 0.9) for x in (112, 136, 160))
    arrow = shadow(d, 7, 7) + outlined(d, 4.5, 7) + paper(d, *GOLD, depth=7, edge=3)
    return picture(SIDE, SIDE, backdrop(mood, 3, (100, 92)), streaks, arrow, chevrons)


def jail(mood: Mood) -> str:
    """Pavement round a cell; inside a small high window and a bunk, left empty for who sits there."""
    pave = fill(rect(0, 0, SIDE, SIDE), mood.accent) + fill(rect(0, 0, SIDE, SIDE), PAPER, 0.45)
    slabs = "".join(line(f"M6 {y}L54 {y}", INK, 2, 0.16) for y in (40, 80, 120)) + "".join(
        line(f"M{x} 146L{x} 194", INK, 2, 0.16) for x in (80, 120, 160)
    )
    cell = rect(60, 0, 140, 140, 0)
    wall = fill(cell, "#3d3263") + "".join(
        line(f"M{x} {y}L{x + 20} {y}", "#57498a", 3.4)
        for x, y in ((74, 22), (168, 30), (76, 62), (170, 70), (84, 92), (160, 98))
    )
    lit = glow("moon", (130, 40), 80, ((0, LAMP, 0.4), (1, LAMP, 0))) + fill(oval(130, 46, 72, 70), "url(#moon)", 0.9)
    floor = fill(poly([(60, 112), (200, 112), (200, 140), (60, 140)]), "#5a4a86")
    pane = both(rect(105, 14, 50, 36, 6), mood.sky[2], INK, 6) + fill(oval(140, 27, 7), PAPER)
    pane += "".join(line(f"M{x} 15L{x} 50", INK, 4.4) for x in (117.5, 130, 142.5))
    beam = fill(poly([(108, 52), (152, 52), (178, 118), (86, 118)]), LAMP, 0.14)
    frame = line("M60 0L60 140L200 140", INK, 9) + line("M58 0L58 142L200 142", "#ffffff", 1.6, 0.5)
    return picture(SIDE, SIDE, pave, slabs, wall, lit, floor, beam, pane, frame)


def bars() -> str:
    """Bars for the cell of 140 by 140: to fall into place in front of whoever goes in."""
    rods = "".join(
        line(f"M{x} 2L{x} 138", INK, 11)
        + line(f"M{x} 2L{x} 138", STEEL[0], 5.4)
        + line(f"M{x - 1.3} 2L{x - 1.3} 138", STEEL[1], 1.6)
        for x in (14, 42, 70, 98, 126)
    )
    beams = "".join(card(rect(2, y, 136, 10, 4), STEEL, 2, 3) for y in (6, 118))
    return picture(140, 140, rods, beams)


def wheel(x: float, y: float) -> str:
    """A bicycle wheel."""
    return line(oval(x, y, 22), INK, 6) + line(oval(x, y, 22), PAPER, 1.4) + fill(oval(x, y, 4), INK)


def bicycle() -> str:
    """A bicycle resting on its stand; the ground is at y = 142."""
    frame = "M62 118L88 84L124 84L96 118L62 118M96 118L86 76M124 84L136 118M126 76L124 84"
    bars_ = line("M116 70L126 76L134 70", INK, 9) + line("M78 74L95 74", INK, 10)
    basket = card(soft([(126, 66), (152, 66), (148, 86), (130, 86)], 4), ("#d99a57", "#f6c98c", "#8b5437"), 0, 3)
    return wheel(62, 118) + wheel(136, 118) + line(frame, INK, 10) + line(frame, "#3fb3a9", 4.6) + bars_ + basket


def sled() -> str:
    """A kicksled in the snow."""
    runner = "M34 138L140 138C156 138 160 130 160 122"
    frame = "M66 136L78 74M112 136L118 96M62 96L122 96M70 74L86 74M78 74L112 98"
    seat = card(rect(76, 94, 50, 9, 4), ("#e8574f", "#ffa58f", "#9c2f47"), 2, 3)
    return line(runner, INK, 10) + line(runner, STEEL[0], 4) + line(frame, INK, 10) + line(frame, "#d99a57", 4.8) + seat


def parking(mood: Mood) -> str:
    """A street lamp pours light over what is parked for nothing."""
    post = line("M34 144L34 34", INK, 11) + line("M33 144L33 34", STEEL[0], 4)
    arm = line("M34 36C34 18 50 18 60 18", INK, 10) + line("M34 36C34 18 50 18 60 18", STEEL[0], 3.6)
    hood = card(soft([(52, 26), (60, 10), (86, 10), (94, 26)], 5), PLUMS, 0, 3.4)
    cone = gradient("cone", (0, 26), (0, 150), ((0, LAMP, 0.75), (1, LAMP, 0.12)))
    light = fill(poly([(56, 28), (90, 28), (176, 148), (30, 148)]), "url(#cone)") + fill(
        oval(104, 148, 78, 9), LAMP, 0.3
    )
    bulb = both(oval(73, 28, 8, 5), "#fff7d8", INK, 3)
    parked = sled() if mood.snow else bicycle()
    return picture(SIDE, SIDE, backdrop(mood, 8), cone, light, post, arm, bulb, hood, group(parked, at=(8, 4)))


def go_to_jail(mood: Mood) -> str:
    """A keep with a search-light that has found you."""
    beam = gradient("beam", (132, 46), (20, 128), ((0, LAMP, 0.95), (1, LAMP, 0.18)))
    light = fill(poly([(128, 40), (134, 54), (76, 147), (4, 147)]), "url(#beam)") + fill(
        oval(40, 148, 38, 8), LAMP, 0.5
    )
    base = soft([(110, 66), (170, 66), (176, 150), (104, 150)], (2, 2, 3, 3))
    tones = ("#8078a6", "#bcb4dc", "#4b4374")
    battlement = card(rect(100, 58, 80, 14, 4), tones, 2, 3.6)
    cabin = card(rect(118, 32, 44, 28, 4), WALL, 0, 3.6) + both(rect(124, 38, 32, 16, 3), LAMP, INK, 3)
    roof = card(soft([(140, 8), (174, 32), (106, 32)], 4), PLUMS, 0, 3.6)
    grate = both(rect(124, 88, 32, 34, 5), LAMP, INK, 5) + "".join(
        line(f"M{x} 88L{x} 122", INK, 4.4) for x in (132, 140, 148)
    )
    steps = "".join(
        fill(oval(x, y, 4.4, 3), INK, 0.75) for x, y in ((26, 150), (42, 146), (58, 151), (74, 146), (90, 150))
    )
    return picture(
        SIDE,
        SIDE,
        backdrop(mood, 5),
        beam,
        card(base, tones, 0, 3.6),
        battlement,
        cabin,
        roof,
        grate,
        light,
        steps,
    )


def files() -> dict[str, str]:
    """Four corners for each edition, and the bars."""
    made = {"jail_bars": bars()}
    for edition, mood in MOODS.items():
        for maker in (go, jail, parking, go_to_jail):
            made[f"corners/{edition}_{'free_parking' if maker is parking else maker.__name__}"] = maker(mood)
    return made
