"""tools/animate.py draws frames of a match and hands them to ImageMagick."""

import subprocess
from pathlib import Path

import pytest

from tools import animate


def test_wrong_use_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        animate.main(["--edition", "atlantis"])
    assert end.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_pictures_follow_each_other_and_become_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []

    def convert(command: list[str], **_options: bool) -> None:
        commands.append(command)
        if len(commands) > 1:
            raise FileNotFoundError("convert")

    monkeypatch.setattr(subprocess, "run", convert)
    animate.draw(tmp_path, "suomi", 2)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["0000.png", "0001.png"]
    assert animate.join(tmp_path, tmp_path / "out.gif") == 0
    assert [Path(part).name for part in commands[0] if part.endswith((".png", ".gif"))] == [
        "0000.png",
        "0001.png",
        "out.gif",
    ]
    assert animate.join(tmp_path, tmp_path / "out.gif") == 1
    assert "convert" in capsys.readouterr().err
