"""Nothing overlaps, leaves the window or is cut, at every size of window and text."""

import pygame
import pytest

import levels
from scenes import miniature
from scenes.attract import Attract
from scenes.living import Living
from scenes.setup import scene as setup_scene
from scenes.ui import PanelScene, Widget
from scenes.ui.widgets import Scroll
from tools.states import STATES, Shot, menus
from tools.states.motion import stacked
from tools.states.registry import names_in

MINE = names_in(menus)
SIZES = [(960, 540), (1024, 768), (1280, 720), (2560, 1080)]


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch):
    """They cost time here."""
    monkeypatch.setattr(Living, "draw", lambda *args: None)
    monkeypatch.setattr(Attract, "prepare", lambda *args: None)
    monkeypatch.setattr(miniature.Miniature, "draw", lambda *args: None)
    monkeypatch.setattr(setup_scene, "draw_stage", lambda *args: None)


def opened(ctx, name: str) -> PanelScene:
    """The top scene of a state, as long in motion as it wants to be."""
    stack = stacked(ctx, STATES[name].scenes(Shot(ctx, levels.load("games_to_go"))))
    for _ in range(60):
        stack.update(0.05)
    stack.draw(pygame.Surface(ctx.view.size))
    assert isinstance(stack.top, PanelScene)
    return stack.top


def flat(scene: PanelScene) -> list[Widget]:
    """The widgets one can press that do not scroll, and the windows of those that do."""
    return [widget for widget in scene.panel.widgets if widget.focusable or isinstance(widget, Scroll)]


@pytest.mark.parametrize("text_size", [0, 2])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", MINE)
def test_nothing_overlaps_or_is_cut(make_ctx, cut, name, size, text_size):
    scene = opened(make_ctx(size, text_size=text_size), name)
    boxes = [widget.box for widget in flat(scene)]
    overlaps = [(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :] if a.inflate(-1, -1).colliderect(b)]
    outside = [box for box in boxes if not scene.ctx.view.box.inflate(1, 1).contains(box)]
    assert (overlaps, outside, cut) == ([], [], [])


@pytest.mark.parametrize("language", ["sv", "da", "nb", "fi"])
@pytest.mark.parametrize("name", MINE)
def test_no_language_is_cut(make_ctx, cut, name, language):
    opened(make_ctx((960, 540), language=language), name)
    assert cut == []


@pytest.mark.parametrize("name", MINE)
def test_every_widget_can_be_reached_with_directions_alone(make_ctx, cut, name):
    scene = opened(make_ctx(), name)
    panel = scene.panel
    wanted = {widget.key for widget in panel.leaves()}
    start = panel.focus.key if panel.focus else ""
    reached, ahead = {start}, [start]
    while ahead:
        key = ahead.pop()
        for direction in ("up", "down", "left", "right"):
            found = panel.towards(key, direction)
            if found not in reached:
                reached.add(found)
                ahead.append(found)
    assert wanted - reached == set()
