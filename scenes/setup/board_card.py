"""Which board: a live picture of it, its name, and what is special about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import levels
from scenes.draft import Draft
from scenes.i18n import money, tr
from scenes.miniature import Miniature
from scenes.setup.card import ChoiceCard
from scenes.ui.layout import rows
from scenes.ui.view import Box
from scenes.ui.widgets import Drawing, Label, Stepper, Widget

if TYPE_CHECKING:
    from scenes.context import Context


class BoardCard(ChoiceCard):
    """The boards that there are, those of players too."""

    def __init__(self, ctx: Context, draft: Draft, changed: Callable[[], None]) -> None:
        super().__init__(ctx, draft, changed)
        self.miniature = Miniature(ctx, draft.edition)
        self.seconds = 0.0

    def widgets(self, box: Box) -> list[Widget]:
        """Picture, chooser and three lines on the edition."""
        names = levels.names()
        box, fault = self._fault(box)
        side = min(box.w, box.h - 170)
        picture = Box(box.centerx - side / 2, box.y, side, side)
        edition = levels.load(self.draft.edition)
        options = [(name, levels.load(name).title) for name in names]
        lines = [
            tr("{sum} each to start with", sum=money(edition, edition.start_money)),
            tr("Three dice name the tasks") if edition.task_source == "dice" else tr("Two decks of cards"),
            tr("Houses and hotels") if edition.buildings_shown == "houses" else tr("Towers that grow"),
        ]
        below = Box(box.x, picture.bottom + 14, box.w, box.bottom - picture.bottom - 14)
        chooser, *notes = rows(below, (54, *[26.0] * len(lines)), 4)
        return [
            Drawing(picture, lambda surface, at: self.miniature.draw(surface, at, self.seconds)),
            Stepper("edition", chooser, "", options, self.draft.edition, self._choose_edition),
            *(Label(words, note, 17, align="center") for words, note in zip(lines, notes, strict=True)),
            *fault,
        ]

    def _fault(self, box: Box) -> tuple[Box, list[Widget]]:
        """What is wrong with the first own board that cannot be offered, and the room that is left above it."""
        faults = [board.fault for board in levels.own() if board.fault]
        if not faults:
            return box, []
        rest, foot = rows(box, (1, 58), 8)
        words = tr("Not offered: there is a fault in its files ({fault}).", fault=faults[0])
        return rest, [Label(words, foot, 15, colour=self.ctx.theme.ember, align="center", lines=3)]

    def _choose_edition(self, name: str) -> None:
        self.draft.edition = name
        self.miniature = Miniature(self.ctx, name)
        self.changed()
