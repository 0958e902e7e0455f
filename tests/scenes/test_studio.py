"""Pictures rendered beside the frames."""

from collections.abc import Callable
from functools import partial
from threading import Event, current_thread

import pygame
import pytest

from scenes.patience import LARGE, Patience
from scenes.sprites import Cache, Sprites
from scenes.studio import KEPT, Studio

WIDE = LARGE // 100, 100
"""A size that is just large enough for the studio."""


@pytest.fixture
def studio():
    made = Studio()
    yield made
    made.close()


def test_a_picture_is_there_once_it_has_been_rendered(studio):
    go_on = Event()

    def make() -> pygame.Surface:
        go_on.wait()
        return pygame.Surface((3, 2))

    assert studio.picture("a", make) is None
    assert studio.picture("a", make) is None
    go_on.set()
    studio.wait(10)
    assert studio.picture("a", make).get_size() == (3, 2)


def test_a_picture_is_handed_over_once(studio):
    """Whoever asked keeps it: the studio keeps nothing alive."""
    made = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((3, 2))

    for times in (1, 2):
        while studio.picture("a", make) is None:
            studio.wait(10)
        assert len(made) == times


def test_what_goes_wrong_is_told_to_who_asks(studio):
    def ask() -> None:
        while studio.picture("a", lambda: 1 / 0) is None:
            studio.wait(10)

    with pytest.raises(ZeroDivisionError):
        ask()


def test_pictures_that_nobody_fetches_go(studio):
    made = []

    def make(key: int) -> pygame.Surface:
        made.append(key)
        return pygame.Surface((1, 1))

    for key in [*range(KEPT + 1), 0]:
        studio.picture(key, partial(make, key))
        studio.wait(10)
    assert made == [*range(KEPT + 1), 0]


def drawn_in_time(patience: Patience, draw: Callable[[], object]) -> None:
    """Try again and again, what the studio is at being finished before the next try."""
    while not patience.try_for(10, draw):
        assert patience.studio is not None
        patience.studio.wait(10)


def where(size: tuple[int, int], render: Callable[[Cache, Callable[[], pygame.Surface]], object]) -> str:
    """The thread that renders a picture of that size."""
    threads = []

    def make() -> pygame.Surface:
        threads.append(current_thread().name)
        return pygame.Surface(size)

    render(Cache(), make)
    (thread,) = threads
    return thread.split("_")[0]


@pytest.mark.parametrize(("size", "thread"), [(WIDE, "studio"), ((WIDE[0] - 1, 100), "MainThread")])
def test_large_pictures_come_from_the_studio_when_there_is_no_time(studio, size, thread):
    def render(cache: Cache, make: Callable[[], pygame.Surface]) -> None:
        cache.patience.studio = studio
        drawn_in_time(cache.patience, lambda: cache.render("a", size, make))
        assert "a" in cache

    assert where(size, render) == thread


def test_with_time_enough_they_are_rendered_at_once(studio):
    def render(cache: Cache, make: Callable[[], pygame.Surface]) -> None:
        cache.patience.studio = studio
        cache.render("a", WIDE, make)

    assert where(WIDE, render) == "MainThread"


def test_without_a_studio_they_are_rendered_in_the_frame():
    assert where(WIDE, lambda cache, make: cache.patience.try_for(10, lambda: cache.render("a", WIDE, make))) == (
        "MainThread"
    )


def test_sprites_are_the_same_from_the_studio(studio):
    hurried, plain = Sprites(), Sprites()
    patience = hurried.cache.patience
    patience.studio = studio
    drawn_in_time(patience, lambda: hurried.get("svg/gavel.svg", (150, 150)))
    one, other = (sprites.get("svg/gavel.svg", (150, 150)) for sprites in (hurried, plain))
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
