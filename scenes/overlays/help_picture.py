"""A strip of the edition's evening below a topic of the rules, with the things in it that the topic is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.edition import Edition
from game.setup import COLOURS
from scenes.board.icons import corner_of, group_colours, icon_of
from scenes.stage import sky_of
from scenes.svg import render_svg
from scenes.ui.shapes import hexed
from scenes.ui.view import Box
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.context import Context

THINGS: dict[str, tuple[str, ...]] = {
    "aim": ("token_lighthouse", "card_deed", "house", "coins", "trophy"),
    "roll": ("dice/rest_6_a", "dice/rest_4_b", "token_fox"),
    "buy": ("token_tram", "card_deed", "coins"),
    "auction": ("paddle", "gavel", "paddle"),
    "rent": ("hotel", "note_4", "token_teapot"),
    "build": ("house", "house", "house", "house", "hotel"),
    "transfer": ("card_deed", "mortgage_stamp", "bundle"),
    "trade": ("token_boat", "card_deed", "coins", "card_deed", "token_whale"),
    "jail": ("padlock", "key", "padlock_open"),
    "debt": ("token_acorn", "coin", "mortgage_stamp"),
    "over": ("hourglass", "trophy", "crown"),
    "house": ("clock", "icon_free_bench", "pot"),
}
"""What stands in the picture of each topic, from left to right: files of assets/svg."""

_LEAST, _MOST = 84.0, 170.0
"""A lower strip than this is left out; a higher one is not drawn, in units."""


def things_of(edition: Edition, topic: str) -> tuple[str, ...]:
    """What stands in the picture of a topic: its own things, or those of its square."""
    if topic == "build" and edition.buildings_shown == "storeys":
        return tuple(f"tower_{storeys}" for storeys in range(1, 6))
    if topic == "task":
        return ("dice/rest_2_a", "dice/rest_5_b", "dice/rest_3_c") if edition.task_source == "dice" else (
            "back_chance", "back_chest",
        )  # fmt: skip
    if not topic.startswith("square_"):
        return THINGS.get(topic, ())
    square = edition.board.squares[int(topic.removeprefix("square_"))]
    picture = corner_of(edition, square) or icon_of(edition, square)
    if picture:
        return (picture.removeprefix("svg/").removesuffix(".svg"),)
    buildings = ("tower_2", "tower_5") if edition.buildings_shown == "storeys" else ("house", "hotel")
    return f"group_{square.group}", *buildings


def tone_of(ctx: Context, name: str, index: int) -> str:
    """In which colour a thing stands there that comes in several: deeds in those of groups, the rest of seats."""
    if name == "card_deed":
        return hexed(group_colours(("dark_blue", "orange", "green", "red")[index % 4])[0])
    return hexed(ctx.theme.seat(COLOURS[index % len(COLOURS)]).colour)


class Vignette(Widget):
    """The strip, at the foot of `room` and never higher than is handsome. It is painted once."""

    focusable = False

    def __init__(self, room: Box, edition: Edition, topic: str) -> None:
        tall = min(_MOST, room.h)
        super().__init__("", Box(room.x, room.bottom - tall, room.w, tall))
        self.edition, self.topic = edition, topic

    @classmethod
    def fits(cls, room: Box) -> bool:
        """Is there room for one?"""
        return room.h >= _LEAST

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Show it."""
        rect = ctx.view.rect(self.box)
        key = ("vignette", self.edition.id, self.topic, rect.size)
        surface.blit(ctx.shapes.cache.get(key, lambda: self._paint(ctx, rect.size)), rect)

    def _paint(self, ctx: Context, size: tuple[int, int]) -> pygame.Surface:
        picture = render_svg(self._evening(ctx, size), size)
        things = [name for name in things_of(self.edition, self.topic) if ctx.sprites.has(f"svg/{name}.svg")]
        side = round(min(size[1] * 0.66, size[0] * 0.94 / (1.12 * max(1, len(things)))))
        step = round(side * 1.12)
        x, foot = size[0] // 2 - step * len(things) // 2 + (step - side) // 2, round(size[1] * 0.86)
        for index, name in enumerate(things):
            shadow = ctx.sprites.get("svg/shadow_ground.svg", (side, max(1, side // 4)))
            picture.blit(shadow, (x, foot - side // 8))
            thing = ctx.sprites.get(f"svg/{name}.svg", (side, side), tone_of(ctx, name, index))
            picture.blit(thing, (x, foot - side))
            x += step
        return picture

    def _evening(self, ctx: Context, size: tuple[int, int]) -> str:
        """Sky, a low sun and a floor, in the edition's tones, with round corners."""
        w, h = size
        top, middle, low, light = (hexed(tone) for tone in sky_of(ctx, self.edition)[:4])
        radius = ctx.view.px(16)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><defs>'
            f'<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
            f'<stop offset="0%" stop-color="{top}"/><stop offset="60%" stop-color="{middle}"/>'
            f'<stop offset="100%" stop-color="{low}"/></linearGradient>'
            f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.8}" r="{h * 1.1}">'
            f'<stop offset="0%" stop-color="{light}" stop-opacity="0.55"/>'
            f'<stop offset="100%" stop-color="{light}" stop-opacity="0"/></radialGradient></defs>'
            f'<rect width="{w}" height="{h}" rx="{radius}" fill="url(#s)"/>'
            f'<rect width="{w}" height="{h}" rx="{radius}" fill="url(#l)"/>'
            f'<path d="M0 {h * 0.8}H{w}V{h - radius}A{radius} {radius} 0 0 1 {w - radius} {h}H{radius}'
            f'A{radius} {radius} 0 0 1 0 {h - radius}Z" fill="{top}" fill-opacity="0.55"/></svg>'
        )
