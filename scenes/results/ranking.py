"""The ranking: every seat with its worth taken apart into cash, deeds and buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.i18n import number, tr
from scenes.results.chronicle import Parts, parts_of
from scenes.telling import price
from scenes.ui.layout import stacked
from scenes.ui.theme import Colour, Theme, legible, mix
from scenes.ui.tween import ease_out
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

LEGEND = 34.0


def part_colours(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """Cash, deeds, buildings."""
    return theme.good, theme.lamp, theme.ember


def draw_ranking(
    surface: pygame.Surface,
    ctx: Context,
    p: Position,
    ranking: Sequence[tuple[int, int]],
    out: Sequence[int],
    box: Box,
    age: float,
) -> None:
    """Rows from the first to the last; their bars grow while `age` seconds pass. `out`: turns of bankruptcies."""
    most = max([total for _, total in ranking] + [1])
    room = Box(box.x, box.y, box.w, box.h - LEGEND)
    rows = stacked(room, len(ranking), min(112.0, room.h / len(ranking) - 8), 8)
    for place, ((seat, total), row) in enumerate(zip(ranking, rows, strict=True), start=1):
        grown = 1.0 if ctx.settings.reduced_motion else ease_out(max(0.0, min(1.0, (age - 0.12 * place) / 0.7)))
        _draw_row(surface, ctx, p, seat, place, total, most, out[seat], row, grown)
    _draw_legend(surface, ctx, Box(box.x, box.bottom - LEGEND + 6, box.w, LEGEND - 6))


def _draw_row(
    surface: pygame.Surface,
    ctx: Context,
    p: Position,
    seat: int,
    place: int,
    total: int,
    most: int,
    out: int,
    row: Box,
    grown: float,
) -> None:
    theme = ctx.theme
    gone = p.seat(seat).bankrupt
    won = p.state.over is not None and seat in p.state.over.winner
    fill = mix(theme.panel, theme.lamp, 0.16) if won else theme.panel_deep
    ctx.shapes.card(surface, ctx.view.rect(row), fill, ctx.view.px(16), opacity=0.94 if not gone else 0.6)
    rank = Box(row.x + 8, row.y, 36, row.h)
    ink = theme.lamp if won else theme.dim
    # Who share the first place are all first
    ctx.text.draw(surface, number(1 if won else place), rank, 26, ink, face="display", align="center")
    side = min(row.h - 12, 66.0)
    badge = Box(rank.right + 2, row.centery - side / 2, side, side)
    people.draw_badge(surface, ctx, p, seat, badge)
    if won:
        crown = ctx.view.rect(Box(badge.centerx - side * 0.3, badge.y - side * 0.3, side * 0.6, side * 0.6))
        surface.blit(ctx.sprites.get("svg/crown.svg", crown.size), crown)
    room = Box(badge.right + 14, row.y, row.right - badge.right - 30, row.h)
    _draw_worth(surface, ctx, p, seat, total, room, legible(people.colour_of(ctx, p, seat), fill))
    bar = Box(room.x, row.y + row.h * 0.62, room.w, min(20.0, row.h * 0.24))
    if gone:
        ctx.text.draw(surface, tr("out in turn {n}", n=number(out)), bar.inflate(0, 8), 16, theme.dim)
    else:
        _draw_bar(surface, ctx, parts_of(p, seat), most, bar, grown)


def _draw_worth(
    surface: pygame.Surface, ctx: Context, p: Position, seat: int, total: int, row: Box, tone: Colour
) -> None:
    """Name and worth in the upper part of a row."""
    theme, gone = ctx.theme, p.seat(seat).bankrupt
    room = Box(row.x, row.y + row.h * 0.08, row.w, row.h * 0.48)
    words = tr("bankrupt") if gone else price(p, total)
    wide = min(ctx.text.width(words, 24, "display") + 4, room.w * 0.55)
    name = Box(room.x, room.y, room.w - wide - 10, room.h)
    ctx.text.draw(surface, p.seat(seat).name, name, 23, tone, face="display", opacity=0.9 if gone else 1, lines=2)
    right = Box(room.right - wide, room.y, wide, room.h)
    ctx.text.draw(surface, words, right, 24, theme.dim if gone else theme.paper, face="display", align="right")


def _draw_bar(surface: pygame.Surface, ctx: Context, parts: Parts, most: int, bar: Box, grown: float) -> None:
    """Cash, deeds and buildings one after the other, against the richest seat's whole worth."""
    theme = ctx.theme
    ctx.shapes.card(surface, ctx.view.rect(bar), theme.ink, ctx.view.px(6), opacity=0.45, lit=0)
    x = bar.x
    clip = surface.get_clip()
    shown = ctx.view.rect(Box(bar.x, bar.y, bar.w * grown, bar.h))
    surface.set_clip(shown.clip(clip))
    for amount, tone in zip((parts.cash, parts.deeds, parts.buildings), part_colours(theme), strict=True):
        wide = bar.w * amount / most
        if wide >= 1:
            ctx.shapes.card(surface, ctx.view.rect(Box(x, bar.y, wide, bar.h)), tone, ctx.view.px(5), lit=0.2)
        x += wide
    surface.set_clip(clip)


def _draw_legend(surface: pygame.Surface, ctx: Context, box: Box) -> None:
    words = (tr("cash"), tr("deeds"), tr("buildings"))
    x = box.x + 12
    for text, tone in zip(words, part_colours(ctx.theme), strict=True):
        ctx.shapes.card(surface, ctx.view.rect(Box(x, box.centery - 8, 16, 16)), tone, ctx.view.px(4), lit=0)
        wide = ctx.text.width(text, 16) + 6
        ctx.text.draw(surface, text, Box(x + 22, box.y, wide, box.h), 16, ctx.theme.paper)
        x += wide + 44
