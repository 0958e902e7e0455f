"""What is installed: all that the game needs, and nothing that gets in its way."""

import importlib.metadata
import subprocess
import sys
import zipfile
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("game", "levels", "scenes", "assets")


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE
    with pytest.raises(importlib.metadata.PackageNotFoundError):
        importlib.metadata.version("pygame")


def test_the_command_starts_the_window() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="trekast")
    assert command.value == "scenes.app:main"
    assert callable(command.load())


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_packages(tmp_path: Path) -> None:
    """Data files too: boards, pictures, sounds, catalogues."""
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(build, check=True)
    (wheel,) = tmp_path.glob("trekast-*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    listing = subprocess.run(["git", "ls-files", *PACKAGES], cwd=ROOT, check=True, capture_output=True, text=True)
    assert set(listing.stdout.split()) - held == set()
    assert any(name.endswith("licenses/LICENSE") for name in held)
