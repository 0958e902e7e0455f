"""Plays Trekast: python3 tools/play.py [game options], see --help. Makes .venv first if need be."""

import sys

from _venv import HERE, ROOT, prepare, reenter, say

sys.path.insert(0, str(ROOT))
from scenes.display import NO_DISPLAY, named


def main() -> int:
    """Prepare, re-enter, play; gives the game's exit status."""
    only_asks = {"-h", "--help", "--version"} & set(sys.argv[1:])
    # Better said before a minute of installing than after it
    if not HERE.is_ready() and not named() and not only_asks:
        say(NO_DISPLAY)
        return 2
    prepare()
    reenter()
    from scenes.app import main as play

    return play(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
