"""What stands and lies on deeds: the owner's strip and mark, a mortgage's ribbon, houses, hotels and towers."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.position import Position
from game.state import BANK
from levels import Rect, SquareLayout
from scenes.board.ground import Ground, inset
from scenes.board.shown import Shown
from scenes.board.squares import GAP, RADIUS
from scenes.context import Context
from scenes.people import look_of
from scenes.ui.shapes import hexed
from scenes.ui.theme import mix

_SHADE = (170, 160, 190)
_STRIP = 13.0
_MARK = 35.0
_HOUSE, _HOTEL, _TOWER = 37.0, 56.0, 62.0


@dataclass(frozen=True)
class DeedLook:
    """All that the look of a deed on the board depends on."""

    owner: int
    mortgaged: bool
    level: int


def looks(shown: Shown) -> list[DeedLook]:
    """The look of every square as shown."""
    return [DeedLook(*parts) for parts in zip(shown.owner, shown.mortgaged, shown.level, strict=True)]


class MarkPainter:
    """Paints marks onto the squares of a picture of the window's size."""

    def __init__(self, ctx: Context, ground: Ground, position: Position) -> None:
        self.ctx, self.ground, self.position = ctx, ground, position

    def paint(self, surface: pygame.Surface, place: SquareLayout, look: DeedLook, building: bool = True) -> None:
        """The marks of one square; without `building` the lot is bare (its building is on its way)."""
        if look.owner != BANK:
            if look.mortgaged:
                self._veil(surface, place)
            self._strip(surface, place, look.owner)
            if look.mortgaged:
                self._ribbon(surface, place)
            self._mark(surface, place, look.owner)
        if building and look.level:
            for picture, rect in self.buildings(place, look.level):
                surface.blit(picture, rect)

    def _veil(self, surface: pygame.Surface, place: SquareLayout) -> None:
        """A mortgaged deed lies in the shade."""
        rect = self.ground.rect(inset(place.rect, GAP))
        shade = pygame.Surface(rect.size)
        shade.fill((255, 255, 255))
        self.ctx.shapes.card(shade, shade.get_rect(), _SHADE, self.ground.px(RADIUS), lit=0)
        surface.blit(shade, rect, special_flags=pygame.BLEND_RGB_MULT)  # what is written there stays dark

    def _strip(self, surface: pygame.Surface, place: SquareLayout, owner: int) -> None:
        look = look_of(self.ctx, self.position, owner)
        rect = self.ground.rect(self.strip_place(place))
        edge = rect.inflate(2 * self.ground.px(1.5), 2 * self.ground.px(1.5))
        radius = self.ground.px(_STRIP / 2)
        self.ctx.shapes.card(surface, edge, mix(look.colour, self.ctx.theme.ink, 0.75), radius + 1, lit=0)
        self.ctx.shapes.card(surface, rect, look.colour, radius, lit=0.2)

    def strip_place(self, place: SquareLayout) -> Rect:
        """Along the outer edge of the square, half on the board's rim."""
        r, wide = place.rect, _STRIP
        match place.side:
            case "bottom":
                return Rect(r.x + 5, r.y + r.height - wide / 2, r.width - 10, wide)
            case "top":
                return Rect(r.x + 5, r.y - wide / 2, r.width - 10, wide)
            case "left":
                return Rect(r.x - wide / 2, r.y + 5, wide, r.height - 10)
        return Rect(r.x + r.width - wide / 2, r.y + 5, wide, r.height - 10)

    def mark_place(self, place: SquareLayout) -> Rect:
        """Where the owner's mark sits: in the middle of the strip."""
        x, y = self.strip_place(place).center
        return Rect(x - _MARK / 2, y - _MARK / 2, _MARK, _MARK)

    def _mark(self, surface: pygame.Surface, place: SquareLayout, owner: int) -> None:
        rect = self.ground.rect(self.mark_place(place))
        surface.blit(self.mark(owner, rect.size), rect)

    def mark(self, owner: int, size: tuple[int, int]) -> pygame.Surface:
        """An owner's shape in its colour."""
        look = look_of(self.ctx, self.position, owner)
        return self.ctx.sprites.get(f"svg/seat_{look.shape}.svg", size, hexed(look.colour))

    def _ribbon(self, surface: pygame.Surface, place: SquareLayout) -> None:
        """A ribbon across the paper, along the longer way."""
        x, y = place.rect.center
        if place.band is not None:
            bx, by = place.band.center
            x, y = x - (bx - x) * 0.16, y - (by - y) * 0.16
        wide = 92.0 if place.side in ("top", "bottom") else 128.0
        rect = self.ground.rect(Rect(x - wide / 2, y - wide * 0.15, wide, wide * 0.3))
        picture = self.ctx.sprites.get("svg/mortgage_ribbon.svg", rect.size, angle=-12)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def buildings(self, place: SquareLayout, level: int) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """The buildings of a lot with their places, the farthest first."""
        if self.position.edition.buildings_shown == "storeys":
            storey = 5 if level == self.position.hotel else level
            return [self._building(f"tower_{storey}", place.hotel, _TOWER)]
        if level == self.position.hotel:
            return [self._building("hotel", place.hotel, _HOTEL)]
        spots = place.houses[:level]
        size = _HOUSE if place.side in ("top", "bottom") else _HOUSE * 0.86
        return [self._building("house", spot, size) for spot in sorted(spots, key=lambda spot: spot.y)]

    def _building(self, name: str, spot: Rect | None, size: float) -> tuple[pygame.Surface, pygame.Rect]:
        """A building standing on a spot: its ground line lies on the spot's lower third."""
        assert spot is not None
        x, y = spot.center
        rect = self.ground.rect(Rect(x - size / 2, y + 8 - size * 0.88, size, size))
        return self.ctx.sprites.get(f"svg/{name}.svg", rect.size), rect


def reach(ground: Ground, place: SquareLayout) -> pygame.Rect:
    """The pixels that a square's marks may cover."""
    return ground.rect(inset(place.rect, -24.0))
