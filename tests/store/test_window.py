"""The real program killed in its real window, and Continue on its title."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scenes.store import Store
from scenes.store.opening import FILE
from tests.xvfb.fixtures import OpenGame


def on_disk(data: Path) -> int:
    """How many commands are on disk, seen from another process."""
    if not (data / FILE).exists():
        return 0
    try:
        with closing(sqlite3.connect(f"{(data / FILE).as_uri()}?mode=ro", uri=True)) as db:
            count: int = db.execute("SELECT count(*) FROM commands WHERE n > 0").fetchone()[0]
            return count
    except sqlite3.OperationalError:
        return 0


def test_a_killed_match_is_continued_from_the_title(open_game: OpenGame, tmp_path: Path) -> None:
    data = tmp_path / "data"
    game = open_game("--attract", "--pace", "instant", "--seed", "4", "--windowed", "960x540")
    game.wait(lambda: on_disk(data) > 40, "forty commands on disk")
    game.kill()
    kept = on_disk(data)
    again = open_game("--windowed", "960x540")
    again.key("Return")
    again.wait(lambda: on_disk(data) > kept + 20, "the match to go on")
    again.kill()
    store = Store(data)
    (match,) = store.matches()
    assert match.seed == 4
    assert store.restored(match.id).lost == 0
    store.close()


@pytest.mark.slow
def test_a_second_window_is_told_that_the_match_is_open_in_the_first(open_game: OpenGame, tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = open_game("--attract", "--pace", "instant", "--seed", "4", "--windowed", "960x540")
    first.wait(lambda: on_disk(data) > 10, "ten commands on disk")
    second = open_game("--windowed", "960x540")
    second.key("Return")
    second.key("Return")
    before = on_disk(data)
    first.wait(lambda: on_disk(data) > before + 20, "the first to play on")
    assert first.status is None
    assert second.status is None
    assert first.words == second.words == ""
    for game in (first, second):
        game.kill()
    store = Store(data)
    assert len(store.matches()) == 1
    store.close()
