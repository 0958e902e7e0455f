"""The line on top of the panel: edition, clock of a timed session, pot; the menu button lies at its right end."""

from __future__ import annotations

import pygame

from scenes.board.figures import draw_figures
from scenes.board.session import TICKS_A_SECOND, Session
from scenes.context import Context
from scenes.i18n import money, tr
from scenes.ui.tween import pulse
from scenes.ui.view import Box
from scenes.ui.widgets import draw_cap

MENU_WIDTH = 116.0
"""Width of the button at the right end, with its key; less where room is short."""
_LAST_MINUTE = 60


def clock_words(ticks: int) -> str:
    """Ticks left as minutes and seconds; what has begun counts whole."""
    seconds = -(-ticks // TICKS_A_SECOND)
    return f"{seconds // 60}:{seconds % 60:02d}"


def menu_width(head: Box) -> float:
    """How wide the menu button is: without its key where room is short."""
    return MENU_WIDTH if head.w > 480 else 78.0


def kind_of_match(session: Session) -> str:
    """How the match is to end, in a word or two."""
    rules = session.position.rules
    if rules.speed and rules.session_minutes:
        return tr("speed game, {n} minutes", n=rules.session_minutes)
    if rules.speed:
        return tr("speed game")
    if rules.session_minutes:
        return tr("{n} minutes", n=rules.session_minutes)
    return tr("to the last one standing")


def draw_head(surface: pygame.Surface, ctx: Context, session: Session, box: Box, seconds: float) -> None:
    """Draw it into a box, leaving room for the menu button."""
    theme, state = ctx.theme, session.match.state
    ctx.shapes.card(surface, ctx.view.rect(box), theme.panel_deep, ctx.view.px(14), opacity=0.8, lit=0.08)
    left, right = box.x + 16, box.right - menu_width(box) - 12
    if session.position.rules.free_parking_pot:
        wide = 128.0 if box.w > 480 else 104.0
        _pot(surface, ctx, session, Box(right - wide, box.y, wide, box.h))
        right -= wide + 8
    if state.ticks_left is not None:
        wide = 92.0
        hurry = state.ticks_left < _LAST_MINUTE * TICKS_A_SECOND
        colour = theme.bad if hurry and pulse(seconds, 1.0) > 0.5 else theme.lamp
        words = clock_words(state.ticks_left)
        draw_figures(surface, ctx, words, Box(right - wide, box.y, wide, box.h), 30, colour)
        right -= wide + 8
    upper = Box(left, box.y + 4, right - left, box.h * 0.5)
    lower = Box(left, box.y + box.h * 0.52, right - left, box.h * 0.38)
    ctx.text.draw(surface, session.edition.title, upper, 20, theme.text, face="display")
    ctx.text.draw(surface, kind_of_match(session), lower, 14, theme.dim)


def _pot(surface: pygame.Surface, ctx: Context, session: Session, box: Box) -> None:
    side = 34.0
    rect = ctx.view.rect(Box(box.x, box.centery - side / 2, side, side))
    name = "svg/pot.svg" if ctx.sprites.has("svg/pot.svg") else "svg/icon_free_bench.svg"
    surface.blit(ctx.sprites.get(name, rect.size), rect)
    words = money(session.edition, session.shown.pot, short=session.shown.pot >= 100_000)
    room = Box(box.x + side + 4, box.y, box.w - side - 4, box.h)
    draw_figures(surface, ctx, words, room, 22, ctx.theme.lamp, right=False)


def draw_hint(surface: pygame.Surface, ctx: Context, action: str, words: str, box: Box) -> None:
    """A key cap and what it does, in the middle of a box."""
    cap = tr("Click") if ctx.inputs.device == "mouse" else ctx.bindings.cap(action, ctx.inputs.device)
    cap_wide = max(28.0, ctx.text.width(cap, 14, "display") + 16)
    wide = cap_wide + 8 + ctx.text.width(words, 16, "bold")
    left = box.centerx - wide / 2
    place = Box(left, box.centery - 14, cap_wide, 28)
    draw_cap(surface, ctx, place, cap, ctx.theme.button, ctx.theme.text)
    ctx.text.draw(surface, words, Box(place.right + 8, box.y, wide, box.h), 16, ctx.theme.dim, face="bold")
