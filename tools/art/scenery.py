"""What the middles and the title are built of: skies, clouds, houses with lit windows, trees, water, boats, gulls."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tools.art.draw import LAMP, PAPER, Point, fill, glow, gradient, line, mixed, moved, num, oval, poly, rect, soft

Motion = Mapping[str, object]


@dataclass(frozen=True)
class Layer:
    """One sheet of a picture: where it lies in the whole, what is on it, how it may move."""

    name: str
    box: tuple[float, float, float, float]
    art: str
    parallax: float = 0
    motion: Motion = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The layer as an SVG file, cropped to its box."""
        _, _, w, h = self.box
        view = " ".join(num(v) for v in self.box)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" viewBox="{view}">'
        return f"{head}\n{self.art}\n</svg>\n"


@dataclass(frozen=True)
class Tone:
    """A layer's colour, its lit edge and its shade."""

    main: str
    light: str
    dark: str


def tone(main: str, light: float = 0.28, dark: float = 0.4) -> Tone:
    """A colour with its edge towards warm light and its shade towards night."""
    return Tone(main, mixed(main, "#ffd9a8", light), mixed(main, "#1b1b4b", dark))


def halo(d: str, strength: float = 0.09, reach: float = 20) -> str:
    """The soft shadow a sheet of paper throws on the one behind it."""
    return "".join(line(d, "#140f33", reach * k, strength) for k in (1, 0.62, 0.3))


def sky(width: float, height: float, stops: Sequence[tuple[float, str]]) -> str:
    """A dusk from top to bottom; it runs over the edges, as everything full-width must, so that no seam shows."""
    shades = gradient("sky", (0, 0), (0, height), [(o, c, 1) for o, c in stops])
    return shades + fill(rect(-20, -20, width + 40, height + 40), "url(#sky)")


def stars(rng: random.Random, count: int, width: float, low: float, tint: str = PAPER) -> str:
    """Stars, thinning out and fading towards `low`."""
    out = []
    for _ in range(count):
        x, depth = rng.uniform(8, width - 8), rng.random() ** 1.5
        r, alpha = rng.choice((1, 1.2, 1.6, 2.2)), rng.uniform(0.4, 1) * (1 - depth * 0.7)
        out.append(fill(oval(x, 8 + depth * low, r), tint, alpha))
    return "".join(out)


def sparkle(x: float, y: float, r: float, tint: str = PAPER) -> str:
    """A large four-rayed star."""
    d = f"M{num(x)} {num(y - r)}"
    for px, py in ((x + r, y), (x, y + r), (x - r, y), (x, y - r)):
        d += f"Q{num(x)} {num(y)} {num(px)} {num(py)}"
    return fill(d + "Z", tint)


def cloud(x: float, y: float, w: float, tint: str, alpha: float = 1) -> str:
    """A long flat cloud of three bars with round ends; (x, y) is its lower left."""
    h = w * 0.075
    bars = ((0, 0, 0.72), (0.14, -1, 0.62), (0.3, 1, 0.7), (0.3, -1.9, 0.26))
    return "".join(fill(rect(x + w * dx, y + h * dy * 0.92, w * part, h, h / 2), tint, alpha) for dx, dy, part in bars)


def sun(name: str, x: float, y: float, r: float, core: str, halo_tint: str) -> str:
    """A low sun: a glow, two paper rings, and a disc warmer below."""
    light = glow(f"{name}g", (x, y), r * 3, ((0, halo_tint, 0.55), (0.45, halo_tint, 0.22), (1, halo_tint, 0)))
    disc = gradient(f"{name}d", (x, y - r), (x, y + r), ((0, mixed(core, "#ffffff", 0.45), 1), (1, core, 1)))
    rings = fill(oval(x, y, r * 1.75), halo_tint, 0.2) + fill(oval(x, y, r * 1.38), halo_tint, 0.28)
    return light + disc + fill(oval(x, y, r * 3), f"url(#{name}g)") + rings + fill(oval(x, y, r), f"url(#{name}d)")


def moon(x: float, y: float, r: float, tint: str = "#fff4d6") -> str:
    """A crescent in a soft glow, lit from the left."""
    k = r * 0.5523
    d = (
        f"M{num(x + r * 0.35)} {num(y - r * 0.94)}"
        f"C{num(x - r * 1.5)} {num(y - r * 1.2)} {num(x - r * 1.5)} {num(y + r * 1.2)} "
        f"{num(x + r * 0.35)} {num(y + r * 0.94)}"
        f"C{num(x - k)} {num(y + k)} {num(x - k)} {num(y - k)} {num(x + r * 0.35)} {num(y - r * 0.94)}Z"
    )
    light = glow("moon", (x, y), r * 4, ((0, tint, 0.4), (1, tint, 0)))
    return light + fill(oval(x, y, r * 4), "url(#moon)") + fill(d, tint)


