"""Characters: a name, a token and a temper that shifts a level's weights a little."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from game.cpu.reasons import _
from game.cpu.weights import Weights


@dataclass(frozen=True, slots=True)
class Character:
    """`temper`: (weight, factor) pairs. `about`: a line for the set-up."""

    name: str
    token: str
    about: str
    temper: tuple[tuple[str, float], ...] = ()

    def shift(self, weights: Weights) -> Weights:
        """The weights as this character sees things."""
        known = {field.name for field in fields(Weights)}
        return replace(weights, **{name: getattr(weights, name) * by for name, by in self.temper if name in known})


CHARACTERS: tuple[Character, ...] = (Character("Berta", "acorn", _("Builds before anything else.")),)
