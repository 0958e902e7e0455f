"""What a mind is wrong about: fixed for the match, so that nobody gains by asking twice."""

from __future__ import annotations

from functools import lru_cache

from game.dice import Stream

STEPS = 256


def doubt(seed: int, seat: int, about: str) -> float:
    """A number 0..1 that is the same whenever it is asked for; never from the dice's stream."""
    return Stream(seed, f"doubt:{seat}:{about}").below(STEPS) / (STEPS - 1)


@lru_cache(maxsize=64)
def of_groups(seed: int, seat: int, noise: float, groups: int) -> tuple[float, ...]:
    """By group, the factor 1 - noise .. 1 + noise that a mind takes its value times."""
    if not noise:
        return (1.0,) * groups
    return tuple(1 + noise * (2 * doubt(seed, seat, f"group {index}") - 1) for index in range(groups))
