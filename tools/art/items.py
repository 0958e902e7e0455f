"""Things that are handled: keys, money, gavel and paddles, locks, prizes, the pot, robots and people."""

from __future__ import annotations

from tools.art.draw import (
    AMBER,
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
    mixed,
    outlined,
    oval,
    paper,
    picture,
    poly,
    rect,
    shadow,
    soft,
    star,
)
from tools.art.icons import GOLD, PLUMS, ROSES, STEEL, WOOD, cast, coin
from tools.art.pieces import CORAL, WALL, card

NOTES = ("#f3e6cf", "#f7b7a3", "#ffd98a", "#b7e0a0", "#9cd6e6", "#c9b3ea", "#ffb454")
OWN = (MAIN, LIGHT, DARK)


def key() -> str:
    stem = soft([(42, 44), (90, 44), (90, 70), (79, 70), (79, 58), (73, 58), (73, 66), (62, 66), (62, 57), (42, 57)], 2)
    bow = oval(28, 50, 22)
    hole = both(oval(26, 50, 8.5), PAPER, INK, 4)
    shine = line("M14 44C17 36 23 32 30 32", "#ffffff", 3.4, 0.9)
    return picture(
        100, 100, group(card(stem, GOLD, 3), card(bow, GOLD, 3), hole, shine, at=(-9, 50), turn=-38, size=0.89)
    )


def note(tint: str) -> str:
    """A bank note, 120 by 68: a frame, a medallion with three pips, corner marks; no figures."""
    ink = mixed(tint, INK, 0.62)
    sheet = rect(5, 5, 108, 54, 6)
    tones = (tint, mixed(tint, "#ffffff", 0.6), mixed(tint, INK, 0.4))
    frame = line(rect(12, 12, 96, 42, 4), ink, 2, 0.55)
    disc = fill(oval(60, 33, 15), mixed(tint, "#ffffff", 0.5)) + line(oval(60, 33, 15), ink, 2.4, 0.8)
    pips = "".join(fill(oval(60 + d, 33 + d, 2.6), ink) for d in (-6, 0, 6))
    waves = "".join(
        line(f"M{x} {y}Q{x + 6} {y - 5} {x + 12} {y}Q{x + 18} {y + 5} {x + 24} {y}", ink, 1.8, 0.5)
        for x in (17, 79)
        for y in (27, 33, 39)
    )
    return picture(120, 68, outlined(sheet, 3, 3), paper(sheet, *tones, depth=3), frame, waves, disc, pips)


def bundle() -> str:
    """Three notes fanned, with a band."""
    out = ""
    for tint, turn, at in ((NOTES[4], -14, (17, 44)), (NOTES[3], -3, (14, 36)), (NOTES[2], 8, (15, 27))):
        d = rect(-2, 0, 70, 40, 5)
        tones = (tint, mixed(tint, "#ffffff", 0.6), mixed(tint, INK, 0.4))
        out += group(
            outlined(d, 3.4, 4) + paper(d, *tones, depth=4) + line(oval(36, 21, 9), mixed(tint, INK, 0.6), 3),
            at=at,
            turn=turn,
        )
    band = group(card(rect(12, -1, 14, 42, 2), CORAL, 4, 3), at=(15, 27), turn=8)
    return picture(100, 100, cast(50, 86, 40), out, band)


def coins() -> str:
    """Two stacks of coins."""

    def pile(x: float, foot: float, count: int) -> str:
        out = ""
        for i in range(count):
            y = foot - i * 9
            d = oval(x, y, 20, 8.5)
            out += outlined(d, 3.2, 7, 0.6) + paper(d, *GOLD, depth=7, edge=0.6)
        return out + line(oval(x, foot - (count - 1) * 9, 11.5, 4.4), AMBER, 2.6)

    return picture(100, 100, cast(50, 88, 42), pile(64, 76, 6), pile(32, 80, 4))


def single_coin() -> str:
    d = soft(star(50, 48, 17, 8), 2)
    return picture(100, 100, group(coin(38), at=(50, 48)), fill(d, AMBER))


