import pygame
import pytest

from scenes import i18n
from scenes.attract import Attract
from scenes.board.session import Session
from scenes.setup import SetUp
from scenes.stack import Stack
from scenes.store import Store
from scenes.title import Title
from scenes.ui import Do


@pytest.fixture
def stack(ctx):
    return Stack(ctx, Title(ctx, "stockholm", 7))


def keys(stack: Stack) -> list[str]:
    assert isinstance(stack.top, Title)
    return [entry.key for entry in stack.top.entries()]


def test_new_game_is_chosen_first_when_nothing_was_left(stack):
    assert keys(stack) == ["new", "quick", "settings", "help", "quit"]
    stack.handle(Do("accept"))
    assert isinstance(stack.top, SetUp)


def test_quitting_asks_unless_told_not_to(stack, ctx):
    stack.handle(Do("back"))
    assert len(stack.scenes) == 2
    stack.handle(Do("back"))
    ctx.settings.confirm = False
    stack.handle(Do("back"))
    assert stack.top is None


def test_a_match_that_was_left_can_be_continued(ctx, tmp_path):
    import levels
    from scenes.draft import quick

    ctx.store = Store(tmp_path)
    session = Session.start(quick().setup(levels.load("games_to_go"), 7, "instant"))
    ctx.store.keep(session)
    ctx.store.let_go()
    stack = Stack(ctx, Title(ctx, "suomi", 7))
    assert keys(stack)[0] == "continue"
    stack.handle(Do("accept"))
    assert len(stack.scenes) == 2
    ctx.store.close()


def test_the_board_comes_up_with_a_match_that_goes_on(ctx):
    attract = Attract(ctx, "stockholm", 7)
    attract.prepare()
    assert not attract.shown
    for _ in range(300):
        attract.update(1 / 30)
    surface = pygame.Surface(ctx.view.size)
    attract.draw(surface)
    assert attract.shown
    assert ctx.view.box.contains(attract.box)
    assert attract.session is not None
    assert len(attract.session.events) > 8


def test_the_board_leaves_the_language_asked_for_at_the_start_alone(ctx):
    ctx.language = "fi"
    ctx.apply()
    Attract(ctx, "stockholm", 7).prepare()
    assert i18n.language() == "fi"
    ctx.language = None
    ctx.apply()


def test_after_a_match_the_next_one_is_elsewhere(ctx):
    attract = Attract(ctx, "stockholm", 7)
    attract.prepare()
    attract.age = 10
    assert attract.session is not None
    attract.session.catch_up()
    attract.session.match.state.over = object()  # type: ignore[assignment]
    attract.update(0)
    assert (attract.edition, attract.ready) == ("suomi", False)


def test_the_same_seed_plays_the_same_match(ctx):
    events = []
    for _ in range(2):
        attract = Attract(ctx, "suomi", 7)
        attract.prepare()
        for _ in range(200):
            attract.update(1 / 20)
        assert attract.session is not None
        events.append(attract.session.events)
    assert events[0] == events[1]


def test_the_title_comes_back_with_its_board_and_city(stack, ctx):
    title = stack.top
    for _ in range(300):
        stack.update(1 / 30)
        if _ == 0:
            stack.draw(pygame.Surface(ctx.view.size))
    events = len(title.attract.session.events)
    title.rest()
    assert not title.attract.shown
    for _ in range(2):
        stack.draw(pygame.Surface(ctx.view.size))
        stack.update(1 / 30)
    assert title.attract.shown
    assert len(title.attract.session.events) >= events
