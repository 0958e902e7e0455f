"""The results scene: ranking on the left, four pages of what happened on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.phases.ending import ranking
from scenes import people
from scenes.fairness import Origin, fresh_seed, opened_line, origin
from scenes.i18n import tr
from scenes.layer import Layer
from scenes.results import words
from scenes.results.chart import draw_chart
from scenes.results.chronicle import Chronicle
from scenes.results.confetti import Confetti
from scenes.results.dice import draw_dice
from scenes.results.heat import draw_heat
from scenes.results.highlights import Highlight, highlights
from scenes.results.places import places
from scenes.results.ranking import draw_ranking
from scenes.scene import Next, Push, Replace, Reset
from scenes.stage import draw_stage
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import columns, grid
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Tabs, Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context

SETTLED = 2.0
"""Seconds after which nothing but the confetti moves any more."""
PAGES = ("worth", "landings", "dice", "highlights")


class Results(PanelScene):
    """How a match ended and how it came to that."""

    first = "again"

    def __init__(self, ctx: Context, session: Session, page: str = PAGES[0]) -> None:
        super().__init__(ctx)
        self.session = session
        self.page = page
        p = session.position
        self.chronicle = Chronicle.of(p, session.events)
        self.ranking = list(p.state.over.ranking) if p.state.over else ranking(p)
        self.highlights: list[Highlight] = []
        theme = ctx.theme
        winners = p.state.over.winner if p.state.over else ()
        tones = [people.colour_of(ctx, p, seat) for seat in winners] * 2
        self.confetti = Confetti([*tones, theme.lamp, theme.ember, theme.good, theme.paper, theme.rose])
        self.age = self.page_age = 0.0
        self._still = Layer(ctx)
        self._origin: Origin | None = None

    def enter(self) -> None:
        """A fanfare the first time."""
        super().enter()
        if not self.age:
            self.ctx.sound.music("title")
            self.ctx.sound.play("fanfare")

    def update(self, dt: float) -> Next:
        """Bars and lines grow, paper falls."""
        self.age += dt
        self.page_age += dt
        self.confetti.advance(dt)
        return super().update(dt)

    def build(self) -> Sequence[Widget]:
        """Pages and ways on; the highlights are told anew."""
        self.highlights = highlights(self.chronicle)
        spots = places(self.ctx.view.box)
        titles = (tr("Worth"), tr("Landings"), tr("Dice"), tr("Highlights"))
        tabs = Tabs("pages", spots.tabs, list(zip(PAGES, titles, strict=True)), self.page, self._turn_to)
        return [tabs, *self._ways_on(spots.buttons)]

    def _ways_on(self, row: Box) -> list[Widget]:
        again, watch, export, title = columns(row, [0.28, 0.23, 0.2, 0.29], 14)
        known = self.session.setup is not None
        why = tr("It is not known how this match was set up.")
        kept = "" if self._kept() else tr("This match was not kept.")
        return [
            Button(
                "again", again, tr("Rematch"), self._rematch, kind="primary", size=24, hot="primary", enabled=known,
                why=why,
            ),
            Button("watch", watch, tr("Watch again"), self._watch, size=20, enabled=known, why=why),
            Button("export", export, tr("Export"), self._export, size=20, enabled=not kept, why=kept),
            Button("title", title, tr("Back to the title"), self.back, size=20, hot="back"),
        ]  # fmt: skip

    def _kept(self) -> str:
        """The id under which the match is kept, "" if it is not."""
        current = self.ctx.store.current if self.ctx.store else None
        return current.id if current and current.session is self.session else ""

    def _watch(self) -> Next | None:
        """The match once more, from its first turn."""
        from scenes.replay import watch_so_far

        return watch_so_far(self.ctx, self.session)

    def _export(self) -> Next:
        """The match as a file."""
        from scenes.store import StoreError

        assert self.ctx.store is not None
        try:
            title, text = tr("Exported"), tr("Exported to {file}", file=self.ctx.store.export(self._kept()))
        except StoreError as trouble:
            title, text = tr("That did not work"), trouble.told()
        return Push(Dialog(self.ctx, title, text, [Answer(tr("Go on"))]))

    def _turn_to(self, page: str) -> None:
        self.page, self.page_age = page, 0.0
        self.rebuild()

    def _rematch(self) -> Next | None:
        """The same table, other dice."""
        from scenes.starting import begin

        setup = self.session.setup
        return Replace(begin(self.ctx, replace(setup, seed=fresh_seed()))) if setup else None

    def back(self) -> Next:
        """To the title."""
        from scenes.title import Title

        return Reset(Title(self.ctx))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Title, ranking and the page that is open; once all has come to rest, all of it is one picture."""
        settled = self.age > SETTLED and self.page_age > SETTLED

        def paint(picture: pygame.Surface) -> None:
            self._draw_still(picture)
            if settled:
                self._draw_moving(picture)

        self._still.draw(surface, self.page if settled else None, paint)
        if not settled:
            self._draw_moving(surface)

    def _draw_still(self, surface: pygame.Surface) -> None:
        ctx, p, spots, theme = self.ctx, self.session.position, places(self.ctx.view.box), self.ctx.theme
        draw_stage(surface, ctx, p.edition, "table")
        ctx.text.draw(
            surface, words.title(p), spots.title, 50, theme.lamp, face="display", align="center", shadow=theme.ink
        )
        ctx.text.draw(surface, words.reason(p), spots.reason, 21, theme.paper, align="center")
        ctx.shapes.card(
            surface, ctx.view.rect(spots.page), theme.panel, ctx.view.px(22), opacity=0.96, bottom=theme.panel_deep,
            shadow=ctx.view.px(12),
        )  # fmt: skip

    def _draw_moving(self, surface: pygame.Surface) -> None:
        """What grows at first."""
        spots = places(self.ctx.view.box)
        out = self.chronicle.out
        draw_ranking(surface, self.ctx, self.session.position, self.ranking, out, spots.ranking, self.age)
        self._draw_page(surface, spots.content)

    def _draw_page(self, surface: pygame.Surface, box: Box) -> None:
        ctx, chronicle = self.ctx, self.chronicle
        match self.page:
            case "worth":
                draw_chart(surface, ctx, chronicle, box, self.page_age)
            case "landings":
                draw_heat(surface, ctx, chronicle, box)
            case "dice":
                draw_dice(surface, ctx, chronicle, box, self.page_age, self.proof())
            case _:
                self._draw_highlights(surface, box)

    def proof(self) -> list[str]:
        """Where the dice came from, checked against the seed; nothing when the seed is not known."""
        setup = self.session.setup
        if setup is None:
            return []
        self._origin = self._origin or origin(setup.seed, self.session.events)
        return [self._origin.told(), opened_line(setup.seed)]

    def _draw_highlights(self, surface: pygame.Surface, box: Box) -> None:
        ctx = self.ctx
        if not self.highlights:
            ctx.text.draw(surface, tr("It was over before anything happened."), box, 20, ctx.theme.dim, align="center")
        tall = min(150.0, (box.h - 24) / 3)
        for highlight, cell in zip(self.highlights, grid(box, len(self.highlights), 2, 12, tall), strict=True):
            self._draw_highlight(surface, highlight, cell)

    def _draw_highlight(self, surface: pygame.Surface, highlight: Highlight, box: Box) -> None:
        ctx, theme = self.ctx, self.ctx.theme
        ctx.shapes.card(surface, ctx.view.rect(box), theme.paper, ctx.view.px(14), shadow=ctx.view.px(6), lit=0)
        side = min(64.0, box.h - 40)
        icon = Box(box.x + 14, box.y + 14, side, side)
        rect = ctx.view.rect(icon)
        tone = people.colour_of(ctx, self.session.position, highlight.seat or 0)
        surface.blit(ctx.sprites.get(highlight.icon, rect.size, "#{:02x}{:02x}{:02x}".format(*tone)), rect)
        right = Box(icon.right + 12, box.y + 8, box.right - icon.right - 24, 30)
        ctx.text.draw(surface, highlight.title, right, 19, theme.ink, face="display")
        body = Box(right.x, right.bottom, right.w, box.bottom - right.bottom - 10)
        ctx.text.draw(surface, highlight.words, body, 18, theme.ink, valign="top", lines=4)
        if highlight.seat is not None:
            badge = Box(icon.x + side * 0.55, icon.bottom - side * 0.28, side * 0.52, side * 0.52)
            people.draw_badge(surface, ctx, self.session.position, highlight.seat, badge, shadow=False)

    def draw(self, surface: pygame.Surface) -> None:
        """All of it, and paper falling before it."""
        super().draw(surface)
        self.confetti.draw(surface, self.ctx)
