"""Worth over time: one line a seat, drawn once, revealed from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.i18n import money, number, tr
from scenes.results.chronicle import Chronicle
from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.tween import ease_in_out
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

AXIS, FOOT, ENDS = 76.0, 44.0, 40.0
_DASHES = ("", "16 5", "2 6", "16 5 2 5", "8 5", "4 7")
MOST_POINTS = 240


def nice_step(most: int, lines: int = 5) -> int:
    """A round distance between grid lines, so that about `lines` of them reach `most`.

    >>> nice_step(7300), nice_step(12345678)
    (2000, 5000000)
    """
    raw = max(1, most) / lines
    power = 1
    while power * 10 <= raw:
        power *= 10
    return next((power * step for step in (1, 2, 5, 10) if power * step >= raw), power * 10)


def thinned(series: Sequence[tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    """At most MOST_POINTS of a long series with their places in it; first and last are always kept."""
    stride = max(1, -(-len(series) // MOST_POINTS))
    kept = list(range(0, len(series), stride))
    if series and kept[-1] != len(series) - 1:
        kept.append(len(series) - 1)
    return [(index, series[index]) for index in kept]


def draw_chart(surface: pygame.Surface, ctx: Context, c: Chronicle, box: Box, age: float) -> None:
    """Grid, lines, and the seats' badges at the ends."""
    p, theme = c.position, ctx.theme
    plot = Box(box.x + AXIS, box.y + 8, box.w - AXIS - ENDS, box.h - FOOT - 8)
    most = max([max(values) for values in c.series] + [1])
    step = nice_step(most)
    top = -(-most // step) * step
    _draw_grid(surface, ctx, p, plot, step, top)
    rect = ctx.view.rect(plot)
    key = (
        "chart",
        c.position.edition.id,
        len(c.series),
        tuple(c.series[-1:]),
        rect.size,
        ctx.settings.patterns,
        ctx.revision,
    )
    picture = ctx.shapes.cache.get(key, lambda: _paint(ctx, c, rect.size, top))
    shown = 1.0 if ctx.settings.reduced_motion else ease_in_out(min(1.0, age / 1.4))
    surface.blit(picture, rect, (0, 0, round(rect.w * shown), rect.h))
    if shown >= 1:
        _draw_ends(surface, ctx, c, plot, top)
    turns = Box(plot.x, plot.bottom + 4, plot.w, FOOT - 6)
    ctx.text.draw(surface, tr("turns"), turns, 15, theme.dim, align="center", valign="bottom")
    ctx.text.draw(surface, number(1), Box(plot.x, turns.y, 60, 20), 15, theme.dim)
    last = Box(plot.right - 100, turns.y, 100, 20)
    ctx.text.draw(surface, number(max(1, c.turns)), last, 15, theme.dim, align="right")


def _draw_grid(surface: pygame.Surface, ctx: Context, p: Position, plot: Box, step: int, top: int) -> None:
    theme = ctx.theme
    for value in range(0, top + 1, step):
        y = plot.bottom - plot.h * value / top
        line = ctx.view.rect(Box(plot.x, y - 0.75, plot.w, 1.5))
        surface.fill(theme.panel_lit, line)
        label = Box(plot.x - AXIS, y - 11, AXIS - 10, 22)
        ctx.text.draw(surface, money(p.edition, value, short=True), label, 15, theme.dim, align="right")


def _points(series: Sequence[tuple[int, tuple[int, ...]]], seat: int, size: tuple[int, int], top: int) -> str:
    last = max(1, series[-1][0])
    w, h = size
    return " ".join(f"{w * index / last:.1f},{h - h * values[seat] / top:.1f}" for index, values in series)


def _paint(ctx: Context, c: Chronicle, size: tuple[int, int], top: int) -> pygame.Surface:
    series = thinned(c.series)
    wide = max(2.0, ctx.view.scale * 3.4)
    body = ""
    for seat in reversed(range(len(c.position.state.seats))):
        tone = hexed(people.colour_of(ctx, c.position, seat))
        dash = _DASHES[seat] if ctx.settings.patterns else ""
        parts = " ".join(f"{float(part) * ctx.view.scale:.1f}" for part in dash.split())
        points = _points(series, seat, size, top)
        line = f'<polyline points="{points}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
        body += f'{line} stroke="#14123a" stroke-opacity="0.55" stroke-width="{wide * 2:.1f}"/>'
        dashes = f' stroke-dasharray="{parts}"' if parts else ""
        body += f'{line} stroke="{tone}" stroke-width="{wide:.1f}"{dashes}/>'
    return render_svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{body}</svg>', size)


def _draw_ends(surface: pygame.Surface, ctx: Context, c: Chronicle, plot: Box, top: int) -> None:
    """Badges beside the lines' ends, pushed apart where they would cover each other."""
    side = min(32.0, plot.h / max(1, len(c.series[-1])))
    order = sorted(range(len(c.series[-1])), key=lambda seat: -c.series[-1][seat])
    floor = plot.y - side / 2
    places = []
    for seat in order:
        y = max(floor, plot.bottom - plot.h * c.series[-1][seat] / top - side / 2)
        places.append(y)
        floor = y + side
    overrun = max(0.0, floor - (plot.bottom + side / 2)) if places else 0.0
    limit = plot.bottom + side / 2
    if overrun:
        for index in range(len(places) - 1, -1, -1):
            limit -= side
            places[index] = min(places[index], limit)
    for seat, y in zip(order, places, strict=True):
        people.draw_badge(surface, ctx, c.position, seat, Box(plot.right + 6, y, side, side), shadow=False)
