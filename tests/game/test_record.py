"""Records: what is no record of a match is refused in a line that names the place."""

from typing import Any

import pytest

import levels
from game.reading import ReadError
from game.record import MOST_COMMANDS, play_again, read_record

SETUP = {"edition": "games_to_go", "rules": {}, "seats": [{"name": "A"}, {"name": "B"}], "seed": 1, "pace": "instant"}


def record(commands: list[Any], **change: Any) -> dict[str, Any]:
    return {"trekast": 3, "setup": {**SETUP, **change.pop("setup", {})}, "commands": commands, "tick": 9, **change}


def test_a_record_is_played_again() -> None:
    turn = next(iter(play_again(read_record(record([]), levels.load))))[0].position.turn
    name = "AB"[turn]
    found = list(play_again(read_record(record([[3, {"by": name, "do": "roll"}]]), levels.load)))
    assert found[-1][0].state.tick == 9
    assert any(type(event).__name__ == "Moved" for _, events in found for event in events)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "no match of Trekast"),
        ({"setup": {}}, "no match of Trekast"),
        (record([], trekast=99), "version 99 is unknown"),
        (record([], tick=-1), "tick: 0 to .* is needed"),
        (record([], extra=1), "unknown key"),
        (record([[1]]), r"commands\[0\]: a tick and a command"),
        (record([[1, {"by": "C", "do": "roll"}]]), r"commands\[0\]\.by"),
        (record([[1, {"do": "roll"}]]), r"commands\[0\]: by is missing"),
        (record([[1, "roll"]]), r"commands\[0\]: an object is needed"),
        (record([[1, {"by": "A", "do": "build", "deed": "go"}]]), r"commands\[0\]\.deed: 'go' is no deed"),
        (record([0] * (MOST_COMMANDS + 1)), "commands: at most"),
        (record([], setup={"seats": [{"name": "A"}]}), r"setup\.seats"),
        (record([], setup={"seats": [{"name": "A"}, {"name": "A"}]}), r"setup\.seats"),
        (record([], setup={"seats": [{"name": "A"}, {"name": "B\n"}]}), r"setup\.seats\[1\]\.name"),
        (record([], setup={"seats": [{"name": "A"}, {"name": "B", "token": "../x"}]}), r"setup\.seats\[1\]"),
        (record([], setup={"seats": [{"name": "A"}, {"name": "B", "token": 7}]}), r"setup\.seats\[1\]"),
    ],
)
def test_what_is_no_record_is_refused_in_a_line(data: Any, words: str) -> None:
    with pytest.raises(ReadError, match=words) as refused:
        read_record(data, levels.load)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("commands", "words"),
    [
        (
            [[5, {"by": "A", "do": "pace", "pace": "fast"}], [2, {"by": "A", "do": "pace", "pace": "fast"}]],
            "tick 2 is past",
        ),
        ([[0, {"by": "A", "do": "accept"}]], r"commands\[0\]: refused: "),
    ],
)
def test_commands_that_could_not_have_been_given_are_found(commands: list[Any], words: str) -> None:
    with pytest.raises(ReadError, match=words):
        list(play_again(read_record(record(commands), levels.load)))
