"""Writing: two faces, rendered once for each size and kept, fitted into boxes so that nothing is ever cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import floor, sqrt
from typing import Literal

import pygame

from scenes.sprites import Cache
from scenes.svg import to_screen
from scenes.ui.theme import Colour
from scenes.ui.view import Box, View
from scenes.ui.wrap import NO_BREAK, SOFT_HYPHEN, Line, Run, plain, runs, shorten, wrap

Face = Literal["display", "body", "bold"]
"""Fredoka One speaks (titles, names, sums, buttons), Source Sans Pro explains, its semibold stresses."""

Align = Literal["left", "center", "right"]
Valign = Literal["top", "middle", "bottom"]

STEPS = (1.0, 1.15, 1.3)
"""What the three text sizes of the settings multiply by."""

LEAST = 11.0
"""Nothing is written smaller than this, in units."""

_MEASURED = 20_000
"""Widths that are kept."""

_UNBROKEN = 0.78
"""Down to this share of its size a text is written smaller rather than with broken words."""

_TINY = 0.5
"""Pixels to a unit below which a view is a picture of a board in small: there names are rather small than cut."""

WHITE: Colour = (255, 255, 255)
_DISPLAY_TOO = frozenset("–—…‘’“”•€−ŠšŽžŒœ")
_LEADING = {"display": 0.98, "body": 1.02, "bold": 1.02}


@cache
def _file(face: Face) -> str:
    import font_fredoka_one
    import font_source_sans_pro as source

    files = {
        "display": font_fredoka_one.FredokaOne,
        "body": source.SourceSansPro,
        "bold": source.SourceSansProSemibold,
    }
    return str(files[face])


@cache
def has_sign(face: Face, char: str) -> bool:
    """Whether a face has a sign for a character, and not just the box that stands for any it lacks."""
    font = pygame.font.Font(_file(face), 16)
    drawn, box = (pygame.image.tobytes(font.render(one, False, WHITE), "RGBA") for one in (char, "\u4e2d"))
    return drawn != box


_LOOSE = 1.12
"""By how much lines may be taller than their box: signs seldom fill them."""


@dataclass(frozen=True)
class _Wanted:
    """A text to lay out, in pixels; equal wishes share one picture."""

    text: str
    face: Face
    size: int
    least: int
    width: int
    height: int
    lines: int
    align: Align
    colour: Colour


class Text:
    """Draws text into logical boxes. `view` and `step` are kept up to date by the context."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.step = 1.0
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self.cache = Cache(24 * 1024 * 1024)
        self._widths: dict[tuple[str, Face, int], int] = {}
        self._counts: dict[tuple[str, int, int, Face], int] = {}

    def refresh(self, view: View, step: float) -> None:
        """Another window size or text size: what is kept for the old one goes."""
        if (view, step) != (self.view, self.step):
            self.view, self.step = view, step
            self._fonts.clear()
            self.cache.clear()
            self._widths.clear()
            self._counts.clear()

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        box: Box,
        size: float,
        colour: Colour,
        *,
        face: Face = "body",
        align: Align = "left",
        valign: Valign = "middle",
        lines: int = 1,
        least: float = LEAST,
        opacity: float = 1.0,
        shadow: Colour | None = None,
    ) -> pygame.Rect:
        """Write into `box` at `size` units, smaller if it must to fit in `lines` lines; gives the pixels covered.

        Spans made with `span` keep their own colours. `lines` is the most there may be; 1 never wraps.
        """
        rect = self.view.rect(box)
        if not text or rect.w < 4 or rect.h < 4:
            return pygame.Rect(rect.topleft, (0, 0))
        picture = self.picture(text, box, size, colour, face=face, align=align, lines=lines, least=least)
        where = picture.get_rect(topleft=rect.topleft)
        where.x = {"left": rect.x, "center": rect.centerx - where.w // 2, "right": rect.right - where.w}[align]
        where.y = {"top": rect.y, "middle": rect.centery - where.h // 2, "bottom": rect.bottom - where.h}[valign]
        if shadow is not None:
            dark = self.picture(plain(text), box, size, shadow, face=face, align=align, lines=lines, least=least)
            _blit(surface, dark, where.move(0, max(1, self.view.px(size / 14))), opacity)
        _blit(surface, picture, where, opacity)
        return where

    def picture(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour,
        *,
        face: Face = "body",
        align: Align = "left",
        lines: int = 1,
        least: float = LEAST,
    ) -> pygame.Surface:
        """The written text as a picture of its own (shared: do not draw on it)."""
        rect = self.view.rect(box)
        smallest = min(self._px(least, stepped=False), self._px(size, stepped=False))
        wanted = _Wanted(text, face, self._px(size), smallest, rect.w, rect.h, lines, align, colour)
        return self.cache.get(wanted, lambda: self._render(wanted))

    def width(self, text: str, size: float, face: Face = "body") -> float:
        """How wide a single line is, in units."""
        return self._measure(plain(text), face, self._px(size)) / self.view.scale

    def height(self, text: str, width: float, size: float, face: Face = "body") -> float:
        """How tall the text is when wrapped to `width` units at full size, in units."""
        px, room = self._px(size), self.view.px(width)
        count = self._counts.get(key := (text, room, px, face))
        if count is None:
            if len(self._counts) >= _MEASURED:
                self._counts.clear()
            count = self._counts[key] = len(wrap(text, room, lambda line: self._measure(line, face, px)))
        return count * self._line_height(face, px) / self.view.scale

    def writable(self, typed: str) -> str:
        """What of a typed text can be written: signs that the fonts lack, and those that do not print, are left out."""
        return "".join(char for char in typed if char.isprintable() and has_sign("bold", char))

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The font of a face at a size in pixels."""
        found = self._fonts.get((face, px))
        if found is None:
            found = self._fonts[face, px] = pygame.font.Font(_file(face), px)
        return found

    def _px(self, size: float, stepped: bool = True) -> int:
        return max(
            8 if self.view.scale >= _TINY else 6, round(size * self.view.scale * (self.step if stepped else 1.0))
        )

    def _measure(self, line: str, face: Face, px: int) -> int:
        key = (line, face, px)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= _MEASURED:
                self._widths.clear()
            found = self._widths[key] = sum(self.font(used, px).size(part)[0] for part, used in _faces(line, face))
        return found

    def _line_height(self, face: Face, px: int) -> int:
        return max(1, round(self.font(face, px).get_linesize() * _LEADING[face]))

    def _render(self, wanted: _Wanted) -> pygame.Surface:
        lines, px = self._fit(wanted)
        drawn = [self._draw_line(line, wanted.face, px, wanted.colour) for line in lines]
        tall = self._line_height(wanted.face, px)
        width = max(1, *(line.get_width() for line in drawn)) if drawn else 1
        last = drawn[-1].get_height() if drawn else tall
        picture = pygame.Surface((width, tall * (len(drawn) - 1) + last), pygame.SRCALPHA)
        for index, line in enumerate(drawn):
            spare = width - line.get_width()
            x = {"left": 0, "center": spare // 2, "right": spare}[wanted.align]
            picture.blit(line, (x, index * tall))
        return to_screen(picture)

    def _fit(self, wanted: _Wanted) -> tuple[list[Line], int]:
        """The lines and the largest size in pixels, not above the wanted one, at which they fit.

        Words are broken only where they would be much smaller in one piece.
        """
        if SOFT_HYPHEN in wanted.text and wanted.lines > 1:
            whole = replace(wanted, text=wanted.text.replace(SOFT_HYPHEN, ""))
            if found := self._largest(whole, max(wanted.least, round(wanted.size * _UNBROKEN))):
                return found
        if found := self._largest(wanted, wanted.least):
            return found
        px = min(wanted.least, wanted.size)
        return self._cut(wanted, self._break(wanted, px), px), px

    def _largest(self, wanted: _Wanted, least: int) -> tuple[list[Line], int] | None:
        """The lines at the largest size, from the wanted one down to `least` pixels, that fits; None if none does."""
        px = wanted.size
        while True:
            lines = self._break(wanted, px)
            widths = [self._measure(_plain_line(line), wanted.face, px) for line in lines] or [0]
            tall = self._line_height(wanted.face, px) * len(lines)
            if max(widths) <= wanted.width and len(lines) <= wanted.lines and tall <= wanted.height * _LOOSE:
                return lines, px
            if px <= least:
                return None
            px = max(least, min(px - 1, floor(px * _shrunk(wanted, lines=len(lines), wide=widths, tall=tall))))

    def _break(self, wanted: _Wanted, px: int) -> list[Line]:
        if wanted.lines == 1 and "\n" not in wanted.text:
            return [runs(wanted.text.replace("\u00ad", ""))]
        return wrap(wanted.text, wanted.width, lambda line: self._measure(line, wanted.face, px))

    def _cut(self, wanted: _Wanted, lines: list[Line], px: int) -> list[Line]:
        """The last resort at the smallest size: what does not fit ends in an ellipsis."""

        def measure(line: str) -> float:
            return self._measure(line, wanted.face, px)

        room = max(1, min(wanted.lines, round(wanted.height * _LOOSE) // self._line_height(wanted.face, px)))
        kept = lines[:room]
        if len(lines) > room:
            kept[-1] = (Run(" ".join(_plain_line(line) for line in lines[room - 1 :])),)
        return [
            line
            if measure(_plain_line(line)) <= wanted.width
            else (Run(shorten(_plain_line(line), wanted.width, measure)),)
            for line in kept
        ]

    def _draw_line(self, line: Line, face: Face, px: int, colour: Colour) -> pygame.Surface:
        parts = [
            self.font(used, px).render(part, True, run.colour or colour)
            for run in line
            for part, used in _faces(run.text, face)
        ]
        if len(parts) == 1:
            return parts[0]
        height = max((part.get_height() for part in parts), default=self._line_height(face, px))
        whole = pygame.Surface((max(1, sum(part.get_width() for part in parts)), height), pygame.SRCALPHA)
        x = 0
        for part in parts:
            whole.blit(part, (x, (height - part.get_height()) // 2))
            x += part.get_width()
        return whole


def _blit(surface: pygame.Surface, picture: pygame.Surface, where: pygame.Rect, opacity: float) -> None:
    if opacity >= 1:
        surface.blit(picture, where)
        return
    picture.set_alpha(round(255 * max(0.0, opacity)))
    surface.blit(picture, where)
    picture.set_alpha(255)


def _shrunk(wanted: _Wanted, lines: int, wide: Sequence[int], tall: int) -> float:
    """To what part its size has to shrink at least for a text that fills lines of these widths, `tall` together.

    Every size that is tried costs a font, so those that are too large by mere reckoning are left out.
    """
    shares = [wanted.width / max(1, *wide)]
    if lines > wanted.lines:
        shares.append(wanted.width * wanted.lines / sum(wide))
    if tall > (room := wanted.height * _LOOSE):
        shares.append(room / tall if lines == 1 else sqrt(room / tall * wanted.width * lines / max(1, sum(wide))))
    return min(shares)


def _plain_line(line: Line) -> str:
    return "".join(run.text for run in line)


def _lacks(char: str) -> bool:
    """Fredoka One has Latin letters and little else."""
    return ord(char) > 0xFF and char not in _DISPLAY_TOO


@lru_cache(4096)
def _faces(text: str, face: Face) -> tuple[tuple[str, Face], ...]:
    """The text in parts with the face each is written in: signs that the display face lacks come from the other."""
    text = text.replace(NO_BREAK, " ") if face == "display" else text
    if face != "display" or not any(_lacks(char) for char in text):
        return ((text, face),) if text else ()
    parts: list[tuple[str, Face]] = []
    for char in text:
        used: Face = "bold" if _lacks(char) else face
        if parts and parts[-1][1] == used:
            parts[-1] = (parts[-1][0] + char, used)
        else:
            parts.append((char, used))
    return tuple(parts)
