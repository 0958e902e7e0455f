"""A picture of what stands still: painted once into one surface of the window's size, then a single blit a frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.context import Context


class Layer:
    """Painted anew when its key, the window, the language or the theme has changed, or after `forget`."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Something on it has changed."""
        self._key = None

    def draw(self, surface: pygame.Surface, key: Hashable, paint: Callable[[pygame.Surface], None]) -> None:
        """Cover the whole window with what `paint` draws; it has to fill every pixel."""
        wanted = (key, self.ctx.revision, surface.get_size())
        if self._picture is None or self._key != wanted:
            if self._picture is None or self._picture.get_size() != surface.get_size():
                self._picture = pygame.Surface(surface.get_size(), 0, surface)
            paint(self._picture)
            self._key = wanted
        surface.blit(self._picture, (0, 0))
