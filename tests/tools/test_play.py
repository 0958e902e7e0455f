"""tools/play.py opens the window, or says in one line why it cannot."""

import os
import socket
import subprocess
import sys

import _venv
import pytest
from _venv import ROOT

from scenes.display import NO_DISPLAY
from tools import play

FIRST_SCREEN = 6000
"""The port of screen 0: X11 asks there when nothing answers on the screen's own socket."""
ALONE = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
"""SDL asks the desktop's bus for its settings, and where there is none a program is searched for that starts one."""
HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT")


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    """Else the first start would install what pyproject.toml asks for anew, and say so."""
    _venv.HERE.prepare()


def run_play(*options: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Start it where there is no display, with `more` in its environment."""
    env = {name: value for name, value in os.environ.items() if name not in HIDDEN} | ALONE | more
    command = [sys.executable, str(ROOT / "tools" / "play.py"), *options]
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True)


def assert_refused(answer: subprocess.CompletedProcess[str], *words: str) -> None:
    said = answer.returncode, answer.stdout, len(answer.stderr.splitlines())
    assert said == (2, "", 1), answer.stderr
    assert all(word in answer.stderr for word in words), answer.stderr


def test_without_a_display_it_says_so() -> None:
    assert_refused(run_play(), "no display was found")


def test_a_display_that_does_not_answer_is_none() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # a port that is kept and not listened to: no screen can open there meanwhile
        number = taken.getsockname()[1] - FIRST_SCREEN
        assert_refused(run_play(DISPLAY=f":{number}"), "no display was found")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--bogus"], ["--bogus"]),
        (["--lang", "xx"], ["--lang", "xx"]),
        (["--windowed", "1280"], ["--windowed", "1280"]),
        (["--windowed", "0x0"], ["--windowed", "0x0"]),
        (["--pace", "slow"], ["--pace", "slow"]),
        (["--exit-after", "soon"], ["--exit-after", "soon"]),
        (["--exit-after", "-1"], ["--exit-after", "-1"]),
        (["--seed", "x"], ["--seed", "x"]),
        (["--data-dir", "/dev/null/no"], ["--data-dir", "/dev/null/no"]),
        (["extra"], ["extra"]),
    ],
)
def test_a_wrong_option_is_named(options: list[str], words: list[str]) -> None:
    assert_refused(run_play(*options), *words)


def test_help_needs_no_display() -> None:
    answer = run_play("--help")
    assert answer.returncode == 0
    options = (
        "--lang",
        "--data-dir",
        "--windowed",
        "--quick",
        "--attract",
        "--pace",
        "--exit-after",
        "--seed",
    )
    assert [option for option in options if option not in answer.stdout] == []


def test_version_is_the_projects() -> None:
    answer = run_play("--version")
    assert answer.returncode == 0
    assert answer.stdout.split()[-1] in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_a_missing_display_is_told_before_anything_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in HIDDEN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(_venv.Environment, "is_ready", lambda self, *, dev=False: False)
    monkeypatch.setattr(sys, "argv", ["play.py"])
    monkeypatch.setattr(sys, "platform", "linux")
    assert play.main() == 2
    assert capsys.readouterr().err == f"{NO_DISPLAY}\n"
