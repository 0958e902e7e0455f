"""tools/replay.py: lists and proves what is kept and what was exported."""

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from game.snapshot import digest
from scenes.store import Store
from scenes.store.opening import FILE
from tests.store.matches import kept
from tools import replay


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = Store(tmp_path)
    kept(store, seed=1)
    kept(store, seed=2)
    store.export(store.matches()[1].id)
    store.close()
    return tmp_path


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_folder_is_listed(folder: Path, capsys) -> None:
    assert replay.main(["--data-dir", str(folder), "--list"]) == 0
    first, second = lines(capsys)
    assert set(first) == {"id", "edition", "seats", "tick", "commands", "finished", "digest"}
    assert (first["edition"], first["tick"], first["finished"]) == ("games_to_go", 200, False)
    assert first["seats"] == ["A (normal)", "B (normal)", "C (normal)"]
    assert first["digest"] != second["digest"]


def test_a_folder_is_verified_to_the_match_that_was_played(tmp_path: Path, capsys) -> None:
    store = Store(tmp_path)
    game = kept(store)
    store.close()
    assert replay.main(["--data-dir", str(tmp_path), "--verify"]) == 0
    (line,) = lines(capsys)
    assert line["verified"]
    assert line["dice_from_seed"]
    assert line["digest"] == digest(game.match)


def test_an_exported_file_is_verified(folder: Path, capsys) -> None:
    (file,) = (folder / "exchange").iterdir()
    assert replay.main([str(file), "--verify"]) == 0
    assert lines(capsys)[0]["verified"]


@pytest.mark.parametrize("key", ["events", "digest"])
def test_an_exported_file_that_claims_something_else_is_found_out(folder: Path, capsys, key: str) -> None:
    (file,) = (folder / "exchange").iterdir()
    data = json.loads(gzip.decompress(file.read_bytes()))
    file.write_text(json.dumps({**data, key: "0" * 64}), encoding="utf-8")
    assert replay.main([str(file), "--verify"]) == 1
    assert lines(capsys)[0]["fault"].startswith(key)


def test_a_changed_command_is_found_out(folder: Path, capsys) -> None:
    db = sqlite3.connect(folder / FILE)
    db.execute("UPDATE commands SET tick = tick + 1 WHERE n = 50")
    db.commit()
    db.close()
    assert replay.main(["--data-dir", str(folder), "--verify"]) == 1
    assert all("not what was written" in line["fault"] for line in lines(capsys))


@pytest.mark.parametrize("content", [None, b"junk", b'{"trekast": 77}', b"[" * 5000])
def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, capsys, content: bytes | None) -> None:
    file = tmp_path / "x.trekast"
    if content is not None:
        file.write_bytes(content)
    assert replay.main([str(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_folder_without_matches_or_with_a_broken_file_is_told_in_one_line(tmp_path: Path, capsys) -> None:
    assert replay.main(["--data-dir", str(tmp_path)]) == 0
    assert replay.main(["--data-dir", str(tmp_path / "nowhere")]) == 2
    (tmp_path / FILE).write_bytes(b"junk" * 999)
    assert replay.main(["--data-dir", str(tmp_path), "--verify"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert (tmp_path / FILE).read_bytes() == b"junk" * 999


def test_wrong_use_is_told(capsys) -> None:
    with pytest.raises(SystemExit) as left:
        replay.main(["--verbose"])
    assert left.value.code == 2
