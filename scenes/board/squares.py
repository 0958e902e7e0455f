"""The forty squares as they are printed: paper, bands, names, prices, icons and corner pictures."""

from __future__ import annotations

import pygame

from game.board import Square
from game.edition import Edition
from levels import Rect, SquareLayout
from scenes.board.ground import Ground, inset
from scenes.board.icons import corner_of, edition_look, group_colours, icon_of
from scenes.board.names import SOFT, short_name
from scenes.context import Context
from scenes.i18n import money
from scenes.ui.text import LEAST, Face
from scenes.ui.theme import Colour, colour, contrast, mix
from scenes.ui.wrap import wrap

GAP = 2.0
RADIUS = 11.0
_DEPTH = 4.0
_NAME, PRICE = 22.0, 20.0


class SquarePainter:
    """Paints squares onto a picture of the window's size."""

    def __init__(self, ctx: Context, ground: Ground, edition: Edition) -> None:
        self.ctx, self.ground, self.edition = ctx, ground, edition
        self.paper = colour(str(edition_look(edition.id)["paper"]))

    def paint_all(self, surface: pygame.Surface) -> None:
        """All forty."""
        for place in self.ground.layout.squares:
            self.paint(surface, self.edition.board.squares[place.position], place)

    def paint(self, surface: pygame.Surface, square: Square, place: SquareLayout) -> None:
        """One square as it is printed."""
        rect = self.ground.rect(inset(place.rect, GAP))
        corner = corner_of(self.edition, square)
        picture = self._corner(rect, corner) if corner else self._paper(rect, square, place)
        surface.blit(picture, rect)
        if corner:
            self._corner_words(surface, square, place)
        else:
            self._words(surface, square, place)

    def _cut(self, picture: pygame.Surface) -> pygame.Surface:
        """Round the corners off, leaving the darker edge below."""
        size = picture.get_size()
        mask = pygame.Surface(size, pygame.SRCALPHA)
        radius = self.ground.px(RADIUS)
        self.ctx.shapes.card(mask, mask.get_rect(), (255, 255, 255), radius, lit=0)
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return picture

    def _paper(self, rect: pygame.Rect, square: Square, place: SquareLayout) -> pygame.Surface:
        """Paper with a lit upper and a shaded lower edge, and the group's band."""
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        picture.fill(self.paper)
        if place.band is not None:
            self._band(picture, square, self.ground.rect(place.band).move(-rect.x, -rect.y), place.side)
        depth = max(1, self.ground.px(_DEPTH))
        low = pygame.Rect(0, rect.h - depth, rect.w, depth)
        picture.fill((222, 212, 205), low, special_flags=pygame.BLEND_RGB_MULT)
        lit = max(1, depth // 2)
        picture.fill((24, 22, 18), (0, 0, rect.w, lit), special_flags=pygame.BLEND_RGB_ADD)
        return self._cut(picture)

    def _band(self, picture: pygame.Surface, square: Square, band: pygame.Rect, side: str) -> None:
        tint, _ = group_colours(square.group)
        area = band.clip(picture.get_rect())
        picture.fill(tint, area)
        if self.ctx.settings.patterns:
            self._pattern(picture, square, area)
        thick = max(1, self.ground.px(3))
        edge = {
            "bottom": (area.x, area.bottom - thick, area.w, thick),
            "top": (area.x, area.y, area.w, thick),
            "left": (area.x, area.y, thick, area.h),
            "right": (area.right - thick, area.y, thick, area.h),
        }[side]
        picture.fill(mix(tint, self.ctx.theme.ink, 0.55), edge)

    def _pattern(self, picture: pygame.Surface, square: Square, area: pygame.Rect) -> None:
        name = f"svg/pattern_{square.group}.svg"
        if not self.ctx.sprites.has(name):
            return
        side = max(8, self.ground.px(24))
        tile = self.ctx.sprites.get(name, (side, side))
        clip = picture.get_clip()
        picture.set_clip(area)
        for x in range(area.x, area.right, side):
            for y in range(area.y, area.bottom, side):
                picture.blit(tile, (x, y))
        picture.set_clip(clip)

    def _corner(self, rect: pygame.Rect, name: str) -> pygame.Surface:
        side = max(rect.size)
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        picture.blit(self.ctx.sprites.get(name, (side, side)), (0, 0))
        return self._cut(picture)

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        place: Rect,
        size: float,
        ink: Colour,
        **more: object,
    ) -> pygame.Rect:
        """Write into a place of the board, at a size in board units."""
        box = self.ground.to_box(place)
        options: dict[str, object] = {"align": "center", "face": "bold", **more}
        return self.ctx.text.draw(surface, text, box, size * self.ground.units, ink, **options)  # type: ignore[arg-type]

    def _words(self, surface: pygame.Surface, square: Square, place: SquareLayout) -> None:
        """Name, icon and price."""
        ink = self.ctx.theme.ink
        icon = icon_of(self.edition, square)
        name = self.whole_words(short_name(square.name), name_room(place, bool(icon), 2), _NAME, "bold")
        lines = self.lines(name, place, bool(icon))
        self._write(surface, name, name_room(place, bool(icon), lines), _NAME, ink, valign="top", lines=lines)
        sum_printed = price_words(self.edition, square)
        if icon and place.icon:
            rect = self.ground.rect(icon_room(place, bool(sum_printed), lines))
            surface.blit(self.ctx.sprites.get(icon, rect.size), rect)
        if sum_printed and place.price:
            self._write(surface, sum_printed, price_room(place, bool(icon)), PRICE, mix(ink, self.paper, 0.12))

    def whole_words(self, name: str, room: Rect, size: float, face: Face) -> str:
        """The name with breaks left only in words that would be too wide for the room, a little smaller at worst."""
        units, text = self.ground.units, self.ctx.text
        least = max(LEAST / text.step, size * units * 0.88)
        wide = room.width * units
        words = (word if text.width(word.replace(SOFT, ""), least, face) > wide else word.replace(SOFT, "")
                 for word in name.split(" "))  # fmt: skip
        return " ".join(words)

    def lines(self, name: str, place: SquareLayout, icon: bool) -> int:
        """How many lines a name may have: three where it would have to be cut in two."""
        if not icon or on_side(place):
            return 2 if icon else 3
        text, room = self.ctx.text, name_room(place, icon, 2)
        broken = wrap(name, room.width * self.ground.units, lambda line: text.width(line, LEAST, "bold"))
        wide = max(text.width("".join(run.text for run in line), LEAST, "bold") for line in broken)
        return 2 if len(broken) <= 2 and wide <= room.width * self.ground.units else 3

    def _corner_words(self, surface: pygame.Surface, square: Square, place: SquareLayout) -> None:
        """The words of a corner, below its picture, in whatever is legible there."""
        room = corner_room(place, 1)
        text = self.whole_words(short_name(corner_text(self.edition, square)), corner_room(place, 2), 24, "display")
        wide = self.ctx.text.width(text.replace(SOFT, ""), 24 * self.ground.units, "display")
        lines = 1 if wide <= room.width * self.ground.units * 1.15 else 2
        under = pygame.transform.average_color(surface, self.ground.rect(room))
        back = (under[0], under[1], under[2])
        inks = (self.ctx.theme.paper, self.ctx.theme.ink)
        ink = max(inks, key=lambda choice: contrast(choice, back))
        if lines == 2:
            self._plate(surface, place, back)
        self._write(surface, text, corner_room(place, lines), 24, ink, face="display", lines=lines)

    def _plate(self, surface: pygame.Surface, place: SquareLayout, tint: Colour) -> None:
        """More ground below a corner's picture, for two lines of words."""
        square, room = self.ground.rect(inset(place.rect, GAP)), self.ground.rect(corner_room(place, 2))
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(square.x, room.y, square.w, square.bottom - room.y))
        self.ctx.shapes.card(surface, square, tint, self.ground.px(RADIUS), lit=0)
        surface.set_clip(clip)


