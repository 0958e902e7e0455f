"""The results scene: pages, rematch, title, and layouts that hold."""

from functools import cache

import pygame
import pytest

import levels
from game.driver import Driver
from game.setup import SeatSetup, Setup, start
from scenes.board.scene import BoardScene
from scenes.board.session import Session
from scenes.i18n import number
from scenes.results import Results
from scenes.scene import Replace, Reset
from scenes.ui.text import Text
from tests.scenes.conftest import SIZES
from tests.scenes.seats import press, wait

NAMES = ("Maximiliane-Sophie", "Bartholomew Long", "Øystein", "Chi", "WWWWWWWWWWWW", "Dag")


@cache
def played(edition: str = "games_to_go", count: int = 4) -> Session:
    """A match among CPUs, to its end."""
    seats = tuple(SeatSetup(name, "normal") for name in NAMES[:count])
    setup = Setup(levels.load(edition), seats, seed=5, pace="instant")
    match, events = start(setup)
    driver = Driver(match)
    while not match.state.over:
        events += driver.step()
    session = Session(match, events, setup)
    session.catch_up()
    return session


def test_the_pages_are_turned_by_keys(ctx):
    scene = Results(ctx, played())
    scene.enter()
    pages = [scene.page]
    for _ in range(4):
        press(scene, "next")
        pages.append(scene.page)
    assert pages == ["worth", "landings", "dice", "highlights", "worth"]


def test_a_rematch_has_the_same_table_and_other_dice(ctx):
    scene = Results(ctx, played())
    scene.enter()
    answer = press(scene, "primary")
    assert isinstance(answer, Replace)
    assert isinstance(answer.scene, BoardScene)
    old, new = scene.session.setup, answer.scene.session.setup
    assert old is not None
    assert new is not None
    assert (old.seats, old.rules, old.edition) == (new.seats, new.rules, new.edition)
    assert old.seed != new.seed


def test_back_leads_to_the_title(ctx):
    scene = Results(ctx, played())
    scene.enter()
    assert isinstance(press(scene, "back"), Reset)


def test_the_dice_are_checked_against_their_seed(ctx):
    lines = Results(ctx, played()).proof()
    assert lines[0].startswith("All ")


def test_reduced_motion_shows_all_at_once(make_ctx):
    ctx = make_ctx(reduced_motion=True)
    scene = Results(ctx, played())
    scene.enter()
    first, later = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    scene.draw(first)
    scene.page_age = 10.0
    scene.draw(later)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(later, "RGB")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["worth", "landings", "dice", "highlights"])
def test_six_long_names_fit_every_window(make_ctx, size, page):
    scene = Results(make_ctx(size), played("suomi", 6), page)
    scene.enter()
    window = scene.ctx.view.box
    assert all(window.contains(widget.box) for widget in scene.panel.widgets)
    wait(scene, 0.1)
    scene.draw(pygame.Surface(size))


def test_the_chart_counts_turns_as_the_ranking_and_the_hall_of_fame_do(ctx, monkeypatch):
    written: list[str] = []
    draw = Text.draw

    def record(self, surface, text, *args, **more):
        written.append(text)
        return draw(self, surface, text, *args, **more)

    monkeypatch.setattr(Text, "draw", record)
    session = played()
    scene = Results(ctx, session, "worth")
    scene.enter()
    scene.draw(pygame.Surface((1280, 720)))
    last = written.index("turns") + 1
    assert written[last : last + 2] == ["1", number(session.match.state.turn_number)]
