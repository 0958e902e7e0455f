"""A line at the top of the window for what has to be told whatever scene is on: a full disk, a file set aside."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pygame

from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.i18n import Saying

SECONDS = 7.0
"""How long a line stays."""
_FADE = 0.3


class Notice:
    """Shows the store's news one after the other; they stop nothing and ask nothing."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._lines: deque[Saying] = deque()
        self._age = 0.0

    @property
    def line(self) -> str:
        """What is being told, "" if nothing is."""
        return str(self._lines[0]) if self._lines else ""

    def draw(self, surface: pygame.Surface, dt: float) -> None:
        """Let `dt` seconds pass and draw the line, if there is one."""
        if self.ctx.store:
            self._lines.extend(self.ctx.store.news())
        if not self._lines:
            return
        self._age += dt
        if self._age > SECONDS:
            self._age = 0.0
            self._lines.popleft()
        else:
            self._draw_line(surface, self.line)

    def _draw_line(self, surface: pygame.Surface, line: str) -> None:
        view, theme = self.ctx.view, self.ctx.theme
        opacity = max(0.0, min(1.0, self._age / _FADE, (SECONDS - self._age) / _FADE))
        width = min(view.width - 48, self.ctx.text.width(line, 18, "bold") + 60)
        tall = 44.0 if width < view.width - 48 else 64.0
        box = Box((view.width - width) / 2, 12 - (1 - opacity) * 20, width, tall)
        rect = view.rect(box)
        self.ctx.shapes.card(surface, rect, theme.ink, view.px(14), opacity=0.94 * opacity, shadow=view.px(10))
        room = Box(box.x + 22, box.y, box.w - 44, box.h)
        self.ctx.text.draw(surface, line, room, 18, theme.lamp, face="bold", align="center", lines=2, opacity=opacity)
