"""A gamepad without hardware: SDL's own virtual joystick, reached through the library that pygame brings along."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

_GAMEPAD = 1
AXES, BUTTONS = 6, 15


def library() -> ctypes.CDLL:
    """The SDL that pygame uses. Skips the test where it cannot be found."""
    beside = Path(pygame.__file__).parent
    found = [*beside.parent.glob("pygame_ce.libs/libSDL2-2*"), *beside.glob("**/libSDL2*"), *beside.glob("**/SDL2.dll")]
    if not found:
        pytest.skip("SDL's library lies elsewhere here")
    return ctypes.CDLL(str(found[0]))


class Pad:
    """Presses buttons and moves sticks, as pygame numbers them."""

    def __init__(self, sdl: ctypes.CDLL, index: int) -> None:
        self.sdl, self.index = sdl, index
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(index))

    def button(self, number: int, down: bool) -> None:
        self.sdl.SDL_JoystickSetVirtualButton(self._stick, number, int(down))
        self.sdl.SDL_JoystickUpdate()

    def tap(self, number: int) -> None:
        self.button(number, True)
        self.button(number, False)

    def axis(self, number: int, value: int) -> None:
        self.sdl.SDL_JoystickSetVirtualAxis(self._stick, number, ctypes.c_int16(value))
        self.sdl.SDL_JoystickUpdate()

    def unplug(self) -> None:
        self.sdl.SDL_JoystickDetachVirtual(self.index)


def plug_in(sdl: ctypes.CDLL) -> Pad:
    """One more gamepad."""
    index = sdl.SDL_JoystickAttachVirtual(_GAMEPAD, AXES, BUTTONS, 0)
    if index < 0:
        pytest.skip("this SDL has no virtual joysticks")
    return Pad(sdl, index)


@contextmanager
def several(count: int) -> Iterator[list[Pad]]:
    """Gamepads for as long as the block lasts. Whoever unplugs one takes it from the list; the last one goes first."""
    sdl = library()
    controller.init()
    pads = [plug_in(sdl) for _ in range(count)]
    try:
        yield pads
    finally:
        while pads:
            pads.pop().unplug()
        controller.quit()
        pygame.event.clear()


@contextmanager
def plugged_in() -> Iterator[Pad]:
    """A gamepad for as long as the block lasts."""
    with several(1) as pads:
        yield pads[0]
