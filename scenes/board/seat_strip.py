"""The seats: who plays, with what in hand, and whose move it is, never in doubt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game import money as sums
from scenes.ahead import Render
from scenes.board.deed_row import draw_deed_row
from scenes.board.figures import draw_figures
from scenes.board.session import Session
from scenes.context import Context
from scenes.i18n import money, tr
from scenes.people import colour_of, draw_badge, epithet_of, player_words
from scenes.ui.theme import Colour, Theme, legible, mix
from scenes.ui.tween import Follower, pulse
from scenes.ui.view import Box

_FADED = 120
"""How opaque, of 255, the row of a bankrupt seat is."""
_RADIUS = 14
_LEAST_CHIPS, _MOST_CHIPS = 64.0, 110.0
"""Room for two lines of chips beside the cash of a narrow row."""
_NARROW = 330.0
"""Rows narrower than this have cash below the name."""


def _face(theme: Theme, tint: Colour, lit: float) -> Colour:
    """The ground of a row; `lit` 0..1: how much it is this seat's turn."""
    return mix(mix(theme.panel, theme.panel_lit, lit), tint, 0.10 * lit)


class SeatStrip:
    """Draws a row for each seat into a box; two columns when there are more than four in a low one."""

    def __init__(self, ctx: Context, session: Session) -> None:
        self.ctx, self.session = ctx, session
        self.box = Box(0, 0, 1, 1)
        self._cash = [Follower(float(cash), 9) for cash in session.shown.cash]
        self._lit = [Follower(0.0, 12) for _ in session.shown.cash]
        self._worth = [sums.worth(session.position, seat) for seat in range(len(self._cash))]
        self._worth_at = len(session.events)
        self.seconds = 0.0

    def rows(self) -> list[Box]:
        """A box for each seat."""
        count = len(self._cash)
        columns = 2 if count > 4 and self.box.h < count * 54 else 1
        lines = -(-count // columns)
        gap = 6.0
        tall = min(84.0, (self.box.h - gap * (lines - 1)) / lines)
        wide = (self.box.w - gap * (columns - 1)) / columns
        return [
            Box(
                self.box.x + index % columns * (wide + gap),
                self.box.y + index // columns * (tall + gap),
                wide,
                tall,
            )
            for index in range(count)
        ]

    def purse(self, seat: int) -> tuple[float, float]:
        """Where a seat's cash is, in pixels."""
        row = self.rows()[seat]
        x, y = self.ctx.view.point((row.right - 64, row.centery))
        return float(x), float(y)

    def beside(self, seat: int) -> tuple[float, float]:
        """Where words beside a seat's cash end, in pixels: left of it, or above it in a narrow row."""
        row = self.rows()[seat]
        if row.w < _NARROW:
            return self.ctx.view.point((row.right - 40, row.y + row.h * 0.29))
        wide = self.ctx.text.width(self._cash_words(seat), 27, "display") * self.ctx.text.step
        return self.ctx.view.point((row.right - 26 - min(wide, 200.0), row.y + row.h * 0.33))

    def jump(self) -> None:
        """Show all sums as they are, at once."""
        for part, cash in zip(self._cash, self.session.shown.cash, strict=True):
            part.jump(float(cash))

    def advance(self, dt: float) -> None:
        """Let the sums count towards what is shown."""
        self.seconds += dt
        shown = self.session.shown
        for seat, (part, cash) in enumerate(zip(self._cash, shown.cash, strict=True)):
            part.target = float(cash)
            if self.ctx.settings.reduced_motion:
                part.jump(float(cash))
            part.advance(dt)
            self._lit[seat].target = 1.0 if shown.turn == seat and not self.session.over else 0.0
            self._lit[seat].advance(dt)
        if self._worth_at != len(self.session.events) and not self.session.unseen:
            self._worth_at = len(self.session.events)
            self._worth = [sums.worth(self.session.position, seat) for seat in range(len(self._cash))]

    def soon(self) -> Iterator[Render]:
        """The look of a row whose turn it is, for each seat."""
        for seat, row in enumerate(self.rows()):
            tint = colour_of(self.ctx, self.session.position, seat)
            yield partial(self._card, self.ctx.view.rect(row).size, self.ctx.view.px(_RADIUS), tint, True, 255)

    def draw(self, surface: pygame.Surface) -> None:
        """All rows."""
        for seat, row in enumerate(self.rows()):
            self._row(surface, seat, row)

    def _row(self, surface: pygame.Surface, seat: int, row: Box) -> None:
        shown, theme = self.session.shown, self.ctx.theme
        tint = colour_of(self.ctx, self.session.position, seat)
        out = shown.bankrupt[seat]
        rect = self.ctx.view.rect(row)
        radius = self.ctx.view.px(_RADIUS)
        lit = round(self._lit[seat].value * 8) / 8
        self._ground(surface, rect, radius, tint, lit, out)
        if lit:
            self._frame(surface, rect, radius, tint, lit)
        side = min(row.h - 8, 54.0)
        badge = Box(row.x + 12, row.centery - side / 2, side, side)
        draw_badge(surface, self.ctx, self.session.position, seat, badge, shadow=False)
        left = badge.right + 10
        ink = theme.dim if out else theme.text
        name_ink = legible(tint, _face(theme, tint, 1.0)) if lit > 0.5 and not out else ink
        if row.w < _NARROW:
            self._narrow(surface, seat, Box(left, row.y, row.right - left - 12, row.h), ink, name_ink)
            return
        money_wide = min(200.0, row.w * 0.4)
        cash = Box(row.right - money_wide - 14, row.y + 2, money_wide, row.h * 0.62)
        self._name(surface, seat, Box(left, row.y, cash.x - left - 4, row.h), ink, name_ink)
        if not out:
            draw_figures(surface, self.ctx, self._cash_words(seat), cash, 27, theme.text)
            deeds = Box(cash.x, row.y + row.h * 0.66, money_wide, min(14.0, row.h * 0.2))
            draw_deed_row(surface, self.ctx, self.session.position, shown, seat, deeds)

    def _cash_words(self, seat: int) -> str:
        return money(self.session.edition, round(self._cash[seat].value))

    def _narrow(self, surface: pygame.Surface, seat: int, room: Box, ink: Colour, name_ink: Colour) -> None:
        """Name above, cash and worth below: where two rows lie side by side."""
        p, shown = self.session.position, self.session.shown
        upper = Box(room.x, room.y + room.h * 0.08, room.w, room.h * 0.42)
        lower = Box(room.x, room.y + room.h * 0.5, room.w, room.h * 0.42)
        signs = ["svg/glyph_robot.svg"] if p.seat(seat).cpu else []
        name = Box(upper.x, upper.y, upper.w - self._marks(surface, seat, upper, signs), upper.h)
        self.ctx.text.draw(surface, p.seat(seat).name, name, 18, name_ink, face="display")
        if shown.bankrupt[seat]:
            self.ctx.text.draw(surface, tr("bankrupt"), lower, 15, ink)
            return
        cash = self._cash_words(seat)
        draw_figures(surface, self.ctx, cash, lower, 22, self.ctx.theme.text, right=False)
        free = lower.w - self.ctx.text.width(cash, 22, "display") - 14
        if free >= _LEAST_CHIPS:
            wide = min(free, _MOST_CHIPS)
            deeds = Box(lower.right - wide, lower.y + lower.h * 0.12, wide, lower.h * 0.72)
            draw_deed_row(surface, self.ctx, p, shown, seat, deeds, lines=2)

    def _ground(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: int, tint: Colour, lit: float, out: bool
    ) -> None:
        """The row's card; over it, by as much as it is lit, that of a seat on the move."""
        solid = _FADED if out else 255
        if lit < 1:
            surface.blit(self._card(rect.size, radius, tint, False, solid), rect)
        if lit:
            bright = self._card(rect.size, radius, tint, True, solid)
            bright.set_alpha(round(solid * lit))
            surface.blit(bright, rect)
            bright.set_alpha(solid)

    def _card(self, size: tuple[int, int], radius: int, tint: Colour, lit: bool, solid: int) -> pygame.Surface:
        """A card with its spine in the seat's colour, so opaque, made once for each look."""
        theme, shapes = self.ctx.theme, self.ctx.shapes
        key = ("seat", size, tint, lit, solid, theme.panel)

        def make() -> pygame.Surface:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            whole = picture.get_rect()
            shapes.card(picture, whole, mix(tint, theme.ink, 0.25), radius, lit=0.1)
            spine = max(4, self.ctx.view.px(7))
            inner = pygame.Rect(spine, 0, whole.w - spine, whole.h)
            shapes.card(picture, inner, _face(theme, tint, float(lit)), radius, lit=0.08)
            picture.set_alpha(solid)
            return picture

        return shapes.cache.get(key, make)

    def _frame(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, tint: Colour, lit: float) -> None:
        """The seat on the move is framed, breathing."""
        wide = max(2, self.ctx.view.px(3))
        glow = 0.25 + 0.5 * round(pulse(self.seconds, 1.4) * 6) / 6
        self.ctx.shapes.ring(surface, rect.inflate(wide, wide), mix(tint, (255, 255, 255), glow * lit), radius, wide)

    def _name(self, surface: pygame.Surface, seat: int, room: Box, ink: Colour, tint: Colour) -> None:
        """Name, level and worth; keys and jail beside them."""
        p, shown, theme = self.session.position, self.session.shown, self.ctx.theme
        upper = Box(room.x, room.y + room.h * 0.1, room.w, room.h * 0.46)
        lower = Box(room.x, room.y + room.h * 0.54, room.w, room.h * 0.36)
        marks = self._marks(surface, seat, upper, [])
        level = player_words(p, seat)
        name_room = Box(upper.x, upper.y, max(20.0, upper.w - marks), upper.h)
        self.ctx.text.draw(surface, p.seat(seat).name, name_room, 21, tint, face="display")
        if shown.bankrupt[seat]:
            self.ctx.text.draw(surface, tr("bankrupt"), lower, 15, ink)
            return
        if level:
            self._epithet(surface, seat, name_room)
        worth = tr("worth {amount}", amount=money(p.edition, self._worth[seat], short=True))
        words = f"{level} · {worth}" if level else worth
        self.ctx.text.draw(surface, words, lower, 15, theme.dim)

    def _epithet(self, surface: pygame.Surface, seat: int, room: Box) -> None:
        """What sort of player a CPU is, behind its name if there is room."""
        words = epithet_of(self.session.setup, seat)
        begins = self.ctx.text.width(self.session.position.seat(seat).name, 21, "display") + 10
        rest = Box(room.x + begins, room.y + 3, room.w - begins, room.h - 3)
        if words and self.ctx.text.width(words, 14) <= rest.w:
            self.ctx.text.draw(surface, words, rest, 14, self.ctx.theme.dim)

    def _marks(self, surface: pygame.Surface, seat: int, upper: Box, more: list[str]) -> float:
        """Small signs at the right of the name: a padlock for jail, a key for each held. Gives the room they take."""
        shown = self.session.shown
        side, x = min(24.0, upper.h), upper.right
        signs = ["svg/padlock.svg"] * shown.jailed[seat] + ["svg/key.svg"] * min(3, shown.keys[seat])
        for name in [*more, *signs]:
            x -= side + 3
            rect = self.ctx.view.rect(Box(x, upper.centery - side / 2, side, side))
            tone = "#c9bfd6" if "glyph" in name else None
            surface.blit(self.ctx.sprites.get(name, rect.size, tone), rect)
        return upper.right - x
