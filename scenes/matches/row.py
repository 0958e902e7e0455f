"""A match in the list: its seats' badges, its name, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.i18n import tr
from scenes.matches.words import day, edition_title, how_far, origin_words
from scenes.people import draw_look
from scenes.store import Kept
from scenes.ui.theme import Colour
from scenes.ui.view import Box
from scenes.ui.widgets import ListRow
from scenes.ui.widgets.base import OnPress

if TYPE_CHECKING:
    from scenes.context import Context

TALL = 82.0
_BADGE = 40.0


class MatchRow(ListRow):
    """One match, to be pressed for what can be done with it."""

    def __init__(self, box: Box, kept: Kept, on_press: OnPress) -> None:
        super().__init__(f"match_{kept.id}", box, kept.name, on_press)
        self.kept = kept

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body, names at the left, badges, state at the right."""
        face, edge, ink = self.colours(ctx, focused)
        rect = ctx.view.rect(self.box)
        sunk = ctx.view.px(3) if self.sunk else 0
        ctx.shapes.slab(surface, rect, face, edge, ctx.view.px(14), ctx.view.px(5), sunk)
        room = Box(self.box.x + 18, self.box.y + 8 + sunk / ctx.view.scale, self.box.w - 36, self.box.h - 22)
        right = 250.0
        badges = len(self.kept.seats) * (_BADGE + 4)
        self._left(surface, ctx, Box(room.x, room.y, room.w - right - badges - 24, room.h), ink)
        self._badges(surface, ctx, Box(room.right - right - badges - 6, room.centery - _BADGE / 2, badges, _BADGE))
        self._right(surface, ctx, Box(room.right - right, room.y, right, room.h), ink)

    def _left(self, surface: pygame.Surface, ctx: Context, room: Box, ink: Colour) -> None:
        upper, lower = Box(room.x, room.y, room.w, 32), Box(room.x, room.y + 34, room.w, 24)
        ctx.text.draw(surface, self.kept.name or tr("Without a name"), upper, 23, ink, face="display")
        names = ", ".join(seat.name for seat in self.kept.seats)
        words = f"{edition_title(self.kept.edition)} · {names}" if names else tr("It cannot be read.")
        ctx.text.draw(surface, words, lower, 16, ctx.theme.dim)

    def _badges(self, surface: pygame.Surface, ctx: Context, room: Box) -> None:
        for index, seat in enumerate(self.kept.seats):
            box = Box(room.x + index * (_BADGE + 4), room.y, _BADGE, _BADGE)
            draw_look(surface, ctx, ctx.theme.seat(seat.colour), seat.token, box, shadow=False)

    def _right(self, surface: pygame.Surface, ctx: Context, room: Box, ink: Colour) -> None:
        upper, lower = Box(room.x, room.y + 4, room.w, 28), Box(room.x, room.y + 34, room.w, 24)
        ink = ctx.theme.lamp if self.kept.ended is not None else ink
        ctx.text.draw(surface, how_far(self.kept), upper, 17, ink, face="bold", align="right")
        words = " · ".join(part for part in (origin_words(self.kept), day(self.kept.played)) if part)
        ctx.text.draw(surface, words, lower, 15, ctx.theme.dim, align="right")
