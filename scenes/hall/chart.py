"""A chart of places: one dot a match, the first place on top, wins with a star's colour and a ring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import paint
from scenes.i18n import tr
from scenes.ui.theme import mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

_LEFT = 92.0


def draw_places(surface: pygame.Surface, ctx: Context, box: Box, history: Sequence[tuple[int, int, bool]]) -> None:
    """`history`: (place from 1, seats in that match, whether it was won), oldest first."""
    theme = ctx.theme
    ctx.shapes.card(surface, ctx.view.rect(box), theme.panel_deep, ctx.view.px(14), lit=0)
    most = max(2, *(seats for _place, seats, _won in history)) if history else 2
    room = Box(box.x + _LEFT, box.y + 26, box.w - _LEFT - 30, box.h - 52)
    _lines(surface, ctx, box, room, most)
    points = [_point(room, index, len(history), place, most) for index, (place, _seats, _won) in enumerate(history)]
    pixels = [ctx.view.point(point) for point in points]
    if len(pixels) > 1:
        tone, wide = mix(theme.panel_deep, theme.ember, 0.75), max(2, ctx.view.px(3))
        line = partial(pygame.draw.lines, color=tone, closed=False, points=pixels, width=wide)
        paint(surface, ("chart", tone, wide, *pixels), ctx.view.rect(box), line)
    for pixel, (_place, _seats, won) in zip(pixels, history, strict=True):
        if won:
            ctx.shapes.disc(surface, pixel, ctx.view.px(11), theme.lamp)
        ctx.shapes.disc(surface, pixel, ctx.view.px(7), theme.paper if not won else theme.amber)


def _point(room: Box, index: int, count: int, place: int, most: int) -> tuple[float, float]:
    x = room.centerx if count == 1 else room.x + room.w * index / (count - 1)
    return x, _height(room, place, most)


def _height(room: Box, place: int, most: int) -> float:
    return room.y + room.h * (min(place, most) - 1) / (most - 1)


def _lines(surface: pygame.Surface, ctx: Context, box: Box, room: Box, most: int) -> None:
    theme = ctx.theme
    for place in range(1, most + 1):
        y = _height(room, place, most)
        left, right = ctx.view.point((room.x - 10, y)), ctx.view.point((room.right + 10, y))
        tone = mix(theme.panel_deep, theme.dim, 0.5 if place == 1 else 0.2)
        tall = max(1, ctx.view.px(1.5))
        surface.fill(tone, (left[0], left[1] - tall // 2, right[0] - left[0], tall))
        label = Box(box.x + 10, y - 12, _LEFT - 30, 24)
        words = tr("place {n}", n=place)
        ctx.text.draw(surface, words, label, 15, theme.lamp if place == 1 else theme.dim, align="right")
