"""A folder with kept matches."""

from pathlib import Path

import pytest

from scenes.store import Store


@pytest.fixture
def store(tmp_path: Path):
    made = Store(tmp_path)
    yield made
    made.close()
