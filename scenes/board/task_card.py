"""The card of a task that came up, as it lies in the middle of the board."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.edition import Edition
from scenes.board.icons import edition_look
from scenes.board.task_words import task_words
from scenes.context import Context
from scenes.ui.theme import colour, mix
from scenes.ui.tween import ease_back
from scenes.ui.view import Box


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

    def draw(self, surface: pygame.Surface, card: TaskCard, room: Box) -> None:
        """The card fitted into a room in logical units."""
        rect = self.ctx.view.rect(room)
        key = ("task", self.edition.id, card.cards, card.task, card.total, rect.size, self.ctx.revision)
        picture = self.ctx.shapes.cache.get(key, lambda: self._paint(card, room))
        come = 1.0 if self.ctx.settings.reduced_motion else ease_back(min(1.0, card.age / 0.32))
        step = round(come * 10)
        if step <= 0:
            return
        if step != 10:
            size = picture.get_width(), max(1, picture.get_height() * step // 10)
            flat = (key, step)
            picture = self.ctx.shapes.cache.get(flat, lambda: pygame.transform.smoothscale(picture, size))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _paint(self, card: TaskCard, room: Box) -> pygame.Surface:
        ctx, theme, view = self.ctx, self.ctx.theme, self.ctx.view
        margin = 14.0
        whole = Box(0, 0, room.w, room.h)
        picture = pygame.Surface(view.rect(whole).size, pygame.SRCALPHA)
        paper = Box(margin, margin / 2, room.w - 2 * margin, room.h - 2 * margin)
        rect = view.rect(paper)
        ctx.shapes.shadow(picture, rect.move(0, view.px(5)), view.px(16), view.px(6), 0.6)
        ctx.shapes.slab(picture, rect, theme.paper, theme.shade, view.px(16), view.px(5))
        tint = colour(str(edition_look(self.edition.id)["accent"])) if card.cards == "chance" else theme.lamp
        self._stripe(picture, rect, tint)
        self._write(picture, paper, card)
        return picture

    def _stripe(self, picture: pygame.Surface, rect: pygame.Rect, tint: tuple[int, int, int]) -> None:
        """A band of colour along the upper edge, within the paper's round corners."""
        tall = self.ctx.view.px(13)
        clip = picture.get_clip()
        picture.set_clip(pygame.Rect(rect.x, rect.y, rect.w, tall))
        self.ctx.shapes.card(picture, rect, tint, self.ctx.view.px(16), lit=0.2)
        picture.set_clip(clip)
        picture.fill(mix(tint, self.ctx.theme.ink, 0.3), (rect.x, rect.y + tall, rect.w, max(1, self.ctx.view.px(2))))

    def _write(self, picture: pygame.Surface, paper: Box, card: TaskCard) -> None:
        title, text = task_words(self.edition, card.cards, card.task)
        side = min(64.0, paper.h * 0.52)
        icon = "chest" if card.cards == "chest" else "chance_dice" if card.total else "chance_card"
        rect = self.ctx.view.rect(Box(paper.x + 16, paper.y + 14 + (paper.h - 18 - side) / 2, side, side))
        picture.blit(self.ctx.sprites.get(f"svg/icon_{icon}.svg", rect.size), rect)
        left = paper.x + side + 30
        room = Box(left, paper.y + 18, paper.right - left - 16, paper.h - 28)
        upper = Box(room.x, room.y, room.w, room.h * 0.5)
        lower = Box(room.x, upper.bottom, room.w, room.h * 0.5)
        ink = self.ctx.theme.ink
        words = f"{card.total} · {title}" if card.total else title
        self.ctx.text.draw(picture, words, upper, 25, ink, face="display", lines=2)
        self.ctx.text.draw(picture, text, lower, 17, mix(ink, self.ctx.theme.paper, 0.12), face="bold", lines=2)
