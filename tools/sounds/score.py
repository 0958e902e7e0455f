"""The one tune of the game, twenty-four bars in F, as notes: two loops are arranged from it.

Keys are MIDI keys; beats count from 1 within a bar, and .5 is the swung eighth between two beats.
"""

from __future__ import annotations

from typing import NamedTuple


class Chord(NamedTuple):
    """A bar's harmony: what the bass holds, where it goes in the bar, and the keys' hand, close and led smoothly."""

    root: int
    fifth: int
    hand: tuple[int, int, int, int]


class Note(NamedTuple):
    """`bar` from 0, `beat` from 1, `force` 0..1."""

    bar: int
    beat: float
    key: int
    force: float


F9 = Chord(41, 48, (57, 60, 64, 67))
D9 = Chord(38, 45, (57, 60, 64, 65))
B9 = Chord(46, 41, (57, 60, 62, 65))  # B flat
C9 = Chord(36, 43, (58, 60, 62, 65))
A7 = Chord(45, 40, (55, 57, 60, 64))
D9_LOW = Chord(38, 45, (53, 57, 60, 64))
G7_LOW = Chord(43, 38, (53, 55, 58, 62))
C13_LOW = Chord(36, 43, (52, 57, 58, 62))
C9_LOW = Chord(36, 43, (55, 58, 60, 62))

B9_HIGH = Chord(46, 41, (62, 65, 69, 72))
A7_HIGH = Chord(45, 40, (60, 64, 67, 69))
D9_HIGH = Chord(38, 45, (60, 64, 65, 69))
G7_HIGH = Chord(43, 38, (58, 62, 65, 67))
B6_DARK = Chord(46, 41, (58, 61, 65, 67))  # B flat minor: the lamp goes out for a bar
F_OVER_A = Chord(45, 41, (57, 60, 64, 67))
C13 = Chord(36, 43, (58, 62, 64, 69))

_A = (F9, D9, B9, C9, A7, D9_LOW, G7_LOW, C13_LOW)
_B = (B9_HIGH, A7_HIGH, D9_HIGH, G7_HIGH, B6_DARK, F_OVER_A, G7_HIGH, C13)
_END = (F9, D9, B9, C9, A7, D9_LOW, G7_LOW, C9_LOW)

CHORDS = (*_A, *_B, *_END)
"""One a bar. The last leads back to the first."""

BARS = len(CHORDS)
BEATS = 4
TEMPO = 80
"""Beats a minute."""

SWING = 0.61
"""Where between two beats the eighth falls: 0.5 is straight, 0.67 a triplet."""

_TUNE: dict[int, tuple[tuple[float, int, float], ...]] = {
    0: ((2, 72, 0.7), (3, 69, 0.55), (3.5, 67, 0.5)),
    1: ((1, 69, 0.65),),
    2: ((2, 74, 0.7), (3, 72, 0.6), (3.5, 69, 0.5)),
    3: ((1, 67, 0.6), (3.5, 65, 0.4)),
    4: ((2, 72, 0.65), (3, 76, 0.8), (4, 74, 0.6)),
    5: ((1, 72, 0.65), (2.5, 69, 0.5)),
    6: ((2, 70, 0.55), (2.5, 69, 0.5), (3, 67, 0.5), (4, 65, 0.45)),
    7: ((1, 67, 0.55), (4, 74, 0.3)),
    8: ((1, 77, 0.75), (2.5, 74, 0.6), (4, 72, 0.55)),
    9: ((1, 76, 0.7), (3, 72, 0.5)),
    10: ((1, 74, 0.65), (2.5, 72, 0.55), (4, 69, 0.5)),
    11: ((1, 70, 0.55), (3, 74, 0.5)),
    12: ((1, 73, 0.7), (2.5, 70, 0.55), (4, 67, 0.5)),
    13: ((1, 72, 0.65),),
    14: ((2, 70, 0.55), (2.5, 69, 0.5), (3, 67, 0.5), (4, 65, 0.45)),
    15: ((1, 64, 0.55), (3, 67, 0.45), (4, 69, 0.5)),
    16: ((2, 72, 0.7), (2.5, 74, 0.45), (3, 69, 0.55), (4, 67, 0.5)),
    17: ((1, 69, 0.6),),
    18: ((2, 74, 0.65), (3, 77, 0.65), (3.5, 74, 0.5)),
    19: ((1, 72, 0.6), (3.5, 67, 0.4)),
    20: ((2, 72, 0.65), (3, 76, 0.75), (4, 74, 0.55)),
    21: ((1, 72, 0.6), (2.5, 69, 0.5), (4, 67, 0.4)),
    22: ((2, 67, 0.5), (3, 69, 0.5), (4, 70, 0.5)),
    23: ((1, 67, 0.55),),
}
TUNE = tuple(Note(bar, *note) for bar, notes in _TUNE.items() for note in notes)
"""A question of two bars, asked three times, a climb; an answer from above that darkens; the question again."""


def second(bar: int, beat: float) -> float:
    """When a beat falls, in seconds, swung."""
    whole, part = divmod(beat - 1, 1)
    swung = part * 2 * SWING if part <= 0.5 else SWING + (part - 0.5) * 2 * (1 - SWING)
    return (bar * BEATS + whole + swung) * 60 / TEMPO


def towards(root: int, coming: int) -> int:
    """The bass's last note before `coming`: a step away from it, on the side it comes from."""
    return coming + (1 if root > coming else -2 if root < coming else 7)
