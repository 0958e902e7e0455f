"""Prices of squares that tokens stand on: on a tag before the tokens, which would hide them."""

from __future__ import annotations

import pygame

from game.position import Position
from scenes.board.ground import Ground
from scenes.board.icons import edition_look, icon_of
from scenes.board.shown import Shown
from scenes.board.squares import PRICE, price_room, price_words
from scenes.context import Context
from scenes.ui.theme import colour, mix
from scenes.ui.view import Box


class PriceTags:
    """Draws them in the table's hand."""

    def __init__(self, ctx: Context, ground: Ground, position: Position) -> None:
        self.ctx, self.ground, self.edition = ctx, ground, position.edition
        self.paper = colour(str(edition_look(self.edition.id)["paper"]))

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """A tag on every square with a price on which somebody stands."""
        standing = zip(shown.square, shown.bankrupt, strict=True)
        for position in sorted({square for square, bankrupt in standing if not bankrupt}):
            self._tag(surface, position)

    def _tag(self, surface: pygame.Surface, position: int) -> None:
        square, place = self.edition.board.squares[position], self.ground.layout.squares[position]
        words = price_words(self.edition, square)
        if not words or place.price is None:
            return
        ctx, size = self.ctx, PRICE * self.ground.units
        room = self.ground.to_box(price_room(place, bool(icon_of(self.edition, square))))
        wide = min(room.w, ctx.text.width(words, size, "bold") + 10)
        tag = Box(room.centerx - wide / 2, room.centery - size * 0.68, wide, size * 1.36)
        ctx.shapes.pill(surface, ctx.view.rect(tag), self.paper, 0.88)
        ctx.text.draw(surface, words, room, size, mix(ctx.theme.ink, self.paper, 0.12), face="bold", align="center")
