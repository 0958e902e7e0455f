"""C1, C2, C3, C4, C5: Chance and Community Chest, by three dice or from decks."""

import pytest

from tests.rules.story import Story, games, stockholm, suomi

CHANCE, CHEST = ">A 1000; B 1000", ">A 1000 @10; B 1000"
"""A roll of 3 + 4 leads A to Chance (7) or to Community Chest (17)."""


def thrown(total: int) -> str:
    """Three faces with that total."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return f"{first}{second}{total - first - second}"


@pytest.mark.parametrize(("total", "change"), [(4, 150), (7, 50), (10, -15), (14, -50), (15, 0)])
def test_c1_chance_money(total, change):
    t = games(CHANCE, dice=f"34 {thrown(total)}")
    assert t("A roll").cash["A"] == 1000 + change
    assert t.phase == "manage"


@pytest.mark.parametrize(
    ("total", "change"),
    [(3, -50), (4, 100), (5, 10), (8, 50), (9, -150), (10, 20), (11, 100), (12, -100), (14, 100), (15, 200), (16, 0),
     (17, 25), (18, 45)],
)  # fmt: skip
def test_c1_chest_money(total, change):
    t = games(CHEST, dice=f"34 {thrown(total)}")
    assert t("A roll").cash["A"] == 1000 + change
    assert t.phase == "manage"


@pytest.mark.parametrize(
    ("total", "square", "cash"),
    [(3, 11, 1000), (5, 12, 1000), (9, 15, 1000), (11, 24, 1000), (12, 15, 1000), (13, 0, 1200), (16, 39, 1000),
     (17, 5, 1200), (18, 4, 1000)],
)  # fmt: skip
def test_c1_c4_chance_moves(total, square, cash):
    t = games(CHANCE, dice=f"34 {thrown(total)}")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (square, cash)
    assert t.phase == {0: "manage", 4: "tax"}.get(square, "buy")


@pytest.mark.parametrize(("seats", "total"), [(CHANCE, 6), (CHEST, 7)])
def test_c1_j1_jail_tasks(seats, total):
    t = games(seats, dice=f"34 {thrown(total)}")
    t("A roll")
    assert (t.at("A"), t.jail("A"), t.cash["A"], t.turn) == (10, 0, 1000, "B")
    assert t.told("jailed") == [{"by": "A", "why": "task"}]


def test_c1_doubles_thrown_for_a_task_are_none():
    t = games(CHANCE, dice="34 112")
    t("A roll")
    assert t.doubles == 0
    t.refuses("A roll")


def test_c1_doubles_that_led_to_a_task_still_count():
    t = games(">A @1; B", dice="33 234 46")  # 7; total 9: station 15
    t("A roll; A buy; A roll")
    assert t.at("A") == 25


@pytest.mark.parametrize(("name", "kept"), [("chance", 8), ("chest", 13)])
def test_c3_a_key_can_be_kept(name, kept):
    t = games(CHANCE if name == "chance" else CHEST, dice=f"34 {thrown(kept)}")
    t("A roll")
    assert (t.seat("A")["keys"], t.bank["keys"], t.phase) == (1, 5, "manage")


def test_c3_the_seventh_key_is_nothing():
    t = games(">A keys 4; B keys 2", dice="34 116")
    t("A roll")
    assert (t.seat("A")["keys"], t.bank["keys"], t.phase) == (4, 0, "manage")


def test_c3_a_used_key_can_be_drawn_again():
    t = games(">A jail 0 keys 4; B keys 2", dice="46 46")
    t("A use_key")
    assert (t.seat("A")["keys"], t.bank["keys"]) == (3, 1)


def test_c2_the_top_card_goes_under_the_deck():
    t = stockholm(">A @30; B @30", dice="15 15", chance="collect_50 pay_15")
    deck = [*t.match.luck.decks["chance"]]
    t("A roll")
    assert t.cash["A"] == 31_000
    assert t.match.luck.decks["chance"] == [*deck[1:], deck[0]]
    assert t("A end_turn; B roll").cash["B"] == 29_700


def test_c2_c3_a_card_held_is_out_of_its_deck_and_comes_back_under_it():
    t = stockholm(">A @30; B", dice="15", chance="key collect_50")
    key = t.match.luck.decks["chance"][0]
    t("A roll")
    assert (t.seat("A")["keys"], t.bank["keys"]) == (1, 1)
    assert key not in t.match.luck.decks["chance"]
    assert len(t.match.luck.decks["chance"]) == 15
    t = stockholm(">A jail 0 keys 1; B")
    key = next(i for i, task in enumerate(t.edition.chance) if task.effect == "key")
    assert key not in t.match.luck.decks["chance"]
    t("A use_key")
    assert (t.match.luck.decks["chance"][-1], t.bank["keys"]) == (key, 2)


def test_c3_of_two_cards_chances_goes_first():
    t = stockholm(">A jail 0 keys 2; B")
    t("A use_key")
    assert len(t.match.luck.decks["chance"]) == 16
    assert len(t.match.luck.decks["chest"]) == 15


def test_c3_chances_card_goes_first_in_a_trade():
    t = stockholm(">A keys 2; B jail 0")
    t("A offer B key for 10; B accept; A offer B 10 for")
    assert [seat.keys for seat in t.match.state.seats] == [("chest",), ("chance",)]


def test_c3_chances_card_goes_first_though_it_came_last():
    """A holds Chest's, since Chance's is on top of its deck, and then draws that."""
    t = stockholm(">A keys 1 @4; B", dice="12", chance="key")
    t("A roll; A offer B key for; B accept")
    assert [seat.keys for seat in t.match.state.seats] == [("chest",), ("chance",)]


def test_c3_cards_for_cards_really_change_hands():
    """A has Chance's, B Chest's: swapped, each has the other's."""
    t = stockholm(">A keys 1; B keys 1")
    assert [seat.keys for seat in t.match.state.seats] == [("chance",), ("chest",)]
    t("A offer B key 10 for key; B accept")
    assert [seat.keys for seat in t.match.state.seats] == [("chest",), ("chance",)]


