"""Kill the program at random moments, again and again: nothing that was on disk may be lost."""

from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.endurance.table import unbroken

ROOT = Path(__file__).resolve().parents[2]
SLOWEST = 60.0
"""Seconds that a process may take to get going."""


@dataclass
class Life:
    """What one process said before its end."""

    resumed: int | None = None
    saved: int = -1
    over: str = ""
    lines: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """A line of it."""
        word, _, rest = line.partition(" ")
        self.lines.append(line)
        if word == "resumed":
            self.resumed = int(rest)
        elif word == "saved":
            self.saved = int(rest)
        elif word == "over":
            self.over = rest


def live(folder: Path, seed: int, window: bool, chance: random.Random, longest: float) -> Life:
    """Start the program, and kill it at a random moment after its first commit, if it is not over by then."""
    command = [sys.executable, "-m", "tools.endurance.victim", str(folder), str(seed), "window" if window else "plain"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    life, begun = Life(), threading.Event()

    def listen() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if line.endswith("\n"):
                life.hear(line.rstrip())
                begun.set()
        begun.set()

    listener = threading.Thread(target=listen)
    listener.start()
    begun.wait(SLOWEST)
    try:
        process.wait(chance.uniform(0, longest))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    code = process.wait()
    listener.join()
    assert process.stdout is not None
    process.stdout.close()
    if code not in (0, -signal.SIGKILL):
        raise RuntimeError(f"seed {seed}: the program ended with {code}: {life.lines[-3:]}")
    return life


def run(count: int, seed: int, window: bool, longest: float, say: Any) -> dict[str, Any]:
    """Kill it `count` times, over as many matches as that takes. RuntimeError for whatever was lost."""
    chance = random.Random(seed)
    kills = matches = returned = 0
    begun = time.monotonic()
    while kills < count:
        folder = Path(tempfile.mkdtemp(prefix="trekast-kills-"))
        killed = whole_match(folder, seed + matches, window, chance, longest)
        shutil.rmtree(folder)
        kills += len(killed)
        returned += sum(killed)
        matches += 1
        say(f"{kills} kills, {matches} matches, all ended as they would have unbroken")
    seconds = round(time.monotonic() - begun)
    return {"kills": kills, "matches": matches, "commands_resumed": returned, "lost": 0, "seconds": seconds}


def whole_match(folder: Path, seed: int, window: bool, chance: random.Random, longest: float) -> list[int]:
    """One match from its start to its end through any number of kills; the commands that each resume brought back."""
    acknowledged, resumed = 0, []
    while True:
        life = live(folder, seed, window, chance, longest)
        if life.resumed is not None and life.resumed < acknowledged:
            raise RuntimeError(f"seed {seed}: {acknowledged} commands were on disk, {life.resumed} came back")
        if life.over:
            break
        resumed.append(life.resumed or 0)
        acknowledged = max(acknowledged, life.saved, life.resumed or 0)
    if life.over != unbroken(seed):
        raise RuntimeError(f"seed {seed}: the match ended otherwise than the unbroken one")
    return resumed
