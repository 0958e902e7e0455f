"""The few strokes every picture is made of: paths, soft corners, paper with a lit edge, soft shadows.

Coordinates are those of the picture's viewBox, y downwards. Everything returns SVG text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

NIGHT, PLUM, ROSE, EMBER, LAMP = "#1b1b4b", "#43306b", "#b3526c", "#f6a067", "#ffd166"
PAPER, INK, SHADE, AMBER, IVORY = "#fff3df", "#2a1c3f", "#e3cfae", "#c97a2b", "#fff8ea"
MAIN, LIGHT, DARK, DEEP = "#ff00ff", "#ff99ff", "#cc00cc", "#660066"


def num(value: float) -> str:
    """A coordinate, to a tenth or so, without idle zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def picture(width: float, height: float, *parts: str) -> str:
    """A whole SVG file."""
    body = "\n".join(part for part in parts if part)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}"'
    return f'{head} viewBox="0 0 {num(width)} {num(height)}">\n{body}\n</svg>\n'


def group(*parts: str, at: Point = (0, 0), turn: float = 0, size: float = 1, opacity: float = 1) -> str:
    """Parts moved to `at`, turned `turn` degrees about their own origin and scaled."""
    moves = [f"translate({num(at[0])} {num(at[1])})"] if at != (0, 0) else []
    moves += [f"rotate({num(turn)})"] if turn else []
    moves += [f"scale({num(size)})"] if size != 1 else []
    attrs = f' transform="{" ".join(moves)}"' if moves else ""
    attrs += f' opacity="{num(opacity)}"' if opacity != 1 else ""
    return f"<g{attrs}>" + "".join(parts) + "</g>"


def fill(d: str, colour: str, opacity: float = 1) -> str:
    """A filled path."""
    alpha = f' fill-opacity="{num(opacity)}"' if opacity != 1 else ""
    return f'<path d="{d}" fill="{colour}"{alpha}/>'


def line(d: str, colour: str, width: float, opacity: float = 1) -> str:
    """A stroked path with round ends and corners."""
    alpha = f' stroke-opacity="{num(opacity)}"' if opacity != 1 else ""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" {ends}{alpha}/>'


def both(d: str, colour: str, edge: str, width: float) -> str:
    """A path filled and stroked: with the same colour twice this fattens and softens a shape."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="{colour}" stroke="{edge}" stroke-width="{num(width)}" {ends}/>'


def gradient(name: str, start: Point, end: Point, stops: Iterable[tuple[float, str, float]]) -> str:
    """A linear gradient in user space; stops are (offset, colour, opacity). Use as `url(#name)`."""
    ends = f'x1="{num(start[0])}" y1="{num(start[1])}" x2="{num(end[0])}" y2="{num(end[1])}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'


def glow(name: str, centre: Point, radius: float, stops: Iterable[tuple[float, str, float]]) -> str:
    """A radial gradient in user space."""
    ends = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</radialGradient>'


def _stops(stops: Iterable[tuple[float, str, float]]) -> str:
    return "".join(
        f'<stop offset="{num(offset)}" stop-color="{colour}" stop-opacity="{num(alpha)}"/>'
        for offset, colour, alpha in stops
    )


# ---- shapes, as path data


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with round corners of radius r."""
    return soft([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], min(r, w / 2, h / 2))


def soft(points: Sequence[Point], r: float | Sequence[float] = 4) -> str:
    """A polygon with its corners rounded off at distance r (one, or one a corner)."""
    radii = list(r) if isinstance(r, Sequence) else [r] * len(points)
    parts = []
    for i, corner in enumerate(points):
        before = _towards(corner, points[i - 1], radii[i])
        after = _towards(corner, points[(i + 1) % len(points)], radii[i])
        parts.append(f"{'L' if i else 'M'}{_pt(before)}")
        if radii[i] > 0:
            a, b = _lean(before, corner), _lean(after, corner)
            parts.append(f"C{_pt(a)} {_pt(b)} {_pt(after)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1
    share = min(distance / length, 0.5)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _lean(start: Point, corner: Point) -> Point:
    return start[0] + (corner[0] - start[0]) * 0.56, start[1] + (corner[1] - start[1]) * 0.56


def _pt(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle without `ry`."""
    ry = rx if ry is None else ry
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{_pt((cx - rx, cy))}C{_pt((cx - rx, cy - ky))} {_pt((cx - kx, cy - ry))} {_pt((cx, cy - ry))}"
        f"C{_pt((cx + kx, cy - ry))} {_pt((cx + rx, cy - ky))} {_pt((cx + rx, cy))}"
        f"C{_pt((cx + rx, cy + ky))} {_pt((cx + kx, cy + ry))} {_pt((cx, cy + ry))}"
        f"C{_pt((cx - kx, cy + ry))} {_pt((cx - rx, cy + ky))} {_pt((cx - rx, cy))}Z"
    )


def poly(points: Iterable[Point], closed: bool = True) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(_pt(p) for p in points) + ("Z" if closed else "")


def ring(cx: float, cy: float, radius: float, count: int, start: float = -90) -> list[Point]:
    """`count` points on a circle, clockwise from `start` degrees."""
    angles = [math.radians(start + 360 * i / count) for i in range(count)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]


def star(cx: float, cy: float, outer: float, inner: float, points: int = 5, start: float = -90) -> list[Point]:
    """The corners of a star."""
    tips = ring(cx, cy, outer, points, start)
    notches = ring(cx, cy, inner, points, start + 180 / points)
    return [p for pair in zip(tips, notches, strict=True) for p in pair]


# ---- paper


def moved(d: str, dx: float, dy: float) -> str:
    """Absolute path data (M, L, C, Q, Z only) moved bodily."""
    flip = [dx, dy]
    count = -1

    def shift(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return num(float(match.group()) + flip[count % 2])

    return re.sub(r"-?\d*\.?\d+", shift, d)


def paper(d: str, main: str, light: str, dark: str, depth: float = 4, edge: float = 1.6) -> str:
    """A thick piece of paper: dark thickness below, lit edge on the upper left, its colour on top."""
    thick = "".join(fill(moved(d, 0, depth * k), dark) for k in ((0.5, 1) if depth > 5 else (1,)))
    return thick + fill(d, light) + fill(moved(d, edge, edge * 1.1), main)


def outlined(d: str, width: float, depth: float = 4, edge: float = 1.6, colour: str = INK) -> str:
    """An ink contour for a `paper` of the same path; draw it first."""
    return "".join(
        both(moved(d, dx, dy), colour, colour, width * 2)
        for dx, dy in ((0, 0), (edge, edge * 1.1), (edge * 0.6, depth * 0.6), (0, depth))
    )


def shadow(d: str, drop: float = 5, spread: float = 6, colour: str = INK, strength: float = 0.3) -> str:
    """A soft drop of shadow: stacked translucent copies, widest and faintest first."""
    shape = moved(d, drop * 0.35, drop)
    layers = [line(shape, colour, spread * 2 * k, strength * 0.22) for k in (1, 0.68, 0.36)]
    return "".join(layers) + fill(shape, colour, strength)


def mixed(colour: str, other: str, share: float) -> str:
    """`colour` with `share` of `other` in it."""
    channels = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)
