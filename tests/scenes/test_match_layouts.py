"""Auctions, trades, managed deeds and results: nothing overlaps, leaves the window or is cut."""

import pygame
import pytest

import levels
from scenes.context import Context
from scenes.ui import PanelScene
from tools.states import STATES, Shot, match
from tools.states.registry import names_in

NAMES = names_in(match)
SMALL, WIDE, TALL = (960, 540), (2560, 1080), (1024, 768)
CASES = [
    ({"text_size": 2}, SMALL, "suomi"),
    ({"text_size": 0}, SMALL, "stockholm"),
    ({"text_size": 2}, TALL, "games_to_go"),
    ({"text_size": 1}, WIDE, "games_to_go"),
]


def opened(ctx: Context, name: str, edition: str) -> PanelScene:
    """The scene on top, come to rest."""
    scene = STATES[name].scenes(Shot(ctx, levels.load(edition)))[-1]
    assert isinstance(scene, PanelScene)
    scene.enter()
    for _ in range(2):
        scene.update(0.1)
    return scene


@pytest.mark.parametrize(("settings", "size", "edition"), CASES, ids=["small-suomi", "small", "tall", "wide"])
@pytest.mark.parametrize("name", NAMES)
def test_everything_fits(make_ctx, cut, name, settings, size, edition):
    scene = opened(make_ctx(size, reduced_motion=True, **settings), name, edition)
    scene.draw(pygame.Surface(size))
    assert cut == []
    window = scene.ctx.view.box
    boxes = [widget.box for widget in scene.panel.widgets if widget.focusable]
    assert all(window.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for i, one in enumerate(boxes) for other in boxes[:i])
