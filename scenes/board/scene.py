"""The board scene: the table at the left, who has what and what may be done at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import levels
from game import commands as c
from game.commands import Pace
from game.events import Event
from game.state import Auction, Trade
from scenes.board import routes
from scenes.board.board_widget import BoardWidget
from scenes.board.buttons import make_buttons
from scenes.board.choices import Choice, Choices, deed_at_hand
from scenes.board.deed_view import draw_square_card
from scenes.board.head import MENU_WIDTH, draw_head, draw_hint
from scenes.board.log_view import Log, LogView
from scenes.board.pass_screen import PassScreen
from scenes.board.places import Places
from scenes.board.playback import Playback
from scenes.board.recap import draw_recap, recap_lines
from scenes.board.seat_strip import SeatStrip
from scenes.board.sentences import Teller
from scenes.board.session import Session
from scenes.board.stage import Stage
from scenes.i18n import tr
from scenes.people import colour_of
from scenes.scene import STAY, Next, Push, Scene
from scenes.telling import told
from scenes.ui.actions import Action, Do, Point
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import rows
from scenes.ui.panel import Panel
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget
from scenes.ui.wrap import span

if TYPE_CHECKING:
    import pygame

    from scenes.context import Context

_PACES: tuple[Pace, ...] = ("normal", "fast", "instant")
_AUTO = 0.7
"""Seconds before what the settings leave to the game is done for a person."""
_HASTE = 12.0
_HELD = 0.3
"""Seconds that the pointer is held before it fast-forwards."""


class BoardScene(Scene):
    """Plays a session back and hands its people's wishes to it."""

    def __init__(self, ctx: Context, session: Session) -> None:
        self.ctx, self.session = ctx, session
        self.stage = Stage(ctx, session, levels.layout(session.edition.id))
        self.playback = Playback(ctx, session, self.stage)
        self.playback.on_show = self._shown
        self.strip = SeatStrip(ctx, session)
        self.log = Log(Teller(ctx, session.position))
        self.panel = Panel(ctx)
        self.viewer: int | None = next(iter(session.persons()), None)
        self.choices: list[Choice] = []
        self.recap: list[str] = []
        self._places = Places.of(ctx.view, len(session.shown.cash))
        self._built_for: tuple[object, ...] = ()
        self._drawn_for = -1
        self._greeted = -1 if session.unseen else session.match.state.turn_number
        self._marked = len(session.events)
        self._idle = 0.0
        self._rush = False
        self._held = 0.0
        self.seconds = 0.0
        for event in session.events[: len(session.events) - session.unseen]:
            self.log.add(event)

    # Keeping up with the window and the match.

    def enter(self) -> None:
        """Also on coming back from an auction, a trade or a menu: show the table as it is now."""
        self._keep_up()
        if not self.playback.busy:
            self.stage.settle()
            self.strip.jump()
        self._built_for = ()
        self._keep_up()

    def _keep_up(self) -> None:
        if self._drawn_for != self.ctx.revision:
            self._drawn_for = self.ctx.revision
            self._places = Places.of(self.ctx.view, len(self.session.shown.cash))
            self.stage.resize(self._places.board)
            self.strip.box = self._places.seats
            self.stage.anchor = self.strip.purse
            self.log.retell()
        wanted = self._signature()
        if wanted != self._built_for:
            self._built_for = wanted
            self._rebuild()

    def _signature(self) -> tuple[object, ...]:
        """Whatever the widgets depend on."""
        return self.ctx.revision, len(self.session.events), self.playback.busy, self._viewer()

    def _viewer(self) -> int | None:
        """The person whose panel it is: whom play waits for, else who was there last."""
        awaited = self.session.awaited()
        if awaited:
            return self.viewer if self.viewer in awaited else awaited[0]
        persons = self.session.persons()
        return self.viewer if self.viewer in persons else next(iter(persons), None)

    def _rebuild(self) -> None:
        self.viewer = self._viewer()
        before = [choice.key for choice in self.choices]
        quiet = self.playback.busy or self.viewer is None or self.session.over
        self.choices = [] if quiet else Choices(self.session.position, self.viewer or 0).all()
        keys = [choice.key for choice in self.choices]
        first = keys[0] if keys else "board"
        self.panel.set(self._widgets(), first)
        if keys and keys != before and self.ctx.inputs.device != "mouse":
            self.panel.focus_on(first)
        self.stage.lit = self._lit()

    def _widgets(self) -> list[Widget]:
        places = self._places
        start = self.session.position.seat(self.viewer or 0).square
        board = BoardWidget(self.stage.ground, start, self._square_pressed)
        head = places.head
        menu = Box(head.right - MENU_WIDTH - 5, head.y + 5, MENU_WIDTH, head.h - 8)
        return [
            board,
            *make_buttons(self.choices, self._places.actions, self._choose, self.ctx.sprites.has),
            LogView(places.log, self.log),
            Button("menu", menu, tr("Menu"), self._pause, hot=("back", "menu"), size=17),
        ]

    def _lit(self) -> tuple[int, ...]:
        """Squares that the choices are about."""
        p = self.session.position
        if self.choices and self.viewer is not None and p.phase in ("buy", "transfer", "building_call"):
            return (deed_at_hand(p, self.viewer),)
        return ()

    # Acting.

    def handle(self, action: Action) -> Next:
        """Skip what is being shown, walk the board, press buttons."""
        self._keep_up()
        self._idle = 0.0
        if self.playback.busy and self._means_go_on(action):
            self._skip()
            return STAY
        if isinstance(action, Point):
            self._hover(action)
        if isinstance(action, Do):
            own = self._own(action)
            if own is not None:
                return own
        return self.panel.handle(action) or STAY

    def _means_go_on(self, action: Action) -> bool:
        """Accept, or a click that hits no button."""
        if isinstance(action, Do):
            return action.name in ("accept", "primary") and not action.again
        if isinstance(action, Point) and action.kind == "down":
            hit = self.panel.at(action.at)
            return hit is None or hit.key == "board"
        return False

    def _skip(self) -> None:
        self.playback.skip()
        self.strip.jump()
        self._rush = True

    def _hover(self, action: Point) -> None:
        board = self.panel.get("board")
        if isinstance(board, BoardWidget) and action.kind == "move":
            board.hover(action.at)

    def _own(self, action: Do) -> Next | None:
        """Keys that work at any time here."""
        if action.again:
            return None
        if action.name == "help":
            return routes.to_help(self.ctx, self.session)
        if action.name == "speed":
            return self._next_pace()
        return None

    def _pause(self) -> Next:
        return routes.to_pause(self.ctx, self.session)

    def _next_pace(self) -> Next:
        """CPU turns: normal, fast, instant, and round again."""
        person = next((i for i, seat in enumerate(self.session.match.state.seats) if seat.human), None)
        if person is None:
            return STAY
        now = self.session.match.state.pace
        return self._act(c.SetPace(person, _PACES[(_PACES.index(now) + 1) % 3]))

    def _choose(self, choice: Choice) -> Next:
        """A button was pressed."""
        if choice.asks and self.ctx.settings.confirm:
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
        return STAY

    def _ask(self, choice: Choice) -> Next:
        name = self.session.position.seat(choice.seat).name
        text = tr("{name} leaves the game for good. Everything goes to the bank or the creditor.", name=name)

        def do() -> Next | None:
            assert choice.command is not None
            return self._act(choice.command)

        answers = [Answer(choice.label, do, "danger"), Answer(tr("Play on"))]
        return Push(Dialog(self.ctx, tr("Give up?"), text, answers, focus=1))

    def _act(self, command: c.Command) -> Next:
        refusal = self.session.act(command)
        if refusal:
            self.ctx.sound.play("refused")
            return Push(Dialog(self.ctx, tr("Not now"), told(self.session.position, refusal), [Answer(tr("Go on"))]))
        self.recap = []
        self._rush = False
        self._marked = len(self.session.events)
        return STAY

    def _square_pressed(self, square: int) -> Next | None:
        """A click on a lot where a piece of a building call may go places it; else back to the buttons."""
        for choice in self.choices:
            command = choice.command
            if isinstance(command, c.Build) and command.deed == square:
                return self._choose(choice)
        if self.choices and self.ctx.inputs.device != "mouse":
            self.panel.focus_on(self.choices[0].key)
        return None

    def point_at(self, square: int) -> None:
        """Put the cursor on a square."""
        board = self.panel.get("board")
        if isinstance(board, BoardWidget):
            board.square = square

    def _shown(self, event: Event) -> None:
        self.log.add(event)

    # Time.

    def update(self, dt: float) -> Next:
        """Let time pass for the match, the play-back and everything that moves; then see where play leads."""
        self._keep_up()
        self.seconds += dt
        hurried = self._hurried(dt)
        waiting = not self.session.awaited()
        haste = _HASTE if waiting and (hurried or self._rush) else 1.0
        self.session.run(dt, hold=self.playback.busy, haste=haste)
        if self.session.unseen and not self.session.awaited():
            self._rush = self._rush and not self.playback.busy
        self.playback.update(dt, hurried)
        self.stage.update(dt, self.playback.rate(hurried))
        self.strip.advance(dt * (3 if hurried else 1))
        self._keep_up()
        self.panel.update(dt)
        return STAY if self.playback.busy else self._lead_on(dt)

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
        if isinstance(top, Trade) and top.offer.to in awaited:
            return routes.to_trade(self.ctx, self.session, top.offer.to)
        if awaited:
            return self._greet(awaited[0]) or self._for_person(dt)
        return STAY

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
            self.recap = recap_lines(self.log.teller, self.session.events[self._marked :])
        self._rush = False
        if self.ctx.settings.pass_screen and len(self.session.persons()) > 1:
            return Push(PassScreen(self.ctx, self.session, seat))
        return None

    def _for_person(self, dt: float) -> Next:
        """What the settings leave to the game: rolling, and ending a turn with nothing left to do."""
        self._idle += dt
        key = next((choice.key for choice in self.choices if choice.kind == "primary" and not choice.why), "")
        kept = self.ctx.settings
        wanted = (key == "roll" and kept.auto_roll) or (key == "end_turn" and kept.auto_end_turn)
        if wanted and self._idle > _AUTO and self.session.position.phase != "jail":
            self._idle = 0.0
            return self._choose(next(choice for choice in self.choices if choice.key == key))
        return STAY

    # Drawing.

    def draw(self, surface: pygame.Surface) -> None:
        """Table and panel, and what flies over both."""
        self._keep_up()
        self.stage.draw(surface)
        if self.recap and not self.playback.busy:
            draw_recap(surface, self.ctx, self.recap, self.stage.middle(0.05, 0.05, 0.9, 0.9))
        draw_head(surface, self.ctx, self.session, self._places.head, self.seconds)
        self.strip.draw(surface)
        self._draw_deed(surface)
        self._draw_log_ground(surface)
        self._draw_line(surface)
        self.panel.draw(surface, ring=not self.playback.busy or self.panel.focus is not None)
        self.stage.draw_effects(surface)

    def _draw_deed(self, surface: pygame.Surface) -> None:
        focus = self.panel.focus
        if isinstance(focus, BoardWidget):
            position = focus.square
        else:
            seat = self.viewer if self.choices and self.viewer is not None else self.session.shown.turn
            position = deed_at_hand(self.session.position, seat) if self.choices else self.session.shown.square[seat]
        draw_square_card(surface, self.ctx, self.session.position, position, self._places.deed)

    def _draw_log_ground(self, surface: pygame.Surface) -> None:
        rect = self.ctx.view.rect(self._places.log)
        if rect.h > 0:
            self.ctx.shapes.card(surface, rect, self.ctx.theme.deep, self.ctx.view.px(14), opacity=0.78, lit=0.06)

    def _draw_line(self, surface: pygame.Surface) -> None:
        """Below the buttons: what the one in focus leads to; without any, whom play waits for."""
        box = self._places.actions
        theme = self.ctx.theme
        if self.choices:
            focused = self.panel.focus.key if self.panel.focus else ""
            choice = next((one for one in self.choices if one.key == focused), self.choices[0])
            line = Box(box.x + 4, box.bottom - 28, box.w - 8, 28)
            self.ctx.text.draw(surface, choice.outcome, line, 16, theme.text, face="bold", lines=2)
            return
        upper, lower = rows(Box(box.x, box.centery - 44, box.w, 88), (0.6, 0.4))
        self.ctx.text.draw(
            surface, self._waiting_words(), upper, 23, theme.text, face="display", align="center", lines=2
        )
        if self.playback.busy:
            draw_hint(surface, self.ctx, "accept", tr("skip"), lower)

    def _waiting_words(self) -> str:
        if self.session.over:
            return ""
        shown = self.session.shown.turn
        must = self.session.position.must()
        seat = shown if self.playback.busy or not must else must[0]
        p = self.session.position
        name = span(p.seat(seat).name, colour_of(self.ctx, p, seat))
        if p.seat(seat).cpu is None:
            return tr("{name} is on the move", name=name)
        dots = "." * (1 + int(self.seconds * 2.5) % 3)
        return tr("{name} is thinking", name=name) + dots
