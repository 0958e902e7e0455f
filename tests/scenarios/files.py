"""Scenario files to change, and the program that plays them, in this process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import scenario

HERE = Path(__file__).parent
Json = dict[str, Any]


class Delete:
    """Stands for: this key is not there."""


DELETE = Delete()


def read(name: str) -> Json:
    """One of the files beside this one."""
    data: Json = json.loads((HERE / name).read_text("utf-8"))
    return data


def changed(data: Json, path: str, value: Any) -> Json:
    """The data with the value at a path such as `players.0.cash` set, or taken out."""
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    target: Any = data
    for step in steps:
        target = target[step]
    if value is DELETE:
        del target[last]
    elif isinstance(last, int) and last == len(target):
        target.append(value)
    else:
        target[last] = value
    return data


class Run:
    """What the program said of one text."""

    def __init__(self, text: str | bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = folder / "scenario.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
        capsys.readouterr()
        self.status = scenario.main([str(path)])
        self.out, self.err = capsys.readouterr()

    @property
    def result(self) -> Json:
        """The JSON object printed."""
        data: Json = json.loads(self.out)
        return data

    def is_wrong(self, *words: str) -> None:
        """The file is wrong: status 2, nothing printed, one line of complaint that has the words."""
        assert (self.status, self.out) == (2, "")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        for word in words:
            assert word in self.err
