"""A virtual X11 screen: started and stopped by the tests, never the one somebody works at."""

import os
import shutil
import struct
import subprocess
from types import TracebackType

import pygame

PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool", "xwd": "x11-apps"}
"""What real-window tests need, and the Debian package each comes in."""


class Screen:
    """An Xvfb server with a number nobody else has. A context manager; `size` is in pixels."""

    def __init__(self, size: tuple[int, int] = (1920, 1200)) -> None:
        require_programs()
        self.size = size
        self.display = ""

    def __enter__(self) -> "Screen":
        reading, writing = os.pipe()
        geometry = f"{self.size[0]}x{self.size[1]}x24"
        # -noreset: the server would else start over, and forget its settings, whenever the last window closes
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            geometry,
            "-noreset",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.PIPE)
        os.close(writing)
        with os.fdopen(reading) as answers:
            number = answers.readline().strip()  # the whole line: the number may come in pieces
        if not number:
            _, reason = self._server.communicate()
            raise RuntimeError(f"Xvfb did not start: {reason.decode(errors='replace').strip()}")
        self.display = f":{number}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.communicate()

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs in its environment to show itself here."""
        return {"DISPLAY": self.display}

    def run(self, *command: str) -> bytes:
        """Run an X11 program here; gives what it prints. Raises CalledProcessError."""
        return subprocess.run(
            command, env=os.environ | self.environment, check=True, capture_output=True, timeout=60
        ).stdout

    def picture(self, window: str) -> pygame.Surface:
        """What is to be seen now of the window with that id."""
        return _read_xwd(self.run("xwd", "-id", window, "-silent"))


def require_programs() -> None:
    """Raises RuntimeError that says what to install; a window test that cannot run has failed."""
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if missing:
        raise RuntimeError(f"Real-window tests need more programs: apt-get install {' '.join(missing)}")


def _read_xwd(dump: bytes) -> pygame.Surface:
    """An X window dump of four bytes a pixel; its header is 25 big-endian words (XWDFile.h)."""
    header = struct.unpack(">25I", dump[:100])
    header_size, width, height, bits, line_bytes, colours = (header[i] for i in (0, 4, 5, 11, 12, 19))
    assert bits == 32, f"xwd gave {bits} bits a pixel"
    pixels = dump[header_size + 12 * colours :][: line_bytes * height]
    raw = pygame.image.frombuffer(pixels, (width, height), "BGRA", line_bytes)
    raw.set_alpha(None)  # the fourth byte is unused, not an opacity
    picture = pygame.Surface((width, height), depth=24)
    picture.blit(raw, (0, 0))
    return picture
