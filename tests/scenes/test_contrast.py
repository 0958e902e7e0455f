"""All that is written can be read where it really stands: every scene's picture, measured pixel by pixel."""

import gc
from collections.abc import Callable

import pygame
import pytest

import levels
from scenes.board.marks import MarkPainter
from scenes.board.stage import Stage
from scenes.board.tokens import Tokens
from scenes.context import Context
from scenes.stack import Stack
from scenes.ui.theme import LEGIBLE
from tests.scenes.legibility import Faint, faint, faint_in
from tools.states import STATES, Shot
from tools.states.motion import move

SIZE = (1920, 1080)
"""Large enough for letters to have a core that is all ink."""
LEAST = LEGIBLE - 0.25
"""The thinnest strokes are never quite their own colour."""
PICTURES = {"strip_dice", "strip_walk", "strip_auction"}
BRISK = {
    "board_roll",
    "board_transfer",
    "auction",
    "auction_sold",
    "trade_empty",
    "manage_debt",
    "help",
    "settings_play",
}
LOOKS = [("games_to_go", False), ("stockholm", False), ("suomi", False), ("suomi", True)]


def _marks(place: int, look: int, name: str) -> tuple[pytest.MarkDecorator, ...]:
    """Each state in one look with the slow tests, in the others with `-m thorough`; by the test's name in all."""
    if look == 0 and name in BRISK:
        return ()
    return (pytest.mark.slow if place % len(LOOKS) == look else pytest.mark.thorough,)


CASES = [
    pytest.param(name, *LOOKS[look], marks=_marks(place, look, name))
    for look in range(len(LOOKS))
    for place, name in enumerate(name for name in STATES if name not in PICTURES)
]


@pytest.fixture
def bare_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what passes over the table or is put down on it: pieces, ribbons, sums that fly, tooltips."""
    for kind, name in ((Tokens, "draw"), (Stage, "draw_effects"), (MarkPainter, "_ribbon")):
        monkeypatch.setattr(kind, name, lambda *args: None)
    monkeypatch.setattr(MarkPainter, "buildings", lambda *args: [])
    monkeypatch.setattr("scenes.ui.panel.draw_tooltip", lambda *args: None)


def top_of(ctx: Context, name: str, edition: str) -> Stack:
    """The top scene alone, moved as long as it wants to be: what is dimmed below is not there to be read."""
    stack = Stack(ctx, STATES[name].scenes(Shot(ctx, levels.load(edition)))[-1])
    assert stack.top is not None
    stack.top.below = "hidden"
    move(stack, STATES[name].seconds)
    return stack


@pytest.mark.parametrize(("name", "edition", "high"), CASES)
def test_what_is_written_can_be_read(
    make_ctx: Callable[..., Context],
    monkeypatch: pytest.MonkeyPatch,
    bare_table: None,
    name: str,
    edition: str,
    high: bool,
) -> None:
    def draw() -> pygame.Surface:
        surface = pygame.Surface(SIZE)
        surface.fill((24, 20, 48))
        top_of(make_ctx(SIZE, high_contrast=high), name, edition).draw(surface)
        return surface

    assert faint_in(monkeypatch, draw, LEAST) == []
    gc.collect()  # large pictures hang in cycles, and few objects go with them


# The measure itself.


def told(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> list[Faint]:
    bare = pygame.Surface((40, 40))
    bare.fill(ground)
    written = bare.copy()
    written.fill(ink, (10, 10, 8, 20))
    return faint(written, bare, LEGIBLE)


def test_a_grey_letter_on_grey_is_faint_and_a_dark_one_on_paper_is_not() -> None:
    assert told((40, 28, 60), (255, 243, 223)) == []
    (found,) = told((120, 120, 120), (200, 200, 200))
    assert (found.rect, found.contrast) == ((10, 10, 8, 20), 2.64)


def test_a_letter_half_over_a_bright_thing_is_faint() -> None:
    bare = pygame.Surface((40, 40))
    bare.fill((240, 240, 240), (0, 0, 20, 40))
    written = bare.copy()
    written.fill((255, 255, 255), (26, 10, 8, 20))
    assert faint(written, bare, LEGIBLE) == []
    written.fill((210, 210, 210), (14, 10, 20, 20))
    assert len(faint(written, bare, LEGIBLE)) == 1
