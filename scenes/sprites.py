"""Pictures: SVG rendered at exactly the size in pixels it is shown at, once, and kept while it is in use."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial

import pygame

import assets
from scenes.patience import Patience
from scenes.svg import render_svg

BUDGET = 48 * 1024 * 1024
"""Bytes of pixels kept before the longest unused go."""


class Cache:
    """Surfaces by key, the longest unused dropped first once they take more than `budget` bytes.

    Whoever draws frames calls `turn` before each of them: then what the last frame showed stays, whatever it takes,
    since the next one will show most of it again. `patience` says whether anything may be rendered now.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._budget = budget
        self._bytes = 0
        self._used: dict[Hashable, int] = {}
        self._frame = 0
        self.patience = Patience()

    def turn(self) -> None:
        """A frame begins."""
        self._frame += 1

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it is not there. Raises `Later` when there is no time for it."""
        found = self._kept.get(key)
        if found is not None:
            self._used[key] = self._frame
            self._kept.move_to_end(key)
            return found
        self.patience.ask()
        made = self._kept[key] = make()
        self.patience.note()
        self._used[key] = self._frame
        self._bytes += _bytes(made)
        while self._bytes > self._budget and len(self._kept) > 1 and not self._shown(next(iter(self._kept))):
            gone, picture = self._kept.popitem(last=False)
            del self._used[gone]
            self._bytes -= _bytes(picture)
        return made

    def render(self, key: Hashable, size: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same where `make` uses no fonts, caches or the like: of a large `size` it may be made in the studio."""
        return self.get(key, lambda: self.patience.made(key, size, make))

    def _shown(self, key: Hashable) -> bool:
        """Whether this frame or the last one needed it."""
        return self._frame > 0 and self._used[key] >= self._frame - 1

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self._used.clear()
        self._bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


class Sprites:
    """The SVG pictures of assets/ by their path there ("svg/token_fox.svg")."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str | None], str] = {}
        self._known: dict[str, bool] = {}
        self.cache = Cache()

    def has(self, name: str) -> bool:
        """Is there such a picture?"""
        if name not in self._known:
            self._known[name] = (assets.ROOT / name).is_file()
        return self._known[name]

    def get(self, name: str, size: tuple[int, int], colour: str | None = None, angle: float = 0) -> pygame.Surface:
        """The picture fitted into `size` pixels, in the tones of `colour` ("#ff7a59") where it can take one,
        turned by `angle` degrees clockwise. FileNotFoundError when there is none."""
        turn = round(angle) % 360
        key = name, size, colour, turn
        return self.cache.get(key, lambda: self._turned(name, size, colour, turn))

    def _turned(self, name: str, size: tuple[int, int], colour: str | None, angle: int) -> pygame.Surface:
        if angle:
            return pygame.transform.rotozoom(self.get(name, size, colour), -angle, 1.0)
        draw = partial(render_svg, self._text(name, colour), size)
        return self.cache.patience.made((name, size, colour), size, draw)

    def fresh(self, name: str, size: tuple[int, int], colour: str | None = None) -> pygame.Surface:
        """The same, rendered at once and not kept here: for large pictures whose owner keeps them."""
        return render_svg(self._text(name, colour), size)

    def _text(self, name: str, colour: str | None) -> str:
        if (name, colour) not in self._texts:
            raw = assets.recoloured(name, colour) if colour else assets.path(name).read_bytes()
            self._texts[name, colour] = raw.decode("utf-8")
        return self._texts[name, colour]


def fit(surface_size: tuple[int, int], within: tuple[int, int]) -> tuple[int, int]:
    """The largest size of the same shape that fits."""
    share = min(within[0] / surface_size[0], within[1] / surface_size[1])
    return max(1, math.floor(surface_size[0] * share)), max(1, math.floor(surface_size[1] * share))
