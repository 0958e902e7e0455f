"""Words for what the core says in numbers."""

from game.cpu.reasons import because
from game.position import Position
from game.refusal import refuse
from scenes.telling import explained, group_name, price, seat_name, told
from tests.scenes.seats import session


def table(edition: str = "games_to_go") -> Position:
    return session({"name": "A"}, {"name": "B"}, edition=edition, turn="A").position


def test_a_refusal_names_deeds_seats_and_sums():
    p = table()
    assert told(p, refuse("{seat} has only {amount}.", seat=1, amount=1200)) == "B has only $1,200."
    assert told(p, refuse("Build evenly: {deed} first.", deed=18)) == "Build evenly: Tennessee Avenue first."
    assert told(p, refuse("At most {most}.", most=3)) == "At most 3."


def test_a_cpus_estimates_are_rounded_to_the_unit():
    p = table("suomi")
    assert explained(p, because("It gains me {gain}.", gain=1_234_567)) == "It gains me 1.23\u00a0M€."
    assert explained(p, because("I would lose by it: {gain}.", gain=-158_000)) == "I would lose by it: −160\u00a0k€."


def test_sums_are_short_only_where_they_stay_exact():
    assert price(table("suomi"), 12_340_000) == "12.34\u00a0M€"
    assert price(table("stockholm"), 12_345_670) == "12,345,670\u00a0kr"


def test_an_edition_with_lakes_has_sights():
    assert [group_name(table("suomi"), group) for group in ("station", "utility", "red")] == ["sights", "lakes", "red"]
    assert group_name(table(), "station") == "stations"


def test_nobody_is_the_bank():
    assert seat_name(table(), -1) == "the bank"
