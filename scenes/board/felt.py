"""The table under the board: felt in a pool of light, and the board's thick base with its shadow."""

from __future__ import annotations

import pygame

from scenes.board.ground import Ground
from scenes.context import Context
from scenes.svg import render_svg
from scenes.ui.shapes import hexed, shadow_picture, slab_picture
from scenes.ui.theme import Colour, mix


def felt(ctx: Context, tints: list[str], board: pygame.Rect) -> pygame.Surface:
    """Felt lit from above the board: the tints from the pool of light outwards, darker towards the corners."""
    size, centre = ctx.view.size, board.center
    reach = 0.5 * (size[0] ** 2 + size[1] ** 2) ** 0.5 * 1.15
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{tint}"/>' for offset, tint in zip((0, 0.55, 1), tints, strict=True)
    )
    small = max(2, size[0] // 4), max(2, size[1] // 4)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}"><defs><radialGradient id="f" '
        f'gradientUnits="userSpaceOnUse" cx="{centre[0]:.0f}" cy="{centre[1]:.0f}" r="{reach:.0f}">{stops}'
        f'</radialGradient></defs><rect width="{size[0]}" height="{size[1]}" fill="url(#f)"/></svg>'
    )
    cloth = pygame.transform.smoothscale(render_svg(svg, small), size)
    _weave(cloth)
    _lay(cloth, ctx, "felt", ctx.view.px(48))
    _shine(cloth, ctx, centre, round(board.w * 0.75))
    dark = ctx.sprites.fresh("svg/vignette.svg", (640, 360))
    cloth.blit(pygame.transform.smoothscale(dark, size), (0, 0))
    return cloth


def _shine(cloth: pygame.Surface, ctx: Context, centre: tuple[int, int], radius: int) -> None:
    """A pool of light, rendered at half its size; only what falls on the cloth is enlarged."""
    lamp = ctx.sprites.fresh("svg/table_light.svg", (radius, radius))
    light = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    light.center = centre
    part = light.clip(cloth.get_rect().inflate(4, 4))
    seen = pygame.Rect((part.x - light.x) // 2, (part.y - light.y) // 2, part.w // 2, part.h // 2)
    where = light.x + 2 * seen.x, light.y + 2 * seen.y
    cloth.blit(pygame.transform.smoothscale(lamp.subsurface(seen), (2 * seen.w, 2 * seen.h)), where)


def _lay(cloth: pygame.Surface, ctx: Context, name: str, side: int) -> None:
    """Tile a seamless picture over the cloth."""
    tile = ctx.sprites.get(f"svg/{name}.svg", (side, side))
    for x in range(0, cloth.get_width(), side):
        for y in range(0, cloth.get_height(), side):
            cloth.blit(tile, (x, y))


def _weave(cloth: pygame.Surface) -> None:
    """A fine grain, so that the light falls off without steps."""
    side = 96
    for flag, seed in ((pygame.BLEND_RGB_ADD, 7), (pygame.BLEND_RGB_SUB, 11)):
        grain = pygame.Surface((side, side))
        state = seed
        for x in range(side):
            for y in range(side):
                state = (state * 1103515245 + 12345) & 0x7FFFFFFF
                tone = (state >> 16) % 5
                grain.set_at((x, y), (tone, tone, tone))
        for x in range(0, cloth.get_width(), side):
            for y in range(0, cloth.get_height(), side):
                cloth.blit(grain, (x, y), special_flags=flag)


def draw_base(surface: pygame.Surface, ctx: Context, ground: Ground, tint: Colour) -> None:
    """The board's base: thick, rounded, lit along its upper edge, with a soft shadow on the felt."""
    rect = ctx.view.rect(ground.box)
    thick = ground.px(12)
    radius = ground.px(34)
    blur = max(6, ground.px(20))
    surface.blit(shadow_picture(rect.size, radius, blur, 0.55), (rect.x - 2 * blur, rect.y + thick - 2 * blur))
    surface.blit(slab_picture(rect.size, tint, mix(tint, ctx.theme.ink, 0.6), radius, thick), rect)
    inner = rect.inflate(-2 * ground.px(9), -2 * ground.px(9))
    inner.h -= thick // 2
    line = hexed(mix(tint, (255, 255, 255), 0.10))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {inner.w} {inner.h}"><rect x="1" y="1" '
        f'width="{inner.w - 2}" height="{inner.h - 2}" rx="{radius * 0.8:.0f}" fill="none" stroke="{line}" '
        f'stroke-width="{max(1.0, ground.scale * 2):.1f}"/></svg>'
    )
    surface.blit(render_svg(svg, inner.size), inner)
