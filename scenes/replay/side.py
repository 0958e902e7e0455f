"""The panel beside a replay: seats, card and log as in play, and the controls where else the choices are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.board.head import MENU_WIDTH
from scenes.board.side_panel import SidePanel
from scenes.i18n import tr
from scenes.replay.controls import Controls
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.replay.scene import Replay

_MOST = 340.0


class ReplaySide(SidePanel):
    """Made for a replay, whose controls it shows."""

    def __init__(self, deck: Replay) -> None:
        super().__init__(
            deck.ctx, deck.session, deck.stage, lambda choice: None, lambda square: None, deck._pause, deck._next_pace
        )
        self.deck = deck

    def begin_log(self) -> None:
        """The log anew, up to what is shown."""
        self.log = self.new_log()
        self._logged = 0
        self.follow_log()

    def _widgets(self, busy: bool) -> list[Widget]:
        kept = [widget for widget in super()._widgets(busy) if widget.key in ("board", "log")]
        head = self.places.head
        menu = Box(head.right - MENU_WIDTH - 5, head.y + 5, MENU_WIDTH, head.h - 8)
        leave = Button("leave", menu, tr("Leave"), self._menu, hot=("back", "menu"), size=17)
        return [*kept, *Controls(self.deck).widgets(self.room()), leave]

    def room(self) -> Box:
        """Where the controls are."""
        box = self.places.actions
        return Box(box.x, box.y, box.w, min(box.h, _MOST))

    def _draw_waiting(self, surface: pygame.Surface, busy: bool) -> None:
        """Below the controls: what proves the dice."""
        room = self.room()
        line = Box(room.x + 4, room.bottom - 58, room.w - 8, 58)
        self.ctx.text.draw(surface, self.deck.proof(), line, 13, self.ctx.theme.dim, lines=4, valign="bottom")
