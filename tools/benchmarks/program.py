"""What the real program takes: time to its first frame, and memory. Each run is a process of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FIRST_FRAME = """
import sys, time
from scenes import app
whole = app.App.frame
def first(self, dt):
    whole(self, dt)
    print(time.time())
    self.stack.scenes.clear()
app.App.frame = first
sys.exit(app.main(sys.argv[1:]))
"""
"""The program itself, told to leave after its first frame."""

MEMORY = """
import sys
from scenes import app
class Hurried:
    def tick(self, rate):
        return 1000 / rate
app.pygame.time.Clock = Hurried
whole, frames = app.App.frame, int(sys.argv[1])
def frame(self, dt):
    global frames
    whole(self, dt)
    frames -= 1
    if not frames:
        self.stack.scenes.clear()
app.App.frame = frame
status = app.main(sys.argv[2:])
try:
    lines = open("/proc/self/status").read().splitlines()
    most = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
except (OSError, StopIteration):
    import resource
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(most)
sys.exit(status)
"""
"""The program with a clock that does not wait, told to leave after so many frames.

Where the system tells (Linux), the peak of this program alone: `ru_maxrss` is never below that of who started it.
"""


def startup(runs: int) -> float:
    """Seconds from the command to the first frame, the median of some runs in a warm environment."""
    _first_frame()
    return round(sorted(_first_frame() for _ in range(runs))[runs // 2], 3)


def _first_frame() -> float:
    began = time.time()
    return float(_run(FIRST_FRAME)) - began


def memory(size: tuple[int, int], frames: int) -> float:
    """The most megabytes that the program has taken after so many frames of a match among CPUs."""
    options = ["--windowed", f"{size[0]}x{size[1]}", "--attract", "--pace", "fast", "--seed", "7"]
    kilobytes = float(_run(MEMORY, str(frames), *options))
    return round(kilobytes / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def _run(program: str, *arguments: str) -> str:
    """The last line that the program prints. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", program, *arguments, "--data-dir", data]
        done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()[-1]
