"""Snapshots: every kind of position goes to JSON and back; what is none is refused in a line."""

import json
from typing import Any

import pytest

from game.reading import ReadError
from game.snapshot import digest, from_json, to_json
from tests.rules.story import Story, games, stockholm, suomi

TOLD = {
    "turn": lambda: games(">A; B"),
    "buy": lambda: games(">A; B", dice="12")("A roll"),
    "auction": lambda: games(">A; B", dice="12")("A roll; A decline; B bid 5"),
    "tax": lambda: games(">A; B", dice="13")("A roll"),
    "debt": lambda: games(">A 3 @36; B: boardwalk", dice="12")("A roll"),
    "trade": lambda: games(">A keys 1: boardwalk; B")("A offer B boardwalk key for 20"),
    "transfer": lambda: games(">A: boardwalk=m; B")("A offer B boardwalk for 20; B accept"),
    "cards held": lambda: stockholm(">A keys 1; B keys 1"),
    "fine between turns": lambda: suomi(">A; B @10 jail 1"),
    "over": lambda: games(">A; B")("A resign"),
}


@pytest.mark.parametrize("kind", TOLD)
def test_a_position_comes_back_as_it_was(kind: str) -> None:
    story: Story = TOLD[kind]()
    data = json.loads(json.dumps(to_json(story.match)))
    again = from_json(data, story.edition)
    assert again.state == story.match.state
    assert digest(again) == digest(story.match)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 99}, "version: 99 is unknown"),
        ({"edition": "oslo"}, "edition: .*oslo.* is not games_to_go"),
        ({"state": None}, "snapshot: TypeError"),
        ({"state": {}}, "snapshot: KeyError"),
        ({"luck": {}}, "snapshot: KeyError"),
        ({"rules": {"no_such_rule": True}}, "snapshot: TypeError"),
    ],
)
def test_what_is_no_snapshot_is_refused_in_a_line(change: dict[str, Any], words: str) -> None:
    story = games(">A; B")
    with pytest.raises(ReadError, match=words) as refused:
        from_json({**to_json(story.match), **change}, story.edition)
    assert "\n" not in str(refused.value)
