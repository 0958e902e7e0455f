"""The session: commands in, events out in order, a shown table that ends where the core is."""

from game import commands as c
from game.commands import Command
from game.edition import Rules
from game.events import Event
from game.setup import SeatSetup, Setup
from levels import load
from scenes.board.session import Session


def session(cpus: int = 2, **rules) -> Session:
    seats = tuple(SeatSetup(name, "normal" if n < cpus else None) for n, name in enumerate("ABC"))
    return Session.start(Setup(load("games_to_go"), seats, Rules(**rules), 5, "instant"))


class Notes:
    def __init__(self) -> None:
        self.commands: list[tuple[int, Command]] = []
        self.events: list[Event] = []

    def commanded(self, tick: int, command: Command) -> None:
        self.commands.append((tick, command))

    def happened(self, events: list[Event]) -> None:
        self.events += events


def test_a_refused_command_changes_nothing_and_gives_its_reason() -> None:
    game = session(cpus=0)
    before = len(game.events)
    other = (game.position.turn + 1) % 3
    refusal = game.act(c.Roll(other))
    assert refusal is not None
    assert refusal.text == "It is not your turn."
    assert len(game.events) == before


def test_the_shown_table_follows_events_and_ends_where_the_core_is() -> None:
    game = session(cpus=3)
    for _frame in range(3000):
        game.run(1 / 60)
        while game.unseen > 1:
            game.show_next()
        if game.unseen:
            event = game.next_event()
            assert event is not None
            game.shown.apply(game.position, event)
            seats = game.match.state.seats
            assert game.shown.cash == [seat.cash for seat in seats]
            assert game.shown.square == [seat.square for seat in seats]
            assert game.shown.owner == game.match.state.owner
            assert game.shown.level == game.match.state.level
            assert game.shown.mortgaged == game.match.state.mortgaged
            game._unseen.clear()


def test_ticks_are_held_back_while_something_is_due_and_play_back_is_busy() -> None:
    game = session(cpus=3)
    game.run(10.0, hold=True)
    assert not game.unseen or game.match.state.tick < 240
    assert game.match.state.tick <= 1


def test_watchers_hear_of_every_command_at_its_tick() -> None:
    game = session(cpus=3)
    notes = Notes()
    game.watchers.append(notes)
    known = len(game.events)
    for _frame in range(200):
        game.run(1 / 60)
    assert notes.events == game.events[known:]
    assert [tick for tick, _ in notes.commands] == sorted(tick for tick, _ in notes.commands)
    again = session(cpus=3)
    for tick, command in notes.commands:
        again.match.wait(tick - again.match.state.tick)
        again.match.do(command)
    again.match.wait(game.match.state.tick - again.match.state.tick)
    assert again.match.state == game.match.state
