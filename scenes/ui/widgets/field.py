"""A line of text to type into, with the system's input method; letters on screen for those without keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.scene import STAY, Next, Push
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context


_COUNT = 12.0
"""Size of the count in a full field."""
_REFUSES = 0.8
"""Seconds for which the count is lit after something was too much."""


class Field(Widget):
    """Text of at most `most` characters; `on_change` is told after every change. A full field counts them, and what
    is too much for it is refused.

    Accept with a gamepad, or a click on the letters sign at its end, opens letters on screen.
    """

    typing = True

    def __init__(
        self,
        key: str,
        box: Box,
        text: str,
        on_change: Callable[[str], None],
        *,
        hint: str = "",
        most: int = 24,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        size: float = 18,
    ) -> None:
        super().__init__(key, box, enabled=enabled, why=why, tip=tip)
        self.text, self.hint, self.most, self.size = text, hint, most, size
        self.caret = len(text)
        self._composing = ""
        self._on_change = on_change
        self._blink = 0.0
        self._refusing = 0.0

    def adopt(self, old: Widget) -> None:
        """Keep the caret."""
        super().adopt(old)
        if isinstance(old, Field):
            self.caret = min(old.caret, len(self.text))
            self._refusing = old._refusing

    @property
    def full(self) -> bool:
        """Whether not a letter more has room."""
        return len(self.text) >= self.most

    @property
    def refusing(self) -> bool:
        """Whether something was too much just now."""
        return self._refusing > 0

    def refuse(self, ctx: Context) -> None:
        """It was too much: a sound, and the count lights up for a moment."""
        self._refusing = _REFUSES
        ctx.sound.play("refused")

    def _set(self, text: str, caret: int) -> Next:
        self.text, self.caret = text[: self.most], min(caret, self.most)
        self._blink = 0.0
        self._on_change(self.text)
        return STAY

    def press(self, ctx: Context) -> Next:
        """With keys, done; without, letters on screen."""
        return STAY if ctx.inputs.device == "keys" else self.open_letters(ctx)

    def open_letters(self, ctx: Context) -> Next:
        """Letters on screen to type with."""
        from scenes.ui.letters import Letters

        return Push(Letters(ctx, self.text, self.most, self._replace))

    def _replace(self, text: str) -> None:
        self._set(text, len(text))

    def empty(self) -> None:
        """Begin anew."""
        if self.text:
            self._set("", 0)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Typing and editing; up, down and tab leave it."""
        if not self.enabled:
            return None
        match action:
            case Type(text, True):
                self._composing = text
                return STAY
            case Type(text):
                self._composing = ""
                return self._write(ctx.text.writable(text), ctx)
            case Edit(key):
                return self._edit(key)
        return None

    def _write(self, typed: str, ctx: Context) -> Next:
        """As much as has room; what stands there already stays."""
        fits = typed[: max(0, self.most - len(self.text))]
        if fits != typed:
            self.refuse(ctx)
        if not fits:
            return STAY
        return self._set(self.text[: self.caret] + fits + self.text[self.caret :], self.caret + len(fits))

    def _edit(self, key: str) -> Next:
        at, text = self.caret, self.text
        if key == "backspace":
            return self._set(text[: max(0, at - 1)] + text[at:], max(0, at - 1))
        if key == "delete":
            return self._set(text[:at] + text[at + 1 :], at)
        self.caret = {"home": 0, "end": len(text), "left": max(0, at - 1), "right": min(len(text), at + 1)}[key]
        self._blink = 0.0
        return STAY

    @property
    def _sign(self) -> Box:
        return Box(self.box.right - 38, self.box.y, 34, self.box.h)

    def point(self, action: Point, ctx: Context) -> Next | None:
        """A click puts the caret there; on the sign it opens the letters."""
        if action.kind != "up" or not self.enabled:
            return None
        self.held = False
        if self._sign.collidepoint(action.at):  # a mouse that is used shows the sign
            return self.open_letters(ctx)
        widths = [ctx.text.width(self.text[:n], self.size, "bold") for n in range(len(self.text) + 1)]
        reach = action.x - self.box.x - 14
        self.caret = min(range(len(widths)), key=lambda n: abs(widths[n] - reach))
        return STAY

    def tick(self, dt: float, ctx: Context) -> None:
        """Let the caret blink."""
        super().tick(dt, ctx)
        self._blink = (self._blink + dt) % 1.0
        self._refusing -= dt

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the field."""
        return self.box, 10.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The well, the text with its caret, and the sign for letters on screen."""
        theme = ctx.theme
        ctx.shapes.card(surface, ctx.view.rect(self.box), theme.panel_deep, ctx.view.px(10), lit=0)
        signed = ctx.inputs.device != "keys" and self.focusable
        room = Box(self.box.x + 14, self.box.y, self.box.w - (56 if signed else 28), self.box.h)
        if focused and self.enabled and self.full:
            room.w -= self._draw_count(surface, ctx, room)
        shown = self.text[: self.caret] + self._composing + self.text[self.caret :]
        if shown:
            ctx.text.draw(surface, shown, room, self.size, theme.text if self.enabled else theme.dim, face="bold")
        else:
            ctx.text.draw(surface, self.hint, room, self.size, theme.dim)
        if focused and self.enabled:
            self._draw_caret(surface, ctx, room, shown)
        if signed:
            ctx.shapes.picture(surface, ctx.view.rect(Box(self._sign.x + 4, self.box.centery - 12, 24, 24)), _KEYS)

    def _draw_count(self, surface: pygame.Surface, ctx: Context, room: Box) -> float:
        """At the end: how many letters there are of how many; gives the width that it takes."""
        words = f"{len(self.text)}/{self.most}"
        wide = ctx.text.width(words, _COUNT, "bold") + 2
        box = Box(room.right - wide + 6, room.y, wide, room.h)
        tone = ctx.theme.ember if self.refusing else ctx.theme.dim
        ctx.text.draw(surface, words, box, _COUNT, tone, face="bold", align="right")
        return wide

    def _draw_caret(self, surface: pygame.Surface, ctx: Context, room: Box, shown: str) -> None:
        whole = ctx.text.width(shown, self.size, "bold") or 1.0
        squeeze = min(1.0, room.w / whole)
        before = ctx.text.width(shown[: self.caret + len(self._composing)], self.size, "bold")
        caret = ctx.view.rect(Box(room.x + before * squeeze, room.centery - 11, 2, 22))
        if self._blink < 0.55:
            surface.fill(ctx.theme.lamp, caret)
        pygame.key.set_text_input_rect(caret)


_KEYS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="1" y="5" width="22" height="14" rx="3" '
    'fill="#5b4f94"/><g fill="#fff3df">'
    + "".join(f'<rect x="{x}" y="{y}" width="2.4" height="2.4" rx="0.6"/>' for y in (8, 11.4) for x in (4, 8, 12, 16.2))
    + '<rect x="7" y="15" width="10" height="2" rx="0.6"/></g></svg>'
)
