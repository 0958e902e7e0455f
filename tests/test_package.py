"""What is installed: all that the game needs, and nothing that gets in its way."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("game", "levels", "scenes", "assets")


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=cwd, env=env, check=True, capture_output=True, text=True)


def kept_files(*folders: str) -> list[str]:
    """The files of the project that git keeps."""
    return run("git", "ls-files", *folders, cwd=ROOT).stdout.splitlines()


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE
    with pytest.raises(importlib.metadata.PackageNotFoundError):
        importlib.metadata.version("pygame")


def test_the_command_starts_the_window() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="trekast")
    assert command.value == "scenes.app:main"
    assert callable(command.load())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--wheel-dir", folder, ROOT, cwd=folder)
    return next(folder.glob("trekast-*.whl"))


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_packages(wheel: Path) -> None:
    """Data files too: boards, pictures, sounds, catalogues."""
    held = set(zipfile.ZipFile(wheel).namelist())
    assert set(kept_files(*PACKAGES)) - held == set()
    for paper in kept_files("LICENSE", "NOTICES.md", "licenses"):
        assert any(name.endswith(f".dist-info/licenses/{paper}") for name in held), paper
    assert any(name.endswith("share/applications/trekast.desktop") for name in held)
    assert any(name.endswith("apps/trekast.svg") for name in held)


@pytest.mark.slow
def test_the_wheel_plays_in_an_environment_of_its_own(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "env", cwd=tmp_path)
    run(tmp_path / "env/bin/pip", "install", "-qq", wheel, cwd=tmp_path)
    trekast = tmp_path / "env/bin/trekast"
    assert run(trekast, "--version", cwd=tmp_path).stdout.startswith("trekast ")
    assert run(trekast, "--data-dir", tmp_path / "data", "--quick", "--exit-after", "1", cwd=tmp_path).stderr == ""


@pytest.mark.slow
def test_a_fresh_checkout_plays_after_one_command(tmp_path: Path) -> None:
    """It says that it installs, once, and where an interruption left half of it, it starts afresh."""
    for name in kept_files(*PACKAGES, "tools", "licenses", "pyproject.toml", "README.md", "LICENSE", "NOTICES.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").touch()
    play = (getattr(sys, "_base_executable", sys.executable), tmp_path / "tools/play.py", "--version")
    first, second = run(*play, cwd=tmp_path), run(*play, cwd=tmp_path)
    assert first.stderr.startswith("Making .venv")
    assert second.stderr == ""
    assert first.stdout == second.stdout
