"""The standing bid in the middle of a ring that drains as the countdown runs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

BAND = 0.078
"""Breadth of the ring as a share of its diameter."""


def draw_ring(surface: pygame.Surface, ctx: Context, box: Box, share: float | None, tone: Colour) -> None:
    """A well with a ring round it of which `share` is left, from the top clockwise; None fills it calmly."""
    rect = ctx.view.rect(box)
    ground = ctx.shapes.cache.render(("ring-well", rect.size, ctx.revision), rect.size, lambda: _well(ctx, rect.size))
    surface.blit(ground, rect)
    full = ctx.shapes.cache.render(("ring-full", rect.size, tone), rect.size, lambda: _band(rect.size, tone))
    if share is None or share >= 0.999:
        surface.blit(full, rect)
    elif share > 0.001:
        surface.blit(_drained(ctx, full, share), rect)
        _caps(surface, ctx, rect, share, tone)


def _well(ctx: Context, size: tuple[int, int]) -> pygame.Surface:
    theme = ctx.theme
    body = (
        '<circle cx="50" cy="51.5" r="48" fill="#000018" fill-opacity="0.35"/>'
        f'<circle cx="50" cy="50" r="48" fill="{hexed(mix(theme.panel_lit, theme.night, 0.35))}"/>'
        f'<circle cx="50" cy="50" r="40.4" fill="{hexed(theme.deep)}"/>'
        f'<circle cx="50" cy="49.2" r="39.4" fill="{hexed(mix(theme.deep, theme.night, 0.6))}"/>'
    )
    return render_svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>', size)


def _band(size: tuple[int, int], tone: Colour) -> pygame.Surface:
    breadth = BAND * 100
    radius = 48 - breadth / 2
    lit = hexed(mix(tone, (255, 255, 255), 0.4))
    body = (
        f'<circle cx="50" cy="50" r="{radius}" fill="none" stroke="{hexed(tone)}" stroke-width="{breadth}"/>'
        f'<circle cx="50" cy="50" r="{48 - 0.7}" fill="none" stroke="{lit}" stroke-width="0.8"/>'
    )
    return render_svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>', size)


def _drained(ctx: Context, full: pygame.Surface, share: float) -> pygame.Surface:
    """The ring without what has run out: a wedge is wiped from a copy."""
    picture = full.copy()
    w, h = picture.get_size()
    centre = w / 2, h / 2
    reach = w
    first, last = share * math.tau, math.tau
    count = max(2, round((last - first) / 0.35) + 1)
    points = [centre]
    for i in range(count + 1):
        angle = first + (last - first) * i / count
        points.append((centre[0] + reach * math.sin(angle), centre[1] - reach * math.cos(angle)))
    pygame.draw.polygon(picture, (0, 0, 0, 0), points)
    return picture


def _caps(surface: pygame.Surface, ctx: Context, rect: pygame.Rect, share: float, tone: Colour) -> None:
    """Round ends where the ring begins and stops."""
    radius = rect.w * (0.48 - BAND / 2)
    for angle in (0.0, share * math.tau):
        centre = round(rect.centerx + radius * math.sin(angle)), round(rect.centery - radius * math.cos(angle))
        ctx.shapes.disc(surface, centre, round(rect.w * BAND / 2), tone)
