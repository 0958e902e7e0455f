from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

import levels
from tests.scenarios.files import Json, Run, read

load = cache(levels.load)


@pytest.fixture
def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[[str | bytes], Run]:
    """Play a text with the program; each edition is read once for all tests."""
    monkeypatch.setattr(levels, "load", load)
    return partial(Run, folder=tmp_path, capsys=capsys)


@pytest.fixture
def example() -> Json:
    """ENGINE.md's example, B without a CPU."""
    return read("example.json")
