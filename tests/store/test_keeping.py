"""A match that is kept comes back to the tick, and nothing is shown before it is on disk."""

from pathlib import Path

import pytest

from game import commands as c
from game.snapshot import digest
from scenes.store import Store, StoreError
from tests.store.matches import crash, end_at_once, kept, play, session, settle, unbroken


def test_a_match_left_goes_on_to_the_same_end(tmp_path: Path, store: Store) -> None:
    kept(store, seed=7, ticks=150)
    store.close()
    again = Store(tmp_path)
    last = again.last()
    assert last is not None
    game = again.resume(last.id)
    assert game.match.state.tick == 150
    assert digest(play(game, 300).match) == unbroken(7, 450)
    again.close()


@pytest.mark.parametrize("rules", [{"attentive_rent": True}, {"live_auctions": True}, {"session_minutes": 1}])
def test_a_match_killed_goes_on_to_the_same_end(tmp_path: Path, rules) -> None:
    store = Store(tmp_path)
    game = session(8, **rules)
    store.keep(game)
    play(game, 213)
    store.writer.ask(lambda db: None)
    crash(store)
    again = Store(tmp_path)
    last = again.last()
    assert last is not None
    resumed = again.resume(last.id)
    assert resumed.match.state.tick <= 213
    play(resumed, 500 - resumed.match.state.tick)
    assert digest(resumed.match) == unbroken(8, 500, **rules)
    again.close()


def test_events_of_a_command_are_not_shown_before_it_is_on_disk(store: Store) -> None:
    game = session(3, cpus=0, people=2)
    store.keep(game)
    game.catch_up()
    settle(store)
    reached = []
    store.writer.put(lambda: reached.append(held.acquire()))
    import threading

    held = threading.Semaphore(0)
    assert game.act(c.Roll(game.position.turn)) is None
    assert game.unseen
    assert game.next_event() is None
    assert game.show_next() is None
    held.release()
    settle(store)
    assert game.show_next() is not None
    assert not reached[0] or game.catch_up()


def test_the_human_commands_come_back_with_all_events(tmp_path: Path, store: Store) -> None:
    game = session(3, cpus=1, people=2)
    store.keep(game)
    for _move in range(30):
        play(game, 5)
        for seat in game.awaited():
            wishes = (c.Roll(seat), c.Buy(seat), c.EndTurn(seat), c.Leave(seat), c.Pay(seat), c.ChooseTask(seat, "pay"))
            next((wish for wish in wishes if game.act(wish) is None), None)
    store.close()
    again = Store(tmp_path)
    last = again.last()
    assert last is not None
    resumed = again.resume(last.id)
    assert resumed.events == game.events
    assert resumed.unseen == 0
    assert resumed.shown == game.shown.__class__.of(game.position)
    assert digest(resumed.match) == digest(game.match)
    again.close()


def test_a_session_is_kept_once_and_one_at_a_time(store: Store) -> None:
    one = kept(store, seed=1)
    store.keep(one)
    kept(store, seed=2)
    assert [match.seed for match in store.matches()] == [2, 1]
    assert len(one.watchers) == 0
    assert one.limit is None


def test_a_match_that_is_over_is_no_longer_continued_and_is_in_the_hall(store: Store) -> None:
    game = session(4, cpus=0, people=2)
    store.keep(game)
    end_at_once(game)
    settle(store)
    assert store.last() is None
    (match,) = store.matches()
    assert match.ended is not None
    assert match.ended["reason"] == "agreed"
    (finished,) = store.finished()
    assert {seat.name for seat in finished.seats} == {"P0", "P1"}
    assert finished.turns == 1


def test_the_clock_of_a_match_that_is_over_stands(store: Store) -> None:
    game = session(4, cpus=0, people=2)
    store.keep(game)
    end_at_once(game)
    tick = game.match.state.tick
    play(game, 50)
    settle(store)
    assert store.matches()[0].tick == tick


def test_the_order_of_matches_does_not_hang_on_the_clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(store, seed=1)
    monkeypatch.setattr("time.time", lambda: -1e9)
    kept(store, seed=2)
    last = store.last()
    assert last is not None
    assert last.seed == 2


def test_a_match_of_cpus_alone_does_not_push_aside_the_one_people_play(store: Store) -> None:
    kept(store, seed=1, people=1)
    kept(store, seed=2, people=0)
    last = store.last()
    assert last is not None
    assert last.seed == 1


def test_the_bin_has_a_way_back_and_a_bottom(store: Store) -> None:
    kept(store)
    identity = store.matches()[0].id
    store.purge(identity)
    assert len(store.matches()) == 1
    store.delete(identity)
    assert store.last() is None
    store.put_back(identity)
    assert store.last() is not None
    store.delete(identity)
    store.purge(identity)
    assert store.matches() == []
    with pytest.raises(StoreError, match="no longer there"):
        store.resume(identity)


def test_a_match_is_renamed_but_not_to_nothing(store: Store) -> None:
    kept(store)
    identity = store.matches()[0].id
    store.rename(identity, "  Friday\n night " + "x" * 60)
    assert store.matches()[0].name == ("Friday night " + "x" * 60)[:40]
    with pytest.raises(StoreError, match="needs a name"):
        store.rename(identity, " \t")
    play(store.current.session, 10)  # type: ignore[union-attr]
    settle(store)
    assert store.matches()[0].name.startswith("Friday")


def test_no_file_at_all_keeps_matches_while_the_program_runs() -> None:
    store = Store(None)
    kept(store)
    last = store.last()
    assert last is not None
    assert "no folder" in str(store.news()[0])
    assert store.resume(last.id).match.state.tick == 200
    store.close()
