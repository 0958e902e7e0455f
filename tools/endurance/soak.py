"""Hours of play at instant speed, match after match, in the board scene with the store: memory must stay flat."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from scenes.board.scene import BoardScene
from scenes.board.session import MOST_TICKS, TICKS_A_SECOND, Session
from scenes.context import Context
from scenes.settings import Settings
from scenes.store import Store
from scenes.ui.view import View
from tools.endurance.table import setup_of

DRAWN = 5
"""Every so many frames are drawn."""
FRAME = MOST_TICKS / TICKS_A_SECOND
"""Seconds a frame: as many ticks as one may let pass."""


def resident() -> float:
    """Memory in use, in MB."""
    with Path("/proc/self/statm").open(encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(ticks: int, seed: int, say: Any) -> dict[str, Any]:
    """Let so many ticks pass; memory after each tenth of them."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface((1280, 720))
    memory: list[float] = []
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="trekast-soak-") as folder:
        ctx = Context(View(surface.get_size()), Settings(language="en"), None)
        ctx.store = Store(Path(folder))
        passed = matches = 0
        while passed < ticks:
            session = Session.start(setup_of(seed + matches))
            ctx.store.keep(session)
            passed = _play(ctx, session, surface, passed, ticks, memory, say)
            matches += 1
        ctx.store.close()
        size = sum(path.stat().st_size for path in Path(folder).glob("matches.db*")) / 1e6
    return {
        "ticks": passed, "matches": matches, "seconds": round(time.monotonic() - begun),
        "rss_mb": [round(part, 1) for part in memory], "file_mb": round(size, 1),
    }  # fmt: skip


def _play(
    ctx: Context, session: Session, surface: pygame.Surface, passed: int, ticks: int, memory: list[float], say: Any
) -> int:
    """One match to its end; gives the ticks passed in all."""
    scene = BoardScene(ctx, session)
    scene.enter()
    frame = 0
    while not session.over and passed < ticks:
        before = session.match.state.tick
        session.run(FRAME)
        scene.playback.skip()
        scene.update(1 / 60)
        frame += 1
        if frame % DRAWN == 0:
            scene.draw(surface)
        assert ctx.store is not None
        ctx.store.pulse(FRAME)
        ctx.store.news()
        passed += session.match.state.tick - before
        if passed * 10 // ticks > len(memory):
            memory.append(resident())
            say(f"{passed} ticks, {memory[-1]:.1f} MB")
    return passed
