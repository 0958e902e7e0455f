"""The hall of fame, from matches as they ended."""

import pytest

from scenes.store import Store
from scenes.store.hall import Finished, Place, best, careers
from tests.store.matches import end_at_once, kept, session, settle, sql


def match(turns: int, *seats: tuple[str, str | None, int]) -> Finished:
    places = tuple(Place(name, cpu, worth, index == 0, index + 1) for index, (name, cpu, worth) in enumerate(seats))
    return Finished(f"m{turns}", 0.0, "games_to_go", "last", "agreed", turns * 90, turns, places)


MATCHES = [
    match(30, ("Ann", None, 5000), ("Bo", "hard", 1000)),
    match(90, ("Bo", "hard", 7000), ("Ann", None, 0)),
    match(10, ("Ann", None, 7000), ("Cy", None, 300)),
]


def test_wins_best_worth_and_history_by_name() -> None:
    ann, bo, cy = careers(MATCHES)
    assert (ann.name, ann.won, ann.played, ann.best, ann.person) == ("Ann", 2, 3, 7000, True)
    assert (bo.name, bo.person) == ("Bo", False)
    assert cy.name == "Cy"
    assert [place.place for _match, place in ann.history] == [1, 2, 1]


def test_the_earlier_match_keeps_a_record_that_is_only_equalled() -> None:
    records = best(MATCHES)
    assert records.richest is not None
    assert records.richest[1].name == "Bo"
    assert records.longest is MATCHES[1]
    assert records.shortest is MATCHES[2]
    assert best([]).richest is None


@pytest.mark.parametrize(
    ("column", "value"),
    [("seats", "[1, 2]"), ("seats", "{"), ("seats", None), ("turns", "many"), ("ended", "x"), ("ticks", None)],
)
def test_rows_that_make_no_sense_are_left_out(tmp_path, column: str, value: object) -> None:
    store = Store(tmp_path)
    for seed in (1, 2):
        game = session(seed, cpus=0, people=2)
        store.keep(game)
        end_at_once(game)
        settle(store)
    sql(store, f"UPDATE hall SET {column} = ? WHERE seq = (SELECT max(seq) FROM hall)", value)
    assert len(store.finished()) == 1
    store.close()


def test_what_was_won_stays_when_a_match_is_purged_and_imports_do_not_count(tmp_path) -> None:
    store = Store(tmp_path)
    game = session(3, cpus=0, people=2)
    store.keep(game)
    settle(store)
    running = store.export(store.matches()[0].id)
    end_at_once(game)
    settle(store)
    imported = store.resume(store.take_in(running))
    end_at_once(imported)
    settle(store)
    assert len(store.finished()) == 1
    identity = store.matches()[-1].id
    store.delete(identity)
    store.purge(identity)
    assert len(store.finished()) == 1
    kept(store)
    store.close()
