"""The overlay itself: choose a deed among its groups, then what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game import commands as c
from game import events as e
from game.rulebook import refusal
from scenes import cards, pads, people
from scenes.advice import advise_on_deeds
from scenes.board.routes import to_help
from scenes.counsel import Counsel, advice_button
from scenes.i18n import tr
from scenes.overlays.manage.doings import Doing, banner, doings, prospect, purpose_of
from scenes.overlays.manage.places import HEAD, deed_boxes, group_boxes, places
from scenes.overlays.manage.row import DeedRow, Drops
from scenes.scene import STAY, Below, Next, Pop, Push
from scenes.sound.cues import hear
from scenes.telling import group_name, price, told
from scenes.ui.actions import Action, Do
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import columns
from scenes.ui.panel_scene import PanelScene
from scenes.ui.theme import mix
from scenes.ui.tween import Follower
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context

_HOT = {"build": ("buy", "next"), "sell": ("speed", "previous")}


class Manage(PanelScene):
    """`seat` is the person; `deed` what is chosen first. It closes by itself once what it was opened for is settled."""

    below: Below = "still"

    def __init__(self, ctx: Context, session: Session, seat: int, deed: int | None = None) -> None:
        super().__init__(ctx)
        self.session, self.seat = session, seat
        self.drops = Drops()
        self.counsel = Counsel(ctx)
        self.counsel.hints.about("deeds")
        self._outlook = ""
        self._card = cards.DeedCard(ctx)
        p = session.position
        self.purpose = purpose_of(p, seat)
        self.deed = deed if deed is not None else self._first_deed()
        self.first = f"deed_{self.deed}"
        self._cash = Follower(float(p.seat(seat).cash), 12)
        self._seen = len(session.events)

    def _first_deed(self) -> int | None:
        """The first deed that something can be done with."""
        p = self.session.position
        own = p.deeds_of(self.seat)
        if self.purpose == "receive":
            return int(getattr(p.top, "deeds", own)[0])
        able = (deed for deed in own if any(not doing.why for doing in doings(p, self.seat, deed)))
        return next(able, own[0] if own else None)

    # Following the core.

    def update(self, dt: float) -> Next:
        """Time passes; the overlay goes when its purpose has."""
        super().update(dt)
        self.drops.advance(dt)
        self._cash.advance(dt)
        self.session.run(dt)
        self.session.hear_clock(self.ctx.sound)
        self._follow()
        return Pop() if self._passed() else STAY

    def _passed(self) -> bool:
        p = self.session.position
        if self.session.over or p.seat(self.seat).bankrupt:
            return True
        return self.purpose in ("debt", "receive", "place") and purpose_of(p, self.seat) != self.purpose

    def _follow(self) -> None:
        new = self.session.events[self._seen :]
        self._seen += len(new)
        for event in new:
            if isinstance(event, e.Built) and not self.ctx.settings.reduced_motion:
                self.drops.start(event.deed)
            if isinstance(event, e.Built | e.Sold | e.Mortgaged | e.Redeemed | e.Undone):
                hear(self.ctx.sound, event)
        if new:
            self._cash.target = float(self.session.position.seat(self.seat).cash)
            if self.ctx.settings.reduced_motion:
                self._cash.jump(self._cash.target)
            self._keep_choice()
            self.counsel.dismiss()
            self.rebuild()

    def _keep_choice(self) -> None:
        """A deed answered or gone gives way to the next."""
        p = self.session.position
        asked = getattr(p.top, "deeds", []) if purpose_of(p, self.seat) == "receive" else []
        if (asked and self.deed not in asked) or (self.deed is not None and p.state.owner[self.deed] != self.seat):
            self.deed = self._first_deed()

    # Acting.

    def handle(self, action: Action) -> Next:
        """The panel; choosing follows the focus, and the key that opens the overlay closes it."""
        if pads.foreign(self.ctx, self.session.position, action, self.seat):
            return STAY
        if isinstance(action, Do) and action.name == "manage":
            return self.back()
        if isinstance(action, Do) and action.name == "help":
            return to_help(self.ctx, self.session, "build" if self.purpose in ("", "place") else "")
        self._choose_focused()
        answer = super().handle(action)
        self._choose_focused()
        return answer

    def back(self) -> Next:
        """Back to the board; what has to be settled waits there."""
        return Pop()

    def _choose_focused(self) -> None:
        row = self.panel.focus
        if isinstance(row, DeedRow) and row.deed != self.deed:
            self.deed = row.deed
            self.rebuild()

    def _act(self, command: c.Command) -> Next:
        reason = self.session.act(command)
        if reason is not None:
            self.ctx.sound.play("refused")
        self._follow()
        return Pop() if self._passed() else STAY

    def _advise(self) -> None:
        self.counsel.toggle(lambda: advise_on_deeds(self.session, self.seat))
        self.rebuild()

    def _to_buttons(self) -> None:
        """From a deed to the first thing that can be done with it."""
        button = next((w for w in self.panel.widgets if isinstance(w, Button) and w.enabled), None)
        if button is not None:
            self.panel.focus_on(button.key)

    def _resign(self) -> Next:
        """Going bankrupt is asked about first."""
        answers = [
            Answer(tr("Go bankrupt"), lambda: self._act(c.Resign(self.seat)), "danger"),
            Answer(tr("No, go on")),
        ]
        return Push(Dialog(self.ctx, tr("Go bankrupt?"), tr("You would be out of the game."), answers, focus=1))

    # Showing.

    def build(self) -> Sequence[Widget]:
        """Rows of deeds, then the buttons."""
        head = places(self.ctx.view.box).head
        return [
            *self._rows(),
            *self._buttons(),
            advice_button(Box(head.right - 292, head.y + 10, 86, 50), self._advise),
        ]

    def _groups(self) -> list[tuple[str, tuple[int, ...]]]:
        """Groups in which the seat has something."""
        p = self.session.position
        return [
            (name, group) for name, group in p.board.groups.items() if any(p.state.owner[d] == self.seat for d in group)
        ]

    def _rows(self) -> list[Widget]:
        p, groups = self.session.position, self._groups()
        boxes = group_boxes(places(self.ctx.view.box).groups, [len(group) for _, group in groups])
        return [
            DeedRow(box, p, self.seat, deed, deed == self.deed, self.drops, self._to_buttons)
            for (_, group), whole in zip(groups, boxes, strict=True)
            for deed, box in zip(group, deed_boxes(whole, len(group)), strict=True)
        ]

    def _buttons(self) -> list[Widget]:
        p = self.session.position
        made = doings(p, self.seat, self.deed) if self.deed is not None else []
        extra = self._settling()
        row = places(self.ctx.view.box).buttons
        boxes = columns(row, [1.0] * (len(made) + len(extra)), 10)
        buttons: list[Widget] = [self._button(doing, box) for doing, box in zip(made, boxes, strict=False)]
        for button, box in zip(extra, boxes[len(made) :], strict=True):
            button.box = box
        return [*buttons, *extra]

    def _button(self, doing: Doing, box: Box) -> Button:
        label, note = (doing.words, doing.sum) if doing.sum else (doing.words, "")
        return Button(
            doing.key, box, label, lambda: self._act(doing.command), note=note, size=18,
            enabled=not doing.why, why=doing.why, hot=_HOT.get(doing.key, ()),
        )  # fmt: skip

    def _settling(self) -> list[Button]:
        """Undo and done; or paying, going bankrupt, and giving up a piece."""
        seat, nowhere = self.seat, Box(0, 0, 1, 1)
        done = Button("done", nowhere, tr("Done"), self.back, size=18, hot="back")
        undo = self._plain("undo", tr("Undo"), c.Undo(seat), hot="undo")
        match self.purpose:
            case "debt":
                pay = self._plain("pay", tr("Pay"), c.Pay(seat), hot="pay", primary=True)
                resign = Button("resign", nowhere, tr("Bankrupt"), self._resign, kind="danger", size=18, hot="resign")
                return [undo, pay, resign, done]
            case "place":
                return [self._plain("give_up", tr("Give it up"), c.Leave(seat)), done]
            case "receive":
                return [done]
        done.kind = "primary"
        return [undo, done]

    def _plain(self, key: str, words: str, command: c.Command, hot: str = "", primary: bool = False) -> Button:
        reason = refusal(self.session.position, command)
        return Button(
            key, Box(0, 0, 1, 1), words, lambda: self._act(command), kind="primary" if primary else "plain", size=18,
            enabled=reason is None, why=told(self.session.position, reason) if reason else "", hot=hot or (),
        )  # fmt: skip

    def rebuild(self) -> None:
        """What is to be expected of the chosen deed may be something else too."""
        self._outlook = "" if self.deed is None else prospect(self.session.position, self.seat, self.deed)
        super().rebuild()

    def backdrop(self, surface: pygame.Surface) -> None:
        """The sheet: who, group heads, the chosen deed's card."""
        ctx, p, spots = self.ctx, self.session.position, places(self.ctx.view.box)
        radius = ctx.view.px(26)
        ctx.shapes.card(surface, ctx.view.rect(spots.whole), ctx.theme.panel, radius, bottom=ctx.theme.plum)
        self._draw_head(surface, spots.head)
        groups = self._groups()
        for (name, group), box in zip(groups, group_boxes(spots.groups, [len(g) for _, g in groups]), strict=True):
            self._draw_group(surface, name, group, box)
        if self.deed is not None:
            self._card.draw(surface, p, self.deed, spots.card)
            self._draw_note(surface, spots.note, self._outlook)
        else:
            ctx.text.draw(surface, tr("No deeds yet"), spots.groups, 26, ctx.theme.dim, align="center")

    def _draw_note(self, surface: pygame.Surface, box: Box, words: str) -> None:
        """Below the card: advice that was asked for, a hint, else what to expect of the deed."""
        ctx, lines = self.ctx, self.counsel.lines()
        if len(lines) > 1:
            upper, lower = Box(box.x, box.y, box.w, box.h * 0.45), Box(box.x, box.y + box.h * 0.46, box.w, box.h * 0.54)
            face = ctx.theme.lamp
            ctx.text.draw(surface, lines[0], upper, 17, face, face="bold", align="center", valign="bottom", lines=2)
            words, box = " ".join(lines[1:]), lower
        elif lines:
            words = lines[0]
        ctx.text.draw(surface, words, box, 16, ctx.theme.paper, align="center", valign="top", lines=4)

    def _draw_head(self, surface: pygame.Surface, head: Box) -> None:
        ctx, p = self.ctx, self.session.position
        people.draw_badge(surface, ctx, p, self.seat, Box(head.x, head.y, 70, 70))
        tone = people.colour_of(ctx, p, self.seat)
        name = Box(head.x + 84, head.y + 2, head.w * 0.24, 36)
        ctx.text.draw(surface, p.seat(self.seat).name, name, 28, tone, face="display")
        self._draw_cash(surface)
        self._draw_stock(surface, head)
        self._draw_banner(surface, Box(name.right + 16, head.y + 6, head.right - 304 - name.right - 16, head.h - 12))

    def _draw_cash(self, surface: pygame.Surface) -> None:
        ctx, p, head = self.ctx, self.session.position, places(self.ctx.view.box).head
        unit = p.edition.unit
        shown = self._cash.value if self._cash.value == self._cash.target else round(self._cash.value / unit) * unit
        line = Box(head.x + 84, head.y + 38, head.w * 0.24, 28)
        words = tr("cash {cash}", cash=price(p, int(shown)))
        ctx.text.draw(surface, words, line, 20, ctx.theme.paper, face="bold")

    def _draw_stock(self, surface: pygame.Surface, head: Box) -> None:
        """What the bank still has (B4)."""
        ctx, state, theme = self.ctx, self.session.position.state, self.ctx.theme
        box = Box(head.right - 196, head.y + 4, 196, head.h - 8)
        ctx.shapes.card(surface, ctx.view.rect(box), theme.panel_deep, ctx.view.px(14), lit=0)
        label = Box(box.x, box.y + 3, box.w, 18)
        ctx.text.draw(surface, tr("left in the bank"), label, 14, theme.dim, align="center")
        for index, (name, count) in enumerate((("house", state.houses), ("hotel", state.hotels))):
            cell = Box(box.x + 14 + index * 92, label.bottom, 84, box.bottom - label.bottom - 3)
            rect = ctx.view.rect(Box(cell.x, cell.y, cell.h, cell.h))
            surface.blit(ctx.sprites.get(f"svg/{name}.svg", rect.size), rect)
            ink = theme.bad if not count else theme.paper
            number = Box(cell.x + cell.h + 6, cell.y, cell.w - cell.h - 6, cell.h)
            ctx.text.draw(surface, str(count), number, 22, ink, face="display")

    def _draw_banner(self, surface: pygame.Surface, box: Box) -> None:
        words, presses = banner(self.session.position, self.seat)
        if not words:
            return
        ctx, theme = self.ctx, self.ctx.theme
        box.w = min(box.w, ctx.text.width(words, 19, "bold") + 48)
        fill = theme.alarm if presses else theme.lamp
        ctx.shapes.card(surface, ctx.view.rect(box), fill, ctx.view.px(16), bottom=mix(fill, theme.ink, 0.18))
        ink = theme.ivory if presses else theme.ink
        room = Box(box.x + 18, box.y + 2, box.w - 36, box.h - 4)
        ctx.text.draw(surface, words, room, 19, ink, face="bold", align="center", lines=2)

    def _draw_group(self, surface: pygame.Surface, name: str, group: tuple[int, ...], box: Box) -> None:
        """A tray with the group's colour on its head, and how much of it is one's own."""
        ctx, p, theme = self.ctx, self.session.position, self.ctx.theme
        fill, ink = cards.group_colours(name)
        rect = ctx.view.rect(box)
        ctx.shapes.card(surface, rect, theme.panel_deep, ctx.view.px(14), lit=0)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(rect.x, rect.y, rect.w, ctx.view.px(HEAD)))
        ctx.shapes.card(surface, rect, fill, ctx.view.px(14), lit=0.18)
        surface.set_clip(clip)
        badge = ctx.view.rect(Box(box.x + 8, box.y + 4, 24, 24))
        if ctx.sprites.has(f"svg/group_{name}.svg"):
            surface.blit(ctx.sprites.get(f"svg/group_{name}.svg", badge.size), badge)
        own = sum(p.state.owner[deed] == self.seat for deed in group)
        count = f"{own}/{len(group)}"
        wide = min(ctx.text.width(count, 14, "bold") + 4, box.w * 0.45)
        title = Box(box.x + 38, box.y, box.w - wide - 54, HEAD)
        ctx.text.draw(surface, group_name(p, name), title, 17, ink, face="display" if title.w > 110 else "bold")
        ctx.text.draw(
            surface, count, Box(box.right - wide - 10, box.y, wide, HEAD), 14, ink, face="bold", align="right"
        )
