#!/usr/bin/env python3
"""Whole matches between CPUs without a window: who wins how often, how matches end, how fast they run.

Seats move on by one place every game, so that no place is favoured. Prints one JSON object.
Exit status: 0 done, 2 the arguments are wrong (one line says which).
"""

from __future__ import annotations

from _venv import reenter

reenter()

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import levels
from game.casting import cast
from game.commands import LEVELS, Pace
from game.cpu.characters import BY_ID
from game.driver import Driver
from game.edition import Edition, Rules
from game.events import Moved, Rolled
from game.match import Match
from game.setup import SeatSetup, Setup, start
from game.wire import position_json

SEATS = range(2, 7)
Z = 1.96
"""Standard errors of a 95 % interval."""

MindMaker = Callable[[int, str, int], Any]
"""Makes a mind from seat, level and seed."""


class WrongUseError(Exception):
    """An argument is wrong; the message is one line."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. `seats`: a level each, or "level/character", in the order of game 0.

    `make`: makes the minds; None: minds of those levels and characters.
    """

    edition: str
    seats: tuple[str, ...]
    seed: int
    rules: Rules
    max_rolls: int
    make: MindMaker | None = None


class Game(NamedTuple):
    """How one match went. `wins`: by level, a shared win in parts; `ending`: its reason or "unfinished"."""

    wins: dict[str, float]
    ending: str
    rolls: int
    landings: list[int]
    digest: str


def main(argv: list[str] | None = None) -> int:
    """Simulate what the arguments say and print the result; the exit status."""
    try:
        args = arguments(argv)
        plan = plan_of(args)
        result = simulate(plan, args.games, args.jobs, progress)
        text = json.dumps(result, indent=1)
        if args.json:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    except WrongUseError as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"simulate: --json: {error.strerror}", file=sys.stderr)
        return 2
    print(text)
    return 0


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> Any:
        """Raises WrongUseError."""
        raise WrongUseError(message)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """The arguments, read. Raises WrongUseError."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", required=True, metavar="E", help="the edition's name")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,...",
        help=f"two to six of {', '.join(LEVELS)}; hard/berta: with a character",
    )
    parser.add_argument("--games", required=True, type=int, metavar="N")
    parser.add_argument("--seed", required=True, type=int, metavar="S")
    parser.add_argument("--rules", default="", metavar="NAME[=VALUE],...", help="such as speed,session_minutes=30")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--max-rolls", type=int, default=4000, metavar="R", help="bounds a match (default 4000)")
    parser.add_argument("--json", metavar="FILE", help="write the result there too")
    args = parser.parse_args(argv)
    for name in ("games", "jobs", "max_rolls"):
        if getattr(args, name) < 1:
            raise WrongUseError(f"--{name.replace('_', '-')}: at least 1 is needed")
    return args


def plan_of(args: argparse.Namespace) -> Plan:
    """What the arguments ask for. Raises WrongUseError."""
    if args.edition not in levels.names():
        raise WrongUseError(f"--edition: {args.edition!a} is none of {', '.join(levels.names())}")
    seats = tuple(args.seats.split(","))
    for seat in seats:
        level, slash, character = seat.partition("/")
        if level not in LEVELS:
            raise WrongUseError(f"--seats: {level!a} is none of {', '.join(LEVELS)}")
        if slash and character not in BY_ID:
            raise WrongUseError(f"--seats: {character!a} is none of {', '.join(BY_ID)}")
    if len(seats) not in SEATS:
        raise WrongUseError(f"--seats: two to six are needed, not {len(seats)}")
    return Plan(args.edition, seats, args.seed, read_rules(args.rules), args.max_rolls)


def read_rules(text: str) -> Rules:
    """Rules from `name,name=value,...`. Raises WrongUseError."""
    rules = Rules()
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in {field.name for field in fields(Rules)}:
            raise WrongUseError(f"--rules: {name!a} is no rule")
        values: dict[str, Any] = {name: rule_value(name, value)}
        rules = replace(rules, **values)
    return rules


def rule_value(name: str, text: str) -> bool | int | None:
    """The value of one rule. Raises WrongUseError."""
    if name == "session_minutes":
        if text.isdecimal() and int(text) > 0:
            return int(text)
        raise WrongUseError(f"--rules: {name} needs a number of minutes")
    switches = {"": True, "true": True, "false": False}
    if text not in switches:
        raise WrongUseError(f"--rules: {name} is true or false, not {text!a}")
    return switches[text]


Progress = Callable[[Iterator[Game], int], Iterator[Game]]


def progress(games: Iterator[Game], total: int) -> Iterator[Game]:
    """Pass the games on; on a terminal draw a bar of how many are done."""
    for done, game in enumerate(games, 1):
        if sys.stderr.isatty():
            bar = "#" * (40 * done // total)
            sys.stderr.write(f"\r[{bar:<40}] {done}/{total}" + ("\n" if done == total else ""))
            sys.stderr.flush()
        yield game


def simulate(plan: Plan, games: int, jobs: int = 1, watch: Progress = progress) -> dict[str, Any]:
    """Play `games` matches in `jobs` processes and sum them up; all but the speeds depends on the plan alone."""
    began = time.perf_counter()
    play = partial(play_game, plan)
    if jobs == 1:
        results = list(watch(map(play, range(games)), games))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            chunk = max(1, min(16, games // (4 * jobs)))
            results = list(watch(pool.map(play, range(games), chunksize=chunk), games))
    return summary(plan, results, time.perf_counter() - began)


def play_game(plan: Plan, number: int) -> Game:
    """One match: seats turned by `number` places, dice of its own."""
    edition = levels.load(plan.edition)
    seats = turned(plan.seats, number)
    driver = begin(plan, edition, seats, game_seed(plan.seed, number))
    landings = [0] * len(edition.board.squares)
    rolls = play_out(driver, plan.max_rolls, landings)
    over = driver.match.state.over
    wins: dict[str, float] = {}
    for seat in over.winner if over else ():
        wins[seats[seat]] = wins.get(seats[seat], 0.0) + 1 / len(over.winner if over else ())
    return Game(wins, over.reason if over else "unfinished", rolls, landings, state_digest(driver.match))


def turned(seats: Sequence[str], number: int) -> list[str]:
    """The seats moved on by `number` places."""
    return [seats[(place + number) % len(seats)] for place in range(len(seats))]


def begin(plan: Plan, edition: Edition, seats: list[str], seed: int) -> Driver:
    """A match under way, with its driver."""
    pace: Pace = "instant" if plan.rules.session_minutes is None else "normal"
    setup = Setup(edition, tuple(map(seat_of, seats, count(1))), plan.rules, seed, pace)
    match, events = start(setup)
    driver = Driver(match, plan.make or cast(setup))
    driver.note(events)
    return driver


def seat_of(kind: str, number: int) -> SeatSetup:
    """A seat of a level, or "level/character"."""
    level, _, character = kind.partition("/")
    return SeatSetup(f"{kind} {number}", level, character=character)  # type: ignore[arg-type]


def play_out(driver: Driver, max_rolls: int, landings: list[int]) -> int:
    """Play until the match is over or has had `max_rolls`; the rolls, and landings counted by square."""
    rolls, state, step = 0, driver.match.state, driver.step
    while state.over is None and rolls < max_rolls:
        for event in step():
            kind = type(event)
            if kind is Moved:
                landings[event.to] += 1  # type: ignore[union-attr]
            elif kind is Rolled and event.why in ("move", "jail"):  # type: ignore[union-attr]
                rolls += 1
    return rolls


def game_seed(seed: int, number: int) -> int:
    """The seed of one match of many."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{number}".encode()).digest()[:16], "big")


