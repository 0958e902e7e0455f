"""Pictures rendered beside the frames, by a thread of its own: SDL lets others go on while it draws and scales."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait

import pygame

KEPT = 32
"""Pictures that wait to be fetched at most; those that nobody asks for again go."""


class Studio:
    """Ask for a picture frame after frame until it is there."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "studio")
        self._orders: OrderedDict[Hashable, Future[pygame.Surface]] = OrderedDict()

    def picture(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """What `make` gives, None as long as it is at it; handed over once, for whoever asked to keep. Raises what it
        raises.

        `make` must not use fonts, caches, pictures that are shown, or anything else that the frames use meanwhile.
        """
        if key not in self._orders:
            self._orders[key] = self._worker.submit(make)
            while len(self._orders) > KEPT:
                self._orders.popitem(last=False)[1].cancel()
        self._orders.move_to_end(key)
        return self._orders.pop(key).result() if self._orders[key].done() else None

    def wait(self, seconds: float) -> None:
        """Until all is rendered that was asked for, but no longer than that."""
        wait(self._orders.values(), seconds)

    def close(self) -> None:
        """Nothing more is rendered."""
        self._worker.shutdown(cancel_futures=True)
