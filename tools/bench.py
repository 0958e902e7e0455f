#!/usr/bin/env python3
"""Measures Trekast: matches and decisions by level, frames by scene and size, start and memory.

One process, one core. Windows open in Xvfb where it is installed, else unseen. Prints one JSON object.
Exit status: 0 done, 2 the arguments are wrong (one line says which).
"""

from __future__ import annotations

from _venv import reenter, say

reenter()

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import levels
from tools._options import Options
from tools.benchmarks import matches, program
from tools.benchmarks.comparison import compared

HD, FULL_HD, UHD = (1280, 720), (1920, 1080), (3840, 2160)


@dataclass(frozen=True)
class Effort:
    """How much is measured: seconds of matches a level, sizes, frames a state, states a scene, runs."""

    match_seconds: float
    sizes: tuple[tuple[int, int], ...]
    frames: int
    states: int
    starts: int
    memory_frames: int


QUICK = Effort(1.5, (HD, FULL_HD), 80, 1, 3, 200)
WHOLE = Effort(20, (HD, FULL_HD, UHD), 300, 99, 9, 1800)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The options; a wrong one ends with status 2. `compare` is the earlier result itself."""
    parser = Options("bench.py", __doc__)
    parser.add_argument("--quick", action="store_true", help="in less than a minute; less certain, and not at 4k")
    parser.add_argument("--edition", choices=levels.names(), default="games_to_go")
    parser.add_argument("--seed", type=int, default=7, metavar="N", help="of the matches (default 7)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result there too")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="an earlier result: tell what has changed")
    given = parser.parse_args(argv)
    if given.json and not given.json.absolute().parent.is_dir():
        parser.error(f"--json: there is no folder {str(given.json.absolute().parent)!a}")
    if given.compare:
        given.compare = _earlier(given.compare, parser)
    return given


def _earlier(path: Path, parser: Options) -> dict[str, Any]:
    try:
        result = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        parser.error(f"--compare: {str(path)!a}: {error.strerror}")
    except ValueError:
        parser.error(f"--compare: {str(path)!a} is not JSON")
    if not isinstance(result, dict):
        parser.error(f"--compare: {str(path)!a} is no result of bench.py")
    return result


@contextmanager
def screen() -> Iterator[str]:
    """A screen to open windows on, made known to SDL; gives what it is: "xvfb" or "dummy"."""
    os.environ.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1", SDL_FRAMEBUFFER_ACCELERATION="0")
    if not shutil.which("Xvfb"):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        yield "dummy"
        return
    from tests.xvfb.screen import Screen

    with Screen(UHD) as made:
        os.environ.update(SDL_VIDEODRIVER="x11", **made.environment)
        yield "xvfb"


def warn_if_busy() -> None:
    """Say so when other programs want the processor too: then everything takes longer than it should."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > (os.cpu_count() or 1) / 2:
        say(f"This machine is busy (load {load:.1f}): times will be longer than they are.")


def measure(effort: Effort, edition: str, seed: int) -> dict[str, Any]:
    """All figures; says on stderr what it is at."""
    say("Matches ...")
    result = matches.measure(edition, effort.match_seconds, seed)
    with screen() as kind:
        say("Start and memory ...")
        result["startup_s"] = program.startup(effort.starts)
        result["rss_mb"] = program.memory(FULL_HD, effort.memory_frames)
        if UHD in effort.sizes:
            result["rss_mb_4k"] = program.memory(UHD, effort.memory_frames // 3)
        say("Frames ...")
        result |= _frames(effort, edition)
    return {**result, "edition": edition, "display": kind}


def _frames(effort: Effort, edition: str) -> dict[str, Any]:
    from tools.benchmarks import frames  # pygame finds its screen when it is imported

    found = frames.measure(edition, effort.sizes, effort.frames, effort.states)
    for line in frames.table(found):
        say(line)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print, compare; the exit status."""
    given = arguments(argv)
    warn_if_busy()
    result = measure(QUICK if given.quick else WHOLE, given.edition, given.seed)
    text = json.dumps(result, indent=1)
    if given.json:
        given.json.write_text(text + "\n", encoding="utf-8")
    print(text)
    for line in compared(given.compare, result) if given.compare else ():
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
