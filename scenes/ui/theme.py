"""The colours: named once, read from assets/theme.toml where it says otherwise, with a high-contrast variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any

import pygame

Colour = tuple[int, int, int]


def colour(text: str) -> Colour:
    """'#1b1b4b' as numbers; ValueError when it is no colour."""
    made = pygame.Color(text)
    return made.r, made.g, made.b


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with that share (0..1) of the other in it."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


def luminance(of: Colour) -> float:
    """Relative luminance 0..1 as WCAG counts it."""
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in of]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


LEGIBLE = 4.5
"""The least contrast between writing and its ground."""


@cache
def legible(ink: Colour, ground: Colour) -> Colour:
    """The ink with as little white in it as makes it legible on a dark ground."""
    return next(
        (made for part in range(21) if contrast(made := mix(ink, (255, 255, 255), part / 20), ground) >= LEGIBLE), ink
    )


@dataclass(frozen=True)
class SeatLook:
    """A seat colour with the shape that goes with it, so that colour is never the only sign."""

    name: str
    colour: Colour
    shape: str


def _seats() -> tuple[SeatLook, ...]:
    return (
        SeatLook("coral", (0xFF, 0x7A, 0x59), "circle"),
        SeatLook("sky", (0x4C, 0xC9, 0xF0), "diamond"),
        SeatLook("lamp", (0xFF, 0xD1, 0x66), "triangle"),
        SeatLook("lime", (0xB8, 0xF3, 0x5C), "square"),
        SeatLook("pink", (0xF0, 0x6C, 0xC5), "star"),
        SeatLook("white", (0xFF, 0xF3, 0xDF), "hexagon"),
    )


@dataclass(frozen=True)
class Theme:
    """Colours by what they are for; `seats` are the six seat colours in their fixed order."""

    night: Colour = (0x1B, 0x1B, 0x4B)
    plum: Colour = (0x43, 0x30, 0x6B)
    rose: Colour = (0xB3, 0x52, 0x6C)
    ember: Colour = (0xF6, 0xA0, 0x67)
    lamp: Colour = (0xFF, 0xD1, 0x66)
    paper: Colour = (0xFF, 0xF3, 0xDF)
    ink: Colour = (0x2A, 0x1C, 0x3F)
    deep: Colour = (0x14, 0x12, 0x3A)
    shade: Colour = (0xE3, 0xCF, 0xAE)
    amber: Colour = (0xC9, 0x7B, 0x2A)
    good: Colour = (0x3F, 0xBF, 0x7F)
    bad: Colour = (0xE6, 0x54, 0x5F)
    alarm: Colour = (0xC5, 0x3A, 0x4A)
    ivory: Colour = (0xFF, 0xF8, 0xEA)
    teal: Colour = (0x12, 0x3B, 0x4A)
    panel: Colour = (0x26, 0x21, 0x58)
    panel_lit: Colour = (0x3B, 0x33, 0x74)
    panel_deep: Colour = (0x1B, 0x17, 0x42)
    button: Colour = (0x3C, 0x32, 0x78)
    button_edge: Colour = (0x25, 0x1D, 0x50)
    text: Colour = (0xFF, 0xF3, 0xDF)
    dim: Colour = (0xC9, 0xBF, 0xD6)
    ring: Colour = (0xFF, 0xFF, 0xFF)

    seats: tuple[SeatLook, ...] = field(default_factory=_seats)

    def seat(self, name: str) -> SeatLook:
        """The look of a seat colour by its name ("coral"); the first one for a name unknown."""
        return next((look for look in self.seats if look.name == name), self.seats[0])

    def named(self, name: str) -> Colour:
        """A colour by its name ('lamp', 'coral') or as '#rrggbb'."""
        if name.startswith("#"):
            return colour(name)
        for look in self.seats:
            if look.name == name:
                return look.colour
        found: Colour = getattr(self, name)
        return found

    @property
    def lightest(self) -> Colour:
        """The lightest of the dark grounds that are written on."""
        return max((self.plum, self.button, self.panel, self.panel_lit), key=luminance)

    def high_contrast(self) -> Theme:
        """The same hand with darker grounds and lighter writing."""
        return replace(
            self,
            panel=(0x0C, 0x0A, 0x22),
            panel_lit=(0x22, 0x1C, 0x4C),
            panel_deep=(0x05, 0x04, 0x12),
            button=(0x1D, 0x17, 0x48),
            button_edge=(0x8A, 0x80, 0xC0),
            text=(0xFF, 0xFF, 0xFF),
            dim=(0xEC, 0xE6, 0xF2),
        )


def load_theme(table: Mapping[str, Any]) -> Theme:
    """The theme from the assets' palette; what it does not give keeps the built-in colour."""
    base = {name: colour(value) for name, value in table.get("base", {}).items()}
    seats = tuple(SeatLook(entry["name"], colour(entry["colour"]), entry["shape"]) for entry in table.get("seats", ()))
    known = {field.name for field in fields(Theme)}
    given: dict[str, Any] = {name: value for name, value in base.items() if name in known}
    if seats:
        given["seats"] = seats
    return Theme(**given)
