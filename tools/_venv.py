"""The project's own environment `.venv`: made, kept up to date, and re-entered by every tool.

A tool begins with `from _venv import reenter` and `reenter()`, before it imports anything that is not in the
standard library. Only play.py and test.py also `prepare()` it; so does `python3 tools/_venv.py` by itself.
This file has to be understood by old Pythons too, so that they can say that they are too old.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (this is the line that says so)
    sys.stderr.write("Trekast needs Python 3.11 or newer; this is {}.{}.\n".format(*sys.version_info[:2]))
    sys.exit(2)

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The project's folder."""


class InstallError(Exception):
    """The environment could not be made; the message says in a line what to do."""


@dataclass(frozen=True)
class Environment:
    """The virtual environment of the project in `root`.

    Its stamp names the pyproject.toml it was installed from, and is written last of all: an environment
    without a stamp is half done or of unknown origin, and is made anew.
    """

    root: Path

    @property
    def folder(self) -> Path:
        """Where it lies, there or not."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that says what is installed: a digest, and "dev" or "play"."""
        return self.folder / "trekast-stamp"

    def is_current(self) -> bool:
        """Whether this very process runs in it."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def is_ready(self, *, dev: bool = False) -> bool:
        """Whether all that pyproject.toml asks for is installed, with the developers' packages if `dev`."""
        installed, with_dev = self._read_stamp()
        return self.python.exists() and installed == self._digest() and (with_dev or not dev)

    def prepare(self, *, dev: bool = False) -> None:
        """Make or update it unless it is ready, saying so in a line. Raises InstallError."""
        if self.is_ready(dev=dev):
            return
        with self._alone():
            if not self.is_ready(dev=dev):  # another process may have done it while this one waited
                self._make(dev=dev)

    def _make(self, *, dev: bool) -> None:
        installed, had_dev = self._read_stamp()
        dev = dev or had_dev
        if installed and self.python.exists():
            say("pyproject.toml has changed, or more is wanted: updating .venv ...")
            self._update(dev=dev)
        else:
            say("Making .venv and installing what Trekast needs (once, about a minute) ...")
            self._install_afresh(dev=dev)
        self.stamp.write_text(f"{self._digest()} {'dev' if dev else 'play'}\n", encoding="utf-8")
        say("Done.")

    def _update(self, *, dev: bool) -> None:
        old = self.stamp.read_text(encoding="utf-8")
        self.stamp.unlink()
        try:
            self._install(dev=dev)
        except InstallError:  # without a network, say: what was there is worth more than nothing
            self.stamp.write_text(old, encoding="utf-8")
            raise

    def _install_afresh(self, *, dev: bool) -> None:
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        shutil.rmtree(self.folder, ignore_errors=True)
        # The base interpreter, since this process may run in the very environment that has just been removed
        python = getattr(sys, "_base_executable", sys.executable)
        hint = "on Debian and Ubuntu: sudo apt install python3-venv"
        run([python, "-m", "venv", str(self.folder)], f"Could not make .venv ({hint}).")
        self._install(dev=dev)

    def _install(self, *, dev: bool) -> None:
        pip = [str(self.python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        what = f"{self.root}[dev]" if dev else str(self.root)
        run(
            [*pip, "--editable", what],
            "Could not install into .venv (pip's reason is above). Is there a network?",
        )

    def _read_stamp(self) -> tuple[str, bool]:
        try:
            digest, kind = self.stamp.read_text(encoding="utf-8").split()
        except (OSError, ValueError):
            return "", False
        return digest, kind == "dev"

    def _digest(self) -> str:
        # The folder counts too: scripts and the editable install name it, so a moved checkout starts anew.
        facts = str(self.root).encode() + b"\n" + (self.root / "pyproject.toml").read_bytes()
        return hashlib.sha256(facts).hexdigest()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one process at a time work on it; the system frees the lock even if this one is killed."""
        with (self.root / ".venv.lock").open("a") as lock:
            if sys.platform != "win32":
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


HERE = Environment(ROOT)
"""The environment of this checkout."""


def say(line: str) -> None:
    """Tell the person at the terminal; standard output is left to the tools' results."""
    print(line, file=sys.stderr, flush=True)


def run(command: list[str], failure: str) -> None:
    """Run a command to its end. Raises InstallError with `failure` if it does not succeed."""
    # venv tells its trouble on standard output, where only a tool's results belong: send it to stderr (2)
    if subprocess.run(command, stdout=2, stdin=subprocess.DEVNULL, check=False).returncode:
        raise InstallError(failure)


def prepare(*, dev: bool = False) -> None:
    """Make this checkout's environment ready, or end the program with one line that says why not."""
    try:
        HERE.prepare(dev=dev)
    except InstallError as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        say("Interrupted; the next start makes .venv anew.")
        sys.exit(130)


def reenter() -> None:
    """Go on in `.venv` if it exists: the same script with the same arguments, by that interpreter.

    Without `.venv` the script stays where it is. Either way the project's folder can be imported from. Does
    nothing more when the caller is imported, by a test say, instead of run.
    """
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    script = getattr(sys.modules["__main__"], "__file__", None)
    is_tool = script is not None and Path(script).resolve().is_relative_to(ROOT / "tools")
    if not is_tool or HERE.is_current() or not HERE.python.exists():
        return
    command = [str(HERE.python), *sys.orig_argv[1:]]
    if sys.platform == "win32":  # there exec returns to the shell before the program has ended
        sys.exit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)


if __name__ == "__main__":
    prepare(dev=True)
