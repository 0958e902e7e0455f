"""The board as a widget: the mouse points at squares, the arrow keys walk a cursor round them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.board import SIZE
from scenes.board.ground import Ground
from scenes.scene import STAY, Next
from scenes.ui.actions import Do, Edit, Point, Type
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context

_CLOCKWISE = {"bottom": "left", "left": "up", "top": "right", "right": "down"}
_BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}
_INWARD = {"bottom": "up", "left": "right", "top": "down", "right": "left"}
_CORNERS = {0: ("left", "up"), 10: ("up", "right"), 20: ("right", "down"), 30: ("down", "left")}
"""Corners of the board: the way clockwise from them, and the way back."""


def walk(position: int, direction: str, side: str) -> int | None:
    """The square that an arrow leads to from another; None leaves the board.

    Along an edge it goes from square to square; inwards it crosses to the opposite edge.
    """
    if position in _CORNERS:
        forward, backward = _CORNERS[position]
        if direction == forward:
            return position + 1
        return (position - 1) % SIZE if direction == backward else None
    forward = _CLOCKWISE[side]
    if direction == forward:
        return (position + 1) % SIZE
    if direction == _BACK[forward]:
        return position - 1
    if direction == _INWARD[side]:
        return (30 if side in ("bottom", "top") else 50) - position
    return None


class BoardWidget(Widget):
    """Points out one square: the one under the mouse, or where the cursor is. `pressed` is told of a click on one."""

    silent = True

    def __init__(self, ground: Ground, start: int, pressed: Callable[[int], Next | None]) -> None:
        super().__init__("board", ground.box)
        self.ground = ground
        self.square: int = start
        self.pointing = False
        """Whether a square is pointed at now, by the cursor or the mouse."""
        self._by_mouse = False
        self._pressed = pressed

    def adopt(self, old: Widget) -> None:
        """Keep the cursor."""
        super().adopt(old)
        if isinstance(old, BoardWidget):
            self.square, self.pointing, self._by_mouse = old.square, old.pointing, old._by_mouse

    def act(self, action: Do | Type | Edit, ctx: Context) -> Next | None:
        """Arrows walk along the edge; outwards at the right they lead to the panel."""
        if not isinstance(action, Do):
            return None
        side = self.ground.layout.squares[self.square].side
        if action.name in ("left", "right", "up", "down"):
            found = walk(self.square, action.name, side)
            if found is None:
                return None
            self.square = found if self.pointing else self.square
            self.pointing, self._by_mouse = True, False
            ctx.sound.play("tick", 0.5)
            return STAY
        return None

    def press(self, ctx: Context) -> Next:
        """The square was chosen."""
        return self._pressed(self.square) or STAY

    def point(self, action: Point, ctx: Context) -> Next | None:
        """The square under the mouse."""
        self.hover(action.at)
        return None

    def hover(self, position: tuple[float, float]) -> None:
        """The mouse is there."""
        found = self.ground.at(position)
        self.pointing = self._by_mouse = found is not None
        if found is not None:
            self.square = found

    def give_way(self) -> None:
        """Something is to be seen on the board: a mouse that merely rests there points at nothing until it moves."""
        if self._by_mouse:
            self.pointing = False

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the square."""
        return self.ground.to_box(self.ground.layout.squares[self.square].rect).inflate(-8, -8), 5.0
