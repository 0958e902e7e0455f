"""The title: logo, menu, and a city at dusk that lives behind them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING

import pygame

import levels
from scenes.attract import Attract
from scenes.i18n import tr
from scenes.living import Living, Unhurried
from scenes.logo import Logo
from scenes.menu import Entry, MenuButton
from scenes.scene import Next, Push, Quit
from scenes.starting import quick_match, resume
from scenes.ui.actions import Action, Do
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import inset, stacked
from scenes.ui.panel_scene import PanelScene
from scenes.ui.tween import pulse
from scenes.ui.view import Box
from scenes.ui.widgets import Drawing, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.store import Kept


_BANDS = 5
"""Frames in which the city is composed once: it fills the window."""


class Title(PanelScene):
    """Where everything starts. `edition` and `seed` are those of the match beside the menu; any will do."""

    def __init__(self, ctx: Context, edition: str = "", seed: int | None = None) -> None:
        super().__init__(ctx)
        self.version = f"Trekast {version('trekast')}"
        self.attract = Attract(ctx, edition, seed)
        self.left: Kept | None = None
        self.logo = Logo(ctx)
        self._living = self._alive()
        self._city: Unhurried | None = None
        self.seconds = 0.0
        self._pictures = 0

    def enter(self) -> None:
        """A match may have been left since last time."""
        self.left = self.ctx.store.last() if self.ctx.store else None
        self.first = "continue" if self.left else "new"
        super().enter()
        self.ctx.sound.music("title")

    def rest(self) -> None:
        """City and board are painted anew on coming back."""
        self._living, self._city = self._alive(), None
        self.attract.rest()

    def _alive(self) -> Living:
        return Living(self.ctx, "title", (0.72, 0.75))

    def entries(self) -> list[Entry]:
        """The menu from the top."""
        kept = [
            Entry("matches", tr("Matches"), self._matches),
            Entry("hall", tr("Hall of fame"), self._hall),
        ] if self.ctx.store else []  # fmt: skip
        left = [Entry("continue", tr("Continue"), self._continue, self.left.name)] if self.left else []
        return [
            *left,
            Entry("new", tr("New game"), self._new),
            Entry("quick", tr("Quick game"), self._quick, tr("you and three CPUs")),
            *kept,
            Entry("settings", tr("Settings"), self._settings),
            Entry("help", tr("How to play"), self._help),
            Entry("quit", tr("Quit"), self.back),
        ]

    def build(self) -> Sequence[Widget]:
        """The logo above, the menu below it, what the keys do in the corner."""
        view, entries = self.ctx.view, self.entries()
        top = view.height * 0.085
        logo = Box(64, top, 450, 130)
        line = Box(70, logo.bottom - 10, 430, 34)
        height = 50 if len(entries) < 7 else 46
        column = Box(70, line.bottom + 26, 390, view.height - line.bottom - 26 - 40)
        boxes = stacked(column, len(entries), height, 9)
        return [
            Drawing(logo, self.logo.draw),
            Drawing(line, self._draw_line),
            Drawing(Box(view.width - 640, view.height - 40, 606, 30), self._draw_keys),
            Drawing(Box(view.width - 640, 10, 606, 30), self._draw_live),
            Label(self.version, Box(72, view.height - 34, 220, 22), 14, colour=self.ctx.theme.dim),
            *(MenuButton(entry, box, place) for place, (entry, box) in enumerate(zip(entries, boxes, strict=True))),
        ]

    def _draw_line(self, surface: pygame.Surface, box: Box) -> None:
        self._draw_pill(surface, tr("three dice, one town to own"), box, 19)

    def _draw_pill(self, surface: pygame.Surface, words: str, box: Box, size: float) -> None:
        wide = min(box.w, self.ctx.text.width(words, size, "bold") + 30)
        pill = Box(box.x, box.y, wide, box.h)
        self.ctx.shapes.pill(surface, self.ctx.view.rect(pill), self.ctx.theme.deep, 0.75)
        room = inset(pill, 15, 0)
        self.ctx.text.draw(surface, words, room, size, self.ctx.theme.paper, face="bold", align="center")

    def _draw_keys(self, surface: pygame.Surface, box: Box) -> None:
        bindings, device = self.ctx.bindings, self.ctx.inputs.device
        words = tr(
            "{accept} choose · {up} {down} move · {screen} full screen",
            accept=bindings.cap("accept", device),
            up=bindings.cap("up", device),
            down=bindings.cap("down", device),
            screen=bindings.cap("fullscreen"),
        )
        wide = min(box.w, self.ctx.text.width(words, 15, "bold") + 30)
        self._draw_pill(surface, words, Box(box.right - wide, box.y, wide, box.h), 15)

    def _draw_live(self, surface: pygame.Surface, box: Box) -> None:
        if not self.attract.shown:
            return
        title = levels.load(self.attract.edition).title
        words = tr("live: four CPUs on {edition}", edition=title)
        wide = min(box.w, self.ctx.text.width(words, 15, "bold") + 54)
        pill = Box(box.right - wide, box.y, wide, box.h)
        self.ctx.shapes.pill(surface, self.ctx.view.rect(pill), self.ctx.theme.deep, 0.75)
        room = Box(pill.x + 34, pill.y, pill.w - 46, pill.h)
        self.ctx.text.draw(surface, words, room, 15, self.ctx.theme.paper, face="bold")
        light = 1.0 if self.ctx.settings.reduced_motion else round(0.35 + 0.65 * pulse(self.seconds, 1.6), 1)
        centre = self.ctx.view.point((pill.x + 20, pill.centery))
        self.ctx.shapes.disc(surface, centre, self.ctx.view.px(6), self.ctx.theme.bad, light)

    def _continue(self) -> Next:
        from scenes.store import StoreError

        try:
            return Push(resume(self.ctx, self.left.id if self.left else ""))
        except StoreError as trouble:
            self.enter()
            return Push(Dialog(self.ctx, tr("It cannot be continued"), trouble.told(), [Answer(tr("Back"))]))

    def _quick(self) -> Next:
        return Push(quick_match(self.ctx))

    def _new(self) -> Next:
        from scenes.setup import SetUp

        return Push(SetUp(self.ctx))

    def _matches(self) -> Next:
        from scenes.matches import Matches

        return Push(Matches(self.ctx))

    def _hall(self) -> Next:
        from scenes.hall import Hall

        return Push(Hall(self.ctx))

    def _settings(self) -> Next:
        from scenes.overlays.settings import SettingsOverlay

        return Push(SettingsOverlay(self.ctx))

    def _help(self) -> Next:
        from scenes.overlays.help import Help

        return Push(Help(self.ctx))

    def handle(self, action: Action) -> Next:
        """The help key opens the rules."""
        return self._help() if isinstance(action, Do) and action.name == "help" else super().handle(action)

    def update(self, dt: float) -> Next:
        """Let the city live. The board is prepared after the first picture, before anything moves."""
        if not self.attract.ready and self._pictures:
            self.attract.prepare()
        self.seconds += dt
        self.logo.advance(dt)
        self.attract.update(dt)
        self._let_live()
        return super().update(dt)

    def _let_live(self) -> None:
        """The next band of the city; it stands still with reduced motion."""
        if self._city and not self.ctx.settings.reduced_motion:
            self._city.compose(self.seconds, self.attract.covered)

    def _picture_for(self, size: tuple[int, int]) -> pygame.Surface:
        if self._city is None or self._city.picture.get_size() != size:
            self._city = Unhurried(self._living, size, self.seconds, bands=_BANDS)
        return self._city.picture

    def backdrop(self, surface: pygame.Surface) -> None:
        """The city, and the board in front of it."""
        self._pictures += 1
        surface.blit(self._picture_for(surface.get_size()), (0, 0))
        self.attract.draw(surface)

    def back(self) -> Next:
        """Ask before leaving."""
        if not self.ctx.settings.confirm:
            return Quit()
        answers = [Answer(tr("Quit"), Quit(), "danger"), Answer(tr("Stay"))]
        return Push(Dialog(self.ctx, tr("Leave Trekast?"), "", answers))
