"""What every widget is: a box that can be drawn, focused, pressed and pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

OnPress = Callable[[], Next | None]
"""What a press does; its answer is the scene's answer, None stays."""


class Widget:
    """`key` names it within its panel, so that focus survives when the panel is built anew.

    `hot` are actions that press it from anywhere. A widget that is not `enabled` is greyed, still takes the focus,
    and says `why`. `tip` is told when it is enabled.
    """

    focusable = True
    typing = False
    """True when typed text goes to it while it has the focus."""
    silent = False
    """True for those that make their own sounds or none."""

    def __init__(
        self, key: str, box: Box, *, enabled: bool = True, why: str = "", tip: str = "", hot: str | Sequence[str] = ()
    ) -> None:
        self.key = key
        self.box = box
        self.enabled = enabled
        self.why = why
        self.tip = tip
        self.hot: tuple[str, ...] = (hot,) if isinstance(hot, str) else tuple(hot)
        self.held = False
        self.age_pressed = 1.0

    @property
    def remark(self) -> str:
        """What the tooltip says: why it is greyed, or its tip."""
        return self.tip if self.enabled else self.why

    def press(self, ctx: Context) -> Next:
        """It was chosen: by accept, a click or a hot key."""
        return STAY

    def hot_pressed(self, name: str, ctx: Context) -> Next:
        """One of its hot keys was pressed."""
        return self.press(ctx)

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Use an action while it has the focus; None leaves it to the panel."""
        return None

    def point(self, action: Point, ctx: Context) -> Next | None:
        """Use the mouse while it is pressed on it or turns its wheel over it; None leaves it to the panel."""
        return None

    def leave(self) -> None:
        """The focus goes elsewhere."""

    def adopt(self, old: Widget) -> None:
        """Go on where the widget of the same key left off, when a panel is built anew."""
        self.held, self.age_pressed = old.held, old.age_pressed

    def tick(self, dt: float, ctx: Context) -> None:
        """Let `dt` seconds pass."""
        self.age_pressed += dt

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Draw it on the window."""

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """The box and corner radius, in units, that the focus ring goes round."""
        return self.box, 14.0

    @property
    def sunk(self) -> bool:
        """Is it pressed down at the moment?"""
        return self.held or self.age_pressed < 0.11
