"""The game opens a window as it is asked to, and ends when it is told to, with nothing to complain about."""

import pygame
import pytest

from tests.xvfb.fixtures import OpenGame
from tests.xvfb.player import PROBE, Player
from tests.xvfb.window import GameWindow


def test_the_window_has_the_size_asked_for_and_shows_something(open_game: OpenGame) -> None:
    game = open_game("--windowed", "1280x720")
    assert game.area.size == (1280, 720)
    assert game.title == "Trekast"
    game.wait(lambda: has_colours(game.picture()), "a picture")


def has_colours(picture: pygame.Surface) -> bool:
    width, height = picture.get_size()
    points = [(x, y) for x in range(0, width, 40) for y in range(0, height, 40)]
    return len({tuple(picture.get_at(point)) for point in points}) > 10


def test_the_close_button_ends_it(open_game: OpenGame) -> None:
    game = open_game("--windowed", "960x540")
    game.ask_to_close()
    assert game.wait_for_end() == 0
    assert game.words == ""


@pytest.mark.parametrize("options", [[], ["--quick"], ["--attract"], ["--lang", "fi"]])
def test_it_ends_by_itself_after_the_time_given(open_game: OpenGame, options: list[str]) -> None:
    game = open_game("--windowed", "960x540", "--exit-after", "1", *options)
    assert game.wait_for_end() == 0
    assert game.words == ""


@pytest.fixture
def asked(open_game: OpenGame) -> GameWindow:
    """The game with a question before a picture that stands still."""
    game = open_game("--windowed", "960x540", env=PROBE)
    player = Player(game)
    game.wait(lambda: bool(player.sight()["widgets"]), "the title")
    game.key("Escape")
    game.wait(lambda: player.sight()["scene"] == "Dialog", "the question")
    return game


def test_a_still_picture_comes_back_when_the_window_does(asked: GameWindow) -> None:
    shown = at_rest(asked)
    asked.hide()
    asked.show()
    asked.wait(lambda: pixels(asked.picture()) == shown, "the same picture")


def test_a_larger_window_is_filled(asked: GameWindow) -> None:
    asked.resize(1400, 800)
    asked.wait(lambda: asked.picture().get_size() == (1400, 800), "a larger window")
    asked.wait(lambda: all(asked.picture().get_at((x, 790))[:3] != (0, 0, 0) for x in (5, 700, 1395)), "all of it")


def at_rest(game: GameWindow) -> bytes:
    """The pixels, once three looks at them in turn saw the same."""
    seen: list[bytes] = []

    def still() -> bool:
        seen.append(pixels(game.picture()))
        return seen[-3:] == [seen[-1]] * 3

    game.wait(still, "a still picture")
    return seen[-1]


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_a_window_made_too_small_for_its_contents_grows_again(asked: GameWindow) -> None:
    asked.resize(700, 900)
    asked.wait(lambda: asked.area.size == (960, 900), "the least width")
    asked.resize(1000, 300)
    asked.wait(lambda: asked.area.size == (1000, 540), "the least height")


def test_full_screen_fills_the_screen_and_gives_the_window_back_as_it_was(asked: GameWindow) -> None:
    before = asked.area
    asked.key("F11")
    asked.wait(lambda: asked.area == pygame.Rect((0, 0), asked.screen.size), "the whole screen")
    asked.wait(lambda: asked.picture().get_at((5, asked.screen.size[1] - 5))[:3] != (0, 0, 0), "its picture")
    asked.key("F11")
    asked.wait(lambda: asked.area == before, "the window")
