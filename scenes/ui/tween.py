"""Easing and tweens: how things move. Times are seconds, progress runs 0..1."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Quick start, soft landing (cubic)."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Soft start (cubic)."""
    return t**3


def ease_in_out(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3 - 2 * t)


def ease_back(t: float) -> float:
    """Overshoots a little, then settles: for things that pop up."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def ease_bounce(t: float) -> float:
    """Falls and bounces twice: for things dropped on the table."""
    for start, centre, height in ((0.0, 0.0, 0.0), (4 / 11, 6 / 11, 0.75), (8 / 11, 9 / 11, 0.9375)):
        if t < start + (4 / 11 if start < 8 / 11 else 2 / 11):
            return 7.5625 * (t - centre) ** 2 + height
    return 7.5625 * (t - 10.5 / 11) ** 2 + 0.984375


def lerp(start: float, end: float, t: float) -> float:
    """The number `t` of the way from start to end."""
    return start + (end - start) * t


def pulse(seconds: float, period: float = 1.0) -> float:
    """A number that swings softly 0..1..0 once a period."""
    return 0.5 - 0.5 * math.cos(seconds / period * math.tau)


@dataclass
class Tween:
    """A number on its way from `start` to `end` in `duration` seconds, after `delay`.

    >>> tween = Tween(0, 10, 2.0, linear)
    >>> tween.advance(1.0), tween.value
    (True, 5.0)
    """

    start: float
    end: float
    duration: float
    ease: Ease = ease_out
    delay: float = 0.0
    elapsed: float = 0.0

    def advance(self, dt: float) -> bool:
        """Let time pass; False once it has arrived."""
        self.elapsed += dt
        return not self.done

    @property
    def done(self) -> bool:
        """Has it arrived?"""
        return self.elapsed >= self.delay + self.duration

    @property
    def progress(self) -> float:
        """Eased progress, 0 at the start and 1 at the end."""
        if self.done:
            return 1.0
        return self.ease(max(0.0, self.elapsed - self.delay) / self.duration)

    @property
    def value(self) -> float:
        """Where it is now."""
        return lerp(self.start, self.end, self.progress)

    def finish(self) -> None:
        """Arrive at once."""
        self.elapsed = self.delay + self.duration


class Follower:
    """A number that runs after its target and never jumps: counters, focus rings, scroll positions."""

    def __init__(self, value: float, speed: float = 14.0) -> None:
        self.value = self.target = value
        self.speed = speed

    def advance(self, dt: float) -> float:
        """Come nearer by the share that `dt` allows; gives the new value."""
        self.value += (self.target - self.value) * (1 - math.exp(-self.speed * dt))
        if abs(self.target - self.value) < 0.01:
            self.value = self.target
        return self.value

    def jump(self, value: float) -> None:
        """Be there at once."""
        self.value = self.target = value
