from pathlib import Path

import pytest

from tests.levels.broken import Copy


@pytest.fixture
def board(tmp_path: Path) -> Copy:
    """A copy of games_to_go to break."""
    return Copy(tmp_path)


@pytest.fixture
def decks(tmp_path: Path) -> Copy:
    """A copy of stockholm, which plays with decks, to break."""
    return Copy(tmp_path, "stockholm")
