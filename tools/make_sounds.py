"""Write every sound of the game: `python -m tools.make_sounds [folder]`; without a folder, into assets/sounds.

Takes about a minute. Needs numpy and soundfile, which the game itself does without.
"""

from __future__ import annotations

import sys
from pathlib import Path

import soundfile

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


def main() -> None:
    """Write the files; those that are no longer made are left for a person to delete."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "assets" / "sounds"
    for name, sound in {**effects(), **loops()}.items():
        write(folder / f"{name}.ogg", sound)


if __name__ == "__main__":
    main()
