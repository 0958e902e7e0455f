"""Sound that is heard. A thread of its own opens the sound card, loads files and fades music; no frame waits for it."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable

import pygame

import assets
from scenes.sound import card
from scenes.sound.loops import Loops
from scenes.sound.table import VOICES, Voice
from scenes.sound.throttle import Throttle

VOICES_AT_ONCE = 14
"""Effects that sound together; one more takes the place of the least."""
_STEP = 0.03
"""Seconds between two changes of volume in a fade."""
_CURVE = 1.3
"""Volumes 0..10 as ears would have them: 5 sounds half as loud."""

_Job = Callable[[Loops], None]


class Speaker:
    """Plays through pygame's mixer. Until it is open, and for ever without a sound card, everything is silent."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._throttle = Throttle()
        self._effects: dict[str, tuple[pygame.Sound, ...]] = {}
        self._next: dict[str, int] = {}
        self._channels: list[pygame.Channel] = []
        self._ranks: dict[int, tuple[int, float]] = {}
        self._loudness = 1.0
        self._tune: str | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()

    # Called by the scenes, in the thread that draws.

    def play(self, name: str, volume: float = 1.0, variant: int | None = None) -> None:
        """Play an effect, if its time has come and it is loaded."""
        voice, variants = VOICES.get(name), self._effects.get(name)
        if voice is None or variants is None or self._loudness == 0:
            return
        if not self._throttle.allows(name, voice, self._clock()):
            return
        if variant is None:
            variant = self._next[name] = self._next.get(name, -1) + 1
        with contextlib.suppress(pygame.error):  # closed in the meantime
            self._sound(voice, variants[variant % len(variants)], volume * self._loudness)

    def _sound(self, voice: Voice, sound: pygame.Sound, volume: float) -> None:
        index = self._place(voice.rank)
        if index is not None:
            self._ranks[index] = voice.rank, self._clock()
            self._channels[index].play(sound)
            self._channels[index].set_volume(volume)

    def _place(self, rank: int) -> int | None:
        """A free channel, or that of the least and oldest effect if that is no more than this one."""
        for index, channel in enumerate(self._channels):
            if not channel.get_busy():
                return index
        index = min(self._ranks, key=lambda index: self._ranks[index])
        return index if self._ranks[index][0] <= rank else None

    def music(self, name: str | None) -> None:
        """Have the thread change over."""
        if name != self._tune:
            self._tune = name
            self._jobs.put(lambda loops: loops.change(name, self._clock()))

    def volumes(self, music: int, effects: int) -> None:
        """Effects from the next one on, music at once."""
        self._loudness = (effects / 10) ** _CURVE
        self._jobs.put(lambda loops: loops.set_volume((music / 10) ** _CURVE))

    def close(self) -> None:
        """Let the thread end and the card go; waits for a file it may be reading."""
        self._jobs.put(None)
        self._thread.join(2.0)

    def wait(self, seconds: float = 10.0) -> bool:
        """Wait until all that was asked for is done, or will never be; False if that took too long. For tests."""
        done = threading.Event()
        self._jobs.put(lambda loops: done.set())
        ends = time.monotonic() + seconds
        while self._thread.is_alive() and not done.wait(0.02):
            if time.monotonic() > ends:
                return False
        return True

    # In its own thread.

    def _work(self) -> None:
        channels = card.open_card(VOICES_AT_ONCE + 1)
        if not channels:
            return
        with contextlib.suppress(pygame.error):  # the mixer was closed over its head
            self._channels = channels[1:]
            self._load()
            self._serve(Loops.on(channels[0]))
        card.close_card()

    def _load(self) -> None:
        for name, voice in VOICES.items():
            with contextlib.suppress(pygame.error, FileNotFoundError):  # the others are still worth hearing
                self._effects[name] = tuple(pygame.Sound(assets.path(file)) for file in voice.files(name))
            time.sleep(0.002)  # whoever draws goes first

    def _serve(self, loops: Loops) -> None:
        """Carry out what is asked, and fade in between."""
        then = self._clock()
        while True:
            with contextlib.suppress(queue.Empty):
                job = self._jobs.get(timeout=_STEP if loops.fading else None)
                if job is None:
                    return
                with contextlib.suppress(pygame.error, FileNotFoundError):  # a loop that cannot be read is not heard
                    job(loops)
            now = self._clock()
            loops.advance(min(now - then, 2 * _STEP))
            then = now
