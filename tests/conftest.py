"""How every test runs: without a display or sound, away from the player's own data, in English."""

import gc
import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# A real window is a program of its own (tests/xvfb); whatever draws in here draws unseen.
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en", XDG_DATA_HOME=tempfile.mkdtemp(prefix="trekast-tests-"))

from tests.xvfb.fixtures import open_game, screen

__all__ = ["open_game", "screen"]

# No deadline: how fast a machine is today proves nothing. In CI the examples are the same each time.
SLOW_CHECK = [HealthCheck.too_slow]
settings.register_profile("here", deadline=None, max_examples=50, suppress_health_check=SLOW_CHECK)
settings.register_profile("everywhere", parent=settings.get_profile("here"), derandomize=True, database=None)
settings.load_profile("everywhere" if os.environ.get("CI") else "here")


@pytest.fixture
def collector_as_before() -> Iterator[None]:
    """For tests of what puts the garbage collector off: those after them shall not grow for it."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow too, as .ci/run does")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless it is asked for by --slow, by -m or by name."""
    if config.getoption("-m") or any("::" in a for a in config.args):
        return
    left_out = {"thorough"} if config.getoption("--slow") else {"slow", "thorough"}
    long = [item for item in items if any(item.get_closest_marker(name) for name in left_out)]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
