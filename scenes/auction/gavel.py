"""The hammer falls: a gavel that strikes, and who has it for how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.auction.lot import lot_name
from scenes.i18n import tr
from scenes.sprites import render_svg
from scenes.telling import price
from scenes.ui.tween import ease_back, ease_in, ease_out, lerp
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

STRIKE = 0.28
"""Seconds until the gavel strikes."""
LASTS = 1.9
"""Seconds the outcome is shown, unless it is skipped."""

_GAVEL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="#2a1c3f" stroke-width="3" '
    'stroke-linejoin="round"><path d="M44 52 L88 88 L94 81 L51 45 Z" fill="#a86a3a"/>'
    '<path d="M47 48 L91 84 L94 81 L51 45 Z" fill="#c98b52" stroke="none"/>'
    '<rect x="14" y="26" width="54" height="32" rx="6" transform="rotate(40 41 42)" fill="#8d4f2e"/>'
    '<rect x="14" y="26" width="54" height="9" rx="4" transform="rotate(40 41 42)" fill="#c98b52" stroke="none"/>'
    '<rect x="10" y="23" width="12" height="38" rx="5" transform="rotate(40 41 42)" fill="#ffd166"/>'
    '<rect x="60" y="23" width="12" height="38" rx="5" transform="rotate(40 41 42)" fill="#ffd166"/></g></svg>'
)
_BLOCK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><g stroke="#2a1c3f" stroke-width="3">'
    '<rect x="4" y="12" width="112" height="16" rx="6" fill="#6b3a26"/>'
    '<rect x="16" y="3" width="88" height="16" rx="6" fill="#a86a3a"/></g></svg>'
)


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
    angle = 0.0 if calm else _angle(fallen.age)
    side = 130.0
    place = Box(middle.centerx - side * 0.35, middle.y - 6, side, side)
    block = ctx.view.rect(Box(middle.centerx - 62, middle.y + side * 0.72, 100, 25))
    if open_ > 0:
        _draw_banner(surface, ctx, p, fallen, middle, min(1.0, open_))
    ctx.shapes.picture(surface, block, _BLOCK)
    rect = ctx.view.rect(place)
    turn = round(angle)
    key = ("gavel", rect.size, turn)
    picture = ctx.shapes.cache.get(key, lambda: _turned(ctx, rect.size, turn))
    surface.blit(picture, picture.get_rect(center=rect.center))


def _turned(ctx: Context, size: tuple[int, int], angle: int) -> pygame.Surface:
    return pygame.transform.rotozoom(render_svg(_GAVEL, size), angle, 1.0)


def _angle(age: float) -> float:
    """Degrees that the gavel is raised: up, then down onto its block; in steps, so that each is drawn once."""
    if age < STRIKE * 0.55:
        raw = lerp(0, -52, ease_out(age / (STRIKE * 0.55)))
    else:
        raw = lerp(-52, 10, ease_in(min(1.0, (age - STRIKE * 0.55) / (STRIKE * 0.45))))
    return round(raw / 6) * 6


def _draw_banner(surface: pygame.Surface, ctx: Context, p: Position, fallen: Fallen, middle: Box, open_: float) -> None:
    theme = ctx.theme
    box = Box(middle.centerx - 225, middle.y + 92, 450, 188)
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
