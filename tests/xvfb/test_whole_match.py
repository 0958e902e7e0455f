"""Whole matches through the real window, from the title to the results: by keyboard, mouse and gamepad, each alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes import i18n
from tests.xvfb.fixtures import OpenGame
from tests.xvfb.pad_game import COMMAND, VARIABLE
from tests.xvfb.player import PROBE, Player

HURRIED = 'animation = "instant"\ncpu_pace = "instant"\n'
"""Settings with which little is waited for."""

MakePlayer = Callable[..., Player]


@pytest.fixture
def sit_down(open_game: OpenGame, tmp_path: Path) -> MakePlayer:
    """A player before the title in a language; `pad` plugs a gamepad in."""

    def make(language: str, pad: bool = False) -> Player:
        data, lines = tmp_path / "data", tmp_path / "pad.txt"
        data.mkdir()
        (data / "settings.toml").write_text(f'language = "{language}"\n{HURRIED}', encoding="utf-8")
        options = ["--windowed", "1280x720", "--seed", "11"]
        if not pad:
            return Player(open_game(*options, env=PROBE))
        lines.touch()
        command = [*COMMAND, "--data-dir", str(data)]
        return Player(open_game(*options, env=PROBE | {VARIABLE: str(lines)}, command=command), lines)

    return make


def leave(player: Player) -> None:
    """From the results out of the program, without a word of complaint."""
    player.game.ask_to_close()
    assert player.game.wait_for_end() == 0, player.game.words[-3000:]
    assert player.complaints() == ""


def spoke(player: Player, language: str) -> bool:
    """Whether the dice were rolled by a button in that language."""
    i18n.use(language)
    words = i18n.tr("Roll the dice"), i18n.tr("Roll again"), i18n.tr("Roll for doubles")
    i18n.use("en")
    assert "Roll the dice" not in words
    return player.read["BoardScene.roll"] in words


@pytest.mark.slow
def test_two_people_and_two_cpus_by_the_keyboard_alone(sit_down: MakePlayer) -> None:
    """A speed game (E3) in Swedish, set up by keys; the device is handed over between the two."""
    player = sit_down("sv")
    player.go("new")
    player.game.wait(lambda: player.sight()["scene"] == "SetUp", "the set-up")
    player.focus("who_1")
    player.game.key("Left", "Left")  # from a normal CPU past an easy one to a person
    player.focus("ending")
    player.game.key("Right", "Right")  # past the timed one
    player.go("start")
    player.play_to("Results")
    assert {"PassScreen.go", "BoardScene.buy", "BoardScene.roll", "BoardScene.end_turn"} - player.seen == set()
    assert spoke(player, "sv")
    leave(player)


@pytest.mark.slow
def test_one_against_three_cpus_by_the_mouse_alone(sit_down: MakePlayer) -> None:
    """To the last one standing, in Finnish."""
    player = sit_down("fi")
    player.press = player.by_click
    player.go("new")
    player.go("start")
    player.play_to("Results")
    wanted = {"Auction.bid", "Auction.leave", "BoardScene.buy", "BoardScene.roll", "BoardScene.end_turn"}
    assert wanted - player.seen == set()
    assert spoke(player, "fi")
    leave(player)


@pytest.mark.slow
def test_one_against_three_cpus_by_the_gamepad_alone(sit_down: MakePlayer) -> None:
    """A speed game in Danish; the pad is plugged in while the title is there."""
    player = sit_down("da", pad=True)
    player.press = player.by_pad
    player.go("new")
    player.game.wait(lambda: player.sight()["scene"] == "SetUp", "the set-up")
    assert player.steer("ending")
    player.tap("dpright", "dpright")
    player.go("start")
    player.play_to("Results")
    assert {"BoardScene.buy", "BoardScene.roll", "BoardScene.end_turn"} - player.seen == set()
    assert spoke(player, "da")
    leave(player)
