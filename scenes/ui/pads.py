"""Which gamepad has which place: they join by their first press, and one that goes leaves its place to the next."""

from __future__ import annotations


class PadPlaces:
    """Gamepads by SDL's instance ids, places from 0. Pads that lie about untouched have no place."""

    def __init__(self) -> None:
        self._places: list[int | None] = []

    def press(self, pad: int) -> None:
        """A pad is used: the first time it takes the first place that is free."""
        if pad in self._places:
            return
        if None in self._places:
            self._places[self._places.index(None)] = pad
        else:
            self._places.append(pad)

    def leave(self, pad: int) -> None:
        """It has been pulled out."""
        self._places = [None if other == pad else other for other in self._places]
        while self._places and self._places[-1] is None:
            self._places.pop()

    def take(self, pad: int, place: int) -> None:
        """A pad wants that place; who had it gets the other's."""
        self.press(pad)
        self._places += [None] * (place + 1 - len(self._places))
        here = self._places.index(pad)
        self._places[here], self._places[place] = self._places[place], pad
        while self._places[-1] is None:
            self._places.pop()

    @property
    def several(self) -> bool:
        """Whether more than one is in use: then each speaks for its own seat."""
        return sum(pad is not None for pad in self._places) > 1

    def place(self, pad: int | None) -> int | None:
        """The place of a pad."""
        return self._places.index(pad) if pad is not None and pad in self._places else None

    def taken(self, place: int) -> bool:
        """Whether a pad has that place."""
        return 0 <= place < len(self._places) and self._places[place] is not None
