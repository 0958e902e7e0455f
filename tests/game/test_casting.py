"""Who plays the CPUs' seats: characters from the set-up, through record and driver."""

import pytest

import levels
from game.casting import cast
from game.cpu import CHARACTERS, Mind
from game.cpu.characters import BY_ID
from game.driver import Driver
from game.reading import ReadError
from game.record import Record, read_record, read_seat
from game.setup import SeatSetup, Setup, start

SEATS = (SeatSetup("A", "hard", character="berta"), SeatSetup("B", "hard"), SeatSetup("C"))
SETUP = Setup(levels.load("suomi"), SEATS, seed=4)


def test_a_mind_has_the_character_of_its_seat():
    minds = Driver(start(SETUP)[0], cast(SETUP)).minds
    assert minds.mind(0).character == BY_ID["berta"]
    assert minds.mind(0).weights.houses == Mind(0, "hard", 4).weights.houses * 1.15
    assert minds.mind(1).character is minds.mind(2).character is None


def test_without_a_setup_minds_are_plain():
    assert cast(None)(0, "easy", 1).character is None


def test_a_seat_handed_to_another_level_keeps_its_character():
    match, _ = start(SETUP)
    minds = Driver(match, cast(SETUP)).minds
    minds.mind(0)
    match.state.seats[0].cpu = "easy"
    assert (minds.mind(0).level, minds.mind(0).character) == ("easy", BY_ID["berta"])


def test_a_record_keeps_characters_and_writes_none_for_who_has_none():
    data = Record(SETUP).to_json()
    assert ["character" in seat for seat in data["setup"]["seats"]] == [True, False, False]
    assert read_record(data, levels.load).setup == SETUP


def test_older_records_have_none():
    data = Record(SETUP).to_json()
    del data["setup"]["seats"][0]["character"]
    assert read_record({**data, "trekast": 2}, levels.load).setup.seats[0].character == ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"cpu": "hard", "character": "napoleon"}, "seat.character: 'napoleon' is none of berta"),
        ({"cpu": "hard", "character": 7}, "seat.character: 7 is none of "),
        ({"character": "berta"}, "seat.character: only a CPU has one"),
    ],
)
def test_a_character_that_cannot_be(change, fault):
    with pytest.raises(ReadError) as caught:
        read_seat({"name": "A", **change}, "seat")
    assert str(caught.value).startswith(fault)


def test_characters_differ_in_name_and_token():
    assert len({who.id for who in CHARACTERS}) == len({who.token for who in CHARACTERS}) == 6
