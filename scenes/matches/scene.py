"""All matches that are kept, on four pages: under way, finished, the bin, and files to import."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from scenes.i18n import SILENCE, Saying, tr
from scenes.layer import Layer
from scenes.matches.card import MatchCard
from scenes.matches.row import TALL, MatchRow
from scenes.scene import Next, Push
from scenes.store import Kept, Store, StoreError
from scenes.ui.layout import inset, rows
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Scroll, Tabs, Widget

if TYPE_CHECKING:
    from scenes.context import Context

Page = Literal["running", "finished", "bin", "files"]
_WIDEST = 1240.0
_FILE = 58.0


class Matches(PanelScene):
    """Shows one page at a time; a match that is pressed opens its card."""

    first = "pages"

    def __init__(self, ctx: Context, page: Page = "running") -> None:
        super().__init__(ctx)
        self._still = Layer(ctx)
        self.page: Page = page
        self.said = SILENCE
        self.kept: list[Kept] = []
        self._reading: Future[str] | None = None
        self._pool: ThreadPoolExecutor | None = None

    @property
    def store(self) -> Store:
        """Where matches are kept; whoever opens this scene has one."""
        assert self.ctx.store is not None
        return self.ctx.store

    def enter(self) -> None:
        """Look again: a card may have changed something."""
        self.look()
        super().enter()

    def look(self) -> None:
        """Ask the store what there is."""
        try:
            self.kept = self.store.matches()
        except StoreError as trouble:
            self.said = trouble.saying

    def shown(self) -> list[Kept]:
        """The matches of the page."""
        if self.page == "bin":
            return [kept for kept in self.kept if kept.deleted]
        finished = self.page == "finished"
        return [kept for kept in self.kept if not kept.deleted and (kept.ended is not None) == finished]

    def build(self) -> Sequence[Widget]:
        """Head, pages, the list, and a line for what was said last."""
        view = self.ctx.view
        width = min(_WIDEST, view.width - 72)
        whole = inset(view.box, (view.width - width) / 2, 26)
        head, pages, body, foot = rows(whole, (54, 48, 1, 34), 12)
        back = Box(head.right - 150, head.y + 3, 150, 46)
        return [
            Label(tr("Matches"), head, 40, colour=self.ctx.theme.lamp, face="display", shadow=self.ctx.theme.ink),
            Button("back", back, tr("Back"), self.back, hot="back"),
            Tabs("pages", pages, self._pages(), self.page, self._turn_to),
            Card(body, opacity=0.86),
            *self._list(inset(body, 16)),
            Label(str(self.said), foot, 17, colour=self.ctx.theme.lamp, face="bold", lines=2),
        ]

    def _pages(self) -> list[tuple[Page, str]]:
        return [
            ("running", tr("Under way")),
            ("finished", tr("Finished")),
            ("bin", tr("Bin")),
            ("files", tr("Files")),
        ]

    def _turn_to(self, page: Page) -> None:
        self.page, self.said = page, SILENCE
        self.look()
        self.rebuild()

    def _list(self, room: Box) -> list[Widget]:
        if self.page == "files":
            return self._files(room)
        found = self.shown()
        if not found:
            return [Label(self._nothing(), room, 22, colour=self.ctx.theme.dim, align="center", lines=3)]
        boxes = [Box(room.x + 4, room.y + 4 + n * (TALL + 8), room.w - 24, TALL) for n in range(len(found))]
        return [Scroll("list", room, [self._row(kept, box) for kept, box in zip(found, boxes, strict=True)])]

    def _row(self, kept: Kept, box: Box) -> MatchRow:
        return MatchRow(box, kept, lambda: Push(MatchCard(self.ctx, kept, self._told)))

    def _nothing(self) -> str:
        return {
            "running": tr("No match is under way. Every match you begin is kept here by itself."),
            "finished": tr("No match has been finished yet."),
            "bin": tr("The bin is empty. Matches you delete can be put back from here."),
        }[self.page]

    def _told(self, words: Saying) -> None:
        self.said = words

    # Files.

    def _files(self, room: Box) -> list[Widget]:
        folder = self.store.exchange
        head, body = rows(room, (58, 1), 8)
        where = tr("Exports go into this folder, and what lies in it can be imported: {folder}", folder=folder or "—")
        found = self.store.importable()
        label = Label(where, Box(head.x + 6, head.y, head.w - 12, head.h), 17, colour=self.ctx.theme.dim, lines=2)
        if not found:
            return [label, Label(tr("There are no files."), body, 22, colour=self.ctx.theme.dim, align="center")]
        boxes = [Box(body.x + 4, body.y + 4 + n * (_FILE + 8), body.w - 24, _FILE) for n in range(len(found))]
        return [label, Scroll("files", body, [self._file(path, box) for path, box in zip(found, boxes, strict=True)])]

    def _file(self, path: Path, box: Box) -> Button:
        size = tr("{n} kB", n=max(1, _size(path) // 1000))
        busy = self._reading is not None
        return Button(
            f"file_{path.name}", box, path.stem, lambda: self.take_in(path), note=tr("Import · {size}", size=size),
            align="left", enabled=not busy, why=tr("A file is being read."),
        )  # fmt: skip

    def take_in(self, path: Path) -> None:
        """Import a file, beside the frames: it is played again from start to end."""
        self._pool = self._pool or ThreadPoolExecutor(1, "import")
        self._reading = self._pool.submit(self.store.take_in, path)
        self.said = Saying(lambda: tr("Reading {file} …", file=path.name))
        self.rebuild()

    def update(self, dt: float) -> Next:
        """See whether a file has been read."""
        if self._reading and self._reading.done():
            reading, self._reading = self._reading, None
            error = reading.exception()
            if error and not isinstance(error, StoreError):
                raise error
            self.said = error.saying if isinstance(error, StoreError) else Saying(_imported)
            self.look()
            self.rebuild()
        return super().update(dt)

    def backdrop(self, surface: pygame.Surface) -> None:
        """A quiet evening."""
        from scenes.stage import draw_stage
        from scenes.store.restore import edition_of

        games = edition_of("games_to_go")
        self._still.draw(surface, "table", lambda picture: draw_stage(picture, self.ctx, games, "table"))

    def back(self) -> Next:
        """To the title."""
        if self._pool:
            self._pool.shutdown(wait=False)
        return super().back()


def _imported() -> str:
    return tr("Imported: it is among the others now.")


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
