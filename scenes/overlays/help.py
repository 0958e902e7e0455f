"""How to play: topics on the left, searched as one types, and the text of one on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import levels
from game.edition import Edition, Rules
from scenes.draft import Draft
from scenes.guide import NO_SWITCHES, Topic, topics
from scenes.i18n import tr
from scenes.overlays.frame import Overlay
from scenes.overlays.help_picture import Vignette
from scenes.scene import Next
from scenes.ui.layout import columns, inset
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Field, Label, Scroll, Stepper, Widget
from scenes.ui.widgets.button import Kind

if TYPE_CHECKING:
    from scenes.context import Context

_ROW, _CHOICE = 42.0, 46.0


class Help(Overlay):
    """The rules of an edition; `topic` is the one to open: a phase ("jail") or "square_12".

    Without an edition, those of the last set-up, and there is a choice of editions.
    """

    width, height = 1080.0, 640.0

    def __init__(
        self, ctx: Context, edition: Edition | None = None, rules: Rules | None = None, topic: str = "aim"
    ) -> None:
        super().__init__(ctx)
        self.panel.catcher = "search"
        draft = Draft.from_table(ctx.settings.last_setup, levels.names())
        self.free = edition is None
        self.edition = edition or levels.load(draft.edition)
        if self.free and ctx.settings.last_setup:
            rules = draft.rules()
        # Before the first set-up: what it begins with
        self.rules = rules or replace(NO_SWITCHES, live_auctions=not ctx.settings.calm_auctions)
        self.words = ""
        self.topic = topic
        self.first = f"topic_{topic}"

    def title(self) -> str:
        """How to play, and what."""
        return tr("How to play {edition}", edition=self.edition.title)

    def found(self) -> list[Topic]:
        """The topics that hold what is searched for, those that are called so first."""
        held = [topic for topic in topics(self.edition, self.rules) if topic.holds(self.words)]
        return sorted(held, key=lambda topic: not topic.called(self.words)) if self.words else held

    def content(self, room: Box) -> Sequence[Widget]:
        """Search field and list on the left, the open topic on the right."""
        left, right = columns(room, (360, 1), 26)
        found = self.found()
        opened = next((topic for topic in found if topic.key == self.topic), found[0] if found else None)
        field = Box(left.x, left.y, left.w, 46)
        choice = [self._chooser(Box(left.x, field.bottom + 8, left.w, _CHOICE))] if self.free else []
        top = (choice[0].box.bottom if choice else field.bottom) + 12
        listed = Box(left.x, top, left.w, left.bottom - top)
        return [
            Field("search", field, self.words, self._search, hint=tr("Search the rules"), most=30),
            *choice,
            Scroll("topics", listed, [self._line(topic, index, listed) for index, topic in enumerate(found)]),
            *self._page(opened, right),
        ]

    def _chooser(self, box: Box) -> Widget:
        """Which edition to read about."""
        options = [(name, levels.load(name).title) for name in levels.names()]
        return Stepper("edition", box, "", options, self.edition.id, self._choose_edition)

    def _choose_edition(self, name: str) -> None:
        self.edition = levels.load(name)
        self.rebuild()

    def _line(self, topic: Topic, index: int, listed: Box) -> Widget:
        box = Box(listed.x + 5, listed.y + 5 + index * (_ROW + 5), listed.w - 26, _ROW)
        kind: Kind = "primary" if topic.key == self.topic else "plain"
        return Button(
            f"topic_{topic.key}", box, topic.title, lambda: self._open(topic.key), kind=kind, align="left", size=18
        )

    def update(self, dt: float) -> Next:
        """With keys or a pad a topic opens as soon as it has the focus, so that one can leaf through."""
        focus = self.panel.focus
        if focus and self.ctx.inputs.device != "mouse" and focus.key.startswith("topic_"):
            key = focus.key.removeprefix("topic_")
            if key != self.topic:
                self._open(key)
        return super().update(dt)

    def _open(self, key: str) -> None:
        self.topic = key
        self.rebuild()

    def _search(self, words: str) -> None:
        self.words = words
        if words and (found := self.found()):
            self.topic = found[0].key
        self.rebuild()

    def _page(self, topic: Topic | None, box: Box) -> list[Widget]:
        theme, text = self.ctx.theme, self.ctx.text
        inner = inset(box, 28, 22)
        page: list[Widget] = [Card(box, theme.paper, shadow=8)]
        if topic is None:
            page.append(Label(tr("Nothing is said about that."), inner, 20, colour=theme.ink, align="center", lines=2))
            return page
        page.append(Label(topic.title, Box(inner.x, inner.y, inner.w, 40), 30, colour=theme.ink, face="display"))
        size, y = self._size(topic, inner), inner.y + 56
        for paragraph in topic.paragraphs:
            tall = text.height(paragraph, inner.w, size) + 6
            page.append(
                Label(paragraph, Box(inner.x, y, inner.w, tall), size, colour=theme.ink, valign="top", lines=12)
            )
            y += tall + 10
        below = Box(inner.x, y + 8, inner.w, inner.bottom - y - 8)
        if Vignette.fits(below):
            page.append(Vignette(below, self.edition, topic.key))
        return page

    def _size(self, topic: Topic, inner: Box) -> float:
        """The largest size at which all paragraphs find room."""
        size = 21.0
        while size > 12 and self._tall(topic, inner.w, size) > inner.h - 60:
            size -= 0.5
        return size

    def _tall(self, topic: Topic, width: float, size: float) -> float:
        return sum(self.ctx.text.height(paragraph, width, size) + 16 for paragraph in topic.paragraphs)
