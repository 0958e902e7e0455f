"""The tokens: where they stand, side by side on a square, and how they are drawn with lift, squash and shadow."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from game.position import Position
from levels import SquareLayout
from scenes.board.ground import Ground
from scenes.board.shown import Shown
from scenes.context import Context
from scenes.people import look_of
from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.tween import Follower

_SIZES = (78.0, 60.0, 54.0, 54.0, 46.0, 46.0)
"""Side of a token, in board units, by how many share the square; below, in jail and on a visit there."""
_IN_CELL = (58.0, 50.0, 46.0, 42.0, 40.0, 40.0)
_GLOWS = 7
"""Steps in which the ring of the token on the move pulses."""
_RING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 44"><ellipse cx="50" cy="22" rx="44" ry="17" '
    'fill="{colour}" fill-opacity="0.45" stroke="#fff8ea" stroke-width="4" stroke-opacity="0.95"/></svg>'
)
_FOOT = 0.88
"""Where the foot is in the picture, from the top."""


@dataclass
class Spot:
    """Where a token's foot is, in board units, and its side."""

    x: float
    y: float
    size: float


def spots(place: SquareLayout, count: int, jailed: bool) -> list[Spot]:
    """Places for `count` tokens on one square, side by side; in jail behind the bars."""
    sizes = _IN_CELL if place.jailed else _SIZES
    size = sizes[min(count, 6) - 1]
    places = place.jailed if jailed and place.jailed else place.tokens
    centres = [rect.center for rect in places]
    if place.jailed and not jailed:
        centres = [*centres[1:], centres[0]]
    if count == 1:
        if jailed:
            x = sum(c[0] for c in centres) / len(centres)
            y = sum(c[1] for c in centres) / len(centres)
        elif place.side == "corner":
            x, y = centres[0]
        elif place.side in ("left", "right"):
            (x, y) = centres[0][0], centres[0][1] + 8
        else:
            x, y = (centres[0][0] + centres[1][0]) / 2, (centres[0][1] + centres[1][1]) / 2
        return [Spot(x, y + size * 0.36, size)]
    return [Spot(x, y + size * 0.36, size) for x, y in centres[:count]]


class Figure:
    """One token on its way or at rest. `lift` is its height over the ground, `squash` above 1 is flat and wide."""

    def __init__(self, spot: Spot) -> None:
        self.x, self.y = Follower(spot.x, 16), Follower(spot.y, 16)
        self.size = Follower(spot.size, 14)
        self.lift = 0.0
        self.squash = 1.0
        self.held = False
        """True while an animation moves it."""

    def rest_at(self, spot: Spot, jump: bool) -> None:
        """Where it belongs now: it slides there, or jumps."""
        for part, value in ((self.x, spot.x), (self.y, spot.y), (self.size, spot.size)):
            if jump:
                part.jump(value)
            elif not self.held:
                part.target = value

    def place(self, x: float, y: float, size: float) -> None:
        """Put it somewhere while an animation moves it."""
        self.x.jump(x)
        self.y.jump(y)
        self.size.jump(size)

    def advance(self, dt: float) -> None:
        """Slide on."""
        if not self.held:
            for part in (self.x, self.y, self.size):
                part.advance(dt)