def pot() -> str:
    """A pot with money in it, for Free Parking."""
    heap = "".join(
        group(coin(r), at=(x, y)) for x, y, r in ((34, 36, 11), (66, 36, 11), (50, 28, 13), (42, 40, 11), (60, 42, 11))
    )
    belly = "M16 44C8 64 18 90 50 90C82 90 92 64 84 44Z"
    rim = rect(10, 36, 80, 13, 6)
    shine = line("M22 56C20 66 23 74 28 79", "#ffffff", 4, 0.5)
    badge = (
        fill(oval(51, 68, 13), LAMP)
        + line(oval(51, 68, 13), INK, 3)
        + "".join(fill(oval(51 + d, 68 + d, 2.6), INK) for d in (-5.4, 0, 5.4))
    )
    return picture(100, 100, cast(50, 92, 36), heap, card(belly, PLUMS, 2), card(rim, PLUMS, 2), shine, badge)


def gavel() -> str:
    """A gavel, 200 by 200, head at the upper left; it swings about (180, 172)."""
    handle = soft([(92, 96), (106, 84), (190, 164), (176, 182)], 7)
    head = group(
        card(rect(-56, -32, 112, 62, 10), WOOD, 7, 5),
        fill(rect(-40, -30, 12, 66, 2), AMBER),
        fill(rect(30, -30, 12, 66, 2), AMBER),
        card(rect(-66, -36, 20, 70, 7), WOOD, 7, 5),
        card(rect(48, -36, 20, 70, 7), WOOD, 7, 5),
        at=(80, 80),
        turn=-48,
        size=0.9,
    )
    return picture(200, 200, card(handle, ("#d98f4f", "#ffc98a", "#8b5437"), 5, 5), head)


def gavel_block() -> str:
    """The block it falls on, 200 by 80; the blow lands at (100, 26)."""
    side = "M18 26L18 48C18 60 54 70 100 70C146 70 182 60 182 48L182 26Z"
    top = oval(100, 27, 82, 19)
    lit = fill(top, WOOD[1]) + fill(oval(101, 29, 81, 17.6), WOOD[0]) + line(oval(100, 29, 56, 11.5), WOOD[2], 3, 0.6)
    contour = both(side, INK, INK, 10) + both(top, INK, INK, 10)
    return picture(200, 80, cast_wide(), contour, fill(side, WOOD[2]), lit)


def cast_wide() -> str:
    return "".join(fill(oval(100, 58, 96 * k, 18 * k), INK, 0.1) for k in (1, 0.9, 0.8))


def paddle() -> str:
    """A bidder's paddle, 200 by 300, in the seat's colour; words go on the paper disc about (100, 98), radius 66."""
    stick = rect(84, 168, 30, 122, 12)
    disc = oval(99, 97, 86)
    face = fill(oval(100, 100, 68), DEEP, 0.5) + line(oval(100, 98, 70), DARK, 7) + fill(oval(101, 99, 66.5), PAPER)
    grip = "".join(line(f"M86 {y}L112 {y + 6}", WOOD[2], 3.4, 0.7) for y in (232, 248, 264))
    return picture(
        200,
        300,
        card(stick, WOOD, 4, 5),
        grip,
        shadow(rect(84, 170, 30, 18, 4), 6, 3),
        outlined(disc, 5, 8),
        paper(disc, *OWN, depth=8, edge=3),
        face,
    )


def padlock(shackle: str) -> str:
    body = rect(18, 44, 64, 46, 12)
    hole = fill(oval(50, 64, 7), INK) + fill(soft([(46.6, 64), (53.4, 64), (55.6, 79), (44.4, 79)], 2), INK)
    return picture(
        100,
        100,
        line(shackle, INK, 19),
        line(shackle, STEEL[0], 11),
        line(shackle, STEEL[1], 3),
        card(body, GOLD, 4),
        hole,
    )


