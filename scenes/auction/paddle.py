"""A bidder's paddle: held up with its bid, resting while it thinks, lowered once it is out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes import people
from scenes.i18n import tr
from scenes.scene import STAY, Next
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour, mix
from scenes.ui.tween import Tween, ease_back, ease_out
from scenes.ui.view import Box
from scenes.ui.widgets import OnPress, Widget, draw_cap

if TYPE_CHECKING:
    from scenes.context import Context

RAISED, RESTING, LOWERED = 1.0, 0.0, -1.4
"""How high a paddle is held, in units of its lift."""

_WIDE, _TALL, _MIDDLE = 1.08, 1.62, 0.53
"""The picture's width and height and the middle of its disc from the top, in diameters of the disc."""


@dataclass(frozen=True)
class Said:
    """What a paddle says: big words, small ones below, and whether its seat leads or is out."""

    big: str
    small: str
    leads: bool = False
    out: bool = False


_CAP, _WORD = 26.0, 15.0
"""The key that leaves, and the size of the word beside it."""
_EDGE = 6.0
"""Room round the foot for the frame of the one that leads."""


class Hands:
    """How high every paddle is held right now; they go on moving whatever is rebuilt around them."""

    def __init__(self) -> None:
        self._lifts: dict[int, Tween] = {}

    def lift(self, seat: int) -> float:
        """1 held up, 0 at rest, below 0 lowered."""
        return self._lifts[seat].value if seat in self._lifts else RESTING

    def aim(self, seat: int, target: float, calm: bool, pop: bool = False) -> None:
        """Let a paddle go to `target`; `pop` makes it spring there, `calm` puts it there at once."""
        tween = self._lifts.get(seat)
        if tween is not None and tween.end == target and not pop:
            return
        start = self.lift(seat) - (0.9 if pop else 0.0)
        self._lifts[seat] = Tween(start, target, 0.32 if pop else 0.25, ease_back if pop else ease_out)
        if calm:
            self._lifts[seat].finish()

    def advance(self, dt: float) -> None:
        """Let them move."""
        for tween in self._lifts.values():
            tween.advance(dt)

    def finish(self) -> None:
        """All where they are going."""
        for tween in self._lifts.values():
            tween.finish()


