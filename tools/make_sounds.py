#!/usr/bin/env python3
"""Writes every sound of the game.

Takes about a minute. Needs numpy and soundfile, which the game itself does without.
"""

from __future__ import annotations

from _venv import ROOT, reenter

reenter()

from collections.abc import Sequence
from pathlib import Path

import soundfile

from tools._options import Options
from tools.sounds.dsp import RATE, Signal
from tools.sounds.effects import effects
from tools.sounds.music import loops

QUALITY = 0.4
"""Vorbis' own scale, 0..1: fine enough that a loop's ends meet without a click."""

CHUNK = 1 << 14


def write(target: Path, sound: Signal) -> None:
    """Write (n, 2) as Ogg Vorbis, in pieces: the encoder's stack does not hold a whole loop at once."""
    target.parent.mkdir(parents=True, exist_ok=True)
    kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - QUALITY}
    with soundfile.SoundFile(target, "w", RATE, 2, **kind) as file:
        for start in range(0, len(sound), CHUNK):
            file.write(sound[start : start + CHUNK])


def main(argv: Sequence[str] | None = None) -> None:
    """Write the files; those that are no longer made are left for a person to delete."""
    parser = Options("make_sounds.py", __doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, default=ROOT / "assets" / "sounds", help="default: assets/sounds"
    )
    folder: Path = parser.parse_args(argv).folder
    for name, sound in {**effects(), **loops()}.items():
        write(folder / f"{name}.ogg", sound)


if __name__ == "__main__":
    main()
