"""How strong a CPU plays: what it is wrong about, what it does not think of."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.cpu.weights import Weights

FORESEEN = ("soon", "late", "near_free", "near_held", "block", "open", "split")
"""Weights of what is still to come."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A level.

    `noise`: how far off, at most, it takes groups' values to be, as a share. `forgets`: the chance that it lets a
    rent go that has to be claimed (R6). `caution`: times the risk of rents weighs. `offers`: trades it proposes in
    a turn at most; one at a standstill in any case, so that a match among the timid ends. `evenly`: proposes only
    swaps that complete a group for both. `thorough`: judges by its standing what a plain rule of thumb decides
    otherwise. `denies`: counts the rivals' standings too, so what they gain or are kept from. `borrows`: mortgages
    single lots to build. `counters`: answers an offer with another. `foresight`: what part of incomes to come, and
    of what lots promise, it sees.
    """

    noise: float
    forgets: float
    caution: float
    offers: int
    evenly: bool
    thorough: bool
    denies: bool
    borrows: bool
    counters: bool
    foresight: float

    def see(self, weights: Weights) -> Weights:
        """The weights with as much foresight as the level has."""
        if self.foresight == 1:
            return weights
        return replace(weights, **{name: getattr(weights, name) * self.foresight for name in FORESEEN})


PROFILES: dict[str, Profile] = {
    "easy": Profile(0.4, 0.1, 3.0, 0, True, False, False, False, False, 0.4),
    "normal": Profile(0.2, 0.0, 1.5, 1, True, True, False, False, True, 0.55),
    "hard": Profile(0.0, 0.0, 1.0, 3, False, True, True, True, True, 1.0),
}
"""By level."""
