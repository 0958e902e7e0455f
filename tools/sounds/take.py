"""One recording in the making: sounds laid where and when they belong, then brought to their level."""

from __future__ import annotations

import zlib

import numpy as np

from tools.sounds.dsp import RATE, Signal, echo, fall, in_room, loudness

CEILING = 0.7
"""No peak goes higher (-3 dB): several sounds at once still have to fit."""


class Take:
    """An empty stretch of `seconds`; `random` is its own, the same every time for the same name."""

    def __init__(self, name: str, seconds: float) -> None:
        self.random = np.random.default_rng(zlib.crc32(name.encode()))
        self.canvas = np.zeros((round(seconds * RATE), 2))

    def add(self, at: float, signal: Signal, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lay a mono signal at `at` seconds; `pan` from -1, left, to 1, right. What does not fit is faded out."""
        start = round(at * RATE)
        room = len(self.canvas) - start
        if len(signal) > room:
            signal = fall(signal[:room], 0.02)
        angle = np.pi / 4 * (1 + pan)
        self.canvas[start : start + len(signal)] += gain * np.outer(signal, (np.cos(angle), np.sin(angle)))

    def finish(self, level: float, wet: float = 0.22, room: float = 0.3) -> Signal:
        """The take in its room of `room` seconds, as loud as `level` in decibels (see `loudness`), ends at rest."""
        heard = in_room(self.canvas, echo(self.random, room, 3200), wet)
        heard = fall(heard - heard.mean(axis=0), 0.35 * len(heard) / RATE)  # what still rings dies away softly
        heard *= 10 ** ((level - loudness(heard)) / 20)
        peak = float(np.abs(heard).max())
        return heard * min(1.0, CEILING / peak)
