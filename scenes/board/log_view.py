"""The log: what happened, newest at the bottom, each line with a spot in the colour of whom it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import events as e
from game.events import Event
from scenes.board.sentences import Teller
from scenes.people import colour_of
from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.theme import Colour
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context

MOST_LINES = 400
_SIZE = 16.0
_GAP = 5.0


@dataclass
class _Line:
    """A line of an event, or of whatever `words` gives."""

    event: Event | None
    text: str
    colour: Colour
    tall: float = 0.0
    words: Callable[[], str] | None = None


class Log:
    """The lines of one match; kept by the scene, drawn by a LogView."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines: list[_Line] = []
        self.grown = 0

    def add(self, event: Event) -> None:
        """Add an event's sentence, if it has one."""
        text = "" if self._said(event) else self.teller.tell(event)
        if not text:
            return
        self.lines.append(_Line(event, text, self._colour(event)))
        self.grown += 1
        del self.lines[:-MOST_LINES]

    def note(self, words: Callable[[], str]) -> None:
        """Add a line that is no event's; `words` gives it in the language in use."""
        self.lines.append(_Line(None, words(), self.teller.ctx.theme.dim, words=words))
        self.grown += 1

    def _said(self, event: Event) -> bool:
        """Whether the last line says it already: a deed bought by auction."""
        last = self.lines[-1].event if self.lines else None
        return isinstance(event, e.Bought) and isinstance(last, e.AuctionClosed) and last.what == event.deed

    def retell(self) -> None:
        """All lines anew, in another language or size."""
        for line in self.lines:
            line.text, line.tall = self._told(line), 0.0

    def _told(self, line: _Line) -> str:
        if line.words:
            return line.words()
        return self.teller.tell(line.event) if line.event is not None else ""

    def _colour(self, event: Event) -> Colour:
        by = event.winner[0] if isinstance(event, e.Over) else getattr(event, "by", None)
        if not isinstance(by, int) or by < 0:
            return self.teller.ctx.theme.dim
        return colour_of(self.teller.ctx, self.teller.position, by)


class LogView(Widget):
    """Shows the end of a log; wheel, or up and down while it has the focus, look back."""

    def __init__(self, box: Box, log: Log) -> None:
        super().__init__("log", box, hot="log")
        self.log = log
        self._back = Follower(0.0, 18)
        self._known = log.grown

    def adopt(self, old: Widget) -> None:
        """Stay where it was."""
        super().adopt(old)
        if isinstance(old, LogView):
            self._back = old._back

    def hot_pressed(self, name: str, ctx: Context) -> Next:
        """Its key gives it the focus; again it goes to the newest line."""
        self._back.target = 0.0
        return STAY

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Up and down scroll while there is something to see that way."""
        if isinstance(action, Do) and action.name in ("up", "down"):
            way = 60.0 if action.name == "up" else -60.0
            if 0 <= self._back.target + way <= self._most(ctx) + 30:
                self._scroll(way, ctx)
                return STAY
        return None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """The wheel."""
        if action.kind == "wheel":
            self._scroll(action.wheel * 60, ctx)
            return STAY
        return None

    def _scroll(self, by: float, ctx: Context) -> None:
        self._back.target = max(0.0, min(self._most(ctx), self._back.target + by))

    def _room(self) -> Box:
        return Box(self.box.x + 14, self.box.y + 8, self.box.w - 28, self.box.h - 16)

    def _most(self, ctx: Context) -> float:
        room = self._room()
        return max(0.0, sum(self._tall(line, room.w - 20, ctx) + _GAP for line in self.log.lines) - room.h)

    def _tall(self, line: _Line, width: float, ctx: Context) -> float:
        if not line.tall:
            line.tall = ctx.text.height(line.text, width, _SIZE)
        return line.tall

    def tick(self, dt: float, ctx: Context) -> None:
        """Glide; a new line pushes the older ones up."""
        super().tick(dt, ctx)
        if self.log.grown != self._known and self.log.lines:
            room = self._room()
            new = min(self.log.grown - self._known, 6, len(self.log.lines))
            if self._back.target < 1:
                pushed = sum(self._tall(line, room.w - 20, ctx) + _GAP for line in self.log.lines[-new:])
                self._back.value -= min(pushed, room.h)
            self._known = self.log.grown
        self._back.advance(dt)

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the whole card."""
        return self.box, 14.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The lines that can be seen, from the newest up."""
        room = self._room()
        clip = surface.get_clip()
        surface.set_clip(ctx.view.rect(room).clip(clip))
        free = max(0.0, room.h - sum(self._tall(line, room.w - 20, ctx) + _GAP for line in self.log.lines[-24:]))
        y = room.bottom + self._back.value - free
        for line in reversed(self.log.lines):
            tall = self._tall(line, room.w - 20, ctx)
            y -= tall
            if y + tall < room.top:
                break
            if y < room.bottom:
                self._line(surface, ctx, line, Box(room.x, y, room.w, tall))
            y -= _GAP
        surface.set_clip(clip)

    def _line(self, surface: pygame.Surface, ctx: Context, line: _Line, box: Box) -> None:
        spot = ctx.view.rect(Box(box.x, box.y + 6, 9, 9))
        ctx.shapes.card(surface, spot, line.colour, ctx.view.px(3), lit=0)
        words = Box(box.x + 20, box.y, box.w - 20, box.h + 2)
        ctx.text.draw(surface, line.text, words, _SIZE, ctx.theme.text, valign="top", lines=8)
