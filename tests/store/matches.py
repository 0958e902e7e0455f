"""Matches to be kept: sessions of CPUs at instant pace, and their rows."""

from pathlib import Path

from game import commands as c
from game.edition import Rules
from game.setup import SeatSetup, Setup
from game.snapshot import digest
from levels import load
from scenes.board.session import Session
from scenes.store import Store
from scenes.store.opening import FILE


def setup(seed: int = 5, cpus: int = 3, people: int = 0, edition: str = "games_to_go", **rules) -> Setup:
    seats = [SeatSetup(name, "normal") for name in "ABCDEF"[:cpus]] + [SeatSetup(f"P{n}") for n in range(people)]
    return Setup(load(edition), tuple(seats), Rules(**rules), seed, "instant")


def session(seed: int = 5, **more) -> Session:
    return Session.start(setup(seed, **more))


def play(game: Session, ticks: int) -> Session:
    for _tick in range(ticks):
        game.tick()
    return game


def kept(store: Store, seed: int = 5, ticks: int = 200, **more) -> Session:
    """A match that is being kept, some ticks on, all of it on disk."""
    game = session(seed, **more)
    store.keep(game)
    play(game, ticks)
    settle(store)
    return game


def settle(store: Store) -> None:
    """Wait until all that was said is on disk."""
    store.rest()
    store.writer.ask(lambda db: None)


def sql(store: Store, statement: str, *args: object) -> None:
    """Carry a statement out on the writer's own connection, outside any transaction."""

    def job() -> None:
        store.writer._db.execute(statement, args).fetchall()

    ticket = store.writer.put(job)
    while not store.writer.acknowledged(ticket):
        pass


def crash(store: Store) -> None:
    """End as a killed process does: nothing more is written, leases are free."""
    if store.current:
        store.current.lease.release()
    store.writer.ledgers.clear()
    store.writer.close()


def unbroken(seed: int, ticks: int, **more) -> str:
    return digest(play(session(seed, **more), ticks).match)


def database(folder: Path) -> Path:
    return folder / FILE


def end_at_once(game: Session) -> None:
    """The people of a match agree that it ends now."""
    for seat in game.position.humans():
        assert game.act(c.AgreeEnd(seat)) is None
