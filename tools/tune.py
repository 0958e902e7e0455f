#!/usr/bin/env python3
"""Evolve the weights of the CPUs' judgement by matches: candidates sit at the same tables with the same dice.

Each generation draws candidates around a centre, plays all on common seeds, seats turned, and moves the centre towards
the best. The file keeps everything, so a run can be stopped and gone on with. `--retest N` plays the centre and the
shipped weights on fresh seeds: the best of many noisy trials flatters itself.
"""

from __future__ import annotations

from _venv import reenter

reenter()

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from math import exp, log
from pathlib import Path
from typing import Any

import levels
from game.commands import LEVELS
from game.cpu import Mind
from game.cpu.weights import SHIPPED, Weights
from game.edition import Rules
from tools.simulate import SEATS, Parser, Plan, WrongUseError, play_game, wilson

ME = "tuned"
"""The seat, by its level, that plays with the weights in question."""
MOST_ROLLS = 4000
FRESH = 1_000_003
"""Seeds of re-tests are this far from those of the search."""


def main(argv: list[str] | None = None) -> int:
    """Evolve, or re-test; the exit status."""
    try:
        args = arguments(argv)
        path = Path(args.file)
        found = run_so_far(path, args.seed)
    except WrongUseError as error:
        print(f"tune: {error}", file=sys.stderr)
        return 2
    with ProcessPoolExecutor(args.jobs) as pool:
        if args.retest:
            retest(args, found, pool)
            return 0
        while found["generation"] < args.generations:
            evolve(args, found, pool)
            path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            print(f"generation {found['generation']}: best {found['best']:.3f}, mean {found['mean']:.3f}", flush=True)
    return 0


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """The arguments, read. Raises WrongUseError."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", help="keeps the run; made if it is not there")
    parser.add_argument("--edition", default="games_to_go")
    parser.add_argument("--table", default=f"{ME},hard,normal,normal", help=f"levels, one of them {ME}")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=8)
    parser.add_argument("--games", type=int, default=64, help="matches a candidate plays in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.2, help="spread of candidates, as a share of each weight")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--retest", type=int, default=0, metavar="N", help="play N matches each on fresh seeds")
    args = parser.parse_args(argv)
    check(args)
    return args


def check(args: argparse.Namespace) -> None:
    """Raises WrongUseError for arguments that make no run."""
    seats = args.table.split(",")
    if ME not in seats or set(seats) - {ME, *LEVELS} or len(seats) not in SEATS:
        raise WrongUseError(f"--table: two to six of {ME}, {', '.join(LEVELS)}, one of them {ME}")
    if args.edition not in levels.names():
        raise WrongUseError(f"--edition: {args.edition!a} is none of {', '.join(levels.names())}")
    for name in ("generations", "population", "games", "jobs"):
        if getattr(args, name) < 1:
            raise WrongUseError(f"--{name}: at least 1 is needed")


def run_so_far(path: Path, seed: int) -> dict[str, Any]:
    """What the file keeps, or a new run. Raises WrongUseError for a file that is none of this tool's."""
    if not path.exists():
        return beginning(seed)
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if set(found) != set(beginning(seed)) or set(found["weights"]) != set(asdict(SHIPPED)):
            raise WrongUseError(f"{path}: not a run of this version")
    except (OSError, ValueError) as error:
        raise WrongUseError(f"{path}: cannot be read: {error}") from None
    return found


def beginning(seed: int) -> dict[str, Any]:
    """A run that starts from the shipped weights."""
    return {"seed": seed, "generation": 0, "weights": asdict(SHIPPED), "best": 0.0, "mean": 0.0}


def evolve(args: argparse.Namespace, run: dict[str, Any], pool: ProcessPoolExecutor) -> None:
    """One generation: the centre moves to the middle of the better half, weighed by rank."""
    rng = random.Random(f"{run['seed']}:{run['generation']}")
    candidates = [mutated(run["weights"], args.step, rng) for _each in range(args.population)]
    scores = [score(args, weights, run["seed"] + run["generation"], args.games, pool) for weights in candidates]
    ranked = sorted(range(len(candidates)), key=lambda place: -scores[place])
    better = ranked[: max(1, len(ranked) // 2)]
    shares = [log(len(better) + 1) - log(rank + 1) for rank in range(len(better))]
    run["weights"] = {
        name: exp(sum(s * log(candidates[place][name]) for s, place in zip(shares, better, strict=True)) / sum(shares))
        for name in run["weights"]
    }
    run["generation"] += 1
    run["best"], run["mean"] = max(scores), sum(scores) / len(scores)


def mutated(weights: dict[str, float], step: float, rng: random.Random) -> dict[str, float]:
    """Each weight times a factor near 1; all stay positive."""
    return {name: value * exp(rng.gauss(0, step)) for name, value in weights.items()}


def score(
    args: argparse.Namespace, weights: dict[str, float], seed: int, games: int, pool: ProcessPoolExecutor
) -> float:
    """The share of matches that a seat with these weights wins."""
    seats = tuple(args.table.split(","))
    plan = Plan(args.edition, seats, seed, Rules(), MOST_ROLLS, Maker(weights))
    results = pool.map(play_game, [plan] * games, range(games), chunksize=max(1, games // (4 * args.jobs)))
    return sum(result.wins.get(ME, 0.0) for result in results) / games / seats.count(ME)


class Maker:
    """Makes minds, those called ME with weights of their own."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights: Weights = replace(SHIPPED, **weights)

    def __call__(self, seat: int, level: str, seed: int) -> Mind:
        """The mind of a seat."""
        if level != ME:
            return Mind(seat, level, seed)
        mind = Mind(seat, "hard", seed, weights=self.weights)
        mind.level = ME
        return mind


def retest(args: argparse.Namespace, run: dict[str, Any], pool: ProcessPoolExecutor) -> None:
    """Print how the shipped weights and the centre do on the same fresh seeds."""
    for name, weights in (("shipped", asdict(SHIPPED)), ("tuned", run["weights"])):
        share = score(args, weights, run["seed"] + FRESH, args.retest, pool)
        low, high = wilson(share * args.retest, args.retest)
        print(f"{name}: {share:.4f} ({low:.4f} to {high:.4f}) of {args.retest} matches", flush=True)


if __name__ == "__main__":
    sys.exit(main())
