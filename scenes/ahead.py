"""What will be seen soon, rendered before it is needed: a little of it a frame, so that no frame waits for much."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from scenes.patience import Patience

Render = Callable[[], object]
"""Draws something where it is not seen, so that its pictures are there when it is."""

STEP = 0.002
"""Seconds after which a step begins no other picture."""


class Ahead:
    """Takes what is to be rendered, and renders of the first what there is time for whenever `step` is called."""

    def __init__(self, patience: Patience | None = None) -> None:
        self._patience = patience or Patience()
        self._waiting: deque[Render] = deque()

    def plan(self, renders: Iterable[Render]) -> None:
        """These come after what is planned already."""
        self._waiting.extend(renders)

    def step(self) -> None:
        """Go on rendering the next, if there is one and nothing else is more urgent."""
        if self._waiting and not self._patience.behind:
            render = self._waiting.popleft()
            if not self._patience.try_for(STEP, render):
                self._waiting.appendleft(render)

    def __len__(self) -> int:
        return len(self._waiting)
