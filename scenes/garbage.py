"""When memory that only Python's collector of cycles can free is freed: between two places, not within a frame.

A full collection goes through everything that is alive, which takes longer than two frames. Nearly all that scenes and
matches make goes by itself as soon as nobody holds it, so little is left for the collector to find.
"""

from __future__ import annotations

import gc

_OFTEN, _SELDOM = 20_000, 50
"""New objects until the youngest are looked through, and how many such rounds until the older ones are."""


def put_off() -> None:
    """Look through what is new less often, and not at all at what was there before."""
    gc.set_threshold(_OFTEN, _SELDOM, _SELDOM)
    gc.freeze()


def collect() -> None:
    """Collect now, when a moment more or less is not noticed."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
