"""Play-back shows events in order, holds ticks back while it is behind, and can be hurried and skipped."""

from game import commands as c
from game import events as e
from game.state import Auction
from scenes.board.pass_screen import PassScreen
from scenes.board.session import Session
from scenes.board.shown import Shown
from scenes.ui.wrap import plain
from tests.scenes.board.table import frames, press, scene_of, session, top


def told(game: Session) -> int:
    return len(game.events) - game.unseen


def test_what_is_shown_is_a_beginning_of_what_the_core_has_done(ctx) -> None:
    game = session(people=0, cpus=3, pace="normal")
    scene, stack = scene_of(ctx, game)
    again, known = Shown.before(game.position), 0
    for _frame in range(1500):
        frames(stack)
        for event in game.events[known : told(game)]:
            again.apply(game.position, event)
        known = told(game)
        if game.unseen:
            assert game.shown.cash == again.cash
            assert game.shown.square == again.square
            assert game.shown.owner == again.owner
    assert known > 20
    assert not scene.playback.busy or game.unseen or scene.playback.act


def test_no_cpu_acts_while_play_back_is_behind(ctx) -> None:
    game = session(people=0, cpus=3, pace="normal")
    scene, stack = scene_of(ctx, game)
    held = 0
    for _frame in range(600):
        known, behind = len(game.events), scene.playback.busy and top(stack) is scene
        frames(stack)
        if behind:
            held += 1
            assert len(game.events) == known
    assert held > 100


def test_the_go_on_key_shows_the_end_at_once(ctx) -> None:
    game = session(people=1, cpus=1, pace="normal")
    scene, stack = scene_of(ctx, game)
    frames(stack, 3)
    assert scene.playback.busy
    press(stack, "accept")
    assert not scene.playback.busy
    assert game.shown.square == [seat.square for seat in game.match.state.seats]


def test_a_throw_shows_what_the_core_rolled_only_once_it_lies(ctx) -> None:
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    game.match.luck.forced = [[6, 5]]
    game.act(c.Roll(game.position.turn))
    frames(stack, 10)
    assert game.shown.dice != (6, 5)
    assert [die.face for die in scene.stage.dice.dice] == [6, 5]
    frames(stack, 240)
    assert game.shown.dice == (6, 5)
    assert game.shown.square[game.position.turn] == 11


def test_a_token_walks_square_by_square_and_ends_where_the_core_says(ctx) -> None:
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    seat = game.position.turn
    game.match.luck.forced = [[2, 4]]
    game.act(c.Roll(seat))
    passed = set()
    figure = scene.stage.tokens.figures[seat]
    for _frame in range(300):
        frames(stack)
        passed.add(scene.stage.layout.at(figure.x.value, figure.y.value - 20))
    assert set(range(7)) <= passed
    assert scene.stage.layout.at(figure.x.value, figure.y.value - 20) == 6


def test_with_reduced_motion_nothing_hops(make_ctx) -> None:
    ctx = make_ctx(reduced_motion=True)
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    game.match.luck.forced = [[3, 4]]
    game.act(c.Roll(game.position.turn))
    frames(stack, 12)
    assert game.shown.square[game.position.turn] == 7


def test_instant_turns_of_cpus_are_not_shown_step_by_step(ctx) -> None:
    game = session(people=1, cpus=3, pace="instant", seed=3)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    for _frame in range(900):
        frames(stack)
        person = game.position.seat(game.shown.turn).cpu is None
        assert person or scene.playback.act is None or scene.playback.act.age == 0 or game.position.turn == 0
        if game.awaited() and not scene.playback.busy:
            break


def test_houses_built_one_after_the_other_drop_without_waiting_for_each_other(make_ctx) -> None:
    ctx = make_ctx(pass_screen=False)
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    seat = game.position.turn
    game.match.state.owner[37] = game.match.state.owner[39] = seat
    for lot in (39, 37, 39, 37):
        assert game.act(c.Build(seat, lot)) is None
    frames(stack, 70)
    assert not scene.playback.busy
    frames(stack, 40)
    assert game.shown.level[39] == game.shown.level[37] == 2
    assert not +scene.stage._bare


