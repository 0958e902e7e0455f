"""A board dropped into the data folder is offered, played, kept, resumed and verified like a shipped one."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import levels
from game.snapshot import digest
from levels.loading import HOME
from scenes.miniature import Miniature
from scenes.setup import SetUp
from scenes.store import Store
from scenes.ui import Box
from scenes.ui.widgets import Label, Stepper
from tests.store.matches import kept
from tools import replay


@pytest.fixture
def malmo(tmp_path: Path) -> Iterator[Path]:
    """A board of one's own in the data folder."""
    yield Path(shutil.copytree(HOME / "stockholm", tmp_path / "malmo"))
    levels.look_in(None)


def test_setup_offers_it(ctx, malmo: Path):
    scene = SetUp(ctx)
    scene.enter()
    (chooser,) = (widget for widget in scene.panel.widgets if isinstance(widget, Stepper) and widget.key == "edition")
    assert [name for name, _title in chooser.options][-1] == "malmo"


def test_setup_tells_what_is_wrong_with_it(ctx, malmo: Path):
    (malmo / "board.tmx").unlink()
    scene = SetUp(ctx)
    scene.enter()
    said = [widget.text for widget in scene.panel.widgets if isinstance(widget, Label)]
    assert "Not offered: there is a fault in its files (malmo/board.tmx: is missing)." in said


def test_its_picture_is_drawn(ctx, malmo: Path):
    levels.look_in(ctx.place)
    surface = pygame.Surface((400, 400))
    Miniature(ctx, "malmo").draw(surface, Box(0, 0, 300, 300), 0.0)
    assert surface.get_at((200, 3)) != pygame.Color("black")


def test_a_match_on_it_is_resumed_and_verified(tmp_path: Path, malmo: Path, capsys: pytest.CaptureFixture[str]):
    levels.look_in(tmp_path)
    store = Store(tmp_path)
    game = kept(store, seed=5, ticks=200, edition="malmo")
    store.close()

    again = Store(tmp_path)
    last = again.last()
    assert last is not None
    resumed = again.resume(last.id)
    assert resumed.edition.id == "malmo"
    assert digest(resumed.match) == digest(game.match)
    again.close()
    assert replay.main(["--data-dir", str(tmp_path), "--verify"]) == 0
    assert json.loads(capsys.readouterr().out)["edition"] == "malmo"
