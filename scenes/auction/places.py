"""Where things are in an auction, for any shape of window."""

from __future__ import annotations

from typing import NamedTuple

from scenes.ui.layout import columns
from scenes.ui.view import Box

WIDEST = 1400.0
"""In a wide window everything keeps together in the middle."""


class Places(NamedTuple):
    """Boxes in units."""

    title: Box
    card: Box
    ring: Box
    panel: Box
    paddles: Box


def places(window: Box) -> Places:
    """The card left, the ring in the middle, the next bid right, the paddles below them all."""
    inner = Box(window.centerx - min(window.w, WIDEST) / 2, 0, min(window.w, WIDEST), window.h)
    bottom = window.h * 0.53 + 4
    upper = Box(inner.x + 44, 78, inner.w - 88, bottom - 78)
    ring = min(upper.h - 6, 400.0)
    card_h = min(upper.h, 430.0)
    card_w = card_h * 0.78
    panel_w = min(384.0, upper.w * 0.31)
    free = (upper.w - ring - card_w - panel_w) / 4
    return Places(
        Box(window.centerx - 400, 12, 800, 60),
        Box(upper.x + free * 0.8, upper.centery - card_h / 2, card_w, card_h),
        Box(window.centerx - ring / 2, upper.centery - ring / 2, ring, ring),
        Box(upper.right - panel_w, upper.centery - min(upper.h, 340.0) / 2, panel_w, min(upper.h, 340.0)),
        Box(inner.x + 16, bottom + 8, inner.w - 32, min(window.h - bottom - 20, 420.0)),
    )


def paddle_boxes(row: Box, count: int) -> list[Box]:
    """A place for every bidder, no wider than a paddle needs."""
    wide = min(row.w, count * 250.0)
    return columns(Box(row.centerx - wide / 2, row.y, wide, row.h), [1.0] * count)
