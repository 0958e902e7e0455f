"""The name of the game in thick letters that drop in one by one and hop now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.svg import to_screen
from scenes.ui.theme import Colour, mix
from scenes.ui.tween import ease_bounce
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

NAME = "Trekast"
_DROP, _STAGGER, _WAVE = 0.7, 0.07, 7.0


class Logo:
    """Draws the name as large as a box allows. Letters are rendered once for each window size."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.elapsed = 0.0
        self._letters: list[tuple[pygame.Surface, int]] = []
        self._made_for: tuple[int, pygame.Rect] | None = None

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.elapsed += dt

    def draw(self, surface: pygame.Surface, box: Box) -> None:
        """Draw it into a box in units, resting on its lower edge."""
        rect = self.ctx.view.rect(box)
        if self._made_for != (self.ctx.revision, rect):
            self._made_for = self.ctx.revision, rect
            self._letters = self._render(rect)
        for index, (letter, x) in enumerate(self._letters):
            y = rect.bottom - letter.get_height() + round(self._lift(index) * rect.h)
            surface.blit(letter, (rect.x + x, y))

    def _lift(self, index: int) -> float:
        """How far a letter is from its place, in heights of the logo; negative is up."""
        if self.ctx.settings.reduced_motion:
            return 0.0
        fallen = (self.elapsed - 0.15 - index * _STAGGER) / _DROP
        if fallen < 1:
            return -2.2 * (1 - ease_bounce(max(0.0, fallen)))
        hop = (self.elapsed % _WAVE - index * 0.09) / 0.45
        return -0.16 * 4 * hop * (1 - hop) if 0 < hop < 1 and self.elapsed > _WAVE else 0.0

    def _render(self, rect: pygame.Rect) -> list[tuple[pygame.Surface, int]]:
        text = self.ctx.text
        px = 20
        while text.font("display", px + 4).size(NAME)[0] * 1.06 < rect.w and px * 1.1 < rect.h:
            px += 4
        font = text.font("display", px)
        places = [font.size(NAME[:index])[0] - (px // 16 if index else 0) for index in range(len(NAME))]  # T leans over
        return [(self._letter(char, px), place) for char, place in zip(NAME, places, strict=True)]

    def _letter(self, char: str, px: int) -> pygame.Surface:
        """One letter: lit face, thick edge in two tones, dark outline and a shadow on what lies behind."""
        theme, font = self.ctx.theme, self.ctx.text.font("display", px)
        depth, line = max(3, px // 8), max(2, px // 26)
        face = font.render(char, True, (255, 255, 255))
        margin = line * 3
        size = face.get_width() + 2 * margin, face.get_height() + 2 * margin + depth
        letter = pygame.Surface(size, pygame.SRCALPHA)
        _outline(letter, font.render(char, True, theme.ink), (margin, margin), line, depth)
        for step in range(depth, 0, -1):
            tone = mix(theme.amber, theme.rose, 0.75) if step > depth * 0.55 else theme.amber
            letter.blit(font.render(char, True, tone), (margin, margin + step))
        letter.blit(_shaded(face, theme.ivory, theme.lamp, theme.ember), (margin, margin))
        return to_screen(letter)


def _outline(target: pygame.Surface, dark: pygame.Surface, place: tuple[int, int], line: int, depth: int) -> None:
    for dy in range(-line, depth + line + 1, max(1, line // 2)):
        for dx, up in ((-line, 0), (line, 0), (-line * 0.7, 0), (line * 0.7, 0), (0, 0)):
            target.blit(dark, (place[0] + round(dx), place[1] + dy + up))


def _shaded(face: pygame.Surface, top: Colour, middle: Colour, bottom: Colour) -> pygame.Surface:
    """The white letter in a light that comes from above."""
    height = face.get_height()
    shades = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    for y in range(height):
        share = y / height
        colour = mix(top, middle, min(1.0, share * 2.4)) if share < 0.62 else mix(middle, bottom, (share - 0.62) * 1.4)
        shades.fill((*colour, 255), (0, y, face.get_width(), 1))
    shades.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shades
