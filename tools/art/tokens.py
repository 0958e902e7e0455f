"""Eight tokens: paper figures on a round foot, their bodies in the stand-in tones of a seat's colour."""

from __future__ import annotations

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
    group,
    line,
    outlined,
    oval,
    paper,
    picture,
    poly,
    rect,
    soft,
)

RIM = 3.4
"""How far the ink contour stands out, in hundredths of the token."""


def body(d: str, depth: float = 4) -> tuple[str, str]:
    """Contour and paper of a part in the seat's colour."""
    return outlined(d, RIM, depth), paper(d, MAIN, LIGHT, DARK, depth)


def dim(d: str, depth: float = 3) -> tuple[str, str]:
    """A part in the seat's darker tone."""
    return outlined(d, RIM, depth), paper(d, DARK, MAIN, DEEP, depth)


def pale(d: str, depth: float = 3) -> tuple[str, str]:
    """A part in paper white."""
    return outlined(d, RIM, depth), paper(d, PAPER, "#ffffff", "#d9bfa6", depth)


def stroke(d: str, width: float) -> tuple[str, str]:
    """A rod in the seat's colour."""
    return line(d, INK, width + 2 * RIM), line(d, MAIN, width)


def standing(*parts: tuple[str, str], details: str = "", behind: str = "", size: float = 1) -> str:
    """All contours first, then the papers, on the common foot; `size` shrinks the figure towards its foot."""
    foot = oval(50, 86, 33, 8.5)
    feet = outlined(foot, RIM, 4, 0.8) + paper(foot, DARK, LIGHT, DEEP, 4, 0.8)
    contours, papers = zip(*parts, strict=True)
    at = (50 * (1 - size), 86 * (1 - size))
    return picture(100, 100, feet, group(behind, *contours, *papers, details, at=at, size=size))


def lighthouse() -> str:
    tower = soft([(37.5, 36), (62.5, 36), (67, 84), (33, 84)], (1, 1, 4, 4))
    bands = fill(poly([(36.9, 47), (64.5, 47), (65.7, 58), (35.9, 58)]), PAPER)
    bands += fill(poly([(35.2, 69), (66.8, 69), (68, 80), (34.2, 80)]), PAPER)
    shade = fill(poly([(58, 38), (64, 38), (69, 86), (60, 86)]), INK, 0.18)
    beams = fill(poly([(46, 22), (46, 28), (3, 36), (3, 13)]), LAMP, 0.9)
    beams += fill(poly([(54, 22), (54, 28), (97, 36), (97, 13)]), LAMP, 0.9)
    room = rect(40.5, 17, 19, 17, 2)
    lit = fill(room, LAMP) + fill(oval(50, 26, 6, 6), "#fff7d8")
    gallery = rect(32.5, 31, 35, 6, 3)
    roof = soft([(36, 18.5), (50, 3.5), (64, 18.5)], (3, 6, 3))
    hood = outlined(roof, RIM, 1) + paper(roof, MAIN, LIGHT, DARK, 1)
    rail = outlined(gallery, RIM - 0.8, 2) + paper(gallery, DARK, MAIN, DEEP, 2)
    door = fill("M45 87L45 79C45 72 56 72 56 79L56 87Z", INK)
    return standing(
        body(tower),
        (outlined(room, RIM, 1), lit),
        details=bands + shade + rail + hood + door,
        behind=beams,
    )


def tram() -> str:
    cabin = rect(10, 30, 80, 45, 13)
    wheels = "".join(fill(oval(x, 80, 8.5, 8.5), INK) + fill(oval(x, 80, 3.6, 3.6), PAPER) for x in (29, 71))
    roof = soft([(24, 31), (30, 22.5), (70, 22.5), (76, 31)], 3)
    rods = line("M50 21L38 13L52 6", INK, 4.4) + line("M36 5.5L66 5.5", INK, 4.6)
    panes = "".join(both(rect(x, 38.5, 15.5, 16, 4), LAMP, INK, 3.2) for x in (18, 42.5, 67))
    glints = "".join(
        fill(poly([(x + 2, 50), (x + 9, 40.2), (x + 13, 40.2), (x + 4, 53)]), "#fff7d8") for x in (18, 42.5, 67)
    )
    belt = fill(rect(11.5, 61.5, 80, 5, 2.4), PAPER)
    return standing(body(cabin), dim(roof, 2), details=panes + glints + belt + wheels, behind=rods)


