"""Why a command is refused: a value with a human reason, never an exception."""

from __future__ import annotations

from typing import Any, NamedTuple


def _(message: str) -> str:
    """Mark a message for the catalogues; it is translated where it is shown."""
    return message


class Refusal(NamedTuple):
    """A reason in words: an English message id with {named} places, and what goes into them.

    Values stand for themselves by name: `deed` and `square` are positions, `seat` is a seat's index, `price`,
    `amount` and `unit` are money, anything else is shown as it is.
    """

    text: str
    args: dict[str, Any] = {}  # noqa: RUF012  (a NamedTuple default, never changed)


def refuse(text: str, **args: Any) -> Refusal:
    """Shorthand for a Refusal with its arguments."""
    return Refusal(text, args)
