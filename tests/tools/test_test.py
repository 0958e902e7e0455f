"""tools/test.py hands its options to pytest, and runs on all cores unless told otherwise."""

import subprocess
import sys
from pathlib import Path

import pytest
from _venv import ROOT

from tools.test import ALL_CORES, pytest_arguments


@pytest.mark.parametrize("given", [[], ["-q"], ["tests/game", "-k", "auction"], ["-p", "no:cacheprovider"]])
def test_it_runs_on_all_cores(given: list[str]) -> None:
    assert pytest_arguments(given) == [*ALL_CORES, *given]


@pytest.mark.parametrize("given", [["-n", "0"], ["-n1"], ["--pdb"], ["-p", "no:xdist"], ["--help"]])
def test_an_option_can_ask_for_something_else(given: list[str]) -> None:
    assert pytest_arguments(given) == given


def run_tests(*options: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "test.py"), "-n0", "-p", "no:cacheprovider", *options]
    return subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)


def test_it_runs_without_a_display_from_any_folder(tmp_path: Path) -> None:
    story = tmp_path / "test_story.py"
    story.write_text(
        "import os\n\ndef test_it():\n    assert os.environ['SDL_VIDEODRIVER'] == 'dummy'\n", encoding="utf-8"
    )
    answer = run_tests(str(story), cwd=Path("/"))
    assert "1 passed" in answer.stdout
    assert answer.returncode == 0


def test_it_gives_pytests_exit_status(tmp_path: Path) -> None:
    story = tmp_path / "test_story.py"
    story.write_text("def test_it():\n    assert 1 == 2\n", encoding="utf-8")
    assert run_tests(str(story), cwd=ROOT).returncode == 1


SLOW_AND_QUICK = """
import pytest

@pytest.mark.slow
def test_slow(): pass

def test_quick(): pass
"""


@pytest.mark.parametrize(
    ("options", "outcome"),
    [([], "1 passed, 1 deselected"), (["--slow"], "2 passed"), (["-m", "slow"], "1 passed, 1 deselected")],
)
def test_slow_tests_run_when_asked_for(options: list[str], outcome: str, tmp_path: Path) -> None:
    story = tmp_path / "test_story.py"
    story.write_text(SLOW_AND_QUICK, encoding="utf-8")
    answer = run_tests("-p", "tests.conftest", str(story), *options, cwd=ROOT)
    assert outcome in answer.stdout.splitlines()[-1]


def test_a_slow_test_runs_when_it_is_named(tmp_path: Path) -> None:
    story = tmp_path / "test_story.py"
    story.write_text(SLOW_AND_QUICK, encoding="utf-8")
    assert "1 passed" in run_tests("-p", "tests.conftest", f"{story}::test_slow", cwd=ROOT).stdout
