"""What the keyboard's layout prints on its keys, asked before any of them is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from scenes.ui.text import has_sign

_SIGNS = (*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x370, 0x460))
"""Letters, digits and signs that keys are labelled with: Latin, Greek and Cyrillic."""


def written_on(char: str) -> str:
    """A key's sign as it stands on the cap; "" when it cannot be written."""
    upper = char.upper() if len(char.upper()) == 1 else char
    known = upper < "\u0100" or has_sign("bold", upper)  # both faces have all of Latin-1
    return upper if char.isprintable() and known else ""


def layout() -> Iterator[tuple[int, str]]:
    """Scan codes with what is written on the keys. Needs SDL's video; before it starts all is as in the United States.

    `pygame.key.get_pressed()` looks a sign's scan code up in the layout. So a list of all numbers in its place says
    at every sign which scan code that is.
    """
    kind: Any = pygame.key.ScancodeWrapper
    scan_code_of = kind(range(512))
    for sign in _SIGNS:
        char, code = chr(sign), scan_code_of[sign]
        if code and char == char.lower() and (cap := written_on(char)):
            yield code, cap
