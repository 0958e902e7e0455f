"""A whole number on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.view import Box
from scenes.ui.widgets.row import OnChange, Row

if TYPE_CHECKING:
    from scenes.context import Context


class Slider(Row):
    """A whole number from 0 to `most` on a line."""

    def __init__(
        self, key: str, box: Box, label: str, value: int, on_change: OnChange, *, most: int = 10, **more: Any
    ) -> None:
        super().__init__(key, box, label, on_change, **more)
        self.value, self.most = value, most

    @property
    def track(self) -> Box:
        """The line itself."""
        return Box(self.knob.x + 20, self.knob.centery - 5, self.knob.w - 90, 10)

    def _set(self, value: int) -> Next:
        value = max(0, min(self.most, value))
        if value == self.value:
            return STAY
        self.value = value
        return self.changed(value)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self._set(self.value + by) if by else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """Drag it, or turn the wheel."""
        if action.kind == "wheel":
            return None
        self.held = action.kind != "up"
        return self._set(round((action.x - self.track.x) / self.track.w * self.most))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, line and number."""
        self.draw_label(surface, ctx, focused)
        self.draw_line(surface, ctx, focused)
        track = self.track
        said = Box(track.right + 18, self.knob.y, self.knob.right - track.right - 24, self.knob.h)
        ctx.text.draw(surface, str(self.value), said, 18, ctx.theme.text, face="display", align="center")

    def draw_line(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The line, the part that is full, and the grip."""
        theme, track = ctx.theme, self.track
        ctx.shapes.pill(surface, ctx.view.rect(track), theme.panel_deep)
        share = self.value / self.most
        if share:
            ctx.shapes.pill(surface, ctx.view.rect(Box(track.x, track.y, track.w * share, track.h)), theme.ember)
        centre = ctx.view.point((track.x + track.w * share, track.centery))
        ctx.shapes.disc(surface, (centre[0], centre[1] + ctx.view.px(3)), ctx.view.px(12), theme.amber)
        ctx.shapes.disc(surface, centre, ctx.view.px(12), theme.lamp if focused else theme.paper)
