"""Recorded matches: how one was set up, and every command with its tick. Playing it again gives the same match."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from game.commands import LEVELS, Command
from game.edition import Edition
from game.events import Event
from game.match import Match
from game.orders import read_command
from game.position import Position
from game.reading import Json, ReadError, a_list, a_string, an_int, an_object, one_of
from game.refusal import Refusal
from game.scenario import read_rules
from game.setup import SEATS, SeatSetup, Setup, opening_state, start
from game.snapshot import digest
from game.wire import command_json, event_json, refusal_text

FORMAT = 1
"""Version of the form below; a reader upgrades older ones or says that it cannot."""
MOST_TICKS = 10**12
MOST_SEED = 1 << 256


@dataclass
class Record:
    """A setup and the commands that followed, each at its tick; `tick` is how far the match had come."""

    setup: Setup
    commands: list[tuple[int, Command]] = field(default_factory=list)
    tick: int = 0

    def to_json(self) -> Json:
        """The record as plain JSON, readable again by `read_record`."""
        p = naming_position(self.setup)
        commands = [[tick, command_json(p, command)] for tick, command in self.commands]
        return {"trekast": FORMAT, "setup": setup_json(self.setup), "commands": commands, "tick": self.tick}


def naming_position(setup: Setup) -> Position:
    """A position that knows the seats' names and the board's ids."""
    return Position(setup.edition, setup.rules, opening_state(setup))


def setup_json(setup: Setup) -> Json:
    """A setup as plain JSON."""
    return {
        "edition": setup.edition.id,
        "rules": dataclasses.asdict(setup.rules),
        "seats": [dataclasses.asdict(seat) for seat in setup.seats],
        "seed": setup.seed,
        "pace": setup.pace,
    }


def read_setup(data: Any, edition_of: Callable[[str], Edition]) -> Setup:
    """A setup from its JSON; `edition_of` finds an edition by id. Raises ReadError."""
    an_object(data, "setup", ("edition", "rules", "seats", "seed", "pace"))
    edition = edition_of(a_string(data["edition"], "setup.edition"))
    seats = tuple(read_seat(seat, f"setup.seats[{i}]") for i, seat in enumerate(a_list(data["seats"], "setup.seats")))
    if len(seats) not in SEATS or len({seat.name for seat in seats}) < len(seats):
        raise ReadError("setup.seats: two to six with different names are needed")
    seed = an_int(data["seed"], "setup.seed", -MOST_SEED, MOST_SEED)
    pace = one_of(data["pace"], "setup.pace", ("normal", "fast", "instant"))
    return Setup(edition, seats, read_rules(data["rules"]), seed, pace)


def read_seat(data: Any, where: str) -> SeatSetup:
    """One seat of a setup."""
    an_object(data, where, ("name",), ("cpu", "token", "colour"))
    name = a_string(data["name"], f"{where}.name")
    cpu = one_of(data.get("cpu"), f"{where}.cpu", (None, *LEVELS))
    texts = {key: data.get(key, "") for key in ("token", "colour")}
    for key, text in texts.items():
        if not isinstance(text, str):
            raise ReadError(f"{where}.{key}: text is needed")
    return SeatSetup(name, cpu, **texts)


def read_record(data: Any, edition_of: Callable[[str], Edition]) -> Record:
    """A record from its JSON. Raises ReadError in one line for whatever is wrong with it."""
    an_object(data, "record", ("trekast", "setup", "commands", "tick"), ("name", "events", "digest"))
    if an_int(data["trekast"], "trekast") != FORMAT:
        raise ReadError(f"trekast: version {data['trekast']} is unknown to this Trekast, which reads {FORMAT}")
    setup = read_setup(data["setup"], edition_of)
    p = naming_position(setup)
    commands = [read_entry(p, entry, f"commands[{i}]") for i, entry in enumerate(a_list(data["commands"], "commands"))]
    return Record(setup, commands, an_int(data["tick"], "tick", 0, MOST_TICKS))


def read_entry(p: Position, data: Any, where: str) -> tuple[int, Command]:
    """One command with its tick."""
    pair = a_list(data, where)
    if len(pair) != 2:
        raise ReadError(f"{where}: a tick and a command are needed")
    return an_int(pair[0], where, 0, MOST_TICKS), read_command(p, pair[1], where)


def play_again(record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """The match, step by step: first its opening, then what each wait and command brings.

    Raises ReadError if a command comes before an earlier one, or is refused: then it is no record of a match.
    """
    match, events = start(record.setup)
    yield match, events
    for index, (tick, command) in enumerate(record.commands):
        if tick < match.state.tick:
            raise ReadError(f"commands[{index}]: tick {tick} is past")
        yield match, match.wait(tick - match.state.tick)
        result = match.do(command)
        if isinstance(result, Refusal):
            raise ReadError(f"commands[{index}]: refused: {refusal_text(match.position, result)}")
        yield match, result
    yield match, match.wait(max(0, record.tick - match.state.tick))


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record leads to: hashes of all events and of the final match."""

    events: str
    digest: str


def prove(record: Record) -> Proof:
    """Play a record again and hash what happened. Raises ReadError as `play_again`."""
    hasher = sha256()
    last: Match | None = None
    for match, events in play_again(record):
        last = match
        for event in events:
            hasher.update(event_line(match.position, event))
    assert last is not None
    return Proof(hasher.hexdigest(), digest(last))


def event_line(p: Position, event: Event) -> bytes:
    """An event as one line of bytes, for hashing."""
    return json.dumps(event_json(p, event), sort_keys=True, separators=(",", ":")).encode() + b"\n"
