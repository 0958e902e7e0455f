"""A hot-seat match of two people and two CPUs, played through the scenes by keys, ends in the results."""

from collections import Counter

import pytest

from game import commands as c
from scenes.auction import Auction
from scenes.board.pass_screen import PassScreen
from scenes.board.scene import BoardScene
from scenes.results import Results
from scenes.trade import Trade
from scenes.ui.dialog import Dialog
from tests.scenes.board.table import frames, press, scene_of, session, top

LIKED = ("claim", "buy", "pay", "flat", "keep", "end_turn", "roll", "none", "decline", "chance", "lift", "resign")


def raise_money(game) -> bool:
    """In a debt: sell and mortgage whatever the core allows, one thing at a time."""
    for seat in game.awaited():
        for deed in game.position.deeds_of(seat):
            for command in (c.SellGroup(seat, deed), c.Mortgage(seat, deed)):
                if game.act(command) is None:
                    return True
    return False


def press_something(scene: BoardScene, stack) -> None:
    """What a person who wants to get on would press."""
    open_ = [choice for choice in scene.side.choices if not choice.why]
    wanted = next((choice for like in LIKED for choice in open_ if choice.key.startswith(like)), None)
    if wanted is None or (wanted.key == "resign" and raise_money(scene.session)):
        return
    press(stack, wanted.hot or "accept")


def answer(game, stack) -> None:
    """No deal, and back to the board."""
    if not game.awaited() or game.act(c.Refuse(game.awaited()[0])):
        press(stack, "back")


@pytest.mark.parametrize(
    ("edition", "seed", "rules"),
    [
        pytest.param("games_to_go", 5, {}, marks=pytest.mark.slow),
        pytest.param("stockholm", 3, {"attentive_rent": True, "free_parking_pot": True}, marks=pytest.mark.slow),
        pytest.param("suomi", 4, {"session_minutes": 15, "live_auctions": True}, marks=pytest.mark.slow),
        ("games_to_go", 9, {"speed": True}),
    ],
)
def test_a_whole_match_ends_in_the_results(make_ctx, edition, seed, rules) -> None:
    ctx = make_ctx((960, 540), reduced_motion=True, animation="instant")
    game = session(edition=edition, seed=seed, **rules)
    scene, stack = scene_of(ctx, game)
    seen: Counter[type] = Counter()
    for _frame in range(6000):
        frames(stack, dt=1 / 30)
        shown = top(stack)
        seen[type(shown)] += 1
        if isinstance(shown, Results):
            break
        if isinstance(shown, BoardScene) and game.awaited() and not scene.playback.busy:
            press_something(scene, stack)
        elif isinstance(shown, Dialog):
            press(stack, "left")
            press(stack, "accept")
        elif isinstance(shown, PassScreen):
            press(stack, "accept")
        elif isinstance(shown, Auction):
            for seat in game.awaited():
                press(stack, f"leave_{seat + 1}")
        elif isinstance(shown, Trade):
            answer(game, stack)
    assert game.over
    assert isinstance(top(stack), Results)
    assert seen[BoardScene] > 100
    assert seen[PassScreen] > 1
