"""Collect the layers of every middle and of the title, and write down how they lie and move."""

from __future__ import annotations

import importlib
import json

from tools.art.draw import num
from tools.art.scenery import Layer

SCENES = {
    "games_to_go": "middle_games_to_go",
    "stockholm": "middle_stockholm",
    "suomi": "middle_suomi",
    "oslo": "middle_oslo",
    "kobenhavn": "middle_kobenhavn",
    "title": "title",
}

HEAD = """\
# Layers of the living pictures, back to front; written by `python3 tools/make_art.py`.
#
# A picture is `size` units wide and high; `box` is where a layer lies in it (x, y, width, height). Consecutive layers
# without `motion` can be drawn into one. `parallax`: the share of a look-around (pointer, sway) that a layer follows.
# motion.kind, times in seconds, lengths in units of the picture:
#   drift  moves by dx a second; after `wrap` units it repeats: draw it twice
#   turn   turns about (x, y) once in `period`; with n-fold `symmetry` frames for 1/n of a turn suffice
#   ride   `count` copies on a circle of `radius` about (x, y), turning as above, staying upright; (hang_x, hang_y) of
#          the sprite lies on the circle; stand-in colours: give each copy a seat's colour
#   fly    frames of one flock cross the picture at height y by dx a second, changing frame every `beat`
#   blink  frames take turns, `period` for the whole round
#   sway   goes dx, dy to and fro in `period`, starting at `phase` (0..1); `fade` is how far its alpha falls
#   bob    up and down by dy in `period`; with dx it also sails along that much a second, and comes in again on the
#          other side
#   rise   a puff starts at (x, y), rises by dy and drifts by dx in `period` while it grows to `grow` and fades;
#          `count` at a time
#   fall   copies strewn over the picture, falling by dy a second and drifting by dx, wrapping round
#   twinkle  alpha goes down to 1 - fade and back in `period`
"""


def scenes() -> dict[str, tuple[tuple[float, float], list[Layer]]]:
    """Each picture's size and layers."""
    found = {}
    for name, module in SCENES.items():
        made = importlib.import_module(f"tools.art.{module}")
        found[name] = (getattr(made, "SIZE", (1000.0, 1000.0)), made.layers())
    return found


def files() -> dict[str, str]:
    """The layers as pictures."""
    return {f"middle/{name}/{layer.name}": layer.text for name, (_, layers) in scenes().items() for layer in layers}


def table() -> str:
    """The text of assets/middles.toml."""
    out = [HEAD]
    for name, (size, layers) in scenes().items():
        out.append(f"\n[{name}]\nsize = [{num(size[0])}, {num(size[1])}]\n")
        out += [_entry(name, layer) for layer in layers]
    return "".join(out)


def _entry(scene: str, layer: Layer) -> str:
    box = ", ".join(num(v) for v in layer.box)
    lines = [
        f"[[{scene}.layers]]",
        f'file = "svg/middle/{scene}/{layer.name}.svg"',
        f"box = [{box}]",
    ]
    if layer.parallax:
        lines.append(f"parallax = {num(layer.parallax)}")
    if layer.motion:
        pairs = (f"{k} = {num(v) if isinstance(v, (int, float)) else json.dumps(v)}" for k, v in layer.motion.items())
        lines.append(f"motion = {{ {', '.join(pairs)} }}")
    return "\n".join(lines) + "\n"
