"""One deed among its group: name, what stands on it, what it earns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from game.state import BANK
from scenes import people
from scenes.board.names import short_name
from scenes.i18n import tr
from scenes.outlook import rent_of
from scenes.scene import STAY, Next
from scenes.telling import price
from scenes.ui.theme import mix
from scenes.ui.tween import Tween, ease_bounce
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context


_EDGE = 4.0
"""Room round a row for the frame of the chosen one."""


class Drops:
    """Buildings that are falling into place, by deed."""

    def __init__(self) -> None:
        self._tweens: dict[int, Tween] = {}

    def start(self, deed: int) -> None:
        """A building drops onto that lot."""
        self._tweens[deed] = Tween(-26.0, 0.0, 0.45, ease_bounce)

    def advance(self, dt: float) -> None:
        """Let them fall."""
        self._tweens = {deed: tween for deed, tween in self._tweens.items() if tween.advance(dt)}

    def offset(self, deed: int) -> float:
        """How far above its place the newest building of a lot is, in units (negative)."""
        return self._tweens[deed].value if deed in self._tweens else 0.0


class DeedRow(Widget):
    """A deed of the group; one of the seat's own can be chosen, the others show whose they are."""

    def __init__(
        self, box: Box, p: Position, seat: int, deed: int, chosen: bool, drops: Drops, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"deed_{deed}", box)
        self.p, self.seat, self.deed, self.chosen, self.drops = p, seat, deed, chosen, drops
        self._on_press = on_press
        self.focusable = p.state.owner[deed] == seat

    def press(self, ctx: Context) -> Next:
        """On to what can be done with it."""
        self._on_press()
        return STAY

    def ring(self, ctx: Context) -> tuple[Box, float]:
        """Round the row."""
        return self.box, 8.0

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Paper for one's own, a dim slot for the others'; painted once, but for a building that is falling."""
        if self.drops.offset(self.deed):
            self._paint(surface, ctx, self.box)
            return
        rect = ctx.view.rect(self.box.inflate(2 * _EDGE, 2 * _EDGE))
        surface.blit(ctx.shapes.cache.get(self._state(ctx, rect.size), lambda: self._picture(ctx, rect.size)), rect)

    def _state(self, ctx: Context, size: tuple[int, int]) -> tuple[object, ...]:
        """Everything that the look of the row depends on."""
        state, deed = self.p.state, self.deed
        looks = (state.owner[deed], state.mortgaged[deed], state.level[deed], rent_of(self.p, deed))
        return ("row", self.p.edition.id, deed, size, self.chosen, self.focusable, looks, ctx.revision)

    def _picture(self, ctx: Context, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        self._paint(picture, ctx, Box(_EDGE, _EDGE, self.box.w, self.box.h))
        return picture

    def _paint(self, surface: pygame.Surface, ctx: Context, box: Box) -> None:
        if self.focusable:
            self._draw_own(surface, ctx, box)
        else:
            self._draw_other(surface, ctx, box)

    def _draw_own(self, surface: pygame.Surface, ctx: Context, box: Box) -> None:
        theme, p, deed = ctx.theme, self.p, self.deed
        mortgaged = p.state.mortgaged[deed]
        paper = mix(theme.paper, theme.dim, 0.55) if mortgaged else theme.paper
        rect = ctx.view.rect(box)
        if self.chosen:
            ctx.shapes.card(surface, rect.inflate(ctx.view.px(6), ctx.view.px(6)), theme.lamp, ctx.view.px(10), lit=0)
        ctx.shapes.card(surface, rect, paper, ctx.view.px(8), lit=0)
        room = self._draw_buildings(surface, ctx, Box(box.x + 8, box.y, box.w - 16, box.h))
        upper = Box(box.x + 8, box.y + 2, room.right - box.x - 8, box.h * 0.5)
        name = short_name(p.board.squares[deed].name)
        ctx.text.draw(surface, name, upper, 15, theme.ink, face="bold", lines=1)
        lower = Box(room.x, upper.bottom - 2, room.w, box.bottom - upper.bottom - 1)
        words = tr("mortgaged") if mortgaged else price(p, rent_of(p, deed))
        ink = theme.alarm if mortgaged else mix(theme.ink, theme.rose, 0.4)
        ctx.text.draw(surface, words, lower, 14, mix(ink, theme.ink, 0.2), face="bold", align="right")

    def _draw_buildings(self, surface: pygame.Surface, ctx: Context, room: Box) -> Box:
        """Houses below the name, or a tower beside it; gives the room that is left for words."""
        p, level = self.p, self.p.state.level[self.deed]
        if not level:
            return room
        names = buildings(p, level)
        tower = p.edition.buildings_shown == "storeys"
        low = room.h * 0.5
        side = min(room.h, 60.0) if tower else min(low + 4, 30.0, room.w * 0.62 / (0.86 * len(names) + 0.14))
        x, y = (room.right - side * 0.8, room.bottom - side) if tower else (room.x, room.bottom - side - 1)
        fall = self.drops.offset(self.deed)
        for index, name in enumerate(names):
            drop = fall if index == len(names) - 1 else 0.0
            rect = ctx.view.rect(Box(x + index * side * 0.86, y + drop, side, side))
            surface.blit(ctx.sprites.get(name, rect.size), rect)
        if tower:
            return Box(room.x, room.y, room.w - side * 0.75, room.h)
        wide = side * (0.86 * len(names) + 0.14)
        return Box(room.x + wide, room.y, room.w - wide, room.h)

    def _draw_other(self, surface: pygame.Surface, ctx: Context, box: Box) -> None:
        theme, p = ctx.theme, self.p
        ctx.shapes.card(surface, ctx.view.rect(box), theme.ink, ctx.view.px(8), opacity=0.35, lit=0)
        owner = p.state.owner[self.deed]
        room = Box(box.x + 8, box.y + 2, box.w - 16, box.h - 4)
        if owner != BANK:
            side = min(26.0, box.h - 8)
            people.draw_badge(
                surface, ctx, p, owner, Box(room.right - side, box.centery - side / 2, side, side), shadow=False
            )
            room.w -= side + 4
        name = short_name(p.board.squares[self.deed].name)
        ctx.text.draw(surface, name, room, 14, mix(theme.dim, theme.panel, 0.2), lines=2)


def buildings(p: Position, level: int) -> list[str]:
    """The pictures of what stands on a lot, left to right: houses, a hotel, or one tower by storeys."""
    if p.edition.buildings_shown == "storeys":
        return [f"svg/tower_{5 if level == p.hotel else level}.svg"]
    return ["svg/hotel.svg"] if level == p.hotel else ["svg/house.svg"] * level
