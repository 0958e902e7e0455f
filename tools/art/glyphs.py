"""Small signs for buttons and lists, in one stand-in colour: recolour them like the words beside them."""

from __future__ import annotations

import math

from tools.art.draw import MAIN, fill, line, oval, picture, rect, soft, star

W = 11.0
"""The stroke that matches the display face."""


def ink(d: str, width: float = W) -> str:
    """A stroke in the stand-in colour."""
    return line(d, MAIN, width)


def solid(d: str) -> str:
    """A filled shape in the stand-in colour."""
    return fill(d, MAIN)


def holed(outer: str, *holes: str) -> str:
    """A shape with holes cut out."""
    return f'<path fill-rule="evenodd" d="{outer}{"".join(holes)}" fill="{MAIN}"/>'


def gear() -> str:
    points = []
    for i in range(8):
        a = math.radians(i * 45 - 90)
        for da, r in ((-15, 33), (-10, 44), (10, 44), (15, 33)):
            points.append((50 + r * math.cos(a + math.radians(da)), 50 + r * math.sin(a + math.radians(da))))
    return holed(soft(points, 4), oval(50, 50, 14))


def arrow(turn: float) -> str:
    """An arrow to the right, turned clockwise."""
    return f'<g transform="rotate({turn:g} 50 50)">' + ink("M18 50L78 50M54 24L80 50L54 76") + "</g>"


def chevron(turn: float) -> str:
    return f'<g transform="rotate({turn:g} 50 50)">' + ink("M38 20L66 50L38 80", 13) + "</g>"


def speaker(waves: int) -> str:
    cone = solid(soft([(10, 38), (28, 38), (50, 18), (50, 82), (28, 62), (10, 62)], 5))
    arcs = ("M63 38C69 45 69 55 63 62", "M75 27C87 40 87 60 75 73")
    return cone + ("".join(ink(d, 8) for d in arcs[:waves]) if waves else ink("M64 40L86 62M86 40L64 62", 8))


def pad(place: int | None) -> str:
    """A pad's four buttons as a diamond, one of them pressed: 0 south, 1 east, 2 west, 3 north."""
    spots = ((50, 78), (78, 50), (22, 50), (50, 22))
    return "".join(
        solid(oval(x, y, 15)) if i == place else line(oval(x, y, 12), MAIN, 6) for i, (x, y) in enumerate(spots)
    )


def shoulder(right: bool) -> str:
    """A shoulder button, left or right."""
    body = "M26 36L74 36C88 36 96 60 92 76C88 88 78 82 70 70L30 70C22 82 12 88 8 76C4 60 12 36 26 36Z"
    bump = "M14 30C16 18 24 14 34 14L40 14C45 14 46 18 46 22L46 30Z"
    flip = ' transform="translate(100 0) scale(-1 1)"' if right else ""
    return f"<g{flip}>" + line(body, MAIN, 7) + solid(bump) + "</g>"


def cross_pad(way: str) -> str:
    """The directional cross, one arm (or all) filled."""
    d = soft(
        [
            (36, 10),
            (64, 10),
            (64, 36),
            (90, 36),
            (90, 64),
            (64, 64),
            (64, 90),
            (36, 90),
            (36, 64),
            (10, 64),
            (10, 36),
            (36, 36),
        ],
        6,
    )
    arms = {
        "up": rect(35, 9, 30, 32, 6),
        "down": rect(35, 59, 30, 32, 6),
        "left": rect(9, 35, 32, 30, 6),
        "right": rect(59, 35, 32, 30, 6),
    }
    chosen = arms.values() if way == "all" else [arms[way]]
    return line(d, MAIN, 6) + "".join(solid(arm) for arm in chosen)


def mouse(left: bool) -> str:
    body = rect(24, 10, 52, 80, 26)
    half = "M50 10C34 10 24 22 24 36L24 46L50 46Z" if left else "M50 10C66 10 76 22 76 36L76 46L50 46Z"
    return line(body, MAIN, 7) + solid(half) + ink("M50 12L50 46M26 46L74 46", 6)


def hammer() -> str:
    head = solid(soft([(18, 14), (68, 14), (86, 36), (18, 36)], 5))
    return f'<g transform="rotate(38 50 50)">{head}{ink("M46 34L46 92", 13)}</g>'


