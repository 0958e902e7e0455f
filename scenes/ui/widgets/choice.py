"""Widgets that hold a value: a switch, one of several, a number on a line, and a row of tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.theme import mix
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context

_STEP = 18.0
"""How large a stepper writes what it stands at."""

OnChange = Callable[[Any], Next | None]


class _Row(Widget):
    """A label on the left with a line of explanation below it, and something to change on the right."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on_change: OnChange,
        *,
        note: str = "",
        share: float = 0.5,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(key, box, enabled=enabled, why=why, tip=tip)
        self.label, self.note, self._share = label, note, share
        self._on_change = on_change

    def changed(self, value: Any) -> Next:
        """Tell the owner."""
        self.age_pressed = 0.0
        return self._on_change(value) or STAY

    @property
    def knob(self) -> Box:
        """The right-hand part, where the value is."""
        width = self.box.w * self._share if self.label else self.box.w
        return Box(self.box.right - width, self.box.y, width, self.box.h)

    def draw_label(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The ground, the label and the note."""
        theme = ctx.theme
        if focused:
            ctx.shapes.card(surface, ctx.view.rect(self.box), theme.panel_lit, ctx.view.px(12), lit=0, opacity=0.7)
        ink = theme.text if self.enabled else mix(theme.dim, theme.panel, 0.4)
        if not self.label:
            return
        room = Box(self.box.x + 14, self.box.y, self.box.w - self.knob.w - 24, self.box.h)
        if self.note:
            grown = min(ctx.text.step, room.h / 44)
            line, head = 18 * grown, 25 * grown
            tall = line if ctx.text.width(self.note, 14) <= room.w or room.h < head + 2 * line else 2 * line
            upper = Box(room.x, room.centery - (head + tall) / 2, room.w, head)
            lower = Box(room.x, upper.bottom, room.w, tall)
            ctx.text.draw(surface, self.label, upper, 18, ink, face="bold")
            ctx.text.draw(surface, self.note, lower, 14, theme.dim, lines=2 if tall > line else 1, valign="top")
        else:
            ctx.text.draw(surface, self.label, room, 18, ink, face="bold", lines=2)

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the row."""
        return self.box, 12.0


class Toggle(_Row):
    """On or off."""

    def __init__(self, key: str, box: Box, label: str, value: bool, on_change: OnChange, **more: Any) -> None:
        super().__init__(key, box, label, on_change, **{"share": 78 / max(78.0, box.w), **more})
        self.value = value
        self._place = Follower(float(value), 18)

    def adopt(self, old: Widget) -> None:
        """Slide on from where the old knob was."""
        super().adopt(old)
        if isinstance(old, Toggle):
            self._place.value = old._place.value

    def press(self, ctx: Context) -> Next:
        """The other way round."""
        self.value = not self.value
        return self.changed(self.value)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left is off, right is on."""
        wanted = {"left": False, "right": True}.get(action.name) if isinstance(action, Do) else None
        if wanted is None or wanted == self.value or not self.enabled:
            return None
        return self.press(ctx)

    def tick(self, dt: float, ctx: Context) -> None:
        """Let the knob slide."""
        super().tick(dt, ctx)
        self._place.target = float(self.value)
        self._place.advance(dt)

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, track and knob."""
        self.draw_label(surface, ctx, focused)
        theme = ctx.theme
        track = Box(0, 0, 54, 28)
        track.center = self.knob.right - 40, self.knob.centery
        ground = mix(theme.panel_deep, theme.good, self._place.value if self.enabled else 0)
        ctx.shapes.pill(surface, ctx.view.rect(track), mix(theme.panel_deep, theme.good, round(self._place.value, 1)))
        x = track.x + 14 + self._place.value * 26
        centre = ctx.view.point((x, track.centery))
        ctx.shapes.disc(surface, (centre[0], centre[1] + ctx.view.px(2)), ctx.view.px(11), mix(ground, theme.ink, 0.6))
        ctx.shapes.disc(surface, centre, ctx.view.px(11), theme.ivory if self.enabled else theme.dim)
        sign = Box(track.x + (6 if self.value else 26), track.y, 22, 28)
        if self.value and self._place.value > 0.9:
            ctx.text.draw(surface, "✓", sign, 15, theme.ink, face="bold", align="center")


class Stepper(_Row):
    """One of several: arrows either side, left and right to change, going round at the ends.

    `options` are (value, words). The value need not be among them; the first step then goes to an end.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on_change: OnChange,
        **more: Any,
    ) -> None:
        super().__init__(key, box, label, on_change, **more)
        self.options = list(options)
        self.value = value
        self._fitted = (0.0, 0.0)

    def _size(self, ctx: Context, width: float) -> float:
        """The largest size at which every option fits, so that the writing does not jump from one to the next."""
        if self._fitted[0] != width:
            longest = max((ctx.text.width(words, _STEP, "display") for _, words in self.options), default=1.0)
            self._fitted = width, min(_STEP, max(12.0, _STEP * width / max(1.0, longest)))
        return self._fitted[1]

    @property
    def words(self) -> str:
        """What is said of the value."""
        return next((words for value, words in self.options if value == self.value), str(self.value))

    def step(self, by: int) -> Next:
        """Go on by that many options."""
        values = [value for value, _ in self.options]
        here = values.index(self.value) if self.value in values else (-1 if by > 0 else len(values))
        self.value = values[(here + by) % len(values)]
        return self.changed(self.value)

    def press(self, ctx: Context) -> Next:
        """The next one."""
        return self.step(1)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self.step(by) if by and self.enabled else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """A click on the left arrow goes back, elsewhere on."""
        if action.kind == "up" and self.enabled and self.box.collidepoint(action.at):
            self.held = False
            return self.step(-1 if self.knob.x <= action.x < self.knob.centerx else 1)
        return None

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, the two arrows and the value between them."""
        self.draw_label(surface, ctx, focused)
        theme = ctx.theme
        tall = min(38.0, self.knob.h - 8)
        well = Box(self.knob.x + 4, self.knob.centery - tall / 2, self.knob.w - 12, tall)
        ctx.shapes.card(surface, ctx.view.rect(well), theme.panel_deep, ctx.view.px(10), lit=0)
        ink = theme.text if self.enabled else mix(theme.dim, theme.panel, 0.4)
        inner = Box(well.x + 27, well.y, well.w - 54, well.h)
        size = self._size(ctx, inner.w)
        ctx.text.draw(surface, self.words, inner, size, ink, face="display", align="center")
        if self.enabled:
            arrow = theme.lamp if focused else theme.dim
            draw_arrow(surface, ctx, Box(well.x + 8, well.y, 18, well.h), "left", arrow)
            draw_arrow(surface, ctx, Box(well.right - 26, well.y, 18, well.h), "right", arrow)


def draw_arrow(surface: pygame.Surface, ctx: Context, box: Box, direction: str, colour: tuple[int, int, int]) -> None:
    """A small soft triangle."""
    tips = {
        "left": "62,22 30,50 62,78",
        "right": "38,22 70,50 38,78",
        "up": "22,62 50,30 78,62",
        "down": "22,38 50,70 78,38",
    }
    code = "#{:02x}{:02x}{:02x}".format(*colour)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<polygon points="{tips[direction]}" fill="{code}" stroke="{code}" stroke-width="16" '
        'stroke-linejoin="round"/></svg>'
    )
    side = min(box.w, box.h)
    ctx.shapes.picture(surface, ctx.view.rect(Box(box.centerx - side / 2, box.centery - side / 2, side, side)), svg)