def state_digest(match: Match) -> str:
    """A hash of the whole final position."""
    return hashlib.sha256(json.dumps(position_json(match.position), sort_keys=True).encode()).hexdigest()


def summary(plan: Plan, games: list[Game], seconds: float) -> dict[str, Any]:
    """All results as the JSON that is printed."""
    rolls = sum(game.rolls for game in games)
    landings = [sum(column) for column in zip(*(game.landings for game in games), strict=True)]
    endings = Counter(game.ending for game in games)
    digest = hashlib.sha256("".join(game.digest for game in games).encode()).hexdigest()
    return {
        "edition": plan.edition,
        "seats": list(plan.seats),
        "games": len(games),
        "seed": plan.seed,
        "wins": {level: share(plan, games, level) for level in dict.fromkeys(plan.seats)},
        "endings": dict(sorted(endings.items())),
        "rolls_per_game": round(rolls / len(games), 1),
        "games_per_second": round(len(games) / seconds, 2),
        "rolls_per_second": round(rolls / seconds),
        "landings": [round(count / max(1, sum(landings)), 5) for count in landings],
        "digest": digest,
    }


def share(plan: Plan, games: list[Game], level: str) -> dict[str, float]:
    """The share of matches won by a seat of that level, with Wilson's 95 % interval over the matches."""
    seats = plan.seats.count(level)
    won = sum(game.wins.get(level, 0.0) for game in games)
    low, high = wilson(won, len(games))
    return {name: round(x / seats, 4) for name, x in (("share", won / len(games)), ("low", low), ("high", high))}


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of `won` in `games`."""
    share, spread = won / games, Z * Z / games
    middle = share + spread / 2
    reach = Z * sqrt(share * (1 - share) / games + spread / games / 4)
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)


if __name__ == "__main__":
    sys.exit(main())
