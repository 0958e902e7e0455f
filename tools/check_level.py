"""Is this board sound? Prints every fault with the object it is in; docs/boards.md says how to make one.

Exit status: 0 all boards are sound, 1 there are faults, 2 wrong use.
"""

import sys
from pathlib import Path

from _venv import reenter

reenter()

import levels
from tools._options import Options


def _options() -> Options:
    parser = Options("check_level.py", __doc__)
    parser.add_argument("folders", nargs="+", metavar="DIR", help="a folder with board.tmx and edition.toml")
    return parser


def check(folder: Path) -> bool:
    """Print what is wrong with the board in a folder, or that it is sound; gives whether it is."""
    faults = levels.faults(folder)
    for fault in faults:
        print(f"{folder}/{fault}")
    if not faults:
        print(f"{folder}: sound")
    return not faults


def main(arguments: list[str]) -> int:
    """Check all folders; gives the exit status."""
    options = _options()
    folders = [Path(name) for name in options.parse_args(arguments).folders]
    try:
        for folder in folders:
            if not folder.is_dir():
                options.error(f"{str(folder)!a} is no folder")
        sound = [check(folder) for folder in folders]
    except OSError as error:
        options.error(f"{str(error.filename)[:80]!a} cannot be looked at: {error.strerror}")
    except ModuleNotFoundError as missing:
        options.error(f"{missing.name} is not installed; python3 tools/_venv.py makes .venv with all it takes")
    return 0 if all(sound) else 1


if __name__ == "__main__":
    # A folder or a square may have letters that this terminal cannot show.
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
