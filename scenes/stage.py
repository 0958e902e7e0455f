"""Backdrops: the edition's dusk from top to bottom, with light pooling where the eye should go. Painted into layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import assets
from game.edition import Edition
from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour, colour, mix

if TYPE_CHECKING:
    from scenes.context import Context

_SHRINK = 4


def sky_of(ctx: Context, edition: Edition) -> list[Colour]:
    """The edition's sky from the top down; that of the theme for an edition without one."""
    entry = assets.theme()["editions"].get(edition.id)
    if entry is None:
        return [ctx.theme.night, ctx.theme.plum, ctx.theme.rose, ctx.theme.ember]
    return [colour(tone) for tone in entry["sky"]]


def draw_stage(surface: pygame.Surface, ctx: Context, edition: Edition, kind: str) -> None:
    """Fill the window: "spot" is a lamp shining down (auctions), "table" an evening table, "night" plain dusk.

    Slow, and meant for a `Layer`. It is drawn small and enlarged: there is nothing in it but soft light.
    """
    size = ctx.view.size
    small = max(2, size[0] // _SHRINK), max(2, size[1] // _SHRINK)
    sky = sky_of(ctx, edition)
    if ctx.settings.high_contrast:
        sky = [mix(tone, (0, 0, 0), 0.55) for tone in sky]
    key = "stage", edition.id, kind, small, ctx.revision
    picture = ctx.shapes.cache.render(key, small, lambda: render_svg(_svg(small, sky, kind), small))
    ctx.patience.ask()  # enlarging it takes another frame
    surface.blit(pygame.transform.smoothscale(picture, size), (0, 0))


def _svg(size: tuple[int, int], sky: list[Colour], kind: str) -> str:
    w, h = size
    tones = [mix(tone, (0, 0, 0), 0.08) for tone in sky]
    ground = _down("g", h, [tones[0], mix(tones[0], tones[1], 0.75), mix(tones[1], tones[2], 0.42)])
    body = f'<rect width="{w}" height="{h}" fill="url(#g)"/>'
    if kind == "spot":
        light = mix(sky[3], (255, 255, 255), 0.25)
        ground += _glow("p", w / 2, h * 0.42, h * 0.75, light, 0.36) + _beam("b", h, light)
        body += f'<rect width="{w}" height="{h}" fill="url(#p)"/>'
        for wide, strength in ((1.0, 0.5), (0.72, 0.6)):
            top, foot = w * 0.045 * wide, min(w, h * 1.78) * 0.27 * wide
            points = f"{w / 2 - top},0 {w / 2 + top},0 {w / 2 + foot},{h} {w / 2 - foot},{h}"
            body += f'<polygon points="{points}" fill="url(#b)" fill-opacity="{strength}"/>'
    elif kind == "table":
        ground += _glow("p", w / 2, h * 0.5, h * 0.8, mix(sky[2], sky[3], 0.4), 0.30)
        body += f'<rect width="{w}" height="{h}" fill="url(#p)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><defs>{ground}</defs>{body}</svg>'


def _down(name: str, height: int, tones: list[Colour]) -> str:
    last = len(tones) - 1
    stops = "".join(f'<stop offset="{i / last:.2f}" stop-color="{hexed(tone)}"/>' for i, tone in enumerate(tones))
    return f'<linearGradient id="{name}" {_upright(height)}>{stops}</linearGradient>'


def _upright(height: int) -> str:
    return f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}"'


def _beam(name: str, height: int, tone: Colour) -> str:
    return (
        f'<linearGradient id="{name}" {_upright(height)}>'
        f'<stop offset="0" stop-color="{hexed(tone)}" stop-opacity="0.2"/>'
        f'<stop offset="1" stop-color="{hexed(tone)}" stop-opacity="0.02"/></linearGradient>'
    )


def _glow(name: str, x: float, y: float, radius: float, tone: Colour, strength: float) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}">'
        f'<stop offset="0" stop-color="{hexed(tone)}" stop-opacity="{strength}"/>'
        f'<stop offset="0.55" stop-color="{hexed(tone)}" stop-opacity="{strength * 0.3:.2f}"/>'
        f'<stop offset="1" stop-color="{hexed(tone)}" stop-opacity="0"/></radialGradient>'
    )
