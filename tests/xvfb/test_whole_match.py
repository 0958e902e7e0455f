"""Whole matches through the real window, from the title to the results: by the keyboard alone, by the mouse alone."""

from pathlib import Path

import pytest

from tests.xvfb.fixtures import OpenGame
from tests.xvfb.player import PROBE, Player

HURRIED = 'animation = "instant"\ncpu_pace = "instant"\n'
"""Settings with which little is waited for."""


@pytest.fixture
def player(open_game: OpenGame, tmp_path: Path) -> Player:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.toml").write_text(HURRIED, encoding="utf-8")
    return Player(open_game("--windowed", "1280x720", "--seed", "11", env=PROBE))


def leave(player: Player) -> None:
    """From the results out of the program, without a word of complaint."""
    player.game.ask_to_close()
    assert player.game.wait_for_end() == 0
    assert player.complaints() == ""


@pytest.mark.slow
def test_two_people_and_two_cpus_by_the_keyboard_alone(player: Player) -> None:
    """A speed game (E3), set up by keys; the device is handed over between the two."""
    player.go("new")
    player.game.wait(lambda: player.sight()["scene"] == "SetUp", "the set-up")
    player.focus("who_1")
    player.game.key("Left", "Left")  # from a normal CPU past an easy one to a person
    player.focus("ending")
    player.game.key("Right", "Right")  # past the timed one
    player.go("start")
    player.play_to("Results")
    assert {"PassScreen.go", "BoardScene.buy", "BoardScene.roll", "BoardScene.end_turn"} - player.seen == set()
    leave(player)


@pytest.mark.slow
def test_one_against_three_cpus_by_the_mouse_alone(player: Player) -> None:
    """To the last one standing."""
    player.press = player.by_click
    player.go("new")
    player.go("start")
    player.play_to("Results")
    wanted = {"Auction.bid", "Auction.leave", "BoardScene.buy", "BoardScene.roll", "BoardScene.end_turn"}
    assert wanted - player.seen == set()
    leave(player)
