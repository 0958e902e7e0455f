"""From the board's own units, those of its map, to the window's pixels and logical units."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from levels import Layout, Rect
from scenes.ui.view import Box, View

RIM = 26.0
"""The board's own edge round the squares, in board units."""


@dataclass(frozen=True)
class Ground:
    """The board of `layout` drawn into `box` (logical units, rim included)."""

    layout: Layout
    box: Box
    view: View

    @property
    def units(self) -> float:
        """Logical units to a board unit."""
        return self.box.w / (self.layout.width + 2 * RIM)

    @property
    def scale(self) -> float:
        """Pixels to a board unit."""
        return self.units * self.view.scale

    def px(self, length: float) -> int:
        """A length in board units as whole pixels."""
        return round(length * self.scale)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A place in board units as a place in pixels."""
        return (
            self.box.x * self.view.scale + (x + RIM) * self.scale,
            self.box.y * self.view.scale + (y + RIM) * self.scale,
        )

    def rect(self, place: Rect) -> pygame.Rect:
        """A place on the board in pixels; places that touch do so in pixels too."""
        left, top = self.point(place.x, place.y)
        right, bottom = self.point(place.x + place.width, place.y + place.height)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def to_box(self, place: Rect) -> Box:
        """A place on the board in logical units."""
        return Box(
            self.box.x + (place.x + RIM) * self.units,
            self.box.y + (place.y + RIM) * self.units,
            place.width * self.units,
            place.height * self.units,
        )

    def at(self, position: tuple[float, float]) -> int | None:
        """The square under a logical position."""
        x = (position[0] - self.box.x) / self.units - RIM
        y = (position[1] - self.box.y) / self.units - RIM
        return self.layout.at(x, y)

    @property
    def middle(self) -> pygame.Rect:
        """The open middle in pixels."""
        return self.rect(self.layout.middle)


def inset(place: Rect, by: float) -> Rect:
    """The place made smaller on every side."""
    return Rect(place.x + by, place.y + by, place.width - 2 * by, place.height - 2 * by)
