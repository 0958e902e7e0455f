"""Kept matches: every command on disk before it is shown, resumed to the tick, listed, exported, imported.

How scenes use it, as `ctx.store` (see `Store`):

    ctx.store.keep(session)                 # a match that begins: kept from now on
    kept = ctx.store.last()                 # for Continue; None when no match was left
    session = ctx.store.resume(kept.id)     # raises StoreError; `trouble.told()` is a line for the player
    ctx.store.news()                        # lines to tell the player: a full disk, a file set aside

One file `matches.db` in the data folder (SQLite, WAL, synchronous=FULL), written by one thread. A second window on the
same folder is no harm. What is broken is set aside as `matches.db.damaged-1`; what can be read of it is taken over.
Where nothing can be written, all works in memory, and a line says so.
"""

from scenes.store.library import Kept
from scenes.store.store import Store
from scenes.store.trouble import StoreError

__all__ = ["Kept", "Store", "StoreError"]
