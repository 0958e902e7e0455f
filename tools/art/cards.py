"""Frames that words are set in, the dice tray, the table's light, and the game's own icon."""

from __future__ import annotations

import random

from tools.art.dice import die, resting
from tools.art.draw import (
    DARK,
    INK,
    LIGHT,
    MAIN,
    PAPER,
    both,
    fill,
    glow,
    gradient,
    group,
    line,
    mixed,
    oval,
    paper,
    picture,
    rect,
    shadow,
)
from tools.art.icons import chest, comet
from tools.art.scenery import skyline, sparkle, tone

CREAM = (PAPER, "#ffffff", "#d9b79f")


def inner(text: str) -> str:
    """The body of a picture, without its outer element."""
    return text.split("\n", 1)[1].rsplit("\n", 2)[0]


def deed() -> str:
    """A deed, 240 by 340: a band in the stand-in colour down to y = 78, paper below with a fine frame."""
    sheet = rect(10, 6, 218, 320, 18)
    band = "M12 78L12 24C12 14 18 8 28 8L212 8C222 8 229 14 229 24L229 78Z"
    lit = line("M14 74L14 25C14 16 20 10 28 10L210 10", LIGHT, 3)
    frame = line(rect(21, 92, 198, 224, 10), "#b99c8c", 1.8, 0.55)
    fold = fill(rect(12, 76, 217, 5), DARK)
    return picture(
        240, 340, shadow(sheet, 6, 6), paper(sheet, *CREAM, depth=4, edge=2), fill(band, MAIN), lit, fold, frame
    )


def task(base: str, mark: str) -> str:
    """A task card, 400 by 240: a coloured head down to y = 52 with a mark at the left; words below."""
    sheet = rect(10, 6, 378, 220, 20)
    dark, light = mixed(base, INK, 0.4), mixed(base, "#ffffff", 0.45)
    head = "M12 52L12 28C12 15 20 8 32 8L368 8C380 8 389 15 389 28L389 52Z"
    lit = line("M14 50L14 28C14 17 21 10 32 10L366 10", light, 3)
    dots = "".join(fill(oval(x, 30, 3.4), light, 0.8) for x in range(110, 380, 22))
    frame = line(rect(22, 66, 354, 148, 12), mixed(base, PAPER, 0.45), 2, 0.8)
    edge = fill(rect(12, 50, 377, 5), dark)
    badge = both(oval(56, 50, 31), mixed(base, "#ffffff", 0.82), dark, 5)
    return picture(
        400,
        240,
        shadow(sheet, 7, 7),
        paper(sheet, *CREAM, depth=5, edge=2),
        fill(head, base),
        lit,
        dots,
        edge,
        frame,
        badge,
        group(mark, at=(56, 50)),
    )


def back(base: str, mark: str) -> str:
    """The back of a deck's cards, 240 by 160."""
    dark, light = mixed(base, INK, 0.42), mixed(base, "#ffffff", 0.45)
    sheet = rect(8, 6, 222, 138, 16)
    rays = "".join(line(f"M{x} 22L{x} 130", light, 2, 0.25) for x in range(30, 220, 14))
    frame = line(rect(20, 18, 199, 115, 10), light, 2.6, 0.9)
    disc = both(oval(119, 76, 41), mixed(base, "#ffffff", 0.86), dark, 5)
    return picture(
        240,
        160,
        shadow(sheet, 6, 6),
        paper(sheet, base, light, dark, depth=5, edge=2),
        rays,
        frame,
        disc,
        group(mark, at=(119, 76)),
    )


def tray() -> str:
    """The tray dice come to rest in, 420 by 170: a rim lit from the upper left, a deep felt floor."""
    rim = rect(8, 6, 402, 150, 44)
    floor = rect(24, 22, 372, 120, 32)
    felt = glow("felt", (210, 70), 230, ((0, "#2f8f8c", 1), (0.6, "#17606a", 1), (1, "#0e4050", 1)))
    lip = line("M30 118C34 132 44 141 58 141L362 141C384 141 395 130 395 108", "#7fd0c4", 2.6, 0.6)
    dusk = "".join(line("M26 106L26 56C26 36 38 24 58 24L362 24", "#06222e", w, 0.16) for w in (14, 9, 4))
    return picture(
        420,
        170,
        shadow(rim, 7, 8),
        paper(rim, "#8a5a4a", "#e0a77a", "#4a2c3a", depth=6, edge=3),
        felt,
        fill(floor, "url(#felt)"),
        dusk,
        lip,
    )


