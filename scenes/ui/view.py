"""Logical units: every layout is made for a space of at least 1280 x 720 and scaled to the window's pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

Box = pygame.FRect
"""A rectangle in logical units. Pixels are `pygame.Rect`."""

WIDTH, HEIGHT = 1280, 720
SMALLEST = (960, 540)
"""The smallest window, in pixels."""


@dataclass(frozen=True)
class View:
    """A window size in pixels and the logical space that it shows.

    The short side of the logical space is that of 1280 x 720; the other grows with the window's shape:
    4:3 gives 1280 x 960, 21:9 gives about 1707 x 720.
    """

    size: tuple[int, int]

    @cached_property
    def scale(self) -> float:
        """Pixels to a logical unit."""
        return min(self.size[0] / WIDTH, self.size[1] / HEIGHT)

    @cached_property
    def width(self) -> float:
        """Logical width, 1280 or more."""
        return self.size[0] / self.scale

    @cached_property
    def height(self) -> float:
        """Logical height, 720 or more."""
        return self.size[1] / self.scale

    @property
    def box(self) -> Box:
        """The whole logical space."""
        return Box(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def point(self, position: tuple[float, float]) -> tuple[int, int]:
        """A logical position in pixels."""
        return round(position[0] * self.scale), round(position[1] * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """A box in pixels; boxes that touch in units touch in pixels too."""
        scale = self.scale
        left, top = round(box.x * scale), round(box.y * scale)
        return pygame.Rect(left, top, round(box.right * scale) - left, round(box.bottom * scale) - top)

    def units(self, position: tuple[int, int]) -> tuple[float, float]:
        """A pixel position (the mouse's) in logical units."""
        return position[0] / self.scale, position[1] / self.scale