def crown() -> str:
    d = soft([(12, 30), (32, 52), (50, 16), (68, 52), (88, 30), (82, 76), (18, 76)], (3, 3, 3, 3, 3, 5, 5))
    tips = "".join(both(oval(x, y, 6), CORAL[0], INK, 4.4) for x, y in ((12, 27), (50, 13), (88, 27)))
    band = card(rect(17, 70, 66, 13, 5), GOLD, 2, 3.6)
    gems = fill(oval(50, 77, 4.4), "#4cc9f0") + "".join(fill(oval(x, 77, 3.4), CORAL[0]) for x in (32, 68))
    return picture(100, 100, card(d, GOLD, 3), tips, band, gems)


def trophy() -> str:
    cup = "M26 12L74 12C76 40 68 58 50 60C32 58 24 40 26 12Z"
    ears = "".join(
        line(p, INK, 13) + line(p, GOLD[0], 6) for p in ("M28 20C6 18 10 44 32 44", "M72 20C94 18 90 44 68 44")
    )
    stem = soft([(44, 58), (56, 58), (60, 76), (40, 76)], 2)
    badge = fill(soft(star(51, 33, 13, 6), 2), CORAL[0]) + line(soft(star(51, 33, 13, 6), 2), INK, 2.4)
    shine = line("M33 20C33 30 35 38 39 44", "#ffffff", 4, 0.85)
    foot = card(rect(27, 74, 46, 14, 4), PLUMS, 2, 3.6)
    return picture(100, 100, cast(50, 90, 30), ears, card(stem, GOLD, 0), card(cup, GOLD, 2), foot, badge, shine)


CONFETTI = {
    "strip": rect(13, 3, 14, 34, 3),
    "disc": oval(20, 20, 13),
    "wedge": soft([(20, 5), (36, 33), (4, 33)], 4),
    "square": rect(7, 7, 26, 26, 4),
    "star": soft(star(20, 21, 17, 8), 2),
    "curl": "M8 6C30 8 30 20 16 20C4 20 6 34 32 34L30 28C14 29 14 26 20 25C38 22 34 0 8 0Z",
}


def clock() -> str:
    face = oval(50, 52, 34)
    bells = card(rect(42, 5, 16, 13, 4), CORAL, 0, 3.6) + line("M24 22L16 14M76 22L84 14", INK, 8)
    hands = line("M50 53L50 32M50 53L64 60", INK, 6.4) + fill(oval(50, 53, 5), CORAL[0])
    ticks = "".join(
        line(f"M{x} {y}L{u} {v}", INK, 3.4)
        for x, y, u, v in ((50, 24, 50, 27), (78, 53, 75, 53), (50, 80, 50, 77), (22, 53, 25, 53))
    )
    return picture(100, 100, bells, card(face, CORAL, 3), fill(oval(50.5, 53, 26.5), PAPER), ticks, hands)


def hourglass() -> str:
    glass = "M26 16L74 16C74 36 60 42 55 51C60 60 74 66 74 86L26 86C26 66 40 60 45 51C40 42 26 36 26 16Z"
    sand = fill("M31 28L69 28C66 38 56 42 52 48L48 48C44 42 34 38 31 28Z", AMBER) + fill(
        "M30 84C32 72 44 70 50 64C56 70 68 72 70 84Z", AMBER
    )
    stream = line("M50 48L50 68", AMBER, 3)
    caps = card(rect(18, 8, 64, 11, 5), WOOD, 0, 3.6) + card(rect(18, 82, 64, 11, 5), WOOD, 0, 3.6)
    shine = line("M33 22C34 31 38 35 42 40", "#ffffff", 3, 0.9)
    return picture(100, 100, both(glass, INK, INK, 8), fill(glass, "#dff3f5"), sand, stream, shine, caps)


def bubble() -> str:
    """A speech bubble, 200 by 140; words within x 16..184, y 14..98; it points to (54, 134)."""
    d = (
        "M30 8L170 8C184 8 192 16 192 30L192 82C192 96 184 104 170 104L92 104L56 132L62 104L30 104C16 104 8 96 8 82"
        "L8 30C8 16 16 8 30 8Z"
    )
    return picture(200, 140, shadow(d, 3, 4), outlined(d, 3.4, 2), paper(d, *WALL, depth=2, edge=2))


