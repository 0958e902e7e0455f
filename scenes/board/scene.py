"""The board scene: the table, and beside it who has what and what may be done. Plays a session back and feeds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import levels
from game import commands as c
from game import events as e
from game.commands import Pace
from game.state import Auction, Trade
from scenes.advice import advise
from scenes.board import routes
from scenes.board.ask_end import ask_to_end
from scenes.board.by_pad import by_pad
from scenes.board.choices import Choice
from scenes.board.pass_screen import PassScreen
from scenes.board.playback import Playback
from scenes.board.recap import draw_recap, recap_lines
from scenes.board.session import Session
from scenes.board.side_panel import SidePanel
from scenes.board.stage import Stage
from scenes.board.standing import standing_order
from scenes.bubble import Bubble, draw_bubble, place
from scenes.counsel import Counsel
from scenes.i18n import tr
from scenes.pads import of_seat
from scenes.scene import STAY, Next, Push, Scene
from scenes.telling import told
from scenes.ui.actions import Action, Do, Point
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.view import Box

if TYPE_CHECKING:
    import pygame

    from scenes.context import Context

_PACES: tuple[Pace, ...] = ("normal", "fast", "instant")
_HASTE = 12.0
"""How much faster ticks pass while CPUs are waited for and somebody wants to go on."""
_HELD = 0.3
"""Seconds that a key or the pointer is held before it fast-forwards."""
_GUARD = 0.25
"""Seconds after play-back in which the go-on key presses nothing: it may have been meant to skip."""
_ASIDE = (e.Controlled, e.Paced)
"""Events that are no move."""


class BoardScene(Scene):
    """Plays a session back and hands its people's wishes to it."""

    paced = True

    def __init__(self, ctx: Context, session: Session) -> None:
        self.ctx, self.session = ctx, session
        self.stage = Stage(ctx, session, levels.layout(session.edition.id))
        self.playback = Playback(ctx, session, self.stage)
        self.side = SidePanel(ctx, session, self.stage, self.choose, self._square_pressed, self._pause, self._next_pace)
        self._join()
        self.recap: list[str] = []
        self.counsel = Counsel(ctx)
        self._built_for: tuple[object, ...] = ()
        self._drawn_for = -1
        self._greeted = -1 if session.unseen else session.match.state.turn_number
        self._marked = self._recapped = len(session.events)
        self._watched = len(session.events)
        self._idle = 0.0
        self._rush = False
        self._held = 0.0
        self._calm = 0.0

    def _join(self) -> None:
        """Tell stage and play-back where the panel beside them shows what."""
        self.stage.anchor, self.stage.beside = self.side.strip.purse, self.side.strip.beside
        self.playback.also = self.side.soon

    # Keeping up with the window and the match.

    def enter(self) -> None:
        """Also on coming back from an auction, a trade or a menu: show the table as it is now."""
        if self.recap and any(not isinstance(event, _ASIDE) for event in self.session.events[self._recapped :]):
            self._move_on()
        self.playback.pass_over_talk()
        self._keep_up()
        if not self.playback.busy:
            self.stage.settle()
            self.side.strip.jump()
        self._built_for = ()
        self._keep_up()

    def _keep_up(self) -> None:
        if self._drawn_for != self.ctx.revision:
            self._drawn_for = self.ctx.revision
            self.recap = self._meanwhile() if self.recap else []
            with self.ctx.patience.without_end():
                self.side.resize()
                self.stage.resize(self.side.places.board)
        session = self.session
        wanted = (self.ctx.revision, len(session.events), session.unseen, self.playback.busy, self.side.who())
        if wanted != self._built_for:
            self._built_for = wanted
            self.side.rebuild(self.playback.busy)
            viewer = self.side.viewer
            self.counsel.keep_to(self._table())
            self.counsel.hints.look(session.position, None if self.side.watching(self.playback.busy) else viewer)

    # Acting.

    def handle(self, action: Action) -> Next:
        """Skip what is being shown, walk the board, press buttons."""
        self._keep_up()
        self._idle = 0.0 if isinstance(action, Do) else self._idle
        if (answer := by_pad(self, action)) is not None:
            return answer
        if self._means_go_on(action):
            self._skip()
            return STAY
        if self._calm > 0 and isinstance(action, Do) and action.name == "accept":
            return STAY
        if isinstance(action, Point) and self._pointed(action):
            return STAY
        if isinstance(action, Do) and not action.again:
            if action.name == "help":
                square = self.side.board.square if self.side.board.pointing else None
                return routes.to_help(self.ctx, self.session, "" if square is None else f"square_{square}")
            if action.name == "speed":
                return self._next_pace()
        return self.side.panel.handle(action) or STAY

    def _pointed(self, action: Point) -> bool:
        """The mouse points at a square, or clicks a bubble away (then True)."""
        if action.kind == "move":
            self.side.board.hover(action.at)
        bubble = self._shown_bubble(self.playback.busy)
        if action.kind != "down" or bubble is None or not place(self.ctx, bubble, self._room()).collidepoint(action.at):
            return False
        self.counsel.dismiss()
        return True

    def ask(self, seat: int) -> None:
        """Offer another seat that play waits for too what it may do."""
        self.side.viewer, self._built_for = seat, ()
        self._keep_up()

    def _table(self) -> tuple[object, ...]:
        """What advice goes out of date with: what has happened, who is asked."""
        return len(self.session.events), self.side.who()

    def _room(self) -> Box:
        """Where hints and advice lie."""
        return self.stage.middle(0.05, 0.5, 0.9, 0.46)

    def _means_go_on(self, action: Action) -> bool:
        """While something is shown or a CPU thinks: accept, or a click that hits no button."""
        if not self.playback.busy and self.session.awaited():
            return False
        panel = self.side.panel
        if isinstance(action, Do):
            focus = panel.focus.key if panel.focus else ""
            waits = focus in ("menu", "pace") or focus.startswith(("claim_", "fine_"))
            return action.name == "accept" and not action.again and not waits
        if isinstance(action, Point) and action.kind == "down":
            hit = panel.at(action.at)
            return hit is None or hit.key == "board"
        return False

    def _skip(self) -> None:
        self.playback.skip()
        self.side.strip.jump()
        self._rush, self._calm = True, 0.0

    def _pause(self) -> Next:
        return routes.to_pause(self.ctx, self.session)

    def _next_pace(self) -> Next:
        """CPU turns: normal, fast, instant, and round again."""
        state = self.session.match.state
        person = next((index for index, seat in enumerate(state.seats) if seat.human), None)
        if person is None or self.session.over:
            return STAY
        return self._act(c.SetPace(person, _PACES[(_PACES.index(state.pace) + 1) % 3]))

    def choose(self, choice: Choice) -> Next:
        """A button was pressed."""
        if choice.asks:
            return self._ask(choice)
        if choice.command is not None:
            return self._act(choice.command)
        match choice.opens:
            case "manage":
                return routes.to_manage(self.ctx, self.session, choice.seat)
            case "trade":
                return routes.to_trade(self.ctx, self.session, choice.seat)
            case "auction":
                return routes.to_auction(self.ctx, self.session)
            case "advice":
                self.counsel.toggle(lambda: advise(self.session, choice.seat), self._table())
        return STAY

    def _ask(self, choice: Choice) -> Next:
        name = self.session.position.seat(choice.seat).name
        text = tr("{name} leaves the game for good. Everything goes to the bank or the creditor.", name=name)

        def do() -> Next | None:
            assert choice.command is not None
            return self._act(choice.command)

        answers = [Answer(choice.label, do, "danger"), Answer(tr("Play on"))]
        own = of_seat(self.ctx, self.session.position, choice.seat)
        return Push(Dialog(self.ctx, tr("Give up?"), text, answers, focus=1, heeds=own))

    def _act(self, command: c.Command) -> Next:
        refusal = self.session.act(command)
        if refusal:
            self.ctx.sound.play("refused")
            return Push(Dialog(self.ctx, tr("Not now"), told(self.session.position, refusal), [Answer(tr("Go on"))]))
        if not isinstance(command, c.SetPace):
            self._move_on()
            self._rush = False
        return STAY

    def _move_on(self) -> None:
        """What happened until now has been told."""
        self.recap = []
        self._marked = len(self.session.events)

    def _square_pressed(self, square: int) -> Next | None:
        """A click on a lot where a piece of a building call may go places it; else back to the buttons."""
        choices = self.side.choices
        for choice in choices:
            if isinstance(choice.command, c.Build) and choice.command.deed == square:
                return self.choose(choice)
        if choices and self.ctx.inputs.device != "mouse":
            self.side.panel.focus_on(choices[0].key)
        return None

    # Time.

    def update(self, dt: float) -> Next:
        """Let time pass for the match, the play-back and everything that moves; then see where play leads."""
        self._keep_up()
        hurried = self._hurried(dt)
        self._run(dt, hurried)
        self.session.hear_clock(self.ctx.sound)
        self.playback.update(dt, hurried)
        self.stage.update(dt, self.playback.rate(hurried))
        self.side.update(dt, 3.0 if hurried else 1.0)
        self._keep_up()
        self._calm = _GUARD if self.playback.busy else self._calm - dt
        return STAY if self.playback.busy else self._lead_on(dt)

    def _run(self, dt: float, hurried: bool) -> None:
        """Ticks pass: faster while somebody in a hurry waits for CPUs, none while a rent due is not yet to be seen."""
        busy = self.playback.busy
        if busy and self._clock_unseen():
            return
        waiting = not self.session.awaited()
        haste = _HASTE if waiting and (hurried or self._rush) else 1.0
        self.session.let_ask(self.ctx.settings.cpu_offers)
        self.session.run(dt, hold=busy, haste=haste)
        if self.session.unseen and waiting and not busy:
            self._rush = False

    def _clock_unseen(self) -> bool:
        """Whether people would play against a clock that they cannot see yet: a countdown, a rent to claim."""
        top = self.session.position.top
        counting = isinstance(top, Auction) and top.countdown is not None
        return counting or any(isinstance(event, e.RentDue) for event in self.session.hidden())

    def _hurried(self, dt: float) -> bool:
        """Is the go-on key, or the pointer on the board, held down?"""
        inputs = self.ctx.inputs
        down = inputs.held("accept") or inputs.held("pointer")
        self._held = self._held + dt if down else 0.0
        return self._held > _HELD

    def _lead_on(self, dt: float) -> Next:
        """Everything is shown: to another scene if play is about to go on there."""
        top = self.session.position.top
        if self.session.over:
            return routes.to_results(self.ctx, self.session)
        if isinstance(top, Auction) and self._worth_seeing(top):
            return routes.to_auction(self.ctx, self.session)
        awaited = self.session.awaited()
        order = standing_order(self.ctx.settings, self.session, self.side.choices, self._idle) if awaited else None
        self._idle += dt
        if order is not None:
            self._idle = 0.0
            return self._act(order)
        if isinstance(top, Trade) and top.offer.to in awaited:
            return routes.to_trade(self.ctx, self.session, top.offer.to)
        if awaited:
            return self._stalled() or self._greet(awaited[0]) or STAY
        return STAY

    def _stalled(self) -> Next | None:
        """Once after every time the core says that nothing changes any more (E6)."""
        new = self.session.events[self._watched :]
        self._watched = len(self.session.events)
        rounds = next((event.rounds for event in new if isinstance(event, e.Stalled)), 0)
        return ask_to_end(self.ctx, self.session, self.session.persons(), rounds) if rounds else None

    def _worth_seeing(self, auction: Auction) -> bool:
        """An auction among CPUs alone is not shown when their turns are instant."""
        people = any(self.session.position.seat(seat).cpu is None for seat in auction.bidders)
        return people or self.session.match.state.pace != "instant"

    def _greet(self, seat: int) -> Next | None:
        """At the start of a person's turn: hand the device over, and tell what happened meanwhile."""
        number = self.session.match.state.turn_number
        if self._greeted == number or seat != self.session.position.turn:
            return None
        self._greeted = number
        if self.session.match.state.pace != "normal" or self._rush:
            self.recap = self._meanwhile()
            self._recapped = len(self.session.events)
        self._rush = False
        if self.ctx.settings.pass_screen and len(self.session.persons()) > 1:
            # The card lies over a still picture: no sum half-way counted in it, nothing in the air
            self.stage.settle()
            self.side.strip.jump()
            return Push(PassScreen(self.ctx, self.session, seat))
        return None

    def _meanwhile(self) -> list[str]:
        """What happened since a person last acted, in the language in use."""
        return recap_lines(self.side.log.teller, self.session.events[self._marked :])

    # Drawing.

    def _shown_bubble(self, busy: bool) -> Bubble | None:
        """Advice whenever it was asked for; a hint where nothing lies in its place."""
        if busy or (not self.counsel.advice and (self.recap or self.stage.card)):
            return None
        return self.counsel.bubble()

    def draw(self, surface: pygame.Surface) -> None:
        """Table and panel, and what flies over both."""
        self._keep_up()
        self.stage.draw(surface)
        busy = self.playback.busy
        if self.recap and not busy and not self.counsel.advice:
            draw_recap(surface, self.ctx, self.recap, self.stage.middle(0.05, 0.05, 0.9, 0.9))
        if (bubble := self._shown_bubble(busy)) is not None:
            draw_bubble(surface, self.ctx, bubble, self._room())
        self.side.draw(surface, busy)
        self.stage.draw_effects(surface)