class Paddle(Widget):
    """One bidder. A person's paddle can be pressed to bid; `caps` are what its keys to bid and to leave are called."""

    def __init__(
        self,
        box: Box,
        p: Position,
        seat: int,
        said: Said,
        hands: Hands,
        on_press: OnPress | None,
        *,
        hot: str = "",
        caps: tuple[str, str] = ("", ""),
        enabled: bool = True,
        why: str = "",
        note: str = "",
    ) -> None:
        super().__init__(f"paddle_{seat}", box, enabled=enabled, why=why, hot=hot or ())
        self.p, self.seat, self.said, self.hands = p, seat, said, hands
        self.caps, self.note = caps, note
        self._on_press = on_press
        self.focusable = on_press is not None

    def press(self, ctx: Context) -> Next:
        """Bid."""
        return (self._on_press() if self._on_press else None) or STAY

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round name and keys, where it stands still."""
        return self._foot.inflate(6, 6), 18.0

    @property
    def _disc(self) -> float:
        """The disc's diameter."""
        return min(190.0, self.box.w - 24, self.box.h - 178)

    @property
    def _foot(self) -> Box:
        """Name, cash and keys below the disc."""
        top = self.box.y + self._disc + 34
        width = min(self.box.w - 14, 186.0)
        return Box(self.box.centerx - width / 2, top, width, self.box.bottom - top)

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Stick and disc, then the foot before the stick."""
        lift = self.hands.lift(self.seat) * 22
        self._draw_disc(surface, ctx, self.box.y + 24 - lift)
        self._draw_foot(surface, ctx)

    def _draw_disc(self, surface: pygame.Surface, ctx: Context, top: float) -> None:
        side = self._disc
        box = Box(self.box.centerx - side / 2, top, side, side)
        whole = Box(box.centerx - side * _WIDE / 2, box.centery - side * _MIDDLE, side * _WIDE, side * _TALL)
        rect = ctx.view.rect(whole)
        rect.size = _size(ctx, whole)
        tone = people.colour_of(ctx, self.p, self.seat)
        out = self.said.out
        key = ("paddle", rect.size, tone, out)
        picture = ctx.shapes.cache.get(key, lambda: _paint_paddle(ctx, rect.size, tone, out))
        foot = ctx.view.rect(self._foot)
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(0, 0, surface.get_width(), foot.top + ctx.view.px(18)))
        if not out:
            disc = ctx.view.rect(box).move(0, ctx.view.px(5))
            disc.size = _size(ctx, box)
            ctx.shapes.shadow(surface, disc, disc.w // 2, ctx.view.px(7), 0.45)
        surface.blit(picture, rect)
        surface.set_clip(clip)
        ink = ctx.theme.ink
        room = Box(box.x + side * 0.2, box.y + side * 0.27, side * 0.6, side * 0.3)
        if not self.said.small:
            room.y = box.centery - room.h / 2
        ctx.text.draw(surface, self.said.big, room, side * 0.23, ink, face="display", align="center")
        below = Box(room.x, room.bottom - 2, room.w, side * 0.18)
        ctx.text.draw(surface, self.said.small, below, max(14.0, side * 0.115), ink, face="bold", align="center")

    def _draw_foot(self, surface: pygame.Surface, ctx: Context) -> None:
        """Painted once for each thing it can say."""
        foot = self._foot
        rect = ctx.view.rect(foot.inflate(2 * _EDGE, 2 * _EDGE))
        seat = self.p.seat(self.seat)
        key = (
            "foot", seat.name, seat.colour, seat.token, rect.size, self.said.leads, self.said.out, self.note,
            self.focusable, self.enabled, self.sunk, self.caps, ctx.revision,
        )  # fmt: skip

        def paint() -> pygame.Surface:
            picture = pygame.Surface(rect.size, pygame.SRCALPHA)
            self._paint_foot(picture, ctx, Box(_EDGE, _EDGE, foot.w, foot.h))
            return picture

        surface.blit(ctx.shapes.cache.get(key, paint), rect)

    def _paint_foot(self, surface: pygame.Surface, ctx: Context, foot: Box) -> None:
        theme = ctx.theme
        seat = self.p.seat(self.seat)
        tone = people.colour_of(ctx, self.p, self.seat)
        opacity = 0.85 if self.said.out else 1.0
        pill = Box(foot.x, foot.y, foot.w, 36)
        edge = mix(tone, theme.ink, 0.25) if self.said.leads else theme.panel_deep
        ctx.shapes.card(surface, ctx.view.rect(pill.inflate(6, 6)), edge, ctx.view.px(21), lit=0, opacity=opacity)
        ctx.shapes.pill(surface, ctx.view.rect(pill), theme.deep)
        badge = Box(pill.x + 2, pill.y - 2, 40, 40)
        people.draw_badge(surface, ctx, self.p, self.seat, badge, shadow=False)
        name = Box(badge.right + 3, pill.y, pill.right - badge.right - 14, pill.h)
        ctx.text.draw(surface, seat.name, name, 19, tone, face="display", align="center", lines=2, opacity=opacity)
        note = Box(foot.x, pill.bottom + 4, foot.w, 19)
        ctx.text.draw(surface, self.note, note, 14, theme.text, align="center", opacity=opacity)
        self._draw_keys(surface, ctx, Box(foot.x, note.bottom + 3, foot.w, foot.bottom - note.bottom - 3))

    def _draw_keys(self, surface: pygame.Surface, ctx: Context, room: Box) -> None:
        """The bid key big, and small beside it the key that leaves."""
        theme = ctx.theme
        if self._on_press is None or self.said.out:
            return
        tall = min(46.0, room.h)
        written, small = self.caps
        word = tr("Leave")
        beside = _CAP + 6 + min(ctx.text.width(word, _WORD, "bold") + 2, room.w - 68 - 12 - _CAP - 6) if small else 0.0
        big = Box(room.centerx - (68 + (beside + 12 if small else 0)) / 2, room.y, 68, tall)
        face = theme.paper if self.enabled else mix(theme.paper, theme.plum, 0.45)
        sunk = ctx.view.px(3) if self.sunk and self.enabled else 0
        edge = mix(face, theme.ink, 0.5)
        ctx.shapes.slab(surface, ctx.view.rect(big), face, edge, ctx.view.px(12), ctx.view.px(5), sunk)
        label = Box(big.x + 4, big.y + sunk / ctx.view.scale, big.w - 8, big.h - 5)
        ctx.text.draw(surface, written, label, 28, theme.ink, face="display", align="center")
        if small:
            cap = Box(big.right + 12, room.y + tall - 5 - _CAP, _CAP, _CAP)
            draw_cap(surface, ctx, cap, small, theme.panel_lit, theme.text)
            place = Box(cap.right + 6, cap.y - 1, beside - _CAP - 6, _CAP)
            ctx.text.draw(surface, word, place, _WORD, theme.text, face="bold")


def _size(ctx: Context, box: Box) -> tuple[int, int]:
    """The size of a box in pixels, the same wherever it is held: else it would be rendered anew on its way."""
    return ctx.view.rect(Box(0, 0, box.w, box.h)).size


def _paint_paddle(ctx: Context, size: tuple[int, int], tone: Colour, out: bool) -> pygame.Surface:
    """The paddle in its seat's colour; one that is out lies in the dark."""
    picture = ctx.sprites.get("svg/paddle.svg", size, hexed(tone))
    if not out:
        return picture
    dark = picture.copy()
    dark.fill((*mix(ctx.theme.plum, (255, 255, 255), 0.6), 245), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
