"""How the layers of living pictures move: one small function a kind, all of them functions of the time alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.living import Sheet

Origin = tuple[int, int]

UNPACKED = frozenset({"turn", "sway", "rise", "twinkle"})
"""Kinds whose pictures are faded or turned again and again: run-length coding would cost more than it saves."""


_POSITIONS = 36
"""Positions of a turning layer that are kept at most: enough to look smooth, few enough for large windows."""


def draw(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    """Draw a layer where and as it is at that time; a kind that is not known stands still."""
    _KINDS.get(sheet.motion.get("kind", ""), _still)(sheet, surface, origin, seconds)


def _at(sheet: Sheet, origin: Origin, dx: float = 0.0, dy: float = 0.0) -> tuple[int, int]:
    """Pixels of its place, moved by units of the picture."""
    return round(origin[0] + sheet.x + dx * sheet.scale), round(origin[1] + sheet.y + dy * sheet.scale)


def _swing(seconds: float, period: float, phase: float = 0.0) -> float:
    return math.sin((seconds / period + phase) * math.tau)


def _faint(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], alpha: float) -> None:
    picture.set_alpha(round(255 * max(0.0, min(1.0, alpha))))
    surface.blit(picture, place)
    picture.set_alpha(255)


def _still(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    surface.blit(sheet.frames[0], _at(sheet, origin))


def _drift(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    wrap = sheet.motion["wrap"]
    dx = sheet.motion["dx"] * seconds % wrap
    for shift in (dx, dx - wrap):
        surface.blit(sheet.frames[0], _at(sheet, origin, shift))


def _turn(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    """Frames for one part of the symmetry are turned as they first come up, and kept; meanwhile the last one stays."""
    motion, picture = sheet.motion, sheet.frames[0]
    arc = 360 / motion.get("symmetry", 1)
    rim = max(picture.get_size()) / 2 * math.radians(arc)
    count = max(1, min(_POSITIONS, round(rim / 3)))
    index = round(seconds / motion["period"] * 360 / arc * count) % count
    if index not in sheet.turned and (
        turned := _fetched(sheet, index, partial(_turned, picture, -arc * index / count))
    ):
        sheet.turned[index] = turned
    turned = sheet.turned.get(index) or next(reversed(sheet.turned.values()))
    centre = origin[0] + motion["x"] * sheet.scale, origin[1] + motion["y"] * sheet.scale
    surface.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))


def _turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    turned = pygame.transform.rotozoom(picture, angle, 1.0)
    turned.set_alpha(255, pygame.RLEACCEL)
    return turned


def _fetched(sheet: Sheet, index: int, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
    """A frame from the studio, None as long as it is not there; the first is made at once."""
    if sheet.studio is None or not sheet.turned:
        return make()
    return sheet.studio.picture((sheet.frames[0], index), make)


def _ride(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion = sheet.motion
    for copy in range(motion["count"]):
        angle = (seconds / motion["period"] + copy / motion["count"]) * math.tau
        x = motion["x"] + motion["radius"] * math.cos(angle) - motion["hang_x"]
        y = motion["y"] + motion["radius"] * math.sin(angle) - motion["hang_y"]
        place = round(origin[0] + x * sheet.scale), round(origin[1] + y * sheet.scale)
        surface.blit(sheet.frames[copy % len(sheet.frames)], place)


def _fly(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion = sheet.motion
    room = sheet.size[0] * 1.8
    x = (motion["dx"] * seconds) % room - sheet.size[0] * 0.3
    y = motion["y"] + 8 * _swing(seconds, 3.7)
    frame = sheet.frames[int(seconds / motion["beat"]) % len(sheet.frames)]
    surface.blit(frame, (round(origin[0] + x * sheet.scale), round(origin[1] + y * sheet.scale)))


def _blink(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    share = seconds / sheet.motion["period"] % 1
    surface.blit(sheet.frames[int(share * len(sheet.frames))], _at(sheet, origin))


def _sway(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion = sheet.motion
    swing = _swing(seconds, motion["period"], motion.get("phase", 0.0))
    place = _at(sheet, origin, motion.get("dx", 0.0) * swing, motion.get("dy", 0.0) * swing)
    _faint(surface, sheet.frames[0], place, 1 - motion.get("fade", 0.0) * (0.5 + 0.5 * swing))


def _bob(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion = sheet.motion
    dy = motion.get("dy", 0.0) * _swing(seconds, motion["period"])
    if not motion.get("dx"):
        surface.blit(sheet.frames[0], _at(sheet, origin, 0.0, dy))
        return
    width = sheet.frames[0].get_width() / sheet.scale
    home, room = sheet.x / sheet.scale, sheet.size[0] + width
    x = (home + width + motion["dx"] * seconds) % room - width
    surface.blit(sheet.frames[0], _at(sheet, origin, x - home, dy))


def _rise(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion, picture = sheet.motion, sheet.frames[0]
    count = motion.get("count", 1)
    for puff in range(count):
        share = (seconds / motion["period"] + puff / count) % 1
        step = round(share * 15)
        if step not in sheet.turned:
            sheet.turned[step] = pygame.transform.smoothscale_by(picture, 1 + (motion["grow"] - 1) * step / 15)
        grown = sheet.turned[step]
        x = (motion["x"] + motion["dx"] * share) * sheet.scale + origin[0] - grown.get_width() / 2
        y = (motion["y"] + motion["dy"] * share) * sheet.scale + origin[1] - grown.get_height() / 2
        _faint(surface, grown, (round(x), round(y)), min(1.0, share * 5) * (1 - share))


def _fall(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion, (wide, tall) = sheet.motion, sheet.size
    for copy in range(motion.get("count", 40)):
        speed = 0.7 + 0.6 * (copy * 0.618 % 1)
        x = (copy * 0.754877 % 1 * wide + motion["dx"] * seconds * speed) % wide
        y = (copy * 0.569840 % 1 * tall + motion["dy"] * seconds * speed) % tall
        surface.blit(sheet.frames[0], (round(origin[0] + x * sheet.scale), round(origin[1] + y * sheet.scale)))


def _twinkle(sheet: Sheet, surface: pygame.Surface, origin: Origin, seconds: float) -> None:
    motion = sheet.motion
    swing = 0.5 + 0.5 * _swing(seconds, motion["period"], motion.get("phase", 0.0))
    _faint(surface, sheet.frames[0], _at(sheet, origin), 1 - motion.get("fade", 0.0) * swing)


_KINDS = {
    "drift": _drift, "turn": _turn, "ride": _ride, "fly": _fly, "blink": _blink, "sway": _sway, "bob": _bob,
    "rise": _rise, "fall": _fall, "twinkle": _twinkle,
}  # fmt: skip
