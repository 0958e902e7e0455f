"""The change from one place to another: strips of cut paper sweep over the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import paint
from scenes.ui.tween import ease_in_out

if TYPE_CHECKING:
    from scenes.context import Context

_SECONDS, _SECONDS_REDUCED = 0.55, 0.2
_STRIPS = 5
_WAITS = 0.5
"""Seconds that strips cover a scene longer at most while it is being rendered."""


@dataclass
class Transition:
    """The old picture goes under coloured strips; once they cover all, the new scene comes out behind them."""

    ctx: Context
    old: pygame.Surface
    elapsed: float = 0.0
    waited: float = 0.0

    @classmethod
    def over(cls, ctx: Context, draw_old: Callable[[pygame.Surface], None]) -> Transition:
        """A transition away from what `draw_old` draws."""
        picture = pygame.Surface(ctx.view.size)
        draw_old(picture)
        return cls(ctx, picture)

    @property
    def _length(self) -> float:
        if self.ctx.settings.reduced_motion:
            return _SECONDS_REDUCED
        return _SECONDS / min(3.0, max(0.7, self.ctx.speed))

    @property
    def covers(self) -> bool:
        """Whether nothing of the new scene is to be seen yet."""
        if self.ctx.settings.reduced_motion:
            return False
        slant, thick, head = self._measures()
        reach = thick * _STRIPS
        return head <= reach and slant <= reach // 2

    def advance(self, dt: float) -> bool:
        """Let time pass; False when it is over. Strips stand still rather than uncover what is not rendered yet."""
        before, dt = self.elapsed, min(dt, 0.05)
        self.elapsed += dt
        if self.ctx.patience.behind and self.waited < _WAITS and not self.covers:
            self.elapsed = before
            self.waited += dt
        return self.elapsed < self._length and self.old.get_size() == self.ctx.view.size

    def draw(self, surface: pygame.Surface) -> None:
        """Draw over the new scene."""
        if self.ctx.settings.reduced_motion:
            self.old.set_alpha(round(255 * (1 - self.elapsed / self._length)))
            surface.blit(self.old, (0, 0))
        else:
            self._sweep(surface)

    def _measures(self) -> tuple[int, int, int]:
        """How far strips lean, how thick they are, and how far the first has come, in pixels."""
        width, height = self.old.get_size()
        slant, thick = height // 3, width // 6
        travel = width + slant + thick * _STRIPS
        return slant, thick, round(ease_in_out(self.elapsed / self._length) * travel)

    def _sweep(self, surface: pygame.Surface) -> None:
        theme = self.ctx.theme
        strips = (theme.night, theme.plum, theme.rose, theme.ember, theme.lamp)
        width, height = surface.get_size()
        slant, thick, head = self._measures()
        if (cut := head - thick * _STRIPS // 2) < width:
            self._old_part(surface, max(0, cut))
        for index, colour in enumerate(reversed(strips)):
            left = head - thick * (index + 1)
            right = left + thick + 1
            points = [(left, 0), (right, 0), (right - slant, height), (left - slant, height)]
            bounds = pygame.Rect(left - slant, 0, right - left + slant + 1, height)
            paint(surface, ("strip", colour, left), bounds, partial(pygame.draw.polygon, color=colour, points=points))

    def _old_part(self, surface: pygame.Surface, left: int) -> None:
        surface.blit(self.old, (left, 0), (left, 0, surface.get_width() - left, surface.get_height()))
