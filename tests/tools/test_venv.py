"""`.venv` is made when it is missing, updated when pyproject.toml changes, healed after an interruption."""

import ast
import subprocess
import sys
from pathlib import Path

import _venv
import pytest
from _venv import ROOT, Environment, InstallError

Commands = list[list[str]]


@pytest.fixture
def env(tmp_path: Path) -> Environment:
    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    return Environment(tmp_path)


@pytest.fixture
def commands(env: Environment, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that were run: each is noted, and `python -m venv` also makes an interpreter."""
    done: Commands = []

    def run(command: list[str], failure: str) -> None:
        done.append(command)
        if "venv" in command:
            env.python.parent.mkdir(parents=True)
            env.python.touch()

    monkeypatch.setattr(_venv, "run", run)
    return done


def kinds(commands: Commands) -> list[str]:
    return [command[2] for command in commands]


def test_a_missing_environment_is_made_and_filled(env: Environment, commands: Commands) -> None:
    env.prepare()
    assert kinds(commands) == ["venv", "pip"]
    assert commands[1][-2:] == ["--editable", str(env.root)]
    assert env.is_ready()


def test_a_ready_one_is_left_alone(env: Environment, commands: Commands) -> None:
    env.prepare()
    commands.clear()
    env.prepare()
    assert commands == []


def test_developers_get_their_packages_on_top(env: Environment, commands: Commands) -> None:
    env.prepare()
    assert not env.is_ready(dev=True)
    env.prepare(dev=True)
    assert kinds(commands) == ["venv", "pip", "pip"]
    assert commands[2][-1] == f"{env.root}[dev]"
    assert env.is_ready(dev=True)


def test_a_changed_pyproject_is_installed_again_with_what_was_there(env: Environment, commands: Commands) -> None:
    env.prepare(dev=True)
    (env.root / "pyproject.toml").write_text("two", encoding="utf-8")
    assert not env.is_ready()
    env.prepare()
    assert kinds(commands) == ["venv", "pip", "pip"]
    assert env.is_ready(dev=True)


def test_an_interrupted_install_is_started_afresh(env: Environment, commands: Commands) -> None:
    env.prepare()
    env.stamp.unlink()  # it is written last, so this is what an interruption leaves
    (env.folder / "half.py").touch()
    env.prepare()
    assert kinds(commands) == ["venv", "pip", "venv", "pip"]
    assert not (env.folder / "half.py").exists()


def fail(command: list[str], failure: str) -> None:
    raise InstallError(failure)


def test_a_failed_install_leaves_no_stamp(env: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_venv, "run", fail)
    with pytest.raises(InstallError, match=r"Could not make \.venv"):
        env.prepare()
    assert not env.is_ready()


def test_an_update_that_fails_keeps_what_is_there_and_is_tried_again(
    env: Environment, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    env.prepare()
    (env.root / "pyproject.toml").write_text("two", encoding="utf-8")
    with monkeypatch.context() as offline:
        offline.setattr(_venv, "run", fail)
        with pytest.raises(InstallError, match="Could not install"):
            env.prepare()
    assert not env.is_ready()
    env.prepare()
    assert kinds(commands) == ["venv", "pip", "pip"]
    assert env.is_ready()


def test_a_moved_checkout_is_not_ready(env: Environment, commands: Commands) -> None:
    env.prepare()
    moved = env.root.parent / f"{env.root.name}-moved"
    env.root.rename(moved)
    assert not Environment(moved).is_ready()


def test_run_says_what_failed() -> None:
    with pytest.raises(InstallError, match="no luck"):
        _venv.run([sys.executable, "-c", "raise SystemExit(1)"], "no luck")


@pytest.mark.parametrize("name", ["play.py", "test.py"])
def test_an_old_python_gets_one_clear_line(name: str) -> None:
    tool = ROOT / "tools" / name
    for source in (tool, ROOT / "tools" / "_venv.py"):
        ast.parse(source.read_text(encoding="utf-8"), feature_version=(3, 7))
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 4); sys.path.insert(0, sys.argv[1]);"
        "sys.argv[:] = sys.argv[2:]; runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    command = [sys.executable, "-c", pretend, str(tool.parent), str(tool)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert answer.returncode == 2
    assert answer.stderr == "Trekast needs Python 3.11 or newer; this is 3.10.\n"
    assert answer.stdout == ""


def test_a_tool_goes_on_in_the_environment_from_any_folder(tmp_path: Path) -> None:
    """A tool of another checkout, started by an interpreter outside of its `.venv`, moves into it."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "_venv.py").write_bytes((ROOT / "tools" / "_venv.py").read_bytes())
    tool = tmp_path / "tools" / "show.py"
    tool.write_text(
        "import sys\nfrom _venv import reenter\n\nreenter()\nprint(sys.prefix, *sys.argv[1:], sys.stdin.read())",
        encoding="utf-8",
    )
    command = [sys.executable, str(tool), "--an", "option"]

    def answer() -> str:
        return subprocess.run(command, cwd="/", check=True, capture_output=True, text=True, input="in").stdout

    assert answer() == f"{sys.prefix} --an option in\n"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / ".venv")], check=True)
    assert answer() == f"{tmp_path / '.venv'} --an option in\n"
