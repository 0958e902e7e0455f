"""Runs the tests, without a display and on all cores: python3 tools/test.py [pytest options]

Makes .venv first if need be. Paths are relative to the project's folder; --slow runs the long tests too.
"""

import os
import sys

from _venv import ROOT, prepare, reenter

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
ALL_CORES = ["-n", "auto", "--dist", "worksteal"]
IN_ONE_PROCESS = {"--pdb", "--trace", "--co", "--collect-only", "--markers", "--fixtures", "-h", "--help"}


def pytest_arguments(given: list[str]) -> list[str]:
    """What pytest is called with: in parallel unless an option asks for another number or for one process."""
    own_choice = any(
        argument.startswith(("-n", "--numprocesses")) or "no:xdist" in argument or argument in IN_ONE_PROCESS
        for argument in given
    )
    return given if own_choice else [*ALL_CORES, *given]


def main() -> int:
    """Prepare, re-enter, run; gives pytest's exit status."""
    prepare(dev=True)
    reenter()
    import pytest

    os.environ.update(HEADLESS)
    os.chdir(ROOT)
    return int(pytest.main(pytest_arguments(sys.argv[1:])))


if __name__ == "__main__":
    sys.exit(main())
