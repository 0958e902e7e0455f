"""The program's window, on a system that does with it as it likes."""

import warnings

import pygame
import pytest

from scenes.ui.view import SMALLEST
from scenes.window import Window

WIDE, TALL = SMALLEST


class System:
    """What a window asks for, and the size that it has: what it asks for unless `firm`."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.size = (WIDE, TALL)
        self.firm = False

    def set_mode(self, size: tuple[int, int], flags: int) -> None:
        self.asked.append(size)
        if self.firm:
            warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=1)
        else:
            self.size = size


@pytest.fixture
def system(monkeypatch) -> System:
    made = System()
    monkeypatch.setattr(pygame.display, "set_mode", made.set_mode)
    monkeypatch.setattr(pygame.display, "get_surface", lambda: pygame.Surface(made.size))
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (0, 0))
    return made


def pass_frames(window: Window, count: int) -> None:
    for _frame in range(count):
        window.keep_large_enough()


def test_a_window_that_is_made_too_small_grows_again(system: System):
    window = Window((WIDE, TALL))
    system.size = (WIDE - 200, TALL + 100)
    pass_frames(window, 2)
    assert window.size == (WIDE, TALL + 100)


def test_a_system_that_is_against_it_is_asked_twice_and_nobody_is_warned(system: System):
    window, system.firm, system.size = Window((WIDE, TALL)), True, (300, 200)
    pass_frames(window, 100)
    assert system.asked[1:] == [(WIDE, TALL)] * 2


def test_a_window_in_the_hand_is_left_alone_until_it_is_let_go_of(system: System):
    window, system.firm = Window((WIDE, TALL)), True
    for wide in range(WIDE - 1, WIDE - 50, -1):
        system.size = (wide, TALL)
        pass_frames(window, 1)
    assert len(system.asked) == 2
    system.firm = False
    pass_frames(window, 100)
    assert window.size == (WIDE, TALL)
