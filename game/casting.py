"""Who plays the CPUs' seats of a match: a mind for each, with the character that the set-up gives it."""

from __future__ import annotations

from game.cpu import Mind
from game.cpu.characters import BY_ID
from game.driver import MindMaker
from game.setup import Setup


def cast(setup: Setup | None) -> MindMaker:
    """Makes the minds of that set-up's match; a seat that was a person's at first has no temper of its own."""
    if setup is None:
        return Mind
    characters = [BY_ID.get(seat.character) for seat in setup.seats]
    return lambda seat, level, seed: Mind(seat, level, seed, characters[seat])
