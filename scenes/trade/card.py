"""A deed in a hand or on the table: pressed, it is pushed across, and glides there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes.cards import draw_tile
from scenes.scene import STAY, Next
from scenes.ui.tween import Tween, ease_out
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context


class Flights:
    """Cards on their way: from where each set out, whatever is rebuilt around them."""

    def __init__(self) -> None:
        self._from: dict[int, tuple[tuple[float, float], Tween]] = {}

    def start(self, deed: int, place: tuple[float, float]) -> None:
        """A card sets out from there (the middle of its old box)."""
        self._from[deed] = place, Tween(1.0, 0.0, 0.22, ease_out)

    def advance(self, dt: float) -> None:
        """Let them fly."""
        self._from = {deed: pair for deed, pair in self._from.items() if pair[1].advance(dt)}

    def finish(self) -> None:
        """All are there."""
        self._from.clear()

    def box(self, deed: int, home: Box) -> Box:
        """Where the card is right now."""
        if deed not in self._from:
            return home
        (x, y), tween = self._from[deed]
        return home.move((x - home.centerx) * tween.value, (y - home.centery) * tween.value)

    def flying(self, deed: int) -> bool:
        """Is it on its way?"""
        return deed in self._from


class DeedCard(Widget):
    """`note` stands in place of its price; `about` and `why` are told below the table."""

    silent = True

    def __init__(
        self,
        box: Box,
        p: Position,
        deed: int,
        flights: Flights,
        on_press: Callable[[int], None],
        *,
        enabled: bool = True,
        why: str = "",
        note: str = "",
        about: str = "",
        quiet: bool = False,
    ) -> None:
        super().__init__(f"deed_{deed}", box, enabled=enabled, why=why)
        self.p, self.deed, self.flights, self.note, self.about, self.quiet = p, deed, flights, note, about, quiet
        self._on_press = on_press

    @property
    def remark(self) -> str:
        """Nothing: the bar below the table tells it."""
        return ""

    def press(self, ctx: Context) -> Next:
        """Push it across."""
        if not self.quiet:
            self._on_press(self.deed)
        return STAY

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the paper."""
        return self.box, 9.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The card where it is; a focused one is lifted a little."""
        box = self.flights.box(self.deed, self.box)
        if focused and self.enabled and not self.quiet:
            box = box.move(0, -2)
        clip = surface.get_clip()
        if self.flights.flying(self.deed):
            surface.set_clip(None)
        draw_tile(surface, ctx, self.p, self.deed, box, note=self.note, faded=not self.enabled)
        surface.set_clip(clip)