SIGNS: dict[str, str] = {
    "gear": gear(),
    "question": ink("M32 36C32 14 68 14 68 36C68 52 50 50 50 64", 12) + solid(oval(50, 82, 7.5)),
    "info": solid(oval(50, 22, 8)) + ink("M50 44L50 78", 13),
    "check": ink("M18 54L40 76L82 28", 14),
    "cross": ink("M24 24L76 76M76 24L24 76", 14),
    "plus": ink("M50 20L50 80M20 50L80 50", 14),
    "minus": ink("M20 50L80 50", 14),
    "speaker": speaker(2),
    "speaker_low": speaker(1),
    "speaker_off": speaker(0),
    "music": ink("M38 74L38 24L78 16L78 66", 9) + solid(oval(27, 75, 14, 11)) + solid(oval(67, 67, 14, 11)),
    "play": solid(soft([(28, 16), (82, 50), (28, 84)], 8)),
    "pause": solid(rect(24, 18, 19, 64, 6)) + solid(rect(57, 18, 19, 64, 6)),
    "fast": solid(soft([(12, 20), (52, 50), (12, 80)], 6)) + solid(soft([(50, 20), (90, 50), (50, 80)], 6)),
    "skip": solid(soft([(16, 20), (66, 50), (16, 80)], 6)) + solid(rect(70, 20, 15, 60, 5)),
    "menu": ink("M20 28L80 28M20 50L80 50M20 72L80 72", 12),
    "home": ink("M14 50L50 16L86 50", 11)
    + holed(soft([(26, 48), (50, 26), (74, 48), (74, 84), (26, 84)], 5), rect(42, 58, 16, 26, 3)),
    "undo": ink("M30 22L14 40L30 58M16 40L60 40C90 40 90 80 60 80L36 80", 11),
    "again": ink("M76 30C56 10 18 22 18 52C18 90 74 92 82 58M80 10L80 32L58 32", 11),
    "search": line(oval(42, 42, 26), MAIN, 11) + ink("M62 62L84 84", 13),
    "lock": ink("M32 48L32 36C32 12 68 12 68 36L68 48", 10) + holed(rect(20, 44, 60, 44, 10), oval(50, 64, 7)),
    "save": holed(
        soft([(14, 14), (70, 14), (86, 30), (86, 86), (14, 86)], 6), rect(30, 14, 34, 24, 2), rect(28, 54, 44, 32, 3)
    ),
    "chart": solid(rect(14, 52, 18, 34, 4)) + solid(rect(41, 32, 18, 54, 4)) + solid(rect(68, 14, 18, 72, 4)),
    "lines": ink("M14 74L36 48L56 62L86 22", 10) + "".join(solid(oval(x, y, 8)) for x, y in ((36, 48), (56, 62))),
    "trade": ink("M16 36L80 36M62 16L82 36M84 64L20 64M38 84L18 64", 10),
    "hammer": hammer(),
    "deeds": line(rect(32, 14, 54, 60, 7), MAIN, 8) + holed(rect(12, 28, 54, 60, 7), rect(20, 46, 38, 34, 3)),
    "house": solid(soft([(50, 14), (92, 50), (78, 50), (78, 86), (22, 86), (22, 50), (8, 50)], 5)),
    "hotel": holed(
        rect(20, 12, 60, 76, 6), *(rect(x, y, 11, 13, 2) for x in (31, 58) for y in (24, 46)), rect(42, 68, 16, 20, 2)
    ),
    "key": holed(oval(30, 50, 24), oval(30, 50, 10)) + ink("M54 50L90 50M78 50L78 68M90 50L90 64", 11),
    "dice": holed(rect(12, 12, 76, 76, 18), *(oval(x, y, 8) for x, y in ((32, 32), (50, 50), (68, 68)))),
    "clock": line(oval(50, 50, 38), MAIN, 10) + ink("M50 28L50 52L66 60", 9),
    "eye": line("M8 50C26 20 74 20 92 50C74 80 26 80 8 50Z", MAIN, 9) + solid(oval(50, 50, 14)),
    "bulb": ink("M40 74C40 62 26 56 26 38C26 6 74 6 74 38C74 56 60 62 60 74Z", 9) + ink("M40 89L60 89", 9),
    "globe": line(oval(50, 50, 38), MAIN, 8)
    + line(oval(50, 50, 17, 38), MAIN, 6)
    + ink("M14 50L86 50M20 30L80 30M20 70L80 70", 6),
    "screen": line(rect(10, 16, 80, 56, 8), MAIN, 9) + ink("M34 88L66 88", 9),
    "text": ink("M16 84L40 18L64 84M24 62L56 62M66 84L76 54L88 84M69 74L84 74", 7),
    "star": solid(soft(star(50, 52, 44, 20), 5)),
    "robot": ink("M50 10L50 26", 8)
    + holed(rect(14, 26, 72, 60, 16), oval(36, 52, 8), oval(64, 52, 8), rect(36, 68, 28, 7, 3)),
    "person": solid(oval(50, 30, 21)) + solid("M12 90C12 66 28 58 50 58C72 58 88 66 88 90Z"),
    "door": holed(rect(22, 10, 44, 80, 5), oval(56, 52, 5)) + ink("M74 50L92 50M84 38L94 50L84 62", 7),
    "bars": ink("M24 14L24 86M50 14L50 86M76 14L76 86", 10) + ink("M12 26L88 26M12 74L88 74", 8),
    "flag": ink("M24 12L24 90", 10) + solid("M28 14C46 4 62 24 86 13L86 55C62 66 46 46 28 56Z"),
    "enter": ink("M80 20L80 54L22 54M42 34L20 54L42 76", 11),
    "dots": "".join(solid(oval(x, 50, 9)) for x in (20, 50, 80)),
    "stick": line(oval(50, 50, 38), MAIN, 7) + solid(oval(50, 50, 18)),
    "start": line(rect(10, 16, 80, 68, 30), MAIN, 7) + ink("M32 38L68 38M32 50L68 50M32 62L68 62", 6),
    "mouse_left": mouse(True),
    "mouse_right": mouse(False),
    "pad_south": pad(0),
    "pad_east": pad(1),
    "pad_west": pad(2),
    "pad_north": pad(3),
    "pad_left_shoulder": shoulder(False),
    "pad_right_shoulder": shoulder(True),
    **{f"arrow_{name}": arrow(turn) for name, turn in (("right", 0), ("down", 90), ("left", 180), ("up", 270))},
    **{f"chevron_{name}": chevron(turn) for name, turn in (("right", 0), ("down", 90), ("left", 180), ("up", 270))},
    **{f"pad_cross_{way}": cross_pad(way) for way in ("all", "up", "down", "left", "right")},
}


def files() -> dict[str, str]:
    """`glyph_<name>` for each."""
    return {f"glyph_{name}": picture(100, 100, art) for name, art in SIGNS.items()}
