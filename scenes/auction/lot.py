"""What is under the hammer: the deed's card, or the house or hotel of a building call with the lots it may go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.phases.call import lots_for
from game.position import Position
from scenes import cards
from scenes.i18n import tr
from scenes.telling import price
from scenes.ui.theme import mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context


def lot_name(p: Position, what: int | str) -> str:
    """What it is called."""
    if isinstance(what, int):
        return p.board.squares[what].name
    return tr("A hotel") if what == "hotel" else tr("A house")


class LotView:
    """Draws the lot; a piece lists where `seat` could put it."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._deed = cards.DeedCard(ctx)

    def draw(self, surface: pygame.Surface, p: Position, what: int | str, seat: int | None, box: Box) -> None:
        """The lot in its box."""
        if isinstance(what, int):
            self._deed.draw(surface, p, what, box)
            return
        _draw_piece_card(surface, self.ctx, p, what, box)
        if seat is not None:
            room = Box(box.x + 14, box.y + box.h * 0.62, box.w - 28, box.h * 0.36)
            _draw_places(surface, self.ctx, p, what, seat, room)


def _draw_piece_card(surface: pygame.Surface, ctx: Context, p: Position, what: str, box: Box) -> None:
    theme = ctx.theme
    ctx.shapes.card(surface, ctx.view.rect(box), theme.paper, ctx.view.px(16), shadow=ctx.view.px(9), lit=0)
    band = Box(box.x, box.y, box.w, box.h * 0.17)
    clip = surface.get_clip()
    surface.set_clip(ctx.view.rect(band))
    ctx.shapes.card(surface, ctx.view.rect(box), theme.ember, ctx.view.px(16))
    surface.set_clip(clip)
    ctx.text.draw(surface, lot_name(p, what), band, 24, theme.ink, face="display", align="center")
    side = box.h * 0.4
    picture = Box(box.centerx - side / 2, band.bottom + 4, side, side)
    rect = ctx.view.rect(picture)
    name = "hotel" if what == "hotel" else "house"
    if p.edition.buildings_shown == "storeys":
        name = "tower_5" if what == "hotel" else "tower_1"
    surface.blit(ctx.sprites.get(f"svg/{name}.svg", rect.size), rect)


def _draw_places(surface: pygame.Surface, ctx: Context, p: Position, what: str, seat: int, box: Box) -> None:
    """The lots on which a seat could put the piece, the cheapest first."""
    theme = ctx.theme
    squares = p.board.squares
    lots = sorted(lots_for(p, seat, what), key=lambda deed: squares[deed].house_cost)
    tall = 19.0
    ctx.text.draw(
        surface, tr("Where it could stand"), Box(box.x, box.y, box.w, tall), 14, mix(theme.ink, theme.rose, 0.4)
    )
    room = int((box.h - tall) // tall)
    for index, deed in enumerate(lots[:room]):
        row = Box(box.x, box.y + tall * (index + 1), box.w, tall)
        fill, _ = cards.group_colours(squares[deed].group or "")
        ctx.shapes.card(surface, ctx.view.rect(Box(row.x, row.y + 4, 12, 12)), fill, ctx.view.px(3), lit=0)
        more = len(lots) > room and index == room - 1
        words = tr("and {n} more", n=len(lots) - room + 1) if more else squares[deed].name
        cost = "" if more else price(p, squares[deed].house_cost)
        wide = ctx.text.width(cost, 14, "bold") + 4
        ctx.text.draw(surface, words, Box(row.x + 18, row.y, row.w - 22 - wide, tall), 14, theme.ink, face="bold")
        ctx.text.draw(
            surface, cost, Box(row.right - wide, row.y, wide, tall), 14, theme.ink, face="bold", align="right"
        )
