"""The bubble that says why a button is greyed, or what a thing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

_WIDEST = 380.0


def draw_tooltip(surface: pygame.Surface, ctx: Context, about: Box, text: str) -> None:
    """Draw the bubble above a box, below it where there is no room, and always inside the window."""
    wide = min(_WIDEST, ctx.text.width(text, 16, "bold") + 2)
    tall = ctx.text.height(text, wide, 16, "bold")
    box = Box(about.centerx - wide / 2 - 14, about.top - tall - 26, wide + 28, tall + 14)
    if box.top < 6:
        box.y = about.bottom + 12
    box.clamp_ip(Box(6, 6, ctx.view.width - 12, ctx.view.height - 12))
    ctx.shapes.card(surface, ctx.view.rect(box), ctx.theme.paper, ctx.view.px(10), shadow=ctx.view.px(8))
    room = Box(box.x + 14, box.y + 4, wide + 2, box.h - 8)
    ctx.text.draw(surface, text, room, 16, ctx.theme.ink, face="bold", align="center", lines=6)
