"""Opening the sound card, quietly: a machine without one is nothing to complain about."""

from __future__ import annotations

import contextlib
import ctypes
import sys

import pygame

FREQUENCY = 44100
BUFFER = 1024
"""Samples ahead, about 23 ms: short enough for a step, long enough for a busy machine."""


def _hush() -> None:
    """Keep ALSA's library from writing to stderr; elsewhere there is nothing to hush.

    What takes its words is a C function that does nothing with them, not one of Python's: SDL's own thread calls it
    while `mixer.init` waits for that thread and holds the interpreter, and then neither would ever go on.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


def open_card(channels: int) -> list[pygame.Channel]:
    """That many channels to play on; none if there is no sound to be had."""
    _hush()
    try:
        # No changes allowed: else files would be resampled one by one, and a loop's ends no longer meet
        pygame.mixer.init(FREQUENCY, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(channels)
    except pygame.error:
        return []
    return [pygame.mixer.Channel(index) for index in range(channels)]


def close_card() -> None:
    """Let the card go."""
    pygame.mixer.quit()
