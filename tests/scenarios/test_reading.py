"""What a scenario leaves out, and what it sets."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.scenarios.files import Json, Run, read


def played(run: Callable[[str], Run], **data: Any) -> Json:
    """The state after a scenario of two seats."""
    data = {"edition": "games_to_go", "players": [{"name": "A"}, {"name": "B"}]} | data
    result = run(json.dumps(data))
    assert result.status == 0, result.err
    state: Json = result.result["state"]
    return state


def test_only_edition_and_players_are_needed(run):
    state = played(run)
    assert [(seat["cash"], seat["square"], seat["jail"], seat["keys"]) for seat in state["players"]] == [
        (1500, 0, None, 0)
    ] * 2
    assert state["bank"] == {"houses": 32, "hotels": 12, "keys": 6}
    assert (state["tick"], state["phase"], state["ticks_left"], state["pot"]) == (0, "roll", None, 0)
    assert set(state["deeds"]) >= {"baltic_avenue", "short_line", "water_works"}
    assert len(state["deeds"]) == 28


def test_without_turn_the_seats_roll_for_it_from_the_dice(run):
    assert played(run, dice=[[1, 1], [1, 2]])["turn"] == "B"


def test_full_stock_less_what_stands_on_the_board(run):
    deeds = {"mediterranean_avenue": {"hotel": True}, "baltic_avenue": {"houses": 4}}
    state = played(run, players=[{"name": "A", "deeds": deeds}, {"name": "B"}])
    assert state["bank"] == {"houses": 28, "hotels": 11, "keys": 6}


def test_the_bank_may_hold_less(run):
    assert played(run, bank={"houses": 0, "hotels": 3})["bank"] == {"houses": 0, "hotels": 3, "keys": 6}


def test_auctions_without_a_clock_by_default(run):
    commands = [{"by": "A", "do": "roll"}, {"by": "A", "do": "decline"}, {"wait": 100_000}]
    assert played(run, turn="A", dice=[[1, 2]], commands=commands)["phase"] == "auction"


def test_the_deal_of_a_speed_game_is_not_made(run):
    state = played(run, rules={"speed": True}, turn="A")
    assert {facts["owner"] for facts in state["deeds"].values()} == {None}


def test_after_the_forced_dice_the_seeded_ones_go_on(run):
    rolls = [{"by": "A", "do": "roll"}]
    first, again = (played(run, seed=5, turn="A", commands=rolls) for _ in range(2))
    assert first == again
    squares = {played(run, seed=seed, turn="A", commands=rolls)["players"][0]["square"] for seed in range(20)}
    assert len(squares) > 3


def test_keys_of_a_setup_take_chances_card_first_in_seat_order(run):
    """B's card is Chest's: used, it leaves Chance's with A."""
    players = [{"name": "A", "keys": 1}, {"name": "B", "keys": 1, "square": 10, "jail": 0}]
    data: Json = {"edition": "stockholm", "players": players, "turn": "B", "cards": {"chest": []}}
    assert played(run, **data, commands=[{"by": "B", "do": "use_key"}])["bank"]["keys"] == 1
    run(json.dumps(data | {"cards": {"chance": ["key"]}})).is_wrong("2")


def test_unless_cards_names_it(run):
    """`cards` needs Chance's on top of its deck, so A's is Chest's, and A may draw Chance's too."""
    players = [{"name": "A", "keys": 1, "square": 4}, {"name": "B"}]
    data: Json = {"edition": "stockholm", "players": players, "turn": "A"}
    data |= {"cards": {"chance": ["key"]}, "dice": [[1, 2]], "commands": [{"by": "A", "do": "roll"}]}
    state = played(run, **data)
    assert (state["players"][0]["keys"], state["bank"]["keys"]) == (2, 0)


def test_cards_come_in_the_order_named(run):
    """collect_50, then pay_15: 1 000 and -300."""
    players = [{"name": "A", "square": 4}, {"name": "B", "square": 4}]
    commands = [{"by": "A", "do": "roll"}, {"by": "A", "do": "end_turn"}, {"by": "B", "do": "roll"}]
    data = {"edition": "stockholm", "players": players, "turn": "A", "dice": [[1, 2], [1, 2]], "commands": commands}
    state = played(run, **data, cards={"chance": ["collect_50", "pay_15"]})
    assert [seat["cash"] for seat in state["players"]] == [31_000, 29_700]


def test_a_player_in_jail(run):
    state = played(run, players=[{"name": "A", "square": 10, "jail": 2}, {"name": "B"}], turn="A")
    assert (state["phase"], state["players"][0]["jail"]) == ("jail", 2)
    assert state["awaiting"]["A"] == ["offer", "pay_fine", "resign", "roll"]


def test_null_is_no_jail_no_session_and_no_cpu(run):
    state = played(
        run, players=[{"name": "A", "jail": None, "cpu": None}, {"name": "B"}], rules={"session_minutes": None}
    )
    assert (state["players"][0]["jail"], state["ticks_left"]) == (None, None)


def test_a_session_has_3600_ticks_a_minute(run):
    assert played(run, rules={"session_minutes": 30})["ticks_left"] == 108_000


@pytest.mark.parametrize("edition", ["games_to_go", "stockholm", "suomi"])
def test_every_edition_is_played(run, edition):
    assert played(run, edition=edition)["phase"] == "roll"


def test_a_deck_scenario_to_its_end(run):
    """C moves 4 + 3 to Chance 7: back three to 4, income tax 2 000 000 with 500 000 in hand: a debt."""
    result = run(json.dumps(read("deck.json")))
    state = result.result["state"]
    assert (result.status, state["phase"], state["players"][2]["square"]) == (0, "trade", 4)
    assert state["debt"]["amount"] == 2_000_000
