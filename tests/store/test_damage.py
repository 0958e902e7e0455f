"""Whatever has become of the file: one line says so, play goes on, and nothing broken is written over."""

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from scenes.store import Store, StoreError
from scenes.store.opening import FILE, look_only, set_aside
from tests.store.matches import crash, database, kept, play, settle, sql


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one match of 200 ticks in it."""
    store = Store(tmp_path)
    kept(store)
    store.close()
    return tmp_path


def reopened(folder: Path) -> tuple[Store, list[str]]:
    store = Store(folder)
    store.matches()
    return store, [str(line) for line in store.news()]


def asides(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.damaged-*"))


@pytest.mark.parametrize(
    "junk", [b"no database at all, but a shopping list " * 30, b"\x00" * 4096, b"SQLite format 3\x00junk"]
)
def test_a_file_of_another_kind_is_set_aside_whole(tmp_path: Path, junk: bytes) -> None:
    database(tmp_path).write_bytes(junk)
    store, news = reopened(tmp_path)
    kept(store)
    store.close()
    assert news == ["matches.db was damaged and is now matches.db.damaged-1; matches saved from it: 0."]
    assert (tmp_path / "matches.db.damaged-1").read_bytes() == junk


def test_a_database_of_another_program_is_set_aside_whole(tmp_path: Path) -> None:
    other = sqlite3.connect(database(tmp_path))
    other.execute("CREATE TABLE recipes (name)")
    other.commit()
    other.close()
    store, news = reopened(tmp_path)
    store.close()
    assert "matches.db.damaged-1" in news[0]
    other = sqlite3.connect(tmp_path / "matches.db.damaged-1")
    assert other.execute("SELECT * FROM recipes").fetchall() == []
    other.close()


def test_a_trigger_slipped_into_the_file_is_not_run(folder: Path) -> None:
    other = sqlite3.connect(database(folder))
    other.execute("CREATE TRIGGER t AFTER INSERT ON commands BEGIN DELETE FROM matches; END")
    other.commit()
    other.close()
    store, news = reopened(folder)
    assert "matches saved from it: 1." in news[0]
    kept(store, seed=9)
    assert len(store.matches()) == 2
    store.close()


def test_a_second_damaged_file_gets_the_next_number(tmp_path: Path) -> None:
    for number in (1, 2):
        database(tmp_path).write_bytes(b"%d" % number * 500)
        assert set_aside(database(tmp_path)).name == f"{FILE}.damaged-{number}"
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == b"1" * 500


def test_matches_on_sound_pages_are_saved_from_a_broken_file(folder: Path) -> None:
    data = bytearray(database(folder).read_bytes())
    data[-4096:] = b"\xff" * 4096
    database(folder).write_bytes(data)
    store, news = reopened(folder)
    assert asides(folder)[0] == "matches.db.damaged-1"
    assert "was damaged" in news[0]
    assert (folder / "matches.db.damaged-1").read_bytes() == data
    store.close()


def test_a_cut_file_is_set_aside(folder: Path) -> None:
    data = database(folder).read_bytes()
    database(folder).write_bytes(data[: len(data) // 2])
    store, news = reopened(folder)
    assert "was damaged" in news[0]
    kept(store, seed=9)
    store.close()


def altered(folder: Path, sql: str, *args: object) -> Store:
    other = sqlite3.connect(database(folder))
    other.execute(sql, args)
    other.commit()
    other.close()
    return Store(folder)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE commands SET command = replace(command, '\"do\"', '\"od\"') WHERE n = 20",
        "UPDATE commands SET tick = tick + 1048576 WHERE n = 20",
        "UPDATE commands SET proof = 'x' WHERE n = 20",
        "DELETE FROM commands WHERE n = 20",
        "UPDATE commands SET tick = 'soon' WHERE n = 20",
        "UPDATE commands SET command = x'ff00' WHERE n = 20",
    ],
)
def test_a_match_damaged_at_its_twentieth_command_goes_on_from_there_as_a_new_one(folder: Path, sql: str) -> None:
    store = altered(folder, sql)
    was = store.matches()[0]
    session = store.resume(was.id)
    settle(store)
    found = {match.id: match for match in store.matches()}
    assert len(store.current.ledger.rows) == 20  # type: ignore[union-attr]
    if len(found) == 2:
        assert found[was.id].origin == "damaged"
        assert any("without its last commands" in str(line) for line in store.news())
    play(session, 50)
    store.close()


def test_a_set_up_that_is_damaged_says_so_and_leaves_the_match_alone(folder: Path) -> None:
    store = altered(folder, "UPDATE commands SET command = replace(command, 'games_to_go', 'games_of_go') WHERE n = 0")
    identity = store.matches()[0].id
    with pytest.raises(StoreError, match="there is no board 'games_of_go'"):
        store.resume(identity)
    assert len(store.matches()) == 1
    store.close()


def test_a_clock_that_is_damaged_loses_only_the_wait(folder: Path) -> None:
    store = altered(folder, "UPDATE matches SET tick = tick + 4096")
    session = store.resume(store.matches()[0].id)
    assert 0 < session.match.state.tick <= 200
    store.close()


def test_a_newer_file_is_left_alone(folder: Path) -> None:
    store = altered(folder, "PRAGMA user_version = 99")
    kept(store)
    assert "newer Trekast" in str(store.news()[0])
    store.close()
    db = sqlite3.connect(database(folder))
    assert db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    assert db.execute("PRAGMA user_version").fetchone() == (99,)
    db.close()
    assert asides(folder) == []


def test_random_bytes_never_lead_to_a_traceback(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    data = database(folder).read_bytes()
    chance = random.Random(4)
    for number in range(15):
        place = tmp_path_factory.mktemp("flipped")
        changed = bytearray(data)
        for _flip in range(chance.choice((1, 3, 200))):
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        database(place).write_bytes(changed[: len(changed) - number * 3000 if number > 10 else len(changed)])
        store = Store(place)
        for match in store.matches():
            with contextlib.suppress(StoreError):
                play(store.resume(match.id), 5)
        store.finished()
        store.close()


def test_a_full_disk_is_told_and_what_was_held_back_is_written_once_there_is_room(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = kept(store, ticks=20)
    pages = store.writer.ask(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    sql(store, f"PRAGMA max_page_count = {pages}")
    play(game, 400)
    settled = store.writer.put(lambda: None)
    while not store.writer.acknowledged(settled):
        pass
    assert store.writer.trouble is not None
    assert "disk is full" in str(store.news()[0])
    assert game.catch_up()
    sql(store, "PRAGMA max_page_count = 100000")
    play(game, 1)
    settle(store)
    assert store.writer.trouble is None
    assert store.matches()[0].commands == len(store.current.ledger.rows) - 1
    store.close()


def test_a_folder_that_cannot_be_made_keeps_matches_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store, news = reopened(tmp_path / "file" / "folder")
    kept(store)
    assert len(store.matches()) == 1
    assert len(news) == 1
    assert "only while the game runs" in news[0]
    store.close()


def test_a_file_that_cannot_be_written_is_looked_at(folder: Path) -> None:
    before = database(folder).read_bytes()
    opened = look_only(database(folder), sqlite3.OperationalError("attempt to write a readonly database"))
    assert opened.db.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    assert opened.path is None
    opened.db.close()
    assert database(folder).read_bytes() == before


def test_a_file_taken_away_while_playing_is_written_anew_with_the_whole_match(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = kept(store)
    for path in tmp_path.glob("matches.db*"):
        path.rename(tmp_path / f"elsewhere{path.suffix}{path.name[10:]}")
    play(game, 50)
    store.close()
    again = Store(tmp_path)
    assert again.resume(again.matches()[0].id).match.state == game.match.state
    again.close()


def test_a_file_broken_while_playing_is_set_aside_and_the_match_written_anew(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = kept(store)
    sql(store, "PRAGMA wal_checkpoint(TRUNCATE)")
    with database(tmp_path).open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 20000)
    store.writer.ask(lambda db: None)
    sql(store, "PRAGMA shrink_memory")
    play(game, 100)
    settle(store)
    store.close()
    again = Store(tmp_path)
    last = again.last()
    assert last is not None
    assert again.resume(last.id).match.state == game.match.state
    again.close()


def test_two_windows_play_two_matches(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    first, second = kept(one, seed=1, ticks=5), kept(other, seed=2, ticks=5)
    for _round in range(20):
        play(first, 10)
        play(second, 10)
        settle(one)
        settle(other)
    assert {match.seed for match in one.matches()} == {1, 2}
    assert [match.tick for match in other.matches()] == [205, 205]
    one.close()
    other.close()


def test_a_match_open_in_one_window_is_not_opened_in_another(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)
    kept(one)
    identity = one.matches()[0].id
    for act in (other.resume, other.delete):
        with pytest.raises(StoreError, match="another window"):
            act(identity)
    one.let_go()
    settle(one)
    other.resume(identity)
    one.close()
    other.close()


def test_where_there_are_no_leases_a_match_played_twice_becomes_two(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("scenes.store.lease.fcntl", None)
    one, other = Store(tmp_path), Store(tmp_path)
    game = kept(one)
    twin = other.resume(one.matches()[0].id)
    play(game, 100)
    settle(one)
    play(twin, 100)
    settle(other)
    assert len(one.matches()) == 2
    assert any("Another window" in str(line) for line in other.news())
    for match in one.matches():
        assert one.restored(match.id).lost == 0
    crash(one)
    crash(other)


def test_the_thread_that_writes_outlives_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    game = kept(store)
    with monkeypatch.context() as patched:
        patched.setattr("scenes.store.ledger.Ledger.match_row", lambda ledger, seq: 1 / 0)
        play(game, 20)
        ticket = store.writer.put(lambda: print(1 / 0))
        while not store.writer.acknowledged(ticket):
            pass
        assert "cannot be saved now (division by zero)" in str(store.news()[0])
    play(game, 20)
    settle(store)
    assert store.matches()[0].tick == 240
    store.close()
