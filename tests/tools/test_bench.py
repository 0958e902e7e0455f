"""tools/bench.py measures what ENGINE promises, and tells two results apart."""

import json
import os
import shutil
from pathlib import Path

import pytest

from tools import bench
from tools.bench import Effort
from tools.benchmarks import matches, program
from tools.benchmarks.comparison import compared, figures
from tools.benchmarks.figures import told

pytestmark = pytest.mark.usefixtures("collector_as_before")

LEAST = Effort(0, ((960, 540),), 2, 1, 1, 3)


def test_many_times_are_told_in_four_numbers():
    assert told([0.001 * n for n in range(1, 201)]) == {"median": 101.0, "p99": 199.0, "p999": 200.0, "worst": 200.0}
    assert told([0.002]) == {"median": 2.0, "p99": 2.0, "p999": 2.0, "worst": 2.0}


def test_figures_have_paths_and_the_worst_is_chance():
    result = {"a": {"b": {"median": 1, "worst": 9}}, "rss_mb": 2.5, "edition": "suomi"}
    assert list(figures(result)) == [("a.b.median", 1.0), ("rss_mb", 2.5)]


def test_slower_and_faster_are_told_apart_from_noise():
    before = {"games_per_second": {"hard": 10, "easy": 10}, "startup_s": 0.5, "rss_mb": 100, "gone": 1}
    now = {"games_per_second": {"hard": 5, "easy": 10.5}, "startup_s": 0.4, "rss_mb": 100, "new": 1}
    assert compared(before, now) == [
        "WORSE  games_per_second.hard: 10 -> 5 (-50%)",
        "better startup_s: 0.5 -> 0.4 (-20%)",
    ]
    assert compared(now, now) == ["nothing has changed by more than 10%"]


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--bogus"], "--bogus"),
        (["--edition", "atlantis"], "--edition"),
        (["--seed", "x"], "--seed"),
        (["--json", "/nowhere/at/all.json"], "--json"),
        (["--compare", "/nowhere.json"], "--compare"),
        (["--compare", __file__], "--compare"),
    ],
)
def test_wrong_use_is_one_line(options: list[str], word: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as end:
        bench.main(options)
    said = capsys.readouterr()
    assert end.value.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert word in said.err


@pytest.mark.parametrize(("load", "said"), [(0.0, False), (9.0, True)])
def test_a_busy_machine_is_told(
    load: float, said: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(os, "getloadavg", lambda: (load, load, load), raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    bench.warn_if_busy()
    assert ("busy (load 9.0)" in capsys.readouterr().err) == said


def test_matches_are_measured_by_level():
    found = matches.measure("games_to_go", 0, seed=1)
    for kind in ("games_per_second", "rolls_per_second", "decision_ms"):
        assert list(found[kind]) == ["easy", "normal", "hard"]
    assert all(speed > 0 for speed in found["games_per_second"].values())
    assert set(found["decision_ms"]["hard"]) == {"median", "p99", "p999", "worst"}


def test_the_program_tells_its_first_frame_and_its_memory():
    assert 0 < program.startup(1) < 60
    assert 20 < program.memory((960, 540), 3) < 1000


@pytest.mark.slow
def test_all_of_it_is_one_json_object(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(bench, "QUICK", LEAST)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    (tmp_path / "before.json").write_text('{"rss_mb": 1}', encoding="utf-8")
    options = ["--quick", "--json", str(tmp_path / "now.json"), "--compare", str(tmp_path / "before.json")]
    assert bench.main(options) == 0
    said = capsys.readouterr()
    result = json.loads(said.out)
    assert json.loads((tmp_path / "now.json").read_text(encoding="utf-8")) == result
    assert {"title", "setup", "board"} <= set(result["frame_ms"])
    for kind in ("frame_ms", "frame_cpu_ms"):
        assert set(result[kind]["title"]["960x540"]) == {"median", "p99", "p999", "worst"}
    assert result["display"] == "dummy"
    assert "WORSE  rss_mb: 1 ->" in said.err
