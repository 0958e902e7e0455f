"""The trade scene: puts a deal together, hands it to the core, and shows what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from game import commands as c
from game import events as e
from game.phases.trade import debt_below_offer, refuse_asking
from game.state import Trade as Frame
from scenes import pads
from scenes.advice import advise, advise_on_deal, side_words
from scenes.board.routes import to_help, to_pause
from scenes.counsel import advice_button
from scenes.i18n import Saying, tr
from scenes.layer import Layer
from scenes.scene import STAY, Next, Pop, Push
from scenes.stage import draw_stage
from scenes.telling import seat_name
from scenes.trade import speech
from scenes.trade.board import draw_table, draw_top, table_widgets
from scenes.trade.buttons import buttons
from scenes.trade.by_pad import by_pad
from scenes.trade.card import Flights
from scenes.trade.draft import Draft, mended
from scenes.trade.effects import Effect, effects
from scenes.trade.places import places
from scenes.trade.speech import Speech
from scenes.ui.actions import Action, Do, Point
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context

Mode = Literal["making", "waiting", "answering", "done"]

ASKED = ("making", "answering")
"""Modes in which a person has something to decide."""
STAMP = 1.3
"""Seconds that a deal is shown before the board comes back."""
GUARD = 0.35
"""Seconds for which an offer that has just come in cannot be answered, so that a stray press accepts nothing."""


class Trade(PanelScene):
    """`seat` opened it; whoever answers sits on the left in turn. While a counter-offer is made, play waits."""

    def __init__(self, ctx: Context, session: Session, seat: int, partner: int | None = None) -> None:
        super().__init__(ctx)
        self.session = session
        self.panel.tooltips = False
        self.flights = Flights()
        self._still = Layer(ctx)
        self.age = 0.0
        self.done = False
        self.speech: Speech | None = None
        self._fresh = 0.0
        self._seen = len(session.events)
        self._asked: Draft | None = None
        self.effects: dict[int, list[Effect]] = {}
        self.draft = self._first_draft(seat, partner)
        self.first = next((f"deed_{deed}" for deed in session.position.deeds_of(seat)), "offer")
        self._take_up()

    def _first_draft(self, seat: int, partner: int | None) -> Draft:
        """With the partner asked for, the creditor of a debt, or the next seat."""
        p = self.session.position
        debt = debt_below_offer(p)
        if partner is None and debt is not None and debt.by == seat and debt.to >= 0:
            partner = debt.to
        others = p.others(seat)
        return Draft(seat, partner if partner in others and partner is not None else others[0])

    # What play is about.

    @property
    def mode(self) -> Mode:
        """Whether a deal is being made, waits for its answer, asks for one, or is done."""
        if self.done:
            return "done"
        top = self.session.position.top
        if not isinstance(top, Frame):
            return "making"
        return "answering" if self.session.position.seat(top.offer.to).cpu is None else "waiting"

    @property
    def countering(self) -> bool:
        """Is this an answer to a refusal out of turn, which must come before anything else happens (X1)?"""
        p, by = self.session.position, self.draft.by
        if self.mode != "making" or p.state.counter is None or set(p.state.counter) != {by, self.draft.to}:
            return False
        debt = debt_below_offer(p)
        return p.turn != by and (debt is None or debt.by != by)

    def _take_up(self) -> None:
        """Lay the offer that waits on the table, as who has to answer sees it."""
        top = self.session.position.top
        if not isinstance(top, Frame):
            return
        seat = top.offer.to if self.mode == "answering" else top.offer.by
        self.draft = Draft.of(top.offer, seat)
        self._asked = Draft.of(top.offer, top.offer.by)
        if self.mode == "answering":
            self.speech = speech.offer_of(self.session, self.draft)
            self._fresh, self.first = GUARD, "accept"
        else:
            name = seat_name(self.session.position, top.offer.to)
            self._say(lambda: tr("{name} thinks about it…", name=name), top.offer.to)

    def update(self, dt: float) -> Next:
        """Time passes, except while a counter-offer is being made."""
        super().update(dt)
        self.flights.advance(dt)
        self._fresh -= dt
        if self.done:
            self.age += dt * max(1.0, self.ctx.speed)
            return Pop() if self.age >= STAMP else STAY
        if not self.countering:
            self.session.run(dt)
            self.session.hear_clock(self.ctx.sound)
        self._follow()
        return Pop() if self._passed() else STAY

    def _passed(self) -> bool:
        """Is there nothing left to do here?"""
        if self.done:
            return False
        p = self.session.position
        if self.session.over:
            return True
        if isinstance(p.top, Frame):
            return not {p.top.offer.by, p.top.offer.to} & set(self.session.persons())
        return p.seat(self.draft.by).cpu is not None or refuse_asking(p, self.draft.by, self.draft.to) is not None

    def _follow(self) -> None:
        """Let what has happened since show."""
        new = self.session.events[self._seen :]
        self._seen += len(new)
        for event in new:
            match event:
                case e.Offered():
                    self._take_up()
                case e.Traded():
                    self._deal_done()
                case e.Refused(by=by, to=to):
                    self._refused(by, to)
                case e.Withdrawn():
                    self._taken_back()
                case e.Lapsed():
                    self._say(lambda: tr("The offer came to nothing."))
        if new:
            self.draft = mended(self.session.position, self.draft) if self.mode == "making" else self.draft
            self.rebuild()

    def _deal_done(self) -> None:
        self.done, self.age = True, 0.0
        self.ctx.sound.play("trade")
        if self.ctx.settings.reduced_motion:
            self.flights.finish()

    def _taken_back(self) -> None:
        """The asker has its draft before it again, to be changed or left."""
        self.draft = self._asked or self.draft
        self.speech = None

    def _refused(self, by: int, to: int) -> None:
        """The asker, if a person, gets its draft back; else whoever refused may answer with an offer."""
        p = self.session.position
        self.ctx.sound.play("declined")
        if self._asked is not None and p.seat(to).cpu is None:
            self.draft = self._asked
            self.speech = speech.refusal_of(self.session, self._asked)
        elif p.seat(by).cpu is None:
            self.draft = Draft(by, to) if self.draft.by != by else self.draft
            self._say(lambda: tr("Answer with an offer of your own, or leave it."))

    def _say(self, words: Callable[[], str], seat: int | None = None, whole: bool = False) -> None:
        self.speech = Speech(Saying(words), seat, whole)

    # Acting.

    def handle(self, action: Action) -> Next:
        """Once a deal is done, anything that means "go on" ends the scene."""
        if self.done:
            go_on = isinstance(action, Do) and action.name in ("accept", "back", "primary") and not action.again
            return Pop() if go_on or (isinstance(action, Point) and action.kind == "up") else STAY
        if isinstance(action, Do) and action.name == "menu":
            return to_pause(self.ctx, self.session)
        if isinstance(action, Do) and action.name == "help":
            return to_help(self.ctx, self.session, "trade")
        if (answer := by_pad(self, action)) is not None:
            return answer
        early = self._fresh > 0 and self.mode == "answering"
        pressing = isinstance(action, Do) and action.name in ("accept", "primary")
        return STAY if early and pressing else super().handle(action)

    def back(self) -> Next:
        """Leave while making a deal; an offer that waits needs its answer, and the menu can be opened meanwhile."""
        return Pop() if self.mode == "making" else to_pause(self.ctx, self.session)

    def offer(self) -> Next:
        """Offer the deal as it lies there; of a present one is asked first, as of all big steps."""
        if not (self.draft.present and self.ctx.settings.confirm):
            self.act(self.draft.offer())
            return STAY
        draft, p = self.draft, self.session.position
        words = {"name": seat_name(p, draft.to), "what": side_words(p, draft.give)}
        text = tr("{name} would get {what} and give nothing for it.", **words)
        answers = [Answer(tr("Offer"), lambda: self.act(draft.offer()), "danger"), Answer(tr("Back"))]
        own = pads.of_seat(self.ctx, p, draft.by)
        return Push(Dialog(self.ctx, tr("Give it for nothing?"), text, answers, focus=1, heeds=own))

    def act(self, command: c.Command) -> None:
        """Hand a command to the core and follow what it did."""
        refusal = self.session.act(command)
        if refusal is not None:
            self.ctx.sound.play("refused")
        self._follow()
        self.rebuild()

    def withdraw(self, seat: int) -> Next:
        """Take that seat's own offer back."""
        self.act(c.Withdraw(seat))
        return STAY

    def refuse(self) -> Next:
        """Say no and be done: who asked may counter, but nobody has to."""
        person = self.session.position.seat(self.draft.to).cpu is None
        self.act(c.Refuse(self.draft.by))
        return STAY if person else Pop()

    def counter(self) -> None:
        """Say no and put the same deal on the table as one's own, to be changed."""
        draft = self.draft
        self.act(c.Refuse(draft.by))
        self.draft = mended(self.session.position, Draft(draft.by, draft.to, draft.give, draft.take))
        self._say(lambda: tr("Change the deal, then offer it."))
        self.rebuild()

    def _advise(self) -> None:
        """In the bar below the table: on the offer that waits, else on the deal as it lies there."""
        offer = None if self.mode == "answering" else self.draft.offer()
        by = self.draft.by

        def advice() -> str:
            return (advise(self.session, by) if offer is None else advise_on_deal(self.session, offer)).words

        self._say(advice, whole=True)
        self.rebuild()

    def choose(self, partner: int) -> None:
        """Deal with another seat: what one gives stays on the table."""
        if partner != self.draft.to:
            self.draft = Draft(self.draft.by, partner, self.draft.give)
            self.speech = None
            self.rebuild()

    def change(self, draft: Draft) -> None:
        """The deal has been changed."""
        self.draft = draft
        self.speech = None
        self.rebuild()

    def to_offer(self) -> None:
        """From a sum to the button that offers."""
        self.panel.focus_on("offer")

    def push(self, deed: int) -> None:
        """A card goes across; the focus goes to the next one in that hand."""
        seat = self.session.position.state.owner[deed]
        place = self.panel.get(f"deed_{deed}").box.center
        hand = [d for d in self.session.position.deeds_of(seat) if d not in self.draft.side(seat).deeds]
        self.ctx.sound.play("card")
        self.change(self.draft.pushed(seat, deed))
        if not self.ctx.settings.reduced_motion:
            self.flights.start(deed, place)
        if deed in hand and self.ctx.inputs.device != "mouse":
            after = [d for d in hand if d > deed] or [d for d in hand if d < deed]
            if after:
                self.panel.focus_on(f"deed_{after[0]}")

    # Showing.

    def build(self) -> Sequence[Widget]:
        """Hands, table, words and buttons."""
        spots, p, draft = places(self.ctx.view.box), self.session.position, self.draft
        self.effects = {seat: effects(p, draft, seat) for seat in (draft.by, draft.to)}
        row = spots.buttons
        lamp = [advice_button(Box(row.right + 16, row.y, 92, row.h), self._advise)] if self.mode in ASKED else []
        return [*table_widgets(self, spots), *buttons(self, row), *lamp]

    def said(self) -> Speech:
        """What stands in the bar below the table."""
        return self.speech or Speech(Saying(lambda: speech.hint(self.session.position, self.draft)))

    def backdrop(self, surface: pygame.Surface) -> None:
        """The evening behind, names, table and words."""
        spots = places(self.ctx.view.box)

        def paint(picture: pygame.Surface) -> None:
            draw_stage(picture, self.ctx, self.session.edition, "table")
            draw_top(picture, self.ctx, spots)

        self._still.draw(surface, None, paint)
        draw_table(surface, self, spots)
