"""Tones, noise, filters and a room. Mono signals have the shape (n,), takes (n, 2); 1.0 is full scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 44100
"""Samples a second."""

Signal = NDArray[np.float64]
Random = np.random.Generator


def span(seconds: float) -> Signal:
    """The time of each sample, from 0."""
    return np.arange(round(seconds * RATE)) / RATE


def pitch(key: float) -> float:
    """The frequency of a MIDI key; 69 is the A of 440 Hz."""
    return float(440.0 * 2 ** ((key - 69) / 12))


def rise(signal: Signal, seconds: float) -> Signal:
    """The signal with a soft beginning."""
    return _ramp(signal, seconds, slice(None))


def fall(signal: Signal, seconds: float) -> Signal:
    """The signal with a soft end, so that nothing is cut off with a click."""
    return _ramp(signal, seconds, slice(None, None, -1))


def _ramp(signal: Signal, seconds: float, way: slice) -> Signal:
    n = min(len(signal), max(1, round(seconds * RATE)))
    shaped = signal[way].copy()
    curve = 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
    shaped[:n] *= curve if signal.ndim == 1 else curve[:, None]
    return shaped[way]


def rung(partials: Iterable[tuple[float, float, float]], seconds: float, attack: float = 0.002) -> Signal:
    """What rings when struck: sines of (hertz, gain, seconds to a third), each dying away by itself."""
    t = span(seconds)
    total = np.zeros_like(t)
    for hertz, gain, ring in partials:
        if hertz < 0.45 * RATE:
            total += gain * np.sin(2 * np.pi * hertz * t) * np.exp(-t / ring)
    return fall(rise(total, attack), min(0.03, seconds / 4))


def gliding(start: float, end: float, glide: float, ring: float, seconds: float) -> Signal:
    """A sine whose pitch sinks (or climbs) from `start` to `end` hertz, a third of the way left after `glide`."""
    t = span(seconds)
    phase = 2 * np.pi * (end * t + (start - end) * glide * (1 - np.exp(-t / glide)))
    return fall(rise(np.sin(phase) * np.exp(-t / ring), 0.002), min(0.03, seconds / 4))


def noise(random: Random, seconds: float, low: float, high: float) -> Signal:
    """Noise between two frequencies in hertz, with soft edges and an RMS of about 1."""
    made = band(random.standard_normal(round(seconds * RATE)), low, high)
    return made / (float(np.sqrt(np.mean(made**2))) + 1e-12)


def band(signal: Signal, low: float, high: float) -> Signal:
    """The signal between two frequencies, 12 dB an octave on either side."""
    return _filtered(signal, lambda f: 1 / ((1 + (low / np.maximum(f, 1e-3)) ** 2) * (1 + (f / high) ** 2)))


def low_pass(signal: Signal, hertz: float) -> Signal:
    """The signal without its upper edge, 12 dB an octave."""
    return _filtered(signal, lambda f: 1 / (1 + (f / hertz) ** 2))


def round_low_pass(signal: Signal, hertz: float) -> Signal:
    """Like `low_pass`, for a loop: its end leads into its beginning."""
    return _circular(signal, 1 / (1 + (_frequencies(len(signal)) / hertz) ** 2))


def _frequencies(n: int) -> Signal:
    return np.fft.rfftfreq(n, 1 / RATE).astype(np.float64)


def _circular(signal: Signal, gain: NDArray[Any]) -> Signal:
    gains = gain if signal.ndim == 1 else gain[:, None]
    back: Signal = np.fft.irfft(np.fft.rfft(signal, axis=0) * gains, len(signal), axis=0)
    return back


def _filtered(signal: Signal, gain: Callable[[Signal], Signal]) -> Signal:
    # The zeros keep what rings on after the end from coming round to the beginning
    room = np.zeros((1024, *signal.shape[1:]))
    padded = np.concatenate([signal, room])
    return _circular(padded, gain(_frequencies(len(padded))))[: len(signal)]


def echo(random: Random, seconds: float, bright: float) -> Signal:
    """How a small soft room answers a clap, in stereo: `seconds` long, its upper notes gone first."""
    t = span(seconds)
    sides = []
    for _ in range(2):
        grain = random.standard_normal(len(t))
        dull, clear = low_pass(grain, bright / 4), low_pass(grain, bright)
        sides.append(dull * np.exp(-5 * t / seconds) + 0.5 * clear * np.exp(-11 * t / seconds))
    answer = rise(np.stack(sides, axis=1), 0.012)
    answer[: round(0.008 * RATE)] = 0  # the walls are not at the ear
    answer -= low_pass(answer, 160)  # and the bass stays in the middle
    return answer / float(np.sqrt(np.sum(answer**2) / 2))


def in_room(take: Signal, answer: Signal, wet: float) -> Signal:
    """The take (n, 2) with `wet` of the room's answer; as long as before."""
    n = len(take) + len(answer)
    sum_ = np.fft.rfft(take.mean(axis=1), n)[:, None] * np.fft.rfft(answer, n, axis=0)
    return take + wet * np.fft.irfft(sum_, n, axis=0)[: len(take)]


def round_in_room(take: Signal, answer: Signal, wet: float) -> Signal:
    """Like `in_room`, for a loop: the room still answers the end at the beginning."""
    n = len(take)
    padded = np.zeros((n, 2))
    padded[: len(answer)] = answer
    sum_ = np.fft.rfft(take.mean(axis=1))[:, None] * np.fft.rfft(padded, axis=0)
    return take + wet * np.fft.irfft(sum_, n, axis=0)


def loudness(take: Signal) -> float:
    """How loud the loudest twentieth of a second seems, in dB below full scale, ears' weighting (A)."""
    weighted = _filtered(take, _ear)
    power = (weighted**2).mean(axis=1)
    window = min(len(power), RATE // 20)
    return float(10 * np.log10(np.convolve(power, np.ones(window) / window, "valid").max() + 1e-12))


def _ear(f: Signal) -> Signal:
    s = f**2
    top = 12194.0**2 * s**2
    below = (s + 20.6**2) * np.sqrt((s + 107.7**2) * (s + 737.9**2)) * (s + 12194.0**2)
    return 1.2589 * top / np.maximum(below, 1e-9)
