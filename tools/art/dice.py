"""Dice as rounded ivory cubes, turned in three dimensions and shaded flat.

Space: x right, y up, z towards the viewer. A die is a cube with rounded edges; its outline is that of its
inner cube swelled by the radius. Frames: `dice/tumble_00..11` (a loop in the air), `dice/settle_F_V_0..2`
(the last quarter turn on to face F) and `dice/rest_F_V`, V being one of three ways of lying (a, b, c).
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.draw import INK, Point, both, fill, num, picture, poly, soft

Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]
"""A rotation as rows of its matrix."""

ROUND = 0.24
"""Radius of the edges, of a half-side of 1."""
SCALE = 29.0
LIGHT: Vector = (-0.42, 0.76, 0.5)
VIEW = 57.0
"""How steeply the table is looked down on, in degrees."""
YAWS = {"a": -17.0, "b": 24.0, "c": 9.0}
PIPS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
AXES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    6: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    2: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    5: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    3: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
}
"""Each face's normal and its two sides, with 1 on top, 2 in front and 3 to the right."""
UPWARDS: dict[int, tuple[Vector, float]] = {
    1: ((1, 0, 0), 0),
    2: ((1, 0, 0), -90),
    3: ((0, 0, 1), 90),
    4: ((0, 0, 1), -90),
    5: ((1, 0, 0), 90),
    6: ((1, 0, 0), 180),
}
"""The turn that brings each face on top."""


def turn(axis: Vector, degrees: float) -> Turn:
    """The rotation about a unit axis (Rodrigues)."""
    x, y, z = axis
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def apply(by: Turn, v: Vector) -> Vector:
    """The vector turned."""
    a, b, c = (sum(row[i] * v[i] for i in range(3)) for row in by)
    return a, b, c


def after(second: Turn, first: Turn) -> Turn:
    """First one rotation, then the other."""
    columns = [apply(second, (first[0][i], first[1][i], first[2][i])) for i in range(3)]
    a, b, c = ((columns[0][i], columns[1][i], columns[2][i]) for i in range(3))
    return a, b, c


def seen(v: Vector, lift: float = 0) -> Point:
    """Where a point in space lies in the picture."""
    _, up, _ = apply(turn((1, 0, 0), VIEW), v)
    return 50 + v[0] * SCALE, 50 - lift - up * SCALE


def facing(normal: Vector) -> float:
    """How much a face looks at the viewer: 1 straight, below 0 hidden."""
    return apply(turn((1, 0, 0), VIEW), normal)[2]


def shade(normal: Vector) -> str:
    """Ivory in this light, towards dusk where it falls off."""
    length = math.hypot(*LIGHT)
    lit = max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)) / length)
    dark, bright = (188, 146, 138), (255, 249, 236)
    share = min(1.0, 0.12 + lit * 1.08)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(dark, bright, strict=True))


def hull(points: list[Point]) -> list[Point]:
    """The convex outline of points."""
    points = sorted(set(points))

    def half(run: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in run:
            while len(out) > 1 and _left(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(points) + half(points[::-1])


def _left(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def die(by: Turn) -> str:
    """The die turned `by`, in a picture of 100 by 100."""
    inner = 1 - ROUND
    corners = [(x, y, z) for x in (-inner, inner) for y in (-inner, inner) for z in (-inner, inner)]
    outline = poly(hull([seen(apply(by, c)) for c in corners]))
    swell = 2 * ROUND * SCALE
    parts = [both(outline, INK, INK, swell + 6), both(outline, "#dcbfa9", "#dcbfa9", swell)]
    visible = [f for f in AXES if facing(apply(by, AXES[f][0])) > 0.02]
    sides = [side(by, face) for face in sorted(visible, key=lambda f: facing(apply(by, AXES[f][0])))]
    return picture(100, 100, *parts, *sides)


def side(by: Turn, face: int) -> str:
    """One face: its lit edge, its flat, its pips."""
    normal, across, along = (apply(by, v) for v in AXES[face])

    def at(u: float, v: float) -> Point:
        return seen(
            (
                normal[0] + across[0] * u + along[0] * v,
                normal[1] + across[1] * u + along[1] * v,
                normal[2] + across[2] * u + along[2] * v,
            )
        )

    def square(k: float) -> list[Point]:
        return [at(-k, -k), at(k, -k), at(k, k), at(-k, k)]

    edge = fill(squircle(square(0.84), 0.28), "#fffdf6", 0.55 if normal[1] > 0.3 else 0.22)
    flat = fill(squircle(square(0.775), 0.28), shade(normal))
    return edge + flat + "".join(pip(at, u * 0.46, v * 0.46, face) for u, v in PIPS[face])


def squircle(corners: list[Point], share: float) -> str:
    """A quadrilateral whose corners are rounded by a share of its sides."""
    sides = [math.dist(corners[i], corners[i - 1]) for i in range(4)]
    radii = [share * (sides[i] + sides[(i + 1) % 4]) / 2 for i in range(4)]
    return soft(corners, radii)


def pip(at: Callable[[float, float], Point], u: float, v: float, face: int) -> str:
    """A round pip lying on the face; the one is larger and rose."""
    r = 0.27 if face == 1 else 0.19
    path, k = "", r * 0.5523
    for i in range(4):
        c, s = round(math.cos(i * math.pi / 2)), round(math.sin(i * math.pi / 2))
        (x0, y0), (x1, y1) = (r * c, r * s), (-r * s, r * c)
        ends = ((x0 - k * s, y0 + k * c), (x1 + k * c, y1 + k * s), (x1, y1))
        start = "" if i else "M{} {}".format(*map(num, at(u + x0, v + y0)))
        path += start + "C" + " ".join(f"{num(x)} {num(y)}" for x, y in (at(u + a, v + b) for a, b in ends))
    return fill(path + "Z", "#d8456b" if face == 1 else INK)


def resting(face: int, yaw: float) -> Turn:
    """The face on top, the die turned on the table by `yaw` degrees."""
    axis, degrees = UPWARDS[face]
    return after(turn((0, 1, 0), yaw), turn(axis, degrees))


def files() -> dict[str, str]:
    """Twelve tumbling frames and, for each face and way of lying, three settling ones and the rest."""
    made = {}
    spin = (0.58, 0.24, -0.78)
    length = math.hypot(*spin)
    axis = (spin[0] / length, spin[1] / length, spin[2] / length)
    start = after(turn((0, 0, 1), 27), turn((1, 0, 0), 33))
    for i in range(12):
        made[f"dice/tumble_{i:02d}"] = die(after(turn(axis, i * 30), start))
    for face in range(1, 7):
        for way, yaw in YAWS.items():
            made[f"dice/rest_{face}_{way}"] = die(resting(face, yaw))
            for i, (left, twist) in enumerate(((78, 30), (42, 14), (12, 4))):
                made[f"dice/settle_{face}_{way}_{i}"] = die(
                    after(turn((0.9, 0, 0.436), -left), resting(face, yaw - twist))
                )
    return made