def wave_line(rng: random.Random, left: float, right: float, y: float, swing: float, step: float) -> str:
    """A soft skyline of hills as open path data from `left` to `right`."""
    count = max(2, math.ceil((right - left) / step))
    xs = [left + (right - left) * i / count for i in range(count + 1)]
    ys = [y + rng.uniform(-swing, swing) for _ in xs]
    d = f"M{num(xs[0])} {num(ys[0])}"
    for i in range(1, len(xs)):
        mid = (xs[i - 1] + xs[i]) / 2
        d += f"C{num(mid)} {num(ys[i - 1])} {num(mid)} {num(ys[i])} {num(xs[i])} {num(ys[i])}"
    return d


def land(name: str, crest: str, right: float, bottom: float, left: float, colour: Tone, mist: str = "") -> str:
    """A sheet of land below a crest: shadow behind, lit edge, fading into mist at its foot."""
    body = f"{crest}L{num(right)} {num(bottom)}L{num(left)} {num(bottom)}Z"
    top = float(crest[1:].split("C")[0].split()[1])
    paint, defs = colour.main, ""
    if mist:
        defs = gradient(name, (0, top), (0, bottom), ((0, colour.main, 1), (1, mist, 1)))
        paint = f"url(#{name})"
    return defs + halo(crest) + fill(body, paint) + line(crest, colour.light, 3, 0.8)


# ---- houses

ROOFS = ("flat", "gable", "dome", "step", "slant", "tank")
PANES = (LAMP, "#ffb867", "#ffe6a3", LAMP)


def roof(kind: str, x: float, w: float, top: float) -> str:
    """The path of a roof on a house of width w whose walls end at `top`."""
    if kind == "gable":
        return soft([(x - 3, top + 2), (x + w / 2, top - w * 0.5), (x + w + 3, top + 2)], 3)
    if kind == "dome":
        k = w * 0.3
        return (
            f"M{num(x)} {num(top + 2)}C{num(x)} {num(top - k * 1.6)} {num(x + w)} {num(top - k * 1.6)} "
            f"{num(x + w)} {num(top + 2)}Z"
        )
    if kind == "step":
        return rect(x + w * 0.2, top - w * 0.3, w * 0.6, w * 0.35, 3)
    if kind == "slant":
        return soft([(x, top + 2), (x, top - w * 0.36), (x + w, top + 2)], 2)
    if kind == "tank":
        return rect(x + w * 0.25, top - w * 0.42, w * 0.34, w * 0.3, 3) + poly(
            [
                (x + w * 0.28, top - w * 0.14),
                (x + w * 0.56, top - w * 0.14),
                (x + w * 0.56, top + 2),
                (x + w * 0.28, top + 2),
            ]
        )
    return rect(x - 2, top - 4, w + 4, 7, 2)


def windows(rng: random.Random, x: float, y: float, w: float, h: float, pane: Point, lit: float, dim: str) -> str:
    """Rows of windows filling a wall, a share `lit` of them alight."""
    pw, ph = pane
    cols, rows = max(1, int(w / (pw * 2))), max(1, int(h / (ph * 1.9)))
    gx, gy = w / cols, h / rows
    out = []
    for row in range(rows):
        for col in range(cols):
            on = rng.random() < lit
            wx, wy = x + gx * col + (gx - pw) / 2, y + gy * row + (gy - ph) / 2
            out.append(fill(rect(wx, wy, pw, ph, pw * 0.22), rng.choice(PANES) if on else dim, 1 if on else 0.55))
    return "".join(out)


def house(
    rng: random.Random,
    x: float,
    w: float,
    top: float,
    base: float,
    kind: str,
    colour: Tone,
    pane: Point,
    lit: float = 0.5,
) -> str:
    """A house of the skyline: wall with lit left edge and shaded right side, roof, windows."""
    wall = rect(x, top, w, base - top, 2)
    cover = roof(kind, x, w, top)
    edge = fill(rect(x, top, 3, base - top), colour.light) + fill(
        rect(x + w * 0.74, top, w * 0.26, base - top), colour.dark, 0.3
    )
    lights = windows(rng, x + w * 0.1, top + w * 0.1, w * 0.8, base - top - w * 0.16, pane, lit, colour.dark)
    return (
        halo(wall, 0.06, 14)
        + fill(cover, colour.light)
        + fill(_down(cover), colour.main)
        + fill(wall, colour.main)
        + edge
        + lights
    )


def _down(d: str) -> str:
    return moved(d, 2, 2.6)


