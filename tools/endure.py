#!/usr/bin/env python3
"""Long runs that show that nothing is ever lost. Prints one JSON object.

  kills    kill the program at random moments of matches between CPUs, resume, compare with the unbroken match
  flips    flip bytes in saves, exports, levels, settings and scenarios, or cut them short
  soak     ticks at instant speed, match after match: does memory grow?
  frames   frames of the board with and without saving

Exit status: 0 nothing was lost, 1 something was (one line says what), 2 the arguments are wrong.
"""

from __future__ import annotations

from _venv import reenter, say

reenter()

import argparse
import json
import os
import sys
from typing import Any

from tools._options import Options

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

COUNTS = {"kills": 10, "flips": 200, "soak": 20_000, "frames": 600}
"""How much each does unless told otherwise. A long night takes 500, 10000, 432000 and 12000."""


def main(argv: list[str] | None = None) -> int:
    """Do one of the runs; the exit status."""
    parser = Options("endure.py", __doc__)
    parser.add_argument("what", choices=tuple(COUNTS))
    parser.add_argument("--count", type=int, metavar="N", help="how many kills, flips, ticks or frames")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--window", action="store_true", help="kills: the whole program with its window")
    parser.add_argument("--longest", type=float, default=1.0, metavar="SECONDS", help="kills: longest life")
    given = parser.parse_args(argv)
    if not (given.what == "kills" and given.window):
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    try:
        found = run(given)
    except RuntimeError as error:
        print(f"endure: {error}", file=sys.stderr)
        return 1
    print(json.dumps(found))
    return 0


def run(given: argparse.Namespace) -> dict[str, Any]:
    """The run asked for."""
    from tools.endurance import flips, frames, kills, soak

    count = given.count or COUNTS[given.what]
    if given.what == "kills":
        return kills.run(count, given.seed, given.window, given.longest, say)
    runs = {"flips": flips.run, "soak": soak.run, "frames": frames.run}
    return runs[given.what](count, given.seed, say)


if __name__ == "__main__":
    sys.exit(main())
