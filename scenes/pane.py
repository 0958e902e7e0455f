"""What is between a canvas and its window: regions that have changed go there, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.canvas import Canvas

if TYPE_CHECKING:
    from scenes.window import Window


class Pane:
    """Scenes draw on `canvas`, then `show` brings into the window what differs from the last frame.

    A window keeps its picture until it is resized or uncovered; `lost` says that this may have happened.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self._canvas = Canvas(window.surface.get_size())
        self._lost = True

    @property
    def canvas(self) -> Canvas:
        """The canvas, of the window's present size."""
        size = self.window.surface.get_size()
        if self._canvas.get_size() != size:
            self._canvas = Canvas(size)
        return self._canvas

    def lost(self) -> None:
        """What the window showed may be gone."""
        self._lost = True

    def show(self) -> None:
        """Show the frame that was drawn; a frame like the one before costs nothing."""
        regions = self._canvas.show()
        if self._lost:
            regions = [self._canvas.get_rect()]
        surface = self.window.surface
        for region in regions:
            surface.blit(self._canvas, region, region)
        self.window.show(regions)
        self._lost = False
