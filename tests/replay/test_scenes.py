"""The list of matches, the hall and the notice, by keys, at every size."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.context import Context
from scenes.hall import Hall
from scenes.hall.career import CareerCard
from scenes.matches import Matches
from scenes.matches.card import MatchCard
from scenes.replay.scene import Replay
from scenes.results import Results
from scenes.scene import Next, Pop, Push, Replace, Reset
from scenes.settings import Settings
from scenes.store import Store
from scenes.store.notice import SECONDS, Notice
from scenes.store.trouble import StoreError
from scenes.ui import Do, View
from tests.store.matches import end_at_once, kept, session, settle

SIZES = [(960, 540), (1024, 768), (2560, 1080)]


@pytest.fixture
def ctx(tmp_path: Path):
    pygame.display.init()
    pygame.font.init()
    made = Context(View((960, 540)), Settings(language="en"), tmp_path)
    made.store = Store(tmp_path)
    kept(made.store, seed=1)
    kept(made.store, seed=2, cpus=1, people=1)
    over = session(3, cpus=0, people=2)
    made.store.keep(over)
    end_at_once(over)
    made.store.let_go()
    settle(made.store)
    yield made
    made.store.close()


def store(ctx: Context) -> Store:
    assert ctx.store is not None
    return ctx.store


def press(scene: Any, key: str) -> Next:
    scene.panel.focus_on(key)
    answer: Next = scene.handle(Do("accept"))
    return answer


def opened(ctx: Context, page: Any = "running") -> tuple[Matches, MatchCard]:
    """The list with the card of its first match."""
    scene = Matches(ctx, page)
    scene.enter()
    answer = press(scene, f"match_{scene.shown()[0].id}")
    assert isinstance(answer, Push)
    assert isinstance(answer.scene, MatchCard)
    answer.scene.enter()
    return scene, answer.scene


def test_matches_are_on_the_page_they_belong_to(ctx: Context) -> None:
    scene = Matches(ctx)
    scene.enter()
    counts = []
    for _page in range(4):
        counts.append(len(scene.shown()) if scene.page != "files" else None)
        scene.handle(Do("next"))
    assert counts == [2, 1, 0, None]
    assert scene.page == "running"


def test_a_card_goes_on_with_its_match(ctx: Context) -> None:
    _scene, card = opened(ctx)
    answer = press(card, "resume")
    assert isinstance(answer, Reset)
    assert store(ctx).current is not None
    assert store(ctx).current.id == card.kept.id  # type: ignore[union-attr]


def test_a_match_that_is_over_is_watched_but_not_gone_on_with(ctx: Context) -> None:
    _scene, card = opened(ctx, "finished")
    ending = press(card, "results")
    assert isinstance(ending, Replace)
    assert isinstance(ending.scene, Results)
    assert store(ctx).current is None
    answer = press(card, "watch")
    assert isinstance(answer, Replace)
    assert isinstance(answer.scene, Replay)


def test_a_deleted_match_goes_to_the_bin_and_comes_back(ctx: Context) -> None:
    scene, card = opened(ctx)
    assert isinstance(press(card, "delete"), Pop)
    scene.enter()
    assert len(scene.shown()) == 1
    assert "put back" in str(scene.said)
    scene, card = opened(ctx, "bin")
    assert isinstance(press(card, "restore"), Pop)
    scene.enter()
    assert scene.shown() == []


def test_deleting_for_good_asks_first(ctx: Context) -> None:
    _scene, card = opened(ctx)
    press(card, "delete")
    _scene, card = opened(ctx, "bin")
    answer = press(card, "purge")
    assert isinstance(answer, Push)
    answer.scene.enter()
    assert len(store(ctx).matches()) == 3
    done = press(answer.scene, "answer_0")
    assert done == Pop(Pop())
    assert len(store(ctx).matches()) == 2


def test_a_new_name_is_kept_on_the_way_out(ctx: Context) -> None:
    scene, card = opened(ctx)
    card._named("Friday")
    assert isinstance(card.handle(Do("back")), Pop)
    scene.enter()
    assert scene.shown()[0].name == "Friday"


def test_a_match_goes_out_and_comes_in_as_a_file(ctx: Context) -> None:
    scene, card = opened(ctx)
    assert isinstance(press(card, "export"), Pop)
    assert "Exported to" in str(scene.said)
    files = Matches(ctx, "files")
    files.enter()
    (path,) = store(ctx).importable()
    press(files, f"file_{path.name}")
    assert files._reading is not None
    files._reading.result()
    files.update(0.01)
    assert str(files.said).startswith("Imported")
    assert len(store(ctx).matches()) == 4
    files.back()


def test_a_file_that_is_no_match_says_so_in_a_line(ctx: Context) -> None:
    folder = store(ctx).exchange
    assert folder is not None
    folder.mkdir()
    (folder / "junk.trekast").write_text("junk")
    files = Matches(ctx, "files")
    files.enter()
    press(files, "file_junk.trekast")
    assert files._reading is not None
    with pytest.raises(StoreError):
        files._reading.result()
    files.update(0.01)
    assert str(files.said).startswith("junk.trekast cannot be imported: it is damaged (not JSON")
    files.back()


def test_the_hall_opens_on_the_board_played_last_and_turns_to_others(ctx: Context) -> None:
    hall = Hall(ctx)
    hall.enter()
    assert hall.edition == "games_to_go"
    assert len(hall.chosen()) == 1
    hall.panel.focus_on("ending")
    hall.handle(Do("left"))
    assert hall.ending == "speed"
    assert hall.chosen() == []
    hall.handle(Do("right"))
    answer = press(hall, "name_P0")
    assert isinstance(answer, Push)
    assert isinstance(answer.scene, CareerCard)


@pytest.mark.parametrize("size", SIZES)
def test_every_page_draws_at_every_size(ctx: Context, size: tuple[int, int]) -> None:
    ctx.resize(size)
    surface = pygame.Surface(size)
    scenes = [Hall(ctx), *(Matches(ctx, page) for page in ("running", "finished", "bin", "files"))]
    for scene in [*scenes, opened(ctx)[1], opened(ctx, "finished")[1], CareerCard(ctx, _career(ctx))]:
        scene.enter()
        scene.update(0.1)
        scene.draw(surface)


def _career(ctx: Context):
    from scenes.store.hall import careers

    return careers(store(ctx).finished())[0]


def test_a_notice_stays_for_a_while_and_makes_room_for_the_next(ctx: Context) -> None:
    notice = Notice(ctx)
    surface = pygame.Surface((960, 540))
    notice.draw(surface, 0.1)
    assert notice.line == ""
    for text in ("The disk is full.", "It is not."):
        store(ctx).writer.words.put(StoreError(text))
    notice.draw(surface, 0.1)
    assert notice.line == "The disk is full."
    notice.draw(surface, SECONDS)
    assert notice.line == "It is not."
    notice.draw(surface, 1.0)
    notice.draw(surface, SECONDS)
    assert notice.line == ""
