"""Hands, table and names of a trade, laid out and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import money
from scenes import faces, people
from scenes.auction.bids import steps
from scenes.i18n import ntr, quoted, tr
from scenes.outlook import rent_of
from scenes.telling import price, told
from scenes.trade.card import DeedCard
from scenes.trade.draft import most_cash, most_debt, why_stays
from scenes.trade.effects import Effect
from scenes.trade.places import Half, Places, half, hand_boxes, table_boxes
from scenes.trade.purse import Keys as KeyChip
from scenes.trade.purse import Sum
from scenes.ui.layout import columns
from scenes.ui.text import Align, Face
from scenes.ui.theme import Colour, mix
from scenes.ui.tween import ease_back
from scenes.ui.view import Box
from scenes.ui.widgets import Scroll, Widget

if TYPE_CHECKING:
    from scenes.context import Context
    from scenes.trade.scene import Trade


def table_widgets(scene: Trade, spots: Places) -> list[Widget]:
    """Everything between the names and the words: the left hand first, then the table, then the right hand."""
    draft = scene.draft
    left, right = draft.by, draft.to
    made: list[Widget] = [*_partners(scene, spots.partners)]
    made += _hand(scene, left, spots.hands[0])
    for seat, box in zip((left, right), spots.halves, strict=True):
        made += _half(scene, seat, _parts(scene, box))
    return made + _hand(scene, right, spots.hands[1])


def _parts(scene: Trade, box: Box) -> Half:
    return half(box, debt=_debt(scene) > 0)


def _debt(scene: Trade) -> int:
    """How much of a debt may be part of the deal."""
    if scene.mode in ("making", "done"):
        return most_debt(scene.session.position, scene.draft)
    return scene.draft.take.debt or scene.draft.give.debt


def _partners(scene: Trade, box: Box) -> list[Widget]:
    """With whom to deal, while that is open."""
    p, draft = scene.session.position, scene.draft
    others = p.others(draft.by)
    if scene.mode != "making" or scene.countering or len(others) < 2:
        return []
    wide = len(others) * 48.0
    boxes = columns(Box(box.centerx - wide / 2, box.y, wide, 42), [1.0] * len(others), 6)
    at = others.index(draft.to)
    after, before = others[(at + 1) % len(others)], others[at - 1]
    hots = {seat: [name for name, to in (("next", after), ("previous", before)) if to == seat] for seat in others}
    return [
        faces.Face(b, p, seat, seat == draft.to, partial(scene.choose, seat), hot=hots[seat])
        for seat, b in zip(others, boxes, strict=True)
    ]


def _hand(scene: Trade, seat: int, box: Box) -> list[Widget]:
    p, side = scene.session.position, scene.draft.side(seat)
    deeds = [deed for deed in p.deeds_of(seat) if deed not in side.deeds]
    return [_card(scene, seat, deed, b) for deed, b in zip(deeds, hand_boxes(box, len(deeds)), strict=True)]


def _card(scene: Trade, seat: int, deed: int, box: Box) -> DeedCard:
    p = scene.session.position
    reason = why_stays(p, seat, deed)
    built = bool(p.group_level(deed))
    making = scene.mode == "making"
    about = _mortgage_words(scene, deed) if p.state.mortgaged[deed] else _rent_words(scene, deed)
    return DeedCard(
        box, p, deed, scene.flights, scene.push,
        enabled=reason is None or not making, why=told(p, reason) if reason else "",
        note=tr("has buildings") if built else "", about=about, quiet=not making,
    )  # fmt: skip


def _mortgage_words(scene: Trade, deed: int) -> str:
    p = scene.session.position
    sums = {"interest": price(p, money.interest(p, deed)), "lift": price(p, money.lift_on_receipt(p, deed))}
    name = p.board.squares[deed].name
    return tr("{deed}: mortgaged; to keep it so costs {interest}, to lift it {lift}", deed=name, **sums)


def _rent_words(scene: Trade, deed: int) -> str:
    p = scene.session.position
    square = p.board.squares[deed]
    sums = {"rent": price(p, rent_of(p, deed)), "price": price(p, square.price)}
    return tr("{deed}: rent {rent}, list price {price}", deed=square.name, **sums)


def _half(scene: Trade, seat: int, parts: Half) -> list[Widget]:
    """Cards on the table, then cash, keys and debt."""
    p, draft = scene.session.position, scene.draft
    side, making = draft.side(seat), scene.mode == "making"
    boxes = table_boxes(parts.cards, len(side.deeds))
    cards: Sequence[Widget] = [_card(scene, seat, deed, box) for deed, box in zip(side.deeds, boxes, strict=True)]
    made: list[Widget] = [*cards]
    if boxes and boxes[-1].bottom > parts.cards.bottom + 1:
        made = [Scroll(f"table_{seat}", parts.cards, cards)]
    name = p.seat(seat).name
    broke = tr("{name} has no cash.", name=name)
    made.append(
        Sum(
            f"cash_{seat}", parts.cash, p, side.cash, most_cash(p, seat) if making else side.cash, steps(p.edition)[1],
            lambda cash: scene.change(draft.with_cash(seat, cash)), changes=making,
            on_enter=scene.to_offer, why=broke if making else "",
            tip=tr("Type a sum, or step it with the arrows.") if making else "",
        )
    )  # fmt: skip
    made.append(
        KeyChip(
            f"keys_{seat}", parts.keys, side.keys, len(p.seat(seat).keys),
            lambda keys: scene.change(draft.with_keys(seat, keys)), enabled=making,
            why=tr("{name} has no key out of jail.", name=name) if making else "",
        )
    )  # fmt: skip
    return made + _debt_part(scene, seat, parts)


def _debt_part(scene: Trade, seat: int, parts: Half) -> list[Widget]:
    """What the creditor lets go of the debt, on its side."""
    p, draft = scene.session.position, scene.draft
    most = _debt(scene)
    if not most or (seat == draft.by) != bool(draft.give.debt):
        return []
    making = scene.mode == "making"
    value = draft.take.debt or draft.give.debt
    return [
        Sum(
            f"debt_{seat}", parts.debt, p, value, most, steps(p.edition)[1],
            lambda debt: scene.change(draft.with_debt(debt)), changes=making, on_enter=scene.to_offer,
            label=tr("settles of the debt"), tip=tr("So much of the debt is settled by the deal.") if making else "",
        )
    ]  # fmt: skip


# Drawing.


def draw_table(surface: pygame.Surface, scene: Trade, spots: Places) -> None:
    """All that is no widget: names, what the deal means, what is said."""
    seats = (scene.draft.by, scene.draft.to)
    for seat, name, side in zip(seats, spots.names, (-1, 1), strict=True):
        _draw_name(surface, scene, seat, name, side)
    for seat, box in zip(seats, spots.halves, strict=True):
        _draw_half(surface, scene, seat, _parts(scene, box))
    for seat, box in zip(seats, spots.hands, strict=True):
        if not scene.session.position.deeds_of(seat):
            _draw_empty(surface, scene, box)
    _draw_speech(surface, scene, spots.speech)


def _draw_name(surface: pygame.Surface, scene: Trade, seat: int, box: Box, side: int) -> None:
    ctx, p, theme = scene.ctx, scene.session.position, scene.ctx.theme
    badge = Box(box.x if side < 0 else box.right - 74, box.y, 74, 74)
    people.draw_badge(surface, ctx, p, seat, badge)
    room = Box(box.x + (86 if side < 0 else 0), box.y, box.w - 86, box.h)
    align: Align = "left" if side < 0 else "right"
    name = Box(room.x, room.y + 6, room.w, 38)
    tone = people.colour_of(ctx, p, seat)
    ctx.text.draw(surface, p.seat(seat).name, name, 30, tone, face="display", align=align)
    parts = [people.player_words(p, seat), tr("cash {cash}", cash=price(p, p.seat(seat).cash))]
    if count := len(p.seat(seat).keys):
        parts.append(ntr("1 key", "{n} keys", count))
    line = Box(room.x, name.bottom, room.w, 26)
    words = " · ".join(part for part in parts if part)
    ctx.text.draw(surface, words, line, 18, theme.paper, align=align)


def draw_top(surface: pygame.Surface, ctx: Context, spots: Places) -> None:
    """The title, and the table top with its seam."""
    theme = ctx.theme
    ctx.text.draw(surface, tr("Trade"), spots.title, 38, theme.lamp, face="display", align="center", shadow=theme.ink)
    rect = ctx.view.rect(spots.table)
    low = rect.move(0, ctx.view.px(8))
    ctx.shapes.card(surface, low, mix(theme.rose, theme.ink, 0.6), ctx.view.px(28), shadow=ctx.view.px(16), lit=0)
    ctx.shapes.card(surface, rect, mix(theme.plum, theme.rose, 0.35), ctx.view.px(28), bottom=theme.rose, lit=0.14)
    x = spots.table.centerx
    y = spots.table.y + 22
    while y < spots.table.bottom - 22:
        dash = Box(x - 1.5, y, 3, 11)
        ctx.shapes.pill(surface, ctx.view.rect(dash), theme.paper, 0.35)
        y += 20


def _draw_half(surface: pygame.Surface, scene: Trade, seat: int, parts: Half) -> None:
    ctx, p, theme = scene.ctx, scene.session.position, scene.ctx.theme
    words = tr("{name} gives", name=p.seat(seat).name)
    ctx.text.draw(surface, words, parts.head, 18, theme.paper, face="bold", align="center")
    if not scene.draft.side(seat).deeds:
        tall = min(parts.cards.h - 6, 132.0)
        slot = Box(parts.cards.centerx - 52, parts.cards.centery - tall / 2, 104, tall)
        ctx.shapes.card(surface, ctx.view.rect(slot), theme.ink, ctx.view.px(12), opacity=0.25, lit=0)
        ctx.text.draw(surface, tr("no deeds"), slot, 15, theme.paper, align="center")
    _draw_effects(surface, scene, scene.effects[seat], parts.effects)


def _draw_effects(surface: pygame.Surface, scene: Trade, lines: Sequence[Effect], box: Box) -> None:
    ctx, theme = scene.ctx, scene.ctx.theme
    if not lines:
        return
    ctx.shapes.card(surface, ctx.view.rect(box), theme.ink, ctx.view.px(12), opacity=0.5, lit=0)
    tones: dict[str, Colour] = {"good": theme.lamp, "bad": (0xFF, 0xA8, 0x9C), "plain": theme.paper}
    tall = min(26.0, (box.h - 8) / len(lines))
    y = box.centery - tall * len(lines) / 2
    for line in lines:
        size = 18 if line.group else 16
        face: Face = "bold" if line.tone != "plain" else "body"
        wide = min(box.w - 16, ctx.text.width(line.words, size, face) + 4) if line.group else box.w - 16
        row = Box(box.centerx - wide / 2, y, wide, tall)
        if line.group:
            row = _draw_sign(surface, scene, line.group, box, row)
        ctx.text.draw(surface, line.words, row, size, tones[line.tone], face=face, align="center")
        y += tall


def _draw_sign(surface: pygame.Surface, scene: Trade, group: str, box: Box, row: Box) -> Box:
    """The group's badge before a line; gives the room that is left for its words."""
    side = min(22.0, row.h - 2)
    wide = min(row.w, box.w - 22 - side)
    left = box.centerx - (wide + side + 6) / 2
    rect = scene.ctx.view.rect(Box(left, row.centery - side / 2, side, side))
    name = f"svg/group_{group}.svg"
    if scene.ctx.sprites.has(name):
        surface.blit(scene.ctx.sprites.get(name, rect.size), rect)
    return Box(left + side + 6, row.y, wide, row.h)


