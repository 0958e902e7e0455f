"""One of several, with arrows either side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.theme import Colour, mix
from scenes.ui.view import Box
from scenes.ui.widgets.row import OnChange, Row

if TYPE_CHECKING:
    from scenes.context import Context

_STEP = 18.0
"""How large a stepper writes what it stands at."""


class Stepper(Row):
    """One of several: arrows either side, left and right to change, going round at the ends.

    `options` are (value, words). The value need not be among them; the first step then goes to an end.
    """

    well = 38.0
    """How tall the ground of the value is at most."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on_change: OnChange,
        **more: Any,
    ) -> None:
        super().__init__(key, box, label, on_change, **more)
        self.options = list(options)
        self.value = value
        self._fitted = (0.0, 0.0)

    def _size(self, ctx: Context, width: float) -> float:
        """The largest size at which every option fits, so that the writing does not jump from one to the next."""
        if self._fitted[0] != width:
            longest = max((ctx.text.width(words, _STEP, "display") for _, words in self.options), default=1.0)
            self._fitted = width, min(_STEP, max(12.0, _STEP * width / max(1.0, longest)))
        return self._fitted[1]

    @property
    def words(self) -> str:
        """What is said of the value."""
        return next((words for value, words in self.options if value == self.value), str(self.value))

    def step(self, by: int) -> Next:
        """Go on by that many options."""
        values = [value for value, _ in self.options]
        here = values.index(self.value) if self.value in values else (-1 if by > 0 else len(values))
        self.value = values[(here + by) % len(values)]
        return self.changed(self.value)

    def press(self, ctx: Context) -> Next:
        """The next one."""
        return self.step(1)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self.step(by) if by and self.enabled else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """A click on the left arrow goes back, elsewhere on."""
        if action.kind == "up" and self.enabled and self.box.collidepoint(action.at):
            self.held = False
            return self.step(-1 if self.knob.x <= action.x < self.knob.centerx else 1)
        return None

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, the two arrows and the value between them."""
        self.draw_label(surface, ctx, focused)
        theme = ctx.theme
        tall = min(self.well, self.knob.h - 8)
        well = Box(self.knob.x + 4, self.knob.centery - tall / 2, self.knob.w - 12, tall)
        ctx.shapes.card(surface, ctx.view.rect(well), theme.panel_deep, ctx.view.px(10), lit=0)
        ink = theme.text if self.enabled else mix(theme.dim, theme.panel, 0.22)
        self.draw_value(surface, ctx, Box(well.x + 27, well.y, well.w - 54, well.h), ink)
        if self.enabled:
            arrow = theme.lamp if focused else theme.dim
            draw_arrow(surface, ctx, Box(well.x + 8, well.y, 18, well.h), "left", arrow)
            draw_arrow(surface, ctx, Box(well.right - 26, well.y, 18, well.h), "right", arrow)

    def draw_value(self, surface: pygame.Surface, ctx: Context, room: Box, ink: Colour) -> None:
        """What it stands at."""
        size = self._size(ctx, room.w)
        ctx.text.draw(surface, self.words, room, size, ink, face="display", align="center")


def draw_arrow(surface: pygame.Surface, ctx: Context, box: Box, direction: str, colour: tuple[int, int, int]) -> None:
    """A small soft triangle."""
    tips = {
        "left": "62,22 30,50 62,78",
        "right": "38,22 70,50 38,78",
        "up": "22,62 50,30 78,62",
        "down": "22,38 50,70 78,38",
    }
    code = "#{:02x}{:02x}{:02x}".format(*colour)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<polygon points="{tips[direction]}" fill="{code}" stroke="{code}" stroke-width="16" '
        'stroke-linejoin="round"/></svg>'
    )
    side = min(box.w, box.h)
    ctx.shapes.picture(surface, ctx.view.rect(Box(box.centerx - side / 2, box.centery - side / 2, side, side)), svg)
