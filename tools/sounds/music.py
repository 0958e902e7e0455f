"""Two loops of the same length from one score: bar for bar they fit over each other, so one can fade into the other."""

from __future__ import annotations

import numpy as np

from tools.sounds.bodies import felt, wood
from tools.sounds.dsp import RATE, Signal, echo, round_in_room, round_low_pass
from tools.sounds.instruments import bass, brush, haze, kalimba, piano, shaker
from tools.sounds.score import BARS, BEATS, CHORDS, TEMPO, TUNE, Chord, second, towards

LENGTH = round(BARS * BEATS * 60 / TEMPO * RATE)
"""Samples in a loop."""

LEVEL = -25.5
"""How loud a loop is over its whole length, in decibels (RMS)."""


class Loop:
    """A ring of samples: what rings on at the end is heard at the beginning."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.canvas = np.zeros((LENGTH, 2))

    def add(self, bar: int, beat: float, signal: Signal, gain: float, pan: float = 0.0, late: float = 0.0) -> None:
        """Lay a note; nobody plays quite on time (some thousandths) or quite evenly."""
        at = round((second(bar, beat) + late + self.random.normal(0, 0.004)) * RATE)
        angle = np.pi / 4 * (1 + pan)
        stereo = gain * self.random.normal(1, 0.05) * np.outer(signal, (np.cos(angle), np.sin(angle)))
        places = np.arange(at, at + len(signal)) % LENGTH
        self.canvas[places] += stereo

    def finish(self) -> Signal:
        """The loop in its room, its upper edge taken off, at its level."""
        heard = round_in_room(self.canvas, echo(self.random, 1.3, 2600), 0.24)
        heard = round_low_pass(heard, 7500)
        heard -= heard.mean(axis=0)
        sides: Signal = np.sqrt(np.mean(heard**2, axis=0))
        return heard * (10 ** (LEVEL / 20) / sides)


def calm() -> Signal:
    """For the title and the board: slow, sparse, never in the way."""
    loop = Loop(1904)
    for bar, chord in enumerate(CHORDS):
        _haze(loop, bar, chord, 0.028)
        _calm_keys(loop, bar, chord)
        _calm_bass(loop, bar, chord)
    _tune(loop, 0.36)
    return loop.finish()


def tight() -> Signal:
    """For the last minutes: the same tune over a walking bass, a clock and a pulse that does not rest."""
    loop = Loop(1935)
    for bar, chord in enumerate(CHORDS):
        _haze(loop, bar, chord, 0.022)
        _tight_keys(loop, bar, chord)
        _walking_bass(loop, bar, chord)
        _pulse(loop, bar, chord)
        _brushes(loop, bar)
    _tune(loop, 0.32)
    return loop.finish()


def _haze(loop: Loop, bar: int, chord: Chord, gain: float) -> None:
    swell = 1 + 0.25 * np.sin(2 * np.pi * bar / 8)
    for i, key in enumerate(chord.hand[:3]):
        loop.add(bar, 1, haze(key, 4.4), gain * swell, (i - 1) * 0.4, -0.5)


def _strum(loop: Loop, bar: int, beat: float, chord: Chord, seconds: float, force: float) -> None:
    """The hand comes down from the thumb outwards; the top note sings."""
    for i, key in enumerate(chord.hand):
        top = 1.1 if i == 3 else 0.9
        for side in (-1, 1):
            tone = piano(key, seconds, force * top)
            loop.add(bar, beat, tone, 0.13, side * 0.22, 0.011 * i + 0.004 * (side + 1))


def _calm_keys(loop: Loop, bar: int, chord: Chord) -> None:
    force = 0.52 + 0.1 * np.sin(2 * np.pi * (bar % 8) / 8 - 0.6)
    match bar % 4:
        case 0 | 2:
            _strum(loop, bar, 1, chord, 2.7, force)
        case 1:
            _strum(loop, bar, 1, chord, 1.6, force * 0.95)
            _strum(loop, bar, 3.5, chord, 1.0, force * 0.62)
        case _:
            _strum(loop, bar, 1, chord, 1.3, force * 0.9)
            _strum(loop, bar, 2.5, chord, 1.7, force * 0.66)


def _calm_bass(loop: Loop, bar: int, chord: Chord) -> None:
    r = loop.random
    loop.add(bar, 1, bass(r, chord.root, 1.9, 0.8), 0.23)
    if bar % 2:
        loop.add(bar, 3.5, bass(r, chord.fifth, 0.55, 0.5), 0.21)
    if bar % 4 == 3:
        loop.add(bar, 4.5, bass(r, towards(chord.root, CHORDS[(bar + 1) % BARS].root), 0.28, 0.42), 0.2)


def _tune(loop: Loop, gain: float) -> None:
    for note in TUNE:
        loop.add(note.bar, note.beat, kalimba(loop.random, note.key, note.force), gain, 0.12 * np.sin(note.key), 0.008)
        if note.force >= 0.7:  # a note of the chord below it, as an afterthought
            under = max(key for key in CHORDS[note.bar].hand if key <= note.key - 3)
            loop.add(note.bar, note.beat, kalimba(loop.random, under, note.force * 0.5), gain * 0.6, -0.3, 0.03)


def _tight_keys(loop: Loop, bar: int, chord: Chord) -> None:
    for beat, seconds, force in ((1, 0.5, 0.5), (2.5, 0.3, 0.42), (4, 0.25, 0.34)) if bar % 2 else (
        (1, 0.9, 0.52), (3.5, 0.4, 0.44)):  # fmt: skip
        _strum(loop, bar, beat, chord, seconds, force)


def _walking_bass(loop: Loop, bar: int, chord: Chord) -> None:
    coming = CHORDS[(bar + 1) % BARS].root
    third = next(key for key in range(chord.root + 3, chord.root + 12) if key % 12 in {k % 12 for k in chord.hand})
    for beat, key, force in (
        (1, chord.root, 0.8), (2, third, 0.6), (3, chord.fifth, 0.7), (4, towards(chord.fifth, coming), 0.62)
    ):  # fmt: skip
        loop.add(bar, beat, bass(loop.random, key, 0.5, force), 0.24)
    if bar % 4 == 2:
        loop.add(bar, 4.5, bass(loop.random, coming, 0.2, 0.4), 0.2)


_WEAVE = (0, 2, 1, 3, 2, 1, 3, 2)


def _pulse(loop: Loop, bar: int, chord: Chord) -> None:
    """Eighths through the chord an octave up, and a heart below."""
    r = loop.random
    for i, index in enumerate(_WEAVE):
        force = (0.34, 0.2, 0.24, 0.3)[i % 4]
        loop.add(bar, 1 + i / 2, kalimba(r, chord.hand[index] + 12, force), 0.2, (-0.5, 0.5)[i % 2])
    for beat, force in ((1, 0.9), (1.5, 0.5), (3, 0.7)):
        loop.add(bar, beat, felt(r, 66, 0.06), 0.11 * force)


def _brushes(loop: Loop, bar: int) -> None:
    r = loop.random
    for beat in (2, 4):
        loop.add(bar, beat, brush(r, 0.9), 0.028, 0.25)
    for i in range(8):
        loop.add(bar, 1 + i / 2, shaker(r, 0.9 if i % 2 else 0.6), 0.016, -0.35)
    for beat in range(1, 5):  # a clock on the shelf
        loop.add(bar, beat, wood(r, 880 if beat % 2 else 660, 0.022, 0.4), 0.035, 0.5)


def loops() -> dict[str, Signal]:
    """Both loops by their files' names."""
    return {"music/dusk": calm(), "music/dusk_tight": tight()}
