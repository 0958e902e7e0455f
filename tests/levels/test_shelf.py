"""Boards of one's own, dropped into the data folder, stand beside the shipped ones."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import levels
from levels.loading import HOME
from levels.shelf import SHIPPED


@pytest.fixture(autouse=True)
def shipped_alone_afterwards() -> Iterator[None]:
    yield
    levels.look_in(None)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one sound board `malmo` and what else lies in such a folder."""
    shutil.copytree(HOME / "stockholm", tmp_path / "malmo")
    (tmp_path / "settings.toml").touch()
    (tmp_path / "exports").mkdir()
    return tmp_path


def test_an_own_board_comes_after_the_shipped_ones(data: Path):
    levels.look_in(data)
    assert levels.names() == (*SHIPPED, "malmo")
    assert levels.load("malmo").id == "malmo"
    assert levels.load("malmo") is levels.load("malmo")
    assert len(levels.layout("malmo").squares) == 40


def test_looking_elsewhere_forgets_it(data: Path):
    levels.look_in(data)
    levels.look_in(data / "exports")
    assert levels.names() == SHIPPED
    with pytest.raises(levels.LevelError, match="there is no board 'malmo'"):
        levels.load("malmo")


def test_a_folder_that_is_not_there_has_none(tmp_path: Path):
    assert levels.found(tmp_path / "nowhere") == ()


def test_a_faulty_board_is_told_and_not_offered(data: Path):
    (data / "malmo" / "edition.toml").unlink()
    levels.look_in(data)
    assert levels.names() == SHIPPED
    (board,) = levels.own()
    assert (board.name, board.level, board.fault) == ("malmo", None, "malmo/edition.toml: is missing")
    with pytest.raises(levels.LevelError, match=r"malmo/edition\.toml: is missing"):
        levels.load("malmo")


@pytest.mark.parametrize("name", ["stockholm", "Oslo"])
def test_a_shipped_name_is_taken(tmp_path: Path, name: str):
    """Matches are saved with the board's name: it must mean the same board everywhere."""
    shutil.copytree(HOME / "suomi", tmp_path / name)
    levels.look_in(tmp_path)
    assert levels.names() == SHIPPED
    assert levels.own()[0].fault == f"{name}: a shipped board has this name; call the folder something else"
    assert levels.load("stockholm").title == "Stockholm"


def test_a_changed_board_is_read_anew(data: Path):
    levels.look_in(data)
    file = data / "malmo" / "edition.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('title = "Stockholm"', 'title = "Malmö"'), encoding="utf-8")
    assert levels.load("malmo").title == "Stockholm"
    levels.look_in(data)
    assert levels.load("malmo").title == "Malmö"
