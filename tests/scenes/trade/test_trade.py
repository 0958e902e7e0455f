"""Trades through the scene: offered, answered, countered and withdrawn, by keys, mouse and pad alike."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

import levels
from game import commands as c
from game.commands import Offer, Side
from game.state import Trade as Frame
from scenes.context import Context
from scenes.scene import Pop, Push, Scene
from scenes.trade import Trade
from scenes.trade.draft import Draft
from scenes.ui.actions import Do, Edit, Point, Type
from tests.scenes.conftest import SIZES
from tests.scenes.seats import deed, press, session, wait

Player = dict[str, Any]
A: Player = {"name": "A", "cash": 500, "deeds": {"st_james_place": {}, "tennessee_avenue": {}, "kentucky_avenue": {}}}
B: Player = {"name": "B", "cash": 406, "deeds": {"indiana_avenue": {}, "illinois_avenue": {}, "new_york_avenue": {}}}


def opened(
    ctx: Context,
    a: Player = A,
    b: Player = B,
    turn: str = "A",
    seat: int = 0,
    others: Sequence[Player] = (),
    **more: Any,
) -> Any:
    s = session(a, b, *others, turn=turn, **more)
    scene = Trade(ctx, s, seat)
    scene.enter()
    return scene


def lay(scene: Any) -> None:
    """Kentucky Avenue and 120 for New York Avenue."""
    s = scene.session
    scene.push(deed(s, "kentucky_avenue"))
    scene.push(deed(s, "new_york_avenue"))
    scene.change(scene.draft.with_cash(0, 120))


def click(scene: Any, key: str, share: float = 0.5) -> Any:
    box = scene.panel.get(key).box
    x, y = box.x + box.w * share, box.centery
    scene.handle(Point("down", x, y))
    return scene.handle(Point("up", x, y))


def test_cards_are_pushed_and_offered_with_the_mouse(ctx):
    scene = opened(ctx)
    s = scene.session
    click(scene, f"deed_{deed(s, 'kentucky_avenue')}")
    click(scene, f"deed_{deed(s, 'new_york_avenue')}")
    for _ in range(3):
        click(scene, "cash_0", 0.95)
    click(scene, "cash_0", 0.05)
    assert scene.draft.give.cash == 20
    click(scene, "offer")
    top = s.position.top
    assert isinstance(top, Frame)
    assert top.offer == Offer(0, 1, Side(20, (21,)), Side(0, (19,)))


def test_cards_are_pushed_by_focus_and_accept(ctx):
    scene = opened(ctx)
    scene.panel.focus_on("deed_16")
    press(scene, "accept")
    assert scene.draft.give.deeds == (16,)
    assert scene.panel.focus.key == "deed_18"
    press(scene, "accept")
    scene.push(19)
    press(scene, "primary")
    assert scene.session.position.top.offer.give.deeds == (16, 18)


def test_sums_are_typed(ctx):
    scene = opened(ctx)
    scene.panel.focus_on("cash_0")
    for char in "250":
        scene.handle(Type(char))
    assert scene.draft.give.cash == 250
    scene.handle(Edit("backspace"))
    assert scene.draft.give.cash == 25
    for char in "999":
        scene.handle(Type(char))
    assert scene.draft.give.cash == 500


def test_a_sum_is_typed_anew_when_one_comes_back_to_it(ctx):
    scene = opened(ctx)
    scene.panel.focus_on("cash_0")
    scene.handle(Type("2"))
    scene.handle(Type("5"))
    scene.panel.focus_on("cash_1")
    scene.panel.focus_on("cash_0")
    scene.handle(Type("7"))
    assert scene.draft.give.cash == 7


def test_enter_after_a_sum_goes_to_the_offer(ctx):
    scene = opened(ctx)
    scene.push(19)
    scene.panel.focus_on("cash_0")
    scene.handle(Type("5"))
    press(scene, "accept", "accept")
    assert scene.session.position.top.offer.give.cash == 5


def asked(scene: Any, *names: str) -> Scene:
    """The question that a press leads to."""
    answer = press(scene, *names)
    assert isinstance(answer, Push)
    answer.scene.enter()
    return answer.scene


def test_a_present_is_asked_about_once(ctx):
    scene = opened(ctx)
    scene.push(21)
    assert press(asked(scene, "primary"), "back") == Pop()
    assert scene.mode == "making"
    assert press(asked(scene, "primary"), "left", "accept") == Pop()
    assert scene.session.position.top.offer == Offer(0, 1, Side(0, (21,)), Side())


def test_a_stray_accept_gives_nothing_away(ctx):
    scene = opened(ctx)
    scene.push(21)
    press(asked(scene, "primary"), "accept")
    assert scene.mode == "making"


@pytest.mark.parametrize(("give", "take"), [(Side(50), Side(0, (19,))), (Side(), Side(0, (19,)))])
def test_what_is_no_present_is_offered_at_once(ctx, give, take):
    scene = opened(ctx)
    scene.change(Draft(0, 1, give, take))
    press(scene, "primary")
    assert scene.session.position.top.offer == Offer(0, 1, give, take)


def test_presents_go_unasked_when_big_steps_do(make_ctx):
    scene = opened(make_ctx(confirm=False))
    scene.push(21)
    press(scene, "primary")
    assert scene.mode == "answering"


def test_arrows_step_sums_and_long_runs_grow(ctx):
    scene = opened(ctx)
    scene.panel.focus_on("cash_0")
    for _ in range(8):
        scene.handle(Do("right", again=True, device="pad"))
    assert scene.draft.give.cash == 80
    scene.handle(Do("right", again=True, device="pad"))
    assert scene.draft.give.cash == 100
    scene.handle(Edit("left"))
    assert scene.draft.give.cash == 0


def test_a_person_answers_on_the_same_screen(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary")
    assert scene.mode == "answering"
    assert scene.draft.by == 1
    wait(scene, 0.5)
    press(scene, "primary")
    assert scene.mode == "done"
    assert scene.session.position.state.owner[19] == 0
    assert wait(scene, 1.5) == Pop()


def test_a_stray_press_accepts_nothing(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary", "primary", "accept")
    assert scene.mode == "answering"


def test_a_refused_offer_comes_back_to_be_changed(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary")
    wait(scene, 0.5)
    scene.panel.focus_on("refuse")
    press(scene, "accept")
    assert scene.mode == "making"
    assert scene.draft.by == 0
    assert scene.draft.give == Side(120, (21,))
    assert str(scene.said().words) == "B refuses."


def test_a_counter_offer_turns_the_table_round(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary", "trade")
    assert (scene.mode, scene.draft.by, scene.draft.take.cash) == ("making", 1, 120)
    scene.change(scene.draft.with_cash(0, 180))
    press(scene, "primary")
    assert scene.session.position.top.offer == Offer(1, 0, Side(0, (19,)), Side(180, (21,)))


def test_an_offer_can_be_withdrawn(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary", "undo")
    assert scene.mode == "making"
    assert scene.session.position.phase == "roll"


def test_an_offer_taken_back_can_be_changed(ctx):
    scene = opened(ctx)
    lay(scene)
    press(scene, "primary", "undo")
    wait(scene, 0.1)
    assert (scene.draft.by, scene.draft.give, scene.draft.take) == (0, Side(120, (21,)), Side(0, (19,)))
    assert str(scene.said().words) == "B may accept, refuse or answer with an offer."


def test_a_cpu_thinks_and_answers(ctx):
    scene = opened(ctx, b={**B, "cpu": "hard"})
    scene.change(scene.draft.pushed(1, 19))
    press(scene, "primary")
    assert scene.mode == "waiting"
    assert scene.said().seat == 1
    wait(scene, 2)
    assert scene.mode == "making"
    assert scene.draft.take.deeds == (19,)
    assert scene.said().seat == 1


def test_a_cpu_says_why_it_refuses(ctx):
    scene = opened(ctx, b={**B, "cpu": "hard"})
    scene.change(scene.draft.pushed(1, 24).with_cash(0, 10))
    press(scene, "primary")
    wait(scene, 1)
    assert str(scene.said().words).startswith("I would lose by it")


def test_in_ones_own_turn_time_runs_on_after_a_refusal(ctx):
    """So that a CPU can answer with an offer of its own (X1)."""
    scene = opened(ctx, b={**B, "cpu": "hard"})
    scene.change(scene.draft.pushed(1, 24).with_cash(0, 10))
    press(scene, "primary")
    wait(scene, 1)
    assert not scene.countering


def test_time_waits_for_a_counter_offer(ctx):
    """X1: it must come before anything else happens."""
    s = session(A, {**B, "cpu": "normal"}, turn="B")
    assert s.match.do(Offer(1, 0, Side(10), Side(0, (21,))))
    scene = Trade(ctx, s, 0)
    scene.enter()
    assert scene.mode == "answering"
    press(scene, "trade")
    tick = s.match.state.tick
    wait(scene, 1)
    assert s.match.state.tick == tick
    assert scene.countering
    scene.change(scene.draft.with_cash(1, 300))
    press(scene, "primary")
    assert s.position.top == Frame(Offer(0, 1, Side(0, (21,)), Side(300)))


def test_refusing_a_cpu_ends_the_scene(ctx):
    s = session(A, {**B, "cpu": "normal"}, turn="B")
    s.match.do(Offer(1, 0, Side(10), Side(0, (21,))))
    scene = Trade(ctx, s, 0)
    scene.enter()
    wait(scene, 0.5)
    scene.panel.focus_on("refuse")
    assert press(scene, "accept") == Pop()
    assert s.position.state.counter == (0, 1)


def test_a_debt_is_offered_to_its_creditor_first(ctx):
    debtor = {"name": "A", "cash": 20, "square": 36, "deeds": {"reading_railroad": {}}}
    roll = [{"by": "A", "do": "roll"}]
    scene = opened(
        ctx, debtor, {"name": "B"}, others=[{"name": "C", "deeds": {"boardwalk": {}}}], dice=[[1, 2]], commands=roll
    )
    assert scene.draft.to == 2
    scene.panel.focus_on("debt_2")
    for _ in range(5):
        press(scene, "right")
    scene.push(5)
    press(scene, "primary")
    wait(scene, 0.5)
    press(scene, "primary")
    assert scene.done
    assert scene.session.position.phase == "manage"


def test_why_a_card_stays(ctx):
    built = {"name": "A", "deeds": {"park_place": {"houses": 1}, "boardwalk": {}}}
    scene = opened(ctx, built)
    card = scene.panel.get("deed_39")
    assert not card.enabled
    assert card.why == "Boardwalk cannot go while its group has buildings."


def test_another_partner_keeps_what_one_gives(ctx):
    scene = opened(ctx, others=[{"name": "C", "deeds": {"boardwalk": {}}}])
    lay(scene)
    press(scene, "next")
    assert scene.draft.to == 2
    assert (scene.draft.give, scene.draft.take) == (Side(120, (21,)), Side())


def test_keys_go_round(ctx):
    scene = opened(ctx, {**A, "keys": 2})
    for expected in (1, 2, 0):
        click(scene, "keys_0")
        assert scene.draft.give.keys == expected


def test_leaving_offers_nothing(ctx):
    scene = opened(ctx)
    lay(scene)
    assert press(scene, "back") == Pop()
    assert scene.session.position.phase == "roll"


@pytest.mark.parametrize("size", SIZES)
def test_twenty_eight_deeds_fit_every_window(make_ctx, size):
    board = levels.load("stockholm").board
    deeds: Player = {board.squares[d].id: {} for d in board.deeds}
    s = session(
        {"name": "Maximiliane-Sophie af Ugglas", "cash": 12_345_670, "deeds": deeds}, {"name": "B"},
        edition="stockholm", turn="B",
    )  # fmt: skip
    scene = Trade(make_ctx(size), s, 1)
    scene.enter()
    cards = [scene.panel.get(f"deed_{d}").box for d in board.deeds]
    window = scene.ctx.view.box
    assert all(window.contains(box) for box in cards)
    assert all(not one.colliderect(other) for i, one in enumerate(cards) for other in cards[:i])
    assert all((box.w >= 150 and box.h >= 26) or (box.w >= 80 and box.h >= 96) for box in cards)
    for d in board.deeds[::2]:
        scene.push(d)
    surface = pygame.Surface(size)
    scene.draw(surface)
    assert s.act(c.Roll(1)) is None
