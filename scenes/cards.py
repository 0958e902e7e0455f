"""Deeds as paper: the whole card with its rents, a small card to push across a table, and a strip for long hands.

    DeedCard(ctx).draw(surface, position, deed, box)              the card, every rent, the one in force marked
    draw_tile(surface, ctx, position, deed, box, note="...")      a small card or, in a low box, a strip

Each is drawn once for a size and a state of the deed and kept; blitting it again costs next to nothing. Boxes are in
units; the shadow falls outside the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

import assets
from game import money as sums
from game.position import Position
from game.state import BANK
from scenes.ahead import Newest
from scenes.board.icons import icon_of
from scenes.board.names import SOFT, short_name, soft_name
from scenes.i18n import language, tr
from scenes.telling import group_name, price
from scenes.ui.shapes import hexed
from scenes.ui.theme import Colour, colour, luminance, mix
from scenes.ui.view import Box

if TYPE_CHECKING:
    from scenes.context import Context

STRIP = 46.0
"""Tiles lower than this are strips: one line beside a spot of the group's colour."""


_LINES = 7 + 3 * 0.86 + 0.5
"""Lines of a street's card, in lines of its rents; they decide the height of a line on every card."""


class Line(NamedTuple):
    """A line of the card: what for, how much, and whether it is in force now."""

    words: str
    sum: str
    now: bool = False


@cache
def group_colours(group: str) -> tuple[Colour, Colour]:
    """The group's colour and what is legible on it."""
    entry = assets.theme()["groups"].get(group, {"colour": "#5b4f94", "text": "#fff3df"})
    return colour(entry["colour"]), colour(entry["text"])


class DeedCard:
    """A place for the whole card of a deed: another's, or the same in another state, comes once it is rendered."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._newest = Newest(ctx.patience)

    def draw(self, surface: pygame.Surface, p: Position, deed: int, box: Box) -> None:
        """Fitted into `box`; about 250 x 340 units suit it, 150 x 200 is the least."""
        rect = self.ctx.view.rect(box)
        draw_shadow(surface, self.ctx, rect)
        surface.blit(self._newest.of(deed, lambda: deed_picture(self.ctx, p, deed, box), rect.size), rect)


def draw_shadow(surface: pygame.Surface, ctx: Context, rect: pygame.Rect) -> None:
    """The shadow of a whole card."""
    ctx.shapes.shadow(surface, rect.move(0, ctx.view.px(6)), ctx.view.px(16), ctx.view.px(9))


def deed_picture(ctx: Context, p: Position, deed: int, box: Box) -> pygame.Surface:
    """The whole card of a deed, without a shadow."""
    key = ("deed", *_state(ctx, p, deed), ctx.view.rect(box).size)
    return ctx.shapes.cache.get(key, lambda: _paint_deed(ctx, p, deed, box))


def draw_tile(
    surface: pygame.Surface,
    ctx: Context,
    p: Position,
    deed: int,
    box: Box,
    *,
    note: str = "",
    faded: bool = False,
    shadow: bool = True,
) -> None:
    """A small card with name and `note` (its price when empty); a strip when the box is low; `faded` when it
    cannot be used."""
    rect = ctx.view.rect(box)
    if shadow:
        ctx.shapes.shadow(surface, rect.move(0, ctx.view.px(3)), ctx.view.px(9), ctx.view.px(4), 0.4)
    key = ("tile", *_state(ctx, p, deed), rect.size, note, faded)
    surface.blit(ctx.shapes.cache.get(key, lambda: _paint_tile(ctx, p, deed, box, note, faded)), rect)


def _state(ctx: Context, p: Position, deed: int) -> tuple[object, ...]:
    """Everything that the look of a card depends on."""
    state = p.state
    owner = state.owner[deed]
    whole = owner != BANK and p.owns_group(owner, deed)
    held = sums.owned_in_group(p, deed) if owner != BANK else 0
    seat = state.seats[owner].colour if owner != BANK else ""
    return (
        p.edition.id, deed, state.level[deed], state.mortgaged[deed], seat, whole, held,
        ctx.revision, ctx.text.step, language(),
    )  # fmt: skip


def rent_lines(p: Position, deed: int) -> list[Line]:
    """The card's lines: rents by buildings, stations or lakes owned; marked is what the owner collects now (R1-R4)."""
    square = p.board.squares[deed]
    if square.kind == "street":
        return _street_lines(p, deed)
    owner = p.state.owner[deed]
    count = sums.owned_in_group(p, deed) if owner != BANK and not p.state.mortgaged[deed] else 0
    name = group_name(p, square.group or "")
    return [
        Line(tr("{n} of {all} {group}", n=n, all=len(square.rents), group=name), _rent(p, deed, amount), n == count)
        for n, amount in enumerate(square.rents, start=1)
    ]


