"""The long runs, in short; their whole lengths are run by hand."""

import pytest

from tools import endure
from tools.endurance import flips, kills, soak


def quiet(line: str) -> None:
    """Say nothing."""


@pytest.mark.slow
def test_a_few_kills_lose_nothing() -> None:
    assert kills.run(3, 2, False, 0.5, quiet)["lost"] == 0


def test_a_few_damaged_files_of_every_kind_lead_to_no_traceback() -> None:
    found = flips.run(50, 3, quiet)
    assert found["tracebacks"] == 0
    assert sum(sum(found[kind].values()) for kind in ("saves", "exports", "levels", "settings", "scenarios")) == 50


@pytest.mark.slow
def test_a_short_soak_says_how_much_memory_it_takes() -> None:
    found = soak.run(2000, 1, quiet)
    assert found["ticks"] >= 2000
    assert len(found["rss_mb"]) == 10


def test_wrong_use_is_told(capsys) -> None:
    with pytest.raises(SystemExit) as left:
        endure.main(["sleep"])
    assert left.value.code == 2
