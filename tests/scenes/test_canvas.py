"""A canvas shows what any surface would show, and paints only where a frame differs from the one before."""

import random
from functools import partial

import pygame
import pytest

from scenes.canvas import Canvas, Changing, joined, paint
from scenes.pane import Pane

SIZE = (120, 80)
RED, BLUE, SAND = (200, 30, 30), (30, 30, 200), (220, 200, 150)


def spot(colour: tuple[int, int, int], side: int = 10, alpha: int = 255) -> pygame.Surface:
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill((*colour, alpha))
    return picture


def frame(canvas: Canvas, *spots: tuple[pygame.Surface, tuple[int, int]]) -> list[pygame.Rect]:
    canvas.fill(SAND)
    for picture, place in spots:
        canvas.blit(picture, place)
    return canvas.show()


def test_the_first_frame_is_painted_whole():
    assert frame(Canvas(SIZE)) == [pygame.Rect(0, 0, *SIZE)]


def test_a_frame_like_the_last_one_paints_nothing():
    canvas, red = Canvas(SIZE), spot(RED)
    frame(canvas, (red, (5, 5)))
    assert frame(canvas, (red, (5, 5))) == []


def test_what_moves_is_painted_where_it_was_and_where_it_is():
    canvas, red = Canvas(SIZE), spot(RED)
    frame(canvas, (red, (5, 5)))
    assert frame(canvas, (red, (50, 5))) == [pygame.Rect(5, 5, 10, 10), pygame.Rect(50, 5, 10, 10)]
    assert canvas.get_at((6, 6))[:3] == SAND
    assert canvas.get_at((51, 6))[:3] == RED


def test_what_comes_to_lie_above_another_is_painted():
    canvas, red, blue = Canvas(SIZE), spot(RED), spot(BLUE)
    frame(canvas, (red, (5, 5)), (blue, (8, 5)))
    assert canvas.get_at((9, 6))[:3] == BLUE
    frame(canvas, (blue, (8, 5)), (red, (5, 5)))
    assert canvas.get_at((9, 6))[:3] == RED


def test_a_changing_picture_is_painted_where_it_has_changed():
    canvas, picture = Canvas(SIZE), Changing((40, 40))
    canvas.blit(picture, (10, 10))
    canvas.show()
    picture.fill(RED, (20, 5, 4, 4))
    picture.changed(pygame.Rect(20, 5, 4, 4))
    canvas.blit(picture, (10, 10))
    assert canvas.show() == [pygame.Rect(30, 15, 4, 4)]
    assert canvas.get_at((30, 15))[:3] == RED


def test_a_changing_picture_forgets_what_is_long_ago():
    picture = Changing((4, 4))
    for _change in range(1000):
        picture.changed(pygame.Rect(0, 0, 1, 1))
    assert picture.since(0) == [pygame.Rect(0, 0, 4, 4)]
    assert picture.since(999) == [pygame.Rect(0, 0, 1, 1)]
    assert picture.since(1000) == []


def test_pictures_are_as_opaque_as_when_they_were_drawn():
    canvas, red = Canvas(SIZE), spot(RED)
    canvas.fill(SAND)
    red.set_alpha(0)
    canvas.blit(red, (0, 0))
    red.set_alpha(255)
    canvas.blit(red, (20, 0))
    canvas.show()
    assert canvas.get_at((5, 5))[:3] == SAND
    assert canvas.get_at((25, 5))[:3] == RED
    assert red.get_alpha() == 255


def test_other_paint_is_told_apart_by_its_key():
    canvas = Canvas(SIZE)
    whole = canvas.get_rect()
    seen = []
    for tone in (RED, RED, BLUE):
        line = partial(pygame.draw.line, color=tone, start_pos=(0, 9), end_pos=(99, 9))
        paint(canvas, tone, whole, line)
        seen.append((len(canvas.show()), canvas.get_at((50, 9))[:3]))
    assert seen == [(1, RED), (0, RED), (1, BLUE)]