class Slider(_Row):
    """A whole number from 0 to `most` on a line."""

    def __init__(
        self, key: str, box: Box, label: str, value: int, on_change: OnChange, *, most: int = 10, **more: Any
    ) -> None:
        super().__init__(key, box, label, on_change, **more)
        self.value, self.most = value, most

    @property
    def track(self) -> Box:
        """The line itself."""
        return Box(self.knob.x + 20, self.knob.centery - 5, self.knob.w - 90, 10)

    def _set(self, value: int) -> Next:
        value = max(0, min(self.most, value))
        if value == self.value:
            return STAY
        self.value = value
        return self.changed(value)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self._set(self.value + by) if by else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """Drag it, or turn the wheel."""
        if action.kind == "wheel":
            return None
        self.held = action.kind != "up"
        return self._set(round((action.x - self.track.x) / self.track.w * self.most))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Label, line, the part that is full, the grip and the number."""
        self.draw_label(surface, ctx, focused)
        theme, track = ctx.theme, self.track
        ctx.shapes.pill(surface, ctx.view.rect(track), theme.panel_deep)
        share = self.value / self.most
        if share:
            ctx.shapes.pill(surface, ctx.view.rect(Box(track.x, track.y, track.w * share, track.h)), theme.ember)
        centre = ctx.view.point((track.x + track.w * share, track.centery))
        ctx.shapes.disc(surface, (centre[0], centre[1] + ctx.view.px(3)), ctx.view.px(12), theme.amber)
        ctx.shapes.disc(surface, centre, ctx.view.px(12), theme.lamp if focused else theme.paper)
        said = Box(track.right + 18, self.knob.y, self.knob.right - track.right - 24, self.knob.h)
        ctx.text.draw(surface, str(self.value), said, 18, theme.text, face="display", align="center")


class Tabs(Widget):
    """Pages side by side; left and right on it, or the page keys from anywhere, change over."""

    def __init__(self, key: str, box: Box, options: Sequence[tuple[Any, str]], value: Any, on_change: OnChange) -> None:
        super().__init__(key, box, hot=("next", "previous"))
        self.options, self.value, self._on_change = list(options), value, on_change

    def _boxes(self) -> list[Box]:
        width = self.box.w / max(1, len(self.options))
        return [Box(self.box.x + i * width, self.box.y, width - 6, self.box.h) for i in range(len(self.options))]

    def _go(self, index: int) -> Next:
        self.value = self.options[index % len(self.options)][0]
        return self._on_change(self.value) or STAY

    @property
    def _index(self) -> int:
        return next((i for i, option in enumerate(self.options) if option[0] == self.value), 0)

    def hot_pressed(self, name: str, ctx: Context) -> Next:
        """The page keys."""
        return self._go(self._index + (1 if name == "next" else -1))

    def press(self, ctx: Context) -> Next:
        """The next page."""
        return self._go(self._index + 1)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Left and right, stopping at the ends."""
        by = {"left": -1, "right": 1}.get(action.name) if isinstance(action, Do) else None
        return self._go(self._index + by) if by and 0 <= self._index + by < len(self.options) else None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """A click on a tab."""
        for index, box in enumerate(self._boxes()):
            if action.kind == "up" and box.collidepoint(action.at):
                self.held = False
                return self._go(index)
        return None

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the tab that is open."""
        return self._boxes()[self._index], 12.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The tabs, the open one lit."""
        theme = ctx.theme
        for (value, words), box in zip(self.options, self._boxes(), strict=True):
            opened = value == self.value
            face, edge = (theme.lamp, theme.amber) if opened else (theme.panel_deep, theme.panel_deep)
            ctx.shapes.slab(surface, ctx.view.rect(box), face, edge, ctx.view.px(12), ctx.view.px(4))
            room = Box(box.x + 8, box.y, box.w - 16, box.h - 4)
            ink = theme.ink if opened else theme.text
            ctx.text.draw(surface, words, room, 18, ink, face="display", align="center")
