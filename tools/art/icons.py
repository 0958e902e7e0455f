"""Pictures of the squares, 100 by 100, readable at 28 px: chance, chest, taxes, stations, utilities."""

from __future__ import annotations

from tools.art.draw import (
    AMBER,
    INK,
    LAMP,
    PAPER,
    ROSE,
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
    soft,
    star,
)
from tools.art.pieces import CORAL, card, window

IVORY = ("#fff8ea", "#ffffff", "#d8b39c")
WOOD = ("#c7773f", "#f0ab68", "#7a3f37")
GOLD = ("#ffcf5c", "#fff0b0", "#c97a2b")
NAVY = ("#3f5fb0", "#86a6ee", "#26336f")
PLUMS = ("#6b4a9b", "#a885d8", "#3b2763")
STEEL = ("#8d97b5", "#cfd6ea", "#535a80")
ROSES = ("#d4567c", "#f7a3b6", "#84305a")
STONE = ("#b9b2c9", "#ece7f3", "#736a8d")


def cast(x: float = 50, y: float = 86, w: float = 33) -> str:
    """A low soft shadow under a standing thing."""
    return "".join(fill(oval(x, y, w * k, 8 * k), INK, 0.1) for k in (1, 0.84, 0.68))


def flat_die(pips: list[tuple[float, float]], tint: str = INK) -> str:
    """A small die about the origin, 36 wide."""
    d = rect(-18, -18, 36, 36, 9)
    return (
        outlined(d, 3.4, 5) + paper(d, *IVORY, depth=5) + "".join(fill(oval(x * 9, y * 9, 4.3), tint) for x, y in pips)
    )


def chance_dice() -> str:
    one, two = [(0.1, 0.1)], [(-0.9, -0.8), (1, 1)]
    three = [(-0.9, -0.9), (0.1, 0.1), (1.1, 1.1)]
    return picture(
        100,
        100,
        cast(50, 84, 42),
        group(flat_die(three), at=(28, 63), turn=-14),
        group(flat_die(two), at=(71, 64), turn=12),
        group(flat_die(one, "#d8456b"), at=(50, 29), turn=6),
    )


def comet(tail: str = PAPER) -> str:
    """A shooting star about the origin, tail to the upper left."""
    tails = "".join(
        line(f"M{x} {y}L{u} {v}", tail, w, 0.9)
        for x, y, u, v, w in ((-14, -20, 1, 0, 4), (-2, -24, 6, -8, 3.4), (-17, -5, -7, 4, 3.4))
    )
    d = soft(star(4, 9, 17, 8.4, 5, -78), 2.4)
    return tails + both(d, LAMP, INK, 5) + fill(d, LAMP) + fill(oval(0, 5, 2.6, 3.4), "#fff7d8")


def chance_card() -> str:
    back, front = rect(-27, -36, 54, 72, 8), rect(-27, -36, 54, 72, 8)
    return picture(
        100,
        100,
        cast(52, 88, 36),
        group(card(back, PLUMS, 3), at=(58, 50), turn=13),
        group(
            card(front, ("#f58a4b", "#ffc894", "#a94a3d"), 4),
            line(rect(-20, -29, 41, 59, 5), PAPER, 2.4, 0.8),
            comet(),
            at=(45, 48),
            turn=-7,
        ),
    )


def chest() -> str:
    lid = "M12 47C12 27 22 19 36 19L64 19C78 19 88 27 88 47Z"
    box = soft([(12, 46), (88, 46), (85, 83), (15, 83)], (2, 2, 7, 7))
    bands = "".join(fill(rect(x, 22 if x != 0 else 0, 9, 62, 1), AMBER) for x in (25, 67))
    seam = fill(rect(11, 45.5, 79, 6.5, 2), INK)
    light = fill(rect(16, 46.8, 69, 3.8, 1.8), LAMP)
    lock = card(soft([(40, 44), (60, 44), (58, 63), (50, 67), (42, 63)], 3), GOLD, 2, 3) + fill(
        oval(50.6, 53, 3.6), INK
    )
    return picture(100, 100, cast(50, 88, 42), card(box, WOOD, 4), card(lid, WOOD, 0), bands, seam, light, lock)


def coin(r: float) -> str:
    """A coin about the origin."""
    return (
        outlined(oval(0, 0, r), 3, 3)
        + paper(oval(0, 0, r), *GOLD, depth=3)
        + line(oval(0.8, 0.8, r * 0.62), AMBER, r * 0.14)
    )


