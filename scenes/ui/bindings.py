"""Which key or pad button means which action, and what is written on its cap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from scenes.ui.actions import ACTIONS, Device
from scenes.ui.keyboard import layout, written_on

_SCAN = {name[6:]: getattr(pygame, name) for name in dir(pygame) if name.startswith("KSCAN_")}
_SCAN_NAMES = {code: name for name, code in sorted(_SCAN.items(), reverse=True)}
_CAPS = {
    "RETURN": "Enter", "ESCAPE": "Esc", "SPACE": "Space", "PAGEDOWN": "PgDn", "PAGEUP": "PgUp", "BACKSPACE": "Bksp",
    "UP": "↑", "DOWN": "↓", "LEFT": "←", "RIGHT": "→", "LSHIFT": "Shift", "RSHIFT": "R Shift", "TAB": "Tab",
    "LCTRL": "Ctrl", "RCTRL": "R Ctrl", "KP_ENTER": "Enter", "DELETE": "Del", "INSERT": "Ins",
}  # fmt: skip
PAD_BUTTONS = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "leftshoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rightshoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "leftstick": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "rightstick": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "dpup": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "dpdown": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "dpleft": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "dpright": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
_PAD_CAPS = {
    "leftshoulder": "LB", "rightshoulder": "RB", "leftstick": "L3", "rightstick": "R3", "back": "Select",
    "start": "Start",
    "dpup": "↑", "dpdown": "↓", "dpleft": "←", "dpright": "→",
}  # fmt: skip
FIXED = frozenset({"key:RETURN", "key:ESCAPE", "key:UP", "key:DOWN", "key:LEFT", "key:RIGHT", "pad:a", "pad:b"})
"""Codes that always keep their meaning, so that nobody locks themselves out."""


def key_code(scancode: int) -> str:
    """A scan code as a code: "key:R"."""
    return "key:" + _SCAN_NAMES.get(scancode, str(scancode))


def is_code(code: object) -> bool:
    """Is it the code of a key or pad button there is?"""
    kind, _, name = str(code).partition(":")
    return isinstance(code, str) and ((kind == "key" and name in _SCAN) or (kind == "pad" and name in PAD_BUTTONS))


class Bindings:
    """The bindings in force: those of ACTIONS with a person's own on top."""

    def __init__(self, own: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self._learnt: dict[str, str] = {}
        self.use(own or {})

    def use(self, own: Mapping[str, tuple[str, ...]]) -> None:
        """Take a person's own bindings, by action name; the other actions keep their first ones."""
        self._codes = {name: tuple(own.get(name, binding.codes)) for name, binding in ACTIONS.items()}
        self._names: dict[str, tuple[str, ...]] = {}
        for name, codes in self._codes.items():
            for code in codes:
                self._names[code] = (*self._names.get(code, ()), name)

    def names(self, code: str) -> tuple[str, ...]:
        """The actions a code stands for: several when they count in different places."""
        return self._names.get(code, ())

    def codes(self, name: str) -> tuple[str, ...]:
        """The codes of an action."""
        return self._codes.get(name, ())

    def learn(self, code: str, key: int) -> None:
        """Remember what this keyboard's layout calls a key, so that caps show what is printed on them."""
        written = pygame.key.name(key)
        if len(written) == 1 and (cap := written_on(written)):
            self._learnt[code] = cap

    def learn_layout(self) -> None:
        """Ask the system what the layout calls all keys: when the window opens, and when the layout is changed."""
        self._learnt = {key_code(code): cap for code, cap in layout()}

    def cap(self, name: str, device: Device = "keys") -> str:
        """What is written on the key (or pad button) of an action: "R", "Esc", "LB"; "" when it has none."""
        wanted = "pad:" if device == "pad" else "key:"
        for code in self.codes(name):
            if code.startswith(wanted):
                return self.written(code)
        return ""

    def written(self, code: str) -> str:
        """What is written on the key or button of a code."""
        kind, _, name = code.partition(":")
        if kind == "pad":
            return _PAD_CAPS.get(name, name.upper())
        return self._learnt.get(code) or _CAPS.get(name, name.replace("_", " ").title() if len(name) > 3 else name)

    def clashes(self) -> Iterator[tuple[str, str, str]]:
        """Codes bound twice in one place, as (code, action, action)."""
        for code, names in self._names.items():
            for index, one in enumerate(names):
                for other in names[index + 1 :]:
                    if _meet(one, other):
                        yield code, one, other


def _meet(one: str, other: str) -> bool:
    places = {ACTIONS[one].where, ACTIONS[other].where}
    return len(places) == 1 or "everywhere" in places
