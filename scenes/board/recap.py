"""What the others did since a person last moved, in a few lines: after turns that ran fast or at once."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game import events as e
from game.events import Event
from scenes.board.sentences import Teller
from scenes.context import Context
from scenes.i18n import tr
from scenes.ui.view import Box

_TOLD = (
    e.Bought, e.Traded, e.Built, e.Sold, e.Mortgaged, e.Redeemed, e.Jailed, e.Bankrupt, e.RentForgone, e.Task, e.Over,
)  # fmt: skip
MOST = 7


def recap_lines(teller: Teller, events: Iterable[Event]) -> list[str]:
    """The sentences that matter, the newest last; rents too, since they are money."""
    told = [
        event for event in events if isinstance(event, _TOLD) or (isinstance(event, e.Paid) and event.why == "rent")
    ]
    lines = [teller.tell(event) for event in told]
    if len(lines) > MOST:
        more = tr("… and {n} more before that", n=len(lines) - MOST + 1)
        lines = [more, *lines[-(MOST - 1) :]]
    return [line for line in lines if line]


def draw_recap(surface: pygame.Surface, ctx: Context, lines: list[str], box: Box) -> None:
    """A dark card in the middle of the board with the lines on it."""
    theme, view = ctx.theme, ctx.view
    inner = box.w - 40
    wide = inner - 20
    heights = [ctx.text.height(line, wide, 16) for line in lines]
    tall = min(box.h, 52 + sum(heights) + 6 * len(lines) + 12)
    card = Box(box.x, box.centery - tall / 2, box.w, tall)
    ctx.shapes.card(surface, view.rect(card), theme.panel_deep, view.px(18), opacity=0.93, lit=0.12)
    title = Box(card.x + 20, card.y + 10, inner, 34)
    ctx.text.draw(surface, tr("Since your last move"), title, 21, theme.lamp, face="display")
    y = title.bottom + 6
    for line, height in zip(lines, heights, strict=True):
        if y + height > card.bottom - 4:
            break
        spot = view.rect(Box(card.x + 22, y + 7, 7, 7))
        ctx.shapes.card(surface, spot, theme.lamp, view.px(3), lit=0)
        ctx.text.draw(surface, line, Box(card.x + 40, y, wide, height + 2), 16, theme.text, valign="top", lines=3)
        y += height + 6
