"""How long pictures may be rendered at a stretch, so that no frame has to wait for many of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from scenes.studio import Studio

LARGE = 12_000
"""Pixels from which on a picture is rendered in the studio, if there is one and no time."""


class Later(Exception):  # noqa: N818  (nothing is wrong)
    """Enough has been rendered for now."""


class Patience:
    """Asked by every `Cache` of a context before it renders anything; without end unless in `try_for`."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._ends: float | None = None
        self._rendered = 0
        self.studio: Studio | None = None
        """Where large pictures are rendered that a frame has no time for; without it they are rendered in the frame."""
        self.behind = False
        """What is about to be seen is not all rendered yet: what comes later has to wait."""
        self.whole = False
        """Nothing may stand in for what is not rendered yet."""

    def try_for(self, seconds: float, draw: Callable[[], object]) -> bool:
        """Draw; False if that was broken off since it takes longer.

        Every try leaves at least one more picture in the caches, or in the studio, so that drawing succeeds if it is
        tried often enough. What is rendered by a try within another counts for both.
        """
        before, rendered = self._ends, self._rendered
        self._ends, self._rendered = self._clock() + seconds, 0
        try:
            draw()
        except Later:
            return False
        finally:
            self._ends, self._rendered = before, rendered + self._rendered
        return True

    @contextmanager
    def without_end(self) -> Iterator[None]:
        """For what has to be finished once it is begun: a picture that is kept, and painted on here and there."""
        before, self._ends = self._ends, None
        try:
            yield
        finally:
            self._ends = before

    @contextmanager
    def for_all(self) -> Iterator[None]:
        """For a picture that will be seen for long: where something else would be shown until it is there, `Later`."""
        before, self.whole = self.whole, True
        try:
            yield
        finally:
            self.whole = before

    def ask(self) -> None:
        """A picture is to be rendered. Raises `Later` when time is up, though not before the first is there."""
        if self._ends is not None and self._rendered and self._clock() >= self._ends:
            raise Later

    def made(self, key: Hashable, size: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What `make` renders, which uses nothing that frames do. Raises `Later` while a large one is in the studio."""
        if self.studio is None or self._ends is None or size[0] * size[1] < LARGE:
            return make()
        picture = self.studio.picture(key, make)
        if picture is None:
            raise Later
        return picture

    def note(self) -> None:
        """A picture has been rendered."""
        self._rendered += 1