def teapot() -> str:
    belly = "M22 57C22 40 33 33 48 33C63 33 74 40 74 57C74 72 65 84 48 84C31 84 22 72 22 57Z"
    spout = soft([(66, 52), (78, 46), (84, 33), (94, 31), (91, 54), (70, 74)], (3, 6, 3, 4, 12, 3))
    handle = stroke("M27 46C8 38 3 66 28 70", 7)
    lid = "M32 36C32 27 39 23 48 23C57 23 64 27 64 36C54 39.5 42 39.5 32 36Z"
    knob = oval(48, 18.5, 6, 6)
    dots = "".join(fill(oval(x, y, r, r), PAPER) for x, y, r in ((36, 61, 5), (50, 66, 6), (64, 60, 4.4)))
    shine = line("M29.5 52C31 45 35 41 40 39.6", "#ffffff", 3.4, 0.75)
    return standing(handle, body(spout), body(belly), dim(lid, 2), pale(knob, 1.5), details=dots + shine)


def boat() -> str:
    sail = soft([(50, 8), (75, 58), (25, 58)], (3, 2, 2))
    hull = soft([(4, 45), (34, 55), (66, 55), (96, 45), (76, 83), (24, 83)], (3, 3, 3, 3, 5, 5))
    folds = fill(poly([(52, 13), (74.5, 56), (52, 56)]), DARK)
    folds += fill(poly([(51, 60), (93, 49), (75.5, 84), (51, 84)]), DARK, 0.55)
    folds += line("M50 62L27 82.5", DEEP, 2.4, 0.6) + line("M50 62L73 82.5", DEEP, 2.4, 0.6)
    hem = line("M8 48.5L35 58L66 58L92 48.6", "#ffffff", 3, 0.85)
    return standing(body(sail, 2), body(hull), details=folds + hem, size=0.95)


def acorn() -> str:
    nut = "M24 44C24 64 36 80 50 87C64 80 76 64 76 44Z"
    cap = "M15 43C15 26 30 16 50 16C70 16 85 26 85 43C85 49 78 51 72 51L28 51C22 51 15 49 15 43Z"
    stem = line("M50 20C50 12 53 8 59 5", INK, 14) + line("M50 20C50 12 53 8 59 5", DEEP, 7)
    scales = "".join(
        line(f"M{x - 7} {y}Q{x} {y + 8} {x + 7} {y}", DEEP, 3)
        for x, y in ((50, 25), (36, 32), (64, 32), (28, 41), (43, 41), (57, 41), (72, 41))
    )
    shine = line("M33 57C35 64 38 69 42 73", "#ffffff", 4, 0.8)
    return standing(body(nut, 2), dim(cap, 3), details=scales + shine, behind=stem)


def lantern() -> str:
    handle = line("M33 25C33 0 67 0 67 25", INK, 11) + line("M33 25C33 0 67 0 67 25", DARK, 4.6)
    glass = soft([(32, 34), (68, 34), (73, 68), (27, 68)], 5)
    cap = soft([(36, 15), (64, 15), (78, 33), (22, 33)], (6, 6, 4, 4))
    tank = soft([(24, 67), (76, 67), (80, 84), (20, 84)], (4, 4, 6, 6))
    lit = fill(glass, "#3a2757") + fill(oval(50, 51, 15, 15), LAMP, 0.35)
    flame = fill("M50 36C55 44 61 48 61 56C61 63 56 67 50 67C44 67 39 63 39 56C39 48 47 45 50 36Z", LAMP)
    flame += fill(
        "M50.5 49C53 53 55.5 55 55.5 59.5C55.5 63.5 53 66 50.5 66C47.5 66 45 63.5 45 59.5C45 55 49 53.5 50.5 49Z",
        "#fff7d8",
    )
    bars = line("M36.5 35L33 66", MAIN, 4) + line("M63.5 35L67 66", DARK, 4)
    return standing((outlined(glass, RIM, 0), lit + flame + bars), body(cap, 2), body(tank, 3), behind=handle)


