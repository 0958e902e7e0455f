"""The panel of a person's next bid: the handy raise, bigger ones, what it would mean, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.commands import Leave
from game.position import Position
from game.rulebook import refusal
from scenes import pads, people
from scenes.auction import words
from scenes.auction.bids import frame_of, key_amount, raises
from scenes.counsel import advice_button
from scenes.faces import Face
from scenes.i18n import tr
from scenes.telling import price, told
from scenes.ui.layout import columns, inset
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context


def build_panel(
    ctx: Context,
    p: Position,
    seat: int | None,
    persons: Sequence[int],
    box: Box,
    bid: Callable[[int, int], None],
    leave: Callable[[int], None],
    choose: Callable[[int], None],
    advise: Callable[[], None],
    notes: Sequence[str] = (),
) -> list[Widget]:
    """The widgets of the panel for `seat`; without one, CPUs bid among themselves.

    `notes` (a hint, or the advice that `advise` gives) stand in place of what winning would mean.
    """
    made: list[Widget] = [Card(box, ctx.theme.panel_deep, opacity=0.92, bottom=ctx.theme.panel)]
    inner = inset(box, 18, 14)
    if seat is None:
        return made + _for_nobody(ctx, p, inner)
    head = Box(inner.x, inner.y, inner.w, 38)
    faces = Box(head.right, head.y, 0, head.h)
    if len(persons) > 1:
        faces = Box(head.right - len(persons) * 40, head.y, len(persons) * 40, 38)
        boxes = columns(faces, [1.0] * len(persons), 2)
        made += [Face(b, p, who, who == seat, partial(choose, who)) for who, b in zip(persons, boxes, strict=True)]
    title = tr("Your next bid") if len(persons) == 1 else p.seat(seat).name
    tone = ctx.theme.lamp if len(persons) == 1 else people.colour_of(ctx, p, seat)
    made.append(Label(title, Box(head.x, head.y, faces.x - head.x - 8, head.h), 24, colour=tone, face="display"))
    room = Box(inner.x, head.bottom + 8, inner.w, inner.bottom - head.bottom - 8)
    return made + _bidding(ctx, p, seat, room, bid, leave, advise, notes)


def _for_nobody(ctx: Context, p: Position, inner: Box) -> list[Widget]:
    return [
        Label(tr("The others bid"), Box(inner.x, inner.y, inner.w, 38), 24, colour=ctx.theme.lamp, face="display"),
        Label(tr("Nobody at this table takes part."), Box(inner.x, inner.y + 48, inner.w, 60), 17, lines=3),
    ]


def _bidding(
    ctx: Context,
    p: Position,
    seat: int,
    room: Box,
    bid: Callable[[int, int], None],
    leave: Callable[[int], None],
    advise: Callable[[], None],
    notes: Sequence[str],
) -> list[Widget]:
    frame = frame_of(p)
    amount = key_amount(p, seat)
    why = words.why_not(p, seat)
    shown = amount if amount is not None and not why else frame.bid + p.edition.unit
    label = tr("You lead") if frame.by == seat else tr("Bid {amount}", amount=price(p, shown))
    main = Button(
        "bid",
        Box(room.x, room.y, room.w, 58),
        label,
        lambda: bid(seat, shown),
        kind="primary",
        size=24,
        enabled=not why,
        hot=f"bid_{seat + 1}",
    )
    row = Box(room.x, main.box.bottom + 8, room.w, 46)
    chips = [
        Button(f"raise_{i}", b, price(p, one.amount), partial(bid, seat, one.amount), size=18)
        for i, (one, b) in enumerate(zip(raises(p, seat), columns(row, [1.0] * 3, 8), strict=False))
    ]
    out = refusal(p, Leave(seat))
    last = Button(
        "leave",
        Box(room.x, room.bottom - 44, room.w - 94, 44),
        tr("Leave the auction"),
        lambda: leave(seat),
        size=18,
        enabled=out is None,
        why=told(p, out) if out else "",
        hot=f"leave_{seat + 1}",
    )
    if pads.pad_of(ctx, p, seat):
        main.written, last.written = ctx.bindings.cap("accept", "pad"), ctx.bindings.cap("primary", "pad")
    lamp = advice_button(Box(last.box.right + 8, last.box.y, 86, 44), advise)
    above = row if chips else main.box
    lines = Box(room.x, above.bottom + 6, room.w, last.box.y - above.bottom - 12)
    said = (
        _noted(ctx, [why, *notes] if why else notes, lines)
        if notes
        else _lines(ctx, p, seat, shown if not why else None, why, lines)
    )
    return [main, *chips, *said, last, lamp]


def _noted(ctx: Context, notes: Sequence[str], room: Box) -> list[Widget]:
    """A line in the lamp's colour, and one that explains it."""
    if len(notes) == 1:
        return [Label(notes[0], room, 16, colour=ctx.theme.text, lines=3)]
    upper, lower = Box(room.x, room.y, room.w, room.h / 2), Box(room.x, room.centery, room.w, room.h / 2)
    return [
        Label(notes[0], upper, 18, colour=ctx.theme.lamp, face="bold", lines=2),
        Label(" ".join(notes[1:]), lower, 16, lines=2),
    ]


def _lines(ctx: Context, p: Position, seat: int, amount: int | None, why: str, room: Box) -> list[Widget]:
    """Cash after the bid, or why there is none; then what the lot would mean."""
    cash = p.seat(seat).cash
    first = tr("Cash {cash}, after it {left}", cash=price(p, cash), left=price(p, cash - (amount or 0)))
    if amount is None:
        first = why
    told_ = [first, *words.meaning(p, seat)]
    made: list[Widget] = []
    count = min(len(told_), 3)
    tall = min(28.0, room.h / count)
    room.y += (room.h - tall * count) / 2
    for index, line in enumerate(told_[:count]):
        tone = ctx.theme.text if index == 0 else ctx.theme.lamp if index == 1 else ctx.theme.ember
        made.append(Label(line, Box(room.x, room.y + index * tall, room.w, tall), 16, colour=tone))
    return made
