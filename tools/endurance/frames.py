"""Frames of the board at instant pace, with and without saving, by turns in one run."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from scenes.board.scene import BoardScene
from scenes.board.session import Session
from scenes.context import Context
from scenes.settings import Settings
from scenes.store import Store
from scenes.ui.view import View
from tools.endurance.table import setup_of

FRAME = 1 / 60
ROUND = 120
"""Frames in a row of either kind."""


def run(count: int, seed: int, say: Any) -> dict[str, Any]:
    """Measure `count` frames of either kind, in milliseconds: by the clock on the wall, and of the frame's own thread,
    which is what counts on a machine that has other things to do."""
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory(prefix="trekast-frames-") as folder:
        store = Store(Path(folder))
        kept, free = Table(seed, store), Table(seed, None)
        times: dict[str, list[tuple[float, float]]] = {"with_saving": [], "without_saving": []}
        while len(times["with_saving"]) < count:
            for name, table in (("with_saving", kept), ("without_saving", free)):
                times[name] += [table.frame() for _frame in range(ROUND)]
        commits = store.writer.done
        store.close()
    say(f"{commits} jobs written")
    kinds = ("wall", "own")
    return {
        name: {kind: told([pair[at] for pair in found[ROUND:]]) for at, kind in enumerate(kinds)}
        for name, found in times.items()
    }


class Table:
    """A board with CPUs at play, one match after another."""

    def __init__(self, seed: int, store: Store | None) -> None:
        self.ctx = Context(View((1280, 720)), Settings(language="en"), None)
        self.ctx.store = store
        self.surface = pygame.Surface((1280, 720))
        self.seed = seed
        self._begin()

    def _begin(self) -> None:
        self.session = Session.start(setup_of(self.seed))
        self.seed += 1
        if self.ctx.store:
            self.ctx.store.keep(self.session)
        self.scene = BoardScene(self.ctx, self.session)
        self.scene.enter()
        self.scene.update(FRAME)
        self.scene.draw(self.surface)

    def frame(self) -> tuple[float, float]:
        """One frame, in milliseconds, of the wall and of this thread; after it the pause the display would take."""
        if self.session.over:
            self._begin()
        begun, own = time.perf_counter(), time.thread_time()
        self.scene.update(FRAME)
        if self.ctx.store:
            self.ctx.store.pulse(FRAME)
        self.scene.draw(self.surface)
        taken, own = time.perf_counter() - begun, time.thread_time() - own
        time.sleep(max(0.0, FRAME / 4 - taken))
        return taken * 1000, own * 1000


def told(times: list[float]) -> dict[str, float]:
    """Median, 99th percentile and worst."""
    ordered = sorted(times)
    at = {"median": 0.5, "p99": 0.99, "p999": 0.999}
    found = {name: round(ordered[int(len(ordered) * share)], 2) for name, share in at.items()}
    return {**found, "worst": round(ordered[-1], 2)}
