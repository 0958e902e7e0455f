"""Pause: time stands still, and everything that is not play is within reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.commands import AgreeEnd
from scenes.board.routes import to_help
from scenes.i18n import tr
from scenes.overlays.frame import Overlay
from scenes.overlays.seats import Seats
from scenes.overlays.settings import SettingsOverlay
from scenes.pads import of_seat
from scenes.scene import Next, Pop, Push, Quit, Reset
from scenes.telling import told
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import stacked
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


class Pause(Overlay):
    """The menu of a match under way."""

    first = "resume"
    width, height = 520.0, 640.0

    def __init__(self, ctx: Context, session: Session) -> None:
        super().__init__(ctx)
        self.session = session

    def title(self) -> str:
        """Paused."""
        return tr("Paused")

    def content(self, room: Box) -> Sequence[Widget]:
        """The menu."""
        entries = [
            ("resume", tr("Go on"), self.back),
            ("settings", tr("Settings"), lambda: Push(SettingsOverlay(self.ctx, "play"))),
            ("help", tr("How to play"), lambda: to_help(self.ctx, self.session)),
            ("seats", tr("Who plays"), lambda: Push(Seats(self.ctx, self.session))),
            ("watch", tr("Watch it from the start"), self._watch),
            ("end", tr("End the match now"), self._end),
            ("title", tr("Leave to the title"), self._to_title),
            ("quit", tr("Quit the game"), self._quit),
        ]
        boxes = stacked(room, len(entries), 58, 10)
        return [
            Button(key, box, words, do, kind="primary" if key == "resume" else "plain", size=22)
            for (key, words, do), box in zip(entries, boxes, strict=True)
        ]

    def _watch(self) -> Next | None:
        """The match so far, as a replay."""
        from scenes.replay import watch_so_far

        return watch_so_far(self.ctx, self.session)

    def _end(self) -> Next:
        """All people at the table must agree; they are asked one after the other."""
        return self._ask_from(self.session.persons())

    def _ask_from(self, seats: list[int]) -> Next:
        if not seats:
            return Pop()
        name = self.session.position.seat(seats[0]).name
        text = tr("{name}, shall the match end now? The richest wins. All people at the table must agree.", name=name)
        answers = [Answer(tr("End it"), lambda: self._agreed(seats), "danger"), Answer(tr("Play on"))]
        own = of_seat(self.ctx, self.session.position, seats[0])
        return Push(Dialog(self.ctx, tr("End the match now?"), text, answers, focus=1, heeds=own))

    def _agreed(self, seats: list[int]) -> Next:
        refusal = self.session.act(AgreeEnd(seats[0]))
        if refusal:
            return Push(Dialog(self.ctx, tr("Not now"), told(self.session.position, refusal), [Answer(tr("Play on"))]))
        return self._ask_from(seats[1:])

    def _to_title(self) -> Next:
        from scenes.title import Title

        leave = Reset(Title(self.ctx))
        if not self.ctx.settings.confirm:
            return leave
        text = tr("The match is kept; “Continue” takes it up again.")
        answers = [Answer(tr("Leave"), leave), Answer(tr("Play on"), Pop())]
        return Push(Dialog(self.ctx, tr("Leave to the title?"), text, answers))

    def _quit(self) -> Next:
        if not self.ctx.settings.confirm:
            return Quit()
        answers = [Answer(tr("Quit"), Quit(), "danger"), Answer(tr("Play on"), Pop())]
        return Push(Dialog(self.ctx, tr("Leave Trekast?"), "", answers))

    def back(self) -> Next:
        """Play on."""
        return Pop()
