#!/usr/bin/env python3
"""Play a scenario file: a position, forced dice, commands. Prints one JSON object.

Exit status: 0 played to the end, 1 a command was refused by the rules, 2 the file is wrong (one line says where).
"""

from __future__ import annotations

from _venv import reenter

reenter()

import json
import sys
from pathlib import Path

import levels
from game.dice import DiceError
from game.driver import MindsOfSeats, act_all
from game.events import Event
from game.match import Match
from game.reading import ReadError, parse
from game.refusal import Refusal
from game.scenario import Scenario, edition_name, read_scenario
from game.wire import Json, event_json, position_json, refusal_text, who
from tools._options import Options

MOST_BYTES = 4_000_000


def main(argv: list[str] | None = None) -> int:
    """Play the file the arguments name and print the outcome; the exit status."""
    parser = Options("scenario.py", __doc__)
    parser.add_argument("file", metavar="FILE", help="a scenario file, - for standard input")
    name = parser.parse_args(argv).file
    try:
        result = play(load(read(name)))
    except (ReadError, DiceError) as error:
        print(f"{name if name.isprintable() else ascii(name)}: {error}", file=sys.stderr)
        return 2
    print(json.dumps(result, indent=1))  # in ASCII: whatever a name holds, any terminal or pipe can take it
    return 0 if result["ok"] else 1


def read(name: str) -> str:
    """The text of the file. Raises ReadError."""
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else read_file(Path(name))
        if len(data) > MOST_BYTES:
            raise ReadError(f"larger than {MOST_BYTES} bytes")
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ReadError(str(reason)) from None


def read_file(path: Path) -> bytes:
    """At most a little more than the most bytes of a file."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def load(text: str) -> Scenario:
    """The scenario with its edition. Raises ReadError or DiceError."""
    data = parse(text)
    name = edition_name(data)
    if name not in levels.names():
        raise ReadError(f"edition: {name!a} is none of {', '.join(levels.names())}")
    return read_scenario(data, levels.load(name))


def play(scenario: Scenario) -> Json:
    """Carry the entries out in order, CPUs acting after each; stop at a refusal."""
    match, events = scenario.match, list(scenario.opening)
    minds = MindsOfSeats(match)
    for index, entry in enumerate(scenario.entries):
        result = match.wait(entry) if isinstance(entry, int) else match.do(entry)
        if isinstance(result, Refusal):
            return printed(match, events, {"command": index, **error(match, result)})
        events += result
        minds.observe(result)
        events += act_all(match, minds)
    return printed(match, events, None)


def error(match: Match, refusal: Refusal) -> Json:
    """Why a command was refused, and what would have been legal."""
    legal = {who(match.position, seat): kinds for seat, kinds in match.awaiting().items()}
    return {"message": refusal_text(match.position, refusal), "legal": legal}


def printed(match: Match, events: list[Event], error: Json | None) -> Json:
    """The whole outcome."""
    p = match.position
    return {
        "ok": error is None,
        "error": error,
        "events": [event_json(p, event) for event in events],
        "state": position_json(p),
    }


if __name__ == "__main__":
    sys.exit(main())
