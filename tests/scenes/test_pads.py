"""Several gamepads at one table: each speaks for its own seat, by the order in which they were first pressed."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.state import Claim
from scenes import pads as seats
from scenes.auction import Auction
from scenes.board.ask_end import ask_to_end
from scenes.board.scene import BoardScene
from scenes.context import Context
from scenes.overlays.seats import Seats
from scenes.scene import STAY, Pop, Push, Scene
from scenes.trade import Trade
from scenes.ui.actions import Do
from scenes.ui.pads import PadPlaces
from tests.scenes.board.table import session as table
from tests.scenes.pad import Pad, library, plug_in, several
from tests.scenes.seats import session
from tests.scenes.trade.test_trade import A, B

ACCEPT, BACK, OTHER = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X
RIGHT, DOWN = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN
START, SHOULDER = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER


@pytest.fixture
def three(ctx: Context) -> Iterator[list[Pad]]:
    """Three gamepads that nobody has touched yet."""
    with several(3) as pads:
        heard(ctx)
        yield pads


def heard(ctx: Context, scene: Scene | None = None) -> list[Any]:
    """What the pads said, told to the scene; gives its answers."""
    actions = [act for event in pygame.event.get() for act in ctx.inputs.translate(event, ctx.view.units)]
    return [scene.handle(action) for action in actions if scene]


def tap(ctx: Context, scene: Scene, pad: Pad, *buttons: int) -> Any:
    """Press buttons of a pad; gives the last answer."""
    answers = []
    for button in buttons:
        pad.tap(button)
        answers += heard(ctx, scene)
    return answers[-1] if answers else None


def join(ctx: Context, *pads: Pad) -> None:
    """Each is pressed once, in this order, where nothing listens."""
    for pad in pads:
        pad.tap(SHOULDER)
    heard(ctx)


def bidding(ctx: Context, count: int = 3) -> Any:
    """An auction among people alone."""
    players = [{"name": name} for name in "ABCD"[:count]]
    roll = {"by": "A", "do": "roll"}, {"by": "A", "do": "decline"}
    game = session(*players, turn="A", dice=[[1, 4]], rules={"live_auctions": True}, commands=list(roll))
    scene = Auction(ctx, game)
    scene.enter()
    return scene


def test_places_are_taken_in_the_order_of_the_first_press():
    places = PadPlaces()
    for pad in (7, 3, 7, 5):
        places.press(pad)
    assert [places.place(pad) for pad in (7, 3, 5, 9)] == [0, 1, 2, None]
    places.leave(3)
    assert places.several
    assert not places.taken(1)
    places.press(8)
    assert places.place(8) == 1
    places.take(8, 0)
    assert [places.place(pad) for pad in (8, 7)] == [0, 1]
    for pad in (8, 5):
        places.leave(pad)
    assert not places.several


def test_one_pad_speaks_for_whoever_is_asked(ctx, three):
    scene = bidding(ctx)
    tap(ctx, scene, three[1], ACCEPT)
    assert scene.session.position.top.by == 0
    assert seats.pad_words(ctx, scene.session.position, 0) == ""


def test_each_pad_bids_for_its_own_seat(ctx, three):
    scene = bidding(ctx)
    join(ctx, three[2], three[0], three[1])
    for pad, seat in ((three[0], 1), (three[2], 0), (three[1], 2), (three[2], 0)):
        tap(ctx, scene, pad, ACCEPT)
        assert scene.session.position.top.by == seat
    assert scene.session.position.top.bid == 40
    assert scene.panel.get("paddle_1").caps == ("A", "X")
    assert scene.panel.get("paddle_1").note.endswith("Gamepad 2")


def test_its_other_button_leaves(ctx, three):
    scene = bidding(ctx)
    join(ctx, *three)
    tap(ctx, scene, three[1], OTHER)
    assert scene.session.position.top.bidders == [0, 2]
    tap(ctx, scene, three[1], ACCEPT)
    assert scene.session.position.top.bid == 0


def test_a_pad_can_steer_to_a_higher_bid_of_its_own(ctx, three):
    scene = bidding(ctx)
    join(ctx, *three)
    tap(ctx, scene, three[0], ACCEPT)
    tap(ctx, scene, three[1], DOWN)
    assert scene.seat == 1
    key = scene.panel.focus.key
    assert key.startswith("raise_")
    amount = scene.panel.get(key).label
    tap(ctx, scene, three[1], ACCEPT)
    assert (scene.session.position.top.by, f"${scene.session.position.top.bid}") == (1, amount)
    tap(ctx, scene, three[2], ACCEPT)
    assert scene.session.position.top.by == 2


def test_the_keyboard_bids_beside_the_pads(ctx, three):
    scene = bidding(ctx)
    join(ctx, three[0], three[1])
    scene.handle(Do("bid_2"))
    assert scene.session.position.top.by == 1
    scene.handle(Do("bid_3"))
    assert scene.session.position.top.by == 2
    assert scene.panel.get("paddle_2").caps == ("Z", "3")


def test_a_pad_pulled_out_leaves_its_place_to_the_next(ctx, three):
    scene = bidding(ctx)
    join(ctx, *three)
    three.pop().unplug()
    heard(ctx, scene)
    assert not seats.pad_of(ctx, scene.session.position, 2)
    three.append(plug_in(library()))
    heard(ctx, scene)
    tap(ctx, scene, three[2], ACCEPT)
    assert scene.session.position.top.by == 2


def test_when_all_but_one_are_gone_it_speaks_for_all_again(ctx, three):
    scene = bidding(ctx)
    join(ctx, *three)
    for _ in range(2):
        three.pop().unplug()
    heard(ctx, scene)
    scene.seat = 2
    scene.rebuild()
    scene.panel.focus_on("bid")
    tap(ctx, scene, three[0], ACCEPT)
    assert scene.session.position.top.by == 2


def claiming(ctx: Context) -> Any:
    """The second and the third of three people may claim rents while the first is on the move."""
    game = table(people=3, cpus=0, attentive_rent=True)
    game.catch_up()
    state = game.match.state
    state.turn = 0
    state.claims = [Claim(9, 0, 1, 9, 30), Claim(25, 0, 2, 25, 50)]
    state.owner[9], state.owner[25] = 1, 2
    scene = BoardScene(ctx, game)
    scene.enter()
    return scene


def test_each_pad_claims_for_its_own_seat(ctx, three):
    scene = claiming(ctx)
    join(ctx, *three)
    scene.enter()
    assert [scene.side.panel.get(f"claim_{n}").written for n in range(2)] == ["A", "A"]
    tap(ctx, scene, three[2], ACCEPT)
    assert [claim.owner for claim in scene.session.match.state.claims] == [1]
    tap(ctx, scene, three[1], ACCEPT)
    assert scene.session.match.state.claims == []


def test_what_is_asked_of_one_seat_no_other_pad_answers(ctx, three):
    scene = claiming(ctx)
    scene.session.match.state.claims = []
    join(ctx, *three)
    scene.enter()
    assert scene.side.panel.focus.key == "roll"
    tap(ctx, scene, three[1], RIGHT, ACCEPT)
    assert (scene.session.position.phase, scene.side.panel.focus.key) == ("roll", "roll")
    tap(ctx, scene, three[0], ACCEPT)
    assert scene.session.commands != []


def test_every_pad_pauses(ctx, three):
    scene = claiming(ctx)
    join(ctx, *three)
    assert isinstance(tap(ctx, scene, three[2], START), Push)


def test_a_deal_is_answered_by_the_pad_of_who_is_asked(ctx, three):
    join(ctx, three[0], three[1])
    scene: Any = Trade(ctx, session(A, B, turn="A"), 0)
    scene.enter()
    scene.change(scene.draft.with_cash(0, 50).pushed(1, 19))
    scene.panel.focus_on("offer")
    tap(ctx, scene, three[1], ACCEPT)
    assert scene.mode == "making"
    tap(ctx, scene, three[0], ACCEPT)
    assert scene.mode == "answering"
    scene.update(1.0)
    tap(ctx, scene, three[0], OTHER)
    assert scene.mode == "answering"
    tap(ctx, scene, three[1], OTHER)
    assert scene.done


def test_a_question_to_one_seat_is_answered_by_its_own_pad(ctx, three):
    join(ctx, three[0], three[1])
    scene: Any = Trade(ctx, session(A, B, turn="A"), 0)
    scene.enter()
    scene.push(21)
    question = tap(ctx, scene, three[0], OTHER).scene
    question.enter()
    question.panel.focus_on("answer_0")
    tap(ctx, question, three[1], ACCEPT, BACK)
    assert scene.mode == "making"
    tap(ctx, question, three[0], ACCEPT)
    assert scene.mode == "answering"


def test_all_are_asked_by_name_whether_to_end(ctx, three):
    game = table(people=2, cpus=0)
    join(ctx, three[0], three[1])
    asked = ask_to_end(ctx, game, [0, 1], 20)
    assert isinstance(asked, Push)
    asked.scene.enter()
    assert [tap(ctx, asked.scene, pad, BACK) for pad in (three[1], three[0])] == [STAY, Pop()]


def considered(ctx: Context, pads: list[Pad]) -> Any:
    """The second of two people considers what the first has offered; each has a gamepad."""
    join(ctx, *pads)
    scene: Any = Trade(ctx, session(A, B, turn="A"), 0)
    scene.enter()
    scene.change(scene.draft.with_cash(0, 50).pushed(1, 19))
    tap(ctx, scene, pads[0], OTHER)
    scene.update(1.0)
    assert scene.mode == "answering"
    return scene


def test_the_askers_own_pad_takes_the_offer_back(ctx, three):
    scene = considered(ctx, three[:2])
    assert scene.panel.get("withdraw").written == "B"
    scene.panel.focus_on("accept")
    tap(ctx, scene, three[0], DOWN, ACCEPT)
    assert (scene.mode, scene.panel.focus.key) == ("answering", "accept")
    tap(ctx, scene, three[0], BACK)
    assert scene.mode == "making"


def test_nobody_elses_pad_takes_it_back(ctx, three):
    scene = considered(ctx, three[:2])
    assert isinstance(tap(ctx, scene, three[1], BACK), Push)
    scene.panel.focus_on("withdraw")
    tap(ctx, scene, three[1], ACCEPT)
    tap(ctx, scene, three[2], BACK)
    assert scene.mode == "answering"


def test_while_a_cpu_considers_only_the_askers_pad_takes_it_back(ctx, three):
    join(ctx, three[0], three[1])
    scene: Any = Trade(ctx, session(A, {**B, "cpu": "hard"}, {"name": "C"}, turn="A"), 0)
    scene.enter()
    scene.change(scene.draft.pushed(1, 19))
    tap(ctx, scene, three[0], OTHER)
    scene.panel.focus_on("withdraw")
    tap(ctx, scene, three[1], ACCEPT)
    assert scene.mode == "waiting"
    tap(ctx, scene, three[0], ACCEPT)
    assert scene.mode == "making"


def test_a_pad_takes_another_seat(ctx, three):
    game = table(people=3, cpus=0)
    join(ctx, three[0], three[1])
    overlay = Seats(ctx, game)
    overlay.enter()
    overlay.panel.focus_on("seat_2")
    tap(ctx, overlay, three[1], OTHER)
    assert [seats.pad_words(ctx, game.position, seat) for seat in range(3)] == ["Gamepad 1", "", "Gamepad 3"]
    assert getattr(overlay.panel.get("seat_2"), "note", "") == "Gamepad 3"
