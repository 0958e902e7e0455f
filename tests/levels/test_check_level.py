"""tools/check_level.py as a board maker runs it."""

import subprocess
import sys
from pathlib import Path

from levels.loading import HOME
from tests.levels.broken import Copy

ROOT = HOME.parent


def check(*arguments: str | Path, here: Path = ROOT) -> tuple[int, str, str]:
    """Exit status, output and errors of the tool."""
    command = [sys.executable, ROOT / "tools" / "check_level.py", *arguments]
    done = subprocess.run(command, cwd=here, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


def test_sound_boards():
    assert check("levels/games_to_go", "levels/suomi") == (0, "levels/games_to_go: sound\nlevels/suomi: sound\n", "")


def test_every_fault_of_every_board(board: Copy):
    board.drop_fact("Baltic Avenue", "price")
    board.drop_fact("Boardwalk", "price")
    status, out, err = check(board.folder, HOME / "oslo")
    assert (status, err) == (1, "")
    assert out.splitlines() == [
        f'{board.folder}/board.tmx: object 4 "Baltic Avenue": price is missing',
        f'{board.folder}/board.tmx: object 40 "Boardwalk": price is missing',
        f"{HOME / 'oslo'}: sound",
    ]


def test_the_folder_one_stands_in(board: Copy):
    assert check(".", here=board.folder) == (0, ".: sound\n", "")


def test_wrong_use_is_told_in_one_line(tmp_path: Path):
    assert check() == (2, "", "check_level.py: the following arguments are required: DIR\n")
    assert check("--all") == (2, "", "check_level.py: the following arguments are required: DIR\n")
    assert check("nowhere") == (2, "", "check_level.py: 'nowhere' is no folder\n")
    assert check("levels/oslo/board.tmx") == (2, "", "check_level.py: 'levels/oslo/board.tmx' is no folder\n")
    status, out, err = check("x" * 5_000)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_help():
    status, out, _ = check("--help")
    assert status == 0
    assert "Exit status: 0 all boards are sound" in out


def test_letters_that_the_terminal_lacks(board: Copy):
    board.change_square("Baltic Avenue", 'name="Baltic Avenue"', f'name="{"Å" * 41}"')
    command = [sys.executable, "-X", "utf8=0", str(ROOT / "tools" / "check_level.py"), str(board.folder)]
    done = subprocess.run(command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (1, b"")
    assert rb"\xc5" in done.stdout
