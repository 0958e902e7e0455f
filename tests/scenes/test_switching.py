"""Another language at any time: a scene that has been drawn already speaks it from the next frame on."""

import pygame
import pytest

import levels
from scenes import i18n
from scenes.scene import Push, Scene
from scenes.stack import Stack
from scenes.ui.text import Text
from scenes.ui.wrap import plain
from tools import advice_states, board_states, match_states
from tools.states import STATES, Shot

KNOWN = advice_states, board_states, match_states
SAME = {"Trekast"}


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


def stacked(ctx, name: str) -> Stack:
    made = STATES[name].make(Shot(ctx, levels.load("games_to_go")))
    scenes = [made] if isinstance(made, Scene) else list(made)
    stack = Stack(ctx, scenes[0])
    for scene in scenes[1:]:
        stack.follow(Push(scene))
    return stack


@pytest.mark.parametrize(
    "name",
    [
        "title",
        "setup",
        "settings_look",
        "help",
        "pause",
        "board_roll",
        "board_buy",
        "auction",
        "trade",
        "manage",
        "advice_auction",
        "advice_manage",
    ],
)
def test_nothing_stays_in_the_old_language(make_ctx, written, name) -> None:
    assert KNOWN
    ctx = make_ctx(reduced_motion=True)
    stack, surface = stacked(ctx, name), pygame.Surface(ctx.view.size)
    stack.update(0.05)
    stack.draw(surface)
    before = set(written)
    ctx.settings.language = "fi"
    ctx.apply()
    stack.update(0.05)
    written.clear()
    stack.draw(surface)
    left = {text for text in before & written if i18n.tr(text) not in (text, "") and text not in SAME}
    assert left == set()
    assert len(written - before) > 3
