"""Fixtures of real-window tests, for every test to use."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.xvfb.screen import Screen
from tests.xvfb.window import GAME, GameWindow

OpenGame = Callable[..., GameWindow]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A virtual screen, one for each process that runs tests."""
    with Screen() as screen:
        yield screen


@pytest.fixture
def open_game(screen: Screen, tmp_path: Path) -> Iterator[OpenGame]:
    """Opens the game in a window: `open_game("--quick", "--seed", "7")`; `env` adds to its environment.

    All games of a test share the data folder `tmp_path / "data"`, so a second one finds what the first left.
    What still runs at the end is killed.
    """
    games: list[GameWindow] = []

    def start(*options: str, env: Mapping[str, str] | None = None, command: list[str] = GAME) -> GameWindow:
        log = tmp_path / f"game{len(games)}.log"
        if command is GAME:
            command = [*GAME, "--data-dir", str(tmp_path / "data")]
        games.append(GameWindow(screen, [*command, *options], log, env or {}))
        return games[-1].open()

    yield start
    for game in games:
        game.kill()
