"""An act: how one event is shown, and the words and small things that many acts share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.board.effects import Flash, Rising
from scenes.board.squares import RADIUS
from scenes.board.stage import Stage
from scenes.i18n import money
from scenes.people import colour_of
from scenes.ui.wrap import span

_RISE = 14.0
"""How far changes of a seat's money rise beside it, in units."""


@dataclass
class Act:
    """What is shown for an event, `seconds` long. `show` is told its progress 0..1, at the end always 1.

    `late`: the event becomes part of the shown table when the act is over, not when it begins.
    `reading`: the time is for the person to read, not for motion.
    """

    seconds: float
    show: Callable[[float], None] | None = None
    late: bool = False
    reading: bool = False
    age: float = 0.0

    def advance(self, dt: float) -> float:
        """Let time pass; gives what was left over, below 0 while the act goes on."""
        self.age += dt
        if self.show:
            self.show(min(1.0, self.age / self.seconds) if self.seconds else 1.0)
        return self.age - self.seconds

    def finish(self) -> None:
        """Show its end."""
        self.age = self.seconds
        if self.show:
            self.show(1.0)


def name_of(stage: Stage, seat: int) -> str:
    """A seat's name in its colour."""
    position = stage.session.position
    return span(position.seat(seat).name, colour_of(stage.ctx, position, seat))


def sum_of(stage: Stage, amount: int) -> str:
    """Money, short where it is long."""
    return money(stage.session.edition, amount, short=abs(amount) >= 100_000)


def gain(stage: Stage, seat: int, amount: int) -> None:
    """A sum gained (or, below 0, lost) rises beside the seat's money, never as far as another seat's."""
    stage.add(rising(stage, seat, amount))


def rising(stage: Stage, seat: int, amount: int) -> Rising:
    """The sum that rises."""
    good = amount > 0
    words = ("+" if good else "") + sum_of(stage, amount)
    theme = stage.ctx.theme
    ink = theme.lamp if good else (255, 140, 130)
    if stage.beside is None:
        return Rising(stage.ctx, words, ink, stage.purse(seat))
    x, y = stage.beside(seat)
    return Rising(stage.ctx, words, ink, (x, y + stage.ctx.view.px(_RISE / 2)), by=_RISE, ends=True)


def flash_one(stage: Stage, deed: int, tint: tuple[int, int, int]) -> None:
    """One square lights up."""
    stage.add(Flash(stage.ctx, [stage.square(deed)], tint, stage.ground.px(RADIUS), 0.7))
