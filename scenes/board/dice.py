"""The dice: thrown from the roller's side, tumbling through the air, coming to rest on what the core rolled."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from scenes.board.ground import Ground
from scenes.context import Context
from scenes.ui.tween import ease_out, lerp

SIDE = 168.0
"""A die's side at rest, in board units."""
_WAYS = "abc"
_BOUNCES = ((0.0, 0.46, 1.0), (0.46, 0.74, 0.34), (0.74, 0.9, 0.1))
"""Arcs of a throw: from, to, height."""
_SHADOWS = 4
_SIZES = (1.0, 1.12, 1.24)
"""How much larger a die looks the higher it flies."""


@dataclass
class Die:
    """One die: the face it comes to rest on, its place, and where it comes from (board units)."""

    face: int
    way: str
    x: float
    y: float
    from_x: float
    from_y: float
    delay: float
    spin: int


def directions(seats: int) -> list[tuple[float, float]]:
    """From where round the table each seat throws: the first from below, then clockwise."""
    return [(-math.sin(math.tau * seat / seats), math.cos(math.tau * seat / seats)) for seat in range(seats)]


class Dice:
    """The dice in the middle. `progress` runs 0..1 through a throw; at 1 they lie still."""

    def __init__(self, ctx: Context, ground: Ground) -> None:
        self.ctx, self.ground = ctx, ground
        self.dice: list[Die] = []
        self.progress = 1.0
        self.fade = 1.0

    def use(self, ground: Ground) -> None:
        """The board is drawn at another size."""
        self.ground = ground

    @property
    def lying(self) -> bool:
        """Whether there are dice, at rest."""
        return bool(self.dice) and self.progress >= 1

    def throw(self, faces: tuple[int, ...], side: tuple[float, float], number: int) -> None:
        """Begin a throw from a side of the table; `number` varies how they fall."""
        middle = self.ground.layout.middle
        cx, cy = middle.center
        self.dice = []
        for index, face in enumerate(faces):
            turn = (number * 7 + index * 5 + face * 3) % 11 / 10 - 0.5
            x = cx + (index - (len(faces) - 1) / 2) * SIDE * 0.95
            y = cy - 34 + 12 * turn
            reach = middle.width * 0.62
            from_x = cx + side[0] * reach + (index - 1) * 34
            from_y = cy + side[1] * reach + 20 * turn
            way = _WAYS[(number + index * 2 + face) % 3]
            self.dice.append(Die(face, way, x, y, from_x, from_y, 0.07 * index, (number + index * 5) % 12))
        self.progress, self.fade = 0.0, 1.0

    def lay(self, faces: tuple[int, ...]) -> None:
        """Show dice at rest at once."""
        self.throw(faces, (0.0, 1.0), sum(faces))
        self.progress = 1.0

    def clear(self) -> None:
        """Take the dice away."""
        self.dice = []

    def preload(self) -> None:
        """Render all frames, so that no throw waits for them."""
        for grow in _SIZES:
            side = self._pixels(grow)
            for frame in range(12):
                self.ctx.sprites.get(f"svg/dice/tumble_{frame:02d}.svg", (side, side))
        for step in range(_SHADOWS + 1):
            self._shadow_at(step / _SHADOWS)
        side = self._pixels(1.0)
        for face in range(1, 7):
            for way in _WAYS:
                self.ctx.sprites.get(f"svg/dice/rest_{face}_{way}.svg", (side, side))
                for frame in range(3):
                    self.ctx.sprites.get(f"svg/dice/settle_{face}_{way}_{frame}.svg", (side, side))

    def _pixels(self, grow: float) -> int:
        return max(12, self.ground.px(SIDE * grow))

    def draw(self, surface: pygame.Surface) -> None:
        """All dice with their shadows on the ground."""
        ordered = sorted(self.dice, key=lambda die: die.y)
        for die in ordered:
            self._draw(surface, die)

    def _draw(self, surface: pygame.Surface, die: Die) -> None:
        t = min(1.0, max(0.0, (self.progress - die.delay) / (1 - die.delay - 0.001)))
        if t <= 0 and self.progress < 1:
            return
        along = ease_out(min(1.0, t / 0.9))
        x, y = lerp(die.from_x, die.x, along), lerp(die.from_y, die.y, along)
        height = _height(t)
        px, py = self.ground.point(x, y)
        self._shadow(surface, px, py, height)
        picture = self._frame(die, t, height)
        lift = height * 170 * self.ground.scale
        surface.blit(picture, (round(px - picture.get_width() / 2), round(py - picture.get_height() / 2 - lift)))

    def _shadow(self, surface: pygame.Surface, x: float, y: float, height: float) -> None:
        shadow = self._shadow_at(height)
        side = shadow.get_width()
        surface.blit(shadow, (round(x - side / 2), round(y + self.ground.px(SIDE) * 0.36 - side * 0.2)))

    def _shadow_at(self, height: float) -> pygame.Surface:
        """The higher a die flies the smaller its shadow, in a few steps."""
        side = self._pixels(0.84 - 0.2 * round(height * _SHADOWS) / _SHADOWS)
        return self.ctx.sprites.get("svg/shadow_ground.svg", (side, round(side * 0.4)))

    def _frame(self, die: Die, t: float, height: float) -> pygame.Surface:
        if t >= 0.97:
            side = self._pixels(1.0)
            return self.ctx.sprites.get(f"svg/dice/rest_{die.face}_{die.way}.svg", (side, side))
        if t >= 0.8:
            side = self._pixels(1.0)
            frame = min(2, int((t - 0.8) / 0.17 * 3))
            return self.ctx.sprites.get(f"svg/dice/settle_{die.face}_{die.way}_{frame}.svg", (side, side))
        side = self._pixels(_SIZES[min(2, int(height * 3))])
        frame = (die.spin + int(26 * ease_out(t) * 1.15)) % 12
        return self.ctx.sprites.get(f"svg/dice/tumble_{frame:02d}.svg", (side, side))


def _height(t: float) -> float:
    """How high a die is in the air, 0..1, bouncing lower and lower."""
    for start, end, top in _BOUNCES:
        if start <= t < end:
            share = (t - start) / (end - start)
            return top * 4 * share * (1 - share) if start else top * (1 - share * share)
    return 0.0
