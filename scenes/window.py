"""The program's one window: a surface of its size, regions of which are sent to the screen.

It is pygame's display and not a `pygame.Window`, which can only send the whole of it: at 1920x1080 that takes ten times
as long as the few regions in which two frames differ.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import pygame

import assets
from scenes.ui.view import SMALLEST

Size = tuple[int, int]

_RESTED = 20
"""Frames for which a window has one size before it counts as let go of."""


class Window:
    """Opens at that size in pixels; at `place`, its upper left corner on the desktop, or where the system likes."""

    def __init__(self, size: Size, place: tuple[int, int] | None = None) -> None:
        pygame.display.init()
        pygame.display.set_icon(pygame.image.load_sized_svg(str(assets.path("svg/app_icon.svg")), (64, 64)))
        pygame.display.set_caption("Trekast")
        _set_mode(size, pygame.RESIZABLE)
        if place:
            pygame.display.set_window_position(place)
        self.full_screen = False
        self._before = size, self.place
        self._small: Size | None = None
        self._rested = 0

    @property
    def surface(self) -> pygame.Surface:
        """What it shows; of another size once the window is."""
        surface = pygame.display.get_surface()
        assert surface is not None  # it has been opened
        return surface

    @property
    def size(self) -> Size:
        """In pixels."""
        return self.surface.get_size()

    @property
    def place(self) -> tuple[int, int]:
        """Its upper left corner on the desktop."""
        return pygame.display.get_window_position()

    def show(self, regions: Sequence[pygame.Rect]) -> None:
        """Send these regions of the surface to the screen."""
        if regions:
            pygame.display.update(regions)

    def keep_large_enough(self) -> None:
        """Grow to the smallest size with room for everything, called every frame.

        It does so at once, and again when the hand that makes the window small has let go of it; no more than that,
        lest the system is against it.
        """
        size = self.size
        wanted = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        if wanted == size or self.full_screen:
            self._small = None
            return
        first, self._rested = self._small is None, self._rested + 1 if size == self._small else 0
        self._small = size
        if first or self._rested == _RESTED:
            _set_mode(wanted, pygame.RESIZABLE)

    def fill_screen(self, wanted: bool) -> None:
        """Full screen at the desktop's own size, or back to where and what the window was."""
        if wanted == self.full_screen:
            return
        self.full_screen = wanted
        if wanted:
            self._before = self.size, self.place
            self._fill()
        else:
            size, place = self._before
            pygame.display.toggle_fullscreen()
            _set_mode(size, pygame.RESIZABLE)
            pygame.display.set_window_position(place)

    def _fill(self) -> None:
        """A lone screen is filled first, for where no window manager does it."""
        screens = pygame.display.get_desktop_sizes()
        if len(screens) == 1:
            pygame.display.set_window_position((0, 0))
        _set_mode((0, 0), pygame.FULLSCREEN)

    def close(self) -> None:
        """No window any more; another can be opened."""
        pygame.display.quit()


def _set_mode(size: Size, flags: int) -> None:
    """A system that gives the window another size has its reasons, and nobody need be warned of it."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Requested window was forcibly resized", RuntimeWarning)
        pygame.display.set_mode(size, flags)
