"""A topic of the rules, to be read and searched."""

from __future__ import annotations

from dataclasses import dataclass

from game.edition import Rules

NO_SWITCHES = Rules()


@dataclass(frozen=True)
class Topic:
    """A heading with its paragraphs. `key` is what scenes open it by: a phase ("jail", "auction") or "square_12"."""

    key: str
    title: str
    paragraphs: tuple[str, ...]

    def called(self, words: str) -> bool:
        """Does its heading say all of these words?"""
        return all(word in self.title.casefold() for word in words.casefold().split())

    def holds(self, words: str) -> bool:
        """Does it say all of these words, in whatever order and case?"""
        text = " ".join((self.title, *self.paragraphs)).casefold()
        return all(word in text for word in words.casefold().split())
