"""Told to end by the system, the game saves and ends at once, and nothing is lost."""

import os
import signal
import time
from pathlib import Path

import pytest

from scenes.store import Store
from tests.xvfb.fixtures import OpenGame
from tests.xvfb.player import PROBE, Player


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, None], ids=str)
def test_a_match_under_way_is_kept_to_its_last_command(
    open_game: OpenGame, tmp_path: Path, number: signal.Signals | None
) -> None:
    player = Player(open_game("--windowed", "960x540", "--quick", "--seed", "11", env=PROBE))
    player.game.wait(lambda: "roll" in [widget["key"] for widget in player.sight()["widgets"]], "the dice")
    player.go("roll")
    player.game.wait(lambda: not player.sight()["busy"], "the roll")
    if number is None:
        player.game.ask_to_close()
    else:
        os.kill(player.game.pid, number)
    assert player.game.wait_for_end() == 0
    assert player.complaints() == ""
    assert (tmp_path / "data" / "settings.toml").exists()
    store = Store(tmp_path / "data")
    (kept,) = store.matches()
    session = store.resume(kept.id)
    assert [type(command).__name__ for _, command in session.commands][:1] == ["Roll"]
    store.close()


def test_it_ends_too_when_told_before_its_window_is_there(open_game: OpenGame) -> None:
    for _ in range(3):
        game = open_game("--windowed", "960x540")
        os.kill(game.pid, signal.SIGTERM)
        asked = time.monotonic()
        assert game.wait_for_end() == 0
        assert time.monotonic() - asked < 30
        assert game.words == ""
