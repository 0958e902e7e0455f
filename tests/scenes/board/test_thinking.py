"""CPUs think between ticks: matches go as without a window, and no frame values more positions than it may."""

import pytest

from game import commands as c
from game.commands import Command, Pace
from game.driver import Driver
from game.edition import Rules
from game.match import Match
from game.refusal import Refusal
from game.setup import SeatSetup, Setup, start
from game.snapshot import digest
from levels import load
from scenes.board.session import THOUGHT_A_FRAME, Session
from tests.cpu.positions import valuations
from tests.cpu.test_thinking import in_hand

FRAME = 1 / 60
MOST_FRAMES = 500_000
TIME = {"normal": 24_000, "fast": 7_800, "instant": 440}
"""Ticks of a session that ends before the match would."""


def setup(pace: Pace, timed: bool = False) -> Setup:
    """Four hard CPUs that trade a lot."""
    seats = tuple(SeatSetup(name, "hard") for name in "ABCD")
    return Setup(load("games_to_go"), seats, Rules(session_minutes=1 if timed else None), 10, pace)


def headless(table: Setup, time: int | None = None) -> tuple[list[tuple[int, Command]], Match]:
    """Commands with their ticks, and the match at its end: every decision made whole when it is due."""
    match, opening = start(table)
    match.state.ticks_left = time
    driver, commands = Driver(match), []
    driver.note(opening)
    while match.state.over is None:
        waits = (driver.ticks_to_wait(), match.next_fall())
        driver.minds.observe(match.wait(min(ticks for ticks in waits if ticks is not None)))
        if command := driver.command():
            commands.append((match.state.tick, command))
            result = match.do(command)
            assert not isinstance(result, Refusal)
            driver.note(result)
    return commands, match


def in_the_window(session: Session, haste: float = 1.0) -> None:
    """Frames to the end, events shown at once or held back for a while."""
    for frame in range(MOST_FRAMES):
        session.run(FRAME * 1.0001, hold=frame % 7 < 2, haste=haste)
        session.catch_up()
        if session.over:
            break


@pytest.mark.parametrize("timed", [False, True])
@pytest.mark.parametrize("pace", ["normal", "fast", "instant"])
def test_a_match_in_the_window_goes_as_without(pace: Pace, timed: bool) -> None:
    table, time = setup(pace, timed), TIME[pace] if timed else None
    commands, match = headless(table, time)
    assert match.state.over
    assert match.state.over.reason == ("time" if timed else "last_standing")
    assert sum(isinstance(command, c.Offer) for _tick, command in commands) > 4
    session = Session.start(table)
    session.match.state.ticks_left = time
    in_the_window(session, haste=5.0)
    assert session.over
    assert session.commands == commands
    match.wait(session.match.state.tick - match.state.tick)
    assert digest(session.match) == digest(match)


def test_a_match_left_and_resumed_while_cpus_think_goes_on_the_same() -> None:
    table = setup("instant")
    commands, _match = headless(table)
    session, left = Session.start(table), 0
    for _frame in range(MOST_FRAMES):
        session.run(FRAME)
        session.catch_up()
        thinker = session.driver.minds.thinker
        if thinker and thinker.thought and not thinker.thought.done and len(session.commands) > 100 * left:
            session, left = resumed(session), left + 1
        if session.over:
            break
    assert left > 3
    assert session.commands == commands


def resumed(left: Session) -> Session:
    """Another session of the same match, from its set-up and commands."""
    assert left.setup
    session = Session.start(left.setup)
    for tick, command in left.commands:
        session.match.wait(tick - session.match.state.tick)
        assert session.act(command) is None
    session.match.wait(left.match.state.tick - session.match.state.tick)
    session.catch_up()
    return session


def test_no_frame_values_more_than_it_may(monkeypatch) -> None:
    """In one's own turn and in debt; bids, answers and counter-offers value a few, at once."""
    calls = valuations(monkeypatch)
    session, most = Session.start(setup("instant")), 0
    while not session.over:
        calls.clear()
        phase, before = session.position.phase, len(session.commands)
        session.run(FRAME, haste=5.0)
        session.catch_up()
        quick = [command for _tick, command in session.commands[before:] if command.by != session.position.turn]
        if phase in ("manage", "debt") and not quick:
            assert len(calls) <= THOUGHT_A_FRAME
            most = max(most, len(calls))
    assert most == THOUGHT_A_FRAME


def test_a_tick_is_held_back_until_its_decision_is_thought_through() -> None:
    """At instant pace the decision is due one tick on; time goes on after it as if nothing had been."""
    session = Session(in_hand())
    session.run(FRAME)
    assert session.match.state.tick == 1
    frames = 0
    while not session.commands:
        frames += 1
        session.run(FRAME * 5)
        assert session.match.state.tick == (2 if session.commands else 1)
    assert frames > 3
    tick, offer = session.commands[0]
    assert tick == 1
    assert isinstance(offer, c.Offer)
    session.catch_up()
    session.run(FRAME)
    assert session.match.state.tick > 2 or len(session.commands) == 2


def test_it_is_thought_on_while_play_back_holds_ticks_back() -> None:
    session = Session(in_hand())
    session.run(FRAME)
    for _frame in range(30):
        session.run(FRAME, hold=True)
    assert not session.commands
    session.run(FRAME)
    assert [tick for tick, _offer in session.commands] == [1]


def test_a_tick_by_itself_takes_the_whole_decision() -> None:
    """Who lets ticks pass one by one is never held back."""
    session = Session(in_hand())
    session.tick()
    session.tick()
    assert [type(command) for _tick, command in session.commands] == [c.Offer]


def test_a_command_by_a_person_in_between_makes_the_thought_void() -> None:
    session = Session(in_hand())
    session.run(FRAME)
    session.run(FRAME)
    mind = session.driver.minds.mind(0)
    assert mind.thought
    assert session.act(c.Sell(2, 39)) is None
    assert mind.thought is None
    at_once = Session(in_hand())
    at_once.tick()
    assert at_once.act(c.Sell(2, 39)) is None
    at_once.tick()
    at_once.tick()
    while not session.commands[1:]:
        session.run(FRAME)
        session.catch_up()
    assert session.commands == at_once.commands
