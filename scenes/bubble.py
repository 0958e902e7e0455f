"""A friendly word on a dark card with a lamp: hints by themselves, advice when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.i18n import tr
from scenes.ui.view import Box
from scenes.ui.widgets import draw_cap

if TYPE_CHECKING:
    from scenes.context import Context

_SIDE = 62.0
"""Room that the lamp takes."""
_FOOT = 30.0


class Bubble(NamedTuple):
    """`words` below a `title`; either may be empty. At its foot it tells what the key of `foot_action` does."""

    words: str
    title: str = ""
    foot: str = ""
    foot_action: str = "advice"


def place(ctx: Context, bubble: Bubble, box: Box) -> Box:
    """The card it needs, at the bottom of `box` and as tall as its words."""
    inner = box.w - _SIDE - 22
    title = ctx.text.height(bubble.title, inner, 19, "display") if bubble.title else 0.0
    words = ctx.text.height(bubble.words, inner, 16) if bubble.words else 0.0
    tall = min(box.h, title + words + 26 + (_FOOT if bubble.foot else 0.0))
    return Box(box.x, box.bottom - tall, box.w, tall)


def draw_bubble(surface: pygame.Surface, ctx: Context, bubble: Bubble, box: Box) -> Box:
    """Draw it at the bottom of `box`; gives the card."""
    theme, view = ctx.theme, ctx.view
    card = place(ctx, bubble, box)
    ctx.shapes.card(surface, view.rect(card), theme.panel_deep, view.px(16), opacity=0.94, lit=0.12)
    rect = view.rect(Box(card.x + 16, card.centery - 17, 34, 34))
    surface.blit(ctx.sprites.get("svg/glyph_bulb.svg", rect.size, "#ffd166"), rect)
    room = Box(card.x + _SIDE, card.y + 8, box.w - _SIDE - 22, card.h - 16)
    if bubble.foot:
        room.h -= _FOOT
        _draw_foot(surface, ctx, bubble, Box(room.x, room.bottom + 2, room.w, _FOOT - 4))
    _draw_words(surface, ctx, bubble, room)
    return card


def _draw_words(surface: pygame.Surface, ctx: Context, bubble: Bubble, room: Box) -> None:
    theme = ctx.theme
    if not bubble.title:
        ctx.text.draw(surface, bubble.words, room, 16, theme.text, lines=5)
        return
    tall = ctx.text.height(bubble.title, room.w, 19, "display")
    share = room.h if not bubble.words else min(tall + 2, room.h * 0.6)
    upper = Box(room.x, room.y, room.w, share)
    ctx.text.draw(surface, bubble.title, upper, 19, theme.lamp, face="display", lines=3)
    lower = Box(room.x, upper.bottom, room.w, room.bottom - upper.bottom)
    ctx.text.draw(surface, bubble.words, lower, 16, theme.text, lines=5)


def _draw_foot(surface: pygame.Surface, ctx: Context, bubble: Bubble, box: Box) -> None:
    """The key, or the pointer, and what it does."""
    cap = tr("Click") if ctx.inputs.device == "mouse" else ctx.bindings.cap(bubble.foot_action, ctx.inputs.device)
    wide = max(24.0, ctx.text.width(cap, 13, "display") + 14)
    draw_cap(surface, ctx, Box(box.x, box.y, wide, box.h), cap, ctx.theme.button, ctx.theme.text)
    ctx.text.draw(surface, bubble.foot, Box(box.x + wide + 8, box.y, box.w - wide - 8, box.h), 14, ctx.theme.dim)
