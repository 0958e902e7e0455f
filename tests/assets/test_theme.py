"""The palette and the table of layers: complete, and pointing at what is there."""

import re

import pytest

import assets
from tools.art.marks import COLOURS

EDITIONS = ("games_to_go", "stockholm", "suomi", "oslo", "kobenhavn")
KINDS = {"drift", "turn", "ride", "fly", "blink", "sway", "bob", "rise", "fall", "twinkle"}


def test_every_colour_is_one() -> None:
    text = assets.path("theme.toml").read_text(encoding="utf-8")
    quoted = re.findall(r'"(#[^"]*)"', text)
    assert quoted
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in quoted)


def test_base_colours() -> None:
    assert {"night", "plum", "rose", "ember", "lamp", "paper", "ink"} <= set(assets.theme()["base"])


def test_six_seats_differ_in_colour_and_shape() -> None:
    seats = assets.theme()["seats"]
    assert len({s["colour"] for s in seats}) == len({s["shape"] for s in seats}) == 6
    for seat in seats:
        assert assets.path(f"svg/seat_{seat['shape']}.svg").is_file()


@pytest.mark.parametrize("group", sorted(COLOURS))
def test_groups_have_colour_pattern_and_mark(group: str) -> None:
    assert assets.theme()["groups"][group]["colour"] == COLOURS[group]
    assert assets.path(f"svg/pattern_{group}.svg").is_file()
    assert assets.path(f"svg/group_{group}.svg").is_file()


@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_have_a_mood_and_corners(edition: str) -> None:
    mood = assets.theme()["editions"][edition]
    assert (len(mood["sky"]), len(mood["table"])) == (4, 3)
    for corner in ("go", "jail", "free_parking", "go_to_jail"):
        assert assets.path(f"svg/corners/{edition}_{corner}.svg").is_file()


@pytest.mark.parametrize("scene", [*EDITIONS, "title"])
def test_layers_are_there_and_move_in_known_ways(scene: str) -> None:
    layers = assets.middles()[scene]["layers"]
    assert any(layer.get("motion") for layer in layers)
    for layer in layers:
        assert assets.path(layer["file"]).is_file()
        assert len(layer["box"]) == 4
        assert layer.get("motion", {"kind": "drift"})["kind"] in KINDS


def test_unknown_asset() -> None:
    with pytest.raises(FileNotFoundError, match="no asset called svg/nothing"):
        assets.path("svg/nothing.svg")


def test_tones_go_from_light_to_deep() -> None:
    tones = assets.tones("#ff7a59")
    assert tones["main"] == "#ff7a59"
    assert tones["light"] > tones["main"] > tones["dark"] > tones["deep"]
