"""The middle of the board: a living picture behind a frame that seems cut into it, with light where the dice land."""

from __future__ import annotations

import pygame

import assets
from scenes.board.ground import Ground
from scenes.context import Context
from scenes.living import Living, Unhurried
from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour


class Hollow:
    """Composes the middle, a band of it every frame, and shows that."""

    def __init__(self, ctx: Context, ground: Ground, edition: str, tint: Colour, light: float = 0.0) -> None:
        self.ctx = ctx
        self.rect = ground.middle.inflate(-2 * ground.px(2), -2 * ground.px(2))
        self._frame = self._make_frame(ground, tint)
        self._pool = _pool(self.rect.w)
        self.light = light
        """How bright the pool of light is, 0..1."""
        self.seconds = 20.0
        living = Living(ctx, edition if edition in assets.middles() else "games_to_go")
        self._view = Unhurried(living, self.rect.size, self.seconds, self._draw_over)

    def _make_frame(self, ground: Ground, tint: Colour) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The frame in four strips, since its inside is empty."""
        w, h = self.rect.size
        radius, wide = ground.px(26), max(2, ground.px(7))
        whole = render_svg(_frame_svg((w, h), radius, tint, wide), (w, h))
        thick = max(radius, 2 * wide) + 2
        tall = h - 2 * thick
        parts = ((0, 0, w, thick), (0, h - thick, w, thick), (0, thick, thick, tall), (w - thick, thick, thick, tall))
        return [(whole.subsurface(part).copy(), (part[0], part[1])) for part in parts]

    def advance(self, dt: float) -> None:
        """Let time pass."""
        self.seconds += dt
        self._view.compose(self.seconds)

    def _draw_over(self, picture: pygame.Surface) -> None:
        """The light, and the frame on all sides."""
        if self.light > 0.02:
            self._pool.set_alpha(round(255 * self.light))
            picture.blit(self._pool, self._pool.get_rect(center=picture.get_rect().center))
        for part, place in self._frame:
            picture.blit(part, place)

    def draw(self, surface: pygame.Surface) -> None:
        """Blit it."""
        surface.blit(self._view.picture, self.rect)


def _pool(width: int) -> pygame.Surface:
    """Warm light on a dimmed ground: things laid down in it stand out."""
    size = round(width * 1.2), round(width * 1.2)
    w, h = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><defs><radialGradient id="p" cx="50%" cy="50%" '
        'r="50%"><stop offset="0" stop-color="#1a1145" stop-opacity="0.78"/><stop offset="0.6" '
        'stop-color="#18103f" stop-opacity="0.6"/><stop offset="1" stop-color="#14123a" stop-opacity="0"/>'
        '</radialGradient><radialGradient id="l" cx="50%" cy="48%" r="34%"><stop offset="0" stop-color="#ffcf7a" '
        'stop-opacity="0.4"/><stop offset="0.5" stop-color="#ff9a5a" stop-opacity="0.14"/><stop offset="1" '
        'stop-color="#ff9a5a" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#p)"/><rect width="{w}" height="{h}" fill="url(#l)"/></svg>'
    )
    return render_svg(svg, size)


def _frame_svg(size: tuple[int, int], radius: int, tint: Colour, width: int) -> str:
    """Corners in the board's colour and a shadow along the edge, clear inside."""
    (w, h), r = size, radius
    inner = (
        f"M{r} 0H{w - r}A{r} {r} 0 0 1 {w} {r}V{h - r}A{r} {r} 0 0 1 {w - r} {h}H{r}A{r} {r} 0 0 1 0 {h - r}"
        f"V{r}A{r} {r} 0 0 1 {r} 0Z"
    )
    rings = "".join(
        f'<rect x="{at}" y="{at + width * 0.4}" width="{w - 2 * at}" height="{h - 2 * at}" rx="{r}" fill="none" '
        f'stroke="#0b0a26" stroke-opacity="{opacity}" stroke-width="{width}"/>'
        for at, opacity in ((0, 0.6), (width * 0.7, 0.25), (width * 1.3, 0.12))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{rings}<path fill="{hexed(tint)}" '
        f'fill-rule="evenodd" d="M0 0H{w}V{h}H0Z{inner}"/></svg>'
    )