def table_light() -> str:
    """The pool of light on the table, 512 by 512: lay it, large and soft, over theme's table colours."""
    pool = glow("pool", (256, 240), 256, ((0, "#ffe9b0", 0.34), (0.4, "#ffd08a", 0.14), (1, "#ffd08a", 0)))
    return picture(512, 512, pool, fill(oval(256, 240, 256), "url(#pool)"))


def felt() -> str:
    """A seamless weave, 48 by 48, hardly there: lay it over the table at full size."""
    threads = "".join(
        line(f"M{x} {y}L{x + 5} {y + 2}", "#ffffff", 1, 0.05)
        for x, y in ((4, 6), (20, 14), (36, 4), (10, 24), (28, 30), (40, 22), (6, 40), (22, 44), (36, 38))
    )
    dark = "".join(
        line(f"M{x} {y}L{x + 4} {y - 2}", "#04141c", 1, 0.08)
        for x, y in ((12, 12), (30, 8), (40, 34), (4, 18), (18, 34), (32, 20), (14, 46), (42, 44))
    )
    return picture(48, 48, threads, dark)


def vignette() -> str:
    """Night closing in from the corners, 640 by 360: over everything behind the board."""
    edge = glow("v", (320, 170), 400, ((0, "#0a0a28", 0), (0.55, "#0a0a28", 0.05), (1, "#0a0a28", 0.62)))
    return picture(640, 360, edge, fill(rect(0, 0, 640, 360), "url(#v)"))


def app_icon() -> str:
    """The game's icon, 256 by 256: a die with three pips before the sun going down over the town."""
    tile = rect(10, 8, 234, 234, 54)
    dusk = gradient(
        "dusk", (0, 8), (0, 242), ((0, "#1b1b4b", 1), (0.3, "#5b3478", 1), (0.58, "#c25a70", 1), (0.82, "#f9ab6c", 1))
    )
    ball = fill(oval(128, 132, 108), "#ffc48a", 0.3) + fill(oval(128, 132, 86), "#ffe0a0", 0.95)
    town = skyline(random.Random(4), 22, 70, 204, (40, 76), tone("#5a3069"), (9, 12), 0.6) + skyline(
        random.Random(9), 178, 206, 204, (50, 90), tone("#5a3069"), (9, 12), 0.6
    )
    sea = "M10 196L244 196C244 226 226 242 190 242L64 242C28 242 10 226 10 196Z"
    waves = "".join(
        line(f"M{x} {y}L{x + w} {y}", "#ffd08a", 4, 0.8)
        for x, y, w in ((34, 210, 30), (192, 212, 26), (58, 226, 24), (172, 228, 30))
    )
    big = "".join(sparkle(x, y, r) for x, y, r in ((56, 54, 12), (202, 64, 9), (150, 34, 7)))
    rim = line(rect(11.5, 9.5, 231, 231, 53), "#ffd9b0", 3, 0.55)
    shade = "".join(fill(oval(134, 214, 74 * k, 15 * k), INK, 0.16) for k in (1, 0.86, 0.7))
    cube = group(inner(die(resting(3, 24.0))), at=(43, 44), size=1.72)
    return picture(
        256,
        256,
        dusk,
        both(tile, INK, INK, 8),
        fill(tile, "url(#dusk)"),
        big,
        ball,
        town,
        fill(sea, "#3a2058"),
        waves,
        rim,
        shade,
        cube,
    )


def files() -> dict[str, str]:
    """Frames, backs, tray, table and icon."""
    box = group(inner(chest()), at=(-26, -28), size=0.52)
    spark = group(comet("#f08a4b"), at=(1, 1), size=0.98)
    dice = group(inner(die(resting(3, 24.0))), at=(-24, -24), size=0.48)
    sky, rose, teal = "#f08a4b", "#b3526c", "#2f8f8c"
    made = {
        "card_deed": deed(),
        "card_chance": task(sky, spark),
        "card_chest": task(teal, box),
        "card_dice": task(rose, dice),
    }
    made |= {"back_chance": back(sky, group(spark, size=1.3)), "back_chest": back(teal, group(box, size=1.3))}
    makers = (tray, table_light, felt, vignette, app_icon)
    return made | {make.__name__: make() for make in makers}