def test_nothing_is_in_the_air_behind_the_card_that_hands_the_device_over(make_ctx) -> None:
    ctx = make_ctx(pass_screen=True)
    scene, stack = scene_of(ctx, session(people=2, cpus=0))
    for _frame in range(600):
        frames(stack)
        if isinstance(top(stack), PassScreen):
            break
    assert isinstance(top(stack), PassScreen)
    assert not scene.stage.effects


def test_a_go_on_key_pressed_a_moment_too_late_buys_nothing(make_ctx) -> None:
    ctx = make_ctx(pass_screen=False)
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    game.match.luck.forced = [[3, 2]]
    game.act(c.Roll(game.position.turn))
    while True:
        frames(stack)
        if not scene.playback.busy:
            break
    press(stack, "accept")
    assert game.position.phase == "buy"
    frames(stack, 20)
    press(stack, "accept")
    assert game.match.state.owner[5] == game.position.turn


def test_the_card_at_hand_does_not_give_the_landing_away(make_ctx) -> None:
    ctx = make_ctx(pass_screen=False)
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    game.match.luck.forced = [[3, 2]]
    game.act(c.Roll(game.position.turn))
    frames(stack, 20)
    assert scene.side._card(scene.playback.busy) == 0
    scene.playback.skip()
    frames(stack)
    assert scene.side._card(scene.playback.busy) == 5


def test_no_countdown_runs_while_the_auction_is_still_hidden(make_ctx) -> None:
    """A2: after a bankruptcy deeds slide away first."""
    ctx = make_ctx(pass_screen=False)
    game = session(people=3, cpus=0, live_auctions=True)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    seat = game.position.turn
    for deed in (1, 3, 6, 8, 9):
        game.match.state.owner[deed] = seat
    assert game.act(c.Resign(seat)) is None
    auction = game.position.top
    assert isinstance(auction, Auction)
    full = auction.countdown
    frames(stack, 60)
    assert scene.playback.busy
    assert auction.countdown == full


def test_a_walk_goes_on_when_the_window_changes_its_size(make_ctx) -> None:
    ctx = make_ctx(pass_screen=False)
    game = session(people=2, cpus=0)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    seat = game.position.turn
    game.match.luck.forced = [[6, 4]]
    game.act(c.Roll(seat))
    frames(stack, 100)
    figure = scene.stage.tokens.figures[seat]
    before = figure.x.value, figure.y.value
    ctx.resize((1920, 1080))
    frames(stack)
    assert figure.held
    assert abs(figure.x.value - before[0]) + abs(figure.y.value - before[1]) < 60
    frames(stack, 300)
    assert scene.stage.layout.at(figure.x.value, figure.y.value - 20) == 10


def test_what_lies_in_the_middle_is_the_last_roll_of_instant_turns_too(ctx) -> None:
    game = session(people=1, cpus=3, pace="instant", seed=3)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    of_cpus = 0
    for _frame in range(3000):
        frames(stack)
        if scene.playback.busy or top(stack) is not scene:
            press(stack, "accept")
            continue
        rolled = next(event for event in reversed(game.events) if isinstance(event, (e.Rolled, e.TurnBegan)))
        if isinstance(rolled, e.Rolled):
            of_cpus += game.position.seat(rolled.by).cpu is not None
            assert str(sum(rolled.dice)) in plain(str(scene.stage.headline))
        if game.awaited():
            press(stack, "accept")
    assert of_cpus > 0


def test_talk_of_a_trade_is_not_told_again_at_the_board(ctx) -> None:
    game = session(people=1, cpus=3, pace="normal", seed=3)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    person = next(index for index, seat in enumerate(game.match.state.seats) if seat.human)
    other = (person + 1) % 4
    for event in (e.Refused(1, other, person), e.Withdrawn(1, person, other), e.Accepted(1, other, person)):
        game.events.append(event)
        game._unseen.append(event)
    scene.enter()
    assert isinstance(game.next_event(), e.Accepted)
    frames(stack)


def test_the_middle_stays_as_dim_as_it_was_in_a_window_of_another_size(ctx) -> None:
    game = session(people=1, cpus=3, pace="normal", seed=3)
    scene, stack = scene_of(ctx, game)
    scene.playback.skip()
    scene.stage.dice.lay((1, 2))
    frames(stack, 60)
    before = scene.stage.hollow.light
    ctx.resize((1920, 1080))
    scene.enter()
    assert scene.stage.hollow.light == before > 0.5
