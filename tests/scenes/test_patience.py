import pygame
import pytest

from scenes.ahead import Ahead
from scenes.patience import Later, Patience
from scenes.sprites import Cache


class Hours:
    """A clock that goes on by one with every look at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def pictures(patience: Patience) -> Cache:
    cache = Cache()
    cache.patience = patience
    return cache


def nested(cache: Cache, made: list[str]):
    """Draws one picture that is made of two others, and then a fourth."""

    def render(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((1, 1))

    def part(name: str) -> pygame.Surface:
        return cache.get(name, lambda: render(name))

    def whole() -> pygame.Surface:
        part("a")
        part("b")
        return pygame.Surface((1, 1))

    def draw() -> None:
        cache.get("whole", whole)
        part("c")

    return draw


def test_drawing_goes_on_where_it_was_broken_off():
    patience = Patience(Hours())
    made: list[str] = []
    draw = nested(pictures(patience), made)
    tries = 1
    while not patience.try_for(0.5, draw):
        tries += 1
    assert made == ["a", "b", "c"]
    assert tries == 3  # a; then b and what is made of both; then c


def test_there_is_time_for_all_unless_somebody_is_in_a_hurry():
    patience = Patience(Hours())
    made: list[str] = []
    draw = nested(pictures(patience), made)
    draw()
    assert made == ["a", "b", "c"]
    assert patience.try_for(0.5, draw)


def test_what_takes_less_is_done_in_one_go():
    patience = Patience(Hours())
    assert patience.try_for(100, nested(pictures(patience), []))


def test_the_hurry_is_over_after_a_mistake():
    patience = Patience(Hours())
    with pytest.raises(ZeroDivisionError):
        patience.try_for(0.5, lambda: 1 / 0)
    patience.note()
    patience.ask()


def test_later_is_not_for_those_who_try_nothing_first():
    patience = Patience(Hours())

    def ask_twice() -> None:
        patience.ask()
        patience.note()
        with pytest.raises(Later):
            patience.ask()

    assert patience.try_for(0.5, ask_twice)


def test_what_comes_later_waits_for_what_is_about_to_be_seen():
    patience = Patience()
    done: list[int] = []
    ahead = Ahead(patience)
    ahead.plan([lambda: done.append(1)])
    patience.behind = True
    ahead.step()
    assert not done
    patience.behind = False
    ahead.step()
    assert done == [1]


def test_what_has_to_be_finished_takes_its_time():
    patience = Patience(Hours())
    made: list[str] = []
    draw = nested(pictures(patience), made)

    def whole() -> None:
        with patience.without_end():
            draw()

    assert patience.try_for(0.5, whole)
    assert made == ["a", "b", "c"]


def test_a_try_within_another_leaves_the_other_its_end():
    patience = Patience(Hours())

    def outer() -> None:
        patience.try_for(100, lambda: None)
        patience.note()
        patience.ask()

    assert not patience.try_for(0.5, outer)


def test_what_was_rendered_before_a_try_within_another_still_counts():
    patience = Patience(Hours())

    def outer() -> None:
        patience.note()
        patience.try_for(100, lambda: None)
        patience.ask()

    assert not patience.try_for(0.5, outer)
