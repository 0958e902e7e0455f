"""Watching a match again on the board: pause, step, speed, and any turn at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import fairness
from scenes.board.playback import Playback
from scenes.board.scene import BoardScene
from scenes.i18n import number, tr
from scenes.replay.controls import SPEEDS
from scenes.replay.session import ReplaySession
from scenes.replay.side import ReplaySide
from scenes.replay.tape import Tape
from scenes.scene import STAY, Next, Pop
from scenes.ui.actions import Action, Do, Point

if TYPE_CHECKING:
    from scenes.context import Context


class _Playback(Playback):
    """Shows everything, whatever pace it was played at; only the highest speed leaves motion out."""

    speed = 1.0

    def rate(self, hurried: bool) -> float:
        """How fast acts run: as chosen here."""
        return self.speed * (2.0 if hurried else 1.0)

    def _at_once(self) -> bool:
        return self.speed >= SPEEDS[-1]


class Replay(BoardScene):
    """The board, with controls in place of what one may do."""

    session: ReplaySession
    side: ReplaySide

    def __init__(self, ctx: Context, tape: Tape) -> None:
        super().__init__(ctx, ReplaySession(tape))
        self.tape = tape
        self.playback: _Playback = _Playback(ctx, self.session, self.stage)
        self.side = ReplaySide(self)
        self._join()
        self.speed = 1.0
        self.paused = False
        self._step_from = -1
        self._origin = fairness.origin(tape.record.setup.seed, tape.events)

    def enter(self) -> None:
        """The controls have the focus."""
        super().enter()
        self.side.panel.focus_on("play")

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
        self.side.begin_log()
        self.stage.settle()
        self.side.strip.jump()
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

    # A board on which nobody acts.

    def _pause(self) -> Next:
        """Out again."""
        return Pop()

    def _next_pace(self) -> Next:
        """The next speed."""
        self.set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])
        return STAY

    def _means_go_on(self, action: Action) -> bool:
        """A click on the board shows the end of what is moving; accept is for the controls."""
        if isinstance(action, Point) and action.kind == "down":
            hit = self.side.panel.at(action.at)
            return hit is None or hit.key == "board"
        return False

    def handle(self, action: Action) -> Next:
        """As on the board, without its help and menus."""
        if isinstance(action, Do) and action.name == "help":
            return STAY
        return super().handle(action)

    def update(self, dt: float) -> Next:
        """Let the match run on while it is not paused."""
        if self.paused and self._step_from < 0:
            self._keep_up()
            self.stage.update(dt, 1.0)
            self.side.update(dt, 1.0)
            return STAY
        super().update(dt * max(1.0, self.speed / 2))
        if 0 <= self._step_from < len(self.session.events) and not self.playback.busy:
            self._step_from = -1
        if self.session.ended and not self.playback.busy and not self.paused:
            self.paused = True
            self._built_for = ()
        return STAY

    def _hurried(self, dt: float) -> bool:
        """The controls say how fast it goes."""
        return False

    def _lead_on(self, dt: float) -> Next:
        """Nowhere: it is all told on the board."""
        return STAY

    def proof(self) -> str:
        """What there is to say of the dice; the seed itself is told only when nothing depends on it any more."""
        seed = self.tape.record.setup.seed
        if not self.tape.over:
            return fairness.sealed_line(seed)
        return self._origin.told() + " " + tr("Seed {seed}.", seed=seed)

    def turn_words(self) -> str:
        """ "Turn 12 of 80"."""
        return tr("Turn {n} of {all}", n=number(self.session.turn + 1), all=number(self.tape.turns))
