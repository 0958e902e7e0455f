"""A word of advice the first time something comes up in a match."""

from __future__ import annotations

import pygame

from game.position import Position
from game.refusal import _
from scenes.context import Context
from scenes.i18n import tr
from scenes.ui.view import Box

HINTS = {
    "roll": _("Before you roll, and after it, you may trade, build and mortgage."),
    "buy": _("A deed that you do not buy is auctioned at once, and you may bid too."),
    "jail": _("A key, the fine or doubles let you out. Rents reach you in jail all the same."),
    "tax": _("The percentage counts cash, deeds and buildings: the richer you are, the better is the flat sum."),
    "debt": _("Sell buildings and mortgage deeds, or offer your creditor a deal."),
    "transfer": _("This deed came to you mortgaged: lift the mortgage now, or pay 10 % to keep it as it is."),
    "building_call": _("The bank runs out of buildings. If there are too few for all, they are auctioned one by one."),
    "group": _("You own a whole group: its unbuilt lots pay double, and now you may build on them."),
}


class Hints:
    """Which have been given; each comes once, and stays until something else is asked."""

    def __init__(self) -> None:
        self._given: set[str] = set()
        self._now = ""

    def look(self, p: Position, seat: int | None) -> None:
        """A person is asked something (or nobody is, with None)."""
        topic = _topic(p, seat) if seat is not None else ""
        if topic != self._now:
            self._now = topic if topic not in self._given else ""
            self._given.add(topic)

    @property
    def words(self) -> str:
        """The hint to show now, "" for none."""
        return tr(HINTS[self._now]) if self._now else ""


def _topic(p: Position, seat: int) -> str:
    """What a hint could be about."""
    if p.phase in ("roll", "manage") and any(_ready(p, seat, group) for group in p.board.groups.values()):
        return "group"
    return p.phase if p.phase in HINTS else ""


def _ready(p: Position, seat: int, group: tuple[int, ...]) -> bool:
    """Whether the seat may begin to build on a group."""
    street = p.board.squares[group[0]].kind == "street"
    return street and p.owns_group(seat, group[0]) and not p.group_level(group[0])


def draw_hint_card(surface: pygame.Surface, ctx: Context, words: str, box: Box) -> None:
    """The hint on a dark card, with a lamp beside it."""
    theme, view = ctx.theme, ctx.view
    inner = box.w - 84
    tall = min(box.h, ctx.text.height(words, inner, 16) + 26)
    card = Box(box.x, box.bottom - tall, box.w, tall)
    ctx.shapes.card(surface, view.rect(card), theme.panel_deep, view.px(16), opacity=0.93, lit=0.12)
    rect = view.rect(Box(card.x + 16, card.centery - 17, 34, 34))
    surface.blit(ctx.sprites.get("svg/glyph_bulb.svg", rect.size, "#ffd166"), rect)
    room = Box(card.x + 62, card.y + 8, inner, card.h - 16)
    ctx.text.draw(surface, words, room, 16, theme.text, lines=3)
