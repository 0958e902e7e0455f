"""Fair dice, for all to check: the seed is sealed by its hash before the first roll and told at the end."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import erfc, exp, gamma, sqrt

from game import events as e
from game.dice import Stream
from game.events import Event
from scenes.i18n import pointed, tr

SEED_BITS = 128


def fresh_seed() -> int:
    """A new seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def seal(seed: int) -> str:
    """The SHA-256 hash of a seed written in decimal, in hexadecimal: it binds the seed without telling it."""
    return sha256(str(seed).encode()).hexdigest()


def grouped(digits: str) -> str:
    """Long digits in groups of sixteen, so that a line can break between them."""
    return " ".join(digits[at : at + 16] for at in range(0, len(digits), 16))


def sealed_line(seed: int) -> str:
    """What is said before the first roll."""
    return tr("The dice are sealed. SHA-256 of their seed: {seal}", seal=grouped(seal(seed)))


def opened_line(seed: int) -> str:
    """What is said when the match is over."""
    return tr("The seed was {seed}. Its SHA-256 is the seal shown at the start.", seed=seed)


@dataclass(frozen=True)
class Origin:
    """Whether the dice of a match came from its seed: `rolls` compared, and the first that did not, if any."""

    rolls: int
    wrong: int | None

    @property
    def fair(self) -> bool:
        """Whether all came from the seed."""
        return self.wrong is None

    def told(self) -> str:
        """The verdict in words."""
        if self.wrong is None:
            return tr("All {n} rolls came from the sealed seed.", n=self.rolls)
        return tr("Roll {n} did not come from the sealed seed.", n=self.wrong + 1)


def origin(seed: int, events: Iterable[Event]) -> Origin:
    """Draw the dice from the seed once more, apart from the match, and compare them with what was rolled."""
    stream = Stream(seed, "dice")
    rolls = 0
    for event in events:
        if isinstance(event, e.Rolled):
            if tuple(stream.die() for _ in event.dice) != event.dice:
                return Origin(rolls, rolls)
            rolls += 1
    return Origin(rolls, None)


def faces(events: Iterable[Event]) -> list[int]:
    """How often each face 1..6 fell."""
    counts = [0] * 6
    for event in events:
        if isinstance(event, e.Rolled):
            for die in event.dice:
                counts[die - 1] += 1
    return counts


def chance_of(counts: Sequence[int], shares: Sequence[float] | None = None) -> float:
    """The chance that fair dice give counts at least this lopsided (Pearson's chi squared), 0..1.

    `shares` are what each is expected to have of all; without them all are expected alike.
    """
    total = sum(counts)
    if not total:
        return 1.0
    expected = [total * share for share in shares] if shares else [total / len(counts)] * len(counts)
    squared = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    return chi_tail(squared, len(counts) - 1)


def chi_tail(squared: float, freedom: int) -> float:
    """The upper tail of the chi squared distribution with that many degrees of freedom (1 or more)."""
    half = squared / 2
    if half > 700:
        return 0.0
    if freedom % 2:
        tail, power = erfc(sqrt(half)), 0.5
    else:
        tail, power = exp(-half), 1.0
    while power < freedom / 2:
        tail += half**power * exp(-half) / gamma(power + 1)
        power += 1
    return min(1.0, tail)


def chance_line(counts: Sequence[int], shares: Sequence[float] | None = None) -> str:
    """What the results say of it: how often fair dice give a series at least so lopsided."""
    chance = chance_of(counts, shares)
    if chance >= 0.1:
        return tr(
            "Fair dice are this uneven in {share} of 100 matches: nothing out of the ordinary.", share=_share(chance)
        )
    if chance >= 0.01:
        return tr("Fair dice are this uneven in {share} of 100 matches: rare, but it happens.", share=_share(chance))
    return tr("Fair dice are this uneven in {share} of 100 matches: very rare.", share=_share(chance))


def _share(chance: float) -> str:
    percent = chance * 100
    if percent < 0.1:
        return "<" + pointed(0.1, 1)
    return pointed(percent, 0 if percent >= 10 else 1)
