"""tools/simulate.py: whole matches counted, the same for any number of processes and any hash seed."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import levels
from tools import simulate

PLAN = ["--edition", "games_to_go", "--seats", "normal,normal,easy", "--games", "3", "--seed", "5"]


def run(capsys: Any, *args: str) -> tuple[int, Any]:
    status = simulate.main([*PLAN, *args])
    return status, capsys.readouterr()


def test_it_prints_what_is_promised(capsys, tmp_path):
    status, out = run(capsys, "--json", str(tmp_path / "out.json"))
    result = json.loads(out.out)
    assert status == 0
    assert out.err == ""
    assert json.loads((tmp_path / "out.json").read_text()) == result
    assert result["seats"] == ["normal", "normal", "easy"]
    assert sum(result["endings"].values()) == result["games"] == 3
    assert set(result["wins"]) == {"normal", "easy"}
    assert len(result["landings"]) == 40
    assert sum(result["landings"]) == pytest.approx(1, abs=0.001)


def test_shares_are_per_seat_and_lie_in_their_intervals(capsys):
    wins = json.loads(run(capsys)[1].out)["wins"]
    assert 2 * wins["normal"]["share"] + wins["easy"]["share"] == pytest.approx(1, abs=0.001)
    assert all(w["low"] <= w["share"] <= w["high"] for w in wins.values())


def test_wilson_of_half():
    assert simulate.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=0.0001)


def test_jobs_and_hash_seeds_change_nothing(capsys):
    alone = json.loads(run(capsys)[1].out)["digest"]
    digests = {alone}
    for jobs, hash_seed in (("1", "1"), ("2", "7")):
        command = [sys.executable, simulate.__file__, *PLAN, "--jobs", jobs]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, check=True, text=True
        )
        digests.add(json.loads(done.stdout)["digest"])
    assert digests == {alone}


def test_a_seat_can_have_a_character(capsys):
    status, out = run(capsys, "--seats", "hard/otto,hard/viggo,easy")
    assert status == 0
    assert set(json.loads(out.out)["wins"]) == {"hard/otto", "hard/viggo", "easy"}
    driver = simulate.begin(
        simulate.Plan("suomi", ("hard/otto", "hard"), 1, simulate.read_rules(""), 9),
        levels.load("suomi"),
        ["hard/otto", "hard"],
        1,
    )
    characters = [driver.minds.mind(seat).character for seat in (0, 1)]
    assert [character and character.id for character in characters] == ["otto", None]


def test_a_bound_on_rolls_leaves_matches_unfinished(capsys):
    assert json.loads(run(capsys, "--max-rolls", "5")[1].out)["endings"] == {"unfinished": 3}


def test_a_timed_match_ends_by_time(capsys):
    assert json.loads(run(capsys, "--rules", "session_minutes=1")[1].out)["endings"] == {"time": 3}


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--edition", "atlantis"], "--edition: 'atlantis'"),
        (["--seats", "hard"], "--seats: two to six"),
        (["--seats", "hard,dozy"], "--seats: 'dozy'"),
        (["--seats", "hard/nobody,easy"], "--seats: 'nobody'"),
        (["--games", "0"], "--games"),
        (["--games", "x"], "--games"),
        (["--rules", "magic"], "--rules: 'magic'"),
        (["--rules", "session_minutes=-1"], "session_minutes"),
        (["--rules", "speed=2"], "speed"),
        (["--json", "/nowhere/x.json", "--max-rolls", "1"], "--json"),
    ],
)
def test_wrong_use_is_one_line(capsys, args, named):
    status, out = run(capsys, *args)
    assert status == 2
    assert out.out == ""
    assert named in out.err
    assert out.err.count("\n") == 1
