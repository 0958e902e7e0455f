"""Turns pygame's events into actions: scan codes, mouse and gamepads, each press once."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING, Any, Literal, get_args

import pygame
from pygame._sdl2 import controller

from scenes.ui.actions import REPEATING, Action, Device, Do, Edit, Point, Press, Type
from scenes.ui.bindings import PAD_BUTTONS, Bindings, key_code
from scenes.ui.pads import PadPlaces

if TYPE_CHECKING:
    from collections.abc import Callable

_FIRST_REPEAT, _NEXT_REPEAT = 0.38, 0.085
_STICK_ON, _STICK_OFF = 18000, 12000
_PAD_NAMES = {number: name for name, number in PAD_BUTTONS.items()}
EditKey = Literal["backspace", "delete", "home", "end", "left", "right"]
_EDITS: dict[str, EditKey] = {"key:" + key.upper(): key for key in get_args(EditKey)}
_IN_TEXT = frozenset({"key:RETURN", "key:ESCAPE", "key:UP", "key:DOWN", "key:TAB", "key:KP_ENTER"}) | {
    f"key:F{number}" for number in range(1, 13)
}
"""Keys that write nothing, and so mean in a text field what they mean elsewhere."""


class Inputs:
    """The devices. `typing` is True while a text field has the focus, `asking` while a new binding is wanted.

    `device` is what was used last, so that prompts can show its buttons. `places`: which gamepad has which place.
    """

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.typing = False
        self._besides: Set[str] | None = None
        self._meant: tuple[str, ...] = ()
        self.asking = False
        self.device: Device = "keys"
        self.places = PadPlaces()
        self._held: dict[str, int] = {}
        self._repeat: tuple[Action, float, str] | None = None
        self._stick: dict[tuple[int, int], str] = {}
        self._pads: dict[int, controller.Controller] = {}

    def listen_to_pads(self) -> None:
        """Have SDL report gamepads, those there and those that come later; and learn the keyboard's layout."""
        self.bindings.learn_layout()
        try:
            controller.init()
        except pygame.error:
            return  # no gamepads on this system

    def held(self, name: str) -> bool:
        """Is an action being held down right now (to fast-forward, say)?"""
        return self._held.get(name, 0) > 0

    @property
    def pads(self) -> int:
        """How many gamepads are connected."""
        return len(self._pads)

    def translate(self, event: pygame.Event, units: Callable[[tuple[int, int]], tuple[float, float]]) -> list[Action]:
        """The actions one event stands for; `units` turns the mouse's pixels into logical units."""
        return list(self._actions(event, units))

    def _actions(
        self, event: pygame.Event, units: Callable[[tuple[int, int]], tuple[float, float]]
    ) -> Iterator[Action]:
        match event.type:
            case pygame.KEYDOWN:
                yield from self._key_down(event)
            case pygame.KEYUP:
                self._meant = ()
                self._release(key_code(event.scancode))
            case pygame.TEXTINPUT | pygame.TEXTEDITING if self._hears_text:
                yield Type(event.text, composing=event.type == pygame.TEXTEDITING)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                yield from self._mouse(event, units)
            case pygame.WINDOWFOCUSLOST:
                self.release_all()
            case pygame.KEYMAPCHANGED:
                self.bindings.learn_layout()
            case _:
                yield from self._pad(event)

    def _pad(self, event: pygame.Event) -> Iterator[Action]:
        """Gamepads speak as CONTROLLER*; the JOY* twin of every press is left alone."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                yield from self._pressed("pad:" + _PAD_NAMES.get(event.button, "?"), "pad", event.instance_id)
            case pygame.CONTROLLERBUTTONUP:
                self._release("pad:" + _PAD_NAMES.get(event.button, "?"))
            case pygame.CONTROLLERAXISMOTION:
                yield from self._axis(event.instance_id, event.axis, event.value)
            case pygame.CONTROLLERDEVICEADDED:
                self._connect(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._disconnect(event.instance_id)

    def _key_down(self, event: pygame.Event) -> Iterator[Action]:
        code = key_code(event.scancode)
        self.bindings.learn(code, event.key)
        self._meant = self.bindings.names(code)
        if self.asking:
            yield Press(code)
        elif self.typing and code in _EDITS:
            edit = Edit(_EDITS[code])
            self._repeat = edit, _FIRST_REPEAT, code
            yield edit
        elif code in ("key:TAB", "key:KP_ENTER") or (event.mod & pygame.KMOD_ALT and code == "key:RETURN"):
            yield from self._fixed(code, event.mod)
        elif not self.typing or code in _IN_TEXT:
            yield from self._pressed(code, "keys", None)

    def _fixed(self, code: str, mod: int) -> Iterator[Action]:
        self.device = "keys"
        if code == "key:TAB":
            yield Do("tab_back" if mod & pygame.KMOD_SHIFT else "tab")
        else:
            yield Do("fullscreen" if mod & pygame.KMOD_ALT else "accept")

    def _pressed(self, code: str, device: Device, pad: int | None) -> Iterator[Action]:
        self.device = device
        if pad is not None:
            self.places.press(pad)
        if self.asking:
            yield Press(code)
            return
        for name in self.bindings.names(code):
            self._held[name] = self._held.get(name, 0) + 1
            action = Do(name, device=device, pad=pad)
            if name in REPEATING:
                self._repeat = Do(name, True, device, pad), _FIRST_REPEAT, code
            yield action

    def _release(self, code: str) -> None:
        for name in self.bindings.names(code):
            self._held[name] = max(0, self._held.get(name, 0) - 1)
        if self._repeat and self._repeat[2] == code:
            self._repeat = None

    def release_all(self) -> None:
        """Nothing is held any more (the window lost the keyboard)."""
        self._held.clear()
        self._stick.clear()
        self._repeat = None

    def _mouse(self, event: pygame.Event, units: Callable[[tuple[int, int]], tuple[float, float]]) -> Iterator[Action]:
        if event.type == pygame.MOUSEWHEEL:
            x, y = units(pygame.mouse.get_pos())
            yield Point("wheel", x, y, event.precise_y)
            return
        x, y = units(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if event.rel != (0, 0):
                self.device = "mouse"
                yield Point("move", x, y)
        elif event.button == pygame.BUTTON_LEFT:
            self.device = "mouse"
            down = event.type == pygame.MOUSEBUTTONDOWN
            self._held["pointer"] = int(down)
            yield Point("down" if down else "up", x, y)
        elif event.button == pygame.BUTTON_RIGHT and event.type == pygame.MOUSEBUTTONDOWN:
            yield Do("back", device="mouse")

    def _axis(self, pad: int, axis: int, value: int) -> Iterator[Action]:
        names = {
            pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
            pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
        }.get(axis)
        if names is None:
            return
        was = self._stick.get((pad, axis), "")
        now = names[value > 0] if abs(value) > (_STICK_OFF if was else _STICK_ON) else ""
        if now == was:
            return
        if was:
            self._release(f"pad:dp{was}")
        self._stick[pad, axis] = now
        if now:
            yield from self._pressed(f"pad:dp{now}", "pad", pad)

    def _connect(self, index: int) -> None:
        if controller.is_controller(index):
            pad = controller.Controller(index)
            self._pads[pad.as_joystick().get_instance_id()] = pad

    def _disconnect(self, instance: int) -> None:
        pad: Any = self._pads.pop(instance, None)
        self.places.leave(instance)
        if pad is not None:
            pad.quit()
        self.release_all()

    def repeats(self, dt: float) -> list[Action]:
        """The repeats that came due for a direction held down while `dt` seconds passed."""
        if not self._repeat:
            return []
        action, left, code = self._repeat
        left -= dt
        self._repeat = action, left if left > 0 else _NEXT_REPEAT, code
        return [] if left > 0 else [action]

    def type_text(self, on: bool, besides: Set[str] | None = None) -> None:
        """Switch text input (and the system's input method) on or off.

        Off with `besides`, keys mean what they always do, and text is told all the same: not that of keys for one of
        these actions.
        """
        was, now = (typing or kept is not None for typing, kept in ((self.typing, self._besides), (on, besides)))
        self.typing, self._besides = on, besides
        if now and not was:
            pygame.key.start_text_input()
        elif was and not now:
            pygame.key.stop_text_input()

    @property
    def _hears_text(self) -> bool:
        return self.typing or (self._besides is not None and self._besides.isdisjoint(self._meant))
