"""A recorded match as text: its setup, then a line a command with what it brought, then how the table looks.

A changed rule shows as a change in these lines. `python -m tests.recorded.story` writes them anew: read the diff.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path

import levels
from game import money
from game.commands import Level, Pace
from game.driver import Driver
from game.edition import Edition, Rules
from game.events import Event
from game.match import Match
from game.position import Position
from game.reading import Json
from game.record import Record, read_record, setup_json
from game.refusal import Refusal
from game.setup import SeatSetup, Setup, start
from game.wire import command_json, event_json
from tests.properties.play import Run

FOLDER = Path(__file__).parent / "matches"
EDITIONS = ("games_to_go", "stockholm", "suomi")
RULES = {
    "last_standing": Rules(),
    "timed": Rules(session_minutes=6, live_auctions=True),
    "speed": Rules(speed=True, session_minutes=60),
    "house_rules": Rules(free_parking_pot=True, double_go=True, no_rent_in_jail=True, attentive_rent=True),
    "no_auctions": Rules(no_auctions=True, attentive_rent=True),
}
MOST_COMMANDS = 300
SEATS: tuple[Level, ...] = ("normal", "easy", "normal", "hard")


def lines(record: Record) -> list[str]:
    """The whole story of a record."""
    out = [json.dumps(setup_json(record.setup), ensure_ascii=False)]
    match, events = start(record.setup)
    p = match.position
    out.append(f"  opening: {told(p, events)}")
    for tick, command in record.commands:
        out += in_time(match, tick)
        out.append(f"{tick} {json.dumps(command_json(p, command), ensure_ascii=False)}")
        result = match.do(command)
        out.append(f"  refused: {result.text}" if isinstance(result, Refusal) else f"  {told(p, result)}")
    out += in_time(match, record.tick)
    return [*out, f"{record.tick} end: {table(p)}"]


def in_time(match: Match, tick: int) -> list[str]:
    """What happens by itself up to a tick."""
    events = match.wait(tick - match.state.tick)
    return [f"  in time: {told(match.position, events)}"] if events else []


def told(p: Position, events: Iterable[Event]) -> str:
    """Events in brief: kind and values."""
    return "; ".join(brief(event_json(p, event)) for event in events)


def brief(event: Json) -> str:
    """One event without its tick."""
    values = [value if isinstance(value, str) else json.dumps(value) for key, value in event.items() if key != "tick"]
    return " ".join(values)


def table(p: Position) -> str:
    """Everybody's cash, square, worth and deeds."""
    seats = []
    for index, seat in enumerate(p.state.seats):
        deeds = [f"{p.board.squares[deed].id}{marks(p, deed)}" for deed in p.deeds_of(index)]
        seats.append(f"{seat.name} {seat.cash} on {seat.square} worth {money.worth(p, index)}: {', '.join(deeds)}")
    return f"{p.phase}, {p.state.houses} houses, {p.state.hotels} hotels, pot {p.state.pot} | " + " | ".join(seats)


def marks(p: Position, deed: int) -> str:
    """Buildings, or a mortgage."""
    return "(m)" if p.state.mortgaged[deed] else "+" * p.state.level[deed]


def read(path: Path) -> Record:
    """The record in a story's lines."""
    setup, *rest = path.read_text(encoding="utf-8").splitlines()
    entries = [line.split(" ", 1) for line in rest if not line.startswith("  ")]
    tick = int(entries.pop()[0])
    commands = [[int(at), json.loads(command)] for at, command in entries]
    data = {"trekast": 1, "setup": json.loads(setup), "commands": commands, "tick": tick}
    return read_record(data, edition_named)


def edition_named(name: str) -> Edition:
    """A shipped edition."""
    return levels.load(name)


def by_cpus(setup: Setup, seed: int) -> Record:
    """CPUs play."""
    match, _ = start(setup)
    driver, record = Driver(match), Record(setup)
    while match.state.over is None and len(record.commands) < MOST_COMMANDS:
        wait = min(ticks for ticks in (driver.ticks_to_wait(), match.next_fall()) if ticks is not None)
        driver.minds.observe(match.wait(wait))
        if command := driver.command():
            record.commands.append((match.state.tick, command))
            result = match.do(command)
            assert not isinstance(result, Refusal)
            driver.note(result)
    record.tick = match.state.tick
    return record


def by_chance(setup: Setup, seed: int) -> Record:
    """Random commands are played."""
    rng = random.Random(seed)
    run = Run.begin(setup)
    while run.match.state.over is None and len(run.record.commands) < MOST_COMMANDS:
        run.step(rng)
    run.record.tick = run.match.state.tick
    return run.record


def make(player: Callable[[Setup, int], Record], name: str, edition: str, rules: Rules, seed: int) -> None:
    """Write one story anew."""
    pace: Pace = "normal" if rules.session_minutes else "instant"
    levels_of = SEATS if player is by_cpus else (None,) * len(SEATS)
    seats = tuple(SeatSetup(name, level) for name, level in zip("ABCD", levels_of, strict=True))
    setup = Setup(levels.load(edition), seats, rules, seed, pace)
    path = FOLDER / f"{edition}_{name}_{player.__name__}.txt"
    path.write_text("\n".join(lines(player(setup, seed))) + "\n", encoding="utf-8")


def main() -> None:
    """Write them all anew."""
    FOLDER.mkdir(exist_ok=True)
    for edition in EDITIONS:
        for seed, (name, rules) in enumerate(RULES.items()):
            make(by_cpus, name, edition, rules, seed)
            make(by_chance, name, edition, rules, seed + 3)


if __name__ == "__main__":
    main()
