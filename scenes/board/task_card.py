"""The card of a task that came up, as it lies in the middle of the board."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.edition import Edition
from scenes.ahead import ready
from scenes.board.task_words import task_words
from scenes.context import Context
from scenes.ui.theme import Colour, contrast, mix
from scenes.ui.tween import ease_back
from scenes.ui.view import Box

_TINTS: dict[str, Colour] = {"chance": (0xF2, 0x8A, 0x45), "chest": (0x2C, 0x91, 0x8E)}


@dataclass
class TaskCard:
    """What came up: `cards` is "chance" or "chest"; `total` the three dice, 0 for a drawn card."""

    cards: str
    task: int
    total: int
    age: float = 0.0


class TaskCards:
    """Draws the card once for each task and size, and lets it pop up."""

    def __init__(self, ctx: Context, edition: Edition) -> None:
        self.ctx, self.edition = ctx, edition

    def picture(self, card: TaskCard, room: Box) -> pygame.Surface:
        """The whole card for a room in logical units."""
        size = self.ctx.view.rect(room).size
        key = ("task", self.edition.id, card.cards, card.task, card.total, size, self.ctx.revision)
        return self.ctx.shapes.cache.get(key, lambda: self._paint(card, room))

    def draw(self, surface: pygame.Surface, card: TaskCard, room: Box) -> None:
        """The card fitted into a room, as soon as it is rendered."""
        come = 1.0 if self.ctx.settings.reduced_motion else ease_back(min(1.0, card.age / 0.32))
        step = round(come * 10)
        picture = ready(self.ctx.patience, lambda: self._popping(card, room, step)) if step > 0 else None
        if picture:
            surface.blit(picture, picture.get_rect(center=self.ctx.view.rect(room).center))

    def _popping(self, card: TaskCard, room: Box, step: int) -> pygame.Surface:
        """The card as it pops up: so many tenths as high as it will be."""
        picture = self.picture(card, room)
        if step == 10:
            return picture
        size = picture.get_width(), max(1, picture.get_height() * step // 10)
        key = ("popping", self.edition.id, card.cards, card.task, card.total, size, self.ctx.revision)
        return self.ctx.shapes.cache.get(key, lambda: pygame.transform.smoothscale(picture, size))

    def _paint(self, card: TaskCard, room: Box) -> pygame.Surface:
        """Paper with a coloured head: the kind and the dice on it, title and text below."""
        ctx, theme, view = self.ctx, self.ctx.theme, self.ctx.view
        margin = 14.0
        picture = pygame.Surface(view.rect(Box(0, 0, room.w, room.h)).size, pygame.SRCALPHA)
        paper = Box(margin, margin / 2, room.w - 2 * margin, room.h - 2 * margin)
        rect = view.rect(paper)
        ctx.shapes.shadow(picture, rect.move(0, view.px(5)), view.px(18), view.px(6), 0.6)
        ctx.shapes.slab(picture, rect, theme.paper, theme.shade, view.px(18), view.px(5))
        head = Box(paper.x, paper.y, paper.w, max(30.0, paper.h * 0.25))
        tint = mix(_TINTS[card.cards], theme.ink, 0.05)
        self._head(picture, rect, view.rect(head), tint)
        badge = Box(paper.x + 12, paper.y + 6, head.h * 1.6, head.h * 1.6)
        self._badge(picture, badge, tint, card)
        self._write(picture, paper, head, badge, card)
        return picture

    def _head(self, picture: pygame.Surface, rect: pygame.Rect, head: pygame.Rect, tint: Colour) -> None:
        """A band of colour within the paper's round corners, dotted, with a darker edge."""
        clip = picture.get_clip()
        picture.set_clip(head)
        self.ctx.shapes.card(picture, rect, tint, self.ctx.view.px(18), lit=0.2)
        spot = max(2, self.ctx.view.px(3))
        for x in range(head.x + head.w // 2, head.right - spot * 3, spot * 7):
            self.ctx.shapes.disc(picture, (x, head.centery), spot, mix(tint, (255, 255, 255), 0.3))
        picture.set_clip(clip)
        edge = max(2, self.ctx.view.px(3))
        picture.fill(mix(tint, self.ctx.theme.ink, 0.45), (rect.x, head.bottom - edge, rect.w, edge))

    def _badge(self, picture: pygame.Surface, box: Box, tint: Colour, card: TaskCard) -> None:
        """A disc over the head's edge with the kind's picture in it."""
        view = self.ctx.view
        centre, radius = view.point(box.center), view.px(box.w / 2)
        self.ctx.shapes.disc(picture, centre, radius, mix(tint, self.ctx.theme.ink, 0.5))
        self.ctx.shapes.disc(picture, centre, radius - max(2, view.px(3)), self.ctx.theme.ivory)
        icon = "chest" if card.cards == "chest" else "chance_dice" if card.total else "chance_card"
        rect = view.rect(Box(box.x + box.w * 0.18, box.y + box.h * 0.18, box.w * 0.64, box.h * 0.64))
        picture.blit(self.ctx.sprites.get(f"svg/icon_{icon}.svg", rect.size), rect)

    def _write(self, picture: pygame.Surface, paper: Box, head: Box, badge: Box, card: TaskCard) -> None:
        title, text = task_words(self.edition, card.cards, card.task)
        kind = next(square.name for square in self.edition.board.squares if square.kind == card.cards)
        words = f"{kind} · {card.total}" if card.total else kind
        left = badge.right + 14
        upper = Box(left, head.y, paper.right - left - 16, head.h - 3)
        draw = self.ctx.text.draw
        tint = mix(_TINTS[card.cards], self.ctx.theme.ink, 0.05)
        tone = max((self.ctx.theme.ivory, self.ctx.theme.ink), key=lambda one: contrast(one, tint))
        draw(picture, words, upper, 18, tone, face="display")
        room = Box(left, head.bottom + 4, paper.right - left - 16, paper.bottom - head.bottom - 14)
        ink = self.ctx.theme.ink
        draw(picture, title, Box(room.x, room.y, room.w, room.h * 0.46), 24, ink, face="display", lines=2)
        below = Box(room.x, room.y + room.h * 0.46, room.w, room.h * 0.54)
        draw(picture, text, below, 17, mix(ink, self.ctx.theme.paper, 0.12), face="bold", lines=2)
