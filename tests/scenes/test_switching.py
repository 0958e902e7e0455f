"""Another language at any time: a scene that has been drawn already speaks it from the next frame on."""

from collections.abc import Callable

import pygame
import pytest

import levels
from scenes.context import Context
from scenes.scene import Push
from scenes.stack import Stack
from scenes.ui.text import Text
from scenes.ui.wrap import plain
from tools.states import STATES, Shot, told
from tools.states.motion import move

WITHOUT = {"strip_dice", "strip_walk", "strip_auction", "title_quit", "trade_present"}
"""Pictures taken before; and questions, which lie on top until answered, so that no settings can be reached."""
BRISK = ("title", "setup", "settings_look", "help", "pause", "board_roll", "auction", "trade", "manage", "results")
NAMES = [
    pytest.param(name, marks=() if name in (*BRISK, *told.NAMES) else pytest.mark.slow)
    for name in STATES
    if name not in WITHOUT
]


@pytest.fixture
def written(monkeypatch):
    """Every text that is drawn."""
    texts: set[str] = set()
    whole = Text.picture

    def record(self, text, *args, **more):
        texts.add(plain(text))
        return whole(self, text, *args, **more)

    monkeypatch.setattr(Text, "picture", record)
    return texts


def moved(ctx: Context, name: str) -> Stack:
    """The scenes of a state, each moved as long as it wants to be, drawn once on the way."""
    bottom, *above = STATES[name].scenes(Shot(ctx, levels.load("games_to_go")))
    stack = Stack(ctx, bottom)
    for scene in (None, *above):
        if scene:
            stack.follow(Push(scene))
        move(stack, STATES[name].seconds)
        stack.transition = None
    return stack


def drawn(stack: Stack, written: set[str]) -> set[str]:
    """The texts of one picture."""
    written.clear()
    stack.draw(pygame.Surface(stack.ctx.view.size))
    return set(written)


def speak(ctx: Context, language: str) -> None:
    """As the settings do it."""
    ctx.settings.language = language
    ctx.apply()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_stays_in_the_old_language(make_ctx: Callable[..., Context], written: set[str], name: str) -> None:
    fresh = drawn(moved(make_ctx(language="fi"), name), written)
    stack = moved(make_ctx(), name)
    english = drawn(stack, written)
    speak(stack.ctx, "fi")
    switched = drawn(stack, written)
    assert switched & english - fresh == set(), "these are English still"
    assert fresh - switched - english == set(), "these are not told in Finnish"
