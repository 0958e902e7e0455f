"""Where the parts of the board scene lie in a window, in logical units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.view import Box, View

EDGE = 12.0
"""Free space at the window's edge and between the parts."""
_PANEL_LEAST = 440.0
_PANEL_MOST = 620.0
_WIDE = 1500.0
"""From this width on there is room for a column on either side of the board."""


@dataclass(frozen=True)
class Places:
    """`board` is square, rim and all. `deed` is the card at hand, `actions` the buttons beside it."""

    board: Box
    head: Box
    seats: Box
    deed: Box
    actions: Box
    log: Box

    @classmethod
    def of(cls, view: View, seats: int) -> Places:
        """The places in a window for so many seats."""
        if view.width >= _WIDE:
            return _three_columns(view, seats)
        return _two_columns(view, seats)


def _two_columns(view: View, seats: int) -> Places:
    side = min(view.height - 2 * EDGE, view.width - 3 * EDGE - _PANEL_LEAST)
    board = Box(EDGE, (view.height - side) / 2, side, side)
    left = board.right + EDGE
    width = view.width - EDGE - left
    tall = view.height - 2 * EDGE
    head = Box(left, EDGE, width, 46)
    rows = seats if seats <= 4 else 3
    row = min(72.0, max(50.0, 0.078 * tall)) if seats <= 4 else 66.0
    strip = Box(left, head.bottom + 8, width, rows * (row + 6) - 6)
    room = view.height - EDGE - strip.bottom - 2 * 10
    hand = max(250.0, min(room * 0.62, 340.0))
    cards = Box(left, strip.bottom + 10, width, hand)
    deed, actions = _hand(cards)
    log = Box(left, cards.bottom + 10, width, view.height - EDGE - cards.bottom - 10)
    return Places(board, head, strip, deed, actions, log)


def _hand(cards: Box) -> tuple[Box, Box]:
    """The deed at the left, the buttons beside it."""
    wide = min(214.0, max(186.0, cards.w * 0.37))
    deed = Box(cards.x, cards.y, wide, cards.h)
    return deed, Box(deed.right + 12, cards.y, cards.right - deed.right - 12, cards.h)


def _three_columns(view: View, seats: int) -> Places:
    """Seats and log left of the board, the deed and the buttons right of it."""
    side = view.height - 2 * EDGE
    width = min(_PANEL_MOST, (view.width - side - 4 * EDGE) / 2)
    left = (view.width - side - 2 * width - 2 * EDGE) / 2
    board = Box(left + width + EDGE, EDGE, side, side)
    head = Box(left, EDGE, width, 46)
    strip = Box(left, head.bottom + 8, width, min(seats * 82.0, side * 0.62))
    log = Box(left, strip.bottom + 10, width, view.height - EDGE - strip.bottom - 10)
    right = board.right + EDGE
    deed_tall = min(330.0, side * 0.46)
    deed = Box(right + (width - min(width, 270.0)) / 2, EDGE, min(width, 270.0), deed_tall)
    actions = Box(right, deed.bottom + 12, width, view.height - EDGE - deed.bottom - 12)
    return Places(board, head, strip, deed, actions, log)
