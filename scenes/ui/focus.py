"""Where the focus goes: by geometry for directions, in order for tab. Pure functions over boxes."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.actions import DIRECTIONS
from scenes.ui.view import Box


def neighbour(boxes: Sequence[Box], current: int, direction: str) -> int:
    """The index of the box to go to from `current` in a direction ("up", "left"...).

    The nearest box that lies that way, those in line with the current one first. With none there, the farthest one
    the other way in line, so that lists go round; else `current` itself.
    """
    dx, dy = DIRECTIONS[direction]
    here = boxes[current]
    ahead = [(_cost(here, box, dx, dy), i) for i, box in enumerate(boxes) if i != current and _lies(here, box, dx, dy)]
    if ahead:
        return min(ahead)[1]
    behind = [
        (-_cost(here, box, -dx, -dy), i)
        for i, box in enumerate(boxes)
        if i != current and _lies(here, box, -dx, -dy) and _in_line(here, box, dx, dy)
    ]
    return min(behind)[1] if behind and dy else current


def _lies(here: Box, box: Box, dx: int, dy: int) -> bool:
    """Does the box lie that way: its middle beyond our middle, and its near side beyond our near side?"""
    along = (box.centerx - here.centerx) * dx + (box.centery - here.centery) * dy
    gap = _gap(here, box, dx, dy)
    return along > 0.5 and gap > -0.5 * min(_length(here, dx), _length(box, dx))


def _length(box: Box, dx: int) -> float:
    return box.w if dx else box.h


def _gap(here: Box, box: Box, dx: int, dy: int) -> float:
    """Free space between the two along the direction; negative when they overlap that way."""
    if dx:
        return box.left - here.right if dx > 0 else here.left - box.right
    return box.top - here.bottom if dy > 0 else here.top - box.bottom


def _aside(here: Box, box: Box, dx: int) -> float:
    """How far the two miss each other across the direction; 0 when they are in line."""
    if dx:
        return max(0.0, box.top - here.bottom, here.top - box.bottom)
    return max(0.0, box.left - here.right, here.left - box.right)


def _in_line(here: Box, box: Box, dx: int, dy: int) -> bool:
    return _aside(here, box, dx) == 0


def _cost(here: Box, box: Box, dx: int, dy: int) -> float:
    off = abs(box.centery - here.centery) if dx else abs(box.centerx - here.centerx)
    return max(0.0, _gap(here, box, dx, dy)) + 3 * _aside(here, box, dx) + 0.2 * off