def _rent(p: Position, deed: int, amount: int) -> str:
    text = price(p, amount)
    return tr("{sum} a pip", sum=text) if p.board.squares[deed].kind == "utility" else text


def _street_lines(p: Position, deed: int) -> list[Line]:
    square, level = p.board.squares[deed], p.state.level[deed]
    owner = p.state.owner[deed]
    held = owner != BANK and not p.state.mortgaged[deed]
    whole = held and p.owns_group(owner, deed)
    words = [tr("Rent"), tr("Whole group")]
    words += [tr("1 house")] + [tr("{n} houses", n=n) for n in range(2, p.houses_for_hotel + 1)] + [tr("Hotel")]
    sums_ = [square.rents[0], 2 * square.rents[0], *square.rents[1 : p.houses_for_hotel + 1], square.rents[5]]
    now = (level + 1 if level else int(whole)) if held else -1
    lines = zip(words, sums_, strict=True)
    return [Line(text, price(p, amount), i == now) for i, (text, amount) in enumerate(lines)]


def footing(p: Position, deed: int) -> list[Line]:
    """What stands below the rents: price of a building, list price, mortgage."""
    square = p.board.squares[deed]
    lines = [Line(tr("A building costs"), price(p, square.house_cost))] if square.house_cost else []
    lines.append(Line(tr("List price"), price(p, square.price)))
    lines.append(Line(tr("Mortgage value"), price(p, square.mortgage)))
    return lines


def _blank(ctx: Context, box: Box) -> tuple[pygame.Surface, Box]:
    """An empty picture for a box, and that box moved to its corner."""
    rect = ctx.view.rect(box)
    return pygame.Surface(rect.size, pygame.SRCALPHA), Box(0, 0, box.w, box.h)


def _paper(
    picture: pygame.Surface, ctx: Context, p: Position, deed: int, room: Box, band: float, radius: float
) -> None:
    """Paper with the group's band on top, one hand with the board's squares."""
    theme = ctx.theme
    fill, _ = group_colours(p.board.squares[deed].group or "")
    rect = ctx.view.rect(room)
    ctx.shapes.card(picture, rect, theme.paper, ctx.view.px(radius), lit=0.0)
    head = pygame.Rect(0, 0, rect.w, ctx.view.px(band))
    clip = picture.get_clip()
    picture.set_clip(head)
    ctx.shapes.card(picture, rect, fill, ctx.view.px(radius), lit=0.18)
    if ctx.settings.patterns:
        _pattern(picture, ctx, p.board.squares[deed].group or "", rect)
    picture.set_clip(clip)
    line = max(1, ctx.view.px(2))
    picture.fill(mix(fill, theme.ink, 0.35), pygame.Rect(0, head.bottom - line, rect.w, line))


def _pattern(picture: pygame.Surface, ctx: Context, group: str, rect: pygame.Rect) -> None:
    """The group's pattern, faint, within the band that is being drawn and the paper's own round corners."""
    name = f"svg/pattern_{group}.svg"
    if not ctx.sprites.has(name):
        return
    side = max(8, ctx.view.px(22))
    tile = ctx.sprites.get(name, (side, side))
    layer = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for x in range(0, rect.w, side):
        for y in range(0, rect.h, side):
            layer.blit(tile, (x, y))
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    layer.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    fill, ink = group_colours(group)
    tone = (255, 255, 255) if luminance(ink) < luminance(fill) else (16, 8, 30)  # away from what is written on it
    layer.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    layer.fill((*tone, 0), special_flags=pygame.BLEND_RGBA_ADD)
    picture.blit(layer, (0, 0))