class Tokens:
    """All tokens on the board."""

    def __init__(self, ctx: Context, ground: Ground, position: Position, shown: Shown) -> None:
        self.ctx, self.ground, self.position = ctx, ground, position
        homes = self.homes(shown)
        self.figures = [Figure(homes[seat]) for seat in range(len(shown.square))]
        self.gone: set[int] = {seat for seat, out in enumerate(shown.bankrupt) if out}
        self._homes: tuple[tuple[object, ...], list[Spot]] = ((), homes)
        self._sides: list[int] = []

    def use(self, ground: Ground) -> None:
        """The board is drawn at another size."""
        self.ground = ground
        self._sides = sorted({self._side(size) for size in (*_SIZES, *_IN_CELL)})

    def homes(self, shown: Shown) -> list[Spot]:
        """Where each seat's token stands when at rest."""
        spot_of: dict[int, Spot] = {}
        for place in self.ground.layout.squares:
            for jailed in (False, True):
                here = [
                    seat
                    for seat, square in enumerate(shown.square)
                    if square == place.position and shown.jailed[seat] == jailed and not shown.bankrupt[seat]
                ]
                spot_of.update(zip(here, spots(place, len(here), jailed) if here else (), strict=False))
        away = Spot(self.ground.layout.width / 2, self.ground.layout.height / 2, 40)
        return [spot_of.get(seat, away) for seat in range(len(shown.square))]

    def settle(self, shown: Shown, jump: bool = False) -> None:
        """Let every token that no animation holds go where it belongs."""
        where = tuple(shown.square), tuple(shown.jailed), tuple(shown.bankrupt)
        if where != self._homes[0]:
            self._homes = where, self.homes(shown)
        for figure, home in zip(self.figures, self._homes[1], strict=True):
            if jump:
                figure.held, figure.lift, figure.squash = False, 0.0, 1.0
            figure.rest_at(home, jump)
        self.gone = {seat for seat, out in enumerate(shown.bankrupt) if out}

    def advance(self, dt: float) -> None:
        """Let them slide."""
        for figure in self.figures:
            figure.advance(dt)

    def picture(self, seat: int, side: int, squash: float = 1.0) -> pygame.Surface:
        """A seat's token that many pixels wide, squashed. At rest it is rendered for its size; on the way between
        two sizes, and squashed, it is a larger one scaled down, which costs less in a running animation."""
        token = self.position.seat(seat).token
        name = f"svg/token_{token}.svg"
        if not self.ctx.sprites.has(name):
            name = "svg/token_lighthouse.svg"
        look = look_of(self.ctx, self.position, seat)
        step = round(squash * 16)
        rendered = self._at_rest(side)
        whole = self.ctx.sprites.get(name, (rendered, rendered), hexed(look.colour))
        if step == 16 and rendered == side:
            return whole
        size = round(side * step / 16), round(side * 16 / step)
        key = ("scaled", name, look.colour, size)
        return self.ctx.sprites.cache.get(key, lambda: pygame.transform.smoothscale(whole, size))

    def _side(self, size: float) -> int:
        return max(8, round(self.ground.px(size) / 2) * 2)

    def _at_rest(self, side: int) -> int:
        """The next size in pixels, not below that one, at which tokens rest."""
        return next((resting for resting in self._sides if resting >= side), side)

    def preload(self) -> None:
        """Render every token at every size it may rest at."""
        for seat in range(len(self.figures)):
            for side in self._sides:
                self.picture(seat, side)

    def foot(self, seat: int) -> tuple[float, float]:
        """Where a token's foot is, in pixels."""
        figure = self.figures[seat]
        return self.ground.point(figure.x.value, figure.y.value)

    def draw(self, surface: pygame.Surface, turn: int, glow: float) -> None:
        """All tokens, the nearest last; the one on the move stands in a ring of light that pulses with `glow`."""
        order = [seat for seat in range(len(self.figures)) if seat not in self.gone]
        for seat in sorted(order, key=lambda seat: (self.figures[seat].y.value, seat)):
            self._draw(surface, seat, glow if seat == turn else None)

    def _draw(self, surface: pygame.Surface, seat: int, glow: float | None) -> None:
        figure = self.figures[seat]
        side = self._side(figure.size.value)
        x, y = self.foot(seat)
        below = self._at_rest(side)
        if glow is not None:
            self._ring(surface, seat, x, y, below, glow)
        shadow = self.ctx.sprites.get("svg/shadow_ground.svg", (below, round(below * 0.4)))
        surface.blit(shadow, (round(x - below / 2), round(y - below * 0.2)))
        picture = self.picture(seat, side, figure.squash)
        lift = figure.lift * self.ground.scale
        surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() * _FOOT - lift)))

    def _ring(self, surface: pygame.Surface, seat: int, x: float, y: float, side: int, glow: float) -> None:
        """Rendered for the largest that it gets, the other steps of its pulse scaled down from that."""
        colour = hexed(look_of(self.ctx, self.position, seat).colour)
        largest, size = (_ring_size(side, step) for step in (_GLOWS, round(glow * _GLOWS)))
        cache = self.ctx.shapes.cache
        whole = cache.render(
            ("glow", colour, largest), largest, lambda: render_svg(_RING.format(colour=colour), largest)
        )
        if size != largest:
            whole = cache.get(("glow", colour, largest, size), partial(pygame.transform.smoothscale, whole, size))
        surface.blit(whole, whole.get_rect(center=(round(x), round(y))))


def _ring_size(side: int, step: int) -> tuple[int, int]:
    wide = round(side * (1.1 + 0.03 * step))
    return wide, round(wide * 0.44)
