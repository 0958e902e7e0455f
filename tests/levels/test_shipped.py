"""The shipped boards against figures worked out by hand from the rule book's tables."""

import pytest

import levels
from game.board import Square
from game.edition import Edition, Task

SCALE = {"games_to_go": 1, "stockholm": 20, "suomi": 10_000, "oslo": 20, "kobenhavn": 20}
CLASSIC_PRICES = [
    60, 60, 200, 100, 100, 120, 140, 150, 140, 160, 200, 180, 180, 200,
    220, 220, 240, 200, 260, 260, 150, 280, 300, 300, 320, 200, 350, 400,
]  # fmt: skip
GROUPS = {
    "brown": (1, 3),
    "station": (5, 15, 25, 35),
    "light_blue": (6, 8, 9),
    "pink": (11, 13, 14),
    "utility": (12, 28),
    "orange": (16, 18, 19),
    "red": (21, 23, 24),
    "yellow": (26, 27, 29),
    "green": (31, 32, 34),
    "dark_blue": (37, 39),
}
DICE_WAYS = {3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27}


@pytest.fixture(params=levels.names())
def edition(request: pytest.FixtureRequest) -> Edition:
    return levels.load(request.param)


def deeds(edition: Edition) -> list[Square]:
    return [edition.board.squares[position] for position in edition.board.deeds]


def test_the_boards_in_the_order_of_setup():
    assert levels.names() == ("games_to_go", "stockholm", "suomi", "oslo", "kobenhavn")
    titles = [levels.load(name).title for name in levels.names()]
    assert titles == ["Games to Go", "Stockholm", "Suomi", "Oslo", "København"]


def test_a_board_is_read_once():
    assert levels.load("oslo") is levels.load("oslo")
    assert levels.layout("oslo") is levels.layout("oslo")


def test_an_unknown_board_is_refused():
    with pytest.raises(levels.LevelError, match="there is no board 'atlantis'; there are games_to_go, "):
        levels.load("atlantis")


def test_every_shipped_board_is_sound():
    for name in levels.names():
        assert levels.faults(levels.loading.HOME / name) == []


def test_prices_are_the_classic_table_in_the_editions_scale(edition: Edition):
    scale = SCALE[edition.id]
    assert [square.price for square in deeds(edition)] == [price * scale for price in CLASSIC_PRICES]
    assert sum(CLASSIC_PRICES) == 5_690


def test_rents_sum_to_those_of_the_classic_table(edition: Edition):
    streets = [square for square in deeds(edition) if square.kind == "street"]
    sums = [sum(square.rents[n] for square in streets) // SCALE[edition.id] for n in range(6)]
    assert sums == [391, 1_915, 5_620, 14_110, 18_030, 21_850]
    assert {square.house_cost // SCALE[edition.id] for square in streets} == {50, 100, 150, 200}


def test_stations_and_utilities(edition: Edition):
    """R3, R4"""
    scale = SCALE[edition.id]
    for position in (5, 15, 25, 35):
        assert edition.board.squares[position].rents == tuple(rent * scale for rent in (25, 50, 100, 200))
    for position in (12, 28):
        assert edition.board.squares[position].rents == (4 * scale, 10 * scale)


def test_groups_and_squares_stand_where_they_do_on_every_board(edition: Edition):
    assert edition.board.groups == GROUPS
    kinds = {square.position: square.kind for square in edition.board.squares if not square.group}
    assert kinds == {
        0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail", 4: "tax", 38: "tax",
        2: "chest", 17: "chest", 33: "chest", 7: "chance", 22: "chance", 36: "chance",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "start", "unit", "salary", "fine", "income", "percent", "luxury"),
    [
        ("games_to_go", 1_500, 1, 200, 50, 200, 10, 75),
        ("stockholm", 30_000, 10, 4_000, 1_000, 4_000, 0, 2_000),
        ("suomi", 15_000_000, 10_000, 2_000_000, 500_000, 2_000_000, 0, 1_000_000),
        ("oslo", 30_000, 10, 4_000, 1_000, 4_000, 0, 2_000),
        ("kobenhavn", 30_000, 10, 4_000, 1_000, 4_000, 0, 2_000),
    ],
)
def test_money(name, start, unit, salary, fine, income, percent, luxury):
    """S2, T3, J2, Q3"""
    edition = levels.load(name)
    board = edition.board
    assert (edition.start_money, edition.unit, board.salary, board.fine) == (start, unit, salary, fine)
    assert (board.squares[4].amount, board.squares[4].percent) == (income, percent)
    assert (board.squares[38].amount, board.squares[38].percent) == (luxury, 0)
    assert sum(value * count for value, count in edition.notes) == start


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        (
            "games_to_go",
            ("dice", 6, "roll", False, "move", False, True, "with_interest", "creditor", "houses"),
        ),
        ("stockholm", ("decks", 0, "roll", False, "roll", False, True, "with_interest", "auction", "houses")),
        ("suomi", ("decks", 0, "manage", True, "move", True, False, "plain", "creditor", "storeys")),
        ("oslo", ("decks", 0, "roll", False, "roll", False, True, "with_interest", "auction", "houses")),
        ("kobenhavn", ("decks", 0, "roll", False, "roll", False, True, "with_interest", "auction", "houses")),
    ],
)
def test_where_the_editions_differ(name, facts):
    """C1, C2, C3, J2, J3, B6, M3, D4, D6"""
    e = levels.load(name)
    jail = (e.fine_then, e.fine_between_turns, e.third_failure)
    trade = (e.build_between_turns, e.sell_any_time, e.lift_on_receipt, e.bankrupt_to_seat)
    assert (e.task_source, e.keys, *jail, *trade, e.buildings_shown) == facts


