"""Widgets that only show: text, cards, and anything a function can draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.ui.text import Align, Face, Valign
from scenes.ui.theme import Colour
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context


class Label(Widget):
    """A text in a box, fitted into at most `lines` lines. `colour` None takes the theme's text colour."""

    focusable = False

    def __init__(
        self,
        text: str,
        box: Box,
        size: float = 18,
        *,
        colour: Colour | None = None,
        face: Face = "body",
        align: Align = "left",
        valign: Valign = "middle",
        lines: int = 1,
        shadow: Colour | None = None,
    ) -> None:
        super().__init__("", box)
        self.text, self.size, self.colour, self.shadow = text, size, colour, shadow
        self.face: Face = face
        self.align: Align = align
        self.valign: Valign = valign
        self.lines = lines

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Write it."""
        ctx.text.draw(
            surface,
            self.text,
            self.box,
            self.size,
            self.colour or ctx.theme.text,
            face=self.face,
            align=self.align,
            valign=self.valign,
            lines=self.lines,
            shadow=self.shadow,
        )


class Card(Widget):
    """A paper card to put other widgets on."""

    focusable = False

    def __init__(
        self,
        box: Box,
        fill: Colour | None = None,
        *,
        radius: float = 20,
        opacity: float = 1.0,
        bottom: Colour | None = None,
        shadow: float = 14,
    ) -> None:
        super().__init__("", box)
        self.fill, self.radius, self.opacity, self.bottom, self.shadow = fill, radius, opacity, bottom, shadow

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Draw the card with its shadow."""
        ctx.shapes.card(
            surface,
            ctx.view.rect(self.box),
            self.fill or ctx.theme.panel,
            ctx.view.px(self.radius),
            opacity=self.opacity,
            bottom=self.bottom,
            shadow=ctx.view.px(self.shadow),
        )


class Drawing(Widget):
    """Whatever `paint(surface, box)` draws."""

    focusable = False

    def __init__(self, box: Box, paint: Callable[[pygame.Surface, Box], None]) -> None:
        super().__init__("", box)
        self._paint = paint

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Let the function draw."""
        self._paint(surface, self.box)
