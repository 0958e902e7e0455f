"""Who plays: hand a seat to a CPU and back, and how fast CPUs play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.commands import LEVELS, Control, Level, Pace, SetPace
from scenes import pads
from scenes.i18n import tr
from scenes.overlays.frame import Overlay
from scenes.people import LEVEL_WORDS, draw_badge, temper_words
from scenes.scene import STAY, Next
from scenes.ui.actions import Action, Do
from scenes.ui.view import Box
from scenes.ui.widgets import Drawing, Stepper, Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context

_ROW = 58.0


class Seats(Overlay):
    """A row for each seat in the game, and the pace below them."""

    width, height = 780.0, 610.0

    def __init__(self, ctx: Context, session: Session) -> None:
        super().__init__(ctx)
        self.session = session

    def title(self) -> str:
        """Who plays."""
        return tr("Who plays")

    def content(self, room: Box) -> Sequence[Widget]:
        """The rows."""
        widgets: list[Widget] = []
        row = Box(room.x, room.y, room.w, _ROW)
        for seat in self.session.position.playing():
            widgets += self._row(seat, row)
            row = row.move(0, _ROW + 6)
        paces = [("normal", tr("Normal")), ("fast", tr("Fast")), ("instant", tr("Instant"))]
        pace = self.session.match.state.pace
        widgets.append(Stepper("pace", row.move(0, 8), tr("Turns of CPUs"), paces, pace, self._set_pace))
        return widgets

    def _row(self, seat: int, row: Box) -> list[Widget]:
        p = self.session.position
        options: list[tuple[Level | None, str]] = [(None, tr("Person"))]
        options += [(level, tr(LEVEL_WORDS[level])) for level in LEVELS]
        badge = Box(row.x + 4, row.y + 5, 48, 48)

        def draw(surface: pygame.Surface, box: Box) -> None:
            draw_badge(surface, self.ctx, p, seat, box)

        stepper = Box(row.x + 62, row.y, row.w - 62, row.h)
        cpu = p.seat(seat).cpu
        note = temper_words(self.session.setup, seat) if cpu else pads.pad_words(self.ctx, p, seat)
        button = self.ctx.bindings.cap("primary", "pad")
        takes = seat in pads.seats(p) and self.ctx.inputs.pads > 1
        tip = tr("{button} on a gamepad takes this seat for it.", button=button) if takes else ""
        return [
            Drawing(badge, draw),
            Stepper(f"seat_{seat}", stepper, p.seat(seat).name, options, cpu, self._hand_to(seat), note=note, tip=tip),
        ]

    def handle(self, action: Action) -> Next:
        """A gamepad may take the seat that has the focus."""
        focus = self.panel.focus.key if self.panel.focus else ""
        if isinstance(action, Do) and action.name == "primary" and focus.startswith("seat_"):
            if pads.take_place(self.ctx, self.session.position, action, int(focus.removeprefix("seat_"))):
                self.ctx.sound.play("click")
                self.rebuild()
            return STAY
        return super().handle(action)

    def _hand_to(self, seat: int) -> Callable[[Level | None], None]:
        def hand(cpu: Level | None) -> None:
            self.session.act(Control(self._speaker(), seat, cpu))
            self.rebuild()

        return hand

    def _set_pace(self, pace: Pace) -> None:
        self.session.act(SetPace(self._speaker(), pace))
        self.ctx.settings.cpu_pace = pace

    def _speaker(self) -> int:
        """The person who says it: the first one at the table."""
        seats = self.session.match.state.seats
        return next((index for index, seat in enumerate(seats) if seat.human), 0)
