"""Places for tokens, buildings and print: as many as a square needs, inside it and inside the map."""

import re

from tests.levels.broken import Copy


def told(place: str) -> str:
    """How a fault names a place without a name, given by its XML."""
    number, kind = re.findall(r'id="(\d+)" type="(\w+)"', place)[0]
    return f'board.tmx: object {number} "{kind}"'


def test_a_missing_token_place(board: Copy):
    board.change(board.tmx, board.first("token"), "")
    assert board.faults() == ['board.tmx: object 1 "GO": must hold 6 places of kind token, not 5']


def test_one_house_too_many_and_a_missing_hotel(board: Copy):
    hotel = board.first("hotel")
    board.change(board.tmx, hotel, hotel.replace('"hotel"', '"house"'))
    assert board.faults() == [
        'board.tmx: object 2 "Mediterranean Avenue": must hold 4 places of kind house, not 5',
        'board.tmx: object 2 "Mediterranean Avenue": must hold 1 places of kind hotel, not 0',
    ]


def test_a_house_on_a_square_that_is_no_street(board: Copy):
    board.move(board.first("house"), 870, 1080)
    assert board.faults() == [
        'board.tmx: object 2 "Mediterranean Avenue": must hold 4 places of kind house, not 3',
        'board.tmx: object 3 "Community Chest": must hold 0 places of kind house, not 1',
    ]


def test_a_place_outside_the_map(board: Copy):
    token = board.move(board.first("token"), 1200, 1100)
    assert board.faults() == [
        f"{told(token)}: lies outside the map, or partly so",
        f'{told(token)}: reaches out of its square, object 1 "GO"',
    ]


def test_a_square_outside_the_map(board: Copy):
    board.change_square("Boardwalk", 'x="1060"', 'x="1080"')
    assert board.faults()[0] == 'board.tmx: object 40 "Boardwalk": lies outside the map, or partly so'


def test_a_place_in_the_middle_of_nowhere(board: Copy):
    token = board.move(board.first("token"), 500, 500)
    assert board.faults() == [
        f"{told(token)}: lies in no square",
        'board.tmx: object 1 "GO": must hold 6 places of kind token, not 5',
    ]


def test_squares_that_overlap(board: Copy):
    board.change_square("Baltic Avenue", 'x="760"', 'x="750"')
    assert board.faults()[0] == 'board.tmx: object 5 "Income Tax": overlaps object 4 "Baltic Avenue"'


def test_the_middle_is_free(board: Copy):
    middle = board.move(board.first("middle"), 150, 160)
    assert board.faults()[0] == f'{told(middle)}: overlaps object 12 "St. Charles Place"'


def test_the_middle_is_there(board: Copy):
    board.change(board.tmx, board.first("middle"), "")
    fault = 'board.tmx: layer "areas": must have exactly one object of kind middle, not 0'
    assert board.faults() == [fault]


def test_an_unknown_kind_of_place(board: Copy):
    token = board.first("token")
    pawn = token.replace('"token"', '"pawn"')
    board.change(board.tmx, token, pawn)
    assert board.faults() == [
        f'{told(pawn)}: kind (Class in Tiled) must be one of token, jailed, not "pawn"',
        'board.tmx: object 1 "GO": must hold 6 places of kind token, not 5',
    ]


def test_a_place_with_a_property(board: Copy):
    token = board.first("token")
    entry = '<properties><property name="price" type="int" value="1"/></properties>'
    board.change(board.tmx, token, token.replace("/>", f">{entry}</object>"))
    assert board.faults() == [f"{told(token)}: property price belongs on squares alone"]


def test_a_missing_layer(board: Copy):
    board.change(board.tmx, 'name="buildings"', 'name="houses"')
    layer, *streets = board.faults()
    assert layer == 'board.tmx: layer "houses": a layer\'s name is one of squares, areas, tokens, buildings'
    assert len(streets) == 2 * 22
