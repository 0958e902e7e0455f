"""A name in the hall: place, wins, matches, best worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.i18n import ntr, tr
from scenes.store.hall import Career
from scenes.ui.view import Box
from scenes.ui.widgets import ListRow
from scenes.ui.widgets.base import OnPress

if TYPE_CHECKING:
    from scenes.context import Context

TALL = 60.0


class CareerRow(ListRow):
    """One of those who have played, to be pressed for more."""

    def __init__(self, box: Box, career: Career, place: int, best: str, on_press: OnPress) -> None:
        super().__init__(f"name_{career.name}", box, career.name, on_press)
        self.career, self.place, self.best = career, place, best

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body, medal or number, name, figures."""
        face, edge, ink = self.colours(ctx, focused)
        sunk = ctx.view.px(3) if self.sunk else 0
        ctx.shapes.slab(surface, ctx.view.rect(self.box), face, edge, ctx.view.px(12), ctx.view.px(4), sunk)
        room = Box(self.box.x + 14, self.box.y + sunk / ctx.view.scale, self.box.w - 30, self.box.h - 5)
        self._draw_place(surface, ctx, Box(room.x, room.y, 48, room.h))
        theme, career = ctx.theme, self.career
        wide = room.w - 60
        name = Box(room.x + 60, room.y, wide * 0.34, room.h)
        wins = Box(name.right + 8, room.y, wide * 0.2, room.h)
        played = Box(wins.right + 8, room.y, wide * 0.2, room.h)
        best = Box(played.right + 8, room.y, room.right - played.right - 8, room.h)
        ctx.text.draw(surface, career.name, name, 22, ink, face="display")
        ctx.text.draw(surface, ntr("{n} win", "{n} wins", career.won), wins, 20, theme.lamp, face="display")
        ctx.text.draw(surface, ntr("{n} match", "{n} matches", career.played), played, 17, theme.dim)
        words = tr("best {worth}", worth=self.best) if self.best else ""
        ctx.text.draw(surface, words, best, 17, theme.text, align="right")

    def _draw_place(self, surface: pygame.Surface, ctx: Context, box: Box) -> None:
        if self.place <= 3:
            side = min(box.w, box.h - 8)
            rect = ctx.view.rect(Box(box.centerx - side / 2, box.centery - side / 2, side, side))
            surface.blit(ctx.sprites.get(f"svg/medal_{self.place}.svg", rect.size), rect)
        else:
            ctx.text.draw(surface, str(self.place), box, 20, ctx.theme.dim, face="display", align="center")
