"""Characters: a name, a token and a temper that shifts a level's weights a little."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from game.cpu.reasons import _
from game.cpu.weights import Weights


@dataclass(frozen=True, slots=True)
class Character:
    """`temper`: (weight, factor) pairs. `epithet` goes with the name, `about` is a line for the set-up."""

    name: str
    token: str
    epithet: str
    about: str
    temper: tuple[tuple[str, float], ...] = ()

    @property
    def id(self) -> str:
        """What a set-up writes for it: "berta"."""
        return self.name.lower()

    def shift(self, weights: Weights) -> Weights:
        """The weights as this character sees things."""
        known = {field.name for field in fields(Weights)}
        return replace(weights, **{name: getattr(weights, name) * by for name, by in self.temper if name in known})


CHARACTERS: tuple[Character, ...] = (
    Character(
        "Berta",
        "acorn",
        _("the builder"),
        _("The builder: houses first, cash later."),
        (("houses", 1.15), ("now", 1.15), ("haste", 1.5), ("reserve", 0.7)),
    ),
    Character(
        "Stig",
        "tram",
        _("the collector"),
        _("The station collector: every line is worth a little more to him."),
        (("series", 1.35),),
    ),
    Character(
        "Halla",
        "fox",
        _("the haggler"),
        _("The haggler: asks for the larger half of every deal."),
        (("share", 1.12), ("fair", 1.3)),
    ),
    Character(
        "Otto",
        "lighthouse",
        _("the saver"),
        _("The saver: never without something in the drawer."),
        (("cushion", 1.5), ("thin", 1.5), ("reserve", 1.4), ("risk", 1.4)),
    ),
    Character(
        "Mirja",
        "boat",
        _("the dealer"),
        _("The dealer: would rather swap today than wait for tomorrow."),
        (("share", 0.88), ("fair", 0.7), ("margin", 0.5)),
    ),
    Character(
        "Viggo",
        "whale",
        _("the gambler"),
        _("The gambler: trusts the dice with his last note."),
        (("risk", 0.6), ("reserve", 0.6), ("late", 1.15)),
    ),
)
"""Who may sit down as a CPU. None of them is weaker than its level by more than its taste."""

BY_ID: dict[str, Character] = {character.id: character for character in CHARACTERS}
