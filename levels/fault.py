"""Faults of a board: how they are gathered and worded."""

from __future__ import annotations

import json
from typing import Any

_SHOWN = 40
"""Characters of a wrong value that a fault repeats."""


class LevelError(Exception):
    """A board that cannot be played; the message is one line naming the file and the object at fault."""


class Report:
    """Gathers the faults of one file as lines `FILE: OBJECT: what is wrong`."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self._file = file
        self._lines = lines

    @property
    def clean(self) -> bool:
        """Whether no fault has been noted yet, of this file or of those that share its lines."""
        return not self._lines

    def __call__(self, where: str, text: str) -> None:
        """Note a fault of the object `where` ("" for the file as a whole)."""
        line = ": ".join(part for part in (self._file, where, text) if part)
        self._lines.append(one_line(line))


def one_line(text: str) -> str:
    """The text with a question mark for every character that could break a line or hide."""
    return "".join(c if c.isprintable() else "?" for c in text)


def quoted(value: Any) -> str:
    """A value from a file, short and in quotes, fit for one line."""
    text = str(value)
    return json.dumps(text if len(text) <= _SHOWN else text[:_SHOWN] + "...", ensure_ascii=False)


def described(value: Any) -> str:
    """A value of the wrong type, told together with its type."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return f"the switch {str(value).lower()}"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else quoted(value)


def one_of(words: Any) -> str:
    """The allowed words for a fault's text."""
    return "one of " + ", ".join(words)
