"""Builds Trekast for machines without Python: python3 tools/build.py [--out DIR].

Makes DIR/trekast-VERSION-SYSTEM-MACHINE, a folder that runs wherever it is put, and an archive of it. PyInstaller
builds for the system it runs on: for Windows, run this on Windows.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from _venv import ROOT, reenter, say

reenter()

from tools._options import Options

PACKAGING = ROOT / "tools" / "packaging"

DATA = ("levels", "assets", "font_fredoka_one", "font_source_sans_pro")
"""Packages whose files come along: boards, pictures, sounds, catalogues, typefaces."""

LEFT_OUT = (
    "numpy",
    "PIL",
    "setuptools",
    "tkinter",
    "ssl",
    "_ssl",
    "_hashlib",
    "pygame.tests",
    "pygame.docs",
    "pygame.examples",
)
"""What some import would take, and the game does without: the hashes it needs are Python's own, without OpenSSL."""

ICON_SIZE = 256


class BuildError(Exception):
    """It cannot be built; the message says in a line why."""


def main(argv: Sequence[str] | None = None) -> int:
    """Build folder and archive, print the archive's path; the exit status."""
    parser = Options("build.py", __doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to (default: dist/)")
    out: Path = parser.parse_args(argv).out
    if out.exists() and not out.is_dir():
        parser.error(f"--out: {str(out)!a} is no folder")
    try:
        print(build(out.absolute()))
    except (BuildError, OSError) as error:
        say(f"build: {error}")
        return 1
    return 0


def name() -> str:
    """What folder and archive are called: `trekast-0.1.0-linux-x86_64`."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    return f"trekast-{version('trekast')}-{system}-{platform.machine().lower()}"


def build(out: Path) -> Path:
    """Freeze the game into `out` and pack it; gives the archive. Raises BuildError."""
    if find_spec("PyInstaller") is None:
        raise BuildError("PyInstaller is not installed; python3 tools/_venv.py makes .venv with all it takes")
    out.mkdir(parents=True, exist_ok=True)
    folder = out / name()
    with TemporaryDirectory(dir=out) as work:
        say("Freezing (about a minute) ...")
        freeze(Path(work))
        shutil.rmtree(folder, ignore_errors=True)
        (Path(work) / "trekast").rename(folder)
    tidy(folder)
    add_papers(folder)
    say("Packing ...")
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(folder), kind, root_dir=out, base_dir=folder.name))


def freeze(work: Path) -> None:
    """Let PyInstaller make `work/trekast`. Raises BuildError with the end of what it says."""
    done = subprocess.run(pyinstaller(work), cwd=work, check=False, capture_output=True, text=True)
    if done.returncode:
        raise BuildError("PyInstaller failed:\n" + "\n".join(done.stderr.splitlines()[-12:]))


def pyinstaller(work: Path) -> list[str]:
    """The command that freezes the game into `work/trekast`."""
    return [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", "--onedir"),
        *("--name", "trekast", "--distpath", str(work), "--workpath", str(work / "work"), "--specpath", str(work)),
        *("--paths", str(ROOT), "--additional-hooks-dir", str(PACKAGING), "--copy-metadata", "trekast"),
        *(part for package in DATA for part in ("--collect-data", package)),
        *(part for module in LEFT_OUT for part in ("--exclude-module", module)),
        *(("--windowed",) if sys.platform in ("win32", "darwin") else ()),
        str(PACKAGING / "start.py"),
    ]


def tidy(folder: Path) -> None:
    """Of the game's own metadata keep what tells its version; the rest speaks of the machine that built it."""
    for info in folder.glob("_internal/trekast-*.dist-info"):
        for file in info.iterdir():
            if file.is_dir():
                shutil.rmtree(file)
            elif file.name != "METADATA":
                file.unlink()


def add_papers(folder: Path) -> None:
    """Licences, notices and what a desktop needs, beside the program."""
    for paper in ("LICENSE", "NOTICES.md"):
        shutil.copy(ROOT / paper, folder)
    shutil.copytree(ROOT / "licenses", folder / "licenses")
    save_icon(folder / "trekast.png")
    if sys.platform == "linux":
        shutil.copy(ROOT / "assets" / "trekast.desktop", folder)
        shutil.copy(PACKAGING / "add_to_menu.sh", folder)


def save_icon(path: Path) -> None:
    """The game's sign as a PNG."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    import assets

    icon = pygame.image.load_sized_svg(assets.path("svg/app_icon.svg"), (ICON_SIZE, ICON_SIZE))
    pygame.image.save(icon, path)


if __name__ == "__main__":
    sys.exit(main())
