"""Music: one loop fades into another. Both are of one length and one harmony, so the second comes in bar for bar."""

from __future__ import annotations

import math
from typing import Protocol

import pygame

import assets
from scenes.sound.table import CALM, TIGHT, TUNES

FADE = 4.0
"""Seconds from one loop to the next."""
LENGTH = 72.0
"""Seconds of each loop: 24 bars."""


class Deck(Protocol):
    """What a loop lies on."""

    def begin(self, seconds: float) -> None:
        """Play, round and round, from there if it can, else from the beginning; inaudible at first.

        Raises pygame.error or FileNotFoundError if the file cannot be read.
        """

    def set_volume(self, volume: float) -> None:
        """How loud, 0..1."""

    def stop(self) -> None:
        """End it."""


class Held:
    """A loop held in memory: it is heard most of the time."""

    def __init__(self, file: str, channel: pygame.Channel) -> None:
        self._file, self._channel = file, channel
        self._sound: pygame.Sound | None = None

    def begin(self, seconds: float) -> None:
        """Play from the beginning."""
        self._sound = self._sound or pygame.Sound(assets.path(self._file))
        self._channel.play(self._sound, loops=-1)
        self._channel.set_volume(0.0)  # only now: playing puts it back to full

    def set_volume(self, volume: float) -> None:
        """How loud, 0..1."""
        self._channel.set_volume(volume)

    def stop(self) -> None:
        """End it."""
        self._channel.stop()


class Streamed:
    """A loop read while it is heard: it can begin anywhere. There is one such deck."""

    def __init__(self, file: str) -> None:
        self._file = file

    def begin(self, seconds: float) -> None:
        """Play from there."""
        music = pygame.mixer.music
        music.load(assets.path(self._file))
        music.set_volume(0.0)
        music.play(-1, start=seconds % LENGTH)

    def set_volume(self, volume: float) -> None:
        """How loud, 0..1."""
        pygame.mixer.music.set_volume(volume)

    def stop(self) -> None:
        """End it."""
        pygame.mixer.music.stop()


class Loops:
    """The loops on their decks; `volume` 0..1 is that of all music. Not for the thread that draws: reading waits."""

    def __init__(self, decks: dict[str, Deck]) -> None:
        self.decks = decks
        self.volume = 1.0
        self.level = dict.fromkeys(decks, 0.0)
        self.target = dict.fromkeys(decks, 0.0)
        self._began = 0.0

    @classmethod
    def on(cls, channel: pygame.Channel) -> Loops:
        """Those of the game."""
        return cls({CALM: Held(CALM, channel), TIGHT: Streamed(TIGHT)})

    @property
    def fading(self) -> bool:
        """Whether `advance` has something to do."""
        return self.level != self.target

    def change(self, name: str | None, now: float) -> None:
        """Turn to another tune, or to none, at `now` in seconds. Raises what `Deck.begin` raises."""
        tune = TUNES.get(name) if name else None
        if tune is not None and self.level[tune.file] == self.target[tune.file] == 0:
            if not any(self.level.values()):
                self._began = now
            self.decks[tune.file].begin(now - self._began)
        self.target = dict.fromkeys(self.decks, 0.0)
        if tune is not None:
            self.target[tune.file] = tune.volume

    def advance(self, dt: float) -> None:
        """Let the fades go on for `dt` seconds; what has faded out stops."""
        step = dt / FADE
        for file, deck in self.decks.items():
            before, target = self.level[file], self.target[file]
            level = self.level[file] = before + max(-step, min(step, target - before))
            deck.set_volume(self.volume * math.sin(math.pi / 2 * level))
            if before > level == target == 0:
                deck.stop()

    def set_volume(self, volume: float) -> None:
        """Of all music, at once."""
        self.volume = volume
        self.advance(0.0)
