"""A lease on a name in the data folder: held by one window at a time, and given up when its process ends, however."""

from __future__ import annotations

import time
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows has locks of another kind
    fcntl = None  # type: ignore[assignment]

FOLDER = "leases"


class Lease:
    """Held until `release`. Where the system has no locks it is always granted; a second line of defence is that
    no command can be written twice (see `Writer`)."""

    def __init__(self, file: IO[bytes] | None = None) -> None:
        self._file = file

    @classmethod
    def take(cls, folder: Path | None, name: str) -> Lease | None:
        """The lease of that name, or None while another window holds it."""
        if folder is None or fcntl is None:
            return cls()
        try:
            (folder / FOLDER).mkdir(exist_ok=True)
            file = (folder / FOLDER / name).open("ab")
        except OSError:
            return cls()
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return None
        except OSError:
            file.close()
            return cls()
        return cls(file)

    @classmethod
    def wait(cls, folder: Path, name: str, seconds: float = 3.0) -> Lease:
        """The lease as soon as it is free; after some seconds without it, for a window that hangs stops no other."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            if lease := cls.take(folder, name):
                return lease
            time.sleep(0.02)
        return cls()

    def release(self) -> None:
        """Give it back."""
        if self._file:
            self._file.close()
            self._file = None
