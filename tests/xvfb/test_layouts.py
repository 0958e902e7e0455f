"""Foreign keyboards: the caps show what is printed on the keys, from the first frame on."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.xvfb.screen import Screen
from tests.xvfb.window import ROOT, SDL


@pytest.fixture(scope="module")
def own_screen() -> Iterator[Screen]:
    """A screen whose keyboard no other test uses."""
    with Screen((400, 300)) as screen:
        yield screen


@pytest.mark.parametrize(
    ("layout", "caps"),
    [("us", "R Q Z M 1 Esc"), ("fr", "R A W , 1 Esc"), ("de", "R Q Y M 1 Esc"), ("fi", "R Q Z M 1 Esc")],
)
def test_caps_are_those_of_the_keyboard(own_screen: Screen, layout: str, caps: str) -> None:
    own_screen.run("setxkbmap", layout)
    env = {**os.environ, **own_screen.environment, **SDL}
    command = [sys.executable, "-m", "tests.xvfb.caps"]
    told = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True, timeout=60)
    assert told.stdout.strip() == caps
