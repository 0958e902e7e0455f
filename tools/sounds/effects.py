"""Every effect by its file's name: a number at the end counts variants of the same sound."""

from __future__ import annotations

from tools.sounds import hands, places, signals
from tools.sounds.dsp import Signal


def effects() -> dict[str, Signal]:
    """All effects, finished, (n, 2) each."""
    made: dict[str, Signal] = {}
    for module in (hands, places, signals):
        for name, sound in module.sounds():
            if name in made:
                raise ValueError(f"two sounds are called {name}")
            made[name] = sound
    return made
