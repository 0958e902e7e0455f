"""How colours look to people who lack one kind of cone: the matrices of Viénot, Brettel and Mollon (1999)."""

from itertools import product

import pygame

from scenes.ui.theme import Colour

PROTANOPIA = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTERANOPIA = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
"""What linear red, green and blue become, row by row."""

Matrix = tuple[tuple[float, float, float], ...]


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(share: float) -> int:
    share = min(1.0, max(0.0, share))
    return round(255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


def seen(colour: Colour, matrix: Matrix) -> Colour:
    """A colour as it is seen."""
    parts = [linear(part) for part in colour]
    r, g, b = (encoded(sum(w * part for w, part in zip(row, parts, strict=True))) for row in matrix)
    return r, g, b


def lab(colour: Colour) -> tuple[float, float, float]:
    """A colour as CIE L*a*b*, in which equal steps look about equal (white point D65)."""
    r, g, b = (linear(part) for part in colour)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, matrix: Matrix) -> float:
    """How far apart two colours look: 2.3 can just be told apart side by side."""
    pairs = zip(lab(seen(one, matrix)), lab(seen(other, matrix)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def picture_as_seen(picture: pygame.Surface, matrix: Matrix) -> pygame.Surface:
    """A whole picture as it is seen, for a person to look at, in 32 steps a colour part."""
    made = picture.copy()
    known: dict[tuple[int, ...], Colour] = {}
    width, height = picture.get_size()
    for x, y in product(range(width), range(height)):
        r, g, b, _ = picture.get_at((x, y))
        key = r >> 3, g >> 3, b >> 3
        if key not in known:
            known[key] = seen((r, g, b), matrix)
        made.set_at((x, y), known[key])
    return made
