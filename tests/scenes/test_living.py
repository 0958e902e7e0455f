"""Living pictures: what moves in them, and what is rendered for it beside the frames."""

import pygame
import pytest

from scenes.living import Living, Unhurried
from scenes.studio import Studio

RECT = pygame.Rect(0, 0, 400, 400)


@pytest.fixture
def studio():
    made = Studio()
    yield made
    made.close()


def drawn(living: Living, seconds: float) -> bytes:
    picture = pygame.Surface(RECT.size)
    living.draw(picture, RECT, seconds)
    return pygame.image.tobytes(picture, "RGB")


def wheel(living: Living) -> dict[int, pygame.Surface]:
    """The positions of the ferris wheel that have been rendered."""
    (sheet,) = (sheet for sheet in living._sheets if sheet.motion.get("kind") == "turn")
    return sheet.turned


def test_the_wheel_turns_once_its_next_position_is_there(ctx, studio):
    ctx.patience.studio = studio
    living = Living(ctx, "games_to_go")
    drawn(living, 0.0)
    assert list(wheel(living)) == [0]
    drawn(living, 0.5)
    studio.wait(10)
    there = drawn(living, 0.5)
    assert len(wheel(living)) == 2
    ctx.patience.studio = None
    assert there == drawn(Living(ctx, "games_to_go"), 0.5)


@pytest.mark.parametrize("bands", [1, 3, 5])
def test_bands_put_together_are_the_whole_picture_at_one_moment(ctx, bands):
    living = Living(ctx, "suomi")
    view = Unhurried(living, RECT.size, 0.0, bands=bands)
    for frame in range(bands):
        view.compose(8.0 + frame)
    assert pygame.image.tobytes(view.picture, "RGB") == drawn(living, 8.0)
