"""What hands do: dice, steps, money, cards, paddles, the gavel, and the touch of a button."""

from __future__ import annotations

from collections.abc import Iterator

from tools.sounds.bodies import coin, felt, paper, snap, tine, wood
from tools.sounds.dsp import Signal, pitch
from tools.sounds.take import Take

SOFT, PLAIN, STRONG = -31.0, -25.0, -21.5
"""Levels: what is heard all the time, what tells, and what everybody turns to."""

WALK = (65, 67, 69, 72, 74, 77, 79, 81)
"""A walk climbs these keys, five notes an octave: no step of it is ever wrong with the music."""


def sounds() -> Iterator[tuple[str, Signal]]:
    """Names with finished takes."""
    yield "shake", _shake()
    for n in range(3):
        yield f"land_{n}", _land(n)
    for n, key in enumerate(WALK):
        yield f"step_{n}", _step(key)
    for n in range(2):
        yield f"cash_in_{n}", _cash_in(n)
        yield f"cash_out_{n}", _cash_out(n)
        yield f"coin_{n}", _coin(n)
    yield "deed", _deed()
    yield "card", _card()
    for n, key in enumerate((60, 62, 65, 67)):
        yield f"bid_{n}", _bid(key)
    yield "leave", _leave()
    yield "auction", _auction()
    yield from (("gavel_once", _gavel(1)), ("gavel_twice", _gavel(2)), ("gavel", _sold()))
    yield from (("click", _button(620, 930, -32)), ("back", _button(560, 415, -33)), ("tick", _tick()))
    yield "refused", _refused()


def _die(take: Take, at: float, gain: float, hertz: float = 1850) -> None:
    """One wooden die against something, somewhere near the middle."""
    r = take.random
    take.add(at, wood(r, hertz * r.uniform(0.86, 1.16), 0.012, 0.85), 1.5 * gain, r.uniform(-0.3, 0.3))


def _shake() -> Signal:
    take = Take("shake", 0.75)
    r = take.random
    for swing in range(4):  # there and back in a cup of cork
        at = 0.02 + swing * 0.135
        force = (0.55, 0.8, 0.9, 1.0)[swing]
        for lag in sorted(r.uniform(0, 0.075, 4)):
            _die(take, at + lag, 0.45 * force * r.uniform(0.6, 1.0), 1700)
            take.add(at + lag, wood(r, r.uniform(300, 390), 0.02, 0.2), 0.5 * force)
    return take.finish(PLAIN - 2, 0.14, 0.2)


def _land(n: int) -> Signal:
    take = Take(f"land {n}", 0.8)
    r = take.random
    for die in range(2):
        at, gap, force = 0.01 + die * r.uniform(0.03, 0.07), r.uniform(0.11, 0.15), 1.0
        for _ in range(5):  # each hop is shorter than the last
            _die(take, at, 0.6 * force, 1800)
            take.add(at, felt(r, r.uniform(118, 140), 0.035), 0.5 * force)
            take.add(at, wood(r, r.uniform(330, 380), 0.03, 0.2), 0.35 * force)
            at, gap, force = at + gap, gap * 0.62, force * 0.6
    return take.finish(PLAIN + 1, 0.2, 0.3)


def _step(key: int) -> Signal:
    take = Take(f"step {key}", 0.4)
    r = take.random
    take.add(0, wood(r, pitch(key), 0.05, 0.25), 0.8)
    take.add(0, tine(pitch(key), 0.13, 0.2), 0.35)
    take.add(0, felt(r, 125, 0.025), 0.6)
    return take.finish(SOFT + 2, 0.2, 0.25)


def _coins(take: Take, at: float, tones: tuple[float, ...], gap: float, gain: float = 0.5) -> None:
    for i, hertz in enumerate(tones):
        late = take.random.uniform(0, 0.012)
        take.add(at + i * gap + late, coin(take.random, hertz), gain, (i % 3 - 1) * 0.25)


def _cash_in(n: int) -> Signal:
    take = Take(f"cash in {n}", 0.75)
    _coins(take, 0.0, ((1480, 1670, 1980), (1420, 1760, 2100))[n], 0.075)
    take.add(0.235, felt(take.random, 150, 0.04), 1.0)
    take.add(0.235, wood(take.random, 440, 0.04, 0.3), 0.7)
    take.add(0.24, tine(pitch(81), 0.2, 0.3), 0.22)
    return take.finish(PLAIN - 2)


def _cash_out(n: int) -> Signal:
    take = Take(f"cash out {n}", 0.65)
    take.add(0.0, paper(take.random, 0.2, 500, 2400, 0.6), 0.16)
    _coins(take, 0.12, ((1660, 1390), (1580, 1320))[n], 0.085, 0.42)
    take.add(0.29, felt(take.random, 120, 0.045), 1.0)
    return take.finish(PLAIN - 3)


