"""What one name has done: its places from match to match as a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.hall.chart import draw_places
from scenes.i18n import ntr, number, tr
from scenes.matches.words import day, edition_title
from scenes.overlays.frame import Overlay
from scenes.store.hall import Career
from scenes.ui.layout import columns, rows
from scenes.ui.view import Box
from scenes.ui.widgets import Drawing, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context

LAST = 40
"""Matches that the chart shows, the latest ones."""


class CareerCard(Overlay):
    """Figures above, the chart below."""

    first = "back"
    width, height = 900.0, 560.0

    def __init__(self, ctx: Context, career: Career) -> None:
        super().__init__(ctx)
        self.career = career

    def title(self) -> str:
        """The name."""
        return self.career.name

    def content(self, room: Box) -> Sequence[Widget]:
        """Three figures, the chart, and the last match in words."""
        figures, chart, last = rows(room, (84, 1, 30), 12)
        career, theme = self.career, self.ctx.theme
        share = round(100 * career.won / career.played)
        told = (
            (number(career.won), ntr("win", "wins", career.won)),
            (number(career.played), ntr("match", "matches", career.played)),
            (tr("{n} %", n=share), tr("of them won")),
        )
        widgets: list[Widget] = []
        for box, (figure, words) in zip(columns(figures, (1, 1, 1), 12), told, strict=True):
            upper, lower = rows(box, (52, 1))
            widgets.append(Label(figure, upper, 40, colour=theme.lamp, face="display", align="center"))
            widgets.append(Label(words, lower, 17, colour=theme.dim, align="center", valign="top"))
        return [*widgets, Drawing(chart, self._chart), Label(self._last(), last, 16, colour=theme.dim, align="center")]

    def _last(self) -> str:
        match, place = self.career.history[-1]
        when = day(match.ended)
        words = tr("Last: place {place} of {all}, {board}", place=place.place, all=len(match.seats),
                   board=edition_title(match.edition))  # fmt: skip
        return f"{words} · {when}" if when else words

    def _chart(self, surface: pygame.Surface, box: Box) -> None:
        history = self.career.history[-LAST:]
        draw_places(surface, self.ctx, box, [(place.place, len(match.seats), place.won) for match, place in history])
