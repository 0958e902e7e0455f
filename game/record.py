"""Recorded matches: how one was set up, and every command with its tick. Playing it again gives the same match."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from game.commands import LEVELS, Command
from game.cpu.characters import BY_ID
from game.edition import Edition
from game.events import Event
from game.match import Match
from game.orders import read_command
from game.position import Position
from game.reading import Json, ReadError, a_list, a_string, an_int, an_object, one_of, shown
from game.refusal import Refusal
from game.scenario import read_rules
from game.setup import SEATS, SeatSetup, Setup, opening_state, start
from game.snapshot import digest
from game.wire import command_json, event_json, refusal_text

FORMAT = 3
"""Version of the form below, older ones are upgraded: 2 came with `acted`, 3 with characters."""
MOST_TICKS = 10**12
MOST_SEED = 1 << 256
MOST_COMMANDS = 200_000
LONGEST_NAME = 40


@dataclass
class Record:
    """A setup and the commands that followed, each at its tick; `tick` is how far the match had come.

    `acted`: the tick from which the next CPU's decision counts (`Driver.acted`); None: that of the last command.
    """

    setup: Setup
    commands: list[tuple[int, Command]] = field(default_factory=list)
    tick: int = 0
    acted: int | None = None

    def to_json(self) -> Json:
        """The record as plain JSON, readable again by `read_record`."""
        p = naming_position(self.setup)
        commands = [[tick, command_json(p, command)] for tick, command in self.commands]
        return {
            "trekast": FORMAT,
            "setup": setup_json(self.setup),
            "commands": commands,
            "tick": self.tick,
            "acted": self.acted,
        }


def naming_position(setup: Setup) -> Position:
    """A position that knows the seats' names and the board's ids."""
    return Position(setup.edition, setup.rules, opening_state(setup))


def setup_json(setup: Setup) -> Json:
    """A setup as plain JSON."""
    return {
        "edition": setup.edition.id,
        "rules": dataclasses.asdict(setup.rules),
        "seats": [seat_json(seat) for seat in setup.seats],
        "seed": setup.seed,
        "pace": setup.pace,
    }


def seat_json(seat: SeatSetup) -> Json:
    """A seat of a setup as plain JSON; its character only if it has one."""
    data = dataclasses.asdict(seat)
    if not seat.character:
        del data["character"]
    return data


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
    an_object(data, where, ("name",), ("cpu", "token", "colour", "character"))
    name = a_string(data["name"], f"{where}.name")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise ReadError(f"{where}.name: at most {LONGEST_NAME} signs that can be printed are needed, not {shown(name)}")
    cpu = one_of(data.get("cpu"), f"{where}.cpu", (None, *LEVELS))
    token, colour = (a_word(data.get(key, ""), f"{where}.{key}") for key in ("token", "colour"))
    return SeatSetup(name, cpu, token, colour, read_character(data, cpu, where))


def read_character(data: Json, cpu: str | None, where: str) -> str:
    """Which character a CPU is, "" if none is told."""
    if "character" not in data:
        return ""
    if cpu is None:
        raise ReadError(f"{where}.character: only a CPU has one, and this seat is a person's")
    character: str = one_of(data["character"], f"{where}.character", tuple(BY_ID))
    return character


def a_word(value: Any, where: str) -> str:
    """A plain word such as a token goes by, or "": letters, digits and _, so that it can be part of no path."""
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise ReadError(f"{where}: a word is needed, not {shown(value)}")
    if value and not (value.isascii() and value.replace("_", "").isalnum()):
        raise ReadError(f"{where}: a word of letters is needed, not {shown(value)}")
    return value


def read_record(data: Any, edition_of: Callable[[str], Edition]) -> Record:
    """A record from its JSON, of this version or an older one. Raises ReadError in one line for what is wrong."""
    data = upgraded(data)
    extra = ("acted", "name", "events", "digest", "program")
    an_object(data, "record", ("trekast", "setup", "commands", "tick"), extra)
    setup = read_setup(data["setup"], edition_of)
    p = naming_position(setup)
    entries = a_list(data["commands"], "commands")
    if len(entries) > MOST_COMMANDS:
        raise ReadError(f"commands: at most {MOST_COMMANDS} are read, not {len(entries)}", "large")
    commands = [read_entry(p, entry, f"commands[{i}]") for i, entry in enumerate(entries)]
    tick = an_int(data["tick"], "tick", 0, MOST_TICKS)
    acted = None if data.get("acted") is None else an_int(data["acted"], "acted", 0, tick)
    return Record(setup, commands, tick, acted)


def upgraded(data: Any) -> Json:
    """The record as this version writes it. Raises ReadError if it is no record, or of a version not known."""
    if not isinstance(data, dict) or "trekast" not in data:
        raise ReadError("this is no match of Trekast", "alien")
    version = an_int(data["trekast"], "trekast")
    if version not in range(1, FORMAT + 1):
        words = f"trekast: version {shown(version)} is unknown to this Trekast, which reads 1 to {FORMAT}"
        raise ReadError(words, "newer" if version > FORMAT else "")
    return {"acted": None, **data, "trekast": FORMAT}


def read_entry(p: Position, data: Any, where: str) -> tuple[int, Command]:
    """One command with its tick."""
    pair = a_list(data, where)
    if len(pair) != 2:
        raise ReadError(f"{where}: a tick and a command are needed")
    return an_int(pair[0], where, 0, MOST_TICKS), read_command(p, pair[1], where)


def play_again(record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """The match, step by step: its opening, then what comes by itself and by each command, every tick's events apart.

    Raises ReadError if a command comes before an earlier one, or is refused: then it is no record of a match.
    """
    match, events = start(record.setup)
    yield match, events
    for index, (tick, command) in enumerate(record.commands):
        if tick < match.state.tick:
            raise ReadError(f"commands[{index}]: tick {tick} is past", "altered")
        yield from wait_until(match, tick)
        result = match.do(command)
        if isinstance(result, Refusal):
            raise ReadError(f"commands[{index}]: refused: {refusal_text(match.position, result)}", "altered")
        yield match, result
    yield from wait_until(match, record.tick)


def wait_until(match: Match, tick: int) -> Iterator[tuple[Match, list[Event]]]:
    """Let time pass up to a tick; whatever happens by itself on the way comes one by one."""
    while match.state.tick < tick:
        left = tick - match.state.tick
        if events := match.wait(min(left, match.next_fall() or left)):
            yield match, events


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


class Trace:
    """A running hash of all that was commanded and all that happened, in order: equal traces, equal matches."""

    __slots__ = ("_hasher", "_names")

    def __init__(self, setup: Setup) -> None:
        self._names = naming_position(setup)
        self._hasher = sha256(line(setup_json(setup)))

    def commanded(self, tick: int, command: Command) -> Json:
        """A command was given at that tick; its JSON."""
        data = command_json(self._names, command)
        self._hasher.update(line([tick, data]))
        return data

    def happened(self, events: Iterable[Event]) -> None:
        """These events came."""
        for event in events:
            self._hasher.update(event_line(self._names, event))

    def check(self, *more: int) -> str:
        """The hash of all so far, and of some numbers that go with it, short."""
        hasher = self._hasher.copy()
        if more:
            hasher.update(line(more))
        return hasher.hexdigest()[:16]


def line(data: Any) -> bytes:
    """JSON data as one line of bytes, for hashing."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def event_line(p: Position, event: Event) -> bytes:
    """An event as one line of bytes, for hashing."""
    return line(event_json(p, event))
