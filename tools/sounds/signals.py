"""What the game says by itself: whose turn it is, an offer, a group complete, time running out, the end."""

from __future__ import annotations

from collections.abc import Iterator

from tools.sounds.bodies import breath, coin, felt, paper, tine, wood
from tools.sounds.dsp import Signal, pitch
from tools.sounds.hands import PLAIN, SOFT, STRONG
from tools.sounds.take import Take


def sounds() -> Iterator[tuple[str, Signal]]:
    """Names with finished takes."""
    yield from (("turn", _turn()), ("salary", _salary()), ("group", _group()), ("fanfare", _fanfare()))
    yield from (("offer", _offer()), ("trade", _trade()), ("declined", _declined()))
    yield from (("clock_0", _clock(880, 0)), ("clock_1", _clock(660, 1)), ("bell", _bell()))


def _run(take: Take, at: float, gap: float, keys: tuple[int, ...], gain: float = 0.3, ring: float = 0.45) -> None:
    """Tines one after the other, from the left to the right."""
    for i, key in enumerate(keys):
        pan = 0.8 * (i / max(1, len(keys) - 1) - 0.5)
        take.add(at + gap * i, tine(pitch(key), ring, 0.35), gain * (0.85 + 0.15 * (i % 2)), pan)


def _turn() -> Signal:
    take = Take("turn", 1.3)
    take.add(0.0, tine(pitch(72), 0.5, 0.3), 0.4, -0.25)
    take.add(0.15, tine(pitch(77), 0.6, 0.3), 0.45, 0.25)
    take.add(0.15, tine(pitch(65), 0.5, 0.1), 0.2)
    return take.finish(PLAIN - 1, 0.35, 0.5)


def _salary() -> Signal:
    take = Take("salary", 1.2)
    for i, hertz in enumerate((1420.0, 1560.0, 1700.0, 1880.0, 2080.0)):
        take.add(0.055 * i, coin(take.random, hertz, 0.05), 0.28, (i - 2) * 0.2)
    take.add(0.3, felt(take.random, 140, 0.04), 0.7)
    _run(take, 0.06, 0.09, (65, 69, 72, 77), 0.3)
    return take.finish(PLAIN - 0.5, 0.28, 0.4)


def _group() -> Signal:
    take = Take("group", 1.9)
    _run(take, 0.0, 0.075, (53, 60, 64, 67, 69, 72, 76, 79), 0.28, 0.7)
    for i, key in enumerate((53, 60, 64, 69)):
        take.add(0.5, breath(take.random, pitch(key), 1.1, 0.4), 0.12, (i - 1.5) * 0.4)
    _run(take, 0.68, 0.0, (81, 84), 0.24, 0.6)
    return take.finish(STRONG - 1, 0.34, 0.6)


_FANFARE = (
    (0.00, 0.16, (53, 65, 69, 72)),
    (0.20, 0.16, (53, 65, 69, 72)),
    (0.40, 0.42, (58, 65, 70, 74)),
    (0.90, 0.22, (55, 67, 70, 74)),
    (1.15, 0.42, (60, 67, 70, 76)),
    (1.65, 1.50, (53, 69, 72, 77)),
)
"""When, how long, and which keys the horns play: home, up by fourths, and home in a higher place."""


def _fanfare() -> Signal:
    take = Take("fanfare", 4.0)
    for at, long, keys in _FANFARE:
        for i, key in enumerate(keys):
            take.add(at, breath(take.random, pitch(key), long, 0.75), 0.3 if i == 3 else 0.2, (i - 1.5) * 0.35)
        take.add(at, tine(pitch(keys[3]), 0.5, 0.4), 0.2)
        take.add(at, felt(take.random, 90, 0.08), 0.5)
    _run(take, 1.7, 0.07, (65, 69, 72, 77, 81, 84, 81, 84), 0.18, 0.6)
    return take.finish(STRONG - 0.5, 0.36, 0.8)


def _offer() -> Signal:
    take = Take("offer", 1.0)
    take.add(0.0, paper(take.random, 0.26, 350, 2200, 0.6), 0.22)
    take.add(0.25, felt(take.random, 140, 0.035), 0.6)
    _run(take, 0.27, 0.11, (67, 74), 0.32)  # upwards: a question
    return take.finish(PLAIN - 1)


def _trade() -> Signal:
    take = Take("trade", 1.2)
    for at, gain in ((0.0, 1.0), (0.17, 0.75), (0.33, 0.6)):  # palm in palm, and shaken twice
        take.add(at, felt(take.random, 165, 0.035), gain)
        take.add(at, paper(take.random, 0.05, 300, 1300, 0.2), 0.14 * gain)
    for i, key in enumerate((60, 65, 69, 74)):
        take.add(0.34 + 0.04 * i, tine(pitch(key), 0.5, 0.3), 0.28, (i - 1.5) * 0.3)
    return take.finish(PLAIN + 0.5, 0.3, 0.45)


def _declined() -> Signal:
    take = Take("declined", 0.8)
    for at, key in ((0.0, 67), (0.16, 63)):
        take.add(at, tine(pitch(key), 0.3, 0.15), 0.3)
        take.add(at, wood(take.random, pitch(key - 12), 0.05, 0.2), 0.5)
    return take.finish(PLAIN - 2)


def _clock(hertz: float, n: int) -> Signal:
    take = Take(f"clock {n}", 0.25)
    take.add(0.0, wood(take.random, hertz, 0.022, 0.5), 0.9)
    take.add(0.0, wood(take.random, hertz * 0.5, 0.03, 0.2), 0.4)
    return take.finish(SOFT + 1, 0.2, 0.2)


def _bell() -> Signal:
    take = Take("bell", 2.2)
    for at, key, gain in ((0.0, 69, 1.0), (0.42, 65, 0.9)):
        take.add(at, tine(pitch(key), 0.8, 0.5), 0.45 * gain)
        take.add(at, tine(pitch(key) * 2.76, 0.25, 0.1), 0.06 * gain)
        take.add(at, tine(pitch(key - 12), 0.7, 0.1), 0.2 * gain)
    return take.finish(PLAIN, 0.4, 0.7)
