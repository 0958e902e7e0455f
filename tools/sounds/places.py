"""What happens to houses, deeds and people: building, the stamp, jail, ruin."""

from __future__ import annotations

from collections.abc import Iterator

from tools.sounds.bodies import coin, felt, iron, paper, snap, tine, wood
from tools.sounds.dsp import Signal, fall, noise, pitch, rise
from tools.sounds.hands import PLAIN, STRONG
from tools.sounds.take import Take


def sounds() -> Iterator[tuple[str, Signal]]:
    """Names with finished takes."""
    for n, key in enumerate((53, 57, 60)):
        yield f"house_{n}", _house(n, key)
    yield from (("hotel", _hotel()), ("sell", _sell()), ("mortgage", _mortgage()), ("redeem", _redeem()))
    yield from (("undo", _undo()), ("key", _key()), ("jail", _jail()), ("freed", _freed()))
    yield from (("blow", _blow()), ("bankrupt", _bankrupt()))


def _block(take: Take, at: float, hertz: float, gain: float = 1.0, pan: float = 0.0) -> None:
    take.add(at, wood(take.random, hertz, 0.055, 0.4), 0.9 * gain, pan)
    take.add(at, felt(take.random, 120, 0.04), 0.8 * gain, pan)


def _house(n: int, key: int) -> Signal:
    take = Take(f"house {n}", 0.55)
    _block(take, 0.0, pitch(key) * 2)
    _block(take, 0.105, pitch(key) * 2.06, 0.35)
    _block(take, 0.155, pitch(key) * 2.1, 0.14)
    return take.finish(PLAIN)


def _hotel() -> Signal:
    take = Take("hotel", 1.3)
    _block(take, 0.0, pitch(53), 1.2)
    _block(take, 0.13, pitch(53) * 1.03, 0.35)
    for i, key in enumerate((60, 65, 69, 72, 77)):
        take.add(0.17 + 0.065 * i, tine(pitch(key), 0.45, 0.35), 0.32, (i - 2) * 0.22)
    return take.finish(PLAIN + 1.5, 0.3, 0.45)


def _sell() -> Signal:
    take = Take("sell", 0.6)
    r = take.random
    take.add(0.0, wood(r, pitch(65), 0.03, 0.3), 0.7)
    take.add(0.09, wood(r, pitch(60), 0.04, 0.3), 0.7)
    for at, hertz in ((0.2, 1720.0), (0.28, 1430.0)):
        take.add(at, coin(r, hertz), 0.36)
    return take.finish(PLAIN - 2)


def _stamp(take: Take, at: float) -> None:
    r = take.random
    take.add(at, felt(r, 95, 0.065), 0.9)
    take.add(at, wood(r, 240, 0.05, 0.5), 1.0)
    take.add(at + 0.004, snap(r, 2200), 0.3)


def _mortgage() -> Signal:
    take = Take("mortgage", 0.75)
    _stamp(take, 0.0)
    take.add(0.17, paper(take.random, 0.1, 300, 1400, 0.3), 0.1)  # the rubber lets go of the paper
    for key in (53, 56):
        take.add(0.03, tine(pitch(key), 0.25, 0.1), 0.2)
    return take.finish(PLAIN)


def _redeem() -> Signal:
    take = Take("redeem", 0.85)
    take.add(0.0, paper(take.random, 0.2, 400, 2400, 0.8), 0.18)
    take.add(0.2, wood(take.random, pitch(60), 0.04, 0.3), 0.7)
    for i, key in enumerate((65, 69, 72)):
        take.add(0.22 + 0.07 * i, tine(pitch(key), 0.32, 0.3), 0.26, (i - 1) * 0.3)
    return take.finish(PLAIN - 1)


def _undo() -> Signal:
    take = Take("undo", 0.4)
    for i, key in enumerate((69, 65, 60)):
        take.add(0.06 * i, wood(take.random, pitch(key), 0.035, 0.2), 0.8 - 0.15 * i)
    return take.finish(PLAIN - 4)


def _key() -> Signal:
    take = Take("key", 0.8)
    r = take.random
    for i, hertz in enumerate((1310.0, 1750.0, 1480.0, 1980.0)):
        take.add(0.02 + 0.07 * i + r.uniform(0, 0.015), iron(r, hertz, 0.09), 0.3 - 0.04 * i, (i - 1.5) * 0.2)
    for i, key in enumerate((72, 79)):
        take.add(0.3 + 0.09 * i, tine(pitch(key), 0.35, 0.3), 0.24)
    return take.finish(PLAIN - 2, 0.25, 0.35)


def _jail() -> Signal:
    take = Take("jail", 1.5)
    r = take.random
    for i, hertz in enumerate((196.0, 175.0, 156.0)):  # bar after bar, then the lock
        take.add(0.1 * i, iron(r, hertz, 0.16 + 0.05 * i), 0.6 + 0.2 * i, (i - 1) * 0.4)
        take.add(0.1 * i, felt(r, 85, 0.06), 0.7)
    take.add(0.55, iron(r, 520, 0.05), 0.5)
    take.add(0.55, wood(r, 240, 0.04, 0.5), 0.6)
    for key in (50, 53, 56):
        take.add(0.24, tine(pitch(key), 0.55, 0.1), 0.16)
    return take.finish(STRONG - 2, 0.36, 0.6)


def _freed() -> Signal:
    take = Take("freed", 1.2)
    r = take.random
    take.add(0.0, iron(r, 560, 0.05), 0.4)
    take.add(0.09, wood(r, 300, 0.04, 0.4), 0.7)
    for i, key in enumerate((60, 65, 67, 72)):
        take.add(0.2 + 0.085 * i, tine(pitch(key), 0.42, 0.35), 0.32, (i - 1.5) * 0.25)
    return take.finish(PLAIN, 0.3, 0.45)


def _blow() -> Signal:
    take = Take("blow", 1.1)
    r = take.random
    take.add(0.0, felt(r, 78, 0.14), 1.0)
    take.add(0.0, wood(r, 175, 0.09, 0.5), 1.3)
    rumble = fall(rise(noise(r, 0.8, 70, 320), 0.02), 0.7)
    take.add(0.02, rumble, 0.28)
    for _ in range(9):  # the pieces on the board jump
        at = r.uniform(0.08, 0.5)
        take.add(at, wood(r, r.uniform(420, 760), 0.02, 0.3), 0.8 * (0.65 - at), r.uniform(-0.6, 0.6))
    return take.finish(STRONG - 1, 0.25, 0.4)


def _bankrupt() -> Signal:
    take = Take("bankrupt", 2.3)
    r = take.random
    take.add(0.0, fall(rise(noise(r, 1.5, 45, 240), 0.12), 1.1), 0.2)
    for i in range(30):  # a tower of blocks: ever more of them, ever lower
        share = i / 29
        at = 1.35 * share**0.8 + r.uniform(0, 0.04)
        hertz = (720 - 430 * share) * r.uniform(0.85, 1.15)
        take.add(at, wood(r, hertz, 0.035, 0.4), 0.5 * (1 - 0.6 * share), r.uniform(-0.7, 0.7))
        take.add(at, felt(r, r.uniform(85, 130), 0.04), 0.35 * (1 - 0.5 * share))
    for at, keys in ((0.25, (57, 60, 65)), (0.75, (56, 60, 63)), (1.25, (53, 56, 60))):
        for i, key in enumerate(keys):
            take.add(at + 0.03 * i, tine(pitch(key), 0.5, 0.15), 0.24, (i - 1) * 0.4)
    return take.finish(STRONG - 1.5, 0.32, 0.6)
