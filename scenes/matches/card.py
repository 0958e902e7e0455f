"""The card of one match: its name, who plays, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.i18n import Saying, tr
from scenes.matches.words import day, edition_title, how_far, origin_words
from scenes.overlays.frame import Overlay
from scenes.people import LEVEL_WORDS, draw_look
from scenes.scene import Next, Pop, Push, Replace, Reset
from scenes.store import Kept, Store, StoreError
from scenes.store.library import LONGEST_NAME, KeptSeat
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import columns, grid, rows
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Drawing, Field, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context

Say = Callable[[Saying], None]


class MatchCard(Overlay):
    """What it says last (`say`) is shown by the list below."""

    width, height = 860.0, 520.0

    def __init__(self, ctx: Context, kept: Kept, say: Say) -> None:
        super().__init__(ctx)
        self.kept, self.say = kept, say
        self.name = kept.name
        self.first = "restore" if kept.deleted else "results" if kept.ended is not None else "resume"

    @property
    def store(self) -> Store:
        """Where matches are kept."""
        assert self.ctx.store is not None
        return self.ctx.store

    def title(self) -> str:
        """The edition."""
        return edition_title(self.kept.edition) or tr("A match")

    def content(self, room: Box) -> Sequence[Widget]:
        """Name, facts, seats, buttons."""
        name, facts, seats, buttons = rows(room, (50, 28, 1, 130), 12)
        theme = self.ctx.theme
        label, field = columns(name, (120, 1), 12)
        return [
            Label(tr("Name"), label, 19, face="bold"),
            Field("name", field, self.name, self._named, hint=tr("Name of the match"), most=LONGEST_NAME, size=20),
            Label(self._facts(), facts, 17, colour=theme.dim),
            *self._seats(seats),
            *self._buttons(buttons),
        ]

    def _facts(self) -> str:
        parts = (how_far(self.kept), origin_words(self.kept), tr("last played {day}", day=day(self.kept.played) or "—"))
        return " · ".join(part for part in parts if part)

    def _seats(self, room: Box) -> list[Widget]:
        boxes = grid(room, len(self.kept.seats), 3, 10, height=min(64.0, (room.h - 10) / 2)) if self.kept.seats else []
        return [Drawing(box, self._painter(seat)) for seat, box in zip(self.kept.seats, boxes, strict=True)]

    def _painter(self, seat: KeptSeat) -> Callable[[pygame.Surface, Box], None]:
        def paint(surface: pygame.Surface, box: Box) -> None:
            side = min(box.h, 52.0)
            badge = Box(box.x, box.centery - side / 2, side, side)
            draw_look(surface, self.ctx, self.ctx.theme.seat(seat.colour), seat.token, badge)
            words = tr(LEVEL_WORDS[seat.cpu]) if seat.cpu in LEVEL_WORDS else tr("Person")
            room = Box(badge.right + 10, box.y, box.right - badge.right - 12, box.h)
            upper, lower = rows(room, (0.55, 0.45))
            theme = self.ctx.theme
            tint = theme.seat(seat.colour).colour
            self.ctx.text.draw(surface, seat.name, upper, 20, tint, face="display", valign="bottom")
            self.ctx.text.draw(surface, words, lower, 15, theme.dim, valign="top")

        return paint

    def _buttons(self, room: Box) -> list[Widget]:
        kept = self.kept
        boxes = grid(room, 4, 2, 12)
        sound = tr("It cannot be read.") if not kept.readable else ""
        watch = Button("watch", boxes[1], tr("Watch again"), self._watch, size=20, enabled=not sound, why=sound)
        if kept.deleted:
            return [
                Button("restore", boxes[0], tr("Put back"), self._put_back, kind="primary", size=20),
                watch,
                Button("purge", boxes[3], tr("Delete for good"), self._ask_purge, kind="danger", size=20),
            ]
        key, words, do = ("resume", tr("Continue"), self._resume)
        if kept.ended is not None:
            key, words, do = ("results", tr("Results"), self._results)
        return [
            Button(key, boxes[0], words, do, kind="primary", size=20, enabled=not sound, why=sound),
            watch,
            Button("export", boxes[2], tr("Export as a file"), self._export, size=20, enabled=not sound, why=sound),
            Button("delete", boxes[3], tr("Delete"), self._delete, size=20, tip=tr("It goes into the bin first.")),
        ]

    def _named(self, name: str) -> None:
        self.name = name

    # What the buttons do.

    def _resume(self) -> Next:
        from scenes.starting import resume

        return self._try(lambda: Reset(resume(self.ctx, self.kept.id)))

    def _results(self) -> Next:
        from scenes.results import Results

        return self._try(lambda: Replace(Results(self.ctx, self.store.restored(self.kept.id).session)))

    def _watch(self) -> Next:
        from scenes.replay import watch

        return self._try(lambda: Replace(watch(self.ctx, self.store.restored(self.kept.id).record)))

    def _export(self) -> Next:
        def export() -> Next:
            path = self.store.export(self.kept.id)
            self.say(Saying(lambda: tr("Exported to {file}", file=path)))
            return Pop()

        return self._try(export)

    def _delete(self) -> Next:
        def delete() -> Next:
            self.store.delete(self.kept.id)
            self.say(Saying(lambda: tr("“{name}” is in the bin, and can be put back from there.", name=self.kept.name)))
            return Pop()

        return self._try(delete)

    def _put_back(self) -> Next:
        def put_back() -> Next:
            self.store.put_back(self.kept.id)
            self.say(Saying(lambda: tr("“{name}” is back.", name=self.kept.name)))
            return Pop()

        return self._try(put_back)

    def _ask_purge(self) -> Next:
        def purge() -> Next:
            self.store.purge(self.kept.id)
            self.say(Saying(lambda: tr("“{name}” is gone.", name=self.kept.name)))
            return Pop()

        answers = [Answer(tr("Delete for good"), lambda: self._try(purge), "danger"), Answer(tr("Keep it"))]
        question = tr("There is no way back from that.")
        return Push(Dialog(self.ctx, tr("Delete this match for good?"), question, answers, focus=1))

    def _try(self, do: Callable[[], Next]) -> Next:
        """Keep the name, do it, and say what went wrong if something did."""
        try:
            self._keep_name()
            return do()
        except StoreError as trouble:
            return Push(Dialog(self.ctx, tr("That did not work"), trouble.told(), [Answer(tr("Back"))]))

    def _keep_name(self) -> None:
        if self.name.strip() and self.name != self.kept.name:
            self.store.rename(self.kept.id, self.name)

    def back(self) -> Next:
        """To the list; a new name is kept."""
        try:
            self._keep_name()
        except StoreError as trouble:
            self.say(trouble.saying)
        return Pop()
