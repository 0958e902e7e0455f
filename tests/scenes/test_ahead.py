import itertools
from functools import partial

import pygame

import levels
from game import events as e
from scenes.ahead import Ahead, Newest, ready
from scenes.auction.gavel import Fallen, draw_fallen
from scenes.auction.scene import Auction
from scenes.board.session import Session
from scenes.board.task_card import TaskCard
from scenes.patience import Patience
from scenes.sprites import Cache
from scenes.studio import Studio
from tools.states import Shot, board, match
from tools.states.tables import roll


def test_one_thing_a_step_in_the_order_planned():
    done: list[int] = []
    ahead = Ahead()
    ahead.plan(partial(done.append, number) for number in range(3))
    ahead.step()
    assert done == [0]
    assert len(ahead) == 2
    for _step in range(5):
        ahead.step()
    assert done == [0, 1, 2]


def test_a_new_plan_takes_the_place_of_the_old_one():
    done: list[int] = []
    ahead = Ahead()
    ahead.plan([partial(done.append, 1), partial(done.append, 2)])
    ahead.plan([partial(done.append, 3)])
    for _step in range(3):
        ahead.step()
    assert done == [3]


class Parts:
    """A picture of three parts, for which a frame has time for one."""

    def __init__(self) -> None:
        self.cache = Cache()
        self.cache.patience = Patience(itertools.count().__next__)  # a second with every look
        self.cache.patience.studio = Studio()

    def of(self, name: str, size: tuple[int, int] = (1, 1)) -> pygame.Surface:
        *_, last = (self.cache.get((name, part), lambda: pygame.Surface(size)) for part in range(3))
        return last


def test_a_picture_is_shown_once_all_of_it_is_rendered():
    parts = Parts()
    seen = [ready(parts.cache.patience, lambda: parts.of("a")) for _frame in range(4)]
    assert [picture is not None for picture in seen] == [False, False, True, True]


def test_until_it_is_the_one_before_stays():
    parts = Parts()
    newest = Newest(parts.cache.patience)
    first = newest.of("a", lambda: parts.of("a"), (1, 1))
    assert first is parts.of("a")
    seen = [newest.of("b", lambda: parts.of("b"), (1, 1)) for _frame in range(4)]
    assert seen == [first, first, first, parts.of("b")]


def test_what_is_wanted_in_passing_is_not_rendered():
    parts = Parts()
    newest = Newest(parts.cache.patience)
    first = newest.of("a", lambda: parts.of("a"), (1, 1))
    assert all(newest.of(name, partial(parts.of, name), (1, 1)) is first for name in "bcdbcd")
    assert len(parts.cache) == 3


def test_one_of_another_size_is_rendered_at_once():
    parts = Parts()
    newest = Newest(parts.cache.patience)
    newest.of("a", lambda: parts.of("a"), (1, 1))
    assert newest.of("c", lambda: parts.of("c", (2, 2)), (2, 2)) is parts.of("c")


def test_where_nothing_may_stand_in_for_it_it_is_rendered_at_once():
    parts = Parts()
    newest = Newest(parts.cache.patience)
    newest.of("a", lambda: parts.of("a"), (1, 1))
    with parts.cache.patience.for_all():
        assert newest.of("b", lambda: parts.of("b"), (1, 1)) is parts.of("b")
        assert ready(parts.cache.patience, lambda: parts.of("c")) is parts.of("c")


def test_in_pictures_and_tests_there_is_time_for_all():
    parts = Parts()
    parts.cache.patience.studio = None
    newest = Newest(parts.cache.patience)
    newest.of("a", lambda: parts.of("a"), (1, 1))
    assert newest.of("b", lambda: parts.of("b"), (1, 1)) is parts.of("b")
    assert ready(parts.cache.patience, lambda: parts.of("c")) is parts.of("c")


def session_of(ctx, make) -> tuple[Shot, Session]:
    shot = Shot(ctx, levels.load("games_to_go"))
    return shot, make(shot)


def test_cards_are_there_before_the_walk_to_their_squares(ctx):
    shot, session = session_of(ctx, board.table)
    scene = board.opened(shot, session)
    roll(session, (2, 3))
    for _frame in range(20):  # the cards of the square it goes to and of those where others stand, bit by bit
        scene.update(1 / 60)
    cards = len(ctx.shapes.cache)
    scene.side._square_card(24)  # where 2 and 3 lead from 19
    assert len(ctx.shapes.cache) == cards


def test_a_task_has_its_card_before_its_dice_have_fallen(ctx):
    shot, session = session_of(ctx, board.table)
    scene = board.opened(shot, session)
    roll(session, (1, 2), (4, 5, 6))  # from 19 to a chance square, and there 15
    for _frame in range(40):
        scene.update(1 / 60)
    assert isinstance(session.next_event(), e.Rolled)
    cards = len(ctx.shapes.cache), len(ctx.text.cache)
    (task,) = (event for event in session.events if isinstance(event, e.Task))
    scene.stage.task_picture(TaskCard("chance", task.task, 15))
    assert (len(ctx.shapes.cache), len(ctx.text.cache)) == cards


def test_an_auction_has_its_outcome_ready_before_the_hammer_falls(ctx):
    shot, session = session_of(ctx, lambda shot: match.deal(match.table(shot)))
    scene = match.under_hammer(shot, session, 26, [(0, 20)])
    assert isinstance(scene, Auction)
    scene.draw(pygame.Surface(ctx.view.size))
    while len(scene._ahead):
        scene.update(0.001)
    made = len(ctx.sprites.cache), len(ctx.shapes.cache)
    for tenth in range(5):
        draw_fallen(pygame.Surface((1, 1)), ctx, session.position, Fallen(26, 0, 0, tenth / 10), scene._places.ring)
    assert (len(ctx.sprites.cache), len(ctx.shapes.cache)) == made
