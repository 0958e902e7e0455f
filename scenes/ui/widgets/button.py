"""Buttons with weight: a darker edge below, sinking when pressed, with the key that presses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from scenes.scene import STAY, Next
from scenes.ui.text import Align
from scenes.ui.theme import LEGIBLE, Colour, contrast, luminance, mix
from scenes.ui.view import Box
from scenes.ui.widgets.base import OnPress, Widget

if TYPE_CHECKING:
    from scenes.context import Context

Kind = Literal["primary", "plain", "quiet", "danger"]
"""primary: the one most likely wanted; plain: the others; quiet: flat, on pictures; danger: cannot be taken back."""

DEPTH = 5.0
RADIUS = 14.0


class Button(Widget):
    """Calls `on_press`. `note` stands small beside the label (below it in tall buttons); `icon` is an SVG asset.

    The first action in `hot` is shown as a key cap, unless `cap` is False.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on_press: OnPress,
        *,
        kind: Kind = "plain",
        note: str = "",
        icon: str = "",
        icon_colour: str | None = None,
        align: Align = "center",
        size: float = 20,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        hot: str | Sequence[str] = (),
        cap: bool = True,
    ) -> None:
        super().__init__(key, box, enabled=enabled, why=why, tip=tip, hot=hot)
        self.label, self.note, self.icon, self.icon_colour = label, note, icon, icon_colour
        self.kind: Kind = kind
        self.align: Align = align
        self.size = size
        self.cap = cap
        self.written = ""
        """What stands on the cap if it is not the key of the first action."""
        self._on_press = on_press

    def press(self, ctx: Context) -> Next:
        """Call what it is for."""
        return self._on_press() or STAY

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the whole body."""
        return self.box, RADIUS

    def colours(self, ctx: Context, focused: bool) -> tuple[Colour, Colour, Colour]:
        """Face, edge and writing."""
        theme = ctx.theme
        if not self.enabled:
            return mix(theme.panel, theme.panel_deep, 0.5), theme.panel_deep, mix(theme.dim, theme.panel, 0.32)
        match self.kind:
            case "primary":
                return theme.lamp, theme.amber, theme.ink
            case "danger":
                return theme.alarm, mix(theme.alarm, theme.ink, 0.5), theme.ivory
            case "quiet" if focused:
                return theme.lamp, theme.amber, theme.ink
            case "quiet":
                return theme.panel_deep, mix(theme.panel_deep, theme.ink, 0.6), theme.text
            case "plain":
                face = mix(theme.button, (255, 255, 255), 0.08) if focused else theme.button
                return face, theme.button_edge, theme.text

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body, key cap, icon, label and note."""
        face, edge, ink = self.colours(ctx, focused)
        rect = ctx.view.rect(self.box)
        depth = ctx.view.px(min(DEPTH, self.box.h / 8))
        sunk = round(depth * 0.7) if self.sunk and self.enabled else 0
        ctx.shapes.slab(surface, rect, face, edge, ctx.view.px(min(RADIUS, self.box.h / 3)), depth, sunk)
        room = Box(self.box.x + 16, self.box.y + sunk / ctx.view.scale, self.box.w - 32, self.box.h - DEPTH)
        if self.box.w < 120:
            room = Box(self.box.x + 6, room.y, self.box.w - 12, room.h)
        room = self._draw_cap(surface, ctx, room, face, ink)
        room = self._draw_icon(surface, ctx, room)
        self._draw_words(surface, ctx, room, ink)

    def _draw_cap(self, surface: pygame.Surface, ctx: Context, room: Box, face: Colour, ink: Colour) -> Box:
        key = ctx.bindings.cap(self.hot[0], ctx.inputs.device) if self.hot and self.cap else ""
        written = self.written or key
        if not written:
            return room
        tall = min(28.0, max(room.h - 10, min(20.0, room.h - 2)))
        width = max(tall, ctx.text.width(written, 14, "display") + 14)
        if width + 10 + ctx.text.width(self.label, self.size, "display") > room.w:
            # Larger writing makes the label larger, not the cap at its cost
            width = max(tall, ctx.text.width(written, 14, "display") / ctx.text.step + 14)
        box = Box(room.x, room.centery - tall / 2, width, tall)
        ground = mix(face, ink, 0.2)
        if contrast(ground, ink) < LEGIBLE:
            ground = mix(face, ctx.theme.deep, 0.3) if luminance(ink) > luminance(face) else face
        draw_cap(surface, ctx, box, written, ground, ink)
        return Box(box.right + 10, room.y, room.right - box.right - 10, room.h)

    def _draw_icon(self, surface: pygame.Surface, ctx: Context, room: Box) -> Box:
        if not self.icon or not ctx.sprites.has(self.icon):
            return room
        side = min(room.h - 6, 40.0)
        words = ctx.text.width(self.label, self.size, "display") if self.label else 0
        spare = max(0.0, room.w - side - 10 - words) / 2 if self.align == "center" else 0.0
        box = Box(room.x + (spare if self.label else (room.w - side) / 2), room.centery - side / 2, side, side)
        rect = ctx.view.rect(box)
        surface.blit(ctx.sprites.get(self.icon, rect.size, self.icon_colour), rect)
        left = box.right + 10
        return Box(left, room.y, max(1.0, room.right - left), room.h)

    def _draw_words(self, surface: pygame.Surface, ctx: Context, room: Box, ink: Colour) -> None:
        align: Align = "left" if self.icon and self.label else self.align
        if not self.note:
            ctx.text.draw(surface, self.label, room, self.size, ink, face="display", align=align)
            return
        dim = mix(ink, self.colours(ctx, False)[0], 0.12) if self.enabled else ink
        together = ctx.text.width(self.label, self.size, "display") + 14 + ctx.text.width(self.note, 15, "bold")
        if room.h >= 56 or (room.h >= 36 and together > room.w):
            pad = min(5.0, (room.h - 30) / 4)
            upper, lower = Box(room.x, room.y + pad, room.w, room.h * 0.5), Box(room.x, 0, room.w, room.h * 0.4)
            lower.y = upper.bottom - 3
            ctx.text.draw(surface, self.label, upper, self.size, ink, face="display", align=align)
            ctx.text.draw(surface, self.note, lower, 14, dim, align=align)
            return
        least = min(ctx.text.width(self.note, 15, "bold") + 4, room.w * 0.35)
        first = Box(room.x, room.y, room.w - least - 14, room.h)
        covered = ctx.text.draw(surface, self.label, first, self.size, ink, face="display")
        left = covered.right / ctx.view.scale + 14
        beside = Box(left, room.y + 1, max(0.0, room.right - left), room.h)
        ctx.text.draw(surface, self.note, beside, 15, dim, face="bold", lines=2)


def draw_cap(surface: pygame.Surface, ctx: Context, box: Box, written: str, face: Colour, ink: Colour) -> None:
    """A key cap with what is written on the key."""
    rect = ctx.view.rect(box)
    ctx.shapes.slab(surface, rect, face, mix(face, ctx.theme.ink, 0.45), ctx.view.px(7), ctx.view.px(3))
    inner = Box(box.x + 3, box.y, box.w - 6, box.h - 3)
    ctx.text.draw(surface, written, inner, 14, ink, face="display", align="center")
