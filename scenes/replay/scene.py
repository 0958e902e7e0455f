"""Watching a match again on the board: pause, step, speed, and any turn at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.events import Event
from scenes import fairness
from scenes.board.log_view import Log
from scenes.board.playback import Playback
from scenes.board.scene import BoardScene
from scenes.board.sentences import Teller
from scenes.i18n import number, tr
from scenes.replay.controls import SPEEDS, Controls
from scenes.replay.session import ReplaySession
from scenes.replay.tape import Tape
from scenes.scene import STAY, Next, Pop
from scenes.ui.actions import Action, Do, Point
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    import pygame

    from scenes.context import Context


class _Playback(Playback):
    """Shows everything, whatever pace it was played at; only the highest speed leaves motion out."""

    speed = 1.0

    def rate(self, hurried: bool) -> float:
        """How fast acts run: as chosen here."""
        return self.speed * (2.0 if hurried else 1.0)

    def _at_once(self, event: Event) -> bool:
        return self.speed >= SPEEDS[-1]


class Replay(BoardScene):
    """The board, with controls in place of what one may do."""

    session: ReplaySession

    def __init__(self, ctx: Context, tape: Tape, name: str = "") -> None:
        super().__init__(ctx, ReplaySession(tape))
        self.tape, self.name = tape, name
        self.playback: _Playback = _Playback(ctx, self.session, self.stage)
        self.playback.on_show = self._shown
        self.speed = 1.0
        self.paused = False
        self._step_from = -1
        self._origin = fairness.origin(tape.record.setup.seed, tape.events)

    # What the controls do.

    def toggle(self) -> None:
        """Pause, or go on; from the end, once more from the start."""
        if self.session.ended:
            self.jump(0)
            self.paused = False
        else:
            self.paused = not self.paused
        self._step_from = -1
        self._built_for = ()

    def step(self) -> None:
        """Go on to the next thing that happens, and pause there."""
        self.paused = True
        self.playback.skip()
        self._step_from = len(self.session.events)
        self._built_for = ()

    def jump(self, turn: int) -> None:
        """Show the beginning of a turn, counted from 0."""
        turn = max(0, min(self.tape.turns - 1, turn))
        self.playback.act = None
        self.session.jump(turn)
        self._step_from = -1
        self.log = Log(Teller(self.ctx, self.session.position))
        for event in self.session.events:
            self.log.add(event)
        self.stage.settle()
        self.strip.jump()
        self._built_for = ()

    def turn_over(self, by: int) -> None:
        """A turn on, or back: first to the beginning of this one."""
        here = self.session.turn
        begun = self.tape.marks[here].events
        if by < 0 and len(self.session.events) - self.session.unseen > begun:
            by = 0
        self.jump(here + by)

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast."""
        self.speed = self.playback.speed = speed
        self._built_for = ()

    # A board without buttons of its own.

    def _widgets(self) -> list[Widget]:
        board, *_ = widgets = super()._widgets()
        kept = [board, *(widget for widget in widgets if widget.key == "log")]
        menu = next(widget for widget in widgets if widget.key == "menu")
        leave = Button("leave", menu.box, tr("Leave"), self._leave, hot=("back", "menu"), size=17)
        return [*kept, *Controls(self).widgets(self._room()), leave]

    def _room(self) -> Box:
        box = self._places.actions
        return Box(box.x, box.y, box.w, min(box.h, 340.0))

    def _signature(self) -> tuple[object, ...]:
        return self.ctx.revision, self.session.turn, self.session.ended, self.paused, self.speed

    def _leave(self) -> Next:
        return Pop()

    def _means_go_on(self, action: Action) -> bool:
        """A click on the board shows the end of what is moving; accept is for the controls."""
        if isinstance(action, Point) and action.kind == "down":
            hit = self.panel.at(action.at)
            return hit is None or hit.key == "board"
        return False

    def _own(self, action: Do) -> Next | None:
        if action.name == "speed" and not action.again:
            self.set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])
            return STAY
        return None

    def update(self, dt: float) -> Next:
        """Let the match run on while it is not paused."""
        if self.paused and self._step_from < 0:
            self._idle_on(dt)
            return STAY
        was = self.speed
        super().update(dt * max(1.0, was / 2))
        if 0 <= self._step_from < len(self.session.events) and not self.playback.busy:
            self._step_from = -1
        if self.session.ended and not self.playback.busy and not self.paused:
            self.paused = True
        return STAY

    def _idle_on(self, dt: float) -> None:
        self._keep_up()
        self.seconds += dt
        self.stage.update(dt, 1.0)
        self.strip.advance(dt)
        self.panel.update(dt)

    def _lead_on(self, dt: float) -> Next:
        """Nowhere: it is all told on the board."""
        return STAY

    def _draw_line(self, surface: pygame.Surface) -> None:
        """Below the controls: what proves the dice."""
        box, theme = self._places.actions, self.ctx.theme
        room = self._room()
        line = Box(box.x + 4, room.bottom - 58, box.w - 8, 58)
        self.ctx.text.draw(surface, self.proof(), line, 13, theme.dim, lines=4, valign="bottom")

    def proof(self) -> str:
        """What there is to say of the dice; the seed itself is told only when nothing depends on it any more."""
        seed = self.tape.record.setup.seed
        if not self.tape.over:
            return fairness.sealed_line(seed)
        return self._origin.told() + " " + tr("Seed {seed}.", seed=seed)

    def turn_words(self) -> str:
        """ "Turn 12 of 80"."""
        return tr("Turn {n} of {all}", n=number(self.session.turn + 1), all=number(self.tape.turns))
