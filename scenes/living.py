"""Living pictures: the painted middles and the title's city, each layer moving as assets/middles.toml says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

import assets
from scenes import motions
from scenes.canvas import Changing
from scenes.svg import to_screen

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.studio import Studio

_TOGETHER = {"fly": "flock", "blink": "kind"}
"""Motions whose layers are frames of one thing, and what they have in common."""

Over = Callable[[pygame.Surface], None]


@dataclass
class Sheet:
    """A layer ready to blit. `x` and `y` are pixels from the picture's corner, `scale` is pixels to its unit."""

    frames: list[pygame.Surface]
    x: float
    y: float
    scale: float
    motion: Mapping[str, Any]
    size: tuple[float, float]
    """The whole picture's size in its own units."""
    studio: Studio | None = None
    """Where frames are turned beside those that are shown."""
    turned: dict[int, pygame.Surface] = field(default_factory=dict)


class Living:
    """A picture of middles.toml ("games_to_go", "title"), filling a rectangle in pixels; its edges are cut to fit.

    `anchor` says which part stays in view when the shapes differ: (0.5, 1.0) is the middle of the lower edge.
    """

    def __init__(self, ctx: Context, name: str, anchor: tuple[float, float] = (0.5, 0.5)) -> None:
        self.ctx = ctx
        self._table = assets.middles()[name]
        self._anchor = anchor
        self._sheets: list[Sheet] = []
        self._made_for: tuple[int, int] | None = None
        self._origin = (0, 0)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, seconds: float) -> None:
        """Draw it as it is `seconds` after it began; with reduced motion it stands still."""
        if self._made_for != rect.size:
            self._make(rect.size)
        if self.ctx.settings.reduced_motion:
            seconds = 0.0
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        origin = rect.x + self._origin[0], rect.y + self._origin[1]
        for sheet in self._sheets:
            motions.draw(sheet, surface, origin, seconds)
        surface.set_clip(clip)

    def _make(self, size: tuple[int, int]) -> None:
        """Render every layer for that size; those that stand still and follow each other become one."""
        wide, tall = self._table["size"]
        scale = max((size[0] + 2) / wide, (size[1] + 2) / tall)  # a pixel more, so that rounding leaves no gap
        self._origin = (
            round((size[0] - wide * scale) * self._anchor[0]),
            round((size[1] - tall * scale) * self._anchor[1]),
        )
        self._made_for = size
        self._sheets = []
        window = pygame.Rect(-self._origin[0], -self._origin[1], *size)
        still: list[Sheet] = []
        for sheet in self._layers(scale, (wide, tall)):
            if sheet.motion:
                self._add_still(still, window)
                self._add_moving(sheet)
            else:
                still.append(sheet)
        self._add_still(still, window)

    def _layers(self, scale: float, size: tuple[float, float]) -> list[Sheet]:
        sheets = []
        for layer in self._table["layers"]:
            x, y, w, h = (value * scale for value in layer["box"])
            motion = layer.get("motion", {})
            pixels = max(1, round(w)), max(1, round(h))
            colours = [None] if motion.get("kind") != "ride" else [look.colour for look in self.ctx.theme.seats]
            frames = [self._picture(layer["file"], pixels, colour) for colour in colours]
            if motion and motion["kind"] not in motions.UNPACKED:
                frames = [_packed(frame) for frame in frames]
            sheets.append(Sheet(frames, x, y, scale, motion, size, self.ctx.patience.studio))
        return sheets

    def _picture(self, file: str, size: tuple[int, int], colour: tuple[int, int, int] | None) -> pygame.Surface:
        """Rendered past the cache of sprites: these are large and kept here."""
        tone = None if colour is None else "#{:02x}{:02x}{:02x}".format(*colour)
        return self.ctx.sprites.fresh(file, size, tone)

    def _add_still(self, still: list[Sheet], window: pygame.Rect) -> None:
        if not still:
            return
        lowest = not self._sheets
        whole = pygame.Surface(window.size, 0 if lowest else pygame.SRCALPHA)
        for sheet in still:
            whole.blit(sheet.frames[0], (round(sheet.x) - window.x, round(sheet.y) - window.y))
        seen = whole.get_rect() if lowest else whole.get_bounding_rect()
        if seen.w and seen.h:
            cut = to_screen(whole.subsurface(seen), alpha=not lowest)
            cut = cut if lowest else _packed(cut)
            place = window.x + seen.x, window.y + seen.y
            self._sheets.append(Sheet([cut], *place, still[0].scale, {}, still[0].size))
        still.clear()

    def _add_moving(self, sheet: Sheet) -> None:
        shared = _TOGETHER.get(sheet.motion["kind"])
        last = self._sheets[-1] if self._sheets else None
        if shared and last and last.motion.get(shared) == sheet.motion[shared]:
            last.frames.extend(sheet.frames)
        else:
            self._sheets.append(sheet)


class Unhurried:
    """A living picture in a picture of its own, composed one of `bands` every frame: what moves in it moves slowly.

    All bands of one picture show the same moment. `over` draws over each of them what else belongs to it.
    """

    def __init__(
        self, living: Living, size: tuple[int, int], seconds: float, over: Over | None = None, bands: int = 3
    ) -> None:
        self.living, self.over, self.bands = living, over, bands
        self.picture = Changing(size)
        self._band, self._moment = 0, seconds
        self._hidden: pygame.Rect | None = None
        self._compose_all(seconds)

    def compose(self, seconds: float, hidden: pygame.Rect | None = None) -> None:
        """The next band, as it is at that time; what lies within `hidden` is not seen and stays as it was."""
        if self._hidden and hidden != self._hidden:
            self._hidden = None
            self._compose_all(seconds)
        self._hidden = hidden
        if self._band == 0:
            self._moment = seconds
        whole = self.picture.get_rect()
        top, bottom = (whole.h * (self._band + step) // self.bands for step in (0, 1))
        self._band = (self._band + 1) % self.bands
        for part in _without(pygame.Rect(0, top, whole.w, bottom - top), hidden):
            self.picture.set_clip(part)
            self.living.draw(self.picture, whole, self._moment)
            if self.over:
                self.over(self.picture)
            self.picture.changed(part)
        self.picture.set_clip(None)

    def _compose_all(self, seconds: float) -> None:
        self._band = 0
        for _band in range(self.bands):
            self.compose(seconds)


def _without(band: pygame.Rect, hidden: pygame.Rect | None) -> list[pygame.Rect]:
    """The band without what is hidden: what is left of it above and below, left and right."""
    out = band.clip(hidden) if hidden else None
    if not out:
        return [band]
    parts = (
        pygame.Rect(band.left, band.top, band.w, out.top - band.top),
        pygame.Rect(band.left, out.bottom, band.w, band.bottom - out.bottom),
        pygame.Rect(band.left, out.top, out.left - band.left, out.h),
        pygame.Rect(out.right, out.top, band.right - out.right, out.h),
    )
    return [part for part in parts if part.w > 0 and part.h > 0]


def _packed(picture: pygame.Surface) -> pygame.Surface:
    """Run-length coded: pictures that are mostly full or mostly empty blit in half the time and keep half the bytes."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture
