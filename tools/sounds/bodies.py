"""The things on the table that sound when touched: wood, felt, tines, coins, paper, iron."""

from __future__ import annotations

import numpy as np

from tools.sounds.dsp import Random, Signal, band, fall, gliding, low_pass, noise, rise, rung, span


def wood(random: Random, hertz: float, ring: float = 0.045, hard: float = 0.4) -> Signal:
    """A piece of wood struck: `ring` in seconds, `hard` 0 (with a felt mallet) to 1 (with wood)."""
    partials = [
        (hertz, 1.0, ring),
        (hertz * 2.71 * random.uniform(0.98, 1.02), 0.38 * (0.5 + hard), ring * 0.45),
        (hertz * 5.15 * random.uniform(0.97, 1.03), 0.16 * hard, ring * 0.22),
        (hertz * 0.52, 0.3, ring * 0.8),
    ]
    body = rung(partials, ring * 7, 0.0012 + 0.002 * (1 - hard))
    tap = noise(random, 0.02, 250, 1500 + 4500 * hard) * np.exp(-span(0.02) / 0.003)
    body[: len(tap)] += 0.35 * hard * rise(tap, 0.0008)[: len(body)]
    return low_pass(body, 3200 + 4800 * hard)


def felt(random: Random, hertz: float = 100.0, ring: float = 0.05) -> Signal:
    """Something set down on felt: a dull, short thump."""
    thump = gliding(hertz * 1.5, hertz, 0.02, ring, ring * 6)
    brush = noise(random, ring * 6, 70, 480) * np.exp(-span(ring * 6) / (ring * 0.5))
    return thump + 0.4 * rise(brush, 0.003)


def tine(hertz: float, ring: float = 0.8, touch: float = 0.6) -> Signal:
    """A kalimba's tongue plucked with the thumb; `touch` 0..1 brings out the upper notes."""
    partials = [
        (hertz, 1.0, ring),
        (hertz * 2.0, 0.1 + 0.08 * touch, ring * 0.4),
        (hertz * 3.01, 0.04 * touch, ring * 0.25),
        (hertz * 5.42, 0.11 * touch, ring * 0.09),
        (hertz * 8.9, 0.03 * touch, ring * 0.04),
    ]
    return low_pass(rung(partials, ring * 4.5, 0.003), 7000)


def coin(random: Random, hertz: float = 2300.0, ring: float = 0.06) -> Signal:
    """A coin laid on another, its edge taken off."""
    ratios = (1.0, 1.47, 1.94, 2.63)
    jitter = random.uniform(0.985, 1.015, 4)
    partials = [(hertz * r * j, 0.8**i, ring * 0.85**i) for i, (r, j) in enumerate(zip(ratios, jitter, strict=True))]
    return low_pass(rung(partials, ring * 6, 0.0015), 5200)


def paper(random: Random, seconds: float, low: float, high: float, peak: float = 0.4) -> Signal:
    """A card moved over the felt: noise that swells until `peak` (0..1 of its length) and goes."""
    t = np.linspace(0, 1, round(seconds * 44100), endpoint=False)
    swell = np.where(t < peak, np.sin(np.pi / 2 * t / peak) ** 2, np.cos(np.pi / 2 * (t - peak) / (1 - peak)) ** 2)
    grain = 0.75 + 0.25 * noise(random, seconds, 8, 40)[: len(t)]
    return noise(random, seconds, low, high)[: len(t)] * swell * grain


def snap(random: Random, high: float = 3000.0) -> Signal:
    """The corner of a card let go."""
    burst = noise(random, 0.05, 500, high) * np.exp(-span(0.05) / 0.007)
    return fall(rise(burst, 0.0015), 0.01)


def iron(random: Random, hertz: float, ring: float = 0.35) -> Signal:
    """An iron bar, damped by a hand."""
    ratios = (1.0, 1.59, 2.31, 3.17, 4.21, 5.43)
    partials = [(hertz * r * random.uniform(0.99, 1.01), 0.78**i, ring * 0.74**i) for i, r in enumerate(ratios)]
    clank = noise(random, 0.03, 300, 2500) * np.exp(-span(0.03) / 0.004)
    body = rung(partials, ring * 5, 0.0015)
    body[: len(clank)] += 0.5 * rise(clank, 0.001)
    return low_pass(body, 5000)


def breath(random: Random, hertz: float, seconds: float, touch: float = 0.5) -> Signal:
    """A mellow horn's note: the harmonics come and go with the swell."""
    t = span(seconds)
    swell = rise(fall(np.ones_like(t), min(0.3, seconds * 0.4)), 0.045)
    bend = 2 * np.pi * hertz * t + 0.012 * hertz / 5 * np.sin(2 * np.pi * 5 * t) * np.minimum(1, t / 0.4)
    total = np.zeros_like(t)
    for n in range(1, 9):
        total += np.sin(n * bend) * swell ** (1 + 0.35 * n) * (0.62 - 0.2 * (1 - touch)) ** (n - 1)
    return low_pass(total + 0.02 * band(random.standard_normal(len(t)), 600, 2000) * swell, 2400)
