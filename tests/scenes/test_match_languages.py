"""The states of a match in every language, each on its own board: nothing is cut, and what is greyed says why."""

import pygame
import pytest

import levels
from scenes.context import Context
from scenes.scene import Scene
from scenes.ui.panel import Panel
from scenes.ui.widgets import Button
from tools.states import STATES, Shot, match
from tools.states.registry import names_in

BOARDS = {"sv": "stockholm", "da": "kobenhavn", "nb": "oslo", "fi": "suomi"}
ON_BOARD = (
    "board_roll", "board_buy", "board_short", "board_task", "board_tax", "board_debt", "board_jail", "board_call",
    "board_transfer", "board_claims", "board_six",
)  # fmt: skip
IN_SCENES = names_in(match)


def opened(ctx: Context, name: str, edition: str) -> Scene:
    """The scene on top, come to rest."""
    scene = STATES[name].scenes(Shot(ctx, levels.load(edition)))[-1]
    scene.enter()
    if name in IN_SCENES:
        for _ in range(2):
            scene.update(0.1)
    elif playback := getattr(scene, "playback", None):
        playback.skip()
        scene.update(0.05)
    return scene


def buttons(scene: Scene) -> list[Button]:
    """What can be pressed in it."""
    panel = getattr(scene, "panel", None) or getattr(getattr(scene, "side", None), "panel", None)
    assert isinstance(panel, Panel)
    return [widget for widget in panel.widgets if isinstance(widget, Button)]


@pytest.mark.parametrize("language", BOARDS)
@pytest.mark.parametrize("name", ON_BOARD)
def test_nothing_is_cut_in_the_largest_writing(make_ctx, cut, name, language):
    ctx = make_ctx((960, 540), language=language, text_size=2, reduced_motion=True)
    opened(ctx, name, BOARDS[language]).draw(pygame.Surface((960, 540)))
    assert cut == []


@pytest.mark.parametrize("language", BOARDS)
@pytest.mark.parametrize("name", [*ON_BOARD, *IN_SCENES])
def test_nothing_is_cut_in_any_language_and_what_is_greyed_says_why(make_ctx, cut, name, language):
    ctx = make_ctx((960, 540), language=language, reduced_motion=True)
    scene = opened(ctx, name, BOARDS[language])
    scene.draw(pygame.Surface((960, 540)))
    assert cut == []
    told_elsewhere = {"bid"} | {button.key for button in buttons(scene) if button.key.startswith("paddle")}
    silent = [one.key for one in buttons(scene) if not one.enabled and not one.why and one.key not in told_elsewhere]
    assert silent == []
