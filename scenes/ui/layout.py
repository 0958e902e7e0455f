"""Cutting boxes into boxes: the whole of our layout arithmetic, in logical units."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.view import Box


def inset(box: Box, x: float, y: float | None = None) -> Box:
    """`box` made smaller by a margin on every side (`y` above and below, if it differs)."""
    y = x if y is None else y
    return Box(box.x + x, box.y + y, max(0.0, box.w - 2 * x), max(0.0, box.h - 2 * y))


def centred(within: Box, width: float, height: float) -> Box:
    """A box of that size in the middle of another, no larger than it."""
    width, height = min(width, within.w), min(height, within.h)
    return Box(within.centerx - width / 2, within.centery - height / 2, width, height)


def _shares(length: float, parts: Sequence[float], gap: float) -> list[float]:
    """Lengths for `parts`: numbers above 1 are units, numbers from 0 to 1 are shares of what is left."""
    fixed = sum(part for part in parts if part > 1)
    left = max(0.0, length - fixed - gap * (len(parts) - 1))
    total = sum(part for part in parts if part <= 1) or 1.0
    return [part if part > 1 else left * part / total for part in parts]


def rows(box: Box, parts: Sequence[float], gap: float = 0.0) -> list[Box]:
    """Cut from the top down. A part above 1 is a height in units, one up to 1 a share of the rest.

    >>> [row.h for row in rows(Box(0, 0, 10, 100), (20, 1, 1), gap=10)]
    [20.0, 30.0, 30.0]
    """
    boxes, y = [], box.y
    for height in _shares(box.h, parts, gap):
        boxes.append(Box(box.x, y, box.w, height))
        y += height + gap
    return boxes


def columns(box: Box, parts: Sequence[float], gap: float = 0.0) -> list[Box]:
    """Cut from left to right, as `rows` does."""
    boxes, x = [], box.x
    for width in _shares(box.w, parts, gap):
        boxes.append(Box(x, box.y, width, box.h))
        x += width + gap
    return boxes


def stacked(box: Box, count: int, height: float, gap: float) -> list[Box]:
    """`count` boxes of one height below each other, from the top; squeezed together if they would not fit."""
    squeeze = min(1.0, box.h / max(1.0, count * height + (count - 1) * gap))
    return [Box(box.x, box.y + index * (height + gap) * squeeze, box.w, height * squeeze) for index in range(count)]


def grid(box: Box, count: int, per_row: int, gap: float = 0.0, height: float | None = None) -> list[Box]:
    """`count` boxes in rows of `per_row`, filling the box (or of a given height)."""
    lines = -(-count // per_row)
    width = (box.w - gap * (per_row - 1)) / per_row
    tall = (box.h - gap * (lines - 1)) / max(1, lines) if height is None else height
    return [
        Box(box.x + index % per_row * (width + gap), box.y + index // per_row * (tall + gap), width, tall)
        for index in range(count)
    ]
