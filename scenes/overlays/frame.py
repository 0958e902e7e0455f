"""The card that overlays are written on: a title, room for the rest, and a way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.i18n import tr
from scenes.scene import Below, Next, Pop
from scenes.ui.layout import centred, inset
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context


class Overlay(PanelScene):
    """A card of `width` x `height` units over a still picture of what is below, with a title and a back button."""

    below: Below = "still"
    width, height = 920.0, 620.0

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)

    def title(self) -> str:
        """What is written on top."""
        return ""

    def content(self, room: Box) -> Sequence[Widget]:
        """What is on the card, in the room below the title."""
        return ()

    def build(self) -> Sequence[Widget]:
        """Card, title, content, and the back button in the upper corner."""
        view = self.ctx.view
        card = centred(view.box, min(self.width, view.width - 60), min(self.height, view.height - 40))
        inner = inset(card, 34, 26)
        head = Box(inner.x, inner.y, inner.w, 46)
        wide = 150 * self.ctx.text.step
        back = Box(head.right - wide, head.y, wide, 46)
        return [
            Card(card, bottom=self.ctx.theme.plum),
            Label(
                self.title(),
                Box(head.x, head.y, back.x - head.x - 20, 46),
                32,
                colour=self.ctx.theme.lamp,
                face="display",
            ),
            *self.content(Box(inner.x, head.bottom + 18, inner.w, inner.bottom - head.bottom - 18)),
            Button("back", back, tr("Back"), self._leave, hot="back"),
        ]

    def _leave(self) -> Next:
        return self.back()

    def back(self) -> Next:
        """To what is below."""
        return Pop()
