"""A window onto a longer list of widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import Point
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context

_NOTCH = 70.0


class Scroll(Widget):
    """Shows `children`, laid out in units as if all could be seen from the top of its box.

    It scrolls by wheel, by dragging its bar, and by itself to the child that has the focus.
    """

    focusable = False

    def __init__(self, key: str, box: Box, children: Sequence[Widget]) -> None:
        super().__init__(key, box)
        self.children = list(children)
        self._homes = [child.box.copy() for child in children]
        self._bottom = max((home.bottom for home in self._homes), default=box.y)
        self._offset = Follower(0.0, 18)
        self._grip: float | None = None

    @property
    def most(self) -> float:
        """How far it can scroll, in units."""
        return max(0.0, self._bottom - self.box.bottom + 4)

    def adopt(self, old: Widget) -> None:
        """Stay where it was."""
        super().adopt(old)
        if isinstance(old, Scroll):
            self._offset.jump(min(old._offset.target, self.most))
            self._place()

    def scroll_to(self, offset: float, at_once: bool = False) -> None:
        """Bring that offset to the top, as far as there is something to show."""
        self._offset.target = max(0.0, min(self.most, offset))
        if at_once:
            self._offset.jump(self._offset.target)
            self._place()

    def reveal(self, child: Widget) -> None:
        """Scroll so far that a child can be seen whole."""
        home = self._homes[self.children.index(child)]
        if home.top - self._offset.target < self.box.top + 8:
            self.scroll_to(home.top - self.box.top - 24)
        elif home.bottom - self._offset.target > self.box.bottom - 8:
            self.scroll_to(home.bottom - self.box.bottom + 24)

    def _place(self) -> None:
        for child, home in zip(self.children, self._homes, strict=True):
            child.box = home.move(0, -self._offset.value)

    @property
    def _bar(self) -> Box:
        share = self.box.h / (self.box.h + self.most)
        travel = self.box.h * (1 - share)
        y = self.box.y + (travel * self._offset.value / self.most if self.most else 0)
        return Box(self.box.right - 8, y, 6, self.box.h * share)

    def point(self, action: Point, ctx: Context) -> Next | None:
        """Wheel, and dragging the bar."""
        if action.kind == "wheel":
            self.scroll_to(self._offset.target - action.wheel * _NOTCH)
            return STAY
        if action.kind == "down" and self.most and action.x >= self.box.right - 16:
            self._grip = action.y
            self.held = True
        elif self._grip is not None and self.held:
            self.scroll_to(self._offset.target + (action.y - self._grip) * (self.box.h + self.most) / self.box.h, True)
            self._grip = action.y
            self.held = action.kind != "up"
        return STAY

    def tick(self, dt: float, ctx: Context) -> None:
        """Glide to where it should be."""
        self._offset.advance(dt)
        self._place()
        for child in self.children:
            child.tick(dt, ctx)

    def draw_with(self, surface: pygame.Surface, ctx: Context, focus: Widget | None) -> None:
        """Draw the children that can be seen, and the bar."""
        clip = surface.get_clip()
        surface.set_clip(ctx.view.rect(self.box).clip(clip))
        for child in self.children:
            if child.box.colliderect(self.box):
                child.draw(surface, ctx, child is focus)
        if self.most:
            ctx.shapes.pill(surface, ctx.view.rect(self._bar), ctx.theme.dim, 0.5)
        surface.set_clip(clip)
