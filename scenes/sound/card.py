"""Opening the sound card, quietly: a machine without one is nothing to complain about."""

from __future__ import annotations

import contextlib
import ctypes
import sys

import pygame

FREQUENCY = 44100
BUFFER = 1024
"""Samples ahead, about 23 ms: short enough for a step, long enough for a busy machine."""

_NOTHING = ctypes.CFUNCTYPE(None)(lambda: None)
"""Takes what ALSA has to say about devices that are not there."""


def _hush() -> None:
    """Keep ALSA's library from writing to stderr; elsewhere there is nothing to hush."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_NOTHING)


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
