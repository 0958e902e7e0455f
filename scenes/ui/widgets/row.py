"""What widgets with a label and a value beside it share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import STAY, Next
from scenes.ui.theme import mix
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context

OnChange = Callable[[Any], Next | None]
"""Told of a new value; its answer is the scene's answer, None stays."""


class Row(Widget):
    """A label on the left with a line of explanation below it, and something to change on the right."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on_change: OnChange,
        *,
        note: str = "",
        share: float = 0.5,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(key, box, enabled=enabled, why=why, tip=tip)
        self.label, self.note, self._share = label, note, share
        self._on_change = on_change

    def changed(self, value: Any) -> Next:
        """Tell the owner."""
        self.age_pressed = 0.0
        return self._on_change(value) or STAY

    @property
    def knob(self) -> Box:
        """The right-hand part, where the value is."""
        width = self.box.w * self._share if self.label else self.box.w
        return Box(self.box.right - width, self.box.y, width, self.box.h)

    def draw_label(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The ground, the label and the note."""
        theme = ctx.theme
        if focused:
            ctx.shapes.card(surface, ctx.view.rect(self.box), theme.panel_lit, ctx.view.px(12), lit=0, opacity=0.7)
        ink = theme.text if self.enabled else mix(theme.dim, theme.panel, 0.22)
        if not self.label:
            return
        room = Box(self.box.x + 14, self.box.y, self.box.w - self.knob.w - 24, self.box.h)
        if self.note:
            grown = min(ctx.text.step, room.h / 44)
            line, head = 18 * grown, 25 * grown
            tall = line if ctx.text.width(self.note, 14) <= room.w or room.h < head + 2 * line else 2 * line
            upper = Box(room.x, room.centery - (head + tall) / 2, room.w, head)
            lower = Box(room.x, upper.bottom, room.w, tall)
            ctx.text.draw(surface, self.label, upper, 18, ink, face="bold")
            ctx.text.draw(surface, self.note, lower, 14, theme.dim, lines=2 if tall > line else 1, valign="top")
        else:
            ctx.text.draw(surface, self.label, room, 18, ink, face="bold", lines=2)

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the row."""
        return self.box, 12.0