def test_usual_endings_and_currencies():
    endings = [levels.load(name).endings for name in ("games_to_go", "stockholm", "suomi")]
    assert endings == [("last_standing",), ("last_standing", "agreed"), ("last_standing", "timed", "speed")]
    currencies = [levels.load(name).currency for name in levels.names()]
    assert currencies == ["$#", "# kr", "# €", "# kr", "# kr."]


def test_three_dice_name_the_tasks_of_games_to_go():
    """C1"""
    edition = levels.load("games_to_go")
    assert [task.total for task in edition.chance] == list(range(3, 19))
    assert [task.total for task in edition.chest] == list(range(3, 19))
    board = edition.board
    assert edition.chance[8] == Task("to_illinois_avenue", "advance", total=11, square=24)
    assert edition.chance[2] == Task("nearest_utility", "nearest", total=5, kind="utility")
    assert edition.chance[12] == Task("repairs", "repairs", total=15, amount=25, hotel=100)
    assert edition.chance[15] == Task("back_three", "back", total=18, amount=3)
    assert edition.chest[5] == Task("collect_each_50", "collect_each", total=8, amount=50)
    assert board.squares[24].name == "Illinois Avenue"


def test_a_chest_visit_of_games_to_go_pays_what_the_dice_make_of_it():
    """C1: over the 216 throws, the bank's fixed sums."""
    paid = 0
    for task in levels.load("games_to_go").chest:
        ways = DICE_WAYS[min(task.total or 0, 21 - (task.total or 0))]
        sign = {"collect": 1, "pay": -1}.get(task.effect, 0)
        paid += sign * ways * task.amount
    # By hand: 3*100 + 6*10 + 27*20 + 27*100 + 15*100 + 10*200 + 3*25 + 1*45 less 1*50 + 25*150 + 25*100
    assert paid == 920


@pytest.mark.parametrize(
    ("name", "scale", "best", "third", "pink", "station", "first"),
    [
        ("stockholm", 20, "norrmalmstorg", "hamngatan", "s_t_eriksgatan", "ostra_station", "vasterlanggatan"),
        ("suomi", 10_000, "helsinki", "lappeenranta", "pori", "suomenlinna", "tampere"),
        ("oslo", 20, "radhusplassen", "slemdal", "nedre_slottsgate", "skoyen_stasjon", "parkveien"),
        ("kobenhavn", 20, "nytorv", "torvegade", "strandboulevarden", "osterport_station", "finsensvej"),
    ],
)
def test_the_decks(name, scale, best, third, pink, station, first):
    """C2: sixteen cards each, one of them the way out of jail."""
    edition = levels.load(name)
    at = edition.board.by_id
    assert (len(edition.chance), len(edition.chest)) == (16, 16)
    assert [task.square for task in edition.chance[:5]] == [0, at[best], at[third], at[pink], at[station]]
    assert (at[best], at[third], at[pink], at[station], at[first]) == (39, 24, 11, 15, 1)
    assert edition.chest[14] == Task(f"back_to_{first}", "back_to", square=1)
    assert edition.chest[15] == Task("pay_10_or_chance", "pay_or_chance", amount=10 * scale)
    assert edition.chance[12] == Task("street_repairs", "repairs", amount=40 * scale, hotel=115 * scale)
    for deck in (edition.chance, edition.chest):
        assert [task.total for task in deck] == [None] * 16
        assert sum(task.effect == "key" for task in deck) == 1
    assert money(edition.chance) == (50 + 150 - 15 - 150 - 20 + 100) * scale
    assert money(edition.chest) == (200 + 100 + 100 + 50 + 25 + 20 + 10 - 50 - 100 - 50) * scale


def money(tasks: tuple[Task, ...]) -> int:
    """What one card of each would pay from the bank."""
    return sum({"collect": 1, "pay": -1}.get(task.effect, 0) * task.amount for task in tasks)


@pytest.mark.parametrize(
    ("name", "position", "square_id", "printed"),
    [
        ("games_to_go", 1, "mediterranean_avenue", "Mediterranean Avenue"),
        ("games_to_go", 25, "b_o_railroad", "B. & O. Railroad"),
        ("games_to_go", 39, "boardwalk", "Boardwalk"),
        ("stockholm", 11, "s_t_eriksgatan", "S:t Eriksgatan"),
        ("stockholm", 23, "kungstradgardsgatan", "Kungsträdgårdsgatan"),
        ("stockholm", 39, "norrmalmstorg", "Norrmalmstorg"),
        ("suomi", 1, "tampere", "Tampere"),
        ("suomi", 16, "seinajoki", "Seinäjoki"),
        ("suomi", 35, "korvatunturi", "Korvatunturi"),
        ("oslo", 15, "skoyen_stasjon", "Skøyen stasjon"),
        ("oslo", 39, "radhusplassen", "Rådhusplassen"),
        ("kobenhavn", 16, "h_c_orstedsvej", "H.C. Ørstedsvej"),
        ("kobenhavn", 26, "studiestraede", "Studiestræde"),
    ],
)
def test_names_and_ids(name, position, square_id, printed):
    square = levels.load(name).board.squares[position]
    assert (square.id, square.name) == (square_id, printed)


def test_single_deeds_by_hand():
    atlantic = levels.load("games_to_go").board.squares
    assert atlantic[24].rents == (20, 100, 300, 750, 925, 1_100)
    assert (atlantic[24].price, atlantic[24].house_cost, atlantic[24].mortgage) == (240, 150, 120)
    assert atlantic[39].rents == (50, 200, 600, 1_400, 1_700, 2_000)
    assert levels.load("suomi").board.squares[39].rents[5] == 20_000_000
    assert levels.load("kobenhavn").board.squares[9].rents == (160, 800, 2_000, 6_000, 9_000, 12_000)
