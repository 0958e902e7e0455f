"""Who a CPU is: its name, and below it what sort of player that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cpu.characters import BY_ID, CHARACTERS
from scenes.i18n import tr
from scenes.ui.theme import Colour
from scenes.ui.view import Box
from scenes.ui.widgets import Stepper
from scenes.ui.widgets.row import OnChange

if TYPE_CHECKING:
    from scenes.context import Context


class CharacterStepper(Stepper):
    """One of the characters; its tip says how that one plays."""

    well = 46.0

    def __init__(self, key: str, box: Box, character: str, on_change: OnChange) -> None:
        options = [(who.id, who.name) for who in CHARACTERS]
        super().__init__(key, box, "", options, character, on_change, tip=tr(BY_ID[character].about))

    def draw_value(self, surface: pygame.Surface, ctx: Context, room: Box, ink: Colour) -> None:
        """The name, and the epithet in small letters."""
        upper, lower = (
            Box(room.x, room.y + 2, room.w, room.h * 0.54),
            Box(room.x, room.centery + 2, room.w, room.h * 0.4),
        )
        ctx.text.draw(surface, self.words, upper, 18, ink, face="display", align="center")
        ctx.text.draw(surface, tr(BY_ID[self.value].epithet), lower, 13, ctx.theme.dim, align="center")
