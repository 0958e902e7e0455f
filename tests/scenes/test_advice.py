"""Advice on a key, in every scene and phase in which a person is asked, and hints that come once for all matches."""

import pygame
import pytest

import levels
from game import commands as c
from game.commands import Side
from game.state import BuyOrDecline, Frame, Turn
from scenes import settings
from scenes.advice import advise, advise_on_deal, advise_on_deeds
from scenes.board.scene import BoardScene
from scenes.counsel import Counsel
from scenes.scene import Scene
from scenes.trade.speech import Speech
from scenes.ui.actions import Do, Point
from tests.scenes.board.table import frames, press, scene_of, session, shown
from tools.states import STATES, Shot, advice
from tools.states.registry import names_in

NAMES = names_in(advice)


def advised(ctx, name: str, edition: str = "games_to_go") -> Scene:
    """The scene on top, with its advice."""
    scene = STATES[name].scenes(Shot(ctx, levels.load(edition)))[-1]
    scene.draw(pygame.Surface(ctx.view.size))
    return scene


def said(scene: Scene) -> str:
    """What is advised there."""
    counsel: Counsel | None = getattr(scene, "counsel", None)
    if counsel is not None:
        return counsel.advice.words if counsel.advice else ""
    speech: Speech | None = getattr(scene, "speech", None)
    return str(speech.words) if speech else ""


@pytest.mark.parametrize("name", NAMES)
def test_advice_comes_in_every_phase_and_fits(make_ctx, cut, name):
    scene = advised(make_ctx((960, 540), text_size=2, reduced_motion=True), name)
    assert said(scene)
    assert cut == []


@pytest.mark.parametrize("language", ["sv", "da", "nb", "fi"])
@pytest.mark.parametrize("name", ["advice_board_transfer", "advice_auction", "advice_trade", "advice_manage"])
def test_advice_fits_in_every_language(make_ctx, cut, name, language):
    advised(make_ctx((960, 540), language=language, reduced_motion=True), name, "suomi")
    assert cut == []


def at(frame: Frame | None = None):
    """A person and two CPUs; the person is asked, after the roll if nothing else."""
    game = shown(session(people=1, cpus=2).match)
    game.match.state.turn = 0
    game.match.state.frames = [Turn("manage")]
    if frame is not None:
        game.match.state.frames.append(frame)
    return game


def test_a_boardwalk_for_a_full_purse_is_to_be_bought(ctx) -> None:
    advice = advise(at(BuyOrDecline(0, 39)), 0)
    assert advice.what == "Buy it."
    assert "$" in advice.why


def test_who_is_not_asked_is_told_to_wait(ctx) -> None:
    assert advise(at(), 1).words == "Wait for the others."


def test_houses_are_advised_where_they_pay(ctx) -> None:
    game = at()
    for deed in (16, 18, 19):
        game.match.state.owner[deed] = 0
    advice = advise_on_deeds(game, 0)
    assert advice.what.startswith("Build on ")
    assert "a round" in advice.why


def test_a_gift_is_shown_as_what_it_is(ctx) -> None:
    game = at()
    game.match.state.owner[39] = 0
    words = advise_on_deal(game, c.Offer(0, 1, Side(deeds=(39,)), Side(cash=1))).words
    assert "you gain -$" in words or "you gain −$" in words


def test_advice_goes_by_its_key_and_when_the_table_changes(ctx) -> None:
    scene, stack = scene_of(ctx, at())
    frames(stack, 2)
    press(stack, "advice")
    assert scene.counsel.advice
    press(stack, "advice")
    assert not scene.counsel.advice
    press(stack, "advice")
    press(stack, "end_turn")
    frames(stack, 2)
    assert not scene.counsel.advice


def test_a_click_puts_a_hint_away(ctx) -> None:
    scene, stack = scene_of(ctx, at())
    frames(stack, 2)
    assert scene.counsel.hints.words
    stack.draw(pygame.Surface(ctx.view.size))
    room = scene._room()
    stack.handle(Point("down", room.centerx, room.bottom - 8))
    assert scene.counsel.hints.words == ""


def test_hints_are_kept_and_switched_off_and_begin_anew(make_ctx) -> None:
    ctx = make_ctx()
    first, stack = scene_of(ctx, at())
    frames(stack, 2)
    assert first.counsel.hints.words
    kept = settings.load(ctx.place, pytest.fail)
    assert kept.hinted == ("manage",)
    ctx.settings = kept
    again = BoardScene(ctx, at())
    again.enter()
    assert again.counsel.hints.words == ""
    silent = make_ctx(hints=False)
    other = BoardScene(silent, at())
    other.enter()
    assert other.counsel.hints.words == ""
    assert silent.settings.hinted == ()


def test_the_pad_has_a_button_for_advice(ctx) -> None:
    assert ctx.bindings.cap("advice", "pad") == "R3"
    scene, stack = scene_of(ctx, at())
    frames(stack, 2)
    stack.handle(Do("advice", device="pad", pad=0))
    assert scene.counsel.advice
