"""Plays Trekast: python3 tools/play.py [game options], see --help. Makes .venv first if need be."""

import os
import sys

from _venv import HERE, prepare, reenter, say

NO_DISPLAY = "Trekast needs a display to open its window: neither DISPLAY nor WAYLAND_DISPLAY is set."


def lacks_display() -> bool:
    """Whether this system shows windows through X11 or Wayland and neither is there."""
    elsewhere = sys.platform in ("win32", "darwin") or "SDL_VIDEODRIVER" in os.environ
    return not elsewhere and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY")


def main() -> int:
    """Prepare, re-enter, play; gives the game's exit status."""
    only_asks = {"-h", "--help", "--version"} & set(sys.argv[1:])
    # Better said before a minute of installing than after it
    if not HERE.is_ready() and lacks_display() and not only_asks:
        say(NO_DISPLAY)
        return 2
    prepare()
    reenter()
    from scenes.app import main as play

    return play(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
