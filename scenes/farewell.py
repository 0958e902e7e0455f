"""Told from outside to end, by a signal: the frame is finished, what is to be kept is written, and the program ends."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl+C, the system's request, the terminal closed; the last one is what Windows has."""


class Farewell:
    """`asked` is True once a signal has come; the same one again ends the program as it would any other.

    A context manager, to be entered before SDL starts: SDL leaves signals alone that somebody listens to already.
    """

    def __init__(self) -> None:
        self.asked = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Farewell:
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._heard)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(number, self._before[number])
