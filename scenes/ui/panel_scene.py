"""A scene made of a panel: most scenes and all overlays only say what widgets they have."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.scene import STAY, Next, Pop, Scene
from scenes.ui.actions import Action, Do
from scenes.ui.panel import Panel
from scenes.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.context import Context


class PanelScene(Scene):
    """Builds its widgets when it opens, and anew whenever the window, the language or the theme changes.

    A subclass gives `build`, and where it wants `backdrop` and `back`; after a change of its own it calls `rebuild`.
    """

    first = ""
    """Key of the widget that has the focus to begin with."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.panel = Panel(ctx)
        self._built_for = -1

    @abstractmethod
    def build(self) -> Sequence[Widget]:
        """The widgets, laid out for `self.ctx.view`."""

    def rebuild(self) -> None:
        """Make the widgets anew; focus and scrolling are kept by their keys."""
        self._built_for = self.ctx.revision
        self.panel.set(self.build(), self.first)

    def backdrop(self, surface: pygame.Surface) -> None:
        """What is drawn behind the widgets."""

    def back(self) -> Next:
        """What the back action leads to."""
        return Pop()

    def enter(self) -> None:
        """Build, or build anew on coming back."""
        self.rebuild()

    def handle(self, action: Action) -> Next:
        """The panel first; back if it had no use for it."""
        self._keep_up()
        answer = self.panel.handle(action)
        if answer is None and isinstance(action, Do) and action.name == "back":
            self.ctx.sound.play("back")
            return self.back()
        return answer or STAY

    def update(self, dt: float) -> Next:
        """Let the widgets move."""
        self._keep_up()
        self.panel.update(dt)
        return STAY

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop and widgets."""
        self._keep_up()
        self.backdrop(surface)
        self.panel.draw(surface)

    def _keep_up(self) -> None:
        if self._built_for != self.ctx.revision:
            self.rebuild()