def test_c4_forward_over_go_pays_and_the_square_is_carried_out():
    t = games(">A 1000 @30; B: station", dice="24 665")  # Chance 36, total 17: reading_railroad
    t("A roll")
    assert t.at("A") == 5
    assert t.cash["A"] == 1000 + 200 - 200


@pytest.mark.parametrize(("start", "square", "cash"), [("@4", 15, 800), ("@19", 25, 800), ("@33", 5, 1000)])
def test_c4_nearest_station_pays_double(start, square, cash):
    """B has three, so 100, doubled 200; from 36 the nearest lies beyond GO, so salary."""
    t = games(f">A 1000 {start}; B: reading_railroad pennsylvania_railroad b_o_railroad", dice="12 333")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (square, cash)


@pytest.mark.parametrize(("start", "square", "cash"), [("@4", 12, 900), ("@19", 28, 900), ("@33", 12, 1100)])
def test_c4_nearest_utility_pays_ten_times_a_fresh_roll(start, square, cash):
    t = games(f">A 1000 {start}; B: utility", dice="12 122 46")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (square, cash)


def test_c4_a_free_nearest_one_can_be_bought():
    t = games(CHANCE, dice="34 333")
    assert t("A roll; A buy").cash["A"] == 800
    t = games(CHANCE, dice="34 113")
    assert t("A roll; A buy").cash["A"] == 850


@pytest.mark.parametrize(("start", "square"), [("@4", 4), ("@19", 19), ("@33", 33)])
def test_c4_back_three_is_carried_out(start, square):
    """7 - 3: income tax; 22 - 3: new_york_avenue; 36 - 3: Community Chest, whose total 10 pays 20."""
    t = games(f">A 1000 {start}; B", dice="12 666 442")
    t("A roll")
    assert t.at("A") == square
    assert {4: "tax", 19: "buy", 33: "manage"}[square] == t.phase
    assert t.cash["A"] == (1020 if square == 33 else 1000)


def test_c4_a_task_onto_a_square_whose_task_moves_again():
    """Chance 36, back three to Chest 33, whose total 6 leads to GO: salary."""
    t = games(">A 1000 @33; B", dice="12 666 123")
    t("A roll")
    assert (t.at("A"), t.cash["A"]) == (0, 1200)
    assert [event["task"] for event in t.events if event["kind"] == "task"] == ["back_three", "to_go"]


def test_c4_a_task_onto_a_square_whose_task_jails():
    t = games(">A 1000 @33; B", dice="12 666 124")
    t("A roll")
    assert (t.at("A"), t.cash["A"], t.turn) == (10, 1000, "B")


def test_repairs_by_chance():
    """25 a house, 100 a hotel: six houses and two hotels are 350."""
    t = games(">A 1000: brown=hotel dark_blue=3; B", dice="34 663")
    assert t("A roll").cash["A"] == 650


def test_repairs_by_chest():
    """40 a house, 115 a hotel: three houses and a hotel are 235."""
    t = games(">A 1000 @10: boardwalk=hotel park_place=4; B", dice="34 664")
    assert t("A roll").cash["A"] == 1000 - 4 * 40 - 115


@pytest.mark.parametrize(
    ("name", "card", "house", "hotel"),
    [("stockholm", "repairs", 500, 2_000), ("stockholm", "street_repairs", 800, 2_300),
     ("suomi", "repairs", 250_000, 1_000_000), ("suomi", "street_repairs", 400_000, 1_150_000)],
)  # fmt: skip
def test_repairs_of_the_decks(name, card, house, hotel):
    """Eight houses and two hotels."""
    t = Story(name, ">A 9_000_000 @4: brown=hotel dark_blue=4; B", dice="12", chance=card)
    assert t("A roll").cash["A"] == 9_000_000 - 8 * house - 2 * hotel


