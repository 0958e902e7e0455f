"""suomi's middle: a winter night by the lake, northern lights, forest, a cabin and a smoking sauna."""

from __future__ import annotations

import math
import random

from tools.art.draw import LAMP, PAPER, fill, glow, gradient, line, mixed, oval, poly, rect, soft
from tools.art.scenery import Layer, Motion, Tone, halo, land, sky, sparkle, spruce, stars, wave_line

SHORE = 690.0
SNOW = "#eaf2fb"


def heaven() -> str:
    rng = random.Random(21)
    night = sky(1000, 720, ((0, "#070b2b"), (0.35, "#101d52"), (0.65, "#1c4470"), (0.88, "#3f8a99"), (1, "#8fd0c4")))
    big = sparkle(150, 120, 14) + sparkle(690, 70, 10) + sparkle(880, 210, 13) + sparkle(420, 250, 8)
    return night + stars(rng, 190, 1000, 520) + big


def aurora(seed: int, y: float, swing: float, tall: float, tints: tuple[str, str], left: float, right: float) -> str:
    """A curtain of light: slices whose feet follow a wave, each fading upwards, bright at the hem."""
    rng = random.Random(seed)
    a, b, c = (rng.uniform(0, math.tau) for _ in range(3))
    out, step, i = "", 12.0, 0
    x = left
    while x < right:
        t = (x - left) / (right - left)
        foot = y + swing * (math.sin(a + t * 5.2) + 0.5 * math.sin(b + t * 11))
        reach = tall * (0.62 + 0.3 * math.sin(c + t * 9) + rng.uniform(-0.1, 0.1))
        edge = math.sin(math.pi * t) ** 0.6
        name = f"a{i}"
        out += gradient(
            name,
            (0, foot - reach),
            (0, foot + 16),
            (
                (0, tints[1], 0),
                (0.45, tints[1], 0.22 * edge),
                (0.8, tints[0], 0.5 * edge),
                (0.93, mixed(tints[0], "#ffffff", 0.3), 0.62 * edge),
                (1, tints[0], 0),
            ),
        )
        out += fill(rect(x, foot - reach, step * 1.5, reach + 16), f"url(#{name})")
        x, i = x + step * rng.uniform(0.7, 1.35), i + 1
    return out


def fells() -> str:
    rng = random.Random(9)
    far = wave_line(rng, -20, 1020, 556, 34, 190)
    near = wave_line(rng, -20, 1020, 612, 20, 130)
    white = land("fell", far, 1020, SHORE, -20, Tone("#6f9fbc", "#d9f2f4", "#2c5179"), "#3f7a96")
    return white + land("fold", near, 1020, SHORE + 4, -20, Tone("#2f6284", "#8fc4d8", "#1a3258"), "#2a6a86")


def forest(
    seed: int,
    foot: float,
    sizes: tuple[float, float],
    colour: Tone,
    gap: float,
    snow: str,
    spans: list[tuple[float, float]],
) -> str:
    """Spruces side by side along the shore, the tall ones behind."""
    rng = random.Random(seed)
    trees = []
    for left, right in spans:
        x = left
        while x < right:
            h = rng.uniform(*sizes)
            trees.append((h, spruce(x, foot + rng.uniform(0, 8), h, colour, snow)))
            x += gap * rng.uniform(0.7, 1.25)
    return "".join(text for _, text in sorted(trees, key=lambda item: -item[0]))


def far_forest() -> str:
    colour = Tone("#1d4a68", "#5a9fb0", "#123450")
    row = forest(2, SHORE + 2, (46, 92), colour, 17, "", [(-10, 1010)])
    bank = fill(rect(-20, SHORE - 8, 1040, 14, 6), SNOW)
    return row + bank + fill(rect(-20, SHORE - 4, 1040, 12, 6), "#a9c9dd")


def near_forest() -> str:
    colour = Tone("#12395a", "#3f88a0", "#0a2142")
    left = forest(5, SHORE + 16, (120, 210), colour, 34, SNOW, [(-16, 130)])
    right = forest(8, SHORE + 16, (110, 230), colour, 34, SNOW, [(900, 1016)])
    bank = "M-10 708C70 684 150 696 236 716C250 722 236 734 200 736L-10 740Z"
    other = (
        "M508 744C560 702 740 700 860 686C920 680 980 676 1010 680L1010 768C860 770 640 772 560 762"
        "C524 758 500 752 508 744Z"
    )
    return (
        left
        + right
        + halo(bank, 0.05, 12)
        + fill(bank, SNOW)
        + halo(other, 0.05, 12)
        + fill(other, SNOW)
        + fill("M548 752C640 730 800 736 1010 718L1010 768C860 770 640 772 560 762C540 760 536 756 548 752Z", "#bcd6e8")
    )


