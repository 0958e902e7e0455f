"""What flies and pops up over the table."""

import pygame

from scenes.board.effects import Banner
from scenes.i18n import Saying
from scenes.ui.theme import mix
from scenes.ui.view import Box


def test_a_banner_on_its_way_is_a_narrower_slab(ctx) -> None:
    tint = (76, 201, 240)
    box = Box(100, 100, 300, 60)
    banner = Banner(ctx, Saying(str), tint, lambda: box, seconds=1.1, age=1.1 - 0.09)  # half gone
    grown, slab = (pygame.Surface((500, 300)) for _ in range(2))
    banner.draw(grown)
    narrow = ctx.view.rect(Box(175, 100, 150, 60))
    px = ctx.view.px
    ctx.shapes.slab(slab, narrow, tint, mix(tint, ctx.theme.ink, 0.55), px(18), px(6))
    assert pygame.image.tobytes(grown, "RGB") == pygame.image.tobytes(slab, "RGB")


def test_a_preloaded_banner_renders_nothing_more(ctx) -> None:
    banner = Banner(ctx, Saying(lambda: "Astrid's turn"), (255, 122, 89), lambda: Box(100, 100, 300, 60))
    banner.preload()
    made = len(ctx.shapes.cache), len(ctx.text.cache)
    while banner.advance(0.02):
        banner.draw(pygame.Surface((500, 300)))
    assert (len(ctx.shapes.cache), len(ctx.text.cache)) == made