def skyline(
    rng: random.Random,
    left: float,
    right: float,
    base: float,
    heights: tuple[float, float],
    colour: Tone,
    pane: Point,
    lit: float,
) -> str:
    """A row of houses shoulder to shoulder."""
    out, x, last = [], left, ""
    while x < right:
        w = rng.uniform(44, 84)
        kind = rng.choice([k for k in ROOFS if k != last])
        last = kind
        h = rng.uniform(*heights)
        out.append((h, house(rng, x, w, base - h, base, kind, colour, pane, lit)))
        x += w + rng.uniform(-6, 3)
    return "".join(text for _, text in sorted(out, key=lambda item: -item[0]))


# ---- nature, water, creatures


def spruce(x: float, foot: float, h: float, colour: Tone, snow: str = "") -> str:
    """A spruce of four tiers, lit on its left, with snow if a colour is given for it."""
    out = [fill(rect(x - h * 0.03, foot - h * 0.12, h * 0.06, h * 0.12), colour.dark)]
    for i in range(4):
        half, low = h * (0.24 - 0.045 * i), foot - h * (0.08 + 0.2 * i)
        peak = low - h * (0.34 if i == 3 else 0.3)
        tier = soft(
            [(x, peak), (x + half, low), (x, low - h * 0.035), (x - half, low)], (2, h * 0.03, h * 0.05, h * 0.03)
        )
        out.append(fill(tier, colour.main))
        out.append(
            fill(
                poly([(x, peak + 2), (x - half * 0.86, low - h * 0.012), (x - half * 0.3, low - h * 0.03)]),
                colour.light,
                0.75,
            )
        )
        if snow:
            cap = soft(
                [
                    (x, peak),
                    (x + half * 0.5, peak + (low - peak) * 0.5),
                    (x + half * 0.16, peak + (low - peak) * 0.42),
                    (x - half * 0.1, peak + (low - peak) * 0.6),
                    (x - half * 0.62, peak + (low - peak) * 0.62),
                ],
                3,
            )
            out.append(fill(cap, snow, 0.95))
    return "".join(out)


def glints(
    rng: random.Random, count: int, box: tuple[float, float, float, float], tints: Sequence[str], alpha: float
) -> str:
    """Short strokes on water, longer and thicker the nearer; they keep clear of the ends so that copies join."""
    x, y, w, h = box
    out = []
    for _ in range(count):
        near = rng.random()
        length = (12 + 46 * near) * rng.uniform(0.6, 1.2)
        gx, gy = rng.uniform(x + 4, x + w - length - 4), y + h * (0.06 + 0.88 * near)
        out.append(
            line(f"M{num(gx)} {num(gy)}L{num(gx + length)} {num(gy)}", rng.choice(tints), 1.6 + 3.4 * near, alpha)
        )
    return "".join(out)


def gull(wings: float, tint: str = PAPER) -> str:
    """A gull about (30, 20), 60 wide, with its wings `wings` units above its back."""
    y = 20 - wings
    arc = (
        f"M2 {num(y)}Q16 {num(y - 8)} 29 20Q42 {num(y - 8)} 58 {num(y)}Q44 {num(y + 1)} 33 24Q30 28 26 24"
        f"Q16 {num(y + 1)} 2 {num(y)}Z"
    )
    return fill(arc, tint) + fill(oval(30, 23, 5, 3.4), tint) + fill(poly([(25, 22), (20, 24), (26, 25)]), "#f6a067")


def lamp_post(x: float, foot: float, h: float, dark: str, light: str) -> str:
    """A quay lamp with its pool of light."""
    top = foot - h
    name = f"lamp{num(x).replace('.', '_')}"
    aura = glow(name, (x, top), h * 0.62, ((0, LAMP, 0.6), (0.4, "#ffb867", 0.22), (1, "#ffb867", 0)))
    post = line(f"M{num(x)} {num(foot)}L{num(x)} {num(top + 10)}", dark, h * 0.055)
    edge = line(f"M{num(x - h * 0.014)} {num(foot)}L{num(x - h * 0.014)} {num(top + 12)}", light, h * 0.014)
    foot_d = soft(
        [(x - h * 0.07, foot), (x - h * 0.03, foot - h * 0.12), (x + h * 0.03, foot - h * 0.12), (x + h * 0.07, foot)],
        2,
    )
    bulb = fill(oval(x, top, h * 0.08), LAMP) + fill(oval(x - h * 0.015, top - h * 0.015, h * 0.05), "#fff7d8")
    cap = fill(soft([(x - h * 0.09, top - h * 0.05), (x, top - h * 0.15), (x + h * 0.09, top - h * 0.05)], 3), dark)
    return aura + fill(oval(x, top, h * 0.62), f"url(#{name})") + post + edge + fill(foot_d, dark) + bulb + cap
