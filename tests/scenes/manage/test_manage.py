"""Deeds managed through the overlay: in one's turn, in debt, on receipt, with a piece to place."""

from typing import Any

import pygame
import pytest

import levels
from scenes.board.session import Session
from scenes.context import Context
from scenes.overlays.manage import Manage
from scenes.overlays.manage.doings import banner, doings, prospect, purpose_of
from scenes.scene import Pop, Push
from scenes.ui.actions import Point
from tests.scenes.conftest import SIZES
from tests.scenes.seats import deed, press, session, wait

ORANGE: dict[str, Any] = {"st_james_place": {"houses": 1}, "tennessee_avenue": {}, "new_york_avenue": {}}
A: dict[str, Any] = {"name": "A", "cash": 500, "deeds": {**ORANGE, "reading_railroad": {}}}
B: dict[str, Any] = {"name": "B"}
DEBT: dict[str, Any] = {"turn": "A", "dice": [[1, 2]], "commands": [{"by": "A", "do": "roll"}]}


def opened(ctx: Context, *players: dict[str, Any], chosen: str = "", **more: Any) -> Any:
    s = session(*(players or (A, B)), **{"turn": "A", **more})
    scene = Manage(ctx, s, 0, deed(s, chosen) if chosen else None)
    scene.enter()
    return scene


def debtor(**more: Any) -> dict[str, Any]:
    """A, with 20, lands on B's Boardwalk and owes 50."""
    return {"name": "A", "cash": 20, "square": 36, "deeds": {"reading_railroad": {}}, **more}


CREDITOR: dict[str, Any] = {"name": "B", "deeds": {"boardwalk": {}}}


def offered(s: Session, name: str) -> dict[str, tuple[str, str, str]]:
    """Words, sums and reasons of what can be done with a deed."""
    return {doing.key: (doing.words, doing.sum, doing.why) for doing in doings(s.position, 0, deed(s, name))}


def test_what_a_deed_offers_with_prices_and_reasons():
    s = session(A, B, turn="A")
    assert offered(s, "st_james_place") == {
        "build": ("Build a house", "−$100", "Build evenly: Tennessee Avenue first."),
        "sell": ("Sell a house", "+$50", ""),
        "sell_group": ("Sell whole group", "+$50", ""),
        "mortgage": ("Mortgage", "+$90", "Sell the buildings of the group first."),
    }
    assert offered(s, "reading_railroad") == {"mortgage": ("Mortgage", "+$100", "")}


def test_a_mortgage_is_lifted_for_its_value_and_ten_per_cent():
    s = session({"name": "A", "deeds": {"reading_railroad": {"mortgaged": True}}}, B, turn="A")
    assert offered(s, "reading_railroad") == {"mortgage": ("Lift the mortgage", "−$110", "")}


def test_what_the_next_building_brings():
    s = session(A, B, turn="A")
    assert prospect(s.position, 0, deed(s, "tennessee_avenue")) == "Rent $28, with the next building $70"


def test_building_by_hot_key_and_undoing_it(ctx):
    scene = opened(ctx, chosen="tennessee_avenue")
    press(scene, "buy")
    state = scene.session.match.state
    assert (state.level[18], state.seats[0].cash) == (1, 400)
    press(scene, "undo")
    assert (state.level[18], state.seats[0].cash) == (0, 500)


def test_choosing_follows_the_focus_and_accept_goes_to_the_buttons(ctx):
    scene = opened(ctx)
    scene.panel.focus_on("deed_19")
    press(scene, "accept")
    assert (scene.deed, scene.panel.focus.key) == (19, "build")
    press(scene, "accept")
    assert scene.session.match.state.level[19] == 1


def test_all_of_it_with_the_mouse(ctx):
    scene = opened(ctx)
    for key in ("deed_16", "sell", "deed_19", "mortgage"):
        x, y = scene.panel.get(key).box.center
        scene.handle(Point("move", x, y))
        scene.handle(Point("down", x, y))
        scene.handle(Point("up", x, y))
    state = scene.session.match.state
    assert (state.level[16], state.mortgaged[19], state.seats[0].cash) == (0, True, 650)


def test_a_greyed_button_tells_the_rule(ctx):
    scene = opened(ctx, chosen="st_james_place")
    button = scene.panel.get("build")
    press(scene, "buy")
    assert scene.panel.focus is button
    assert button.remark == "Build evenly: Tennessee Avenue first."


