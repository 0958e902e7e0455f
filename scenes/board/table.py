"""The whole table as one picture: felt, board, squares, and the marks on them. Repainted only where it changes."""

from __future__ import annotations

from game.position import Position
from scenes.board.felt import draw_base, felt
from scenes.board.ground import Ground
from scenes.board.icons import edition_look
from scenes.board.marks import DeedLook, MarkPainter, looks, reach
from scenes.board.shown import Shown
from scenes.board.squares import SquarePainter
from scenes.canvas import Changing
from scenes.context import Context
from scenes.svg import to_screen
from scenes.ui.theme import colour, mix


class Table:
    """`picture` is the size of the window, opaque, with the board's middle left open. `bare` is the board alone,
    at its place `rect`, without marks."""

    def __init__(self, ctx: Context, ground: Ground, position: Position) -> None:
        self.ctx, self.ground = ctx, ground
        self.position = position
        self.marks = MarkPainter(ctx, ground, position)
        look = edition_look(position.edition.id)
        tints = [str(tint) for tint in look["table"]]  # type: ignore[attr-defined]
        whole = felt(ctx, tints, ctx.view.rect(ground.box))
        base = mix(colour(str(look["panel"])), ctx.theme.plum, 0.35)
        draw_base(whole, ctx, ground, base)
        SquarePainter(ctx, ground, position.edition).paint_all(whole)
        self.picture = Changing(whole.get_size())
        self.picture.blit(whole, (0, 0))
        self.rect = ctx.view.rect(ground.box).clip(whole.get_rect())
        self.bare = to_screen(whole.subsurface(self.rect), alpha=False)
        self._looks: list[DeedLook] = [DeedLook(-1, False, 0)] * len(ground.layout.squares)
        self._bare_lots: frozenset[int] = frozenset()

    def show(self, shown: Shown, bare_lots: frozenset[int] = frozenset()) -> None:
        """Bring the marks up to date; `bare_lots` are drawn without their buildings, which are on their way."""
        wanted = looks(shown)
        changed = [
            index
            for index, look in enumerate(wanted)
            if look != self._looks[index] or ((index in bare_lots) != (index in self._bare_lots))
        ]
        if not changed:
            return
        self._looks, self._bare_lots = wanted, bare_lots
        with self.ctx.patience.without_end():
            for index in changed:
                self._repaint(index)

    def _repaint(self, index: int) -> None:
        """One square anew, and whatever of its neighbours' marks reaches into it."""
        squares = self.ground.layout.squares
        area = reach(self.ground, squares[index]).clip(self.rect)
        self.picture.set_clip(area)
        self.picture.blit(self.bare, self.rect)
        for near in (index - 1, index, (index + 1) % len(squares)):
            place = squares[near]
            self.marks.paint(self.picture, place, self._looks[near], place.position not in self._bare_lots)
        self.picture.set_clip(None)
        self.picture.changed(area)
