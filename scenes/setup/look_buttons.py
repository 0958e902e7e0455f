"""Buttons that show a seat's token or colour and change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.draft import Draft
from scenes.i18n import tr
from scenes.people import draw_look
from scenes.ui.shapes import hexed
from scenes.ui.view import Box
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.context import Context


class _LookButton(Button):
    """A button that shows something of a seat's look instead of words."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int, tip: str) -> None:
        super().__init__(key, box, "", on_press, tip=tip)
        self.seat = draft.seats[index]

    @property
    def room(self) -> Box:
        """The face of the button, moving with it."""
        side = self.box.h - 10
        return Box(self.box.centerx - side / 2, self.box.y + 2 + (3 if self.sunk else 0), side, side)


class TokenButton(_LookButton):
    """The seat's token in its colour; a press takes the next free one."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int) -> None:
        super().__init__(key, box, on_press, draft, index, tr("Another token"))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body and badge."""
        super().draw(surface, ctx, focused)
        draw_look(surface, ctx, ctx.theme.seat(self.seat.colour), self.seat.token, self.room, shadow=False)


class ColourButton(_LookButton):
    """The seat's colour with its shape; a press takes the next one."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int) -> None:
        super().__init__(key, box, on_press, draft, index, tr("Another colour"))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body and shape."""
        super().draw(surface, ctx, focused)
        look = ctx.theme.seat(self.seat.colour)
        rect = ctx.view.rect(self.room)
        surface.blit(ctx.sprites.get(f"svg/seat_{look.shape}.svg", rect.size, hexed(look.colour)), rect)
