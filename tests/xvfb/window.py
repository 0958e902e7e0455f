"""The game in a real window: a program of its own, played by keys and clicks as a person would."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.xvfb.close import close_window
from tests.xvfb.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds until a wait gives up: far longer than anything takes, so that a busy machine fails no test."""

SDL = {
    "SDL_VIDEODRIVER": "x11",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_VIDEO_X11_WMCLASS": "trekast",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # Xvfb has no graphics card: going through OpenGL is far slower here
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # else SDL takes the first click as one for the focus alone
}

Point = tuple[int, int]


GAME = [sys.executable, "-c", "import sys; from scenes.app import main; sys.exit(main(sys.argv[1:]))"]


@contextmanager
def interruptible() -> Iterator[None]:
    """Programs started within heed Ctrl+C, also where the tests run in the background, which does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class GameWindow:
    """A running game. Points are pixels from the window's upper left corner.

    `command` is the program with its arguments, `log` the file that gets what it prints.
    """

    def __init__(self, screen: Screen, command: list[str], log: Path, env: Mapping[str, str]) -> None:
        self.screen = screen
        self.id = ""
        self._log = log
        with log.open("wb") as out, interruptible():
            everything = {**os.environ, **screen.environment, **SDL, **env}
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=everything, stdin=subprocess.DEVNULL, stdout=out, stderr=out
            )

    def open(self) -> "GameWindow":
        """Wait until the window is there."""
        self.wait(lambda: bool(self._find()), "the window to open")
        self.id = self._find()
        return self

    def _find(self) -> str:
        search = ["xdotool", "search", "--onlyvisible", "--class", SDL["SDL_VIDEO_X11_WMCLASS"]]
        env = os.environ | self.screen.environment
        found = subprocess.run(search, env=env, check=False, capture_output=True, text=True).stdout.split()
        return found[-1] if found else ""

    # What a person does

    def key(self, *keys: str) -> None:
        """Press and release keys one after the other, by their X names: `Return`, `Left`, `ctrl+z`, `a`."""
        self._do("key", "--delay", "40", *keys)

    def hold(self, key: str) -> None:
        """Press a key and keep it down until `release`."""
        self._do("keydown", key)

    def release(self, key: str) -> None:
        """Let a key go that is held."""
        self._do("keyup", key)

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", "40", text)

    def point(self, at: Point) -> None:
        """Move the mouse there."""
        self._do("mousemove", "--window", self.id, str(at[0]), str(at[1]))

    def click(self, at: Point, button: int = 1) -> None:
        """Click there: 1 left, 2 middle, 3 right, 4 and 5 the wheel."""
        self.point(at)
        self._do("click", str(button))

    def drag(self, start: Point, end: Point) -> None:
        """Push something from one point to another."""
        self.point(start)
        self._do("mousedown", "1")
        self.point(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.point(end)
        self._do("mouseup", "1")

    def resize(self, width: int, height: int) -> None:
        """Pull the window to another size."""
        self._do("windowsize", "--sync", self.id, str(width), str(height))

    def hide(self) -> None:
        """Take the window off the screen; what it showed is lost."""
        self._do("windowunmap", "--sync", self.id)

    def show(self) -> None:
        """Bring it back."""
        self._do("windowmap", "--sync", self.id)

    def ask_to_close(self) -> None:
        """Press the window's own close button."""
        close_window(self.screen.display, int(self.id))

    def _do(self, *command: str) -> None:
        self.screen.run("xdotool", *command)

    # What a person sees

    @property
    def area(self) -> pygame.Rect:
        """Where on the screen the window is."""
        answer = self.screen.run("xdotool", "getwindowgeometry", "--shell", self.id).decode()
        facts = dict(line.split("=") for line in answer.split())
        return pygame.Rect(*(int(facts[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    @property
    def title(self) -> str:
        """What its title bar says."""
        return self.screen.run("xdotool", "getwindowname", self.id).decode().strip()

    def picture(self) -> pygame.Surface:
        """What the window shows now."""
        return self.screen.picture(self.id)

    def save(self, path: Path) -> None:
        """Keep what the window shows now as a picture file, for a person to look at."""
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.picture(), path)

    # How it goes on

    @property
    def status(self) -> int | None:
        """Its exit status, None while it runs."""
        return self._process.poll()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def words(self) -> str:
        """What it has printed: nothing, if all is well."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def wait(self, until: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait until something is so; fails, naming `what`, if it takes too long or the game ends before."""
        last = time.monotonic() + seconds
        while not until():
            assert self.status is None, f"waiting for {what}: the game ended ({self.status})\n{self.words}"
            assert time.monotonic() < last, f"waited {seconds:g} s in vain for {what}\n{self.words}"
            time.sleep(0.03)

    def wait_for_end(self, seconds: float = PATIENCE) -> int:
        """Wait until it has ended by itself; gives the exit status."""
        return self._process.wait(seconds)

    def kill(self) -> None:
        """End it at once if it still runs, as a power cut would."""
        if self.status is None:
            self._process.kill()
            self._process.wait()
