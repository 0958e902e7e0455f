"""The auction scene: follows the core's auction until the hammer has fallen, and hands on what people bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import commands as c
from game import events as e
from game.state import Auction as Frame
from scenes import pads, people
from scenes.advice import advise
from scenes.ahead import Ahead
from scenes.auction import words
from scenes.auction.bids import Mood, bidders_at_start, frame_of, history, key_amount, left_share, mood
from scenes.auction.gavel import STRIKE, Fallen, draw_fallen, draw_gavel
from scenes.auction.lot import LotView
from scenes.auction.paddle import LOWERED, RAISED, RESTING, Hands, Paddle, Said
from scenes.auction.panel import build_panel
from scenes.auction.places import Places, paddle_boxes, places
from scenes.auction.ring import draw_ring
from scenes.auction.soon import soon
from scenes.board.routes import to_help, to_pause
from scenes.counsel import Counsel
from scenes.i18n import tr
from scenes.layer import Layer
from scenes.scene import STAY, Next, Pop
from scenes.sound.cues import hear
from scenes.stage import draw_stage
from scenes.telling import price
from scenes.ui.actions import Action, Do, Point
from scenes.ui.panel_scene import PanelScene
from scenes.ui.tween import Follower, pulse
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


class Auction(PanelScene):
    """Every bidder at once: CPUs by the core's pace, people by their own keys, the panel or their paddles."""

    first = "bid"

    def __init__(self, ctx: Context, session: Session) -> None:
        super().__init__(ctx)
        self.session = session
        self.hands = Hands()
        self.counsel = Counsel(ctx)
        self.fallen: Fallen | None = None
        self.seat: int | None = None
        self._steering: int | None = None
        self._standing = Follower(0.0, 12)
        self._clock = 0.0
        self._seen = len(session.events)
        self._frame: Frame | None = None
        self._mood: Mood = "open"
        self._still = Layer(ctx)
        self._lot = LotView(ctx)
        self._ahead = Ahead(ctx.patience)
        self._begin()

    # Following the core.

    def _begin(self) -> None:
        """Take up the auction that is on: also the next one, once a hammer has fallen."""
        p = self.session.position
        self._frame = frame_of(p)
        self.fallen = None
        self.ctx.sound.play("auction")
        self.bidders = bidders_at_start(self.session.events, p)
        persons = self.persons
        if self.seat not in persons:
            self.seat = persons[0] if persons else None
        self._standing.jump(float(self._frame.bid))
        self._bids = history(self.session.events)
        self.counsel.forget()
        if persons:
            self.counsel.hints.about("calm_auction" if mood(p) == "calm" else "auction")
        for seat in self.bidders:
            self.hands.aim(seat, self._height(seat), calm=True)
        self._ahead.plan(soon(self.ctx, p, self._frame.what, self.bidders, self._places))

    @property
    def persons(self) -> list[int]:
        """Bidders that people play, those who have left included."""
        return [seat for seat in self.bidders if self.session.position.seat(seat).cpu is None]

    @property
    def _live(self) -> bool:
        """Is our auction still what play is about?"""
        return self.session.position.top is self._frame and not self.session.over

    def _height(self, seat: int) -> float:
        frame = self._frame
        if frame is None or seat not in frame.bidders:
            return LOWERED
        return RAISED if seat == frame.by else RESTING

    def update(self, dt: float) -> Next:
        """Time passes for the core, unless an outcome is being shown."""
        super().update(dt)
        self._clock += dt
        self.hands.advance(dt)
        self._standing.advance(dt)
        self._ahead.step()
        if self.fallen is not None:
            struck = self.fallen.age >= STRIKE
            self.fallen.age += dt * max(1.0, self.ctx.speed)
            if self.fallen.age >= STRIKE and not struck:
                self.ctx.sound.play("gavel")
            return self._go_on() if self.fallen.over else STAY
        self.session.run(dt)
        self.session.hear_clock(self.ctx.sound)
        self._follow()
        self._knock()
        return self._go_on() if self._passed() else STAY

    def _knock(self) -> None:
        """Going once, going twice."""
        before, self._mood = self._mood, mood(self.session.position) if self._live else "open"
        if self._mood != before and self._mood in ("once", "twice"):
            self.ctx.sound.play(f"gavel_{self._mood}")

    def _passed(self) -> bool:
        """Has the auction gone without a hammer to show?"""
        return self.fallen is None and not self._live

    def _follow(self) -> None:
        """Let what has happened since show."""
        new = self.session.events[self._seen :]
        for index, event in enumerate(new):
            match event:
                case e.Bid(by=by):
                    self._bids = history(self.session.events[: self._seen + index + 1])
                    self.hands.aim(by, RAISED, self.ctx.settings.reduced_motion, pop=True)
                    hear(self.ctx.sound, event)
                case e.Left(by=by):
                    self._bids[by] = 0
                    hear(self.ctx.sound, event)
                case e.AuctionClosed(what=what, by=winner, amount=amount):
                    self._seen += index + 1
                    self.fallen = Fallen(what, winner, amount)
                    self.rebuild()
                    return
        self._seen += len(new)
        if new:
            self._settle()

    def _settle(self) -> None:
        """Paddles go where they belong, and the widgets are made anew."""
        if not self._live or self._frame is None:
            return
        self._standing.target = float(self._frame.bid)
        if self.ctx.settings.reduced_motion:
            self._standing.jump(float(self._frame.bid))
        for seat in self.bidders:
            self.hands.aim(seat, self._height(seat), self.ctx.settings.reduced_motion)
        self._renew_advice()
        self.rebuild()

    def _go_on(self) -> Next:
        """The next auction if there is one at once, else back to the board."""
        if not self.session.over and isinstance(self.session.position.top, Frame):
            self._begin()
            self.rebuild()
            return STAY
        return Pop()

    # Acting.

    def handle(self, action: Action) -> Next:
        """Own bid keys first; while the outcome is shown, anything that means "go on" ends it."""
        if self.fallen is not None:
            go_on = isinstance(action, Do) and action.name in ("accept", "back", "primary") and not action.again
            if go_on or (isinstance(action, Point) and action.kind == "up"):
                return self._go_on()
            return STAY
        if isinstance(action, Do) and action.name == "menu":
            return self.back()
        if isinstance(action, Do) and action.name == "help":
            return to_help(self.ctx, self.session)
        if isinstance(action, Do) and (self._own_key(action) or self._own_pad(action)):
            return STAY
        return super().handle(action)

    def back(self) -> Next:
        """The menu, in which time stands still; leaving the auction is a command of its own."""
        return to_pause(self.ctx, self.session)

    def _own_key(self, action: Do) -> bool:
        """Was it a person's bid or leave key?"""
        kind, _, number = action.name.partition("_")
        if kind not in ("bid", "leave") or not number.isdigit() or int(number) - 1 not in self.persons:
            return False
        self._speak_up(int(number) - 1, kind == "leave")
        return True

    def _own_pad(self, action: Do) -> bool:
        """With several gamepads each bids for its own seat; once it has steered to a button, accept presses that."""
        seat = pads.speaker(self.ctx, self.session.position, action)
        if seat is None or action.name == "back" or action.name in pads.FREE:
            return False
        if seat not in self.persons:
            return True
        if action.name == "primary" or (action.name == "accept" and not self._steers(seat)):
            self._speak_up(seat, action.name == "primary")
            return True
        if self.seat != seat:
            self._choose(seat)
            self.panel.focus_on("bid")
        self._steering = seat
        return False

    def _steers(self, seat: int) -> bool:
        """Whether that seat's pad has the focus, on a button of its own."""
        key = self.panel.focus.key if self.panel.focus else "paddle"
        return self._steering == seat == self.seat and not key.startswith(("paddle", "face"))

    def _speak_up(self, seat: int, leaves: bool) -> None:
        """A person bids or leaves, by a key or pad of one's own."""
        self.seat, self._steering = seat, None
        self.rebuild()
        if leaves:
            self._leave(seat)
        else:
            self._bid_key(seat)

    def _bid_key(self, seat: int) -> None:
        amount = key_amount(self.session.position, seat) if self._live else None
        if amount is None:
            self.ctx.sound.play("refused")
        else:
            self._bid(seat, amount)

    def _bid(self, seat: int, amount: int) -> None:
        self._act(c.Bid(seat, amount))

    def _leave(self, seat: int) -> None:
        self._act(c.Leave(seat))

    def _act(self, command: c.Command) -> None:
        self.seat = command.by
        if self.session.act(command) is not None:
            self.ctx.sound.play("refused")
        self._follow()

    def _choose(self, seat: int) -> None:
        self.seat = seat
        self._renew_advice()
        self.rebuild()

    def _advise(self) -> None:
        """What the person whose panel it is should bid, at most."""
        seat = self.seat
        if seat is not None:
            self.counsel.toggle(lambda: advise(self.session, seat))
            self.rebuild()

    def _renew_advice(self) -> None:
        """Advice that is on keeps up with the bids."""
        if self.counsel.advice and self.seat is not None:
            self.counsel.advice = advise(self.session, self.seat)

    # Showing.

    def build(self) -> Sequence[Widget]:
        """Paddles, and the panel of the person whose bid is being made."""
        if not self._live:
            return [self._still_paddle(*pair) for pair in self._paddle_boxes()]
        p = self.session.position
        if self.seat not in self.persons:
            self.seat = next(iter(self.persons), None)
        calls = self._bid, self._leave, self._choose, self._advise
        panel = build_panel(self.ctx, p, self.seat, self.persons, self._places.panel, *calls, self.counsel.lines())
        return [*(self._paddle(seat, box) for seat, box in self._paddle_boxes()), *panel]

    @property
    def _places(self) -> Places:
        return places(self.ctx.view.box)

    def _paddle_boxes(self) -> list[tuple[int, Box]]:
        return list(zip(self.bidders, paddle_boxes(self._places.paddles, len(self.bidders)), strict=True))

    def _paddle(self, seat: int, box: Box) -> Paddle:
        p = self.session.position
        person = p.seat(seat).cpu is None
        why = words.why_not(p, seat) if person else ""
        said = words.said(p, seat, self._bids)
        pad = pads.pad_words(self.ctx, p, seat)
        note = words.note(p, seat, pad or people.player_words(p, seat))
        return Paddle(
            box,
            p,
            seat,
            said,
            self.hands,
            (lambda: self._bid_key(seat)) if person and not said.out else None,
            hot=f"bid_{seat + 1}" if person else "",
            caps=self._caps(seat, bool(pad)) if person else ("", ""),
            enabled=not why,
            why=why,
            note=note,
        )

    def _caps(self, seat: int, pad: bool) -> tuple[str, str]:
        """What is written on the key, or the button of the seat's own pad, that bids, and on the one that leaves."""
        cap = self.ctx.bindings.cap
        if pad:
            return cap("accept", "pad"), cap("primary", "pad")
        return cap(f"bid_{seat + 1}"), cap(f"leave_{seat + 1}")

    def _still_paddle(self, seat: int, box: Box) -> Paddle:
        """A paddle once the hammer has fallen: the winner's stays up."""
        p, fallen = self.session.position, self.fallen
        last = self._bids.get(seat, 0)
        said = Said(price(p, last) if last else tr("out"), "", out=True)
        if fallen is not None and seat == fallen.by:
            said = Said(price(p, fallen.amount), tr("won"), leads=True)
        return Paddle(box, p, seat, said, self.hands, None, note=people.player_words(p, seat))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Stage, lot, ring and the auctioneer's words."""
        what = self.fallen.what if self.fallen else self._frame.what if self._frame else 0
        seat = self.seat if self._live else None

        edition = self.session.edition
        self._still.draw(surface, edition.id, lambda picture: draw_stage(picture, self.ctx, edition, "spot"))
        self._lot.draw(surface, self.session.position, what, seat, self._places.card)
        if self._live and self.fallen is None:
            self._draw_standing(surface)

    def _draw_standing(self, surface: pygame.Surface) -> None:
        ctx, p, spots, theme = self.ctx, self.session.position, self._places, self.ctx.theme
        frame, feeling = frame_of(p), mood(p)
        tone = {"twice": theme.bad, "once": theme.ember}.get(feeling, theme.lamp)
        draw_ring(surface, ctx, spots.ring, left_share(p), tone)
        beat = feeling == "twice" and not ctx.settings.reduced_motion
        opacity = 0.9 + 0.1 * pulse(self._clock, 0.5) if beat else 1.0
        ctx.text.draw(
            surface, words.headline(p), spots.title, 42, theme.paper, face="display", align="center",
            shadow=theme.ink, opacity=opacity,
        )  # fmt: skip
        ring = spots.ring
        room = Box(
            ring.x + ring.w * 0.17, ring.y + ring.h * (0.27 if frame.bid else 0.13), ring.w * 0.66, ring.h * 0.12
        )
        label = tr("standing bid") if frame.bid else tr("no bid yet")
        ctx.text.draw(surface, label, room, 19, theme.dim, align="center")
        big = Box(ring.x + ring.w * 0.13, room.bottom, ring.w * 0.74, ring.h * 0.26)
        shown = round(self._standing.value / p.edition.unit) * p.edition.unit if frame.bid else 0
        leader = people.colour_of(ctx, p, frame.by) if frame.by is not None else theme.paper
        words_ = price(p, shown) if frame.bid else ""
        ctx.text.draw(surface, words_, big, 62, leader, face="display", align="center")
        name = Box(room.x, ring.y + ring.h * (0.65 if frame.bid else 0.74), room.w, ring.h * 0.14)
        if frame.by is not None:
            ctx.text.draw(surface, p.seat(frame.by).name, name, 21, theme.paper, face="bold", align="center")
            return
        draw_gavel(
            surface, ctx, Box(ring.centerx - ring.w * 0.17, ring.y + ring.h * 0.55, ring.w * 0.34, ring.w * 0.136), 0
        )
        if isinstance(frame.what, int):
            line = tr("list price {amount}", amount=price(p, p.board.squares[frame.what].price))
            ctx.text.draw(surface, line, name, 17, theme.dim, align="center")

    def draw(self, surface: pygame.Surface) -> None:
        """All of it, and the gavel on top."""
        super().draw(surface)
        if self.fallen is not None:
            draw_fallen(surface, self.ctx, self.session.position, self.fallen, self._places.ring)
