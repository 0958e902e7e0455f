"""Paper falling for the winner; a fixed shower, so that it looks the same in every picture of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.svg import to_screen
from scenes.ui.theme import Colour, mix

if TYPE_CHECKING:
    from scenes.context import Context

LASTS = 5.5
COUNT = 130
_TURNS = 8


@dataclass(frozen=True)
class _Flake:
    """A scrap of paper: where and when it starts, how fast it falls and sways."""

    x: float
    start: float
    speed: float
    sway: float
    phase: float
    tone: int
    size: float


def _scatter(n: int) -> float:
    """A number 0..1 for each whole one, without any pattern to the eye."""
    return math.sin(n * 12.9898 + 4.1414) * 43758.5453 % 1.0


def _flakes() -> list[_Flake]:
    return [
        _Flake(
            _scatter(n), 1.6 * _scatter(n * 7 + 3), 210 + 150 * _scatter(n * 3 + 1), 14 + 30 * _scatter(n * 5 + 2),
            math.tau * _scatter(n * 11), n, 9 + 7 * _scatter(n * 13),
        )
        for n in range(COUNT)
    ]  # fmt: skip


class Confetti:
    """Falls for LASTS seconds, or not at all with reduced motion."""

    def __init__(self, tones: Sequence[Colour]) -> None:
        self.tones = list(tones)
        self.age = 0.0
        self._flakes = _flakes()

    def advance(self, dt: float) -> None:
        """Let it fall."""
        self.age += dt

    def draw(self, surface: pygame.Surface, ctx: Context) -> None:
        """Every scrap in the air."""
        if self.age > LASTS or ctx.settings.reduced_motion:
            return
        height = ctx.view.height + 60
        for flake in self._flakes:
            age = self.age - flake.start
            y = age * flake.speed - 30
            if age < 0 or y > height:
                continue
            x = flake.x * ctx.view.width + math.sin(flake.phase + age * 2.3) * flake.sway
            turn = int((flake.phase + age * 5) / math.tau * _TURNS) % _TURNS
            picture = self._scrap(ctx, flake, turn)
            surface.blit(picture, picture.get_rect(center=ctx.view.point((x, y))))

    def _scrap(self, ctx: Context, flake: _Flake, turn: int) -> pygame.Surface:
        tone = self.tones[flake.tone % len(self.tones)]
        side = max(3, ctx.view.px(flake.size))
        return ctx.shapes.cache.get(("confetti", tone, side, turn), lambda: _paint(tone, side, turn))


def _paint(tone: Colour, side: int, turn: int) -> pygame.Surface:
    """A scrap seen at one of the angles it tumbles through: broad, narrow, and its shaded back."""
    wide = max(1, round(side * abs(math.cos(math.pi * turn / _TURNS)) + side * 0.15))
    paper = pygame.Surface((wide, round(side * 0.62) or 1), pygame.SRCALPHA)
    paper.fill(tone if turn < _TURNS // 2 else mix(tone, (20, 18, 58), 0.3))
    return to_screen(pygame.transform.rotozoom(paper, 45 * turn, 1.0))
