"""What is between a canvas and its window: regions that have changed are sent to the screen, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.canvas import Canvas

if TYPE_CHECKING:
    from scenes.window import Window


class Pane:
    """Scenes draw on `canvas`, then `show` sends what differs from the last frame.

    A window keeps its picture until it is resized or uncovered; `lost` says that this may have happened.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self._canvas = self._made()

    def _made(self) -> Canvas:
        surface = self.window.surface
        return Canvas(surface.get_size(), surface)

    @property
    def canvas(self) -> Canvas:
        """The canvas, of the window's present size."""
        if self._canvas.get_size() != self.window.surface.get_size():
            self._canvas = self._made()
        return self._canvas

    def lost(self) -> None:
        """What the window showed may be gone."""
        self._canvas.lost()

    def show(self) -> None:
        """Show the frame that was drawn; a frame like the one before costs nothing."""
        self.window.show(self._canvas.show())
