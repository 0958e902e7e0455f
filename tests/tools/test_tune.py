"""tools/tune.py: a run goes on where it was stopped, to the same weights."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.cpu.weights import Weights
from tools import tune

SMALL = ["--population", "2", "--games", "1", "--table", "tuned,easy", "--seed", "9"]


def run(path: Path, generations: int) -> Any:
    assert tune.main([str(path), *SMALL, "--generations", str(generations)]) == 0
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_stopped_run_goes_on_the_same(tmp_path, capsys):
    whole = run(tmp_path / "whole.json", 2)
    run(tmp_path / "parts.json", 1)
    assert run(tmp_path / "parts.json", 2) == whole
    assert set(whole["weights"]) == {field.name for field in fields(Weights)}
    assert all(value > 0 for value in whole["weights"].values())


def test_a_retest_tells_both_shares(tmp_path, capsys):
    path = tmp_path / "run.json"
    assert tune.main([str(path), *SMALL, "--retest", "2"]) == 0
    out = capsys.readouterr().out
    assert "shipped: " in out
    assert "tuned: " in out


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--table", "hard,easy"], "--table"),
        (["--edition", "atlantis"], "--edition"),
        (["--games", "0"], "--games"),
        (["--games", "x"], "--games"),
    ],
)
def test_wrong_use_is_one_line(tmp_path, capsys, args, named):
    assert tune.main([str(tmp_path / "x.json"), *args]) == 2
    out = capsys.readouterr()
    assert named in out.err
    assert out.err.count("\n") == 1


def test_a_file_of_something_else_is_no_run(tmp_path, capsys):
    (tmp_path / "x.json").write_text("[1]", encoding="utf-8")
    assert tune.main([str(tmp_path / "x.json")]) == 2
    assert "x.json" in capsys.readouterr().err