def test_regions_are_joined_where_that_adds_little():
    left, right, far = pygame.Rect(0, 0, 20, 20), pygame.Rect(10, 0, 20, 20), pygame.Rect(90, 60, 9, 9)
    assert joined([left, far, right]) == [far, pygame.Rect(0, 0, 30, 20)]
    assert len(joined([pygame.Rect(x, 0, 1, 1) for x in range(0, 20_000, 90)])) == 1


def draw_by_chance(surface: pygame.Surface, chance: random.Random, pictures: list[pygame.Surface]) -> None:
    """Some of the pictures, whole and in part, within clips, and fills of both kinds."""
    surface.fill(SAND)
    for picture in pictures:
        place = chance.randrange(-15, 120), chance.randrange(-15, 80)
        match chance.randrange(6):
            case 0:
                surface.blit(picture, place, (chance.choice((2, -3)), 3, 30, 5))
            case 1:
                surface.set_clip((20, 10, 50, 60))
                surface.blit(picture, place)
                surface.set_clip(None)
            case 2:
                surface.fill(chance.choice((RED, BLUE)), (*place, 7, chance.randrange(-2, 9)))
            case 3:
                surface.fill((250, 240, 230), (*place, 30, 30), pygame.BLEND_RGB_MULT)
            case _:
                surface.blit(picture, place)


@pytest.mark.parametrize("seed", range(20))
def test_any_frames_look_as_on_a_plain_surface(seed: int):
    canvas, chance = Canvas(SIZE, pygame.Surface(SIZE) if seed % 2 else None), random.Random(seed)
    pictures = [spot(chance.choice((RED, BLUE)), chance.randrange(4, 30), chance.choice((90, 255))) for _ in range(12)]
    way = seed
    for _frame in range(12):
        way += chance.choice((0, 0, 1))
        some = chance.sample(pictures, 9) if chance.random() < 0.5 else pictures
        plain = pygame.Surface(SIZE)
        for surface in (plain, canvas):
            draw_by_chance(surface, random.Random(way), some)
        canvas.show()
        assert pygame.image.tobytes(canvas.pixels, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_on_another_surface_it_has_the_size_of_its_frames():
    canvas = Canvas(SIZE, pygame.Surface(SIZE))
    assert canvas.get_size() == (canvas.get_width(), canvas.get_height()) == SIZE
    assert canvas.get_rect() == canvas.get_clip() == pygame.Rect((0, 0), SIZE)
    assert canvas.get_rect(center=(0, 0)).topleft == (-SIZE[0] // 2, -SIZE[1] // 2)


class Window:
    """As much of a window as a pane needs; notes what it was told to send to the screen."""

    def __init__(self) -> None:
        self.surface = pygame.Surface(SIZE)
        self.sent: list[pygame.Rect] = []

    def show(self, regions: list[pygame.Rect]) -> None:
        self.sent += regions


def test_a_window_gets_what_has_changed_and_all_of_it_when_it_lost_its_picture():
    window = Window()
    pane = Pane(window)  # type: ignore[arg-type]
    whole = window.surface.get_rect()
    for _frame in range(2):
        pane.canvas.fill(RED)
        pane.show()
        assert window.sent == [whole]
    pane.canvas.fill(RED)
    pane.canvas.fill(BLUE, (10, 10, 5, 5))
    pane.show()
    assert window.sent == [whole, pygame.Rect(10, 10, 5, 5)]
    window.surface.fill(BLUE)
    pane.lost()
    pane.canvas.fill(RED)
    pane.show()
    assert window.sent[2:] == [whole]
    assert window.surface.get_at((5, 5))[:3] == RED


def test_a_window_of_another_size_gets_another_canvas():
    window = Window()
    pane = Pane(window)  # type: ignore[arg-type]
    window.surface = pygame.Surface((200, 100))
    pane.canvas.fill(RED)
    pane.show()
    assert window.surface.get_at((199, 99))[:3] == RED
