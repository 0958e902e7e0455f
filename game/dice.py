"""Seeded streams of chance. Each is SHA-256 over seed, name and a counter, so its state is one number and
anyone with the seed can check it; the dice have a stream of their own, apart from decks and CPUs' doubts."""

from __future__ import annotations

from hashlib import sha256

BLOCK = 32


class DiceError(ValueError):
    """Forced dice that do not fit the roll they were meant for; the message is one line."""


class Stream:
    """Bytes drawn from `seed` and `name`; `drawn` is how many so far, which is its whole state."""

    __slots__ = ("_block", "_digest", "drawn", "name", "seed")

    def __init__(self, seed: int, name: str, drawn: int = 0) -> None:
        self.seed = seed
        self.name = name
        self.drawn = drawn
        self._block = -1
        self._digest = b""

    def copy(self) -> Stream:
        """An independent stream that goes on from the same place."""
        return Stream(self.seed, self.name, self.drawn)

    def _byte(self) -> int:
        block, offset = divmod(self.drawn, BLOCK)
        if block != self._block:
            self._digest = sha256(f"{self.seed}:{self.name}:{block}".encode()).digest()
            self._block = block
        self.drawn += 1
        return self._digest[offset]

    def below(self, limit: int) -> int:
        """A fair number 0..limit-1, limit up to 256; bytes that would favour some are thrown away."""
        fair = 256 - 256 % limit
        byte = self._byte()
        while byte >= fair:
            byte = self._byte()
        return byte % limit

    def die(self) -> int:
        """One fair die, 1..6."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates in place, at most 256 items."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Luck:
    """All chance of a match, hidden from the seats: dice, forced rolls that come first, and card decks.

    A deck is a list of indices into the edition's tasks, top first; cards held by seats are not in it.
    """

    __slots__ = ("cards", "decks", "dice", "forced")

    def __init__(self, seed: int) -> None:
        self.dice = Stream(seed, "dice")
        self.cards = Stream(seed, "cards")
        self.forced: list[list[int]] = []
        self.decks: dict[str, list[int]] = {}

    @property
    def doubts(self) -> int:
        """A seed for the CPUs' doubts: fixed by the match's, but telling nothing of the dice that are to come."""
        return int.from_bytes(sha256(f"{self.dice.seed}:doubts".encode()).digest()[:16], "big")

    def copy(self) -> Luck:
        """An independent copy that rolls and draws the same from here on."""
        other = Luck.__new__(Luck)
        other.dice = self.dice.copy()
        other.cards = self.cards.copy()
        other.forced = [*self.forced]
        other.decks = {name: [*deck] for name, deck in self.decks.items()}
        return other

    def roll(self, count: int) -> tuple[int, ...]:
        """`count` dice, forced ones first. Raises DiceError if the next forced roll has another number of dice."""
        if self.forced:
            if len(self.forced[0]) != count:
                raise DiceError(f"dice: a roll of {count} dice is due, the next forced roll is {self.forced[0]}")
            return tuple(self.forced.pop(0))
        die = self.dice.die
        return (die(), die()) if count == 2 else tuple(die() for _ in range(count))

    def draw(self, name: str) -> int:
        """The top card of a deck, which goes under it at once; a card that is kept is taken out by `keep`."""
        deck = self.decks[name]
        card = deck.pop(0)
        deck.append(card)
        return card

    def keep(self, name: str, card: int) -> None:
        """Take a card just drawn out of its deck (C3)."""
        self.decks[name].remove(card)

    def give_back(self, name: str, card: int) -> None:
        """Put a kept card under its deck (C3)."""
        self.decks[name].append(card)
