"""tools/tune.py: a run goes on where it was stopped, to the same weights."""

import json
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import pytest

from game.cpu.weights import Weights
from game.edition import Rules
from tools import simulate, tune

SMALL = ["--population", "2", "--games", "1", "--table", "tuned,easy", "--seed", "9"]


def run(path: Path, generations: int) -> Any:
    assert tune.main([str(path), *SMALL, "--generations", str(generations)]) == 0
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_stopped_run_goes_on_the_same(tmp_path, capsys):
    whole = run(tmp_path / "whole.json", 2)
    run(tmp_path / "parts.json", 1)
    assert run(tmp_path / "parts.json", 2) == whole
    assert len(whole["centres"]) == 3
    assert set(whole["centres"][-1]) == {field.name for field in fields(Weights)}
    assert all(value > 0 for value in whole["centres"][-1].values())


def test_a_run_keeps_its_settings(tmp_path, capsys):
    path = tmp_path / "run.json"
    run(path, 1)
    assert tune.main([str(path), *SMALL, "--games", "2"]) == 2
    assert "other settings" in capsys.readouterr().err


def test_the_centre_moves_towards_the_better_of_each_pair(monkeypatch):
    """Whoever values lots higher wins more: after a generation the centre does, too, by about a step."""
    monkeypatch.setattr(tune, "played", lambda args, found, *_rest: [[each["lots"]] * args.games for each in found])
    args = tune.arguments(["x", "--population", "40", "--step", "0.1"])
    made: dict[str, Any] = {"centres": [asdict(Weights())], "shares": []}
    nobody: Any = None
    tune.evolve(args, made, nobody)
    before, after = made["centres"]
    assert 1.05 < after["lots"] / before["lots"] < 1.2
    others = [after[name] / before[name] for name in before if name != "lots"]
    assert max(others) < 1.08
    assert min(others) > 0.92


def test_what_comes_of_a_run_is_the_mean_of_its_last_centres():
    centres = [asdict(replace(Weights(), lots=lots)) for lots in (0.5, 9, 9, 9, 9, 1, 4)]
    assert tune.outcome({"centres": centres, "shares": [0.3] * 6})["lots"] == pytest.approx(2)


def test_all_candidates_play_the_same_and_seats_turn_at_every_table(monkeypatch):
    seen = []

    def begin(plan, edition, seats, seed):
        seen.append((seats, seed))
        return real(plan, edition, seats, seed)

    real = simulate.begin
    monkeypatch.setattr(tune, "begin", begin)
    tables = [("tuned,hard", "suomi"), ("tuned,easy", "suomi")]
    for number in range(4):
        tune.won(tables, 7, (number, {}))
    first, second = simulate.game_seed(7, 0), simulate.game_seed(7, 1)
    assert seen == [
        (["tuned", "hard"], first),
        (["tuned", "easy"], first),
        (["hard", "tuned"], second),
        (["easy", "tuned"], second),
    ]


def test_a_match_counts_as_in_the_whole(monkeypatch):
    """Left when the seat is out of it, and won as a whole match says."""
    for number in range(6):
        plan = simulate.Plan("games_to_go", ("tuned", "hard", "normal"), 3, Rules(), 4000, tune.Maker({}))
        whole = simulate.play_game(plan, number).wins.get("tuned", 0.0)
        assert tune.won([("tuned,hard,normal", "games_to_go")], 3, (number, {})) == whole


def test_a_retest_tells_both_shares(tmp_path, capsys):
    path = tmp_path / "run.json"
    assert tune.main([str(path), *SMALL, "--retest", "2"]) == 0
    out = capsys.readouterr().out
    assert "shipped: " in out
    assert "tuned: " in out
    assert "tuned wins more: " in out


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--table", "hard,easy"], "--table"),
        (["--edition", "atlantis"], "--edition"),
        (["--games", "0"], "--games"),
        (["--games", "x"], "--games"),
        (["--population", "3"], "--population"),
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