def tax_income() -> str:
    sheet = poly([(22, 8), (76, 8), (76, 84), (67, 78), (58, 84), (49, 78), (40, 84), (31, 78), (22, 84)])
    rows = "".join(line(f"M32 {y}L{x} {y}", "#8f7f98", 4.4) for y, x in ((22, 66), (34, 58), (46, 62)))
    total = line("M32 60L44 60", ROSE, 5)
    return picture(100, 100, cast(50, 89, 32), card(sheet, IVORY, 3), rows, total, group(coin(17), at=(71, 65)))


def tax_luxury() -> str:
    stone = [(20, 31), (33, 13), (67, 13), (80, 31), (50, 69)]
    facets = fill(poly([(20, 31), (38, 31), (50, 69)]), "#8fe3ff") + fill(
        poly([(62, 31), (80, 31), (50, 69)]), "#2b92c4"
    )
    facets += fill(poly([(33, 13), (50, 13), (38, 31), (20, 31)]), "#dff8ff") + fill(
        poly([(67, 13), (80, 31), (62, 31), (50, 13)]), "#5cc4ea"
    )
    gem = both(poly(stone), INK, INK, 8) + fill(poly(stone), "#5fd0f2") + facets
    pillow = (
        "M12 74C6 64 16 60 26 64C40 69 60 69 74 64C84 60 94 64 88 74C85 80 85 82 88 87"
        "C90 95 82 95 74 92C58 88 42 88 26 92C18 95 10 95 12 87C15 82 15 80 12 74Z"
    )
    dent = fill("M34 70C40 78 60 78 66 70C58 72.5 42 72.5 34 70Z", ROSES[2])
    glints = "".join(
        both(poly(star(x, y, r, r * 0.3, 4)), LAMP, AMBER, 1.6) for x, y, r in ((86, 22, 10), (12, 20, 8), (88, 48, 6))
    )
    return picture(100, 100, card(pillow, ROSES, 2, 3.6), dent, gem, glints)


def station() -> str:
    boiler = rect(14, 36, 50, 28, 12)
    cab = rect(56, 22, 28, 46, 4)
    roof = rect(51, 14, 38, 10, 4)
    chimney = soft([(20, 14), (38, 14), (34, 38), (24, 38)], 2)
    frame = rect(8, 63, 80, 11, 4)
    wheels = "".join(
        both(oval(x, y, r), CORAL[0], INK, 6) + fill(oval(x, y, r * 0.4), PAPER)
        for x, y, r in ((24, 77, 8.5), (46, 77, 8.5), (71, 75, 11))
    )
    bands = line("M33 39L33 62", LAMP, 4) + line("M47 38L47 62", LAMP, 4)
    lamp = both(oval(13, 46, 5.5), LAMP, INK, 4)
    return picture(
        100,
        100,
        cast(50, 89, 42),
        card(chimney, PLUMS, 0),
        card(boiler, NAVY, 2),
        card(cab, NAVY, 0),
        window(63, 32, 14, 14, 3),
        card(roof, PLUMS, 0),
        bands,
        card(frame, PLUMS, 0, 3),
        lamp,
        wheels,
    )


def castle() -> str:
    def turret(x: float, y: float, w: float) -> str:
        roof = soft([(x - 5, y), (x + w / 2, y - 24), (x + w + 5, y)], (3, 3, 3))
        return card(rect(x, y - 2, w, 86 - y, 2), STONE, 0) + card(roof, CORAL, 0)

    wall = poly(
        [
            (22, 52),
            (34, 52),
            (34, 58),
            (44, 58),
            (44, 52),
            (56, 52),
            (56, 58),
            (66, 58),
            (66, 52),
            (78, 52),
            (78, 84),
            (22, 84),
        ]
    )
    gate = both("M42 85L42 74C42 63 58 63 58 74L58 85Z", LAMP, INK, 4)
    panes = "".join(both(rect(x, y, 5, 9, 2.5), LAMP, INK, 3) for x, y in ((18.5, 48), (76.5, 48), (47.5, 40)))
    return picture(
        100,
        100,
        cast(50, 87, 44),
        turret(39, 32, 22),
        card(wall, STONE, 0),
        turret(11, 41, 20),
        turret(69, 41, 20),
        gate,
        panes,
    )


def electric() -> str:
    cord = "M50 78C50 96 74 98 84 88C90 82 88 76 94 72"
    prongs = "".join(card(rect(x, 8, 10, 28, 4), STEEL, 0, 3.4) for x in (30, 60))
    body = "M20 34L80 34L80 46C80 66 66 80 50 80C34 80 20 66 20 46Z"
    rim = card(rect(15, 29, 70, 11, 4.5), GOLD, 1, 3.4)
    bolt = both(soft([(55, 42), (36, 60), (48, 60), (43, 75), (64, 55), (52, 55)], 1), "#e8574f", INK, 3.4)
    return picture(
        100,
        100,
        cast(50, 92, 34),
        line(cord, INK, 11),
        line(cord, PLUMS[0], 4.6),
        prongs,
        card(body, GOLD, 3),
        rim,
        bolt,
    )


