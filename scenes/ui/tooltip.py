"""The bubble that says why a button is greyed, or what a thing does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

_WIDEST = 380.0
_GAP = 12.0


def place(about: Box, size: tuple[float, float], window: Box, others: Sequence[Box]) -> Box:
    """Above, below, or at a side of a box: whichever leaves most of the others to be seen, the first if alike."""
    wide, tall = size
    level = about.centery - tall / 2
    middle = about.centerx - wide / 2
    boxes = [
        Box(middle, about.top - tall - _GAP, wide, tall),
        Box(middle, about.bottom + _GAP, wide, tall),
        Box(about.right + _GAP, level, wide, tall),
        Box(about.left - wide - _GAP, level, wide, tall),
    ]
    return min((box.clamp(window) for box in boxes), key=lambda box: _covered(box, [about, *others]))


def _covered(box: Box, others: Sequence[Box]) -> float:
    """How much of the others lies below a box."""
    return sum(part.w * part.h for part in (box.clip(other) for other in others))


def draw_tooltip(surface: pygame.Surface, ctx: Context, about: Box, text: str, others: Sequence[Box] = ()) -> None:
    """Draw the bubble beside a box, where it covers least of the `others`, and always inside the window."""
    wide = min(_WIDEST, ctx.text.width(text, 16, "bold") + 2)
    tall = ctx.text.height(text, wide, 16, "bold")
    box = place(about, (wide + 28, tall + 14), Box(6, 6, ctx.view.width - 12, ctx.view.height - 12), others)
    ctx.shapes.card(surface, ctx.view.rect(box), ctx.theme.paper, ctx.view.px(10), shadow=ctx.view.px(8))
    room = Box(box.x + 14, box.y + 4, wide + 2, box.h - 8)
    ctx.text.draw(surface, text, room, 16, ctx.theme.ink, face="bold", align="center", lines=6)
