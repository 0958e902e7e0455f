"""What is drawn fits: names on their squares, parts beside each other, buttons in their box."""

import pygame
import pytest

import levels
from scenes.board.board_widget import walk
from scenes.board.buttons import lay_out
from scenes.board.choices import Choice
from scenes.board.ground import Ground
from scenes.board.icons import corner_of, icon_of
from scenes.board.names import short_name
from scenes.board.places import Places
from scenes.board.squares import _NAME, SquarePainter, corner_room, corner_text, name_room
from scenes.board.stage import Stage
from scenes.ui.text import LEAST
from scenes.ui.view import Box, View
from scenes.ui.wrap import wrap
from tests.scenes.board.table import frames, scene_of, session
from tests.scenes.conftest import SIZES


def fits(ctx, text: str, room: Box, size: float, face, lines: int) -> bool:
    """Whether a text fits without being cut at the least size at worst."""
    px = max(8, round(min(LEAST, size) * ctx.view.scale))
    broken = wrap(text, ctx.view.px(room.w), lambda line: ctx.text._measure(line, face, px))
    wide = max(ctx.text._measure("".join(run.text for run in line), face, px) for line in broken)
    return len(broken) <= lines and wide <= ctx.view.px(room.w) + 1


@pytest.mark.parametrize("edition", levels.names())
@pytest.mark.parametrize("size", SIZES)
def test_names_fit_their_squares(make_ctx, edition, size) -> None:
    ctx = make_ctx(size)
    board = levels.load(edition)
    ground = Ground(levels.layout(edition), Places.of(ctx.view, 4).board, ctx.view)
    painter = SquarePainter(ctx, ground, board)
    for place in ground.layout.squares:
        square = board.board.squares[place.position]
        if corner_of(board, square):
            text, room = corner_text(board, square), ground.to_box(corner_room(place, 2))
            text = painter.whole_words(short_name(text), corner_room(place, 2), 24, "display")
            assert fits(ctx, text, room, 24 * ground.units, "display", 2), text
            continue
        icon = icon_of(board, square) is not None
        name = painter.whole_words(short_name(square.name), name_room(place, icon, 2), _NAME, "bold")
        lines = painter.lines(name, place, icon)
        room = ground.to_box(name_room(place, icon, lines))
        assert fits(ctx, name, room, _NAME * ground.units, "bold", lines), square.name


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_scene_do_not_overlap_and_lie_in_the_window(size, seats) -> None:
    view = View(size)
    places = Places.of(view, seats)
    parts = [places.board, places.head, places.seats, places.deed, places.actions, places.log]
    for index, part in enumerate(parts):
        assert view.box.contains(part)
        assert part.h > 90 or part is places.head
        assert not any(part.colliderect(other) for other in parts[index + 1 :])


@pytest.mark.parametrize("count", [1, 3, 7, 12])
def test_buttons_stay_in_their_box(count) -> None:
    box = Box(10, 20, 330, 250)
    choices = [Choice(f"c{n}", "x", width="half" if n > 5 else "whole") for n in range(count)]
    placed = lay_out(choices, box)
    assert len(placed) == count
    assert all(box.contains(place) for _, place in placed)
    tops = [place for _, place in placed]
    assert not any(a.colliderect(b) for i, a in enumerate(tops) for b in tops[i + 1 :])


@pytest.mark.parametrize(
    ("position", "direction", "side", "leads"),
    [
        (0, "left", "corner", 1),
        (0, "up", "corner", 39),
        (0, "right", "corner", None),
        (5, "left", "bottom", 6),
        (5, "right", "bottom", 4),
        (5, "up", "bottom", 25),
        (15, "up", "left", 16),
        (15, "right", "left", 35),
        (25, "down", "top", 5),
        (35, "left", "right", 15),
        (35, "right", "right", None),
        (39, "down", "right", 0),
    ],
)
def test_the_cursor_walks_round_the_board(position, direction, side, leads) -> None:
    assert walk(position, direction, side) == leads


def test_every_square_can_be_reached_by_arrows() -> None:
    layout = levels.layout("games_to_go")
    seen, ahead = {0}, [0]
    while ahead:
        here = ahead.pop()
        for direction in ("left", "right", "up", "down"):
            found = walk(here, direction, layout.squares[here].side)
            if found is not None and found not in seen:
                assert 0 <= found < 40
                seen.add(found)
                ahead.append(found)
    assert len(seen) == 40


@pytest.mark.parametrize("size", [(960, 540), (2560, 1080)])
@pytest.mark.parametrize("edition", levels.names())
def test_every_edition_is_drawn(make_ctx, edition, size) -> None:
    import pygame

    ctx = make_ctx(size, text_size=2)
    _, stack = scene_of(ctx, session(people=1, cpus=5, edition=edition, pace="normal"))
    surface = pygame.Surface(size)
    frames(stack, 40)
    stack.draw(surface)
    assert len({tuple(surface.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 10


@pytest.mark.parametrize("edition", levels.names())
def test_no_name_is_cut_on_the_small_board_of_the_title(make_ctx, cut, edition):
    ctx = make_ctx((464, 464))
    game = session(people=2, edition=edition)
    stage = Stage(ctx, game, levels.layout(edition))
    stage.resize(Box(0, 0, ctx.view.width, ctx.view.height))
    stage.draw(pygame.Surface((464, 464)))
    assert cut == []


def test_a_board_beneath_a_menu_is_laid_out_anew_however_little_time_there_is(ctx) -> None:
    scene, stack = scene_of(ctx, session(people=2, cpus=0))
    frames(stack)
    before = scene.stage.table
    ctx.settings.high_contrast = True
    ctx.apply()
    while not ctx.patience.try_for(0, lambda: scene.draw(pygame.Surface(ctx.view.size))):
        assert scene.stage.table is not before
