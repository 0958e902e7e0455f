from functools import partial

import pygame

import levels
from scenes.ahead import Ahead
from scenes.auction.gavel import Fallen, draw_fallen
from scenes.auction.scene import Auction
from scenes.board.session import Session
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
    scene.side._render_card(24)  # where 2 and 3 lead from 19
    assert len(ctx.shapes.cache) == cards


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