def _paint_deed(ctx: Context, p: Position, deed: int, box: Box) -> pygame.Surface:
    picture, room = _blank(ctx, box)
    square = p.board.squares[deed]
    band = max(40.0, box.h * 0.2)
    _paper(picture, ctx, p, deed, room, band, min(16.0, box.w / 12))
    _, ink = group_colours(square.group or "")
    pad = box.w * 0.06
    badge = min(band * 0.62, box.w * 0.16)
    _badge(picture, ctx, square.group or "", Box(pad, (band - badge) / 2, badge, badge))
    title = Box(pad * 1.4 + badge, 3, box.w - 2.8 * pad - 2 * badge, band - 8)
    size = min(24.0, box.h / 14)
    ctx.text.draw(picture, soft_name(square.name), title, size, ink, face="display", align="center", lines=2)
    body = Box(pad, band + box.h * 0.025, box.w - 2 * pad, box.h * 0.955 - band)
    _paint_emblem(picture, ctx, p, deed, body)
    if p.state.mortgaged[deed]:
        _paint_stamp(picture, ctx, room, band)
    _paint_lines(picture, ctx, body, rent_lines(p, deed), footing(p, deed), 0.0 if p.state.mortgaged[deed] else 0.25)
    _paint_status(picture, ctx, p, deed, room, band)
    return picture


def _paint_emblem(picture: pygame.Surface, ctx: Context, p: Position, deed: int, body: Box) -> None:
    """Stations and utilities have fewer rents: their picture fills the room."""
    name = icon_of(p.edition, p.board.squares[deed])
    if name is None or not ctx.sprites.has(name):
        return
    rents = len(p.board.squares[deed].rents)
    tall = min(30.0, body.h / _LINES)
    room = Box(body.x, body.y + tall * (rents + 0.15), body.w, body.h - tall * (rents + 2.5))
    side = min(room.h, room.w)
    rect = ctx.view.rect(Box(room.centerx - side / 2, room.centery - side / 2, side, side))
    picture.blit(ctx.sprites.get(name, rect.size), rect)


def _badge(picture: pygame.Surface, ctx: Context, group: str, box: Box) -> None:
    name = f"svg/group_{group}.svg"
    if ctx.sprites.has(name):
        rect = ctx.view.rect(box)
        picture.blit(ctx.sprites.get(name, rect.size), rect)


def _paint_lines(
    picture: pygame.Surface, ctx: Context, body: Box, upper: Sequence[Line], lower: Sequence[Line], pale: float
) -> None:
    """Rents, a rule, and the prices below it, so much paler; all of one height, which the longest card decides."""
    theme = ctx.theme
    tall = min(30.0, body.h / _LINES)
    size = min(18.0, tall * 0.74)
    y = body.y
    for line in upper:
        row = Box(body.x, y, body.w, tall)
        if line.now:
            ctx.shapes.pill(picture, ctx.view.rect(Box(row.x - 4, row.y + 1, row.w + 8, row.h - 2)), theme.lamp)
        _paint_line(picture, ctx, row, line, size, theme.ink)
        y += tall
    y = body.bottom - len(lower) * tall * 0.86
    rule = ctx.view.rect(Box(body.x, y - tall * 0.22, body.w, 1.5))
    picture.fill(theme.shade, rule)
    ink = mix(theme.ink, theme.paper, pale)
    for line in lower:
        _paint_line(picture, ctx, Box(body.x, y, body.w, tall * 0.86), line, size * 0.86, ink)
        y += tall * 0.86


def _paint_line(picture: pygame.Surface, ctx: Context, row: Box, line: Line, size: float, ink: Colour) -> None:
    covered = ctx.text.width(line.sum, size, "bold")
    right = Box(row.right - min(covered + 4, row.w * 0.6) - 6, row.y, min(covered + 4, row.w * 0.6), row.h)
    left = Box(row.x + 6, row.y, right.x - row.x - 12, row.h)
    ctx.text.draw(picture, line.words, left, size, ink, face="bold" if line.now else "body")
    ctx.text.draw(picture, line.sum, right, size, ink, face="bold", align="right")


def _paint_status(picture: pygame.Surface, ctx: Context, p: Position, deed: int, room: Box, band: float) -> None:
    """The owner's tab over the band's corner."""
    state = p.state
    owner = state.owner[deed]
    if owner != BANK:
        look = ctx.theme.seat(state.seats[owner].colour)
        side = band * 0.66
        rect = ctx.view.rect(Box(room.right - side * 0.98, -side * 0.06, side, side))
        picture.blit(ctx.sprites.get(f"svg/tab_{look.shape}.svg", rect.size, hexed(look.colour)), rect)


