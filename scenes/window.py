"""The program's one window: a surface of its size, regions of which are sent to the screen.

It is pygame's display and not a `pygame.Window`, which can only send the whole of it: at 1920x1080 that takes ten times
as long as the few regions in which two frames differ.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

import assets
from scenes.ui.view import SMALLEST

Size = tuple[int, int]


class Window:
    """Opens at that size in pixels; at `place`, its upper left corner on the desktop, or where the system likes."""

    def __init__(self, size: Size, place: tuple[int, int] | None = None) -> None:
        pygame.display.init()
        pygame.display.set_icon(pygame.image.load_sized_svg(str(assets.path("svg/app_icon.svg")), (64, 64)))
        pygame.display.set_caption("Trekast")
        pygame.display.set_mode(size, pygame.RESIZABLE)
        if place:
            pygame.display.set_window_position(place)
        self.full_screen = False
        self._before = size, self.place
        self._grown: Size | None = None

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
        """Grow to the smallest size with room for everything; once, lest the system is against it."""
        wide, tall = self.size
        wanted = max(wide, SMALLEST[0]), max(tall, SMALLEST[1])
        if wanted == (wide, tall) or self.full_screen:
            self._grown = None
        elif wanted != self._grown:
            self._grown = wanted
            pygame.display.set_mode(wanted, pygame.RESIZABLE)

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
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.display.set_window_position(place)

    def _fill(self) -> None:
        """A lone screen is filled first, for where no window manager does it."""
        screens = pygame.display.get_desktop_sizes()
        if len(screens) == 1:
            pygame.display.set_window_position((0, 0))
        pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

    def close(self) -> None:
        """No window any more; another can be opened."""
        pygame.display.quit()
