"""Where things are on the results."""

from __future__ import annotations

from typing import NamedTuple

from scenes.ui.layout import columns
from scenes.ui.view import Box

WIDEST = 1560.0


class Places(NamedTuple):
    """Title above, ranking left, pages right, buttons below."""

    title: Box
    reason: Box
    ranking: Box
    page: Box
    tabs: Box
    content: Box
    buttons: Box


def places(window: Box) -> Places:
    """For any shape of window."""
    wide = min(window.w - 48, WIDEST)
    x = window.centerx - wide / 2
    top, foot = 116.0, window.h - 98
    left, right = columns(Box(x, top, wide, foot - top), [0.74, 1.0], 20)
    tabs = Box(right.x + 14, right.y + 12, right.w - 22, 46)
    content = Box(right.x + 22, tabs.bottom + 14, right.w - 44, right.bottom - tabs.bottom - 28)
    return Places(
        Box(x, 18, wide, 58),
        Box(x, 74, wide, 30),
        left,
        right,
        tabs,
        content,
        Box(window.centerx - 520, window.h - 84, 1040, 62),
    )
