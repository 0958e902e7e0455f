"""Long thoughts in steps: who waits for one can do other things in between, and what comes of it is the same."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeVar

from game.commands import Offer
from game.cpu.reasons import Reason
from game.position import Position

if TYPE_CHECKING:
    from game.cpu.mind import Mind

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Pauses after each step, and returns what comes of them. A step values one position, and does little else."""

Found = tuple[Offer, Reason] | None
"""An offer to make, and why; None to make none."""

Search = Callable[["Mind", Position], Steps[Found]]
"""Looks for the best offer a mind can make in a position."""


def whole(steps: Steps[T]) -> T:
    """What comes of all steps, taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


class Thought:
    """A search under way. `p`: a position of its own, the one it is about; it serves no other.

    `asks_humans`: whether it looks for offers to people too.
    """

    __slots__ = ("_found", "_steps", "asks_humans", "done", "p")

    def __init__(self, p: Position, asks_humans: bool, steps: Steps[Found]) -> None:
        self.p = p
        self.asks_humans = asks_humans
        self.done = False
        self._steps = steps
        self._found: Found = None

    def go_on(self, steps: int) -> int:
        """Take so many steps at most; how many are left over, none if it may not be done."""
        while steps > 0 and not self.done:
            steps -= 1
            try:
                next(self._steps)
            except StopIteration as end:
                self.done, self._found = True, end.value
        return steps

    def serves(self, p: Position, asks_humans: bool) -> bool:
        """Whether it is about that very position, to the tick."""
        return self.asks_humans == asks_humans and self.p.state == p.state

    def result(self) -> Found:
        """What comes of it; steps that are left are taken now."""
        if not self.done:
            self.done, self._found = True, whole(self._steps)
        return self._found