def _draw_speech(surface: pygame.Surface, scene: Trade, box: Box) -> None:
    """The bar below the table: who says what, and about the card that has the focus."""
    ctx, theme, p = scene.ctx, scene.ctx.theme, scene.session.position
    said = scene.said()
    if scene.done:
        _draw_stamp(surface, scene, box)
        return
    ctx.shapes.card(surface, ctx.view.rect(box), theme.panel_deep, ctx.view.px(16), opacity=0.92)
    room = Box(box.x + 18, box.y + 4, box.w - 36, box.h - 8)
    if said.seat is not None:
        badge = Box(box.x + 10, box.centery - 24, 48, 48)
        people.draw_badge(surface, ctx, p, said.seat, badge, shadow=False)
        room = Box(badge.right + 10, room.y, room.right - badge.right - 10, room.h)
    words = str(said.words)
    words = quoted(words) if said.seat is not None and p.seat(said.seat).cpu else words
    focus = scene.panel.focus
    about = _about(focus)
    if focus and about and not said.whole:
        lower = Box(room.x, room.bottom - 24, room.w, 22)
        tone = theme.dim if focus.enabled else theme.ember
        ctx.text.draw(surface, about, lower, 16, tone, align="center")
        room.h -= 24
    ctx.text.draw(surface, words, room, 19, theme.text, align="center", lines=2)


def _about(focus: Widget | None) -> str:
    """What there is to tell of the widget that has the focus: why it is greyed, or what it is."""
    if focus is None:
        return ""
    if not focus.enabled:
        return focus.why
    return focus.about if isinstance(focus, DeedCard) else focus.tip


def _draw_stamp(surface: pygame.Surface, scene: Trade, box: Box) -> None:
    """Deal! It springs up where the words were."""
    ctx, theme = scene.ctx, scene.ctx.theme
    grown = 1.0 if ctx.settings.reduced_motion else ease_back(min(1.0, scene.age / 0.25))
    card = box.move(0, (1 - grown) * 30)
    ctx.shapes.card(
        surface, ctx.view.rect(card), theme.lamp, ctx.view.px(18), bottom=theme.ember, shadow=ctx.view.px(14)
    )
    ctx.text.draw(surface, tr("Deal!"), card, 40, theme.ink, face="display", align="center")


def _draw_empty(surface: pygame.Surface, scene: Trade, box: Box) -> None:
    ctx = scene.ctx
    slot = Box(box.x, box.y, box.w, 60)
    ctx.text.draw(surface, tr("No deeds yet"), slot, 18, ctx.theme.dim, align="center")
