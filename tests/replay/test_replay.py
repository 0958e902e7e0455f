"""Watching again: any turn, forwards and backwards, always the match that was played."""

import pygame
import pytest

from game import commands as c
from game.record import Record
from game.snapshot import digest
from scenes.context import Context
from scenes.replay import record_of, watch
from scenes.replay.scene import Replay
from scenes.replay.session import ReplaySession
from scenes.replay.tape import Tape
from scenes.scene import Pop
from scenes.settings import Settings
from scenes.ui import Do, Point, View
from tests.store.matches import play, session


def record(ticks: int = 400, **more) -> Record:
    made = record_of(play(session(6, **more), ticks))
    assert made is not None
    return made


@pytest.fixture
def scene() -> Replay:
    pygame.display.init()
    pygame.font.init()
    made = watch(Context(View((960, 540)), Settings(language="en")), record())
    assert isinstance(made, Replay)
    made.enter()
    return made


def test_the_match_at_every_turn_is_the_one_that_was_played() -> None:
    tape = Tape(record())
    assert tape.turns > 20
    for turn in (0, 1, 7, tape.turns - 1):
        mark = tape.marks[turn]
        match = tape.match_at(turn)
        assert match.state.turn == mark.seat
        assert match.state.tick == mark.tick
        assert match.state.turn_number == turn + 1


def test_few_copies_serve_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    full = Tape(record())
    monkeypatch.setattr("scenes.replay.tape.MOST_COPIES", 4)
    sparse = Tape(record())
    assert len(sparse._copies) <= 4
    assert [digest(sparse.match_at(turn)) for turn in range(sparse.turns)] == [
        digest(full.match_at(turn)) for turn in range(full.turns)
    ]


def test_a_replay_shows_every_event_and_ends_where_the_match_ended() -> None:
    tape = Tape(record())
    replay = ReplaySession(tape)
    while not replay.ended:
        replay.run(0.5)
        replay.catch_up()
    assert replay.events == tape.events
    assert digest(replay.match) == digest(play(session(6), 400).match)
    replay.run(5.0)
    assert replay.match.state.tick == 400


def test_a_replay_jumps_back_and_goes_on_the_same() -> None:
    tape = Tape(record())
    replay = ReplaySession(tape, 12)
    replay.jump(3)
    assert replay.turn == 3
    assert replay.shown == replay.shown.of(replay.position)
    while not replay.ended:
        replay.run(0.5)
        replay.catch_up()
    assert replay.events == tape.events


def test_long_thoughts_are_cut_short() -> None:
    game = session(6, cpus=0, people=2)
    play(game, 5000)
    assert game.act(c.Roll(game.position.turn)) is None
    made = record_of(game)
    assert made is not None
    replay = ReplaySession(Tape(made))
    replay.run(1.0)
    replay.catch_up()
    assert replay.ended
    assert replay.match.state.tick == 5000


def test_nobody_acts_in_a_replay() -> None:
    replay = ReplaySession(Tape(record(cpus=1, people=2)))
    assert replay.awaited() == []
    assert replay.persons() == []
    refusal = replay.act(c.Roll(0))
    assert refusal is not None
    assert refusal.text == "This is a replay."


def test_a_record_that_breaks_off_is_shown_up_to_there() -> None:
    made = record()
    made.commands.insert(100, (made.commands[100][0], c.Bid(0, 5)))
    tape = Tape(made)
    assert tape.cut == len(made.commands) - 100
    assert ReplaySession(tape).done == tape.marks[0].commands


def run(scene: Replay, seconds: float) -> None:
    for _frame in range(round(seconds * 30)):
        scene.update(1 / 30)


def test_paused_nothing_moves_and_a_step_goes_on_by_one_thing(scene: Replay) -> None:
    scene.toggle()
    shown = len(scene.session.events)
    run(scene, 2)
    assert len(scene.session.events) == shown
    scene.step()
    run(scene, 6)
    assert len(scene.session.events) > shown
    after = len(scene.session.events)
    run(scene, 2)
    assert len(scene.session.events) == after
    assert scene.paused


def test_keys_pause_step_over_turns_and_change_speed(scene: Replay) -> None:
    for name in ("primary", "next", "next", "previous", "speed"):
        scene.handle(Do(name))
        scene.update(0.01)
    assert scene.paused
    assert scene.session.turn == 1
    assert scene.speed == 2.0
    assert scene.turn_words().startswith("Turn 2 of")


def test_the_line_of_turns_is_dragged_by_keys(scene: Replay) -> None:
    scene.side.panel.focus_on("turn")
    scene.handle(Do("right"))
    assert scene.session.turn == 1
    scene.handle(Do("left"))
    assert scene.session.turn == 0


def test_at_its_end_it_stops_and_plays_again_from_the_start(scene: Replay) -> None:
    scene.set_speed(32.0)
    scene.jump(10_000)
    run(scene, 10)
    assert scene.session.ended
    assert scene.paused
    scene.toggle()
    assert scene.session.turn == 0
    assert not scene.paused


def test_the_seed_is_told_only_of_a_match_that_is_over(scene: Replay) -> None:
    assert "sealed" in scene.proof()
    game = session(77, cpus=0, people=2)
    for seat in (0, 1):
        game.act(c.AgreeEnd(seat))
    made = record_of(game)
    assert made is not None
    over = watch(scene.ctx, made)
    assert isinstance(over, Replay)
    assert "Seed 77." in over.proof()
    assert "came from the sealed seed" in over.proof()


def test_the_line_of_turns_is_dragged_by_the_mouse(scene: Replay) -> None:
    box = scene.side.panel.get("turn").box
    scene.handle(Point("down", box.x + 16, box.centery))
    for share in (0.3, 0.6, 1.0):
        scene.handle(Point("move", box.x + box.w * share, box.centery))
        scene.update(0.01)
    scene.handle(Point("up", box.right, box.centery))
    assert scene.session.turn == scene.tape.turns - 1
    assert scene.handle(Do("back")) == Pop()
