"""Where the game's pictures, sounds and colours lie, and how a picture takes a seat's colour.

No pygame here: paths, text and numbers only.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent

STAND_INS = {"main": "#ff00ff", "light": "#ff99ff", "dark": "#cc00cc", "deep": "#660066"}
"""Colours no picture uses for itself: in a recolourable SVG they stand for tones of the colour to come."""

_SHADES = {"dark": (0.79, 0.65, 0.72), "deep": (0.42, 0.3, 0.46)}
"""Dusk dims red least and green most, so that shade stays warm."""


def path(relative: str) -> Path:
    """The file `relative` to this folder, e.g. `svg/token_fox.svg`.

    Raises FileNotFoundError if there is none.
    """
    found = ROOT / relative
    if not found.exists():
        raise FileNotFoundError(f"no asset called {relative}")
    return found


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` (0..1) of `other` in it; both and the answer are `#rrggbb`."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def tones(colour: str) -> dict[str, str]:
    """The four tones of `colour` that take the place of STAND_INS."""
    return {
        "main": colour,
        "light": mix(colour, "#ffffff", 0.5),
        **{n: _dim(colour, by) for n, by in _SHADES.items()},
    }


def _dim(colour: str, by: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(c * k):02x}" for c, k in zip(_channels(colour), by, strict=True))


def recoloured(relative: str, colour: str) -> bytes:
    """The SVG at `relative` with its stand-ins turned into tones of `colour`, ready for a BytesIO."""
    text = path(relative).read_text(encoding="utf-8")
    for name, tone in tones(colour).items():
        text = text.replace(STAND_INS[name], tone)
    return text.encode()


@cache
def theme() -> dict[str, Any]:
    """The palette of `theme.toml`; treat it as read-only."""
    return tomllib.loads(path("theme.toml").read_text(encoding="utf-8"))


@cache
def middles() -> dict[str, Any]:
    """The layers and motions of each edition's middle and of the title, from `middles.toml`; read-only."""
    return tomllib.loads(path("middles.toml").read_text(encoding="utf-8"))
