"""What an auction will show before it is over: rings in the colours of haste, the gavel's swing, the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.position import Position
from scenes.ahead import Render
from scenes.auction.gavel import ANGLES, STRIKE, Fallen, block_over, draw_fallen, draw_gavel
from scenes.auction.places import Places
from scenes.auction.ring import draw_ring

if TYPE_CHECKING:
    from scenes.context import Context


def soon(ctx: Context, p: Position, what: int | str, bidders: Sequence[int], spots: Places) -> Iterator[Render]:
    """One after the other, in the order in which they may be needed."""
    unseen = pygame.Surface((1, 1))
    for tone in (ctx.theme.ember, ctx.theme.bad):
        yield partial(draw_ring, unseen, ctx, spots.ring, None, tone)
    block = block_over(spots.ring)
    for angle in ANGLES:
        yield partial(draw_gavel, unseen, ctx, block, angle)
    for winner in (None, *bidders):
        yield partial(draw_fallen, unseen, ctx, p, Fallen(what, winner, 0, STRIKE), spots.ring)
