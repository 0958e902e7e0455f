"""What flies and pops up over the table."""

import pygame

from scenes.board.effects import Banner, Shake
from scenes.i18n import Saying
from scenes.ui.theme import mix
from scenes.ui.view import Box
from tests.scenes.board.table import frames, scene_of, session


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


def test_a_shaken_board_is_the_same_a_few_pixels_off_and_nothing_else_moves(ctx) -> None:
    scene, stack = scene_of(ctx, session(people=2, cpus=0))
    frames(stack)
    scene.playback.skip()
    stage, calm, shaken = scene.stage, pygame.Surface(ctx.view.size), pygame.Surface(ctx.view.size)
    stage.draw(calm)
    stage.shake = Shake(9)
    stage.shake.advance(0.03)  # sin(2.13) and 0.7 cos(1.59) of what is left of 9
    dx, dy = stage.shake.offset
    stage.draw(shaken)
    assert (dx, dy) == (7, 0)
    rect = stage.table.rect
    area = pygame.Rect(rect.x, rect.y, rect.w - dx, rect.h)
    moved = [pygame.image.tobytes(picture.subsurface(part), "RGB") for picture, part in
             ((calm, area), (shaken, area.move(dx, dy)))]  # fmt: skip
    assert moved[0] == moved[1]
    right = pygame.Rect(rect.right, 0, ctx.view.size[0] - rect.right, ctx.view.size[1])
    assert len({pygame.image.tobytes(picture.subsurface(right), "RGB") for picture in (calm, shaken)}) == 1


def test_a_shaken_board_is_all_there_though_drawing_it_was_broken_off(ctx) -> None:
    scene, stack = scene_of(ctx, session(people=2, cpus=0))
    frames(stack)
    scene.playback.skip()
    stage, whole, hurried = scene.stage, pygame.Surface(ctx.view.size), pygame.Surface(ctx.view.size)
    stage.shake = Shake(9)
    stage.draw(whole)
    stage._still = None
    for cache in (ctx.sprites.cache, ctx.shapes.cache, ctx.text.cache):
        cache.clear()
    tries = 1
    while not ctx.patience.try_for(0, lambda: stage.draw(hurried)):
        tries += 1
    assert tries > 2
    assert pygame.image.tobytes(hurried, "RGB") == pygame.image.tobytes(whole, "RGB")
