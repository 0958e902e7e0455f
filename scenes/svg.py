"""SVG into pictures."""

from __future__ import annotations

import io

import pygame


def to_screen(surface: pygame.Surface, alpha: bool = True) -> pygame.Surface:
    """A copy in the layout that blits fastest; needs no window (as convert_alpha does)."""
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA if alpha else 0))


def render_svg(text: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG text drawn at a size in pixels, ready to blit."""
    size = max(1, size[0]), max(1, size[1])
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    if max(abs(a - b) for a, b in zip(drawn.get_size(), size, strict=True)) == 1:
        # A rounded size whose shape is a hair off: draw a pixel more and cut it, or a seam would show at an edge.
        drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size[0] + 1, size[1] + 1))
        drawn = drawn.subsurface(drawn.get_rect().clip((0, 0), size))
    if drawn.get_size() == size:
        return to_screen(drawn)
    fitted = pygame.Surface(size, pygame.SRCALPHA)
    fitted.blit(drawn, drawn.get_rect(center=fitted.get_rect().center))
    return fitted
