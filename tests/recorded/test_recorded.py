"""Whole recorded matches: a changed rule shows as a change in their lines."""

from pathlib import Path

import pytest

from tests.recorded.story import FOLDER, lines, read

MATCHES = sorted(FOLDER.glob("*.txt"))


def test_every_edition_and_ending_is_recorded():
    assert len(MATCHES) == 30


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_is_played_as_it_was(path: Path):
    assert lines(read(path)) == path.read_text(encoding="utf-8").splitlines()
