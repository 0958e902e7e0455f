"""What will be seen soon, rendered before it is needed: one thing a frame, so that no frame waits for many."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

Render = Callable[[], object]
"""Draws something where it is not seen, so that its pictures are there when it is."""


class Ahead:
    """Takes what is to be rendered, and renders the first of it whenever `step` is called."""

    def __init__(self) -> None:
        self._waiting: deque[Render] = deque()

    def plan(self, renders: Iterable[Render]) -> None:
        """These come after what is planned already."""
        self._waiting.extend(renders)

    def step(self) -> None:
        """Render the next, if there is one."""
        if self._waiting:
            self._waiting.popleft()()

    def __len__(self) -> int:
        return len(self._waiting)
