"""Scenes that show the match itself wait for the disk: a moment within the frame, and never for long."""

import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import commands as c
from scenes.app import PATIENCE, App
from scenes.store import Store
from tests.store.matches import session, settle


@pytest.fixture
def app(tmp_path: Path) -> Any:
    """What `_may_show` needs of a program."""
    store = Store(tmp_path)
    game = session(3, cpus=0, people=2)
    store.keep(game)
    settle(store)
    yield SimpleNamespace(ctx=SimpleNamespace(store=store), _stood_still=0, game=game)
    store.close()


def may_show(app: Any, paced: bool = False) -> bool:
    return App._may_show(app, SimpleNamespace(paced=paced))  # type: ignore[arg-type]


def test_a_picture_waits_until_a_command_is_on_disk(app: Any) -> None:
    held = threading.Semaphore(0)
    app.ctx.store.writer.put(held.acquire)
    assert may_show(app)
    app.game.act(c.Roll(app.game.position.turn))
    assert not may_show(app)
    assert may_show(app, paced=True)
    held.release()
    settle(app.ctx.store)
    assert may_show(app)


def test_a_disk_that_hangs_stops_the_picture_for_half_a_second_at_most(app: Any) -> None:
    held = threading.Semaphore(0)
    app.ctx.store.writer.put(held.acquire)
    app.game.act(c.Roll(app.game.position.turn))
    shown = [may_show(app) for _frame in range(PATIENCE + 1)]
    assert shown == [False] * PATIENCE + [True]
    held.release()


def test_without_a_store_nothing_waits(app: Any) -> None:
    app.ctx.store.let_go()
    assert may_show(app)
    bare = SimpleNamespace(ctx=SimpleNamespace(store=None), _stood_still=0)
    assert may_show(bare)