def test_c5_collect_each_from_the_players_left():
    t = games("A 100; >B 100 @10; C 100; D 100", dice="34 332")
    t("B roll")
    assert t.cash == {"A": 50, "B": 250, "C": 50, "D": 50}
    assert [event["by"] for event in t.told("paid")] == ["C", "D", "A"]


def test_c5_pay_each_from_the_players_left():
    t = games("A 100; B 100; >C 200; D 100", dice="34 662")
    t("C roll")
    assert t.cash == {"A": 150, "B": 150, "C": 50, "D": 150}
    assert [event["to"] for event in t.told("paid")] == ["D", "A", "B"]


@pytest.mark.parametrize(("story", "share"), [(stockholm, 200), (suomi, 100_000)])
def test_c5_collect_each_of_the_decks(story, share):
    t = story(">A 1_000_000 @10; B 1_000_000; C 1_000_000", dice="34", chest="collect_each_10")
    t("A roll")
    assert t.cash == {"A": 1_000_000 + 2 * share, "B": 1_000_000 - share, "C": 1_000_000 - share}


def test_c5_pay_or_take_a_chance_pay():
    t = stockholm(">A 1000 @10; B", dice="34", chest="pay_10_or_chance")
    t("A roll")
    assert (t.phase, t.must, t.awaiting["A"]) == ("task", ["A"], ["choose_task", "resign"])
    t.refuses("B choose_task pay")
    assert t("A choose_task pay").cash["A"] == 800


def test_c5_pay_or_take_a_chance_chance():
    t = stockholm(">A 1000 @10; B", dice="34", chest="pay_10_or_chance", chance="back_three")
    t("A roll; A choose_task chance")
    assert (t.at("A"), t.cash["A"], t.phase) == (14, 1000, "buy")


def test_c5_pay_without_the_cash_is_a_debt():
    t = suomi(">A 90_000 @10: tampere; B", dice="34", chest="pay_10_or_chance")
    t("A roll; A choose_task pay")
    assert t.debt == {"by": "A", "to": "bank", "amount": 100_000, "can_raise": 390_000}


@pytest.mark.parametrize(("name", "unit"), [("stockholm", 20), ("suomi", 10_000)])
@pytest.mark.parametrize(
    ("deck", "card", "dollars"),
    [("chance", "collect_50", 50), ("chance", "collect_150", 150), ("chance", "collect_100", 100),
     ("chance", "pay_15", -15), ("chance", "pay_150", -150), ("chance", "pay_20", -20), ("chest", "collect_200", 200),
     ("chest", "collect_100", 100), ("chest", "collect_100_2", 100), ("chest", "collect_50", 50),
     ("chest", "collect_25", 25), ("chest", "collect_20", 20), ("chest", "collect_10", 10), ("chest", "pay_50", -50),
     ("chest", "pay_100", -100), ("chest", "pay_50_2", -50)],
)  # fmt: skip
def test_c2_cards_of_money(name, unit, deck, card, dollars):
    """Their names are in dollars' scale: a dollar is 20 kronor or 10 000 euros."""
    t = Story(name, f">A 5_000_000 @{4 if deck == 'chance' else 14}; B", dice="12", **{deck: card})
    assert t("A roll").cash["A"] == 5_000_000 + dollars * unit


@pytest.mark.parametrize(
    ("story", "card", "square"),
    [(stockholm, "to_norrmalmstorg", 39), (stockholm, "to_hamngatan", 24), (stockholm, "to_s_t_eriksgatan", 11),
     (stockholm, "to_ostra_station", 15), (suomi, "to_helsinki", 39), (suomi, "to_lappeenranta", 24),
     (suomi, "to_pori", 11), (suomi, "to_suomenlinna", 15)],
)  # fmt: skip
def test_c4_cards_that_move_forward(story, card, square):
    """From Chance 22: beyond GO for squares below it."""
    t = story(">A 0 @19; B", dice="12", chance=card)
    t("A roll")
    salary = t.edition.board.salary
    assert (t.at("A"), t.cash["A"], t.phase) == (square, salary if square < 22 else 0, "buy")


def test_c4_the_station_of_a_card_pays_once():
    t = stockholm(">A 1000 @4; B: ostra_station", dice="12", chance="to_ostra_station")
    assert t("A roll").cash["A"] == 500


@pytest.mark.parametrize("story", [stockholm, suomi])
def test_c4_back_to_the_brown_street(story):
    card = {"stockholm": "back_to_vasterlanggatan", "suomi": "back_to_tampere"}[story("A; B").edition.id]
    t = story(">A 0 @30; B", dice="12", chest=card)
    t("A roll")
    assert (t.at("A"), t.cash["A"], t.phase) == (1, 0, "buy")
