"""When memory is freed: cycles between two places, not within a frame; large pictures as soon as they are dropped."""

from __future__ import annotations

import gc
import sys

_OFTEN, _SELDOM = 20_000, 50
"""New objects until the youngest are looked through, and how many such rounds until the older ones are."""
_M_MMAP_THRESHOLD = -3
"""The option's number in malloc.h of the GNU C library."""
_LARGE = 1024 * 1024


def put_off() -> None:
    """Look for cycles among what is new less often, and not at all among what was there before.

    A full collection goes through everything that is alive, which takes longer than two frames. Nearly all that scenes
    and matches make goes by itself as soon as nobody holds it, so little is left for the collector to find.
    """
    gc.set_threshold(_OFTEN, _SELDOM, _SELDOM)
    gc.freeze()


def collect() -> None:
    """Collect now, when a moment more or less is not noticed."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def hand_back() -> None:
    """Let blocks of a megabyte and more go back to the system when they are freed, also after the first such ones.

    The GNU C library would keep them for later from then on, and pictures of many sizes leave gaps that nothing fits.
    """
    if sys.platform != "linux":
        return
    import ctypes

    setting = getattr(ctypes.CDLL(None), "mallopt", None)  # others than the GNU C library do without
    if setting is not None:
        setting(_M_MMAP_THRESHOLD, _LARGE)
