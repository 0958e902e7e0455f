"""The title: logo, menu, and a city at dusk that lives behind them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.i18n import tr
from scenes.scene import Next, Push, Quit
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import stacked
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Label, Widget


class Title(PanelScene):
    """Where everything starts."""

    first = "new"

    def build(self) -> Sequence[Widget]:
        """The logo above the menu."""
        view = self.ctx.view
        entries = [("new", tr("New game"), self._new), ("quit", tr("Quit"), self.back)]
        column = Box(70, 260, 390, view.height - 300)
        return [
            Label("Trekast", Box(70, 60, 480, 130), 110, colour=self.ctx.theme.lamp, face="display"),
            *(
                Button(key, box, words, do, kind="quiet", align="left", size=26)
                for (key, words, do), box in zip(entries, stacked(column, len(entries), 50, 8), strict=True)
            ),
        ]

    def _new(self) -> None:
        return None

    def backdrop(self, surface: pygame.Surface) -> None:
        """Dusk."""
        surface.fill(self.ctx.theme.night)

    def back(self) -> Next:
        """Ask before leaving."""
        return Push(
            Dialog(self.ctx, tr("Leave the game?"), "", [Answer(tr("Quit"), Quit(), "danger"), Answer(tr("Stay"))])
        )
