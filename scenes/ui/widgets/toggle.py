"""A switch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import Next
from scenes.ui.actions import Do, Edit, Type
from scenes.ui.theme import mix
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget
from scenes.ui.widgets.row import OnChange, Row

if TYPE_CHECKING:
    from scenes.context import Context


class Toggle(Row):
    """On or off."""

    def __init__(self, key: str, box: Box, label: str, value: bool, on_change: OnChange, **more: Any) -> None:
        super().__init__(key, box, label, on_change, **{"share": 78 / max(78.0, box.w), **more})
        self.value = value
        self._place = Follower(float(value), 18)

    def adopt(self, old: Widget) -> None:
        """Slide on from where the old knob was."""
        super().adopt(old)
        if isinstance(old, Toggle):
            self._place.value = old._place.value

    def press(self, ctx: Context) -> Next:
        """The other way round."""
        self.value = not self.value
        return self.changed(self.value)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left is off, right is on."""
        wanted = {"left": False, "right": True}.get(action.name) if isinstance(action, Do) else None
        if wanted is None or wanted == self.value or not self.enabled:
            return None
        return self.press(ctx)

    def tick(self, dt: float, ctx: Context) -> None:
        """Let the knob slide."""
        super().tick(dt, ctx)
        self._place.target = float(self.value)
        self._place.advance(dt)

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, track and knob."""
        self.draw_label(surface, ctx, focused)
        theme = ctx.theme
        track = Box(0, 0, 54, 28)
        track.center = self.knob.right - 40, self.knob.centery
        ground = mix(theme.panel_deep, theme.good, self._place.value if self.enabled else 0)
        ctx.shapes.pill(surface, ctx.view.rect(track), mix(theme.panel_deep, theme.good, round(self._place.value, 1)))
        x = track.x + 14 + self._place.value * 26
        centre = ctx.view.point((x, track.centery))
        ctx.shapes.disc(surface, (centre[0], centre[1] + ctx.view.px(2)), ctx.view.px(11), mix(ground, theme.ink, 0.6))
        ctx.shapes.disc(surface, centre, ctx.view.px(11), theme.ivory if self.enabled else theme.dim)
        sign = Box(track.x + (6 if self.value else 26), track.y, 22, 28)
        if self.value and self._place.value > 0.9:
            ctx.text.draw(surface, "✓", sign, 15, theme.ink, face="bold", align="center")