def _paint_stamp(picture: pygame.Surface, ctx: Context, room: Box, band: float) -> None:
    """The stamp of a mortgage, pale enough to be written over."""
    side = room.w * 0.72
    rect = ctx.view.rect(Box(room.centerx - side / 2, band + (room.h - band - side) / 2, side, side))
    stamp = ctx.sprites.get("svg/mortgage_stamp.svg", rect.size, angle=-12).copy()
    stamp.set_alpha(110)
    picture.blit(stamp, stamp.get_rect(center=rect.center))


def _paint_tile(ctx: Context, p: Position, deed: int, box: Box, note: str, faded: bool) -> pygame.Surface:
    picture, room = _blank(ctx, box)
    note = note or _usual_note(p, deed)
    if box.h < STRIP:
        _paint_strip(picture, ctx, p, deed, room, note)
    else:
        _paint_small(picture, ctx, p, deed, room, note)
    if faded:
        picture.fill((176, 166, 196, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _usual_note(p: Position, deed: int) -> str:
    square = p.board.squares[deed]
    return tr("mortgaged") if p.state.mortgaged[deed] else price(p, square.price)


def _paint_small(picture: pygame.Surface, ctx: Context, p: Position, deed: int, room: Box, note: str) -> None:
    """A small card: band with the group's sign, the name, the note."""
    square, theme = p.board.squares[deed], ctx.theme
    band = room.h * 0.25
    _paper(picture, ctx, p, deed, room, band, min(9.0, room.w / 9))
    if room.h > 70:
        side = band * 0.86
        _badge(picture, ctx, square.group or "", Box(room.centerx - side / 2, (band - side) / 2, side, side))
    name = Box(4, band + 2, room.w - 8, room.h * 0.45)
    size = min(21.0, max(15.0, room.h * 0.105))
    ctx.text.draw(picture, short_name(square.name), name, size, theme.ink, face="bold", align="center", lines=2)
    ink = theme.alarm if p.state.mortgaged[deed] else mix(theme.ink, theme.rose, 0.55)
    foot = Box(3, room.h * 0.71, room.w - 6, room.h * 0.27)
    ctx.text.draw(picture, note, foot, size, mix(ink, theme.ink, 0.25), face="display", align="center", lines=1)


def _paint_strip(picture: pygame.Surface, ctx: Context, p: Position, deed: int, room: Box, note: str) -> None:
    """A strip: the group's colour as a spine, then name and note in one line."""
    square, theme = p.board.squares[deed], ctx.theme
    fill, _ = group_colours(square.group or "")
    rect = ctx.view.rect(room)
    ctx.shapes.card(picture, rect, theme.paper, ctx.view.px(7), lit=0)
    spine = min(room.h, 26.0)
    clip = picture.get_clip()
    picture.set_clip(pygame.Rect(0, 0, ctx.view.px(spine), rect.h))
    ctx.shapes.card(picture, rect, fill, ctx.view.px(7), lit=0)
    picture.set_clip(clip)
    side = spine * 0.8
    _badge(picture, ctx, square.group or "", Box((spine - side) / 2, (room.h - side) / 2, side, side))
    size = min(15.0, room.h * 0.46)
    wide = min(ctx.text.width(note, size, "display") + 4, room.w * 0.42)
    name = Box(spine + 6, 0, room.w - spine - wide - 14, room.h)
    _paint_strip_name(picture, ctx, short_name(square.name), name)
    ink = theme.alarm if p.state.mortgaged[deed] else mix(theme.ink, theme.rose, 0.55)
    place = Box(room.w - wide - 6, 0, wide, room.h)
    ctx.text.draw(picture, note, place, size, mix(ink, theme.ink, 0.25), face="display", align="right")


def _paint_strip_name(picture: pygame.Surface, ctx: Context, name: str, room: Box) -> None:
    """In one line where it can be read so, else in two small ones."""
    single = min(16.0, room.h * 0.5)
    lines = 1 if ctx.text.width(name.replace(SOFT, ""), max(12.0, single * 0.8), "bold") <= room.w else 2
    size = single if lines == 1 else min(15.0, room.h * 0.37)
    ctx.text.draw(picture, name, room.inflate(0, 4), size, ctx.theme.ink, face="bold", lines=lines)
