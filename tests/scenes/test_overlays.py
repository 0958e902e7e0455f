from dataclasses import replace

import pytest

import levels
from game.commands import LEVELS
from game.edition import Rules
from game.setup import SeatSetup, Setup
from scenes.board.session import Session
from scenes.draft import Draft
from scenes.guide import topics
from scenes.overlays.help import Help
from scenes.overlays.keys import AskKey, rebind
from scenes.overlays.pause import Pause
from scenes.overlays.seats import Seats
from scenes.overlays.settings import SettingsOverlay
from scenes.scene import Pop, Push
from scenes.settings import load
from scenes.setup import SetUp
from scenes.stack import Stack
from scenes.title import Title
from scenes.ui import Do, PanelScene, Type
from scenes.ui.actions import Press


@pytest.fixture
def session():
    seats = SeatSetup("A"), SeatSetup("B", "hard"), SeatSetup("C")
    return Session.start(Setup(levels.load("games_to_go"), seats, seed=7))


def press(stack: Stack, *names: str) -> None:
    for name in names:
        stack.handle(Do(name))


def top(stack: Stack) -> PanelScene:
    assert isinstance(stack.top, PanelScene)
    return stack.top


# Settings.


def test_a_setting_takes_effect_at_once_and_is_kept(ctx, tmp_path):
    stack = Stack(ctx, Title(ctx))
    stack.follow(Push(SettingsOverlay(ctx)))
    revision = ctx.revision
    top(stack).panel.focus_on("high_contrast")
    press(stack, "accept")
    assert ctx.revision > revision
    assert ctx.theme.text == (255, 255, 255)
    press(stack, "back")
    assert load(tmp_path, print).high_contrast


def test_the_language_changes_the_words_on_screen(ctx):
    scene = SettingsOverlay(ctx)
    scene.enter()
    scene.panel.focus_on("text_size")
    scene.handle(Do("right"))
    assert ctx.text.step > 1
    assert scene.panel.focus is not None
    assert scene.panel.focus.key == "text_size"


def test_a_key_is_taken_from_whoever_had_it_in_the_same_place(ctx):
    assert rebind(ctx, "buy", "key:R") is None
    assert ctx.bindings.names("key:R") == ("buy",)
    assert ctx.bindings.codes("roll") == ()


def test_a_key_of_another_place_is_shared(ctx):
    assert rebind(ctx, "bid_1", "key:R") is None
    assert set(ctx.bindings.names("key:R")) == {"roll", "bid_1"}


def test_a_pad_button_leaves_the_key_alone(ctx):
    rebind(ctx, "roll", "pad:y")
    assert ctx.bindings.codes("roll") == ("pad:y", "key:R")
    assert ctx.bindings.cap("roll") == "R"


def test_enter_and_escape_cannot_be_given_away(ctx):
    assert rebind(ctx, "roll", "key:ESCAPE") == "Esc always keeps its meaning."
    assert ctx.bindings.names("key:ESCAPE") == ("back",)


def test_a_key_is_asked_for_and_taken(ctx):
    stack = Stack(ctx, SettingsOverlay(ctx, "keys"))
    stack.follow(Push(AskKey(ctx, "roll", "keys")))
    assert ctx.inputs.asking
    stack.handle(Press("pad:y"))
    stack.handle(Press("key:J"))
    assert not ctx.inputs.asking
    assert ctx.bindings.cap("roll") == "J"
    assert len(stack.scenes) == 1


def test_asking_can_be_left(ctx):
    stack = Stack(ctx, SettingsOverlay(ctx, "keys"))
    stack.follow(Push(AskKey(ctx, "roll", "keys")))
    stack.handle(Press("key:ESCAPE"))
    assert ctx.bindings.cap("roll") == "R"
    assert not ctx.inputs.asking


# Pause.


def test_pause_goes_on_with_escape(ctx, session):
    scene = Pause(ctx, session)
    scene.enter()
    assert scene.handle(Do("back")) == Pop()


def test_the_match_ends_when_all_people_agree(ctx, session):
    """E5: A and C are people; both must say yes."""
    stack = Stack(ctx, Title(ctx))
    stack.follow(Push(Pause(ctx, session)))
    top(stack).panel.focus_on("end")
    press(stack, "accept", "left", "accept")
    assert not session.over
    press(stack, "left", "accept")
    assert session.over
    assert len(stack.scenes) == 1


