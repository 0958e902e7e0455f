"""A board in small with its living middle, for choosing an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import assets
import levels
from scenes.board.icons import corner_of, edition_look
from scenes.living import Living
from scenes.svg import to_screen
from scenes.ui.theme import Colour, colour, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context


class Miniature:
    """Draws the board of an edition. The squares are drawn once for each size, the middle lives."""

    def __init__(self, ctx: Context, edition: str) -> None:
        self.ctx = ctx
        self.level = levels.level(edition)
        self.living = Living(ctx, edition if edition in assets.middles() else "games_to_go")

    def draw(self, surface: pygame.Surface, box: Box, seconds: float) -> None:
        """Draw it into a square box in units."""
        ctx, rect = self.ctx, self.ctx.view.rect(box)
        key = ("miniature", self.level.edition.id, rect.size, ctx.settings.high_contrast)
        ctx.shapes.shadow(surface, rect.move(0, ctx.view.px(6)), ctx.view.px(10), ctx.view.px(12))
        surface.blit(ctx.shapes.cache.get(key, lambda: self._paint(rect.size)), rect)
        layout = self.level.layout
        scale = rect.w / layout.width
        middle = _scaled(layout.middle, scale).move(rect.topleft)
        self.living.draw(surface, middle, seconds)

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        table = assets.theme()
        paper = colour(str(edition_look(self.level.edition.id)["paper"]))
        line = mix(self.ctx.theme.ink, paper, 0.2)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.fill(line)
        scale = size[0] / self.level.layout.width
        for square, fact in zip(self.level.layout.squares, self.level.edition.board.squares, strict=True):
            picture.fill(paper, _scaled(square.rect, scale).inflate(-1, -1))
            if square.band and fact.group:
                picture.fill(_group(table, fact.group), _scaled(square.band, scale))
            elif square.icon is None and square.band is None:
                picture.fill(mix(paper, self.ctx.theme.ember, 0.35), _scaled(square.rect, scale).inflate(-1, -1))
        self._corners(picture, scale)
        return to_screen(picture)

    def _corners(self, picture: pygame.Surface, scale: float) -> None:
        for square, fact in zip(self.level.layout.squares, self.level.edition.board.squares, strict=True):
            file = corner_of(self.level.edition, fact)
            if file:
                rect = _scaled(square.rect, scale)
                picture.blit(self.ctx.sprites.get(file, rect.size), rect)


def _group(table: dict[str, dict[str, dict[str, str]]], group: str) -> Colour:
    return colour(table["groups"][group]["colour"])


def _scaled(rect: levels.Rect, scale: float) -> pygame.Rect:
    left, top = round(rect.x * scale), round(rect.y * scale)
    right, bottom = round((rect.x + rect.width) * scale), round((rect.y + rect.height) * scale)
    return pygame.Rect(left, top, right - left, bottom - top)
