"""The loops' players: electric piano, upright bass, kalimba, a bowed haze, and brushes."""

from __future__ import annotations

import numpy as np

from tools.sounds.bodies import tine, wood
from tools.sounds.dsp import Random, Signal, fall, gliding, low_pass, noise, pitch, rise, span


def piano(key: int, seconds: float, force: float) -> Signal:
    """An electric piano's soft tine: it barks a little when struck hard, and mellows as it rings."""
    hertz = pitch(key)
    t = span(seconds + 0.25)
    bark = force * (2.1 * np.exp(-t / 0.35) + 0.5)
    tone = np.sin(2 * np.pi * hertz * t + bark * np.sin(2 * np.pi * hertz * t))
    bell = 0.1 * force * np.sin(2 * np.pi * 4.02 * hertz * t) * np.exp(-t / 0.09)
    ring = 1.9 * (261 / hertz) ** 0.5
    return low_pass(fall(rise((tone + bell) * np.exp(-t / ring), 0.009), 0.25) * force, 4600)


def bass(random: Random, key: int, seconds: float, force: float) -> Signal:
    """An upright bass plucked with the flesh of the finger."""
    hertz = pitch(key)
    length = seconds + 0.12
    total = gliding(hertz * 1.012, hertz, 0.04, 0.9, length)
    for n, gain in ((2, 0.5), (3, 0.24), (4, 0.11), (5, 0.06)):
        total += gain * gliding(n * hertz * 1.012, n * hertz, 0.04, 0.75 / n**0.8, length)
    finger = noise(random, 0.05, 120, 900) * np.exp(-span(0.05) / 0.012)
    total[: len(finger)] += 0.14 * rise(finger, 0.004)
    return low_pass(fall(rise(total, 0.008), 0.12) * force, 1400)


def kalimba(random: Random, key: int, force: float) -> Signal:
    """A kalimba: mellow when touched lightly, and its box answers."""
    tone = tine(pitch(key), 0.55 + 0.35 * (69 / key) ** 4, 0.5 + 0.6 * force)
    box = wood(random, 196, 0.05, 0.1)
    tone[: len(box)] += 0.12 * box[: len(tone)]
    return low_pass(tone, 5000 + 4000 * force) * force


def haze(key: int, seconds: float) -> Signal:
    """Far strings, hardly there: three of them, a hair apart."""
    t = span(seconds)
    hertz = pitch(key)
    total = np.zeros_like(t)
    for cents, gain in ((-5, 0.35), (0, 1.0), (4, 0.45)):
        phase = 2 * np.pi * hertz * 2 ** (cents / 1200) * t
        total += gain * (np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.15 * np.sin(3 * phase))
    return low_pass(fall(rise(total, min(1.2, seconds / 2)), min(1.6, seconds / 2)), 1300)


def brush(random: Random, force: float) -> Signal:
    """A wire brush set on a drum's skin and drawn a little."""
    t = span(0.22)
    stroke = noise(random, 0.22, 500, 3200) * (0.7 * np.exp(-t / 0.025) + 0.3 * np.exp(-t / 0.09))
    return fall(rise(stroke, 0.006), 0.08) * force


def shaker(random: Random, force: float) -> Signal:
    """Seeds in a gourd."""
    t = span(0.09)
    grains = noise(random, 0.09, 1500, 4200) * np.sin(np.pi * t / 0.09) ** 1.5
    return grains * force
