#!/usr/bin/env python3
"""Evolve the weights of the CPUs' judgement by matches: candidates sit at the same tables with the same dice.

Each generation draws pairs of opposite steps from a centre, plays all on common seeds, seats turned, and moves the
centre along each pair by as much as its better half won more. The file keeps everything, so a run can be stopped and
gone on with. What comes of it is the mean of its last centres, so that the noise of single generations cancels out.
`--retest N` plays that and the shipped weights on fresh seeds: the best of many noisy trials flatters itself.
"""

from __future__ import annotations

from _venv import reenter

reenter()

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from itertools import product
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import levels
from game.commands import LEVELS
from game.cpu import Mind
from game.cpu.weights import SHIPPED, Weights
from game.edition import Rules
from tools.simulate import SEATS, Parser, Plan, WrongUseError, Z, begin, game_seed, turned, wilson

ME = "tuned"
"""The seat, by its level, that plays with the weights in question."""
MOST_TURNS = 4000
FRESH = 1_000_003
"""Seeds of re-tests are this far from those of the search."""
KEPT = ("edition", "table", "population", "games", "step", "pull", "seed")
"""Settings that a run keeps to the end."""
LAST = 3
"""What comes of a run is the mean of the last centres, one in so many of all."""

Values = dict[str, float]
"""Weights by name."""


