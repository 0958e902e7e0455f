"""Where things are in a trade, for any shape of window and any number of deeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scenes.ui.layout import columns, inset
from scenes.ui.view import Box

WIDEST = 1500.0
GAP = 10.0


class Places(NamedTuple):
    """Boxes in units: the table between two hands, names above, words and buttons below."""

    title: Box
    partners: Box
    names: tuple[Box, Box]
    hands: tuple[Box, Box]
    table: Box
    halves: tuple[Box, Box]
    speech: Box
    buttons: Box


class Half(NamedTuple):
    """One side of the table."""

    head: Box
    cards: Box
    cash: Box
    keys: Box
    debt: Box
    effects: Box


def places(window: Box) -> Places:
    """The table in the middle; hands take what is left, down to the buttons."""
    inner = Box(window.centerx - min(window.w, WIDEST) / 2, 0, min(window.w, WIDEST), window.h)
    wide = inner.w * 0.385
    top, foot = 112.0, window.h - 106
    table = Box(window.centerx - wide / 2, top, wide, foot - 76 - top)
    hand_w = table.x - inner.x - 24 - 18
    hands = Box(inner.x + 24, top, hand_w, foot - top), Box(table.right + 18, top, hand_w, foot - top)
    left, right = columns(inset(table, 14, 10), [1.0, 1.0], 22)
    names = Box(inner.x + 24, 18, inner.w * 0.36, 80), Box(inner.right - 24 - inner.w * 0.36, 18, inner.w * 0.36, 80)
    return Places(
        Box(window.centerx - 130, 14, 260, 44),
        Box(window.centerx - 120, 62, 240, 42),
        names,
        hands,
        table,
        (left, right),
        Box(table.x, table.bottom + 12, table.w, 64),
        Box(window.centerx - 380, window.h - 92, 760, 66),
    )


def half(box: Box, debt: bool) -> Half:
    """The parts of one side of the table from the top: words, cards, cash and keys, a debt, what it means."""
    head = Box(box.x, box.y, box.w, 28)
    low = 46.0 if debt else 0.0
    effects_h = min(150.0, max(124.0, box.h * 0.2))
    cards = Box(box.x, head.bottom + 4, box.w, box.h - 28 - 8 - 46 - low - effects_h - 10)
    cash = Box(box.x, cards.bottom + 8, box.w - 76, 42)
    keys = Box(cash.right + 8, cash.y, 68, 42)
    owed = Box(box.x, cash.bottom + 6, box.w, low - 6 if debt else 0)
    top = cash.bottom + low + 8
    return Half(head, cards, cash, keys, owed, Box(box.x, top, box.w, box.bottom - top))


def hand_boxes(box: Box, count: int) -> list[Box]:
    """Places for a hand of deeds: as large as they can be, down to strips in two columns for twenty-eight."""
    for wide, tall in ((108.0, 128.0), (92.0, 112.0), (80.0, 96.0)):
        per_row = max(1, int((box.w + GAP) // (wide + GAP)))
        lines = -(-count // per_row)
        if lines * (tall + GAP) - GAP <= box.h:
            return list(_cells(box, count, per_row, (wide, tall)))
    per_row = max(1, int((box.w + 6) // 166))
    lines = -(-count // per_row)
    tall = min(44.0, (box.h - 5 * (lines - 1)) / max(1, lines))
    return [
        Box(box.x + i // lines * (box.w + 6) / per_row, box.y + i % lines * (tall + 5), (box.w + 6) / per_row - 6, tall)
        for i in range(count)
    ]


def _cells(box: Box, count: int, per_row: int, size: tuple[float, float]) -> Iterator[Box]:
    for i in range(count):
        yield Box(box.x + i % per_row * (size[0] + GAP), box.y + i // per_row * (size[1] + GAP), *size)


def table_boxes(box: Box, count: int) -> list[Box]:
    """Places for the cards on one side of the table; strips may run over the lower edge and are scrolled then."""
    if count <= 2 and box.h >= 110:
        tall = min(210.0, box.h)
        wide = min(tall * 0.83, 150.0, (box.w - GAP * (count - 1)) / max(1, count))
        tall = min(tall, wide * 1.3)
        x = box.centerx - (count * (wide + GAP) - GAP) / 2
        return [Box(x + i * (wide + GAP), box.centery - tall / 2, wide, tall) for i in range(count)]
    tall = max(29.0, min(38.0, (box.h - 5 * (count - 1)) / max(1, count)))
    wide = box.w if count * (tall + 5) - 5 <= box.h else box.w - 14
    return [Box(box.x, box.y + i * (tall + 5), wide, tall) for i in range(count)]
