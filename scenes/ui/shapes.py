"""Paper cut-outs: rounded slabs, cards, rings and shadows, drawn smooth once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.sprites import Cache
from scenes.svg import render_svg, to_screen
from scenes.ui.theme import Colour, mix


def hexed(colour: Colour) -> str:
    """A colour as '#rrggbb'."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _rect(x: float, y: float, w: float, h: float, radius: float, fill: str, opacity: float = 1.0) -> str:
    radius = max(0.0, min(radius, w / 2, h / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(0.0, w):.2f}" height="{max(0.0, h):.2f}" rx="{radius:.2f}" '
        f'fill="{fill}" fill-opacity="{opacity:.3f}"/>'
    )


def _svg(size: tuple[int, int], body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{body}</svg>'


class Shapes:
    """Draws shapes in pixels onto surfaces. All sizes and radii are pixels; `opacity` is 0..1."""

    def __init__(self) -> None:
        self.cache = Cache(40 * 1024 * 1024)

    def card(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        fill: Colour,
        radius: int,
        *,
        opacity: float = 1.0,
        lit: float = 0.10,
        bottom: Colour | None = None,
        shadow: int = 0,
    ) -> None:
        """A paper card: one lit edge on top, an optional other colour at the bottom, a soft shadow below."""
        if shadow and opacity == 1:
            self._rim(surface, rect, radius, shadow)
        elif shadow:
            self.shadow(surface, rect.move(0, shadow // 2), radius, shadow)
        key = ("card", rect.size, fill, bottom, radius, round(opacity, 2), round(lit, 2))
        surface.blit(
            self.cache.render(key, rect.size, partial(_card, rect.size, fill, bottom, radius, opacity, lit)), rect
        )

    def slab(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        face: Colour,
        edge: Colour,
        radius: int,
        depth: int,
        sunk: int = 0,
    ) -> None:
        """A button's body: a face with a darker edge `depth` below it, pressed down by `sunk`."""
        key = ("slab", rect.size, face, edge, radius, depth, sunk)
        surface.blit(
            self.cache.render(key, rect.size, partial(slab_picture, rect.size, face, edge, radius, depth, sunk)), rect
        )

    def pill(self, surface: pygame.Surface, rect: pygame.Rect, fill: Colour, opacity: float = 1.0) -> None:
        """A card with round ends and no lit edge."""
        self.card(surface, rect, fill, rect.h // 2, opacity=opacity, lit=0)

    def shadow(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, opacity: float = 0.5) -> None:
        """A soft shadow of that rectangle, spreading `blur` pixels."""
        key = ("shadow", rect.size, radius, blur, round(opacity, 2))
        picture = self.cache.render(key, rect.size, partial(shadow_picture, rect.size, radius, blur, opacity))
        surface.blit(picture, (rect.x - 2 * blur, rect.y - 2 * blur))

    def _rim(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int) -> None:
        """The shadow of a card that lets nothing shine through: only as much of it as is seen around the card."""
        place = rect.move(0, blur // 2)
        corner = place.x - 2 * blur, place.y - 2 * blur
        whole = place.inflate(4 * blur, 4 * blur).move(-corner[0], -corner[1])
        hidden = rect.move(-corner[0], -corner[1]).inflate(-2 * radius, -2 * radius)
        if hidden.w <= 0 or hidden.h <= 0:
            self.shadow(surface, place, radius, blur)
            return
        parts = _around(hidden, whole)
        keys = [("rim", number, rect.size, radius, blur) for number in range(len(parts))]
        complete = all(key in self.cache for key in keys)
        picture = None if complete else shadow_picture(rect.size, radius, blur, 0.5)
        for key, part in zip(keys, parts, strict=True):
            strip = self.cache.get(key, partial(_cut, picture, part))
            surface.blit(strip, part.move(corner))

    def ring(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, radius: int, width: int) -> None:
        """A rounded outline that may change size every frame: corners are kept, sides are filled."""
        radius = max(width, min(radius, rect.w // 2, rect.h // 2))
        corners = self.cache.get(("ring", colour, radius, width), lambda: _ring(colour, radius, width))
        for x, left in ((0, rect.left), (radius, rect.right - radius)):
            for y, top in ((0, rect.top), (radius, rect.bottom - radius)):
                surface.blit(corners, (left, top), (x, y, radius, radius))
        flat, tall = rect.w - 2 * radius, rect.h - 2 * radius
        for y in (rect.top, rect.bottom - width):
            surface.fill(colour, (rect.left + radius, y, flat, width))
        for x in (rect.left, rect.right - width):
            surface.fill(colour, (x, rect.top + radius, width, tall))

    def disc(
        self, surface: pygame.Surface, centre: tuple[int, int], radius: int, colour: Colour, opacity: float = 1.0
    ) -> None:
        """A smooth disc."""
        rect = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        rect.center = centre
        self.card(surface, rect, colour, radius, opacity=opacity, lit=0)

    def picture(self, surface: pygame.Surface, rect: pygame.Rect, svg: str) -> None:
        """Any small SVG text (100 x 100 viewBox or other) fitted into a rectangle."""
        surface.blit(self.cache.render(("svg", svg, rect.size), rect.size, partial(render_svg, svg, rect.size)), rect)


def _around(hole: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a rectangle round a hole in it: above, below, left, right."""
    return [
        pygame.Rect(whole.x, whole.y, whole.w, hole.y - whole.y),
        pygame.Rect(whole.x, hole.bottom, whole.w, whole.bottom - hole.bottom),
        pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.h),
        pygame.Rect(hole.right, hole.y, whole.right - hole.right, hole.h),
    ]


def _cut(picture: pygame.Surface | None, part: pygame.Rect) -> pygame.Surface:
    """A piece of its own; the picture is there whenever a piece is missing."""
    assert picture is not None
    return picture.subsurface(part).copy()


def _stretched(
    size: tuple[int, int], radius: int, paint: Callable[[tuple[int, int]], pygame.Surface]
) -> pygame.Surface:
    """A shape that is the same all along between its round ends: painted narrow, which is quicker, and drawn out."""
    half, tall = radius + 2, size[1]
    between = size[0] - 2 * half
    if between < half:
        return paint(size)
    narrow = paint((2 * half, tall))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    copy = pygame.BLEND_RGBA_ADD  # onto nothing
    picture.blit(narrow, (0, 0), (0, 0, half, tall), copy)
    middle = pygame.transform.scale(narrow.subsurface((half, 0, 1, tall)), (between, tall))
    picture.blit(middle, (half, 0), None, copy)
    picture.blit(narrow, (size[0] - half, 0), (half, 0, half, tall), copy)
    return to_screen(picture)


def _card(
    size: tuple[int, int], fill: Colour, bottom: Colour | None, radius: int, opacity: float, lit: float
) -> pygame.Surface:
    return _stretched(size, radius, lambda narrow: _whole_card(narrow, fill, bottom, radius, opacity, lit))


def _whole_card(
    size: tuple[int, int], fill: Colour, bottom: Colour | None, radius: int, opacity: float, lit: float
) -> pygame.Surface:
    w, h = size
    paint, defs = hexed(fill), ""
    if bottom:
        paint = "url(#g)"
        defs = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
            f'<stop offset="0" stop-color="{hexed(fill)}"/><stop offset="1" stop-color="{hexed(bottom)}"/>'
            "</linearGradient></defs>"
        )
    body = _rect(0, 0, w, h, radius, paint, opacity)
    if lit:
        edge = max(1.0, radius / 9)
        body = _rect(0, 0, w, h, radius, hexed(mix(fill, (255, 255, 255), min(1.0, lit * 2.2))), opacity)
        body += _rect(0, edge, w, h - edge, radius, paint, 1.0 if opacity == 1 else opacity)
    return render_svg(_svg(size, defs + body), size)


def slab_picture(
    size: tuple[int, int], face: Colour, edge: Colour, radius: int, depth: int, sunk: int = 0
) -> pygame.Surface:
    """A slab that is not kept here: for large ones that are painted into another picture."""
    return _stretched(size, radius, lambda narrow: _whole_slab(narrow, face, edge, radius, depth, sunk))


def _whole_slab(
    size: tuple[int, int], face: Colour, edge: Colour, radius: int, depth: int, sunk: int
) -> pygame.Surface:
    w, h = size
    top, tall = sunk, h - depth
    lit = max(1.0, radius / 8)
    body = _rect(0, top, w, h - top, radius, hexed(edge))
    body += _rect(0, top, w, tall, radius, hexed(mix(face, (255, 255, 255), 0.3)))
    body += _rect(0, top + lit, w, tall - lit, radius, hexed(face))
    return render_svg(_svg(size, body), size)


def shadow_picture(size: tuple[int, int], radius: int, blur: int, opacity: float) -> pygame.Surface:
    """A shadow of something of that size, `2 * blur` wider on all sides, that is not kept here.

    Blurred at a quarter of the size: a shadow has no detail, and the blur is slow.
    """
    shrink = 4 if blur >= 8 else 2
    full = size[0] + 4 * blur, size[1] + 4 * blur
    small = max(1, full[0] // shrink), max(1, full[1] // shrink)
    flat = _rect(2 * blur, 2 * blur, size[0], size[1], radius, "#000018", opacity)
    picture = render_svg(_svg(full, flat), small)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(picture, max(1, blur // shrink)), full)


def _ring(colour: Colour, radius: int, width: int) -> pygame.Surface:
    side = 2 * radius
    inner = radius - width / 2
    stroke = f'fill="none" stroke="{hexed(colour)}" stroke-width="{width}"'
    body = f'<circle cx="{radius}" cy="{radius}" r="{inner:.2f}" {stroke}/>'
    return render_svg(_svg((side, side), body), (side, side))
