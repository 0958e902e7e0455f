"""A match that CPUs play by themselves on a board beside the menu, for whoever walks past."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

import levels
from scenes.canvas import Canvas
from scenes.context import Context
from scenes.draft import quick
from scenes.starting import seed_of
from scenes.svg import render_svg
from scenes.ui.tween import ease_out
from scenes.ui.view import Box, View

if TYPE_CHECKING:
    from scenes.board.playback import Playback
    from scenes.board.session import Session
    from scenes.board.stage import Stage

_QUIET, _RISE = 3.5, 0.9
"""Seconds before the board comes up, and that it takes."""
_CORNER = 26.0


class Attract:
    """The board with its match. `prepare` costs a few tenths of a second, so the title says when.

    It draws in a context of its own, whose window is the board: nothing of it leaves its frame, and it is silent.
    """

    def __init__(self, ctx: Context, edition: str = "", seed: int | None = None) -> None:
        self.ctx = ctx
        self.seed = seed_of(ctx) if seed is None else seed
        names = levels.names()
        self.edition = edition or names[self.seed % len(names)]
        self.age = 0.0
        self.session: Session | None = None
        self._stage: Stage | None = None
        self._playback: Playback | None = None
        self._inner = ctx
        self._picture: Canvas | None = None
        self._corners: list[pygame.Surface] = []
        self._made_for = -1

    @property
    def ready(self) -> bool:
        """Has it been prepared for the window as it is?"""
        return self._made_for == self.ctx.revision

    @property
    def box(self) -> Box:
        """Where the board lies when it is up: on the right, with room for a line above and below it."""
        view = self.ctx.view
        side = min(view.height - 92, view.width - 570)
        return Box(view.width - side - 34, (view.height - side) / 2, side, side)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is now, in pixels; below the window before it comes."""
        up = max(0.0, min(1.0, (self.age - _QUIET) / _RISE))
        if self.ctx.settings.reduced_motion:
            up = float(up > 0)
        rect = self.ctx.view.rect(self.box)
        return rect.move(0, round((1 - ease_out(up)) * (self.ctx.view.size[1] - rect.y)))

    @property
    def shown(self) -> bool:
        """Is anything of it in the window?"""
        return self.ready and self.rect.y < self.ctx.view.size[1]

    @property
    def covered(self) -> pygame.Rect | None:
        """Pixels behind it of which nothing is seen as long as it is up: all but the rows of its corners."""
        up = self.ready and self.age >= _QUIET + _RISE
        return self.rect.inflate(0, -2 * self.ctx.view.px(_CORNER)) if up else None

    def prepare(self) -> None:
        """Begin a match if there is none, and draw its board for the window as it is."""
        from scenes.board.playback import Playback
        from scenes.board.session import Session
        from scenes.board.stage import Stage

        self._made_for = self.ctx.revision
        rect = self.ctx.view.rect(self.box)
        self._inner = Context(View(rect.size), self.ctx.settings, language=self.ctx.language)
        self._inner.patience.studio = self.ctx.patience.studio
        if self.session is None or self.session.over:
            self.session = Session.start(quick(0, 4, self.seed).setup(levels.load(self.edition), self.seed, "normal"))
        self._stage = Stage(self._inner, self.session, levels.layout(self.edition))
        self._stage.resize(Box(0, 0, self._inner.view.width, self._inner.view.height))
        self._playback = Playback(self._inner, self.session, self._stage)
        self._picture = Canvas(rect.size)
        self._stage.draw(self._picture)
        self._picture.show()
        self._corners = _corners(self._picture, self.ctx.view.px(_CORNER))

    def rest(self) -> None:
        """Let the pictures go; the match stays."""
        self._stage = self._playback = self._picture = None
        self._corners, self._inner, self._made_for = [], self.ctx, -1

    def update(self, dt: float) -> None:
        """Let the match go on once it can be seen; when it is over the next one begins elsewhere."""
        self.age += dt
        if not self.shown or not self._stage or not self._playback or not self.session:
            return
        self.session.run(dt, hold=self._playback.busy)
        self._playback.update(dt)
        self._stage.update(dt)
        if self.session.over and not self._playback.busy:
            names = levels.names()
            self.seed += 1
            self.edition = names[(names.index(self.edition) + 1) % len(names)]
            self.session, self.age, self._made_for = None, 0.0, -1

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board. Its corners are round, and on them lies nothing that moves."""
        if not self.shown or not self._stage or not self._picture:
            return
        self._inner.turn()
        self._stage.draw(self._picture)
        self._picture.show()
        rect, side = self.rect, self.ctx.view.px(_CORNER)
        upper = pygame.Rect(side, 0, rect.w - 2 * side, side)
        for part in (upper, pygame.Rect(0, side, rect.w, rect.h - 2 * side), upper.move(0, rect.h - side)):
            surface.blit(self._picture, part.move(rect.topleft), part)
        for corner, place in zip(self._corners, _corner_places(rect, side), strict=True):
            surface.blit(corner, place)


def _corner_places(rect: pygame.Rect, side: int) -> list[pygame.Rect]:
    """Upper left, upper right, lower left, lower right."""
    lefts, tops = (rect.left, rect.right - side), (rect.top, rect.bottom - side)
    return [pygame.Rect(left, top, side, side) for top in tops for left in lefts]


def _corners(picture: pygame.Surface, side: int) -> list[pygame.Surface]:
    """The corners of a picture, cut round."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<path d="M10 0V10H0A10 10 0 0 1 10 0Z" fill="#ffffff"/></svg>'
    )
    first = render_svg(svg, (side, side))
    flips = ((False, False), (True, False), (False, True), (True, True))
    cut = [pygame.transform.flip(first, *flip) for flip in flips]
    for mask, place in zip(cut, _corner_places(picture.get_rect(), side), strict=True):
        piece = pygame.Surface(place.size, pygame.SRCALPHA)
        piece.blit(picture, (0, 0), place)
        mask.blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
