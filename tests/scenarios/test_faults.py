"""Every kind of wrong scenario file: status 2, nothing on stdout, one line that names the key or value."""

import json

import pytest

from tests.scenarios.files import DELETE, Json, changed, read

HUGE = 10**16
P0, P1 = "players.0", "players.1"
C0 = "commands.0"

FAULTS = [
    # The whole.
    ("edition", DELETE, ["edition is missing"]),
    ("players", DELETE, ["players is missing"]),
    ("edition", "monaco", ["edition", "'monaco'"]),
    ("edition", "../games_to_go", ["edition"]),
    ("edition", None, ["edition", "None"]),
    ("edition", ["games_to_go"], ["edition"]),
    ("colour", "red", ["unknown key 'colour'"]),
    # Rules.
    ("rules", [], ["rules"]),
    ("rules", None, ["rules"]),
    ("rules.speed", 1, ["rules.speed", "1"]),
    ("rules.speed", None, ["rules.speed"]),
    ("rules.speed", "true", ["rules.speed"]),
    ("rules.fast", True, ["rules", "'fast'"]),
    ("rules.session_minutes", 0, ["rules.session_minutes", "0"]),
    ("rules.session_minutes", -5, ["rules.session_minutes", "-5"]),
    ("rules.session_minutes", 1.5, ["rules.session_minutes", "1.5"]),
    ("rules.session_minutes", True, ["rules.session_minutes"]),
    ("rules.session_minutes", HUGE, ["rules.session_minutes"]),
    # Seed, turn, bank, dice, cards.
    ("seed", "7", ["seed", "'7'"]),
    ("seed", 7.0, ["seed", "7.0"]),
    ("seed", None, ["seed"]),
    ("turn", "C", ["turn", "'C'"]),
    ("turn", 0, ["turn", "0"]),
    ("turn", None, ["turn"]),
    ("bank", 30, ["bank"]),
    ("bank.houses", 30, ["bank.houses", "30"]),
    ("bank.houses", -1, ["bank.houses", "-1"]),
    ("bank.hotels", 13, ["bank.hotels", "13"]),
    ("bank.hotels", True, ["bank.hotels"]),
    ("bank.keys", 6, ["bank", "'keys'"]),
    ("dice", {}, ["dice"]),
    ("dice", [5], ["dice[0]"]),
    ("dice.0", [1], ["dice[0]", "[1]"]),
    ("dice.0", [1, 2, 3, 4], ["dice[0]"]),
    ("dice.0", [], ["dice[0]"]),
    ("dice.0", [0, 1], ["dice[0]", "0"]),
    ("dice.0", [1, 7], ["dice[0]", "7"]),
    ("dice.0", [1, 2.0], ["dice[0]", "2.0"]),
    ("dice.0", [True, 1], ["dice[0]", "True"]),
    ("dice.0", "12", ["dice[0]"]),
    ("cards", {"chance": []}, ["cards", "games_to_go"]),
    ("cards", {}, ["cards"]),
    # Players.
    ("players", {}, ["players"]),
    ("players", [], ["players"]),
    ("players", [{"name": "A"}], ["players", "1"]),
    ("players", [{"name": name} for name in "ABCDEFG"], ["players", "7"]),
    (P1, "B", ["players[1]", "'B'"]),
    (f"{P1}.name", DELETE, ["players[1]", "name"]),
    (f"{P1}.name", "", ["players[1].name"]),
    (f"{P1}.name", 5, ["players[1].name", "5"]),
    (f"{P1}.name", "A", ["players[1].name", "'A'"]),
    (f"{P1}.name", "bank", ["players[1].name", "bank"]),
    (f"{P1}.token", "cat", ["players[1]", "'token'"]),
    (f"{P1}.cpu", "genius", ["players[1].cpu", "'genius'"]),
    (f"{P1}.cpu", True, ["players[1].cpu", "True"]),
    (f"{P1}.cpu", ["hard"], ["players[1].cpu"]),
    (f"{P0}.cash", -1, ["players[0].cash", "-1"]),
    (f"{P0}.cash", "1500", ["players[0].cash"]),
    (f"{P0}.cash", 15.5, ["players[0].cash", "15.5"]),
    (f"{P0}.cash", None, ["players[0].cash"]),
    (f"{P0}.cash", HUGE, ["players[0].cash", str(HUGE)]),
    (f"{P0}.square", 40, ["players[0].square", "40"]),
    (f"{P0}.square", -1, ["players[0].square", "-1"]),
    (f"{P0}.square", "go", ["players[0].square"]),
    (f"{P0}.jail", 0, ["players[0].jail"]),  # off square 10
    (f"{P1}.jail", 3, ["players[1].jail", "3"]),
    (f"{P1}.jail", -1, ["players[1].jail", "-1"]),
    (f"{P1}.jail", True, ["players[1].jail", "True"]),
    (f"{P0}.keys", 7, ["7"]),
    (f"{P0}.keys", -1, ["players[0].keys", "-1"]),
    (f"{P0}.keys", None, ["players[0].keys"]),
    # Deeds.
    (f"{P0}.deeds", ["boardwalk"], ["players[0].deeds"]),
    (f"{P0}.deeds.strandvagen", {}, ["players[0].deeds", "'strandvagen'"]),
    (f"{P0}.deeds.go", {}, ["players[0].deeds", "'go'"]),
    (f"{P0}.deeds.boardwalk", 3, ["players[0].deeds.boardwalk"]),
    (f"{P0}.deeds.boardwalk", {"house": 1}, ["boardwalk", "'house'"]),
    (f"{P0}.deeds.boardwalk", {"houses": 5}, ["boardwalk.houses", "5"]),
    (f"{P0}.deeds.boardwalk", {"houses": -1}, ["boardwalk.houses", "-1"]),
    (f"{P0}.deeds.boardwalk", {"houses": True}, ["boardwalk.houses", "True"]),
    (f"{P0}.deeds.boardwalk", {"hotel": 1}, ["boardwalk.hotel", "1"]),
    (f"{P0}.deeds.boardwalk", {"mortgaged": "yes"}, ["boardwalk.mortgaged", "'yes'"]),
    (f"{P0}.deeds.boardwalk", {"houses": 2, "hotel": True}, ["boardwalk"]),
    (f"{P0}.deeds.boardwalk", {"houses": 4}, ["dark_blue"]),  # uneven
    (f"{P0}.deeds.boardwalk", {}, ["dark_blue"]),
    (f"{P0}.deeds.boardwalk", {"hotel": True}, ["dark_blue"]),
    (f"{P0}.deeds.boardwalk", {"houses": 1, "mortgaged": True}, ["dark_blue"]),
    (f"{P0}.deeds.boardwalk", DELETE, ["dark_blue"]),  # a built lot of a group that is not whole
    (f"{P0}.deeds.short_line", {"houses": 1}, ["short_line"]),
    (f"{P0}.deeds.water_works", {"hotel": True}, ["water_works"]),
    (f"{P1}.deeds", {"boardwalk": {}}, ["players[1].deeds.boardwalk", "A"]),
    # Commands.
    ("commands", {}, ["commands"]),
    (C0, "roll", ["commands[0]", "'roll'"]),
    (C0, {}, ["commands[0]", "by"]),
    (C0, {"by": "A"}, ["commands[0]", "do"]),
    (C0, {"do": "roll"}, ["commands[0]", "by"]),
    (C0, {"by": "C", "do": "roll"}, ["commands[0].by", "'C'"]),
    (C0, {"by": 0, "do": "roll"}, ["commands[0].by", "0"]),
    (C0, {"by": "A", "do": "jump"}, ["commands[0].do", "'jump'"]),
    (C0, {"by": "A", "do": ["roll"]}, ["commands[0].do"]),
    (C0, {"by": "A", "do": "roll", "dice": [1, 2]}, ["commands[0]", "'dice'"]),
    (C0, {"by": "A", "do": "roll", "wait": 1}, ["commands[0]"]),
    (C0, {"wait": -1}, ["commands[0].wait", "-1"]),
    (C0, {"wait": "10"}, ["commands[0].wait", "'10'"]),
    (C0, {"wait": 1.0}, ["commands[0].wait"]),
    (C0, {"wait": HUGE}, ["commands[0].wait"]),
    (C0, {"by": "A", "do": "bid"}, ["commands[0]", "amount"]),
    (C0, {"by": "A", "do": "bid", "amount": "5"}, ["commands[0].amount", "'5'"]),
    (C0, {"by": "A", "do": "bid", "amount": 5.5}, ["commands[0].amount", "5.5"]),
    (C0, {"by": "A", "do": "bid", "amount": None}, ["commands[0].amount"]),
    (C0, {"by": "A", "do": "want", "count": True}, ["commands[0].count"]),
    (C0, {"by": "A", "do": "want"}, ["commands[0]", "count"]),
    (C0, {"by": "A", "do": "claim_rent", "deed": "go"}, ["commands[0].deed", "'go'"]),
    (C0, {"by": "A", "do": "claim_rent", "deed": None}, ["commands[0].deed"]),
    (C0, {"by": "A", "do": "choose_tax"}, ["commands[0]", "how"]),
    (C0, {"by": "A", "do": "choose_tax", "how": "half"}, ["commands[0].how", "'half'"]),
    (C0, {"by": "A", "do": "choose_task", "how": "flat"}, ["commands[0].how", "'flat'"]),
    (C0, {"by": "A", "do": "build"}, ["commands[0]", "deed"]),
    (C0, {"by": "A", "do": "build", "deed": "chance_7"}, ["commands[0].deed", "'chance_7'"]),
    (C0, {"by": "A", "do": "sell", "deed": 39}, ["commands[0].deed", "39"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {}}, ["commands[0]", "take"]),
    (C0, {"by": "A", "do": "offer", "give": {}, "take": {}}, ["commands[0]", "to"]),
    (C0, {"by": "A", "do": "offer", "to": "bank", "give": {}, "take": {}}, ["commands[0].to", "'bank'"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": [], "take": {}}, ["commands[0].give"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {"debt": 5}, "take": {}}, ["commands[0].give", "'debt'"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {"cash": "5"}, "take": {}}, ["commands[0].give.cash"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {"keys": 1.0}, "take": {}}, ["commands[0].give.keys"]),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {"deeds": "x"}, "take": {}}, ["commands[0].give.deeds"]),
    (
        C0,
        {"by": "A", "do": "offer", "to": "B", "give": {}, "take": {"deeds": ["x"]}},
        ["commands[0].take.deeds", "'x'"],
    ),
    (C0, {"by": "A", "do": "offer", "to": "B", "give": {}, "take": {"debt": None}}, ["commands[0].take.debt"]),
    (C0, {"by": "A", "do": "control", "seat": "B"}, ["commands[0]", "cpu"]),
    (C0, {"by": "A", "do": "control", "seat": "C", "cpu": None}, ["commands[0].seat", "'C'"]),
    (C0, {"by": "A", "do": "control", "seat": "B", "cpu": "best"}, ["commands[0].cpu", "'best'"]),
    (C0, {"by": "A", "do": "pace", "pace": "slow"}, ["commands[0].pace", "'slow'"]),
    (C0, {"by": "A", "do": "pace"}, ["commands[0]", "pace"]),
    ("commands.3", {"by": "A", "do": "nothing"}, ["commands[3].do"]),  # found before anything is played
]


@pytest.mark.parametrize(("path", "value", "words"), FAULTS)
def test_fault(run, example, path, value, words):
    run(json.dumps(changed(example, path, value))).is_wrong(*words)


DECK_FAULTS = [
    ("cards", [], ["cards"]),
    ("cards.luck", [], ["cards", "'luck'"]),
    ("cards.chance", "key", ["cards.chance"]),
    ("cards.chance", ["to_boardwalk"], ["cards.chance", "'to_boardwalk'"]),
    ("cards.chance", [1], ["cards.chance", "1"]),
    ("cards.chance", ["back_three", "back_three"], ["cards.chance", "'back_three'"]),
    ("cards.chest", ["back_three"], ["cards.chest", "'back_three'"]),
    ("players.0.keys", 2, ["2"]),  # Chance's card is on its deck, says `cards`
    ("players.0.keys", 3, ["3"]),
    ("dice.0", [1, 2, 3], ["dice[0]"]),
    ("commands.1.take.deeds", ["boardwalk"], ["commands[1].take.deeds", "'boardwalk'"]),
    ("players.0.deeds.boardwalk", {}, ["players[0].deeds", "'boardwalk'"]),
]


@pytest.mark.parametrize(("path", "value", "words"), DECK_FAULTS)
def test_fault_with_decks(run, path, value, words):
    run(json.dumps(changed(read("deck.json"), path, value))).is_wrong(*words)


def test_four_houses_in_a_speed_game(run, example):
    """A lot has three at most there."""
    deeds = {"park_place": {"houses": 4}, "boardwalk": {"houses": 4}}
    changed(example, "rules.speed", True)
    changed(example, "bank", {})
    run(json.dumps(changed(example, "players.0.deeds", deeds))).is_wrong("park_place.houses", "speed")


def groups(**marks: Json) -> Json:
    """Whole groups of games_to_go with something on each lot."""
    lots = {
        "pink": ["st_charles_place", "states_avenue", "virginia_avenue"],
        "orange": ["st_james_place", "tennessee_avenue", "new_york_avenue"],
        "red": ["kentucky_avenue", "indiana_avenue", "illinois_avenue"],
        "yellow": ["atlantic_avenue", "ventnor_avenue", "marvin_gardens"],
        "green": ["pacific_avenue", "north_carolina_avenue", "pennsylvania_avenue"],
    }
    return {lot: mark for group, mark in marks.items() for lot in lots[group]}


def test_more_buildings_than_there_are(run, example):
    """33 houses; 13 hotels."""
    changed(example, "bank", {})
    four, three, hotel = {"houses": 4}, {"houses": 3}, {"hotel": True}
    deeds = groups(pink=four, orange=four, red=three)  # 12 + 12 + 9
    run(json.dumps(changed(example, "players.0.deeds", deeds))).is_wrong("33 houses")
    deeds = groups(pink=hotel, orange=hotel, red=hotel, yellow=hotel, green=hotel)
    run(json.dumps(changed(example, "players.0.deeds", deeds))).is_wrong("15 hotels")


def test_exactly_as_many_as_there_are(run, example):
    deeds = groups(pink={"houses": 4}, orange={"houses": 4}, red={"houses": 2}) | {
        "park_place": {"houses": 1}, "boardwalk": {"houses": 1},
    }  # fmt: skip
    changed(example, "bank", {})
    result = run(json.dumps(changed(example, "players.0.deeds", deeds)))
    assert (result.status, result.result["state"]["bank"]["houses"]) == (0, 0)


def test_a_roll_with_the_wrong_number_of_dice(run, example):
    """Three dice where two are due, and two where Chance throws three."""
    run(json.dumps(changed(example, "dice", [[1, 2, 3]]))).is_wrong("dice", "[1, 2, 3]")
    run(json.dumps(changed(example, "dice", [[3, 4], [1, 2]]))).is_wrong("dice", "[1, 2]")


def test_wrong_dice_in_the_rolls_for_the_start(run, example):
    del example["turn"]
    run(json.dumps(changed(example, "dice", [[1, 2, 3]]))).is_wrong("dice", "[1, 2, 3]")


def test_dice_that_nobody_rolls_do_no_harm(run, example):
    assert run(json.dumps(changed(example, "dice", [[1, 2], [1, 2, 3]]))).status == 0


TEXTS = [
    ("", "JSON"),
    ("  \n ", "JSON"),
    ("{", "JSON"),
    ("{'edition': 1}", "JSON"),
    ('{"edition": "suomi",}', "JSON"),
    ("[]", "[]"),
    ("null", "None"),
    ("7", "7"),
    ('"suomi"', "'suomi'"),
    ("NaN", "nan"),
    ("-Infinity", "-inf"),
    ("[" * 100_000, "deep"),
    ("[" * 500 + "]" * 500, "object"),
    ('{"edition":' * 100_000, "deep"),
    ('{"edition": "suomi", "edition": "suomi", "players": []}', "'edition'"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": 1, "cash": 2}, {"name": "B"}]}', "'cash'"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": NaN}, {"name": "B"}]}', "players[0].cash"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": Infinity}, {"name": "B"}]}', "players[0].cash"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": 1e400}, {"name": "B"}]}', "players[0].cash"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": %s}, {"name": "B"}]}' % ("9" * 5000), "5000 digits"),
    ('{"edition": "suomi", "players": [{"name": "A", "cash": -%s}, {"name": "B"}]}' % ("9" * 2000), "-9999"),
    ('{"edition": "suomi", "players": [], "a\\nb": 1}', "'a\\nb'"),
    ('{"edition": "suomi", "players": [], "\\ud800": 1}', "ud800"),
    ('{"edition": "suomi", "players": [{"name": "A"}, {"name": "B"}]} {}', "Extra data"),
    (b'{"edition": "suomi", "players": [{"name": "\xff"}, {"name": "B"}]}', "utf-8"),
    ('{"edition": "suomi", "players": []}'.encode("utf-16"), "utf-8"),
    (b"\x00\x01\x02", "JSON"),
    (b" " * 4_000_001, "4000000"),
]


@pytest.mark.parametrize(("text", "word"), TEXTS, ids=range(len(TEXTS)))
def test_hostile_text(run, text, word):
    run(text).is_wrong(word)


@pytest.mark.parametrize("depth", range(100, 1100, 50))
def test_deep_nesting_where_a_number_belongs(run, depth):
    text = '{"edition": "suomi", "players": [{"name": "A"}, {"name": "B"}], "seed": %s}'
    run(text % ("[" * depth + "]" * depth)).is_wrong()


@pytest.mark.parametrize("name", ["\ud800", "\u202e", "A\nB", "Å" * 1000, "\x00x", "💡"])
def test_odd_names_are_names(run, name):
    text = json.dumps({"edition": "suomi", "players": [{"name": name}, {"name": "B"}], "turn": "B"})
    result = run(text)
    assert result.status == 0
    assert result.result["state"]["players"][0]["name"] == name


def test_a_byte_order_mark_is_no_fault(run, example):
    assert run(b"\xef\xbb\xbf" + json.dumps(example).encode()).status == 0
