"""Pages side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget
from scenes.ui.widgets.row import OnChange

if TYPE_CHECKING:
    from scenes.context import Context


class Tabs(Widget):
    """Pages side by side; left and right on it, or the page keys from anywhere, change over."""

    def __init__(self, key: str, box: Box, options: Sequence[tuple[Any, str]], value: Any, on_change: OnChange) -> None:
        super().__init__(key, box, hot=("next", "previous"))
        self.options, self.value, self._on_change = list(options), value, on_change

    def _boxes(self) -> list[Box]:
        width = self.box.w / max(1, len(self.options))
        return [Box(self.box.x + i * width, self.box.y, width - 6, self.box.h) for i in range(len(self.options))]

    def _go(self, index: int) -> Next:
        self.value = self.options[index % len(self.options)][0]
        return self._on_change(self.value) or STAY

    @property
    def _index(self) -> int:
        return next((i for i, option in enumerate(self.options) if option[0] == self.value), 0)

    def hot_pressed(self, name: str, ctx: Context) -> Next:
        """The page keys."""
        return self._go(self._index + (1 if name == "next" else -1))

    def press(self, ctx: Context) -> Next:
        """The next page."""
        return self._go(self._index + 1)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right, stopping at the ends."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self._go(self._index + by) if by and 0 <= self._index + by < len(self.options) else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """A click on a tab."""
        for index, box in enumerate(self._boxes()):
            if action.kind == "up" and box.collidepoint(action.at):
                self.held = False
                return self._go(index)
        return None

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the tab that is open."""
        return self._boxes()[self._index], 12.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The tabs, the open one lit."""
        theme = ctx.theme
        for (value, words), box in zip(self.options, self._boxes(), strict=True):
            opened = value == self.value
            face, edge = (theme.lamp, theme.amber) if opened else (theme.panel_deep, theme.panel_deep)
            ctx.shapes.slab(surface, ctx.view.rect(box), face, edge, ctx.view.px(12), ctx.view.px(4))
            room = Box(box.x + 8, box.y, box.w - 16, box.h - 4)
            ink = theme.ink if opened else theme.text
            ctx.text.draw(surface, words, room, 18, ink, face="display", align="center")
