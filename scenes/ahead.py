"""Pictures rendered bit by bit: what will be seen soon before it is needed, what changes while the old one stays."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import pygame

from scenes.patience import Patience

Render = Callable[[], object]
"""Draws something where it is not seen, so that its pictures are there when it is."""

STEP = 0.0015
"""Seconds after which a step begins no other picture."""


class Ahead:
    """Takes what is to be rendered, and renders of the first what there is time for whenever `step` is called."""

    def __init__(self, patience: Patience | None = None) -> None:
        self._patience = patience or Patience()
        self._waiting: deque[Render] = deque()

    def plan(self, renders: Iterable[Render]) -> None:
        """These and no others are wanted from now on."""
        self._waiting = deque(renders)

    def step(self) -> None:
        """Go on rendering the next, if there is one and nothing else is more urgent."""
        if self._waiting and not self._patience.behind:
            render = self._waiting.popleft()
            if not self._patience.try_for(STEP, render):
                self._waiting.appendleft(render)

    def __len__(self) -> int:
        return len(self._waiting)


def ready(patience: Patience, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
    """What `make` gives, None as long as there is more to render for it than a frame has time for.

    Where frames may take their time (without a studio, as in pictures and tests) it is there at once. Raises `Later`
    where nothing may stand in for it.
    """
    if patience.studio is None or patience.whole:
        return make()
    made: list[pygame.Surface] = []
    patience.try_for(STEP, lambda: made.append(make()))
    return made[0] if made else None


class Newest:
    """A picture that may take more than a frame to render: until it is there, the one before is shown.

    What is wanted for a single frame only is not worth it, so it is begun in the second.
    """

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._shown: pygame.Surface | None = None
        self._wanted: object = None

    def of(self, wanted: object, make: Callable[[], pygame.Surface], size: tuple[int, int]) -> pygame.Surface:
        """What `make` gives for what is wanted, or what it gave last if that has the size and this is not there yet."""
        passing, self._wanted = wanted != self._wanted, wanted
        if self._shown is None or self._shown.get_size() != size:
            self._shown = make()
        elif not passing or self._patience.studio is None or self._patience.whole:
            self._shown = ready(self._patience, make) or self._shown
        return self._shown
