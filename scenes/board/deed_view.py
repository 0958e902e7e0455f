"""The card of a square: a deed with its rents, or what the square does. Shown for whatever is at hand or pointed at."""

from __future__ import annotations

import pygame

from game.board import Square
from game.edition import Edition
from game.position import Position
from scenes.board.icons import corner_of, icon_of
from scenes.cards import deed_picture
from scenes.context import Context
from scenes.i18n import money, tr
from scenes.ui.theme import mix
from scenes.ui.view import Box


def square_card(ctx: Context, p: Position, position: int, box: Box) -> pygame.Surface:
    """A deed's card, or a card that says what the square does; without a shadow."""
    square = p.board.squares[position]
    if square.price:
        return deed_picture(ctx, p, position, box)
    key = ("square card", p.edition.id, position, ctx.view.rect(box).size, ctx.revision, p.rules)
    return ctx.shapes.cache.get(key, lambda: _paint(ctx, p, square, box))


def _paint(ctx: Context, p: Position, square: Square, box: Box) -> pygame.Surface:
    picture = pygame.Surface(ctx.view.rect(box).size, pygame.SRCALPHA)
    theme, whole = ctx.theme, Box(0, 0, box.w, box.h)
    rect = ctx.view.rect(whole)
    ctx.shapes.slab(picture, rect, theme.paper, theme.shade, ctx.view.px(16), ctx.view.px(5))
    side = min(box.w - 40, box.h * 0.42)
    art = Box(box.w / 2 - side / 2, 16, side, side)
    name = icon_of(p.edition, square) or corner_of(p.edition, square)
    if name:
        target = ctx.view.rect(art)
        picture.blit(ctx.sprites.get(name, target.size), target)
    title = Box(12, art.bottom + 6, box.w - 24, 46)
    ctx.text.draw(
        picture, square.name.replace(" / ", "\n"), title, 20, theme.ink, face="display", align="center", lines=2
    )
    text = Box(16, title.bottom + 2, box.w - 32, box.h - title.bottom - 16)
    ink = mix(theme.ink, theme.paper, 0.15)
    ctx.text.draw(picture, square_words(p, square), text, 16, ink, align="center", valign="top", lines=6)
    return picture


def square_words(p: Position, square: Square) -> str:
    """What a square without a deed does, in a sentence or two."""
    e: Edition = p.edition
    amount = money(e, square.amount)
    match square.kind:
        case "go":
            words = tr("Whoever passes or lands here collects {amount}.", amount=amount)
            return words + (" " + tr("Landing on it exactly pays double.") if p.rules.double_go else "")
        case "tax" if square.percent:
            return tr("Pay {amount} or {n} % of all you own.", amount=amount, n=square.percent)
        case "tax":
            return tr("Pay {amount}.", amount=amount)
        case "chance" | "chest" if e.task_source == "dice":
            return tr("Roll three dice: their total names the task.")
        case "chance" | "chest":
            return tr("Draw the top card and carry it out.")
        case "jail":
            return tr("Just a visit, unless you were sent here. Out by a key, {amount} or doubles.", amount=amount)
        case "free_parking" if p.rules.free_parking_pot:
            return tr("Whoever lands here takes the pot.")
        case "free_parking":
            return tr("Rest a while. Nothing happens here.")
    return tr("Go straight to jail; no salary on the way.")
