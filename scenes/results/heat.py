"""Where everyone landed: the board in small, warmer the oftener a square was stood on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import levels
from scenes.cards import group_colours
from scenes.i18n import number, tr
from scenes.results.chronicle import Chronicle
from scenes.svg import to_screen
from scenes.ui.theme import Colour, contrast, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context


BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def warmth(ctx: Context, share: float) -> Colour:
    """From cool to hot for 0..1."""
    theme = ctx.theme
    stops = (mix(theme.plum, theme.deep, 0.35), theme.rose, theme.ember, theme.lamp)
    place = max(0.0, min(1.0, share)) * (len(stops) - 1)
    index = min(len(stops) - 2, int(place))
    return mix(stops[index], stops[index + 1], place - index)


def draw_heat(surface: pygame.Surface, ctx: Context, c: Chronicle, box: Box) -> None:
    """The board left, the squares most stood on right."""
    side = min(box.h, box.w * 0.62)
    place = Box(box.x, box.centery - side / 2, side, side)
    rect = ctx.view.rect(place)
    key = ("heat", c.position.edition.id, tuple(c.landings), rect.size, ctx.revision)
    surface.blit(ctx.shapes.cache.get(key, lambda: _paint(ctx, c, place)), rect)
    _draw_list(surface, ctx, c, Box(place.right + 22, box.y, box.right - place.right - 22, box.h))


def _paint(ctx: Context, c: Chronicle, place: Box) -> pygame.Surface:
    layout = levels.layout(c.position.edition.id)
    rect = ctx.view.rect(place)
    picture = pygame.Surface(rect.size, pygame.SRCALPHA)
    most = max([*c.landings, 1])
    scale = place.w / layout.width
    for square in layout.squares:
        r = square.rect
        cell = Box(r.x * scale + 0.8, r.y * scale + 0.8, r.width * scale - 1.6, r.height * scale - 1.6)
        count = c.landings[square.position]
        tone = warmth(ctx, count / most)
        ctx.shapes.card(picture, ctx.view.rect(cell), tone, ctx.view.px(4), lit=0)
        if square.band is not None:
            group = c.position.board.squares[square.position].group or ""
            b = square.band
            band = Box(b.x * scale + 1.5, b.y * scale + 1.5, b.width * scale - 3, b.height * scale - 3)
            ctx.shapes.card(picture, ctx.view.rect(band), group_colours(group)[0], ctx.view.px(2), lit=0)
            cell = _rest(cell, band)
        ink = max((BLACK, WHITE), key=lambda one: contrast(one, tone))  # one of the two can be read on any ground
        ctx.text.draw(picture, str(count), cell, min(17.0, cell.w * 0.5), ink, face="bold", align="center")
    _paint_middle(picture, ctx, c, layout, scale)
    return to_screen(picture)


def _rest(cell: Box, band: Box) -> Box:
    """What a band leaves of its square."""
    if band.w > band.h:
        if band.centery > cell.centery:
            return Box(cell.x, cell.y, cell.w, band.y - cell.y)
        return Box(cell.x, band.bottom, cell.w, cell.bottom - band.bottom)
    if band.centerx > cell.centerx:
        return Box(cell.x, cell.y, band.x - cell.x, cell.h)
    return Box(band.right, cell.y, cell.right - band.right, cell.h)


def _paint_middle(picture: pygame.Surface, ctx: Context, c: Chronicle, layout: levels.Layout, scale: float) -> None:
    m = layout.middle
    room = Box(m.x * scale, m.y * scale, m.width * scale, m.height * scale)
    total = Box(room.x + 12, room.centery - 44, room.w - 24, 50)
    ctx.text.draw(picture, number(sum(c.landings)), total, 44, ctx.theme.lamp, face="display", align="center")
    below = Box(room.x + 12, total.bottom, room.w - 24, 28)
    ctx.text.draw(picture, tr("landings"), below, 19, ctx.theme.paper, align="center")


def _draw_list(surface: pygame.Surface, ctx: Context, c: Chronicle, box: Box) -> None:
    theme = ctx.theme
    head = Box(box.x, box.y, box.w, 34)
    ctx.text.draw(surface, tr("Most visited"), head, 20, theme.lamp, face="display")
    squares = c.position.board.squares
    order = sorted(range(len(squares)), key=lambda square: (-c.landings[square], square))
    count = max(3, min(8, int((box.h - 40) // 44)))
    most = max([*c.landings, 1])
    for index, square in enumerate(order[:count]):
        row = Box(box.x, head.bottom + 6 + index * 44, box.w, 40)
        fill = Box(row.x, row.bottom - 8, max(8.0, row.w * c.landings[square] / most), 6)
        ctx.shapes.pill(surface, ctx.view.rect(fill), warmth(ctx, c.landings[square] / most))
        words = str(c.landings[square])
        wide = ctx.text.width(words, 17, "display") + 4
        name = Box(row.x, row.y, row.w - wide - 8, 30)
        ctx.text.draw(surface, squares[square].name, name, 16, theme.paper)
        right = Box(row.right - wide, row.y, wide, 30)
        ctx.text.draw(surface, words, right, 17, theme.paper, face="display", align="right")
