"""Two results side by side: what is faster now, and what is slower."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NOISE = 0.1
"""A change by less than this share says nothing."""

MORE_IS_BETTER = ("games_per_second", "rolls_per_second")


def compared(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """A line for every figure that both have and that has changed by more than noise."""
    lines = []
    old = dict(figures(before))
    for name, value in figures(now):
        if name in old and old[name] > 0 and abs(value / old[name] - 1) > NOISE:
            lines.append(_line(name, old[name], value))
    return lines or [f"nothing has changed by more than {NOISE:.0%}"]


def _line(name: str, before: float, now: float) -> str:
    better = (now > before) == name.startswith(MORE_IS_BETTER)
    return f"{'better' if better else 'WORSE '} {name}: {before:g} -> {now:g} ({now / before - 1:+.0%})"


def figures(result: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, float]]:
    """All numbers with their paths, `frame_ms.board.1280x720.median`; the worst of many is left out as chance."""
    for name, value in result.items():
        path = f"{above}.{name}" if above else name
        if isinstance(value, Mapping):
            yield from figures(value, path)
        elif isinstance(value, (int, float)) and not isinstance(value, bool) and name != "worst":
            yield path, float(value)
