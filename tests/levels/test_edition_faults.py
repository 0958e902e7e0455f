"""Every kind of fault of edition.toml is told with the key that has it."""

import pytest

from tests.levels.broken import Copy


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "Games to Go"', "", "key title is missing"),
        ('title = "Games to Go"', "title = 7", "title must be a text of 1 to 40 characters on one line, not 7"),
        ('title = "Games to Go"', 'title = "a\\nb"', "title must be a text of 1 to 40 characters on one line"),
        ("title =", 'subtitle = "x"\ntitle =', 'unknown key "subtitle"'),
        ('["last_standing"]', '["first_past_the_post"]', "endings must be a list of some of last_standing, agreed"),
        ('["last_standing"]', "[]", "endings must be a list of some of last_standing, agreed"),
        ('["last_standing"]', '["timed", "timed"]', "endings must be a list of some of last_standing, agreed"),
        ('["last_standing"]', "[[]]", "endings must be a list of some of last_standing, agreed"),
        ('"houses"', '"tents"', 'buildings_shown must be one of houses, storeys, not the text "tents"'),
        ("start = 1500", "", "money: key start is missing"),
        ("start = 1500", "start = 1500.0", "money: start must be a whole number from 1 to 1000000000000, not 1500.0"),
        ("start = 1500", "start = true", "money: start must be a whole number from 1 to 1000000000000, not the switch"),
        ("start = 1500", 'start = "1500"', "money: start must be a whole number from 1 to 1000000000000, not the text"),
        ("start = 1500", "start = -1500", "money: start must be a whole number from 1 to 1000000000000, not -1500"),
        ("start = 1500", "start = 1501", "money: notes make 1500, not the start money 1501"),
        ("unit = 1 ", "unit = 0 ", "money: unit must be a whole number from 1 to 1000000000000, not 0"),
        ('"$#"', '"$"', 'money: currency must be a symbol with # where the sum stands, like "$#" or "# kr"'),
        ('"$#"', '"#"', 'money: currency must be a symbol with # where the sum stands, like "$#" or "# kr"'),
        ("[500, 2]", "[500]", "money: notes must be a list of [value, how many], not a list"),
        ("[500, 2]", '[500, "2"]', "money: notes must be a list of [value, how many], not a list"),
        ("[500, 2]", "[500, -2]", "money: notes must be a list of [value, how many], not a list"),
        ("[money]", '[money]\ncolour = "green"', 'money: unknown key "colour"'),
        ("[money]", "[bank]", 'unknown key "bank"; key money is missing'),
        ("keys = 6", "", "rules: key keys is missing"),
        ("keys = 6", "keys = 0", "rules: keys must be a whole number from 1 to 99, not 0"),
        ('"dice"', '"cards"', 'rules: task_source must be one of dice, decks'),
        ('"dice"', '"decks"', 'rules: unknown key "keys"'),
        ('fine_then = "roll"', 'fine_then = "walk"', 'rules: fine_then must be one of roll, manage'),
        ('fine_then = "roll"', "fine_then = []", "rules: fine_then must be one of roll, manage, not a list"),
        ("fine_between_turns = false", "", "rules: key fine_between_turns is missing"),
        ("sell_any_time = true", "sell_any_time = 1", "rules: sell_any_time must be true or false, not 1"),
        ('"creditor"', '"state"', "rules: bankrupt_to_seat must be one of creditor, auction"),
        ('"with_interest"', '"free"', "rules: lift_on_receipt must be one of with_interest, plain"),
        ("[tasks]", "[jobs]", 'unknown key "jobs"; key tasks is missing'),
        ("[rules]", "rules = 5\n[house_rules]", 'money: unknown key "rules"; unknown key'),
    ],
)  # fmt: skip
def test_a_wrong_key(board: Copy, old: str, new: str, fault: str):
    board.change(board.toml, old, new)
    found = board.faults()
    wanted = [f"edition.toml: {part}" for part in fault.split("; ")]
    for part in wanted:
        assert any(line.startswith(part) for line in found), found


def test_a_table_that_is_none(board: Copy):
    board.toml.write_text(
        'title = "x"\nendings = ["timed"]\nbuildings_shown = "houses"\nmoney = 1\nrules = []\ntasks = 2\n'
    )
    assert board.faults() == [
        "edition.toml: money: must be a table, not 1",
        "edition.toml: rules: must be a table, not a list",
    ]


def test_all_faults_are_told_at_once(board: Copy):
    board.change(board.toml, "unit = 1 ", "units = 1 ")
    board.change(board.toml, "sell_any_time = true", "sell_any_time = 1")
    board.change_fact("Baltic Avenue", "rent0", "")
    assert board.faults() == [
        'board.tmx: object 4 "Baltic Avenue": rent0 is missing',
        'edition.toml: money: unknown key "units"',
        "edition.toml: money: key unit is missing",
        "edition.toml: rules: sell_any_time must be true or false, not 1",
    ]


def test_sums_are_multiples_of_the_unit(decks: Copy):
    """M2: with a unit of 10, a rent of 45 could not be paid in it; B5: nor half of a building price of 1,010."""
    decks.change_square("Götgatan", 'name="rent0" type="int" value="120"', 'name="rent0" type="int" value="125"')
    decks.change_square(
        "Stureplan", 'name="house_cost" type="int" value="3000"', 'name="house_cost" type="int" value="3010"'
    )
    decks.change(decks.toml, "start = 30_000", "start = 30_005")
    assert decks.faults() == [
        "edition.toml: money: start 30005 is no multiple of the unit 10",
        "edition.toml: money: notes make 30000, not the start money 30005",
        'edition.toml: square 8 "Götgatan": 125 on board.tmx is no multiple of 10, with the unit 10',
        'edition.toml: square 29 "Stureplan": 3010 on board.tmx is no multiple of 20, with the unit 10',
    ]
