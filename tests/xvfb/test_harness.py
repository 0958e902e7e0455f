"""The harness itself: what a test does arrives in the window, and what the window shows comes back."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.xvfb import screen as screens
from tests.xvfb.fixtures import OpenGame
from tests.xvfb.window import GameWindow

ECHO = [sys.executable, str(Path(__file__).with_name("echo.py"))]


@pytest.fixture
def echo(open_game: OpenGame) -> GameWindow:
    return open_game(command=ECHO)


def heard(window: GameWindow, words: str) -> Callable[[], bool]:
    return lambda: words in window.words


def test_keys_arrive_in_order(echo: GameWindow) -> None:
    echo.key("a", "Return", "Left")
    echo.wait(heard(echo, "key a\nkey return\nkey left\n"), "three keys")


def test_written_text_arrives(echo: GameWindow) -> None:
    echo.write("hi")
    echo.wait(heard(echo, "key h\nkey i\n"), "two letters")


def test_a_click_lands_where_it_is_aimed(echo: GameWindow) -> None:
    echo.click((30, 40))
    echo.wait(heard(echo, "down 1 30 40\nup 1 30 40\n"), "a click")


def test_a_drag_presses_here_and_lets_go_there(echo: GameWindow) -> None:
    echo.drag((10, 20), (110, 60))
    echo.wait(heard(echo, "down 1 10 20\nup 1 110 60\n"), "a drag")


def test_a_picture_shows_what_the_window_shows(echo: GameWindow) -> None:
    echo.wait(lambda: echo.picture().get_at((10, 10))[:3] == (255, 0, 0), "red on the left")
    assert echo.picture().get_size() == (400, 200)
    assert echo.picture().get_at((390, 10))[:3] == (0, 0, 255)


def test_a_saved_picture_is_a_file_of_the_windows_size(echo: GameWindow, tmp_path: Path) -> None:
    echo.save(tmp_path / "pictures" / "echo.png")
    header = (tmp_path / "pictures" / "echo.png").read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert (int.from_bytes(header[16:20]), int.from_bytes(header[20:24])) == (400, 200)


def test_the_window_can_be_resized(echo: GameWindow) -> None:
    echo.resize(640, 360)
    echo.wait(heard(echo, "size 640 360"), "the new size")
    assert echo.area.size == (640, 360)


def test_the_close_button_ends_the_program(echo: GameWindow) -> None:
    echo.ask_to_close()
    assert echo.wait_for_end() == 0


def test_waiting_fails_with_what_the_program_said_when_it_ends(open_game: OpenGame) -> None:
    with pytest.raises(AssertionError, match=r"the window to open: the game ended \(3\)\noh dear"):
        open_game(command=[sys.executable, "-c", "print('oh dear'); exit(3)"])


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuntimeError, match="apt-get install xvfb xdotool x11-apps"):
        screens.Screen()
