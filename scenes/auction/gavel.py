"""The hammer falls: a gavel that strikes, and who has it for how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.auction.lot import lot_name
from scenes.i18n import tr
from scenes.telling import price
from scenes.ui.tween import ease_back, ease_in, ease_out, lerp
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

STRIKE = 0.28
"""Seconds until the gavel strikes."""
LASTS = 1.9
"""Seconds the outcome is shown, unless it is skipped."""

_HIGHEST = 48
ANGLES = range(0, _HIGHEST + 1, 6)
"""Degrees at which the gavel is seen on its way."""

_PIVOT = pygame.Vector2(0.9, 0.86)
"""Where the gavel is held, in shares of its picture."""


@dataclass
class Fallen:
    """How an auction ended: what it was for, who has it (None: nobody) and for how much; `age` in seconds."""

    what: int | str
    by: int | None
    amount: int
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Has it been shown long enough?"""
        return self.age >= LASTS


def draw_fallen(surface: pygame.Surface, ctx: Context, p: Position, fallen: Fallen, middle: Box) -> None:
    """The banner with gavel over `middle`, the ring's place."""
    calm = ctx.settings.reduced_motion
    open_ = 1.0 if calm else ease_back(min(1.0, max(0.0, fallen.age - STRIKE) / 0.25))
    if calm or fallen.age >= STRIKE:
        top = middle.centery - 58 + 40 * (1 - open_)
        _draw_banner(surface, ctx, p, fallen, Box(middle.centerx - 225, top, 450, 188))
    draw_gavel(surface, ctx, block_over(middle), 0.0 if calm else _angle(fallen.age))


def block_over(middle: Box) -> Box:
    """Where the gavel strikes, above the banner."""
    return Box(middle.centerx - 78, middle.centery - 102, 156, 62)


def draw_gavel(surface: pygame.Surface, ctx: Context, block: Box, angle: float) -> None:
    """The gavel over its block, raised by `angle` degrees."""
    rect = ctx.view.rect(block)
    surface.blit(ctx.sprites.get("svg/gavel_block.svg", rect.size), rect)
    side = ctx.view.px(block.w * 0.92)
    picture = ctx.sprites.get("svg/gavel.svg", (side, side), angle=angle)
    hand = pygame.Vector2(rect.centerx + side * 0.62, rect.y + side * 0.02)
    middle = hand - ((_PIVOT - pygame.Vector2(0.5, 0.5)) * side).rotate(angle)
    surface.blit(picture, picture.get_rect(center=(round(middle.x), round(middle.y))))


def _angle(age: float) -> float:
    """Degrees that the gavel is raised: up, then down onto its block; in steps, so that each is drawn once."""
    if age < STRIKE * 0.55:
        raw = lerp(0, _HIGHEST, ease_out(age / (STRIKE * 0.55)))
    else:
        raw = lerp(_HIGHEST, 0, ease_in(min(1.0, (age - STRIKE * 0.55) / (STRIKE * 0.45))))
    return round(raw / ANGLES.step) * ANGLES.step


def _draw_banner(surface: pygame.Surface, ctx: Context, p: Position, fallen: Fallen, box: Box) -> None:
    theme = ctx.theme
    ctx.shapes.card(
        surface, ctx.view.rect(box), theme.paper, ctx.view.px(22), shadow=ctx.view.px(16), bottom=theme.shade
    )
    won = fallen.by is not None
    big = tr("Sold!") if won else tr("Not sold")
    head = Box(box.x + 20, box.y + 22, box.w - 40, 52)
    ctx.text.draw(surface, big, head, 44, theme.ink, face="display", align="center")
    name = Box(box.x + 24, box.y + 76, box.w - 48, 30)
    ctx.text.draw(surface, lot_name(p, fallen.what), name, 20, theme.ink, face="bold", align="center")
    foot = Box(box.x + 24, box.y + 118, box.w - 48, 48)
    if fallen.by is None:
        ctx.text.draw(surface, tr("It stays with the bank."), foot, 19, theme.ink, align="center")
        return
    tone = people.colour_of(ctx, p, fallen.by)
    ctx.shapes.pill(surface, ctx.view.rect(foot), theme.deep)
    people.draw_badge(surface, ctx, p, fallen.by, Box(foot.x + 4, foot.y - 2, 52, 52), shadow=False)
    sum_ = price(p, fallen.amount)
    wide = min(ctx.text.width(sum_, 26, "display") + 6, foot.w * 0.45)
    ctx.text.draw(
        surface, p.seat(fallen.by).name, Box(foot.x + 66, foot.y, foot.w - wide - 92, foot.h), 24, tone, face="display"
    )
    right = Box(foot.right - wide - 18, foot.y, wide, foot.h)
    ctx.text.draw(surface, sum_, right, 26, theme.lamp, face="display", align="right")