def drop(x: float, y: float, r: float) -> str:
    """A drop of water with its shine."""
    d = (
        f"M{x} {y - r * 1.7}C{x + r * 0.5} {y - r * 0.8} {x + r} {y - r * 0.4} {x + r} {y + r * 0.1}"
        f"C{x + r} {y + r * 1.2} {x - r} {y + r * 1.2} {x - r} {y + r * 0.1}"
        f"C{x - r} {y - r * 0.4} {x - r * 0.5} {y - r * 0.8} {x} {y - r * 1.7}Z"
    )
    return (
        both(d, "#45b8e8", INK, 6)
        + fill(d, "#45b8e8")
        + line(f"M{x - r * 0.45} {y + r * 0.2}L{x - r * 0.3} {y - r * 0.3}", "#ffffff", r * 0.3, 0.9)
    )


def water() -> str:
    legs = "".join(line(d, INK, 9) + line(d, STEEL[0], 3) for d in ("M30 58L22 90", "M70 58L78 90"))
    brace = (
        line("M27 74L73 74", INK, 7)
        + line("M27 74L73 74", STEEL[0], 2)
        + line("M50 60L50 90", INK, 11)
        + line("M50 60L50 90", STEEL[0], 5)
    )
    tank = soft([(17, 28), (83, 28), (80, 62), (20, 62)], (2, 2, 9, 9))
    hoops = "".join(fill(rect(19, y, 64, 4, 1.5), "#2a7f9e") for y in (52,))
    roof = soft([(50, 5), (90, 26), (90, 33), (10, 33), (10, 26)], (8, 4, 3, 3, 4))
    return picture(
        100,
        100,
        cast(50, 90, 38),
        legs,
        brace,
        card(tank, ("#58bcd2", "#b7f0f5", "#2c6f93"), 3),
        hoops,
        card(roof, CORAL, 1),
        drop(50, 51, 9),
    )


def lake() -> str:
    disc = oval(50, 50, 44)
    sky = "M7 48C8 24 26 7 50 7C74 7 92 24 93 48Z"
    hills = "M7.5 50C16 36 24 36 33 44C42 32 54 30 64 42C74 34 84 38 92.5 50Z"
    pines = "".join(
        fill(soft([(x, y), (x + 7, y + 20), (x - 7, y + 20)], 1.6), "#16405a")
        for x, y in ((20, 32), (30, 36), (73, 33), (83, 37))
    )
    sea = "M6.5 50L93.5 50C93.5 74 74 93 50 93C26 93 6.5 74 6.5 50Z"
    waves = "".join(
        line(f"M{x} {y}Q{x + 6} {y - 5} {x + 12} {y}Q{x + 18} {y + 5} {x + 24} {y}", "#dff7ff", 4, 0.9)
        for x, y in ((18, 63), (54, 67), (34, 79))
    )
    sun = fill(oval(50, 33, 11), LAMP) + fill(poly([(43, 52), (57, 52), (54, 60), (46, 60)]), LAMP, 0.7)
    return picture(
        100,
        100,
        both(disc, INK, INK, 8),
        fill(sky, "#f6a067"),
        sun,
        fill(hills, "#356e86"),
        pines,
        fill(sea, "#3fa7d6"),
        waves,
        line(oval(49, 49, 43.4), "#ffffff", 2, 0.35),
    )


def free_bench() -> str:
    """A street lamp over a bench: the quiet square."""
    pole = line("M26 88L26 26", INK, 10) + line("M26 88L26 26", STEEL[0], 4)
    hood = card(soft([(14, 26), (26, 8), (38, 26)], 3), PLUMS, 0, 3.4)
    light = fill(poly([(18, 30), (34, 30), (58, 86), (2, 86)]), LAMP, 0.3) + both(rect(19, 26, 14, 8, 3), LAMP, INK, 3)
    seat = card(rect(46, 58, 48, 8, 3), WOOD, 2, 3.2) + card(rect(46, 42, 48, 9, 3), WOOD, 1, 3.2)
    legs = line("M54 68L52 84", INK, 6) + line("M86 68L88 84", INK, 6)
    return picture(100, 100, cast(55, 88, 44), light, pole, hood, legs, seat)


def files() -> dict[str, str]:
    """Icons for every kind of square."""
    makers = (
        chance_dice,
        chance_card,
        chest,
        tax_income,
        tax_luxury,
        station,
        castle,
        electric,
        water,
        lake,
        free_bench,
    )
    return {f"icon_{make.__name__}": make() for make in makers}
