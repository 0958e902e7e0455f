"""Which effect each kind of event is heard by, and what is heard while a timed session runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game import events as e
from game.events import Event
from game.position import TICKS_A_MINUTE
from game.state import BANK
from scenes.sound import Sound


class Cue(NamedTuple):
    """An effect to play, as `Sound.play` takes it."""

    name: str
    volume: float = 1.0
    variant: int | None = None


def _bid(event: e.Bid) -> Cue:
    return Cue("bid", 1.0, event.by)  # each bidder's paddle has its own tone


def _paid(event: e.Paid) -> Cue:
    return Cue("cash_in" if event.by == BANK else "cash_out")


def _built(event: e.Built) -> Cue:
    return Cue("hotel") if event.what == "hotel" else Cue("house", 1.0, event.level - 1)


CUES: dict[type, Cue | Callable[[Any], Cue]] = {
    e.Rolled: Cue("shake"),
    e.Salary: Cue("salary"),
    e.Bought: Cue("deed"),
    e.AuctionOpened: Cue("auction"),
    e.Bid: _bid,
    e.Left: Cue("leave", 0.8),
    e.AuctionClosed: Cue("gavel"),
    e.Paid: _paid,
    e.Task: Cue("card"),
    e.KeyGained: Cue("key"),
    e.Jailed: Cue("jail"),
    e.Freed: Cue("freed"),
    e.Built: _built,
    e.Sold: Cue("sell"),
    e.Mortgaged: Cue("mortgage"),
    e.Redeemed: Cue("redeem"),
    e.Offered: Cue("offer"),
    e.Refused: Cue("declined"),
    e.Withdrawn: Cue("declined", 0.6),
    e.Lapsed: Cue("declined", 0.6),
    e.Traded: Cue("trade"),
    e.Transferred: Cue("deed", 0.8),
    e.Bankrupt: Cue("bankrupt"),
    e.TurnBegan: Cue("turn", 0.8),
    e.Undone: Cue("undo"),
    e.Stalled: Cue("bell"),
    e.Over: Cue("fanfare"),
}
"""What an event is heard by when it begins to be shown. Steps, falling dice and a group completed are heard where they
are shown: "step" with the number of the hop, "land", "group"; a rent that hurts, "blow"."""


def cue_of(event: Event) -> Cue | None:
    """What an event is heard by; None: nothing."""
    cue = CUES.get(type(event))
    return cue(event) if callable(cue) else cue


def hear(sound: Sound, event: Event) -> None:
    """Let an event be heard."""
    cue = cue_of(event)
    if cue is not None:
        sound.play(*cue)


def step_cue(hop: int) -> Cue:
    """A token's step, the `hop`th of its walk from 0: up the scale, and down again on a long way."""
    return Cue("step", 1.0, 7 - abs(7 - hop % 14))


TIGHT = 3 * TICKS_A_MINUTE
"""Ticks before the end at which the music tightens."""
TICKING = 10
"""Seconds before the end from which each one is heard."""
_SECOND = TICKS_A_MINUTE // 60


class Countdown:
    """The music of a match: it tightens, and a bell says so; the last seconds tick."""

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self._seen: int | None = None

    def follow(self, ticks_left: int | None) -> None:
        """Once a frame while the match goes on; `ticks_left` is None without a clock, and once it is over."""
        before, self._seen = self._seen, ticks_left
        if ticks_left is None:
            self._sound.music("table")
            return
        self._sound.music("tight" if ticks_left <= TIGHT else "table")
        if before is None:
            return
        if ticks_left <= TIGHT < before:
            self._sound.play("bell")
        second = -(-ticks_left // _SECOND)
        if 0 < second <= TICKING and second != -(-before // _SECOND):
            self._sound.play("clock", 1.0, second)
