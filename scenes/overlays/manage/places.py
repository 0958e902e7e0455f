"""Where things are while deeds are managed."""

from __future__ import annotations

from typing import NamedTuple

from scenes.ui.layout import rows
from scenes.ui.view import Box

WIDEST = 1560.0
HEAD = 32.0


class Places(NamedTuple):
    """Boxes in units: who and how much above, groups and the chosen deed in the middle, buttons below."""

    whole: Box
    head: Box
    groups: Box
    card: Box
    note: Box
    buttons: Box


def places(window: Box) -> Places:
    """A sheet over the board with a margin all round."""
    wide = min(window.w - 40, WIDEST)
    tall = min(window.h - 36, 940.0)
    whole = Box(window.centerx - wide / 2, window.centery - tall / 2, wide, tall)
    inner = Box(whole.x + 24, whole.y + 16, whole.w - 48, whole.h - 34)
    head, middle, buttons = rows(inner, (70, 1, 66), gap=16)
    card_w = min(300.0, middle.w * 0.23)
    card_h = min(card_w * 1.36, middle.h - 66)
    card = Box(middle.right - card_w, middle.y, card_w, card_h)
    note = Box(card.x, card.bottom + 8, card_w, middle.bottom - card.bottom - 8)
    return Places(whole, head, Box(middle.x, middle.y, middle.w - card_w - 22, middle.h), card, note, buttons)


def group_boxes(area: Box, sizes: list[int]) -> list[Box]:
    """A box for each group of `sizes[i]` deeds, side by side in one line or two."""
    count = len(sizes)
    lines = 1 if count <= 5 and (count <= 4 or area.w > 1000) else 2
    per_line = max(3, -(-count // lines))
    gap = 12.0
    wide = min(260.0, (area.w - gap * (per_line - 1)) / per_line)
    room = (area.h - gap * (lines - 1)) / lines
    boxes = []
    for index, size in enumerate(sizes):
        tall = min(room, HEAD + 14 + size * 93.0 - 7)
        boxes.append(
            Box(area.x + index % per_line * (wide + gap), area.y + index // per_line * (room + gap), wide, tall)
        )
    return boxes


def deed_boxes(group: Box, count: int) -> list[Box]:
    """Rows for the deeds below the group's head."""
    room = Box(group.x + 8, group.y + HEAD + 6, group.w - 16, group.h - HEAD - 14)
    tall = min(86.0, (room.h - 7 * (count - 1)) / count)
    return [Box(room.x, room.y + i * (tall + 7), room.w, tall) for i in range(count)]
