"""Matches as files: out and in again, and what is refused."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from game.reading import Fault, ReadError
from game.snapshot import digest
from scenes import i18n
from scenes.store import Store, StoreError
from scenes.store.exchange import MOST_BYTES, file_name, read_match, unpack, verify
from scenes.store.trouble import REFUSED
from tests.store.matches import kept, play, session


def exported(store: Store, name: str = "Friday") -> tuple[Path, dict[str, Any]]:
    kept(store)
    identity = store.matches()[0].id
    store.rename(identity, name)
    path = store.export(identity)
    return path, json.loads(gzip.decompress(path.read_bytes()))


def test_a_match_goes_out_and_comes_in_again(store: Store) -> None:
    path, _data = exported(store)
    assert path.parent == store.exchange
    assert path.stat().st_size < 4000
    identity = store.take_in(path)
    match = next(match for match in store.matches() if match.id == identity)
    assert (match.name, match.origin, match.tick) == ("Friday", "import", 200)
    game = store.resume(identity)
    assert digest(play(game, 100).match) == digest(play(session(), 300).match)


def test_an_export_never_writes_over_another(store: Store) -> None:
    one, _ = exported(store)
    two = store.export(store.matches()[0].id)
    assert (one.name, two.name) == ("friday.trekast", "friday-2.trekast")
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("name", ["../../etc/passwd", "/abs", "C:\\x", "..", "nul\0l", "Åsa & Bo: 100%"])
def test_a_file_name_cannot_climb_out(name: str) -> None:
    assert set(file_name(name)) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert file_name(name)


def test_a_version_1_file_is_upgraded(store: Store) -> None:
    _path, data = exported(store)
    del data["acted"]
    _name, record, claimed = read_match(json.dumps({**data, "trekast": 1}).encode())
    assert verify(record, claimed).events == data["events"]


def changed(data: dict[str, Any], *path: Any, to: Any) -> bytes:
    copy = json.loads(json.dumps(data))
    here = copy
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = to
    return json.dumps(copy).encode()


def test_hostile_files_are_refused_in_one_line(store: Store, tmp_path: Path) -> None:
    _path, data = exported(store)
    last = len(data["commands"]) - 1
    hostile = [
        b"",
        b"\x1f\x8b\x08broken",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"9" * 100_000,
        b"null",
        b"[]",
        b"x" * (MOST_BYTES + 1),
        gzip.compress(b" " * 70_000_000),
        gzip.compress(json.dumps(data).encode())[:-20],
        changed(data, "trekast", to=99),
        changed(data, "trekast", to=True),
        changed(data, "trekast", to=[]),
        changed(data, "setup", to=None),
        changed(data, "setup", "edition", to="../../etc"),
        changed(data, "setup", "edition", to=["games_to_go"]),
        changed(data, "setup", "seats", to=[]),
        changed(data, "setup", "seats", 0, "name", to="x" * 10_000),
        changed(data, "setup", "seats", 0, "name", to="a\nb"),
        changed(data, "setup", "seats", 0, "token", to="../../../secret"),
        changed(data, "setup", "seats", 0, "cpu", to="godlike"),
        changed(data, "setup", "seed", to=10**300),
        changed(data, "setup", "seed", to=1.5),
        changed(data, "setup", "rules", "session_minutes", to=10**18),
        changed(data, "setup", "pace", to={}),
        changed(data, "commands", to={}),
        changed(data, "commands", to=[[0, {}]] * 300_000),
        changed(data, "commands", 3, 0, to=-5),
        changed(data, "commands", 3, 0, to=10**15),
        changed(data, "commands", 3, to=[1]),
        changed(data, "commands", last, 1, "do", to="cheat"),
        changed(data, "commands", last, 1, "by", to="Z"),
        changed(data, "tick", to="late"),
        changed(data, "tick", to=10**20),
        changed(data, "acted", to=10**20),
        changed(data, "digest", to="0" * 64),
        changed(data, "events", to="0" * 64),
        changed(data, "events", to=5),
        changed(data, "name", to={}),
        changed(data, "extra", to=1),
    ]
    file = tmp_path / "hostile.trekast"
    for content in hostile:
        file.write_bytes(content)
        with pytest.raises(StoreError) as trouble:
            store.take_in(file)
        assert "\n" not in trouble.value.told()
        assert len(trouble.value.told()) < 300
    assert len(store.matches()) == 1


def test_what_is_no_file_is_not_read(store: Store, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.trekast"):
        with pytest.raises(StoreError, match="no match"):
            store.take_in(path)


def test_links_are_not_offered_for_import(store: Store) -> None:
    path, _ = exported(store)
    (path.parent / "link.trekast").symlink_to("/etc/passwd")
    assert store.importable() == [path]


def test_a_key_named_twice_is_refused() -> None:
    with pytest.raises(ReadError, match="named twice"):
        unpack(b'{"trekast": 2, "trekast": 1}')


def test_the_reason_of_a_refusal_is_told_in_the_language_in_use(store: Store, tmp_path: Path) -> None:
    _path, data = exported(store)
    file = tmp_path / "hostile.trekast"
    contents: dict[Fault, bytes] = {
        "": changed(data, "name", to={}),
        "alien": b"[]",
        "altered": changed(data, "digest", to="0" * 64),
        "board": changed(data, "setup", "edition", to="atlantis"),
        "damaged": b"\x1f\x8b\x08broken",
        "large": b"x" * (MOST_BYTES + 1),
        "newer": changed(data, "trekast", to=99),
    }
    assert contents.keys() == REFUSED.keys()
    for fault, content in contents.items():
        file.write_bytes(content)
        with pytest.raises(StoreError) as trouble:
            store.take_in(file)
        assert trouble.value.text == REFUSED[fault]
        for language in set(i18n.LANGUAGES) - {"en"}:
            i18n.use(language)
            own = trouble.value.told().partition("(")[0]
            assert own.partition(":")[2].strip() not in ("", trouble.value.text.partition(": ")[2].partition("(")[0])
        i18n.use("en")