def robot() -> str:
    """A CPU: a friendly robot's head in the seat's colour."""
    aerial = line("M50 24L50 12", INK, 8) + both(oval(50, 10, 6), LAMP, INK, 4)
    ears = card(rect(5, 44, 14, 24, 6), (DARK, MAIN, DEEP), 0, 3.6) + card(
        rect(81, 44, 14, 24, 6), (DARK, MAIN, DEEP), 0, 3.6
    )
    head = rect(14, 24, 72, 62, 18)
    visor = fill(rect(23, 37, 55, 27, 12), INK)
    eyes = "".join(fill(oval(x, 50.5, 6.5), LAMP) + fill(oval(x - 2, 48.5, 2.2), "#ffffff") for x in (38, 63))
    mouth = line("M40 75L61 75", INK, 5)
    return picture(
        100, 100, aerial, ears, outlined(head, 4, 4), paper(head, *OWN, depth=4, edge=2.2), visor, eyes, mouth
    )


def person() -> str:
    """A human: head and shoulders in the seat's colour."""
    chest = "M12 90C12 66 28 58 50 58C72 58 88 66 88 90Z"
    head = oval(50, 34, 22)
    smile = line("M41 40C45 46 55 46 59 40", INK, 4)
    eyes = "".join(fill(oval(x, 31, 3.2, 3.8), INK) for x in (42.5, 58))
    return picture(
        100,
        100,
        outlined(chest, 4, 2),
        outlined(head, 4, 3),
        paper(chest, DARK, MAIN, DEEP, 2, 2),
        paper(head, *OWN, depth=3, edge=2),
        eyes,
        smile,
    )


def spotlight() -> str:
    """A cone of light from above, 600 by 600, brightest at the top."""
    wide = gradient("w", (0, 0), (0, 600), ((0, "#fff0b8", 0.34), (0.6, LAMP, 0.1), (1, LAMP, 0)))
    cones = "".join(
        fill(poly([(300 - a, 0), (300 + a, 0), (300 + b, 600), (300 - b, 600)]), "url(#w)")
        for a, b in ((70, 290), (52, 230), (34, 160))
    )
    return picture(600, 600, wide, cones)


def medal(place: int) -> str:
    """A medal with a ribbon; `place` 1..3 says gold, silver or bronze and how many pips."""
    tones = (GOLD, STEEL, ("#d98f5a", "#ffc79a", "#8a4a3a"))[place - 1]
    ribbon = card(soft([(28, 6), (48, 6), (56, 44), (40, 50)], 2), CORAL, 0, 3.4) + card(
        soft([(72, 6), (52, 6), (44, 44), (60, 50)], 2), ROSES, 0, 3.4
    )
    pips = "".join(fill(oval(50 + (i - (place - 1) / 2) * 12, 66, 4.6), INK) for i in range(place))
    return picture(100, 100, ribbon, card(oval(50, 65, 25), tones, 4), line(oval(51, 66, 18), tones[2], 2.6), pips)


def files() -> dict[str, str]:
    """Everything by name."""
    shut, ajar = "M32 48L32 34C32 10 68 10 68 34L68 48", "M32 48L32 28C32 4 68 4 68 28L68 32"
    makers = (
        key,
        bundle,
        coins,
        pot,
        gavel,
        gavel_block,
        paddle,
        crown,
        trophy,
        clock,
        hourglass,
        bubble,
        robot,
        person,
        spotlight,
    )
    made = {make.__name__: make() for make in makers}
    made |= {"coin": single_coin(), "padlock": padlock(shut), "padlock_open": padlock(ajar)}
    made |= {f"note_{i}": note(tint) for i, tint in enumerate(NOTES)}
    made |= {f"medal_{place}": medal(place) for place in (1, 2, 3)}
    for name, d in CONFETTI.items():
        made[f"confetti_{name}"] = picture(40, 40, fill(d, DARK) + group(fill(d, MAIN), at=(-0.8, -1.6)))
    return made