def _coin(n: int) -> Signal:
    take = Take(f"coin {n}", 0.3)
    take.add(0.0, coin(take.random, (1560, 1690)[n], 0.05), 0.5)
    take.add(0.0, felt(take.random, 160, 0.025), 0.5)
    return take.finish(SOFT, 0.18, 0.2)


def _deed() -> Signal:
    take = Take("deed", 0.75)
    r = take.random
    take.add(0.0, paper(r, 0.34, 350, 2300, 0.7), 0.3)
    take.add(0.33, felt(r, 150, 0.035), 0.9)
    take.add(0.335, wood(r, 520, 0.03, 0.3), 0.5)
    take.add(0.36, tine(pitch(72), 0.28, 0.3), 0.26, -0.2)
    take.add(0.43, tine(pitch(77), 0.3, 0.3), 0.26, 0.2)
    return take.finish(PLAIN)


def _card() -> Signal:
    take = Take("card", 0.5)
    r = take.random
    take.add(0.0, paper(r, 0.13, 600, 2800, 0.75), 0.22, -0.3)
    take.add(0.12, snap(r, 2600), 0.3)
    take.add(0.19, paper(r, 0.11, 400, 2000, 0.3), 0.18, 0.3)
    take.add(0.27, felt(r, 160, 0.03), 0.8, 0.2)
    return take.finish(PLAIN - 1)


def _bid(key: int) -> Signal:
    take = Take(f"bid {key}", 0.5)
    r = take.random
    take.add(0.0, paper(r, 0.1, 250, 1300, 0.8), 0.2)
    take.add(0.085, wood(r, pitch(key), 0.06, 0.45), 1.0)
    take.add(0.085, tine(pitch(key + 12), 0.16, 0.3), 0.25)
    return take.finish(PLAIN)


def _leave() -> Signal:
    take = Take("leave", 0.5)
    r = take.random
    take.add(0.0, paper(r, 0.12, 200, 900, 0.4), 0.14)
    take.add(0.1, wood(r, pitch(55), 0.05, 0.15), 0.7)
    take.add(0.1, felt(r, 110, 0.05), 0.9)
    return take.finish(PLAIN - 3)


def _knock(take: Take, at: float, gain: float, hertz: float = 310) -> None:
    r = take.random
    take.add(at, wood(r, hertz, 0.075, 0.75), 0.9 * gain)
    take.add(at, wood(r, hertz * 1.52, 0.05, 0.6), 0.4 * gain)
    take.add(at, felt(r, 95, 0.06), 0.8 * gain)


def _auction() -> Signal:
    take = Take("auction", 0.95)
    for at, gain in ((0.0, 0.6), (0.16, 0.8)):
        _knock(take, at, gain, 340)
    for i, key in enumerate((65, 70, 72)):  # an open chord: who will have it?
        take.add(0.3 + 0.03 * i, tine(pitch(key), 0.45, 0.3), 0.3, (i - 1) * 0.4)
    return take.finish(PLAIN)


def _gavel(knocks: int) -> Signal:
    take = Take(f"gavel {knocks}", 0.6 + 0.15 * knocks)
    for i in range(knocks):
        _knock(take, 0.17 * i, 0.8 + 0.2 * i)
    return take.finish(PLAIN, 0.3, 0.4)


def _sold() -> Signal:
    take = Take("gavel", 1.1)
    _knock(take, 0.0, 1.0, 285)
    _knock(take, 0.2, 0.28, 300)  # it bounces
    for key, pan in ((60, -0.3), (65, 0.0), (69, 0.3)):
        take.add(0.02, tine(pitch(key), 0.4, 0.2), 0.2, pan)
    return take.finish(STRONG, 0.36, 0.55)


def _button(first: float, then: float, level: float) -> Signal:
    take = Take(f"button {first}", 0.22)
    take.add(0.0, wood(take.random, first, 0.022, 0.25), 0.8)
    take.add(0.045, wood(take.random, then, 0.02, 0.2), 0.6)
    return take.finish(level, 0.12, 0.15)


def _tick() -> Signal:
    take = Take("tick", 0.12)
    take.add(0.0, wood(take.random, 780, 0.014, 0.1), 0.8)
    return take.finish(-37, 0.1, 0.1)


def _refused() -> Signal:
    take = Take("refused", 0.38)
    for at, hertz in ((0.0, 233), (0.11, 196)):
        take.add(at, wood(take.random, hertz, 0.045, 0.15), 0.9)
        take.add(at, felt(take.random, 98, 0.04), 0.7)
    return take.finish(-28, 0.14, 0.2)
