"""The hall of fame: three records, and everyone's wins, for an edition and an ending."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.reading import ReadError
from game.refusal import _
from scenes.hall.career import CareerCard
from scenes.hall.row import TALL, CareerRow
from scenes.i18n import SILENCE, money, ntr, number, tr
from scenes.layer import Layer
from scenes.matches.words import edition_title
from scenes.scene import Push
from scenes.stage import draw_stage
from scenes.store import StoreError
from scenes.store.hall import Best, Career, Finished, best, careers
from scenes.store.restore import edition_of
from scenes.ui.layout import columns, inset, rows
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Drawing, Label, Scroll, Stepper, Widget

if TYPE_CHECKING:
    from scenes.context import Context

ENDINGS = {"last": _("To the last one standing"), "timed": _("Timed"), "speed": _("Speed game")}
"""Ways a match can be set up to end."""

REASONS = {
    "last_standing": _("the last one standing"),
    "time": _("time ran out"),
    "first_bankruptcy": _("first bankruptcy"),
    "agreed": _("ended by agreement"),
    "stalemate": _("nothing moved any more"),
}
"""Why a match ended."""

_WIDEST = 1240.0


class Hall(PanelScene):
    """`edition` and `ending` None take all together; money is told only of one edition, for no two are alike."""

    first = "edition"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._still = Layer(ctx)
        self.matches: list[Finished] = []
        self.trouble = SILENCE
        self.edition: str | None = None
        self.ending: str | None = None
        self._look()

    def _look(self) -> None:
        try:
            self.matches = self.ctx.store.finished() if self.ctx.store else []
        except StoreError as trouble:
            self.trouble = trouble.saying
        if self.matches:
            self.edition = self.matches[-1].edition

    def chosen(self) -> list[Finished]:
        """The matches that count for what is chosen."""
        return [
            match
            for match in self.matches
            if self.edition in (None, match.edition) and self.ending in (None, match.ending)
        ]

    def build(self) -> Sequence[Widget]:
        """Head, what is chosen, the records, the names."""
        view, theme = self.ctx.view, self.ctx.theme
        width = min(_WIDEST, view.width - 72)
        whole = inset(view.box, (view.width - width) / 2, 26)
        head, choice, records, body = rows(whole, (54, 48, 150, 1), 12)
        back = Box(head.right - 150, head.y + 3, 150, 46)
        edition, ending = columns(choice, (1, 1), 16)
        found = self.chosen()
        return [
            Label(tr("Hall of fame"), head, 40, colour=theme.lamp, face="display", shadow=theme.ink),
            Button("back", back, tr("Back"), self.back, hot="back"),
            Stepper("edition", edition, tr("Board"), self._editions(), self.edition, self._set_edition, share=0.7),
            Stepper("ending", ending, tr("Ending"), self._endings(), self.ending, self._set_ending, share=0.7),
            *self._records(records, best(found)),
            Card(body, opacity=0.86),
            *self._names(inset(body, 16), careers(found)),
        ]

    def _editions(self) -> list[tuple[str | None, str]]:
        played = dict.fromkeys(match.edition for match in self.matches)
        return [(None, tr("All boards")), *((name, edition_title(name)) for name in played)]

    def _endings(self) -> list[tuple[str | None, str]]:
        return [(None, tr("All endings")), *((name, tr(words)) for name, words in ENDINGS.items())]

    def _set_edition(self, edition: str | None) -> None:
        self.edition = edition
        self.rebuild()

    def _set_ending(self, ending: str | None) -> None:
        self.ending = ending
        self.rebuild()

    # Records.

    def _records(self, room: Box, records: Best) -> list[Widget]:
        boxes = columns(room, (1, 1, 1), 16)
        cards = (self._richest(records), self._turns(tr("Longest match"), records.longest),
                 self._turns(tr("Shortest match"), records.shortest))  # fmt: skip
        widgets: list[Widget] = []
        for number_, (box, (title, figure, line)) in enumerate(zip(boxes, cards, strict=True), start=1):
            widgets.append(Card(box, opacity=0.9))
            widgets.append(Drawing(Box(box.x + 14, box.y + 16, 66, box.h - 32), self._medal(number_)))
            words = Box(box.x + 92, box.y + 14, box.w - 108, box.h - 28)
            top, middle, low = rows(words, (26, 48, 1), 2)
            widgets.append(Label(title, top, 18, colour=self.ctx.theme.dim, face="bold"))
            widgets.append(Label(figure, middle, 34, colour=self.ctx.theme.lamp, face="display"))
            widgets.append(Label(line, low, 16, lines=2, valign="top"))
        return widgets

    def _medal(self, place: int) -> Callable[[pygame.Surface, Box], None]:
        def paint(surface: pygame.Surface, box: Box) -> None:
            side = min(box.w, box.h)
            rect = self.ctx.view.rect(Box(box.x, box.centery - side / 2, side, side))
            name = "svg/trophy.svg" if place == 1 else "svg/clock.svg" if place == 2 else "svg/hourglass.svg"
            surface.blit(self.ctx.sprites.get(name, rect.size), rect)

        return paint

    def _richest(self, records: Best) -> tuple[str, str, str]:
        title = tr("Best worth")
        if records.richest is None:
            return title, "—", ""
        match, seat = records.richest
        if self.edition is None:
            return title, "—", tr("Choose a board: every edition has its own money.")
        try:
            sum_ = money(edition_of(match.edition), seat.worth)
        except ReadError:
            sum_ = number(seat.worth)
        return title, sum_, seat.name

    def _turns(self, title: str, match: Finished | None) -> tuple[str, str, str]:
        if match is None:
            return title, "—", ""
        names = " & ".join(seat.name for seat in match.seats if seat.won)
        words = tr("won by {names}", names=names) + " · " + tr(REASONS.get(match.reason, match.reason))
        return title, ntr("{n} turn", "{n} turns", match.turns), words

    # Names.

    def _names(self, room: Box, found: list[Career]) -> list[Widget]:
        if not found:
            words = str(self.trouble) or tr("Nobody has got here yet: finish a match.")
            return [Label(words, room, 22, colour=self.ctx.theme.dim, align="center", lines=3)]
        boxes = [Box(room.x + 4, room.y + 4 + n * (TALL + 6), room.w - 24, TALL) for n in range(len(found))]
        pairs = enumerate(zip(found, boxes, strict=True), start=1)
        return [Scroll("names", room, [self._row(career, place, box) for place, (career, box) in pairs])]

    def _row(self, career: Career, place: int, box: Box) -> CareerRow:
        return CareerRow(box, career, place, self.best_words(career), lambda: Push(CareerCard(self.ctx, career)))

    def best_words(self, career: Career) -> str:
        """The best worth of a name, where one edition is chosen."""
        if self.edition is None:
            return ""
        try:
            return money(edition_of(self.edition), career.best)
        except ReadError:
            return number(career.best)

    def backdrop(self, surface: pygame.Surface) -> None:
        """A lamp over the names."""
        games = edition_of("games_to_go")
        self._still.draw(surface, "spot", lambda picture: draw_stage(picture, self.ctx, games, "spot"))
