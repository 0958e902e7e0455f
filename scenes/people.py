"""Seats as they are seen everywhere: colour, shape and token in one badge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cpu.characters import BY_ID
from game.position import Position
from game.refusal import _
from game.setup import Setup
from scenes.i18n import tr
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour, SeatLook, legible, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

LEVEL_WORDS = {"easy": _("CPU, easy"), "normal": _("CPU, normal"), "hard": _("CPU, hard")}
"""What a seat played by a CPU is called, by level."""


def look_of(ctx: Context, p: Position, seat: int) -> SeatLook:
    """Colour and shape of a seat."""
    return ctx.theme.seat(p.seat(seat).colour)


def colour_of(ctx: Context, p: Position, seat: int) -> Colour:
    """The seat's colour, light enough to be read on every ground that names are written on."""
    return legible(look_of(ctx, p, seat).colour, ctx.theme.lightest)


def player_words(p: Position, seat: int) -> str:
    """ "CPU, hard"; "" for a person."""
    level = p.seat(seat).cpu
    return tr(LEVEL_WORDS.get(level, level)) if level else ""


def temper_words(setup: Setup | None, seat: int) -> str:
    """How the CPU likes to play that sits there, in a line; "" for a person and for one of no special kind."""
    character = BY_ID.get(setup.seats[seat].character) if setup else None
    return tr(character.about) if character else ""


def epithet_of(setup: Setup | None, seat: int) -> str:
    """What sort of player the CPU of a seat is, in two words; "" as above."""
    character = BY_ID.get(setup.seats[seat].character) if setup else None
    return tr(character.epithet) if character else ""


def draw_badge(surface: pygame.Surface, ctx: Context, p: Position, seat: int, box: Box, shadow: bool = True) -> None:
    """The seat's shape in its colour with its token standing in it; `box` is square."""
    draw_look(surface, ctx, look_of(ctx, p, seat), p.seat(seat).token, box, shadow)


def draw_look(surface: pygame.Surface, ctx: Context, look: SeatLook, token: str, box: Box, shadow: bool = True) -> None:
    """The same for a colour and a token that no match knows yet."""
    rect = ctx.view.rect(box)
    key = ("badge", look, token, rect.size)
    if shadow:
        around = rect.inflate(-rect.w // 6, -rect.h // 6).move(0, rect.h // 16)
        ctx.shapes.shadow(surface, around, rect.w // 2, max(2, rect.w // 12), 0.4)
    surface.blit(ctx.shapes.cache.get(key, lambda: _paint(ctx, look, token, rect.size)), rect)


def _paint(ctx: Context, look: SeatLook, token: str, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    dark = mix(look.colour, ctx.theme.ink, 0.55)
    picture.blit(ctx.sprites.get(f"svg/seat_{look.shape}.svg", size, hexed(dark)), (0, 0))
    name = f"svg/token_{token}.svg"
    if ctx.sprites.has(name):
        side = round(size[0] * 0.74)
        figure = ctx.sprites.get(name, (side, side), hexed(look.colour))
        picture.blit(figure, ((size[0] - side) // 2, round(size[1] * 0.5 - side * 0.55)))
    return picture