def fox() -> str:
    tail = "M58 82C62 60 72 44 84 36C96 50 97 68 86 80C78 87 66 88 58 82Z"
    chest = "M27 84C26 66 32 54 43 52L49 52C60 54 66 68 64 84Z"
    head = soft(
        [(15, 5), (32, 18), (55, 18), (72, 5), (74, 36), (60, 51), (43.5, 61), (27, 51), (13, 36)],
        (4, 6, 6, 4, 8, 8, 6, 8, 8),
    )
    tip = fill("M84.6 40C93 50 94.5 60 90 70C84 62 76 59 72.5 57C76 50 80 44.5 84.6 40Z", PAPER)
    bib = fill("M36 62C38 72 42 80 46.5 87C50 80 53.5 72 54 62C48 67 42 66.5 36 62Z", PAPER)
    cheeks = fill("M15.5 35C24 38 38 42 44.5 60C38 58 20 49 15.5 35Z", PAPER)
    cheeks += fill("M74.5 36C65 38 51 42 44.8 60C52 58 70 48 74.5 36Z", PAPER)
    ears = fill(poly([(19.5, 12.5), (30, 21), (21, 28)]), DEEP) + fill(poly([(69.5, 12.5), (59, 21), (68, 28)]), DEEP)
    eyes = fill(oval(33, 35.5, 3.8, 4.2), INK) + fill(oval(56.5, 35.5, 3.8, 4.2), INK)
    nose = fill(soft([(39, 54), (50, 54), (44.5, 61.5)], 2.4), INK)
    return standing(
        dim(tail),
        body(chest, 3),
        (outlined(head, RIM, 3), paper(head, MAIN, LIGHT, DARK, 3)),
        details=tip + bib + ears + cheeks + eyes + nose,
    )


def whale() -> str:
    hull = (
        "M6 56C6 38 22 30 40 30C58 30 66 44 76 44C84 44 83 36 82 30C78 22 70 20 66 12C76 11 84 15 88 21"
        "C90 14 94 10 98 8C100 20 98 27 93 31C96 62 84 83 44 83C20 83 6 74 6 56Z"
    )
    belly = fill("M8 60C22 69 46 70 66 60C62 78 52 84.5 42 84.5C24 84.5 9 76 8 60Z", PAPER)
    grooves = "".join(
        line(f"M{x} {y}C{x + 3} {y + 7} {x + 4} {y + 9} {x + 6} {y + 13}", "#c9ad98", 2.2)
        for x, y in ((24, 68), (36, 69.5), (48, 68.5))
    )
    eye = fill(oval(26, 54, 4.2, 4.6), INK) + fill(oval(24.8, 52.4, 1.4, 1.4), "#ffffff")
    fin = soft([(52, 62), (70, 58), (66, 76)], (4, 6, 6))
    flipper = outlined(fin, 2.2, 1) + paper(fin, DARK, MAIN, DEEP, 1)
    spray = line("M34 25C34 16 27 10 19 14", INK, 12) + line("M34 25C34 16 41 8 50 13", INK, 12)
    spray += line("M34 25C34 16 27 10 19 14", PAPER, 5.4) + line("M34 25C34 16 41 8 50 13", PAPER, 5.4)
    return standing(body(hull), details=belly + grooves + eye + flipper, behind=spray, size=0.93)


def ground_shadow() -> str:
    """The shadow below a token or a die, apart, so that it can stay on the ground while its owner hops."""
    rings = "".join(fill(oval(50, 20, 46 * k, 17 * k), INK, 0.09) for k in (1, 0.9, 0.8, 0.7, 0.6, 0.48))
    return picture(100, 40, rings)


def files() -> dict[str, str]:
    """The tokens and their shadow."""
    makers = (lighthouse, tram, teapot, boat, acorn, lantern, fox, whale)
    return {f"token_{make.__name__}": make() for make in makers} | {"shadow_ground": ground_shadow()}
