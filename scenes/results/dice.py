"""How the dice fell: totals of two dice as bars, what fair dice would give as marks, and a plain verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.fairness import chance_line
from scenes.i18n import ntr
from scenes.results.chronicle import TOTALS, WAYS, Chronicle, expected
from scenes.ui.layout import columns
from scenes.ui.theme import mix
from scenes.ui.tween import ease_out
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context


def verdict(c: Chronicle) -> str:
    """What the totals say of the dice."""
    return chance_line([c.totals[total] for total in TOTALS], [WAYS[total] / 36 for total in TOTALS])


def draw_dice(
    surface: pygame.Surface, ctx: Context, c: Chronicle, box: Box, age: float, proof: Sequence[str] = ()
) -> None:
    """The bars grow; the marks of what is expected stand. `proof`: lines on where the dice came from."""
    theme = ctx.theme
    rolls = sum(c.totals.values())
    head = Box(box.x, box.y, box.w, 30)
    words = ntr("1 roll of two dice", "{n} rolls of two dice", rolls)
    ctx.text.draw(surface, words, head, 19, theme.paper, face="bold")
    tall = 62.0 + 22.0 * len(proof)
    foot = Box(box.x, box.bottom - tall, box.w, tall)
    plot = Box(box.x, head.bottom + 10, box.w, foot.y - head.bottom - 48)
    fair = expected(rolls)
    most = max([*c.totals.values(), *fair.values(), 1.0])
    grown = 1.0 if ctx.settings.reduced_motion else ease_out(min(1.0, age / 0.7))
    for total, cell in zip(TOTALS, columns(plot, [1.0] * len(TOTALS), 10), strict=True):
        _draw_bar(surface, ctx, total, c.totals[total], fair[total], most, cell, grown)
    ctx.shapes.card(surface, ctx.view.rect(foot), theme.panel_deep, ctx.view.px(14), lit=0)
    room = Box(foot.x + 16, foot.y + 5, foot.w - 32, 52)
    ctx.text.draw(surface, verdict(c), room, 18, theme.paper, align="center", lines=2)
    for index, line in enumerate(proof):
        row = Box(room.x, room.bottom + 22 * index - 2, room.w, 22)
        ctx.text.draw(surface, line, row, 14, theme.dim, align="center")


def _draw_bar(
    surface: pygame.Surface,
    ctx: Context,
    total: int,
    count: int,
    fair: float,
    most: float,
    cell: Box,
    grown: float,
) -> None:
    theme = ctx.theme
    tall = (cell.h - 24) * count / most * grown
    bar = Box(cell.x, cell.bottom - tall, cell.w, tall)
    tone = theme.lamp if total == 7 else mix(theme.ember, theme.rose, abs(total - 7) / 6)
    if tall >= 1:
        rect = ctx.view.rect(bar)
        radius = ctx.view.px(7)
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        whole = ctx.view.rect(Box(cell.x, bar.y, cell.w, cell.h))
        ctx.shapes.card(surface, whole, tone, radius, lit=0.2)
        surface.set_clip(clip)
    mark = Box(cell.x - 3, cell.bottom - (cell.h - 24) * fair / most - 2, cell.w + 6, 4)
    ctx.shapes.pill(surface, ctx.view.rect(mark), theme.ivory)
    label = Box(cell.x - 4, cell.bottom + 4, cell.w + 8, 26)
    ctx.text.draw(surface, str(total), label, 18, theme.paper, face="display", align="center")
    above = Box(cell.x - 4, min(bar.y, mark.y) - 23, cell.w + 8, 22)
    ctx.text.draw(surface, str(count), above, 15, theme.dim, face="bold", align="center")