def ice() -> str:
    depth = gradient(
        "ice", (0, SHORE), (0, 1000), ((0, "#9fe0d2", 1), (0.18, "#5fb0bc", 1), (0.5, "#2f6f96", 1), (1, "#1a3c6e", 1))
    )
    body = fill(rect(-20, SHORE, 1040, 340), "url(#ice)")
    rng = random.Random(6)
    shine = ""
    for _ in range(34):
        x, y = rng.uniform(-40, 960), SHORE + 14 + 190 * rng.random()
        shine += fill(rect(x, y, rng.uniform(50, 190), 5, 2.5), rng.choice(("#c9fff0", "#8df0cf", "#b9a6f0")), 0.2)
    cracks = "".join(
        line(d, "#dff6fb", 2, 0.6)
        for d in (
            "M120 800L210 782L286 800L352 788",
            "M210 782L240 762",
            "M430 742L500 752L560 744",
            "M610 846L700 828L760 838L850 818",
            "M700 828L716 806",
        )
    )
    drifts = "".join(
        fill(f"M{x} {y}C{x + w * 0.25} {y - 12} {x + w * 0.7} {y - 12} {x + w} {y}Z", SNOW, 0.85)
        for x, y, w in ((40, 772, 150), (420, 806, 190), (300, 738, 90))
    )
    return depth + body + shine + cracks + drifts + hole()


def hole() -> str:
    """The opening in the ice before the sauna, with its ladder and a lantern."""
    water = (
        fill(oval(356, 842, 66, 19), "#dff2fa")
        + fill(oval(357, 845, 60, 15.5), "#0f2450")
        + line("M318 846L346 846M364 850L392 850", "#6fd6c8", 3, 0.7)
    )
    ladder = line("M398 806L388 846M420 808L410 848", "#7a4a3c", 6) + line(
        "M396 818L417 820M393 832L413 834", "#7a4a3c", 4.4
    )
    ladder += line("M397 806L387 846", "#e0a77a", 1.8)
    light = glow("lamp", (300, 824), 90, ((0, LAMP, 0.55), (1, LAMP, 0))) + fill(oval(300, 824, 90), "url(#lamp)")
    lantern = (
        fill(rect(290, 812, 20, 26, 4), "#2a1c3f")
        + fill(rect(294, 817, 12, 15, 3), LAMP)
        + line("M294 812Q300 802 306 812", "#2a1c3f", 3)
    )
    return water + ladder + light + lantern


def logs(x: float, y: float, w: float, rows: int, colour: Tone) -> str:
    """A log wall with round ends, w wide, `rows` logs of 14."""
    out = ""
    for i in range(rows):
        ly = y + i * 14
        out += fill(rect(x - 6, ly, w + 12, 14.6, 7), colour.main) + fill(
            rect(x - 4, ly + 1, w + 4, 3, 1.5), colour.light, 0.8
        )
        out += (
            fill(rect(x, ly + 11, w, 3.4), colour.dark, 0.8)
            + fill(oval(x - 1, ly + 7, 4.6), colour.light)
            + fill(oval(x - 1, ly + 7, 2), colour.dark)
        )
    return out


def snowy_roof(x: float, y: float, w: float, h: float) -> str:
    """A gable roof under thick snow; (x, y) is the left eave."""
    under = soft([(x - 6, y + 12), (x + w / 2, y - h + 12), (x + w + 6, y + 12), (x + w, y + 22), (x, y + 22)], 4)
    snow = soft(
        [
            (x - 14, y + 8),
            (x + w / 2, y - h - 6),
            (x + w + 14, y + 8),
            (x + w + 10, y + 20),
            (x + w * 0.74, y + 4),
            (x + w / 2, y - h + 26),
            (x + w * 0.26, y + 4),
            (x - 10, y + 20),
        ],
        (8, 14, 8, 8, 10, 10, 10, 8),
    )
    shade = soft([(x + w / 2, y - h - 2), (x + w + 12, y + 9), (x + w + 8, y + 18), (x + w * 0.62, y - h * 0.42)], 5)
    return fill(under, "#4a2a3a") + halo(snow, 0.05, 10) + fill(snow, "#ffffff") + fill(shade, "#b9d3ea")


