"""Auctions played through the scene: by keys, by the mouse, by CPUs, to the gavel."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game import commands as c
from scenes.auction import Auction
from scenes.auction.bids import frame_of
from scenes.auction.gavel import LASTS
from scenes.context import Context
from scenes.scene import Pop, Push
from scenes.ui.actions import Point
from tests.scenes.conftest import SIZES
from tests.scenes.seats import press, session, wait

ROLL = {"by": "A", "do": "roll"}, {"by": "A", "do": "decline"}


def opened(ctx: Context, live: bool = True, others: Sequence[dict[str, Any]] = (), **more: Any) -> Any:
    """A found the Reading Railroad and declined it."""
    players: list[dict[str, Any]] = [{"name": "A"}, {"name": "B"}, *others]
    s = session(*players, turn="A", dice=[[1, 4]], rules={"live_auctions": live}, commands=list(ROLL), **more)
    scene = Auction(ctx, s)
    scene.enter()
    return scene


def click(scene: Any, key: str) -> Any:
    """Press and let go of the mouse in the middle of a widget."""
    x, y = scene.panel.get(key).box.center
    scene.handle(Point("down", x, y))
    return scene.handle(Point("up", x, y))


def test_own_keys_bid_for_their_seats(ctx):
    scene = opened(ctx)
    press(scene, "bid_1", "bid_2", "bid_1")
    frame = scene.session.position.top
    assert (frame.bid, frame.by) == (30, 0)


def test_a_key_of_nobody_at_the_table_does_nothing(ctx):
    scene = opened(ctx)
    press(scene, "bid_6")
    assert scene.session.position.top.bid == 0


def test_the_hammer_falls_when_the_countdown_has_run_out(ctx):
    scene = opened(ctx)
    press(scene, "bid_2")
    assert wait(scene, 4.9) is None
    assert not scene.fallen
    wait(scene, 0.2)
    assert (scene.fallen.by, scene.fallen.amount) == (1, 10)
    assert scene.session.position.state.owner[5] == 1


def test_the_gavel_is_shown_and_then_the_board_comes_back(ctx):
    scene = opened(ctx)
    press(scene, "bid_1")
    wait(scene, 5.1)
    assert wait(scene, LASTS + 0.1) == Pop()


def test_the_gavel_can_be_skipped(ctx):
    scene = opened(ctx)
    press(scene, "bid_1")
    wait(scene, 5.1)
    assert press(scene, "accept") == Pop()


def test_time_stands_still_while_the_gavel_falls(ctx):
    scene = opened(ctx)
    press(scene, "bid_1")
    wait(scene, 5.1)
    tick = scene.session.match.state.tick
    wait(scene, 0.5)
    assert scene.session.match.state.tick == tick


def test_leave_keys_take_their_seats_out(ctx):
    scene = opened(ctx, others=[{"name": "C"}])
    press(scene, "leave_2")
    assert scene.session.position.top.bidders == [0, 2]
    press(scene, "leave_3", "bid_1")
    assert scene.fallen.by == 0


def test_all_of_it_with_the_mouse_alone(ctx):
    scene = opened(ctx)
    click(scene, "bid")
    assert scene.session.position.top.by == 0
    click(scene, "paddle_1")
    assert scene.session.position.top.by == 1
    click(scene, "face_0")
    click(scene, "raise_2")
    assert scene.session.position.top.bid == 120
    click(scene, "face_1")
    click(scene, "leave")
    assert scene.fallen.amount == 120


def test_all_of_it_by_focus_alone(ctx):
    scene = opened(ctx, others=[{"name": "C", "cpu": "easy"}])
    press(scene, "accept")
    assert scene.session.position.top.by == 0
    scene.panel.focus_on("paddle_1")
    press(scene, "accept")
    assert scene.session.position.top.by == 1
    press(scene, "right", "up")
    assert scene.panel.focus is not None


def test_cpus_bid_by_themselves(ctx):
    scene = opened(ctx, others=[{"name": "C", "cpu": "normal"}])
    wait(scene, 3)
    assert scene.session.position.top.by == 2


def test_a_refused_bid_says_why_on_the_panel(ctx):
    scene = opened(ctx)
    press(scene, "bid_1")
    button = scene.panel.get("bid")
    assert not button.enabled
    assert button.label == "You lead"


def test_a_calm_auction_waits_for_ever(ctx):
    scene = opened(ctx, live=False)
    press(scene, "bid_1")
    wait(scene, 20)
    assert not scene.fallen
    press(scene, "leave_2")
    assert scene.fallen.by == 0


def test_a_seat_handed_to_a_cpu_bids_by_itself_from_then_on(ctx):
    scene = opened(ctx)
    scene.session.act(c.Control(1, 0, "normal"))
    scene.rebuild()
    assert (scene.persons, scene.seat) == ([1], 1)
    press(scene, "bid_1")
    assert scene.session.position.top.bid == 0


def test_nobody_wants_it(ctx):
    scene = opened(ctx)
    wait(scene, 5.1)
    assert scene.fallen.by is None
    assert scene.session.position.state.owner[5] == -1


def test_one_deed_of_an_estate_after_the_other(ctx):
    players: list[dict[str, Any]] = [
        {"name": "A", "deeds": {"baltic_avenue": {}, "oriental_avenue": {}}},
        {"name": "B"},
        {"name": "C"},
    ]
    s = session(*players, turn="A", rules={"live_auctions": True}, commands=[{"by": "A", "do": "resign"}])
    scene: Any = Auction(ctx, s)
    scene.enter()
    press(scene, "bid_2", "leave_3", "accept")
    assert not scene.fallen
    assert frame_of(s.position).what == 6
    press(scene, "bid_3", "leave_2")
    assert press(scene, "accept") == Pop()
    assert (s.position.state.owner[3], s.position.state.owner[6]) == (1, 2)


def test_back_opens_the_menu_and_leaves_nothing(ctx):
    scene = opened(ctx)
    assert isinstance(press(scene, "back"), Push)
    assert scene.session.position.top.bidders == [0, 1]


@pytest.mark.parametrize("size", SIZES)
def test_six_bidders_with_long_names_fit_every_window(make_ctx, size):
    names = ("Maximiliane-Sophie", "Bartholomew Long", "C", "D", "Øystein Kristof.", "WWWWWWWWWWWW")
    players: list[dict[str, Any]] = [{"name": name, "cash": 12_340_000} for name in names]
    s = session(
        *players, edition="suomi", turn=names[0], dice=[[1, 4]], rules={"live_auctions": True},
        commands=[{"by": names[0], "do": "roll"}, {"by": names[0], "do": "decline"}],
    )  # fmt: skip
    scene = Auction(make_ctx(size), s)
    scene.enter()
    s.act(c.Bid(1, 12_000_000))
    window = scene.ctx.view.box
    boxes = [widget.box for widget in scene.panel.widgets if widget.focusable]
    assert all(window.contains(box) for box in boxes)
    paddles = [widget.box for widget in scene.panel.widgets if widget.key.startswith("paddle")]
    assert all(not one.colliderect(other) for one in paddles for other in paddles if one is not other)
    assert all(not scene._places.card.colliderect(box) for box in paddles)
    surface = pygame.Surface(size)
    wait(scene, 0.2)
    scene.draw(surface)
