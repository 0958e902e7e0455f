"""The game with a gamepad that a test plays: every line added to the file named in TREKAST_PAD presses one button."""

import os
import sys
from pathlib import Path

from scenes import app
from scenes.ui.bindings import PAD_BUTTONS
from tests.scenes.pad import Pad, plugged_in

VARIABLE = "TREKAST_PAD"
PRESSED = "pad: "
"""Begins the line that tells how many buttons were pressed, each once what it did has been seen."""

COMMAND = [sys.executable, "-m", "tests.xvfb.pad_game"]


class Padded(app.App):
    """Holds each button for a frame and lets go for another, as a quick thumb would."""

    pad: Pad
    held: int | None = None
    pressed = 0

    def run(self) -> None:
        """The pad is plugged in once the game runs."""
        with plugged_in() as self.pad:
            super().run()

    def frame(self, dt: float) -> None:
        """Let go, or press the next one."""
        if self.held is not None:
            self.pad.button(self.held, False)
            self.held = None
            print(f"{PRESSED}{self.pressed}", flush=True)
        else:
            self._press_next()
        super().frame(dt)

    def _press_next(self) -> None:
        lines = Path(os.environ[VARIABLE]).read_text(encoding="utf-8").splitlines()
        if len(lines) > self.pressed:
            self.held = PAD_BUTTONS[lines[self.pressed]]
            self.pad.button(self.held, True)
            self.pressed += 1


if __name__ == "__main__":
    app.App = Padded  # type: ignore[misc]
    sys.exit(app.main(sys.argv[1:]))
