"""A picture of what stands still: painted once into one surface of the window's size, then a single blit a frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Changing

if TYPE_CHECKING:
    from scenes.context import Context


class Layer:
    """Painted anew when its key, the window, the language or the theme has changed."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._key: Hashable = None
        self._picture: Changing | None = None

    def draw(self, surface: pygame.Surface, key: Hashable, paint: Callable[[pygame.Surface], None]) -> None:
        """Cover the whole window with what `paint` draws; it has to fill every pixel."""
        wanted = (key, self.ctx.revision, surface.get_size())
        if self._picture is None or self._key != wanted:
            self.ctx.patience.ask()
            if self._picture is None or self._picture.get_size() != surface.get_size():
                self._picture = Changing(surface.get_size())
            self._key = None  # what was there is painted over, though painting may be broken off
            self._picture.set_clip(None)
            paint(self._picture)
            self._picture.changed()
            self._key = wanted
            self.ctx.patience.note()
        surface.blit(self._picture, (0, 0))
