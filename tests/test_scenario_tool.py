"""The scenario program as others run it: exit status, stdout, stderr; and what it prints."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scenarios.files import HERE, Json, changed, read

ROOT = Path(__file__).resolve().parents[1]


def scenario(*arguments: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    command = [sys.executable, str(ROOT / "tools" / "scenario.py"), *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, timeout=60, env=env or None, check=False
    )


def test_status_0_and_the_printed_example():
    """ENGINE.md: A buys Baltic Avenue for 60: 1 440 and a worth of 2 950."""
    done = scenario(str(HERE / "example.json"))
    result = json.loads(done.stdout)
    assert (done.returncode, done.stderr, result["ok"], result["error"]) == (0, "", True, None)
    assert list(result) == ["ok", "error", "events", "state"]
    rolled, moved = result["events"][:2]
    assert rolled | {"tick": 0, "kind": "rolled", "by": "A", "dice": [1, 2]} == rolled
    assert moved | {"tick": 0, "kind": "moved", "by": "A", "from": 0, "to": 3} == moved
    state = result["state"]
    assert (state["tick"], state["phase"], state["turn"], state["doubles"], state["over"]) == (
        10,
        "manage",
        "A",
        0,
        None,
    )
    own = ["build", "end_turn", "mortgage", "offer", "redeem", "resign", "sell", "sell_group"]
    assert (state["awaiting"], state["must"]) == ({"A": own, "B": []}, ["A"])
    a = {"name": "A", "cash": 1440, "square": 3, "jail": None, "keys": 0, "bankrupt": False, "worth": 2950}
    assert state["players"][0] == a
    assert state["deeds"]["baltic_avenue"] == {"owner": "A", "mortgaged": False, "houses": 0, "hotel": False}
    assert (state["bank"], state["pot"]) == ({"houses": 29, "hotels": 12, "keys": 6}, 0)
    nothing: Json = {
        "auction": None,
        "call": None,
        "trade": None,
        "transfer": None,
        "debts": [],
        "debt": None,
        "claims": [],
    }
    assert {name: state[name] for name in nothing} == nothing


def test_standard_input():
    done = scenario("-", given=(HERE / "example.json").read_text())
    assert (done.returncode, json.loads(done.stdout)["state"]["phase"]) == (0, "manage")


def test_status_1_for_a_refused_command():
    """Waits are counted; the state is the one before; `legal` is as awaiting."""
    data = read("example.json")
    data["commands"][2:] = [{"by": "B", "do": "buy"}, {"by": "A", "do": "buy"}]
    done = scenario("-", given=json.dumps(data))
    result = json.loads(done.stdout)
    assert (done.returncode, done.stderr, result["ok"]) == (1, "", False)
    assert result["error"]["command"] == 2
    assert result["error"]["message"]
    assert result["error"]["legal"] == result["state"]["awaiting"]
    before = json.loads(scenario("-", given=json.dumps(data | {"commands": data["commands"][:2]})).stdout)
    assert (result["state"], result["events"]) == (before["state"], before["events"])


@pytest.mark.parametrize("amount", [-5, 0, 10**30])
def test_negative_and_enormous_amounts_are_refused_not_wrong(amount):
    commands = [{"by": "A", "do": "roll"}, {"by": "A", "do": "decline"}, {"by": "B", "do": "bid", "amount": amount}]
    done = scenario("-", given=json.dumps(read("example.json") | {"commands": commands}))
    assert (done.returncode, json.loads(done.stdout)["error"]["command"]) == (1, 2)


def test_status_2_says_one_line_and_prints_nothing():
    done = scenario("-", given=json.dumps(changed(read("example.json"), "players.0.cash", -1)))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "players[0].cash" in done.stderr


def test_wrong_dice_in_mid_play_print_nothing():
    done = scenario("-", given=json.dumps(changed(read("example.json"), "dice", [[1, 2, 3]])))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_file_that_is_none(tmp_path):
    for path in (tmp_path, tmp_path / "none.json", tmp_path / "two\nlines"):
        done = scenario(str(path))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_wrong_use_in_one_line():
    for arguments in ((), ("a", "b"), ("--loud", "-")):
        done = scenario(*arguments)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_help():
    done = scenario("--help")
    assert done.returncode == 0
    assert "FILE" in done.stdout


def test_names_reach_a_terminal_that_knows_ascii_only(tmp_path):
    data = {"edition": "suomi", "players": [{"name": "Åsa"}, {"name": "Öde"}], "turn": "Åsa"}
    done = scenario("-", given=json.dumps(data), PYTHONIOENCODING="ascii")
    assert (done.returncode, json.loads(done.stdout)["state"]["turn"]) == (0, "Åsa")
    done = scenario("-", given=json.dumps(data | {"turn": "Äijä"}), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def with_cpu(*commands: Json) -> Json:
    """ENGINE.md's example as printed there: B is a hard CPU in jail with 40."""
    data = changed(read("example.json"), "players.1.cpu", "hard")
    done = scenario("-", given=json.dumps(data | {"commands": list(commands)}))
    assert done.returncode == 0, done.stderr
    state: Json = json.loads(done.stdout)["state"]
    return state


def test_cpus_act_after_each_entry_until_a_seat_without_must():
    """B's turn is played by itself; then A is the one."""
    state = with_cpu({"by": "A", "do": "roll"}, {"by": "A", "do": "buy"})
    assert (state["turn"], state["must"]) == ("A", ["A"])
    state = with_cpu({"by": "A", "do": "roll"}, {"by": "A", "do": "buy"}, {"by": "A", "do": "end_turn"})
    assert state["must"] == ["A"]
    assert state["tick"] == 0


def test_cpus_do_nothing_before_the_first_entry():
    data = changed(changed(read("example.json"), "players.1.cpu", "hard"), "turn", "B")
    done = scenario("-", given=json.dumps(data | {"commands": []}))
    assert json.loads(done.stdout)["state"]["turn"] == "B"


def test_a_human_may_hand_a_seat_over():
    state = with_cpu({"by": "A", "do": "control", "seat": "B", "cpu": None}, {"by": "A", "do": "roll"},
                     {"by": "A", "do": "buy"}, {"by": "A", "do": "end_turn"})  # fmt: skip
    assert (state["turn"], state["phase"], state["must"]) == ("B", "jail", ["B"])
