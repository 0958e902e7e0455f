"""Play-back: events in order, each shown by its act. It can be hurried and skipped, and never runs ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game import events as e
from scenes.ahead import Ahead, Render
from scenes.board.act import Act
from scenes.board.acts import act_for, leave_lying
from scenes.board.session import Session
from scenes.board.soon import soon
from scenes.board.stage import Stage
from scenes.context import Context

HURRIED = 6.0
"""How much faster it runs while the go-on key is held."""
_PACES = {"normal": 1.0, "fast": 3.0, "instant": 3.0}
_READING_LEAST = 0.7
"""Seconds that words stay even with reduced motion."""

_Talk = e.Offered | e.Refused | e.Withdrawn | e.Lapsed
_TALK = (e.Offered, e.Refused, e.Withdrawn, e.Lapsed)


class Playback:
    """Shows the session's events on the stage one after the other.

    `also` says what else will be seen soon: it is rendered ahead with what the acts will show.
    """

    def __init__(self, ctx: Context, session: Session, stage: Stage) -> None:
        self.ctx, self.session, self.stage = ctx, session, stage
        self.act: Act | None = None
        self.also: Callable[[], Iterable[Render]] = tuple
        self._ahead = Ahead(ctx.patience)
        self._looked = -1

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.act is not None or self.session.unseen > 0

    def rate(self, hurried: bool) -> float:
        """How fast acts run now."""
        pace = _PACES[self.session.match.state.pace] if not self._for_person() else 1.0
        return self.ctx.speed * pace * (HURRIED if hurried else 1.0)

    def pass_over_talk(self) -> None:
        """Leave out offers and answers of people that come next: they were seen at the trade's table."""
        while not self.act and isinstance(event := self.session.next_event(), _TALK) and self._with_person(event):
            self.session.show_next()

    def _with_person(self, event: _Talk) -> bool:
        return any(self.session.position.seat(seat).cpu is None for seat in (event.by, event.to))

    def _for_person(self) -> bool:
        """Whether a person is on the move as shown: what they did is shown at leisure."""
        return self.session.position.seat(self.session.shown.turn).cpu is None

    def update(self, dt: float, hurried: bool = False) -> None:
        """Let `dt` seconds of showing pass."""
        self._look_ahead()
        left = dt * self.rate(hurried)
        while left >= 0 and (self.act or self._begin()):
            assert self.act is not None
            left = self.act.advance(left)
            if left >= 0:
                self._end()

    def _look_ahead(self) -> None:
        """Render what comes while there is time; what flashes by at once is not worth it."""
        if self._looked != len(self.session.events):
            self._looked = len(self.session.events)
            renders = () if self._at_once() else (*soon(self.stage, self.session.hidden()), *self.also())
            self._ahead.plan(renders)
        self._ahead.step()

    def _begin(self) -> bool:
        """Begin the next event's act; events without one are shown on the way. False when all is shown."""
        while (event := self.session.next_event()) is not None:
            at_once = self._at_once()
            if at_once:
                leave_lying(self.stage, event)
            self.act = None if at_once else self._shortened(act_for(self.stage, event))
            if self.act:
                if not self.act.late:
                    self.session.show_next()
                return True
            self.session.show_next()
        return False

    def _shortened(self, act: Act | None) -> Act | None:
        """With reduced motion nothing moves; words stay for a moment."""
        if act and self.ctx.settings.reduced_motion:
            act.seconds = _READING_LEAST if act.reading else 0.02
        return act

    def _at_once(self) -> bool:
        """At instant pace what CPUs do is not shown step by step."""
        return self.session.match.state.pace == "instant" and not self._for_person()

    def _end(self) -> None:
        act, self.act = self.act, None
        if act and act.late:
            self.session.show_next()

    def skip(self) -> None:
        """Show the end of all there is, at once."""
        if self.act:
            self.act.finish()
            self._end()
        while (event := self.session.next_event()) is not None:
            leave_lying(self.stage, event)
            self.session.show_next()
        self.stage.settle()