def main(argv: list[str] | None = None) -> int:
    """Evolve, or re-test; the exit status."""
    try:
        args = arguments(argv)
        path = Path(args.file)
        run = run_so_far(path, args)
    except WrongUseError as error:
        print(f"tune: {error}", file=sys.stderr)
        return 2
    with ProcessPoolExecutor(args.jobs) as pool:
        if args.retest:
            retest(args, outcome(run), pool)
            return 0
        while len(run["centres"]) <= args.generations:
            evolve(args, run, pool)
            path.write_text(json.dumps(run, indent=1) + "\n", encoding="utf-8")
            print(f"generation {len(run['shares'])}: {run['shares'][-1]:.4f} won on average", flush=True)
    print(json.dumps({name: round(value, 4) for name, value in outcome(run).items()}, indent=1))
    return 0


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """The arguments, read. Raises WrongUseError."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", help="keeps the run; made if it is not there")
    parser.add_argument("--edition", default="games_to_go", metavar="E,...", help="played in turn")
    parser.add_argument(
        "--table", default=f"{ME},hard,normal,normal", metavar="T;...", help=f"levels, one of them {ME}; in turn"
    )
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=16, help="candidates in a generation, an even number")
    parser.add_argument("--games", type=int, default=240, help="matches a candidate plays in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.15, help="spread of candidates, as a share of each weight")
    parser.add_argument("--pull", type=float, default=1.0, help="how far the centre moves, in steps")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--retest", type=int, default=0, metavar="N", help="play N matches each on fresh seeds")
    args = parser.parse_args(argv)
    check(args)
    return args


def check(args: argparse.Namespace) -> None:
    """Raises WrongUseError for arguments that make no run."""
    for table in args.table.split(";"):
        seats = table.split(",")
        if seats.count(ME) != 1 or set(seats) - {ME, *LEVELS} or len(seats) not in SEATS:
            raise WrongUseError(f"--table: two to six of {ME}, {', '.join(LEVELS)}, one of them {ME}")
    for edition in args.edition.split(","):
        if edition not in levels.names():
            raise WrongUseError(f"--edition: {edition!a} is none of {', '.join(levels.names())}")
    for name in ("generations", "population", "games", "jobs"):
        if getattr(args, name) < 1:
            raise WrongUseError(f"--{name}: at least 1 is needed")
    if args.population % 2:
        raise WrongUseError("--population: an even number is needed")


def run_so_far(path: Path, args: argparse.Namespace) -> dict[str, Any]:
    """What the file keeps, or a new run. Raises WrongUseError for a file that is no run, or one with other settings."""
    settings = {name: getattr(args, name) for name in KEPT}
    if not path.exists():
        return {"settings": settings, "centres": [asdict(SHIPPED)], "shares": []}
    try:
        run: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if set(run) != {"settings", "centres", "shares"} or set(run["centres"][-1]) != set(asdict(SHIPPED)):
            raise WrongUseError(f"{path}: not a run of this version")
    except (OSError, ValueError, TypeError) as error:
        raise WrongUseError(f"{path}: cannot be read: {error}") from None
    if run["settings"] != settings:
        raise WrongUseError(f"{path}: it was begun with other settings: {json.dumps(run['settings'])}")
    return run


def evolve(args: argparse.Namespace, run: dict[str, Any], pool: ProcessPoolExecutor) -> None:
    """One generation: the centre moves along each pair of candidates by what one won more than the other.

    What pairs differ by is counted in their mean difference, so that the move has the size of a step however noisy.
    """
    generation, centre = len(run["shares"]), run["centres"][-1]
    rng = random.Random(f"{args.seed}:{generation}")
    steps = [{name: rng.gauss(0, args.step) for name in centre} for _pair in range(args.population // 2)]
    candidates = [moved(centre, step, way) for step in steps for way in (1, -1)]
    wins = played(args, candidates, args.seed * 1000 + generation, args.games, pool)
    shares = [sum(won) / args.games for won in wins]
    ahead = [better - worse for better, worse in zip(shares[::2], shares[1::2], strict=True)]
    usual = sqrt(sum(lead * lead for lead in ahead) / len(ahead)) or 1.0
    move = {
        name: args.pull * sum(lead / usual * step[name] for lead, step in zip(ahead, steps, strict=True)) / len(steps)
        for name in centre
    }
    run["centres"].append(moved(centre, move, 1))
    run["shares"].append(sum(shares) / len(shares))


def moved(weights: Values, step: Values, way: int) -> Values:
    """Each weight times a factor near 1, or divided by it; all stay positive."""
    return {name: value * exp(way * step[name]) for name, value in weights.items()}


def outcome(run: dict[str, Any]) -> Values:
    """The (geometric) mean of a run's last centres."""
    centres: list[Values] = run["centres"][-max(1, len(run["shares"]) // LAST) :]
    return {name: exp(sum(log(centre[name]) for centre in centres) / len(centres)) for name in centres[0]}


def played(
    args: argparse.Namespace, candidates: Sequence[Values], seed: int, games: int, pool: ProcessPoolExecutor
) -> list[list[float]]:
    """For every candidate what it won of each match: the same tables, seats and dice for all."""
    tables = list(product(args.table.split(";"), args.edition.split(",")))
    tasks = [(number, weights) for number in range(games) for weights in candidates]
    results = list(pool.map(partial(won, tables, seed), tasks, chunksize=max(1, min(8, len(tasks) // (4 * args.jobs)))))
    return [results[place :: len(candidates)] for place in range(len(candidates))]


def won(tables: list[tuple[str, str]], seed: int, task: tuple[int, Values]) -> float:
    """The part of one match's win that a seat with those weights gets; tables in turn, and seats turned at each.

    A match is played only for as long as that seat is in it.
    """
    number, weights = task
    table, edition = tables[number % len(tables)]
    number //= len(tables)
    plan = Plan(edition, tuple(table.split(",")), seed, Rules(), 0, Maker(weights))
    seats = turned(plan.seats, number)
    driver, me = begin(plan, levels.load(edition), seats, game_seed(seed, number)), seats.index(ME)
    state = driver.match.state
    while state.over is None and not state.seats[me].bankrupt and state.turn_number < MOST_TURNS:
        driver.step()
    return 1 / len(state.over.winner) if state.over and me in state.over.winner else 0.0


class Maker:
    """Makes minds, those called ME with weights of their own."""

    def __init__(self, weights: Values) -> None:
        self.weights: Weights = replace(SHIPPED, **weights)

    def __call__(self, seat: int, level: str, seed: int) -> Mind:
        """The mind of a seat."""
        if level != ME:
            return Mind(seat, level, seed)
        mind = Mind(seat, "hard", seed, weights=self.weights)
        mind.level = ME
        return mind


def retest(args: argparse.Namespace, tuned: Values, pool: ProcessPoolExecutor) -> None:
    """Print how the shipped weights and a run's outcome do on the same fresh seeds, and what lies between them."""
    games = args.retest
    wins = played(args, [asdict(SHIPPED), tuned], args.seed + FRESH, games, pool)
    for name, each in zip(("shipped", "tuned"), wins, strict=True):
        low, high = wilson(sum(each), games)
        print(f"{name}: {sum(each) / games:.4f} ({low:.4f} to {high:.4f}) of {games} matches", flush=True)
    leads = [tuned - shipped for shipped, tuned in zip(*wins, strict=True)]
    lead = sum(leads) / games
    reach = Z * sqrt(sum((each - lead) ** 2 for each in leads)) / games
    print(f"tuned wins more: {lead:+.4f} ({lead - reach:+.4f} to {lead + reach:+.4f})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
