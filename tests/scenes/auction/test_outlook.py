"""What winning a deed would mean, worked out from the rents of Games to Go."""

from scenes import outlook
from tests.scenes.seats import deed, session

A = {"name": "A", "deeds": {"st_james_place": {}, "tennessee_avenue": {}, "short_line": {}}}
B = {"name": "B", "deeds": {"kentucky_avenue": {}, "indiana_avenue": {}}}


def test_a_deed_that_completes_a_group_doubles_its_rents():
    s = session(A, B, turn="A")
    won = outlook.if_won(s.position, 0, deed(s, "new_york_avenue"))
    assert won.makes == ("orange",)
    assert (won.rent_before, won.rent_after) == (14 + 14, 28 + 28 + 32)


def test_a_second_station_doubles_both():
    s = session(A, B, turn="A")
    won = outlook.if_won(s.position, 0, deed(s, "reading_railroad"))
    assert won.makes == ()
    assert (won.rent_before, won.rent_after) == (25, 100)


def test_whom_a_deed_is_kept_from():
    s = session(A, B, turn="A")
    assert outlook.denied(s.position, 0, deed(s, "illinois_avenue")) == [1]
    assert outlook.denied(s.position, 1, deed(s, "illinois_avenue")) == []


def test_how_much_of_the_group_one_would_hold():
    s = session(A, B, turn="A")
    assert outlook.held(s.position, 0, deed(s, "new_york_avenue")) == (3, 3)
    assert outlook.held(s.position, 1, deed(s, "new_york_avenue")) == (1, 3)


def test_a_utilitys_rent_is_told_for_seven():
    s = session({"name": "A", "deeds": {"water_works": {}}}, B, turn="A")
    assert outlook.rent_of(s.position, deed(s, "water_works")) == 28


def test_a_mortgaged_deed_earns_nothing():
    s = session({"name": "A", "deeds": {"water_works": {"mortgaged": True}}}, B, turn="A")
    assert outlook.rent_of(s.position, deed(s, "water_works")) == 0
