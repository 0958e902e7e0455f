"""The lines of the title's menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.scene import Next
from scenes.ui.tween import Follower, ease_back
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_SLIDE = 18.0
"""How far the line with the focus stands out, in units."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu."""

    key: str
    label: str
    do: Callable[[], Next | None]
    note: str = ""


class MenuButton(Button):
    """Slides out to the right while it has the focus, and comes in from the left when the menu opens."""

    def __init__(self, entry: Entry, box: Box, place: int) -> None:
        super().__init__(entry.key, box, entry.label, entry.do, kind="quiet", align="left", size=26, note=entry.note)
        self._home = box.x
        self._place = place
        self._slide = Follower(0.0, 20)
        self._age = 0.0

    def adopt(self, old: Widget) -> None:
        """Stay where it was."""
        super().adopt(old)
        if isinstance(old, MenuButton):
            self._slide, self._age = old._slide, old._age

    def tick(self, dt: float, ctx: Context) -> None:
        """Let it slide."""
        super().tick(dt, ctx)
        self._age += dt
        self._slide.advance(dt)
        share = min(1.0, max(0.0, (self._age - 0.25 - 0.05 * self._place) / 0.4))
        come = 1.0 if ctx.settings.reduced_motion else ease_back(share)
        self.box.x = self._home + self._slide.value - (1 - come) * (self._home + self.box.w)

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """As any button, further to the right with the focus."""
        self._slide.target = _SLIDE if focused else 0.0
        super().draw(surface, ctx, focused)
