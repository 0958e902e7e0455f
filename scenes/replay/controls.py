"""The controls of a replay: back, play, step, on, how fast, and a line of all turns to drag along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from scenes.i18n import tr
from scenes.scene import Next
from scenes.ui.layout import columns, rows
from scenes.ui.shapes import hexed
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Label, Slider, Stepper, Widget

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.replay.session import ReplaySession
    from scenes.replay.tape import Tape

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 32.0)


class Deck(Protocol):
    """What the controls work on."""

    ctx: Context
    session: ReplaySession
    tape: Tape
    paused: bool
    speed: float

    def toggle(self) -> None: ...
    def step(self) -> None: ...
    def jump(self, turn: int) -> None: ...
    def turn_over(self, by: int) -> None: ...
    def set_speed(self, speed: float) -> None: ...
    def turn_words(self) -> str: ...


class TurnSlider(Slider):
    """A line of all turns as wide as its box; the number is said elsewhere."""

    @property
    def track(self) -> Box:
        """The line itself."""
        return Box(self.box.x + 14, self.box.centery - 5, self.box.w - 28, 10)

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """The line with its grip alone."""
        self.draw_line(surface, ctx, focused)


class Controls:
    """Makes the widgets for a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def widgets(self, box: Box) -> list[Widget]:
        """Laid out in a box of the board's panel."""
        deck, theme = self.deck, self.deck.ctx.theme
        ink = hexed(theme.text)
        title, line, buttons, speed, _proof = rows(box, (30, 38, 58, 44, 1), 8)
        back, play, step, on = columns(buttons, (0.2, 0.34, 0.26, 0.2), 8)
        going = not deck.paused and not deck.session.ended
        words = tr("Pause") if going else tr("Play")
        speeds = [(value, f"{value:g} ×") for value in SPEEDS[:-1]] + [(SPEEDS[-1], tr("At once"))]
        last = deck.tape.turns - 1
        return [
            Label(deck.turn_words(), title, 22, colour=theme.lamp, face="display"),
            TurnSlider("turn", line, "", deck.session.turn, self._to_turn, most=max(1, last)),
            Button("back_turn", back, "", lambda: deck.turn_over(-1), icon="svg/glyph_chevron_left.svg",
                   icon_colour=ink, hot="previous",
                   tip=tr("Back to the beginning of the turn, then to the one before"), cap=False),
            Button("play", play, words, lambda: deck.toggle(), kind="primary", size=20, hot="primary", cap=False),
            Button("step", step, tr("Step"), lambda: deck.step(), size=18, tip=tr("On to the next thing that happens")),
            Button("on_turn", on, "", lambda: deck.turn_over(1), icon="svg/glyph_chevron_right.svg",
                   icon_colour=ink, hot="next",
                   tip=tr("On to the next turn"), cap=False, enabled=deck.session.turn < last,
                   why=tr("This is the last turn.")),
            Stepper("speed", speed, tr("Speed"), speeds, deck.speed, lambda value: deck.set_speed(value), share=0.62),
        ]  # fmt: skip

    def _to_turn(self, turn: Any) -> Next | None:
        self.deck.jump(int(turn))
        return None