CABIN_WOOD = Tone("#9a4a4a", "#d98a74", "#5a2a48")
SAUNA_WOOD = Tone("#7a4a42", "#c08a68", "#44283e")


def pane(x: float, y: float, w: float, h: float) -> str:
    """A window with white frame and crossbars, throwing light on the snow."""
    return (
        fill(rect(x - 4, y - 4, w + 8, h + 8, 3), PAPER)
        + fill(rect(x, y, w, h, 1), LAMP)
        + fill(rect(x, y + h / 2, w, h / 2), "#fff0b8", 0.8)
        + line(f"M{x + w / 2} {y}L{x + w / 2} {y + h}M{x} {y + h / 2}L{x + w} {y + h / 2}", PAPER, 3)
    )


def cabin() -> str:
    x, y = 676.0, 590.0
    light = glow("win", (760, 660), 190, ((0, LAMP, 0.5), (1, LAMP, 0))) + fill(oval(760, 660, 190, 120), "url(#win)")
    chimney = (
        fill(rect(x + 132, 470, 26, 70, 3), "#6a4a5e")
        + fill(rect(x + 132, 470, 5, 70), "#b98a94")
        + fill(rect(x + 127, 462, 36, 13, 6), "#ffffff")
    )
    gable = fill(poly([(x, y + 4), (x + 92, y - 78), (x + 184, y + 4)]), CABIN_WOOD.main)
    body = logs(x, y, 184, 8, CABIN_WOOD) + gable
    door = (
        fill(rect(x + 122, y + 42, 38, 70, 4), "#3a6a78")
        + fill(rect(x + 122, y + 42, 5, 70), "#8fc4d8")
        + fill(oval(x + 152, y + 80, 3), LAMP)
    )
    loft = (
        fill(oval(x + 92, y - 26, 14), PAPER)
        + fill(oval(x + 92, y - 26, 10), LAMP)
        + line(f"M{x + 92} {y - 36}L{x + 92} {y - 16}M{x + 82} {y - 26}L{x + 102} {y - 26}", PAPER, 2.4)
    )
    spill = fill(poly([(x + 10, 712), (x + 96, 712), (x + 64, 760), (x - 56, 760)]), LAMP, 0.3)
    step = fill(rect(x + 110, 700, 62, 12, 5), "#ffffff")
    foot = (
        "M634 716C660 696 720 708 760 702C800 696 850 708 894 700C918 704 916 722 886 724"
        "C800 730 720 728 660 728C636 728 624 724 634 716Z"
    )
    return (
        light
        + chimney
        + body
        + pane(x + 22, y + 38, 56, 48)
        + door
        + loft
        + snowy_roof(x, y, 184, 88)
        + fill(foot, SNOW)
        + step
        + spill
    )


def sauna() -> str:
    """The sauna by the ice, its chimney at (214, 626)."""
    x, y = 120.0, 700.0
    light = glow("sw", (180, 740), 110, ((0, "#ffb867", 0.5), (1, LAMP, 0))) + fill(oval(180, 740, 110, 80), "url(#sw)")
    chimney = (
        fill(rect(x + 84, 630, 20, 50, 3), "#6a4a5e")
        + fill(rect(x + 84, 630, 4, 50), "#b98a94")
        + fill(rect(x + 80, 624, 28, 10, 5), "#ffffff")
    )
    gable = fill(poly([(x, y + 4), (x + 60, y - 52), (x + 120, y + 4)]), SAUNA_WOOD.main)
    door = (
        fill(rect(x + 74, y + 20, 30, 52, 3), "#44283e")
        + fill(rect(x + 74, y + 20, 4, 52), "#c08a68")
        + fill(rect(x + 84, y + 28, 12, 12, 2), "#ffb867")
    )
    foot = (
        "M84 784C104 762 170 776 210 768C240 762 270 768 294 778C304 788 280 796 250 796L110 796C88 796 76 792 84 784Z"
    )
    bank = "M44 802C80 758 220 754 300 798C270 812 90 814 44 802Z"
    return (
        fill(bank, "#c5dcec")
        + light
        + chimney
        + logs(x, y, 120, 5, SAUNA_WOOD)
        + gable
        + pane(x + 20, y + 22, 34, 28)
        + door
        + snowy_roof(x, y, 120, 58)
        + fill(foot, SNOW)
    )


