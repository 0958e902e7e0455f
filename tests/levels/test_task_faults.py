"""Every kind of fault that a Chance or Chest task can have is told with its place in the list (C1-C5)."""

import pytest

from tests.levels.broken import Copy

TASK = 'total = 3, id = "to_st_charles_place", effect = "advance", square = "st_charles_place"'
EFFECTS = "advance, nearest, back, back_to, collect, pay, collect_each, pay_each, repairs, jail, key, pay_or_chance"
FIRST = 'edition.toml: tasks.chance[1] "x": '


@pytest.mark.parametrize(
    ("task", "fault"),
    [
        ('effect = "advance", square = "st_charles"', 'there is no square "st_charles" on the board'),
        ('effect = "back_to", square = "atlantis"', 'there is no square "atlantis" on the board'),
        ('effect = "advance"', "key square is missing"),
        ('effect = "advance", square = 11', "square must be of a-z, 0-9 and _, not 11"),
        ('effect = "advance", square = "go", amount = 5', 'unknown key "amount"'),
        ('effect = "nearest", kind = "street"', 'kind must be one of station, utility, not the text "street"'),
        ('effect = "back", steps = 40', "steps must be a whole number from 1 to 39, not 40"),
        ('effect = "collect", amount = "150"', 'amount must be a whole number from 1 to 1000000000000, not the text'),
        ('effect = "pay", amount = -15', "amount must be a whole number from 1 to 1000000000000, not -15"),
        ('effect = "repairs", house = 25', "key hotel is missing"),
        ('effect = "jail", square = "jail"', 'unknown key "square"'),
        ('effect = "pay_or_chance", amount = 10', "pay_or_chance belongs to the chest: it leads to Chance"),
    ],
)  # fmt: skip
def test_a_wrong_task(board: Copy, task: str, fault: str):
    board.change(board.toml, TASK, f'total = 3, id = "x", {task}')
    (found,) = board.faults()
    assert found.startswith(FIRST + fault)


@pytest.mark.parametrize(
    ("effect", "told"),
    [('effect = "dance"', 'the text "dance"'), ("", "nothing"), ("effect = []", "a list"), ("effect = 1", "1")],
)
def test_an_unknown_effect(board: Copy, effect: str, told: str):
    board.change(board.toml, TASK, f"total = 3{', ' if effect else ''}{effect}")
    assert board.faults() == [f"edition.toml: tasks.chance[1]: effect must be one of {EFFECTS}, not {told}"]


def test_a_task_that_is_none(board: Copy):
    board.change(board.toml, f"{{ {TASK} }}", '"advance"')
    assert board.faults()[0].startswith("edition.toml: tasks.chance[1]: effect must be one of")


def test_a_total_without_a_task(board: Copy):
    """C1"""
    board.change(board.toml, f"    {{ {TASK} }},\n", "")
    assert board.faults() == ["edition.toml: tasks.chance: total 3 has no task"]


def test_a_total_with_two_tasks(board: Copy):
    """C1"""
    board.change(board.toml, "total = 3", "total = 4")
    assert board.faults() == [
        "edition.toml: tasks.chance: total 3 has no task",
        "edition.toml: tasks.chance: total 4 has 2 tasks",
    ]


def test_a_total_that_three_dice_cannot_make(board: Copy):
    board.change(board.toml, "total = 3", "total = 19")
    told = 'tasks.chance[1] "to_st_charles_place": total must be a whole number from 3 to 18, not 19'
    assert board.faults() == [f"edition.toml: {told}"]


def test_a_total_in_a_deck(decks: Copy):
    """C2"""
    decks.change(decks.toml, '{ id = "to_go"', '{ total = 3, id = "to_go"')
    assert decks.faults() == ['edition.toml: tasks.chance[1] "to_go": unknown key "total"']


def test_two_tasks_of_one_id(board: Copy):
    board.change(board.toml, 'id = "collect_150"', 'id = "jail"')
    assert board.faults() == ['edition.toml: tasks.chance[4]: id "jail" is there twice']


@pytest.mark.parametrize(
    ("more", "count"), [("", 15), ('{ id = "a", effect = "jail" }, { id = "b", effect = "jail" },', 17)]
)
def test_a_deck_has_sixteen_cards(decks: Copy, more: str, count: int):
    """C2"""
    decks.change(decks.toml, '    { id = "to_go", effect = "advance", square = "go" },\n', more)
    assert decks.faults() == [f"edition.toml: tasks.chance: must have 16 tasks, not {count}"]


def test_a_deck_with_two_cards_out_of_jail(decks: Copy):
    """C3"""
    decks.change(decks.toml, 'effect = "pay", amount = 300', 'effect = "key"')
    assert decks.faults() == ["edition.toml: tasks.chance: a deck has at most one out-of-jail card (C3)"]


def test_a_sum_that_is_no_multiple_of_the_unit(decks: Copy):
    decks.change(decks.toml, 'effect = "pay", amount = 300', 'effect = "pay", amount = 305')
    assert decks.faults() == ['edition.toml: tasks.chance[11] "pay_15": amount 305 is no multiple of the unit 10']


def test_a_list_whose_tasks_all_move(decks: Copy):
    """C4: two such lists could send a seat to and fro for ever."""
    moves = "".join(f'{{ id = "m{n}", effect = "back", steps = 15 }},' for n in range(16))
    text = decks.toml.read_text(encoding="utf-8")
    head, tail = text.split("chance = [", 1)
    decks.toml.write_text(f"{head}chance = [{moves}]\nchest{tail.split('chest', 1)[1]}", encoding="utf-8")
    assert decks.faults() == ["edition.toml: tasks.chance: every task moves the seat on, so a turn might never end"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("chest = [", "purse = [", 'tasks: unknown key "purse"; tasks.chest: must be a list of 16 tasks, not nothing'),
        ("[tasks]", "[tasks]\nx = 1", 'tasks: unknown key "x"'),
    ],
)
def test_a_list_that_is_none(board: Copy, old: str, new: str, fault: str):
    board.change(board.toml, old, new)
    assert board.faults() == [f"edition.toml: {part}" for part in fault.split("; ")]


def test_tasks_that_are_no_table(board: Copy):
    text = board.toml.read_text(encoding="utf-8")
    board.toml.write_text("tasks = 1\n" + text.split("[tasks]")[0], encoding="utf-8")
    assert board.faults() == ["edition.toml: tasks: must be a table, not 1"]


def test_a_task_to_a_kind_of_square_that_the_board_lacks(board: Copy):
    """C4"""
    for name in ("Electric Company", "Water Works"):
        board.change_square(name, 'type="utility"', 'type="chest"')
    told = 'edition.toml: tasks.chance[3] "nearest_utility": there is no square of kind utility on the board'
    assert board.faults()[-1] == told


def test_a_task_to_a_square_with_a_fault_of_its_own_is_no_second_fault(board: Copy):
    board.drop_fact("Boardwalk", "price")
    assert board.faults() == ['board.tmx: object 40 "Boardwalk": price is missing']
