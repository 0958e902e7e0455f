"""The scene in which a match is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

import levels
from scenes.draft import Draft
from scenes.i18n import ntr, tr
from scenes.layer import Layer
from scenes.overlays.help import Help
from scenes.scene import Next, Pop, Push, Replace
from scenes.setup.board_card import BoardCard
from scenes.setup.rules_card import RulesCard
from scenes.setup.seats_card import SeatsCard
from scenes.stage import draw_stage
from scenes.starting import begin, pace_of, seed_of
from scenes.ui.actions import Action, Do
from scenes.ui.layout import columns, inset, rows
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_WIDEST, _TALLEST = 1560.0, 790.0
_SHARES = (0.23, 0.43, 0.34)
"""Of the width: for the board, the seats, the rules."""


class SetUp(PanelScene):
    """Three cards side by side: the board, the seats, the rules. What was chosen is there again the next time."""

    first = "start"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._still = Layer(ctx)
        levels.look_in(ctx.place)
        self.draft = Draft.from_table(ctx.settings.last_setup, levels.names())
        if not ctx.settings.last_setup and ctx.settings.calm_auctions:
            self.draft.switches["live_auctions"] = False
        self.board = BoardCard(ctx, self.draft, self.rebuild)
        self.cards = self.board, SeatsCard(ctx, self.draft, self.rebuild), RulesCard(ctx, self.draft, self.rebuild)

    def build(self) -> Sequence[Widget]:
        """Head, three cards, and the way on."""
        view = self.ctx.view
        whole = inset(view.box, max(36.0, (view.width - _WIDEST) / 2), max(26.0, (view.height - _TALLEST) / 2))
        head, body, foot = rows(whole, (52, 1, 66), 16)
        boxes = columns(body, _SHARES, 18)
        theme = self.ctx.theme
        return [
            Label(tr("New game"), head, 40, colour=theme.lamp, face="display", shadow=theme.ink),
            *(Card(box, opacity=0.92) for box in boxes),
            *(w for card, box in zip(self.cards, boxes, strict=True) for w in card.widgets(inset(box, 20))),
            *self._foot(foot),
        ]

    def _foot(self, box: Box) -> list[Widget]:
        problem = self.draft.problem()
        back, _, start = columns(box, (200, 1, 420), 20)
        people = sum(seat.who == "person" for seat in self.draft.playing)
        cpus = len(self.draft.playing) - people
        note = " · ".join([ntr("{n} person", "{n} people", people), ntr("{n} CPU", "{n} CPUs", cpus)])
        return [
            Button("back", back, tr("Back"), self.back, hot="back", size=22),
            Button(
                "start", start, tr("Start"), self._start, kind="primary", size=26, note=note, hot="primary",
                enabled=problem is None, why=tr(problem) if problem else "",
            ),
        ]  # fmt: skip

    def _start(self) -> Next:
        self._remember()
        edition = levels.load(self.draft.edition)
        return Replace(begin(self.ctx, self.draft.setup(edition, seed_of(self.ctx), pace_of(self.ctx))))

    def _remember(self) -> None:
        self.ctx.settings.last_setup = self.draft.to_table()
        self.ctx.save()

    def handle(self, action: Action) -> Next:
        """The help key opens the rules of the edition chosen, with the house rules as they are."""
        if isinstance(action, Do) and action.name == "help":
            return Push(Help(self.ctx, levels.load(self.draft.edition), self.draft.rules()))
        return super().handle(action)

    def update(self, dt: float) -> Next:
        """Let the picture live."""
        self.board.seconds += dt
        return super().update(dt)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Evening light."""
        name = self.draft.edition
        self._still.draw(surface, name, lambda picture: draw_stage(picture, self.ctx, levels.load(name), "table"))

    def back(self) -> Next:
        """To the title; the choices stay."""
        self._remember()
        return Pop()
