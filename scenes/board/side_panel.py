"""The panel beside the board: seats, the square at hand, what may be done, the log. The scene acts on its presses."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import events as e
from game.commands import ClaimRent
from game.refusal import _
from scenes.ahead import Newest, Render
from scenes.board.board_widget import BoardWidget
from scenes.board.buttons import LINE, make_buttons
from scenes.board.choices import Choice, Choices, deed_at_hand
from scenes.board.deed_view import square_card
from scenes.board.head import draw_head, draw_hint, menu_width
from scenes.board.log_view import Log, LogView
from scenes.board.places import Places
from scenes.board.seat_strip import SeatStrip
from scenes.board.sentences import Teller
from scenes.board.session import Session
from scenes.board.stage import Stage
from scenes.cards import draw_shadow
from scenes.fairness import sealed_line
from scenes.i18n import tr
from scenes.pads import pad_of
from scenes.people import colour_of, draw_badge
from scenes.scene import Next
from scenes.ui.panel import Panel
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget
from scenes.ui.wrap import span

if TYPE_CHECKING:
    from scenes.context import Context

PACE_WORDS = {"normal": _("CPU turns: normal"), "fast": _("CPU turns: fast"), "instant": _("CPU turns: instant")}

_BADGE = 58.0
_WAITING = 104.0
"""Room above the buttons for whom play waits for."""


class SidePanel:
    """`viewer` is the person whose choices are offered: whom play waits for, else who was there last.

    `choose`, `square`, `menu` and `pace` are what a press on a choice, a square and the two other buttons leads to.
    """

    def __init__(
        self,
        ctx: Context,
        session: Session,
        stage: Stage,
        choose: Callable[[Choice], Next | None],
        square: Callable[[int], Next | None],
        menu: Callable[[], Next | None],
        pace: Callable[[], Next | None],
    ) -> None:
        self.ctx, self.session, self.stage = ctx, session, stage
        self._choose, self._square, self._menu, self._pace = choose, square, menu, pace
        self.strip = SeatStrip(ctx, session)
        self.log = self.new_log()
        self.panel = Panel(ctx)
        self.viewer: int | None = next(iter(session.persons()), None)
        self.choices: list[Choice] = []
        self.places = Places.of(ctx.view, len(session.shown.cash))
        self._logged = 0
        self._busy = False
        self._at_hand = Newest(ctx.patience)
        self.seconds = 0.0

    def new_log(self) -> Log:
        """A log that begins with the seal of the dice, before the first of them is rolled."""
        log = Log(Teller(self.ctx, self.session.position))
        if setup := self.session.setup:
            log.note(lambda: sealed_line(setup.seed))
        return log

    def resize(self) -> None:
        """Lay everything out for the window as it is now."""
        self.places = Places.of(self.ctx.view, len(self.session.shown.cash))
        self.strip.box = self.places.seats
        self.log.retell()
        draw_shadow(pygame.Surface((1, 1)), self.ctx, self.ctx.view.rect(self.places.deed))
        for position in (0, 1):  # what all cards have in common is rendered now
            self._square_card(position)

    def follow_log(self) -> None:
        """Tell in the log whatever has been shown since, here or in another scene."""
        shown = len(self.session.events) - self.session.unseen
        for event in self.session.events[self._logged : shown]:
            self.log.add(event)
        self._logged = max(self._logged, shown)

    def who(self) -> int | None:
        """Whose panel it should be now."""
        awaited = self.session.awaited()
        if awaited:
            return self.viewer if self.viewer in awaited else awaited[0]
        persons = self.session.persons()
        return self.viewer if self.viewer in persons else next(iter(persons), None)

    def rebuild(self, busy: bool) -> None:
        """Offer what may be done now; nothing but claims while something is still being shown."""
        self.viewer = self.who()
        before = [choice.key for choice in self.choices]
        self.choices = self._offered(busy)
        keys = [choice.key for choice in self.choices]
        first = next((key for key in (self._first(own=True), self._first(own=False), *keys) if key), "board")
        self.panel.set(self._widgets(busy), first)
        if busy and not self._busy:
            self.board.give_way()
        self._busy = busy
        if keys and keys != before and self.ctx.inputs.device != "mouse":
            self.panel.focus_on(first, jump=not self.board.pointing)
        self.stage.lit = self._lit()

    def _first(self, own: bool) -> str:
        """The first choice that can be made; with several gamepads rather one of the seat's own."""
        own = own and self.viewer is not None and bool(pad_of(self.ctx, self.session.position, self.viewer))
        return next((one.key for one in self.choices if not one.why and (one.seat == self.viewer or not own)), "")

    def _offered(self, busy: bool) -> list[Choice]:
        if self.viewer is None or self.session.over:
            return []
        choices = Choices(self.session.position, self.viewer)
        if not busy:
            return choices.all()
        hidden = [event for event in self.session.hidden() if isinstance(event, e.RentDue)]
        return [] if hidden else list(choices.claims())

    def _widgets(self, busy: bool) -> list[Widget]:
        places, session = self.places, self.session
        start = session.position.seat(self.viewer or 0).square
        head = places.head
        wide = menu_width(head)
        menu = Box(head.right - wide - 5, head.y + 5, wide, head.h - 8)
        widgets: list[Widget] = [
            BoardWidget(self.stage.ground, start, self._square),
            *self._buttons(self._buttons_box(busy)),
            LogView(places.log, self.log),
            Button("menu", menu, tr("Menu"), self._menu, hot=("back", "menu"), size=17, cap=wide > 100),
        ]
        if self.watching(busy) and any(seat.human for seat in session.match.state.seats):
            words = tr(PACE_WORDS[session.match.state.pace])
            box = Box(places.actions.x, places.actions.bottom - 42, places.actions.w, 42)
            widgets.append(Button("pace", box, words, self._pace, hot="speed", size=16, kind="quiet"))
        return widgets

    def _buttons(self, box: Box) -> list[Button]:
        """The choices; what a seat can claim by its own gamepad shows that pad's button."""
        buttons = make_buttons(self.ctx, self.choices, box, self._choose)
        for choice, button in zip(self.choices, buttons, strict=True):
            claims = isinstance(choice.command, ClaimRent)
            if claims and pad_of(self.ctx, self.session.position, choice.seat):
                button.written = self.ctx.bindings.cap("accept", "pad")
        return buttons

    def watching(self, busy: bool) -> bool:
        """Whether nothing is asked of the person now."""
        return busy or self.viewer not in self.session.awaited()

    def _buttons_box(self, busy: bool) -> Box:
        """Where the buttons go: below the words on whom play waits for, if it waits for somebody else."""
        box = self.places.actions
        return Box(box.x, box.y + _WAITING, box.w, box.h - _WAITING - 14) if self.watching(busy) else box

    def _lit(self) -> tuple[int, ...]:
        """Squares that the choices are about."""
        p = self.session.position
        if self.choices and self.viewer is not None and p.phase in ("buy", "transfer", "building_call"):
            return (deed_at_hand(p, self.viewer),)
        return ()

    @property
    def board(self) -> BoardWidget:
        """The board among the widgets."""
        found = self.panel.get("board")
        assert isinstance(found, BoardWidget)
        return found

    def update(self, dt: float, rate: float) -> None:
        """Let sums count, and widgets move."""
        self.seconds += dt
        self.follow_log()
        self.strip.advance(dt * rate)
        self.panel.update(dt)

    def soon(self) -> list[Render]:
        """What comes into sight while dice roll: cards of squares that somebody is on the way to, the seats' looks."""
        unseen, side = pygame.Surface((1, 1)), Box(0, 0, _BADGE, _BADGE)
        cards = (partial(self._square_card, square) for square in self._next_squares())
        badge = partial(draw_badge, unseen, self.ctx, self.session.position, box=side, shadow=False)
        return [*cards, *self.strip.soon(), *(partial(badge, seat) for seat in range(len(self.session.shown.cash)))]

    def _next_squares(self) -> list[int]:
        """Where tokens go, then where all of them stand: their cards come when their turns do."""
        squares, ways = list(self.session.shown.square), []
        for event in self.session.hidden():
            if isinstance(event, e.Moved | e.Jailed):
                squares[event.by] = event.to if isinstance(event, e.Moved) else self.session.position.board.jail
                ways.append(squares[event.by])
        return [*ways, *squares]

    def _square_card(self, square: int) -> pygame.Surface:
        return square_card(self.ctx, self.session.position, square, self.places.deed)

    # Drawing.

    def draw(self, surface: pygame.Surface, busy: bool) -> None:
        """All of it."""
        draw_head(surface, self.ctx, self.session, self.places.head, self.seconds)
        self.strip.draw(surface)
        self._draw_card(surface, busy)
        rect = self.ctx.view.rect(self.places.log)
        if rect.h > 0:
            deep, radius = self.ctx.theme.deep, self.ctx.view.px(14)
            self.ctx.shapes.card(surface, rect, deep, radius, opacity=0.78, lit=0.06)
        if self.watching(busy):
            self._draw_waiting(surface, busy)
        elif self.choices:
            self._draw_outcome(surface)
        on_board = isinstance(self.panel.focus, BoardWidget)
        if on_board and self.board.pointing:
            self._draw_cursor(surface)
        self.panel.draw(surface, ring=not on_board or self.board.pointing)

    def _draw_cursor(self, surface: pygame.Surface) -> None:
        """A dark rim within the white ring, since the squares are of paper."""
        rect = self.stage.square(self.board.square)
        wide = max(3, self.ctx.view.px(4))
        self.ctx.shapes.ring(surface, rect, self.ctx.theme.rose, self.ctx.view.px(7), wide)

    def _draw_card(self, surface: pygame.Surface, busy: bool) -> None:
        """The card at hand; where they change faster than they can be rendered, the last that was."""
        rect = self.ctx.view.rect(self.places.deed)
        draw_shadow(surface, self.ctx, rect)
        square = self._card(busy)
        surface.blit(self._at_hand.of(square, partial(self._square_card, square), rect.size), rect)

    def _card(self, busy: bool) -> int:
        """Whose card lies at hand: the square pointed at, what the choices are about, where the seat on the move is."""
        focus = self.panel.focus
        if isinstance(focus, BoardWidget) and focus.pointing:
            return focus.square
        if not self.watching(busy) and self.viewer is not None:
            return deed_at_hand(self.session.position, self.viewer)
        return self.session.shown.square[self.session.shown.turn]

    def _draw_outcome(self, surface: pygame.Surface) -> None:
        """Below the buttons: what the one in focus leads to."""
        box = self.places.actions
        focused = self.panel.focus.key if self.panel.focus else ""
        choice = next((one for one in self.choices if one.key == focused), self.choices[0])
        line = Box(box.x + 4, box.bottom - LINE + 2, box.w - 8, LINE - 2)
        words = choice.outcome or self.choices[0].outcome
        self.ctx.text.draw(surface, words, line, 16, self.ctx.theme.text, face="bold", lines=2)

    def _draw_waiting(self, surface: pygame.Surface, busy: bool) -> None:
        """Whom play waits for, with their badge, and how to go on faster."""
        if self.session.over:
            return
        ctx, box = self.ctx, self.places.actions
        must: Sequence[int] = self.session.position.must()
        seat = self.session.shown.turn if busy or not must else must[0]
        words = self._waiting_words(seat, busy)
        side, size = _BADGE, 23.0
        wide = min(box.w - side - 14, ctx.text.width(words, size, "display") + 4)
        drop = 4.0 if self.choices else min(56.0, box.h * 0.14)
        left = box.centerx - (side + 12 + wide) / 2
        hop = 0.0 if ctx.settings.reduced_motion else 5 * abs(math.sin(self.seconds * 3.2))
        badge = Box(left, box.y + drop - hop, side, side)
        draw_badge(surface, ctx, self.session.position, seat, badge, shadow=False)
        room = Box(left + side + 12, box.y + drop, box.right - left - side - 12, side)
        ctx.text.draw(surface, words, room, size, ctx.theme.text, face="display", lines=2)
        draw_hint(surface, ctx, "accept", tr("skip"), Box(box.x, box.y + drop + side, box.w, 36))

    def _waiting_words(self, seat: int, busy: bool) -> str:
        p = self.session.position
        name = span(p.seat(seat).name, colour_of(self.ctx, p, seat))
        if busy or p.seat(seat).cpu is None:
            return tr("{name} is on the move", name=name)
        return tr("{name} is thinking", name=name) + "…"