def corner_room(place: SquareLayout, lines: int) -> Rect:
    """The ground below a corner's picture; two lines reach into it."""
    rect = place.rect
    top = 0.735 if lines == 1 else 0.66
    return Rect(rect.x + 4, rect.y + rect.height * top, rect.width - 8, rect.height * (0.985 - top))


def on_side(place: SquareLayout) -> bool:
    """Whether a square lies at the left or right edge, wider than tall."""
    return place.side in ("left", "right")


def name_room(place: SquareLayout, icon: bool, lines: int) -> Rect:
    """As wide as the paper beside the band; as tall as what stands below leaves it."""
    name, rect = place.name, place.rect
    if on_side(place):
        return Rect(name.x, name.y - 1, name.width, 50 if icon else 64)
    tall = (place.icon.y - name.y + 4) if icon and place.icon and lines < 3 else 82.0
    return Rect(rect.x + GAP + 1, name.y, rect.width - 2 * GAP - 2, tall)


def icon_room(place: SquareLayout, priced: bool, lines: int) -> Rect:
    """Below the name; at the sides beside the price, if there is one."""
    assert place.icon is not None
    if not on_side(place) and lines == 3:
        return Rect(place.rect.center[0] - 16, place.name.y + 87, 32, 32)
    if not on_side(place):
        return Rect(place.icon.x - 4, place.icon.y, place.icon.width + 8, place.icon.height + 8)
    left = place.name.x + (4 if priced else place.name.width / 2 - 23)
    return Rect(left, place.rect.y + 50, 46, 46)


def price_words(edition: Edition, square: Square) -> str:
    """The sum printed on a square: what it costs, or the tax; "" without one."""
    amount = square.price or (square.amount if square.kind == "tax" else 0)
    return money(edition, amount, short=edition.unit >= 10_000) if amount else ""


def price_room(place: SquareLayout, icon: bool) -> Rect:
    """Along the outer edge; at the sides right of the icon."""
    assert place.price is not None
    if icon and on_side(place):
        return Rect(place.name.x + 54, place.rect.y + 62, place.name.width - 58, 30)
    return place.price


def corner_text(edition: Edition, square: Square) -> str:
    """What is written on a corner."""
    if square.kind == "go":
        return f"{square.name} · {money(edition, square.amount, short=True)}"
    if square.kind == "jail":
        return square.name.split(" / ")[-1]
    return square.name
