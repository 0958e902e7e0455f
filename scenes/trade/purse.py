"""Money and keys on the table: a sum to step and to type, and a chip of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes.scene import STAY, Next
from scenes.telling import price
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.theme import mix
from scenes.ui.view import Box
from scenes.ui.widgets import OnPress, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_FAST = 8
"""Steps in a row after which they grow tenfold."""
_PAUSE = 0.5
"""Seconds without a step after which they are small again."""


class Sum(Widget):
    """An amount from 0 to `most`: left and right step it (ten times as much when held), digits type it.

    Without `changes` it only shows. `on_enter` is called when accept says that it is done.
    """

    typing = True
    silent = True

    def __init__(
        self,
        key: str,
        box: Box,
        p: Position,
        value: int,
        most: int,
        step: int,
        on_change: Callable[[int], None],
        *,
        label: str = "",
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        changes: bool = True,
        on_enter: OnPress | None = None,
    ) -> None:
        super().__init__(key, box, enabled=enabled and changes and most > 0, why=why, tip=tip)
        self.p, self.value, self.most, self.stride, self.label = p, value, most, step, label
        self.changes, self._on_enter = changes, on_enter
        self._on_change = on_change
        self._typed: str | None = None
        self._run, self._rest = 0, 1.0

    def adopt(self, old: Widget) -> None:
        """Go on typing and stepping."""
        super().adopt(old)
        if isinstance(old, Sum):
            self._typed = old._typed if old.value == self.value else None
            self._run, self._rest = old._run, old._rest

    def leave(self) -> None:
        """Whoever comes back types a sum from its first digit."""
        self._typed = None

    def press(self, ctx: Context) -> Next:
        """The sum is as it should be."""
        return (self._on_enter() if self._on_enter else None) or STAY

    def _set(self, value: int, ctx: Context) -> Next:
        """Take a value, in whole units and within what there is."""
        unit = self.p.edition.unit
        value = max(0, min(self.most, value // unit * unit))
        if value != self.value:
            self.value = value
            ctx.sound.play("coin", 0.6)
            self._on_change(value)
        return STAY

    def step(self, by: int, ctx: Context) -> Next:
        """A step up or down; many in a row grow. From an odd sum it goes to the next round one."""
        self._run = self._run + 1 if self._rest < _PAUSE else 1
        self._rest, self._typed = 0.0, None
        stride = self.stride * (10 if self._run > _FAST else 1)
        unit = self.p.edition.unit
        if self.most < stride:
            stride = unit
        rounded = self.value // stride * stride
        if by > 0:
            return self._set(min(self.most, rounded + stride), ctx)
        return self._set(rounded - stride if rounded == self.value else rounded, ctx)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Arrows step, digits type, backspace takes the last digit back."""
        if not self.enabled:
            return None
        match action:
            case Do("left") | Edit("left"):
                return self.step(-1, ctx)
            case Do("right") | Edit("right"):
                return self.step(1, ctx)
            case Edit("backspace" | "delete"):
                return self._type((self._typed or str(self.value))[:-1], ctx)
            case Edit("home"):
                return self._set(0, ctx)
            case Edit("end"):
                return self._set(self.most, ctx)
            case Type(text, False):
                digits = "".join(char for char in text if char.isdecimal() and char.isascii())
                return self._type((self._typed or "") + digits, ctx) if digits else STAY
        return None

    def _type(self, digits: str, ctx: Context) -> Next:
        digits = digits.lstrip("0")
        if int(digits or 0) > self.most:
            digits = str(self.most)
        self._typed = digits
        return self._set(int(digits or 0), ctx)

    def point(self, action: Point, ctx: Context) -> Next | None:
        """The minus on the left, the plus on the right."""
        if action.kind != "up" or not self.box.collidepoint(action.at):
            return None
        self.held = False
        if action.x < self.box.x + self._knob:
            return self.step(-1, ctx)
        if action.x > self.box.right - self._knob:
            return self.step(1, ctx)
        return STAY

    def tick(self, dt: float, ctx: Context) -> None:
        """Let the run of steps end."""
        super().tick(dt, ctx)
        self._rest += dt

    @property
    def _knob(self) -> float:
        return min(40.0, self.box.w * 0.24)

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the well."""
        return self.box, 12.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Minus, the sum, plus."""
        theme = ctx.theme
        ctx.shapes.card(surface, ctx.view.rect(self.box), theme.panel_deep, ctx.view.px(12), lit=0)
        on = self.enabled
        for sign, x, lives in (
            ("−", self.box.x, on and self.value > 0),
            ("+", self.box.right - self._knob, on and self.value < self.most),
        ):
            tone = theme.lamp if lives else mix(theme.lamp, theme.panel_deep, 0.4)
            cell = Box(x, self.box.y, self._knob, self.box.h)
            if self.changes:
                ctx.text.draw(surface, sign, cell, 26, tone, face="display", align="center")
        ink = theme.text if self.value else mix(theme.text, theme.panel_deep, 0.5)
        room = Box(self.box.x + self._knob, self.box.y, self.box.w - 2 * self._knob, self.box.h)
        if self.label:
            upper = Box(room.x, room.y + 2, room.w, room.h * 0.38)
            ctx.text.draw(surface, self.label, upper, 13, theme.dim, align="center")
            room = Box(room.x, upper.bottom - 2, room.w, room.bottom - upper.bottom - 1)
        words = price(self.p, self.value) if self._typed is None or not focused else self._typed or "0"
        ctx.text.draw(surface, words, room, 22, ink, face="display", align="center")
        if focused and on and self._typed is not None:
            wide = min(room.w, ctx.text.width(words, 22, "display"))
            caret = Box(room.centerx + wide / 2 + 2, room.centery - 11, 2, 22)
            surface.fill(theme.lamp, ctx.view.rect(caret))


class Keys(Widget):
    """How many keys a seat gives: a press gives one more, going round."""

    def __init__(
        self, key: str, box: Box, value: int, most: int, on_change: Callable[[int], None], *, enabled: bool, why: str
    ) -> None:
        super().__init__(key, box, enabled=enabled and most > 0, why=why)
        self.value, self.most = value, most
        self._on_change = on_change

    def press(self, ctx: Context) -> Next:
        """One more, or none again."""
        self._on_change((self.value + 1) % (self.most + 1))
        return STAY

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the chip."""
        return self.box, 12.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """A key and how many."""
        theme = ctx.theme
        face = theme.panel_lit if self.value else theme.panel_deep
        ctx.shapes.card(surface, ctx.view.rect(self.box), face, ctx.view.px(12), lit=0)
        side = self.box.h - 14
        rect = ctx.view.rect(Box(self.box.x + 6, self.box.y + 7, side, side))
        picture = ctx.sprites.get("svg/key.svg", rect.size)
        if self.most:
            surface.blit(picture, rect)
        else:
            picture.set_alpha(90)
            surface.blit(picture, rect)
            picture.set_alpha(255)
        ink = theme.text if self.value else mix(theme.text, theme.panel_deep, 0.5)
        room = Box(self.box.x + side + 8, self.box.y, self.box.w - side - 12, self.box.h)
        ctx.text.draw(surface, str(self.value), room, 20, ink, face="display", align="center")