def test_a_debt_shows_what_is_missing_until_it_is_paid(ctx):
    scene = opened(ctx, debtor(), CREDITOR, **DEBT)
    p = scene.session.position
    assert (scene.purpose, banner(p, 0)) == ("debt", ("You owe $50 to B: $30 missing", True))
    scene.panel.focus_on("mortgage")
    press(scene, "accept")
    assert banner(p, 0) == ("You owe $50 to B: the cash is there, pay.", False)
    assert press(scene, "pay") == Pop()
    assert [seat.cash for seat in p.state.seats] == [70, 1550]


def test_going_bankrupt_is_asked_about(ctx):
    scene = opened(ctx, debtor(), CREDITOR, **DEBT)
    answer = press(scene, "resign")
    assert isinstance(answer, Push)
    press(answer.scene, "accept")
    assert not scene.session.position.seat(0).bankrupt


def test_mortgaged_deeds_received_are_lifted_or_kept(ctx):
    giver = {"name": "B", "deeds": {"reading_railroad": {"mortgaged": True}, "short_line": {"mortgaged": True}}}
    deal = [
        {
            "by": "A",
            "do": "offer",
            "to": "B",
            "give": {"cash": 10},
            "take": {"deeds": ["reading_railroad", "short_line"]},
        },
        {"by": "B", "do": "accept"},
    ]
    scene = opened(ctx, {"name": "A", "cash": 500}, giver, commands=deal)
    assert (scene.purpose, scene.deed) == ("receive", 5)
    assert offered(scene.session, "reading_railroad") == {
        "mortgage": ("Lift the mortgage", "−$110", ""),
        "keep": ("Keep it mortgaged", "−$10", ""),
    }
    scene.panel.focus_on("keep")
    press(scene, "accept")
    assert scene.deed == 35
    scene.panel.focus_on("mortgage")
    assert press(scene, "accept") == Pop()
    state = scene.session.match.state
    assert (state.mortgaged[5], state.mortgaged[35], state.seats[0].cash) == (True, False, 500 - 10 - 10 - 110)


def test_a_piece_is_placed_or_given_up(ctx):
    two: dict[str, Any] = {"baltic_avenue": {}, "mediterranean_avenue": {}}
    dear: dict[str, Any] = {"park_place": {}, "boardwalk": {}}
    commands = [
        {"by": "A", "do": "build", "deed": "baltic_avenue"},
        {"by": "B", "do": "want", "count": 1},
        {"by": "A", "do": "bid", "amount": 60},
        {"by": "B", "do": "leave"},
    ]
    scene = opened(
        ctx,
        {"name": "A", "deeds": two},
        {"name": "B", "deeds": dear},
        bank={"houses": 1, "hotels": 12},
        commands=commands,
    )
    assert purpose_of(scene.session.position, 0) == "place"
    assert banner(scene.session.position, 0) == ("Place your house.", False)
    scene.panel.focus_on("build")
    assert press(scene, "accept") == Pop()
    assert sum(scene.session.match.state.level) == 1


def test_the_key_that_opens_it_closes_it(ctx):
    scene = opened(ctx)
    assert press(scene, "manage") == Pop()


def test_it_goes_with_its_debt(ctx):
    """A debt settled elsewhere leaves nothing to do here."""
    scene = opened(ctx, debtor(), CREDITOR, **DEBT)
    scene.session.match.state.frames.pop()
    assert wait(scene, 0.1) == Pop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["games_to_go", "stockholm", "suomi"])
def test_twenty_eight_deeds_fit_every_window(make_ctx, size, edition):
    board = levels.load(edition).board
    deeds: dict[str, Any] = {board.squares[d].id: {} for d in board.deeds}
    s = session({"name": "Maximiliane-Sophie af Ugglas", "deeds": deeds}, B, edition=edition, turn="B")
    scene = Manage(make_ctx(size), s, 0)
    scene.enter()
    window = scene.ctx.view.box
    boxes = [widget.box for widget in scene.panel.widgets]
    assert all(window.contains(box) for box in boxes)
    assert all(not one.colliderect(other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert all(scene.panel.get(f"deed_{d}").box.h >= 40 for d in board.deeds)
    scene.draw(pygame.Surface(size))
