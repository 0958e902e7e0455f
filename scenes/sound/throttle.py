"""How much may be heard at once: a match at instant pace tells a hundred things a second."""

from __future__ import annotations

from scenes.sound.table import Voice

REFILL = 9.0
"""Effects a second that may go on for long."""
BURST = 7.0
"""Effects that may come all at once after a pause."""
_LEFT_OVER = (3.0, 1.0, 0.0)
"""What must be left of the burst for an effect of rank 0, 1, 2."""


class Throttle:
    """Says of each effect whether it may sound."""

    def __init__(self) -> None:
        self._left, self._asked = BURST, 0.0
        self._last: dict[str, float] = {}

    def allows(self, name: str, voice: Voice, now: float) -> bool:
        """May it sound at `now`, in seconds? If so, it counts as sounded."""
        self._left = min(BURST, self._left + (now - self._asked) * REFILL)
        self._asked = now
        if now - self._last.get(name, -10.0) < voice.gap or self._left < _LEFT_OVER[voice.rank]:
            return False
        self._last[name] = now
        self._left = max(0.0, self._left - 1)
        return True
