from typing import Any

import pygame
import pytest

from scenes.ui import Do, Edit, Point, Type
from scenes.ui.actions import ACTIONS, Press
from scenes.ui.bindings import Bindings, is_code
from scenes.ui.inputs import Inputs


@pytest.fixture
def inputs():
    return Inputs(Bindings())


def key(scancode: int, down: bool = True, mod: int = 0, code: int = 0) -> pygame.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, scancode=scancode, key=code, mod=mod, unicode="")


def said(inputs: Inputs, *events: pygame.Event) -> list[Any]:
    return [action for event in events for action in inputs.translate(event, lambda at: (at[0] / 2, at[1] / 2))]


def pad(kind: int, **facts: Any) -> pygame.Event:
    return pygame.Event(kind, instance_id=0, **facts)


def test_keys_go_by_scan_code(inputs):
    assert said(inputs, key(pygame.KSCAN_R, code=pygame.K_o)) == [Do("roll")]
    assert said(inputs, key(pygame.KSCAN_UP), key(pygame.KSCAN_RETURN)) == [Do("up"), Do("accept")]


def test_caps_show_what_the_layout_prints_on_the_key(inputs):
    said(inputs, key(pygame.KSCAN_R, code=pygame.K_o))
    assert inputs.bindings.cap("roll") == "O"
    assert inputs.bindings.cap("buy") == "B"
    assert inputs.bindings.cap("back") == "Esc"
    assert inputs.bindings.cap("next", "pad") == "RB"


def test_tab_and_alt_enter_are_fixed(inputs):
    events = (
        key(pygame.KSCAN_TAB),
        key(pygame.KSCAN_TAB, mod=pygame.KMOD_LSHIFT),
        key(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT),
    )
    assert [action.name for action in said(inputs, *events)] == ["tab", "tab_back", "fullscreen"]


def test_while_typing_letters_are_text_and_keys_edit(inputs):
    inputs.typing = True
    events = (key(pygame.KSCAN_R), pygame.Event(pygame.TEXTINPUT, text="r"), key(pygame.KSCAN_BACKSPACE),
              key(pygame.KSCAN_LEFT), key(pygame.KSCAN_DOWN), key(pygame.KSCAN_SPACE))  # fmt: skip
    assert said(inputs, *events) == [Type("r"), Edit("backspace"), Edit("left"), Do("down")]


def test_keys_that_write_nothing_mean_the_same_while_typing(inputs):
    inputs.typing = True
    assert said(inputs, key(pygame.KSCAN_F5), key(pygame.KSCAN_F1)) == [Do("primary"), Do("help")]


def test_the_mouse_speaks_in_units(inputs):
    events = (
        pygame.Event(pygame.MOUSEMOTION, pos=(200, 100), rel=(1, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(200, 100), button=1),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=3),
    )
    points = [Point(kind, 100, 50) for kind in ("move", "down", "up")]
    assert said(inputs, *events) == [*points, Do("back", device="mouse")]


def test_a_pad_button_counts_once_though_it_arrives_twice(inputs):
    events = (
        pad(pygame.JOYBUTTONDOWN, button=0, joy=0),
        pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A),
    )
    assert said(inputs, *events) == [Do("accept", device="pad", pad=0)]
    assert inputs.device == "pad"


def test_the_stick_gives_one_direction_until_it_comes_back(inputs):
    values = (9000, 25000, 30000, 14000, 30000, 2000, -30000)
    events = [pad(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=value) for value in values]
    assert [action.name for action in said(inputs, *events)] == ["right", "left"]


def test_held_directions_repeat_and_stop(inputs):
    said(inputs, key(pygame.KSCAN_DOWN))
    assert inputs.repeats(0.1) == []
    assert inputs.repeats(0.4) == [Do("down", again=True)]
    assert inputs.held("down")
    said(inputs, key(pygame.KSCAN_DOWN, down=False))
    assert inputs.repeats(0.5) == []
    assert not inputs.held("down")


def test_accept_can_be_held_but_does_not_repeat(inputs):
    said(inputs, key(pygame.KSCAN_SPACE))
    assert inputs.repeats(5) == []
    assert inputs.held("accept")


def test_nothing_is_held_once_the_window_loses_the_keyboard(inputs):
    said(inputs, key(pygame.KSCAN_SPACE), pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not inputs.held("accept")


def test_asking_for_a_binding_gives_the_code_itself(inputs):
    inputs.asking = True
    events = key(pygame.KSCAN_J), pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y)
    assert said(inputs, *events) == [Press("key:J"), Press("pad:y")]


def test_first_bindings_are_real_codes_and_do_not_clash():
    assert all(is_code(code) for binding in ACTIONS.values() for code in binding.codes)
    assert list(Bindings().clashes()) == []


def test_own_bindings_come_before_the_first_ones(inputs):
    inputs.bindings.use({"roll": ("key:J",)})
    assert said(inputs, key(pygame.KSCAN_R)) == []
    assert said(inputs, key(pygame.KSCAN_J)) == [Do("roll")]


def test_clashes_are_found_in_one_place_only():
    assert list(Bindings({"bid_1": ("key:R",)}).clashes()) == []
    assert list(Bindings({"buy": ("key:R",)}).clashes()) == [("key:R", "roll", "buy")]
    assert list(Bindings({"bid_1": ("key:F1",)}).clashes()) == [("key:F1", "help", "bid_1")]


def test_caps_are_known_before_a_key_is_pressed_and_follow_another_layout(inputs, monkeypatch):
    said(inputs, pygame.Event(pygame.KEYMAPCHANGED))
    assert (inputs.bindings.cap("roll"), inputs.bindings.cap("back")) == ("R", "Esc")

    class French:
        def __init__(self, codes: object) -> None:
            assert codes == range(512)

        def __getitem__(self, sign: Any) -> int:
            return {ord("a"): pygame.KSCAN_Q, ord("é"): pygame.KSCAN_2, ord("ß"): pygame.KSCAN_Z}.get(sign, 0)

    monkeypatch.setattr(pygame.key, "ScancodeWrapper", French)
    said(inputs, pygame.Event(pygame.KEYMAPCHANGED))
    caps = [inputs.bindings.cap(name) for name in ("bid_1", "claim_2", "bid_3", "roll")]
    assert caps == ["A", "É", "ß", "R"]
