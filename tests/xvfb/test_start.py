"""The game opens a window as it is asked to, and ends when it is told to, with nothing to complain about."""

import pygame
import pytest

from tests.xvfb.fixtures import OpenGame


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
