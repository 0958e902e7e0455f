"""What a seat holds, at a glance: a chip for every deed of the board, group by group, lit where it is the seat's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes.board.shown import Shown
from scenes.cards import group_colours
from scenes.svg import to_screen
from scenes.ui.theme import Colour, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

WIDE = 4.0
"""Room between two groups, in chips' gaps."""

Chip = tuple[str, str]
"""A deed's group and how it stands: "other", "own", "whole" (in a whole group) or "mortgaged"."""


def chips(p: Position, shown: Shown, seat: int) -> tuple[tuple[Chip, ...], ...]:
    """The chips of a seat by group, in the order in which the groups come on the board."""
    return tuple(
        tuple((group, _standing(p, shown, seat, deed)) for deed in deeds) for group, deeds in p.board.groups.items()
    )


def _standing(p: Position, shown: Shown, seat: int, deed: int) -> str:
    if shown.owner[deed] != seat:
        return "other"
    if shown.mortgaged[deed]:
        return "mortgaged"
    return "whole" if shown.owns_group(p, deed) else "own"


def draw_deed_row(
    surface: pygame.Surface, ctx: Context, p: Position, shown: Shown, seat: int, box: Box, lines: int = 1
) -> None:
    """The row across the whole box, or so many lines of it; groups have their place, so that colour is not the only
    sign."""
    rows = chips(p, shown, seat)
    rect = ctx.view.rect(box)
    key = ("deed row", rows, rect.size, lines, ctx.theme.panel)
    surface.blit(ctx.shapes.cache.get(key, lambda: _paint(ctx, rows, rect.size, lines)), rect)


def _paint(ctx: Context, rows: tuple[tuple[Chip, ...], ...], size: tuple[int, int], lines: int) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    apart = max(1, ctx.view.px(2)) if lines > 1 else 0
    tall = (size[1] - apart * (lines - 1)) // lines
    each = -(-len(rows) // lines)
    wide = min(_width(ctx, rows[at : at + each], size[0]) for at in range(0, len(rows), each))
    for line in range(lines):
        top = line * (tall + apart)
        _paint_line(picture, ctx, rows[line * each : (line + 1) * each], pygame.Rect(0, top, size[0], tall), wide)
    return to_screen(picture)


def _gaps(ctx: Context, rows: Sequence[Sequence[Chip]]) -> int:
    """Pixels between the chips of a line."""
    between = len(rows) - 1
    return max(1, ctx.view.px(1)) * (sum(map(len, rows)) - 1 - between + round(WIDE) * between)


def _width(ctx: Context, rows: Sequence[Sequence[Chip]], room: int) -> int:
    """Pixels that a chip of a line may be wide."""
    return max(2, (room - _gaps(ctx, rows)) // sum(map(len, rows)))


def _paint_line(
    picture: pygame.Surface, ctx: Context, rows: Sequence[Sequence[Chip]], rect: pygame.Rect, wide: int
) -> None:
    """A line of chips that ends where the rectangle does."""
    gap = max(1, ctx.view.px(1))
    x = rect.right - wide * sum(map(len, rows)) - _gaps(ctx, rows)
    for row in rows:
        for group, standing in row:
            _chip(picture, ctx, pygame.Rect(x, rect.y, wide, rect.h), group_colours(group)[0], standing)
            x += wide + gap
        x += round(WIDE - 1) * gap


def _chip(picture: pygame.Surface, ctx: Context, rect: pygame.Rect, colour: Colour, standing: str) -> None:
    """Tall for a deed of a whole group, of middle height for another, a stroke at the foot for one that is not held."""
    tall = {"whole": 1.0, "own": 0.72, "mortgaged": 0.72, "other": 0.24}[standing]
    height = max(2, round(rect.h * tall))
    body = pygame.Rect(rect.x, rect.bottom - height, rect.w, height)
    radius = max(1, rect.w // 4)
    ground = mix(ctx.theme.text, ctx.theme.panel, 0.8)
    if standing == "other":
        pygame.draw.rect(picture, ground, body, border_radius=radius)
        return
    pygame.draw.rect(picture, mix(colour, ctx.theme.text, 0.25), body, border_radius=radius)
    if standing == "mortgaged":
        pygame.draw.rect(picture, ctx.theme.panel_deep, body.inflate(-max(2, rect.w // 2), -max(2, rect.w // 2)))
