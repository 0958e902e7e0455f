"""Every effect and loop there is. Their files are made by tools/make_sounds.py."""

from __future__ import annotations

from typing import NamedTuple


class Voice(NamedTuple):
    """An effect: how many `variants` it has, the `gap` in seconds before it may sound again, and its `rank`.

    Rank 0 gives way as soon as much is heard (steps, coins), 1 in a crowd, 2 is always heard.
    """

    variants: int = 1
    gap: float = 0.12
    rank: int = 1

    def files(self, name: str) -> tuple[str, ...]:
        """Its files below assets/, one a variant."""
        if self.variants == 1:
            return (f"sounds/{name}.ogg",)
        return tuple(f"sounds/{name}_{n}.ogg" for n in range(self.variants))


VOICES: dict[str, Voice] = {
    # The touch of a button: the first to be wanted, the first to be loaded
    "click": Voice(gap=0.05),
    "tick": Voice(gap=0.045, rank=0),
    "back": Voice(gap=0.05),
    "refused": Voice(gap=0.15),
    # Dice and tokens
    "shake": Voice(gap=0.2),
    "land": Voice(3),
    "step": Voice(8, gap=0.06, rank=0),
    # Money and cards
    "cash_in": Voice(2, rank=0),
    "cash_out": Voice(2, rank=0),
    "coin": Voice(2, gap=0.06, rank=0),
    "salary": Voice(gap=0.3),
    "deed": Voice(),
    "card": Voice(),
    # Auctions and trade
    "auction": Voice(gap=0.5, rank=2),
    "bid": Voice(4, gap=0.05),
    "leave": Voice(),
    "gavel_once": Voice(gap=0.3, rank=2),
    "gavel_twice": Voice(gap=0.3, rank=2),
    "gavel": Voice(gap=0.4, rank=2),
    "offer": Voice(gap=0.3),
    "trade": Voice(gap=0.5, rank=2),
    "declined": Voice(gap=0.3),
    # Building and deeds
    "house": Voice(3, gap=0.07),
    "hotel": Voice(gap=0.3, rank=2),
    "sell": Voice(),
    "mortgage": Voice(),
    "redeem": Voice(),
    "undo": Voice(),
    "group": Voice(gap=0.8, rank=2),
    # Jail and ruin
    "key": Voice(gap=0.3),
    "jail": Voice(gap=0.5, rank=2),
    "freed": Voice(gap=0.5, rank=2),
    "blow": Voice(gap=0.5, rank=2),
    "bankrupt": Voice(gap=1.0, rank=2),
    # The course of the match
    "turn": Voice(gap=0.4),
    "clock": Voice(2, gap=0.3),
    "bell": Voice(gap=2.0, rank=2),
    "fanfare": Voice(gap=5.0, rank=2),
}


class Tune(NamedTuple):
    """A loop: its file below assets/, and how loud it is played (0..1)."""

    file: str
    volume: float


CALM = "sounds/music/dusk.ogg"
TIGHT = "sounds/music/dusk_tight.ogg"

TUNES: dict[str, Tune] = {
    "title": Tune(CALM, 1.0),
    "table": Tune(CALM, 0.6),
    "tight": Tune(TIGHT, 0.75),
}
"""The same tune three times: in front, behind the play, and drawn tight for the last minutes."""
