"""People at one table: handing the device on, seats to CPUs and back, leaving, taking back, settings that act."""

import pytest

from game import commands as c
from game.state import BuyOrDecline, TaxChoice, Turn
from scenes.app import on_screen
from scenes.board.choices import Choices
from scenes.board.pass_screen import PassScreen
from scenes.board.scene import BoardScene
from scenes.draft import Draft
from scenes.overlays.help import Help
from scenes.overlays.settings import SettingsOverlay
from scenes.setup import SetUp
from scenes.starting import quick_match
from tests.scenes.board.table import frames, press, scene_of, session, shown, top


def table(people: int = 2, cpus: int = 1, **more):
    """The first of them is on the move, before the dice."""
    game = shown(session(people=people, cpus=cpus, **more).match)
    game.match.state.turn = 0
    game.match.state.frames = [Turn("roll")]
    return game


@pytest.mark.parametrize(("people", "wanted", "comes"), [(2, True, True), (2, False, False), (1, True, False)])
def test_whose_turn_it_is_fills_the_screen_between_two_people_if_wanted(make_ctx, people, wanted, comes) -> None:
    game = table(people, 2)
    scene, stack = scene_of(make_ctx(pass_screen=wanted), game)
    scene._greeted = -1
    frames(stack, 3)
    assert isinstance(top(stack), PassScreen) == comes
    if comes:
        press(stack, "accept")
        assert isinstance(top(stack), BoardScene)


def test_a_seat_handed_to_a_cpu_plays_on_and_is_asked_again_once_it_is_back(make_ctx) -> None:
    game = table(pace="instant")
    _scene, stack = scene_of(make_ctx(pass_screen=False, animation="instant", reduced_motion=True), game)
    frames(stack, 3)
    assert game.awaited() == [0]
    assert game.act(c.Control(0, 0, "hard")) is None
    rolled = len(game.events)
    for _ in range(400):
        frames(stack)
        if game.awaited() == [1]:
            break
    assert len(game.events) > rolled + 1
    assert game.act(c.Control(1, 0, None)) is None
    assert game.persons() == [0, 1]


def test_one_person_leaves_and_the_match_goes_on(make_ctx) -> None:
    game = table()
    _scene, stack = scene_of(make_ctx(pass_screen=False, animation="instant"), game)
    frames(stack, 3)
    press(stack, "resign")
    press(stack, "left")
    press(stack, "accept")
    for _ in range(600):
        frames(stack)
        if game.position.seat(0).bankrupt and game.awaited() == [1]:
            break
        if game.awaited() == [1]:  # an auction of the estate
            game.act(c.Leave(1))
    assert game.position.seat(0).bankrupt
    assert not game.over
    assert game.persons() == [1]


def test_buildings_are_taken_back_on_the_board_until_the_dice_come_between(make_ctx) -> None:
    game = table()
    for deed in (37, 39):
        game.match.state.owner[deed] = 0
    assert game.act(c.Build(0, 39)) is None
    _scene, stack = scene_of(make_ctx(pass_screen=False), game)
    frames(stack, 90)
    assert "undo" in [choice.key for choice in Choices(game.position, 0).all()]
    press(stack, "undo")
    assert game.match.state.level[39] == 0
    game.act(c.Build(0, 39))
    game.act(c.Roll(0))
    assert game.match.refusal(c.Undo(0)) is not None


@pytest.mark.parametrize(
    ("frame", "square", "topic"),
    [(Turn("roll"), 0, "roll"), (Turn("jail"), 10, "jail"), (BuyOrDecline(0, 39), 39, "buy"),
     (TaxChoice(0, 4), 4, "square_4")],
)  # fmt: skip
def test_help_opens_at_what_one_is_on(make_ctx, frame, square, topic) -> None:
    game = table(1, 2)
    seat = game.match.state.seats[0]
    seat.square, seat.jail = square, 1 if topic == "jail" else None
    game.match.state.frames = [frame] if isinstance(frame, Turn) else [Turn("manage"), frame]
    _scene, stack = scene_of(make_ctx(), shown(game.match))
    press(stack, "help")
    help_ = top(stack)
    assert isinstance(help_, Help)
    assert help_.topic == topic
    assert topic in [one.key for one in help_.found()]
    assert help_.rules == game.position.rules


def test_help_opens_at_the_square_pointed_at(make_ctx) -> None:
    scene, stack = scene_of(make_ctx(), table(1, 2))
    frames(stack, 2)
    scene.side.panel.focus_on("board")
    scene.side.board.square, scene.side.board.pointing = 12, True
    press(stack, "help")
    assert getattr(top(stack), "topic", "") == "square_12"


def test_dice_roll_and_turns_end_by_themselves_in_the_window(make_ctx) -> None:
    ctx = make_ctx(auto_roll=True, auto_end_turn=True, pass_screen=False, animation="instant", reduced_motion=True)
    game = table(1, 1, pace="instant")
    _scene, stack = scene_of(ctx, game)
    for _ in range(900):
        frames(stack)
        if game.match.state.turn_number >= 3:
            break
        phase = game.position.phase
        if game.awaited() == [0] and phase not in ("roll", "manage"):  # all else is still asked
            order = {"buy": c.Buy(0), "tax": c.ChooseTax(0, "flat"), "auction": c.Leave(0)}.get(phase, c.Refuse(0))
            game.act(order)
    assert game.match.state.turn_number >= 3


def test_calm_auctions_count_for_the_next_match_however_it_is_begun(ctx) -> None:
    ctx.settings.last_setup = Draft().to_table()
    SettingsOverlay(ctx)._keep("calm_auctions")(True)
    assert not SetUp(ctx).draft.rules().live_auctions
    quick = quick_match(ctx)
    assert isinstance(quick, BoardScene)
    assert not quick.session.position.rules.live_auctions
    SettingsOverlay(ctx)._keep("calm_auctions")(False)
    assert SetUp(ctx).draft.rules().live_auctions


@pytest.mark.parametrize(
    ("place", "screens", "seen"),
    [
        ((100, 80), [(1920, 1080)], True),
        ((-30, 0), [(1920, 1080)], True),
        ((2500, 80), [(1920, 1080)], False),
        ((2500, 80), [(1920, 1080), (1920, 1080)], True),
        ((-1800, 80), [(1920, 1080), (1920, 1080)], True),
        ((100, 5000), [(1920, 1080)], False),
        ((), [(1920, 1080)], False),
    ],
)
def test_a_window_comes_back_where_it_was_if_there_is_still_a_screen(place, screens, seen) -> None:
    assert on_screen(place, screens) == seen
