"""Every kind of fault that a square can have is told with the object that has it."""

import pytest

from tests.levels.broken import Copy

BALTIC = 'board.tmx: object 4 "Baltic Avenue": '
WHOLE = "must be a whole number (int), not"
KINDS = "go, street, station, utility, tax, chance, chest, jail, free_parking, go_to_jail"
COLOURS = "brown, light_blue, pink, orange, red, yellow, green, dark_blue"
MOST = 1_000_000_000_000


@pytest.mark.parametrize(
    ("key", "attributes", "fault"),
    [
        ("price", 'value="60"', f'price {WHOLE} the text "60"'),
        ("price", 'type="int" value="sixty"', f'price {WHOLE} the text "sixty"'),
        ("price", 'type="float" value="60.5"', f'price {WHOLE} the text "60.5"'),
        ("price", 'type="bool" value="true"', f'price {WHOLE} the text "true"'),
        ("price", 'type="int"', f"price {WHOLE} nothing"),
        ("price", 'type="int" value="-60"', f"price must be from 2 to {MOST}, not -60"),
        ("price", 'type="int" value="0"', f"price must be from 2 to {MOST}, not 0"),
        ("rent1", 'type="int" value="-20"', f"rent1 must be from 0 to {MOST}, not -20"),
        ("rent5", 'type="int" value="9999999999999"', f"rent5 must be from 0 to {MOST}, not 9999999999999"),
        ("rent5", 'type="int" value="99999999999999999999"', f'rent5 {WHOLE} the text "99999999999999999999"'),
        ("rent2", 'type="int" value="6"', "rents must not fall from one to the next, as in 4, 20, 6, 180, 320, 450"),
        ("mortgage", 'type="int" value="29"', "mortgage must be half of the price 60 (M1), not 29"),
        ("square_id", 'value="Baltic Avenue"', 'square_id must be of a-z, 0-9 and _, not the text "Baltic Avenue"'),
        ("square_id", 'type="int" value="3"', "square_id must be of a-z, 0-9 and _, not 3"),
    ],
)  # fmt: skip
def test_a_wrong_fact(board: Copy, key: str, attributes: str, fault: str):
    board.change_fact("Baltic Avenue", key, f'<property name="{key}" {attributes}/>')
    assert board.faults() == [BALTIC + fault]


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('<property name="colour" value="red"/>', 'unknown property "colour"'),
        ('<property name="name" value="Baltic"/>', 'unknown property "name"'),
        ('<property name="rent6" type="int" value="500"/>', 'unknown property "rent6"'),
        ('<property value="500"/>', 'unknown property ""'),
        ('<property name="price" type="int" value="60"/>', "property price is there twice"),
        ('<property name="percent" type="int" value="10"/>', "percent does not belong on a square of kind street"),
        ('<property name="amount" type="int" value="10"/>', "amount does not belong on a square of kind street"),
        ('<property name="amount" type="class"/>', 'property amount must be a string or an int, not of type "class"'),
        ('<property name="amount" type="file"/>', 'property amount must be a string or an int, not of type "file"'),
        ('<properties/>', "<properties> does not belong among properties"),
    ],
)  # fmt: skip
def test_a_property_too_many(board: Copy, entry: str, fault: str):
    board.change_square("Baltic Avenue", "</properties>", f"{entry}</properties>")
    assert board.faults() == [BALTIC + fault]


@pytest.mark.parametrize("key", ["price", "house_cost", "mortgage", "rent0", "rent3", "rent5", "square_id"])
def test_a_missing_fact(board: Copy, key: str):
    board.drop_fact("Baltic Avenue", key)
    assert board.faults() == [f"{BALTIC}{key} is missing"]


def test_a_missing_salary_fine_or_tax(board: Copy):
    """T3, J2, Q3"""
    for name in ("GO", "In Jail / Just Visiting", "Luxury Tax"):
        board.drop_fact(name, "amount")
    assert board.faults() == [
        'board.tmx: object 1 "GO": amount is missing',
        'board.tmx: object 11 "In Jail / Just Visiting": amount is missing',
        'board.tmx: object 39 "Luxury Tax": amount is missing',
    ]


def test_a_tax_of_more_than_all(board: Copy):
    board.change_square("Income Tax", 'name="percent" type="int" value="10"', 'name="percent" type="int" value="101"')
    assert board.faults() == ['board.tmx: object 5 "Income Tax": percent must be from 1 to 100, not 101']


def test_all_faults_of_one_square_are_told_at_once(board: Copy):
    for key in ("price", "rent0"):
        board.drop_fact("Baltic Avenue", key)
    board.change_fact("Baltic Avenue", "rent1", '<property name="rent1" value="many"/>')
    told = [fault.removeprefix(BALTIC) for fault in board.faults()]
    assert told == ["price is missing", "rent0 is missing", f'rent1 {WHOLE} the text "many"']


@pytest.mark.parametrize("name", ["", "w" * 41])
def test_a_name_that_is_missing_or_too_long(board: Copy, name: str):
    board.change_square("Baltic Avenue", 'name="Baltic Avenue"', f'name="{name}"')
    fault = board.faults()[0]
    assert fault.startswith("board.tmx: object 4 ")
    assert fault.endswith(": the name must be 1 to 40 characters on one line")