def puff() -> str:
    """A puff of smoke, 80 by 80, soft at its rim."""
    blobs = ((34, 46, 20), (50, 40, 18), (40, 30, 15))
    rim = "".join(fill(oval(x, y, r + 6), "#dfeaf5", 0.16) for x, y, r in blobs)
    return (
        rim
        + "".join(fill(oval(x, y, r), "#dfeaf5", 0.42) for x, y, r in blobs)
        + fill(oval(34, 34, 9), "#ffffff", 0.35)
    )


def bank() -> str:
    """The near drift with two great spruces."""
    colour = Tone("#0d2c4c", "#2f7590", "#081a38")
    drift = "M-10 896C120 846 260 888 420 900C600 914 780 856 1010 876L1010 1010L-10 1010Z"
    shade = gradient("drift", (0, 860), (0, 1000), ((0, "#f4f9ff", 1), (0.4, "#bcd6ec", 1), (1, "#6f97c2", 1)))
    folds = "".join(
        line(d, "#8fb2d6", 4, 0.55)
        for d in (
            "M40 930C140 900 220 924 330 936",
            "M560 944C680 930 760 906 900 914",
            "M260 972C380 956 470 976 560 970",
        )
    )
    tracks = "".join(fill(oval(470 + i * 27, 922 + (i % 2) * 15 + i * 1.5, 9, 5), "#6f97c2", 0.7) for i in range(9))
    trees = (
        spruce(58, 930, 400, colour, SNOW)
        + spruce(146, 936, 250, colour, SNOW)
        + spruce(948, 924, 430, colour, SNOW)
        + spruce(850, 930, 210, colour, SNOW)
    )
    twinkle = "".join(
        fill(oval(x, y, 2.6), "#ffffff")
        for x, y in ((210, 920), (330, 960), (640, 930), (760, 960), (420, 930), (540, 980))
    )
    return (
        trees
        + shade
        + halo("M-10 896C120 846 260 888 420 900C600 914 780 856 1010 876", 0.06, 24)
        + fill(drift, "url(#drift)")
        + folds
        + tracks
        + twinkle
    )


def flake() -> str:
    return fill(oval(8, 8, 7), "#ffffff", 0.25) + fill(oval(8, 8, 4), "#ffffff", 0.9)


def layers() -> list[Layer]:
    """From the back to the front."""

    def sway(dx: float, period: float, phase: float) -> Motion:
        return {"kind": "sway", "dx": dx, "dy": 10.0, "period": period, "phase": phase, "fade": 0.45}

    smoke = {"kind": "rise", "x": 214.0, "y": 626.0, "dx": 70.0, "dy": -210.0, "period": 9.0, "grow": 2.2, "count": 6.0}
    chimney = {
        "kind": "rise",
        "x": 821.0,
        "y": 462.0,
        "dx": 54.0,
        "dy": -170.0,
        "period": 9.0,
        "grow": 1.8,
        "count": 5.0,
    }
    return [
        Layer("sky", (0, 0, 1000, 720), heaven()),
        Layer(
            "aurora_violet",
            (-60, 0, 1120, 460),
            aurora(3, 372, 36, 290, ("#9a7bf0", "#e06cc5"), -60, 1060),
            0,
            sway(34, 17, 0.1),
        ),
        Layer(
            "aurora_teal",
            (-60, 120, 1120, 420),
            aurora(14, 440, 40, 280, ("#4fd8e0", "#5f7bf0"), -60, 1060),
            0,
            sway(-42, 23, 0.5),
        ),
        Layer(
            "aurora_green",
            (-60, 40, 1120, 480),
            aurora(6, 400, 54, 350, ("#6df2a8", "#3fb8c8"), -60, 1060),
            0,
            sway(26, 13, 0.8),
        ),
        Layer("fells", (0, 500, 1000, 200), fells(), 0.1),
        Layer("far_forest", (0, 590, 1000, 112), far_forest(), 0.18),
        Layer("ice", (0, SHORE, 1000, 310), ice(), 0.22),
        Layer("near_forest", (0, 450, 1000, 300), near_forest(), 0.28),
        Layer("smoke_cabin", (0, 0, 80, 80), puff(), 0.28, chimney),
        Layer("cabin", (560, 450, 390, 330), cabin(), 0.28),
        Layer("smoke_sauna", (0, 0, 80, 80), puff(), 0.34, smoke),
        Layer("sauna", (50, 600, 280, 220), sauna(), 0.34),
        Layer("bank", (0, 480, 1000, 520), bank(), 0.5),
        Layer("flake", (0, 0, 16, 16), flake(), 0.6, {"kind": "fall", "count": 40.0, "dx": -12.0, "dy": 26.0}),
    ]
