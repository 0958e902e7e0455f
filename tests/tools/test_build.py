"""tools/build.py makes an archive that plays where there is no Python, and says whose work is in it."""

import configparser
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from _venv import ROOT

from tests.xvfb.fixtures import OpenGame
from tests.xvfb.test_start import has_colours
from tools import build


def test_wrong_use_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    for arguments in (["--bogus"], ["--out", str(tmp_path / "taken")]):
        with pytest.raises(SystemExit) as end:
            build.main(arguments)
        said = capsys.readouterr()
        assert end.value.code == 2
        assert said.out == ""
        assert len(said.err.splitlines()) == 1


def test_without_pyinstaller_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "find_spec", lambda _name: None)
    assert build.main(["--out", str(tmp_path)]) == 1
    assert "PyInstaller is not installed" in capsys.readouterr().err


def test_the_name_tells_version_and_system() -> None:
    assert re.fullmatch(r"trekast-\d+\.\d+\.\d+-[a-z0-9]+-[a-z0-9_]+", build.name())


def test_the_icon_is_a_picture_of_its_size(tmp_path: Path) -> None:
    build.save_icon(tmp_path / "icon.png")
    header = (tmp_path / "icon.png").read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert int.from_bytes(header[16:20]) == int.from_bytes(header[20:24]) == build.ICON_SIZE


def test_the_desktop_entry_starts_the_command() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(ROOT / "assets" / "trekast.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Exec"], entry["Icon"]) == ("Application", "trekast", "trekast")
    assert entry["StartupWMClass"] == "trekast"  # as scenes.app names its window
    assert {f"Comment[{language}]" for language in ("sv", "da", "nb", "fi")} <= set(entry)


def test_the_notices_name_everything_the_game_stands_on() -> None:
    notices = (ROOT / "NOTICES.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for requirement in project["dependencies"]:
        assert re.split(r"[<>=]", requirement)[0] in notices, requirement


def test_what_is_under_the_lgpl_is_kept_as_source() -> None:
    """So that another version can take its place."""
    found = runpy.run_path(str(build.PACKAGING / "hook-pytmx.py"))
    assert found["module_collection_mode"] == {"pytmx": "py", "pygame": "py"}


@pytest.mark.skipif(sys.platform != "linux", reason="a script for Linux desktops")
def test_the_menu_entry_points_to_where_the_folder_lies(tmp_path: Path) -> None:
    folder, share = tmp_path / "a folder", tmp_path / "share"
    folder.mkdir()
    shutil.copy(ROOT / "assets" / "trekast.desktop", folder)
    (folder / "trekast.png").touch()
    script = shutil.copy(build.PACKAGING / "add_to_menu.sh", folder)
    env = os.environ | {"XDG_DATA_HOME": str(share)}
    subprocess.run(["sh", script], env=env, check=True, capture_output=True)
    entry = share / "applications" / "trekast.desktop"
    assert f'Exec="{folder}/trekast"' in entry.read_text(encoding="utf-8").splitlines()
    subprocess.run(["sh", script, "remove"], env=env, check=True)
    assert [path for path in share.rglob("*") if path.is_file()] == []


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The archive, built in one place and unpacked in another; the first is gone."""
    out, elsewhere = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("else where")
    shutil.unpack_archive(build.build(out), elsewhere)
    shutil.rmtree(out)
    yield elsewhere / build.name()
    shutil.rmtree(elsewhere)


@pytest.mark.slow
def test_the_archive_holds_the_papers(unpacked: Path) -> None:
    kept = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    assert {"trekast", "LICENSE", "NOTICES.md", "trekast.png", "trekast.desktop", "add_to_menu.sh"} <= kept
    assert {f"licenses/{path.name}" for path in (ROOT / "licenses").iterdir()} <= kept
    assert {"_internal/pytmx/pytmx.py", "_internal/pygame/__init__.py"} <= kept  # to be exchanged (LGPL)


@pytest.mark.slow
def test_the_archive_tells_nothing_of_where_it_was_built(unpacked: Path) -> None:
    for path in unpacked.rglob("*"):
        if path.is_file() and path.suffix in (".json", ".txt", ".py", ".sh", ".desktop", ""):
            assert str(ROOT).encode() not in path.read_bytes(), path


@pytest.mark.slow
def test_it_plays_where_there_is_no_python(unpacked: Path, open_game: OpenGame, tmp_path: Path) -> None:
    """No PATH to find one, and nothing mapped into the program comes from this machine's Python."""
    options = ["--data-dir", str(tmp_path / "data"), "--windowed", "960x540", "--quick"]
    game = open_game(command=[str(unpacked / "trekast"), *options], env={"PATH": "/nowhere", "PYTHONPATH": ""})
    game.wait(lambda: has_colours(game.picture()), "a picture")
    mapped = Path(f"/proc/{game.pid}/maps").read_text(encoding="utf-8")
    assert "python" in mapped
    own = [line for line in mapped.splitlines() if str(unpacked) in line]
    foreign = [line for line in mapped.splitlines() if re.search("python|pygame|SDL", line) and line not in own]
    assert foreign == []
    game.ask_to_close()
    assert game.wait_for_end() == 0
    assert game.words == ""