@pytest.mark.parametrize(("attribute", "kind"), [('type="alley"', "alley"), ("", ""), ('type="Street"', "Street")])
def test_an_unknown_kind(board: Copy, attribute: str, kind: str):
    board.change_square("Baltic Avenue", 'type="street"', attribute)
    assert board.faults() == [f'{BALTIC}kind (Class in Tiled) must be one of {KINDS}, not "{kind}"']


def test_a_position_off_the_board(board: Copy):
    board.change_fact("Baltic Avenue", "pos", '<property name="pos" type="int" value="40"/>')
    assert board.faults() == [BALTIC + "pos must be from 0 to 39, not 40", "board.tmx: square 3: is missing"]


def test_a_missing_position(board: Copy):
    board.drop_fact("Baltic Avenue", "pos")
    assert board.faults() == [BALTIC + "pos is missing", "board.tmx: square 3: is missing"]


def test_two_squares_with_one_position(board: Copy):
    board.change_fact("Baltic Avenue", "pos", '<property name="pos" type="int" value="1"/>')
    taken = BALTIC + 'position 1 is taken by object 2 "Mediterranean Avenue"'
    assert board.faults() == [taken, "board.tmx: square 3: is missing"]


def test_two_squares_with_one_id(board: Copy):
    board.change_square("Baltic Avenue", "baltic_avenue", "park_place")
    taken = 'square_id "park_place" is taken by object 4 "Baltic Avenue"'
    assert board.faults() == [f'board.tmx: object 38 "Park Place": {taken}']


def test_a_missing_square(board: Copy):
    board.change(board.tmx, board.square("Baltic Avenue"), "")
    missing, alone, *homeless = board.faults()
    assert missing == "board.tmx: square 3: is missing"
    assert alone == 'board.tmx: object 2 "Mediterranean Avenue": is alone in its group "brown"'
    # band, name, price, flag, six tokens, four houses and a hotel stood in it
    assert [fault.split(": ")[-1] for fault in homeless] == ["lies in no square"] * 15


def test_a_group_of_one(board: Copy):
    """B1: a street alone would be built on as soon as it is bought."""
    board.change_fact("Baltic Avenue", "group", '<property name="group" value="green"/>')
    assert board.faults() == ['board.tmx: object 2 "Mediterranean Avenue": is alone in its group "brown"']


@pytest.mark.parametrize(
    ("name", "group", "groups"),
    [
        ("Baltic Avenue", "beige", COLOURS),
        ("Baltic Avenue", "station", COLOURS),
        ("Short Line", "utility", "station"),
        ("Water Works", "station", "utility"),
    ],
)
def test_a_group_that_is_none(board: Copy, name: str, group: str, groups: str):
    board.change_fact(name, "group", f'<property name="group" value="{group}"/>')
    assert f'"{name}": group must be one of {groups}, not the text "{group}"' in board.faults()[0]


def test_stations_have_a_rent_for_each_number_owned(board: Copy):
    """R3"""
    board.drop_fact("Short Line", "rent3")
    board.drop_fact("Reading Railroad", "rent1")
    wanted = "must have the rents rent0, rent1, rent2, rent3, for 1 to 4 of kind station owned"
    assert board.faults() == [
        f'board.tmx: object 6 "Reading Railroad": {wanted}, not rent0, rent2, rent3',
        f'board.tmx: object 36 "Short Line": {wanted}, not rent0, rent1, rent2',
    ]


def test_go_is_square_0(board: Copy):
    board.change_square("GO", 'name="pos" type="int" value="0"', 'name="pos" type="int" value="10"')
    board.change_square("In Jail / Just Visiting", 'type="int" value="10"', 'type="int" value="0"')
    told = 'board.tmx: object 11 "In Jail / Just Visiting": square 0 must be of kind go, not "jail"'
    assert board.faults() == [told]


@pytest.mark.parametrize(("name", "kind"), [("Go To Jail", "go_to_jail"), ("Free Parking", "free_parking")])
def test_a_corner_there_must_be(board: Copy, name: str, kind: str):
    board.change_square(name, f'type="{kind}"', 'type="chest"')
    assert board.faults() == [f"board.tmx: board: has no square of kind {kind}"]


def test_one_jail_and_one_go(board: Copy):
    """J1"""
    board.change_square("In Jail / Just Visiting", 'type="jail"', 'type="go"')
    assert board.faults()[:2] == [
        "board.tmx: board: must have exactly one square of kind go, not 2",
        "board.tmx: board: must have exactly one square of kind jail, not 0",
    ]


def test_an_object_among_the_squares_that_is_none(board: Copy):
    place = '<object id="900" type="token" x="500" y="500" width="9" height="9"/>'
    board.change(board.tmx, 'name="squares">', f'name="squares">{place}')
    assert board.faults()[0].startswith('board.tmx: object 900 "token": kind (Class in Tiled) must be one of go')
