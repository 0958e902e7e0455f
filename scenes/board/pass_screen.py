"""Between two people at one device: whose turn it is, covering the board's panel until they say they are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.i18n import money, tr
from scenes.people import colour_of, draw_badge
from scenes.scene import Below, Next, Pop
from scenes.ui.layout import centred
from scenes.ui.panel_scene import PanelScene
from scenes.ui.tween import ease_back
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Drawing, Label, Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


class PassScreen(PanelScene):
    """ "Bo, it is your turn": one press goes on."""

    below: Below = "still"
    first = "go"

    def __init__(self, ctx: Context, session: Session, seat: int) -> None:
        super().__init__(ctx)
        self.session, self.seat = session, seat
        self._age = 0.0

    def build(self) -> Sequence[Widget]:
        """A card with the seat's badge."""
        card = centred(self.ctx.view.box, 520, 380)
        p = self.session.position
        tint = colour_of(self.ctx, p, self.seat)
        cash = tr("You have {amount}", amount=money(p.edition, p.seat(self.seat).cash))
        name = Box(card.x + 30, card.y + 172, card.w - 60, 56)
        line = Box(name.x, name.bottom, name.w, 34)
        return [
            Card(card, bottom=self.ctx.theme.plum),
            Drawing(Box(card.centerx - 66, card.y + 28, 132, 132), self._badge),
            Label(
                tr("{name}'s turn", name=p.seat(self.seat).name), name, 40, colour=tint, face="display", align="center"
            ),
            Label(cash, line, 20, align="center", colour=self.ctx.theme.dim),
            Button(
                "go",
                Box(card.centerx - 140, card.bottom - 92, 280, 60),
                tr("I am here"),
                Pop,
                kind="primary",
            ),
        ]

    def _badge(self, surface: pygame.Surface, box: Box) -> None:
        """Pops up."""
        come = 1.0 if self.ctx.settings.reduced_motion else ease_back(min(1.0, self._age / 0.35))
        side = box.w * round(come * 12) / 12
        if side > 8:
            draw_badge(surface, self.ctx, self.session.position, self.seat, centred(box, side, side), shadow=False)

    def update(self, dt: float) -> Next:
        """Let the badge pop up."""
        self._age += dt
        return super().update(dt)

    def back(self) -> Next:
        """Go on as well."""
        return Pop()
