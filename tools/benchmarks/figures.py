"""Many times taken, told in four numbers."""

from __future__ import annotations

from collections.abc import Sequence


def told(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th and 99.9th percentile and worst, in milliseconds. At least one time is needed."""
    ordered = sorted(seconds)
    return {
        "median": _ms(ordered[len(ordered) // 2]),
        "p99": _ms(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]),
        "p999": _ms(ordered[min(len(ordered) - 1, len(ordered) * 999 // 1000)]),
        "worst": _ms(ordered[-1]),
    }


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 3)