def test_one_no_plays_on(ctx, session):
    stack = Stack(ctx, Title(ctx))
    stack.follow(Push(Pause(ctx, session)))
    top(stack).panel.focus_on("end")
    press(stack, "accept", "left", "accept", "accept")
    assert not session.over
    assert isinstance(stack.top, Pause)


def test_a_seat_is_handed_to_a_cpu_and_back(ctx, session):
    scene = Seats(ctx, session)
    scene.enter()
    scene.panel.focus_on("seat_2")
    scene.handle(Do("right"))
    assert session.match.state.seats[2].cpu == LEVELS[0]
    scene.handle(Do("left"))
    assert session.match.state.seats[2].cpu is None


# Help.


def test_help_searches_as_one_types(ctx):
    scene = Help(ctx)
    scene.enter()
    scene.panel.focus_on("search")
    for letter in "boardwalk":
        scene.handle(Type(letter))
    assert {topic.title for topic in scene.found()} >= {"Boardwalk"}
    assert len(scene.found()) < 4


def test_help_opens_what_has_the_focus(ctx):
    scene = Help(ctx, topic="jail")
    scene.enter()
    scene.handle(Do("down"))
    scene.update(0.02)
    assert scene.topic == "task"


@pytest.mark.parametrize(("calm", "said"), [(False, "countdown"), (True, "There is no clock")])
def test_the_titles_help_tells_of_auctions_as_new_matches_have_them(make_ctx, calm, said):
    scene = Help(make_ctx(calm_auctions=calm), topic="auction")
    text = " ".join(next(topic for topic in scene.found() if topic.key == "auction").paragraphs)
    assert said in text


def test_what_is_called_so_is_found_first_and_opened(ctx):
    scene = Help(ctx, levels.load("suomi"), topic="buy")
    scene.enter()
    scene.panel.focus_on("search")
    for letter in "auction":
        scene.handle(Type(letter))
    assert len(scene.found()) > 1
    assert (scene.found()[0].key, scene.topic) == ("auction", "auction")


def test_from_the_title_help_is_about_the_last_set_up_and_any_other_edition(ctx):
    ctx.settings.last_setup = replace(Draft(), edition="suomi", ending="speed").to_table()
    scene = Help(ctx)
    scene.enter()
    assert (scene.edition.id, scene.rules.speed) == ("suomi", True)
    scene.panel.focus_on("edition")
    scene.handle(Do("right"))
    assert scene.edition.id == levels.names()[(levels.names().index("suomi") + 1) % len(levels.names())]
    assert scene.title().endswith(scene.edition.title)


def test_in_a_match_help_is_about_its_own_edition(ctx):
    ctx.settings.last_setup = replace(Draft(), edition="suomi").to_table()
    scene = Help(ctx, levels.load("stockholm"), Rules())
    scene.enter()
    assert scene.edition.id == "stockholm"
    assert "edition" not in [widget.key for widget in scene.panel.leaves()]


def test_nothing_found_is_said(ctx):
    scene = Help(ctx)
    scene.enter()
    scene.panel.focus_on("search")
    scene.handle(Type("xyzzy"))
    assert scene.found() == []


@pytest.mark.parametrize("name", levels.names())
def test_the_rules_tell_the_editions_own_figures(name):
    edition = levels.load(name)
    found = {topic.key: topic for topic in topics(edition, Rules(live_auctions=True))}
    assert len(found) == 13 + 40
    assert ("three dice" in found["task"].paragraphs[0]) == (edition.task_source == "dice")
    assert any("countdown" in words for words in found["auction"].paragraphs)


# Setting up.


def test_one_key_starts_only_what_can_start(ctx):
    scene = SetUp(ctx)
    scene.draft.change(0, name="Berta")
    scene.enter()
    scene.handle(Do("primary"))
    assert scene.panel.focus is not None
    assert scene.panel.focus.remark == "Two seats have the same name."


def test_the_last_set_up_is_there_again(ctx):
    scene = SetUp(ctx)
    scene.enter()
    scene.panel.focus_on("edition")
    scene.handle(Do("right"))
    scene.panel.focus_on("who_4")
    scene.handle(Do("right"))
    scene.handle(Do("back"))
    again = SetUp(ctx)
    assert again.draft == scene.draft
    assert again.draft.edition == levels.names()[1]
    assert again.draft.seats[4].who == "person"


def test_a_name_is_typed(ctx):
    scene = SetUp(ctx)
    scene.enter()
    scene.panel.focus_on("name_0")
    for letter in " Öst":
        scene.handle(Type(letter))
    assert scene.draft.seats[0].name == "Astrid Öst"
