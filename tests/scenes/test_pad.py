"""A gamepad as SDL reports it."""

import pygame
import pytest

from scenes.stack import Stack
from scenes.title import Title
from scenes.ui.bindings import Bindings
from scenes.ui.inputs import Inputs
from tests.scenes.pad import Pad, plugged_in


@pytest.fixture
def inputs():
    return Inputs(Bindings())


def said(inputs: Inputs) -> list[str]:
    """The names of all actions that wait."""
    actions = [action for event in pygame.event.get() for action in inputs.translate(event, lambda at: at)]
    return [getattr(action, "name", type(action).__name__) for action in actions]


@pytest.fixture
def pad(inputs):
    with plugged_in() as pad:
        said(inputs)
        yield pad


def test_a_pad_is_noticed_when_it_comes_and_goes(inputs, pad: Pad):
    assert inputs.pads == 1
    pad.unplug()
    said(inputs)
    assert inputs.pads == 0


def test_each_press_is_one_action(inputs, pad: Pad):
    for button in (
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_B,
        pygame.CONTROLLER_BUTTON_X,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    ):
        pad.tap(button)
    assert said(inputs) == ["accept", "back", "primary", "next", "down"]
    assert inputs.device == "pad"


def test_the_stick_points_and_is_held(inputs, pad: Pad):
    pad.axis(pygame.CONTROLLER_AXIS_LEFTY, 32000)
    assert said(inputs) == ["down"]
    assert inputs.held("down")
    assert [action.name for action in inputs.repeats(0.5)] == ["down"]
    pad.axis(pygame.CONTROLLER_AXIS_LEFTY, 0)
    assert said(inputs) == []
    assert not inputs.held("down")


def test_the_menu_by_pad_alone(ctx, pad: Pad):
    stack = Stack(ctx, Title(ctx))
    for button in (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A):
        pad.tap(button)
        for event in pygame.event.get():
            for action in ctx.inputs.translate(event, ctx.view.units):
                stack.handle(action)
    assert stack.top is None
