"""From choices to buttons: how they lie in the box beside the deed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.board.choices import Choice
from scenes.scene import Next
from scenes.ui.view import Box
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.context import Context

GAP = 7.0
LINE = 42.0
"""Height of the lines that tell an outcome, below the buttons."""
_TALL = {"primary": 56.0, "whole": 48.0, "half": 48.0, "small": 34.0}
_PER_ROW = {"whole": 1, "half": 2, "small": 3}
_MANY = 5
"""Rows from which on they lie closer together."""

_SIGNS = {
    "roll": "dice", "buy": "deeds", "decline": "hammer", "trade": "trade", "manage": "house", "use_key": "key",
    "end_turn": "enter", "undo": "undo", "resign": "flag", "pay": "bars", "pay_fine": "door",
}  # fmt: skip

_BESIDE = 124.0
"""Room that a button's margins, key and sign take."""


def rows_of(choices: Sequence[Choice], wide: float) -> list[list[Choice]]:
    """Choices of one width side by side, as many as go into a row so wide."""
    rows: list[list[Choice]] = []
    for choice in choices:
        most = _per_row(choice, wide)
        if rows and rows[-1][0].width == choice.width and len(rows[-1]) < most:
            rows[-1].append(choice)
        else:
            rows.append([choice])
    return rows


def _per_row(choice: Choice, wide: float) -> int:
    """Small ones two by two where three would be too narrow."""
    return 2 if choice.width == "small" and wide < 300 else _PER_ROW[choice.width]


def _height(row: list[Choice]) -> float:
    return _TALL["primary"] if row[0].kind == "primary" and row[0].width == "whole" else _TALL[row[0].width]


def lay_out(choices: Sequence[Choice], box: Box) -> list[tuple[Choice, Box]]:
    """A box for every choice from the top down; the large ones are pressed together where there are many."""
    rows = rows_of(choices, box.w)
    wanted = [_height(row) for row in rows]
    gap = GAP if len(rows) <= _MANY else GAP / 2
    room = box.h - LINE - gap * len(rows)
    small = sum(tall for row, tall in zip(rows, wanted, strict=True) if row[0].width == "small")
    large = sum(wanted) - small
    squeeze = min(1.25, (room - small) / large) if large else 1.0
    placed: list[tuple[Choice, Box]] = []
    y = box.y
    for row, tall in zip(rows, wanted, strict=True):
        tall = tall if row[0].width == "small" else min(tall * squeeze, 66.0)
        count = _per_row(row[0], box.w) if row[0].width == "small" else len(row)
        wide = (box.w - GAP * (count - 1)) / count
        placed += [(choice, Box(box.x + index * (wide + GAP), y, wide, tall)) for index, choice in enumerate(row)]
        y += tall + gap
    return placed


def make_buttons(
    ctx: Context, choices: Sequence[Choice], box: Box, press: Callable[[Choice], Next | None]
) -> list[Button]:
    """The buttons; `press` is told which choice was made."""
    return [_button(ctx, choice, place, press) for choice, place in lay_out(choices, box)]


def _button(ctx: Context, choice: Choice, box: Box, press: Callable[[Choice], Next | None]) -> Button:
    size = 22 if choice.kind == "primary" and choice.width == "whole" else 18 if choice.width != "small" else 15
    sign = f"svg/glyph_{_SIGNS.get(choice.key, '')}.svg"
    room = box.w - _BESIDE - ctx.text.width(choice.label, size, "display")
    return Button(
        choice.key,
        box,
        choice.label,
        lambda: press(choice),
        kind=choice.kind,
        note=choice.note,
        icon=sign if ctx.sprites.has(sign) and choice.width != "small" and room > 0 else "",
        icon_colour=("#2a1c3f" if choice.kind == "primary" else "#fff3df"),
        align="left" if choice.width == "whole" else "center",
        size=size,
        enabled=not choice.why,
        why=choice.why,
        hot=choice.hot,
    )
