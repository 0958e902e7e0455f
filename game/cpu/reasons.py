"""Why a CPU did what it did, in a few words and figures."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.refusal import _

__all__ = ["Reason", "_", "because"]


class Reason(NamedTuple):
    """An English message id with {named} places and what goes into them.

    `deed` and `square` are positions, `seat` is a seat's index, `price`, `amount`, `gain` and `most` are money,
    `percent` and `before` whole per cents; anything else is shown as it is.
    """

    text: str
    args: dict[str, Any] = {}  # noqa: RUF012  (a NamedTuple default, never changed)


def because(text: str, **args: Any) -> Reason:
    """Shorthand for a Reason with its figures."""
    return Reason(text, args)
