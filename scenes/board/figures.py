"""Sums that change while one looks: written from pictures of single characters, so that counting renders nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.svg import to_screen
from scenes.ui.theme import Colour
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context


def draw_figures(
    surface: pygame.Surface, ctx: Context, text: str, box: Box, size: float, colour: Colour, right: bool = True
) -> None:
    """Write `text` in the display face at the right (or left) of a box, smaller if it would not fit."""
    rect = ctx.view.rect(box)
    px = max(10, ctx.view.px(size * ctx.text.step))
    parts = [_glyph(ctx, char, px, colour) for char in text]
    while (width := sum(part.get_width() for part in parts)) > rect.w and px > 10:
        px = max(10, min(px - 1, px * rect.w // max(1, width)))
        parts = [_glyph(ctx, char, px, colour) for char in text]
    x = rect.right - width if right else rect.x
    for part in parts:
        surface.blit(part, (x, rect.centery - part.get_height() // 2))
        x += part.get_width()


def _glyph(ctx: Context, char: str, px: int, colour: Colour) -> pygame.Surface:
    def make() -> pygame.Surface:
        shown = " " if char == "\u00a0" else char
        face = "bold" if shown in "€−" else "display"
        return to_screen(ctx.text.font(face, px).render(shown, True, colour))  # type: ignore[arg-type]

    return ctx.shapes.cache.get(("figure", char, px, colour), make)
