"""A badge to press: whose turn to speak it is, or with whom to deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.scene import STAY, Next
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context


class Face(Widget):
    """A seat's badge; the chosen one stands on a lit ground."""

    def __init__(
        self, box: Box, p: Position, seat: int, chosen: bool, on_press: Callable[[], None], *, hot: Sequence[str] = ()
    ) -> None:
        super().__init__(f"face_{seat}", box, hot=hot)
        self.p, self.seat, self.chosen = p, seat, chosen
        self._on_press = on_press

    def press(self, ctx: Context) -> Next:
        """Choose this seat."""
        self._on_press()
        return STAY

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The badge, on a lit ground when chosen."""
        if self.chosen:
            ctx.shapes.card(surface, ctx.view.rect(self.box), ctx.theme.panel_lit, ctx.view.px(10), lit=0.2)
        people.draw_badge(surface, ctx, self.p, self.seat, self.box.inflate(-4, -4), shadow=False)
