"""How well what is written stands out from what is really below it: a picture with its text against one without."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import pygame
import pytest

from scenes.stack import Stack
from scenes.ui.text import Text

LEAST_PIXELS = 12
"""Specks smaller than that are dots and commas, which are no clearer or fainter than the letters beside them."""
STRAY = 5
"""Per cent of the ground below a letter that may be worse than the rest: an edge, a star."""


class Faint(NamedTuple):
    """A letter that does not stand out, where it is in pixels, and by how much it does."""

    rect: tuple[int, int, int, int]
    contrast: float
    ink: tuple[int, ...]
    ground: tuple[int, ...]


@contextmanager
def without_text(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is written, but for shadows below text, and for scenes dimmed below another one."""
    draw, picture, still = Text.draw, Text.picture, Stack._draw_still
    shown, shaded = [False], [False]

    def drawn(self: Text, *args: Any, **more: Any) -> pygame.Rect:
        before, shaded[0] = shown[0], more.get("shadow") is not None
        where = draw(self, *args, **more)
        shown[0], shaded[0] = before, False
        return where

    def blank(self: Text, *args: Any, **more: Any) -> pygame.Surface:
        made = picture(self, *args, **more)
        if shown[0]:
            return made
        shown[0] = shaded[0]  # what is written next is the shadow
        return pygame.Surface(made.get_size(), pygame.SRCALPHA)

    def below(self: Stack, *args: Any) -> None:
        shown[0] = True
        still(self, *args)
        shown[0] = False

    with monkeypatch.context() as patch:
        patch.setattr(Text, "draw", drawn)
        patch.setattr(Text, "picture", blank)
        patch.setattr(Stack, "_draw_still", below)
        yield


def luminance(pixels: Any) -> Any:
    """Relative luminance of pixels (last axis red, green, blue)."""
    parts = pixels / 255.0
    parts = np.where(parts <= 0.03928, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return parts @ np.array([0.2126, 0.7152, 0.0722])


def contrasts(one: Any, other: Any) -> Any:
    """Contrast ratios of luminances."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def faint(written: pygame.Surface, bare: pygame.Surface, least: float) -> list[Faint]:
    """The letters whose ink has less contrast than that with the ground below them."""
    ink, ground = (pygame.surfarray.array3d(one).astype(np.int16) for one in (written, bare))
    differs = np.abs(ink - ground).max(axis=2) > 24
    found = []
    for letter in _letters(differs):
        (x, y), (w, h) = letter.topleft, letter.size
        part = np.s_[x : x + w, y : y + h]
        where = differs[part]
        inks, grounds = ink[part][where], ground[part][where]
        light, dark = luminance(inks), luminance(grounds)
        core = int(np.argmax(contrasts(light, dark)))
        worst = float(np.percentile(contrasts(light[core], dark), STRAY))
        if worst < least:
            below = grounds[int(np.argmin(contrasts(light[core], dark)))]
            found.append(Faint((x, y, w, h), round(worst, 2), tuple(map(int, inks[core])), tuple(map(int, below))))
    return found


def _letters(differs: Any) -> list[pygame.Rect]:
    mask = pygame.mask.from_surface(_surface(differs), 127)
    found = mask.get_bounding_rects()
    return [box for box in found if int(differs[box.left : box.right, box.top : box.bottom].sum()) >= LEAST_PIXELS]


def _surface(differs: Any) -> pygame.Surface:
    picture = pygame.Surface(differs.shape, pygame.SRCALPHA)
    pygame.surfarray.pixels_alpha(picture)[:] = np.where(differs, 255, 0).astype(np.uint8)
    return picture


Draw = Callable[[], pygame.Surface]


def faint_in(monkeypatch: pytest.MonkeyPatch, draw: Draw, least: float) -> list[Faint]:
    """Draw twice, from the start, with and without text, and compare."""
    written = draw()
    with without_text(monkeypatch):
        bare = draw()
    return faint(written, bare, least)
