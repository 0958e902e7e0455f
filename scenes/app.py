"""The program: one window, one loop of sixty frames a second, one stack of scenes."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

import levels
from scenes import display, garbage, options, settings
from scenes.context import Context
from scenes.farewell import Farewell
from scenes.pane import Pane
from scenes.probe import Probe
from scenes.scene import Push, Scene
from scenes.sound.speaker import Speaker
from scenes.stack import Stack
from scenes.studio import Studio
from scenes.ui.actions import Action, Do, Point
from scenes.ui.view import SMALLEST, View
from scenes.window import Window

FRAMES = 60
WAIT = 0.006
"""Seconds of a frame that may be spent waiting for a commit; one takes about four thousandths."""
PATIENCE = 30
"""Frames for which a picture stands still at most, however slow the disk is."""
_UNCOVERING = (
    pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWFOCUSGAINED,
)  # fmt: skip
"""Events after which a window may have lost its picture."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game; gives the exit status: 0 after a normal end, 2 for a wrong option or without a display."""
    given = options.parse(argv)
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "trekast")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "trekast")
    if not getattr(pygame, "IS_CE", False):
        print("trekast: the package pygame is installed over pygame-ce; please uninstall pygame", file=sys.stderr)
        return 2
    if not display.found():
        print(display.NO_DISPLAY, file=sys.stderr)
        return 2
    with Farewell() as farewell:
        try:
            App(given, farewell).run()
        finally:
            pygame.quit()
    return 0


def data_folder(given: Path | None) -> Path | None:
    """Where settings and matches are kept; None where the system knows no folder for them."""
    if given is not None:
        return given
    import platformdirs

    try:
        found = Path(platformdirs.user_data_dir("trekast", appauthor=False))
    except (RuntimeError, OSError, KeyError):
        return None
    return found if found.is_absolute() else None


def on_screen(place: Sequence[int], screens: Sequence[tuple[int, int]]) -> bool:
    """Whether a window that was there last can still be reached: its screen may have gone since."""
    if len(place) != 2 or not screens:
        return False
    wide, tall = sum(width for width, _ in screens), sum(height for _, height in screens)
    least = -SMALLEST[0] // 2 if len(screens) == 1 else SMALLEST[0] - wide
    return least < place[0] < wide - SMALLEST[0] // 4 and -tall < place[1] < tall - SMALLEST[1] // 4


def warn(line: str) -> None:
    """Tell whoever started the game from a terminal."""
    print(f"trekast: {line}", file=sys.stderr)


class App:
    """The window and what runs in it."""

    def __init__(self, given: argparse.Namespace, farewell: Farewell | None = None) -> None:
        garbage.hand_back()
        self.given = given
        self.farewell = farewell or Farewell()
        folder = data_folder(given.data_dir)
        kept = settings.load(folder, warn) if folder else settings.Settings()
        self.window = self._open(kept)
        self.pane = Pane(self.window)
        pygame.font.init()
        self.ctx = Context(View(self.window.size), kept, folder, Speaker(), given.seed, given.pace, given.lang)
        self.studio = self.ctx.patience.studio = Studio()
        levels.look_in(folder)
        self._keep_matches(folder)
        self.ctx.inputs.listen_to_pads()
        self.probe = Probe(self.ctx)
        self._stood_still = 0
        self.clock = pygame.time.Clock()
        self.stack = self._first_scenes()

    def _open(self, kept: settings.Settings) -> Window:
        place = None
        if not self.given.windowed and on_screen(kept.place, pygame.display.get_desktop_sizes()):
            place = kept.place[0], kept.place[1]
        if kept.full_screen and self.given.windowed:
            kept.full_screen = False
        wide, tall = self.given.windowed or kept.window
        return Window((wide, tall), place)

    def _keep_matches(self, folder: Path | None) -> None:
        """Open what is kept; a thread does it while the window appears."""
        from scenes.store import Store
        from scenes.store.notice import Notice

        self.ctx.store = Store(folder)
        self.notice = Notice(self.ctx)

    def _first_scenes(self) -> Stack:
        """The title, and on top of it a match at once where that was asked for."""
        from scenes.starting import quick_match
        from scenes.title import Title

        stack = Stack(self.ctx, Title(self.ctx))
        if self.given.quick or self.given.attract:
            stack.follow(Push(quick_match(self.ctx, people=int(self.given.quick))), at_once=True)
        return stack

    def run(self) -> None:
        """Run until the last scene has gone, the window is closed, a signal comes or the time given is over."""
        ends = time.monotonic() + self.given.exit_after if self.given.exit_after is not None else None
        garbage.put_off()
        while self.stack.top and not self.farewell.asked and (ends is None or time.monotonic() < ends):
            self.frame(min(0.1, self.clock.tick(FRAMES) / 1000))
        self._leave()

    def frame(self, dt: float) -> None:
        """One whole frame: what was asked for, what moves, and the picture."""
        place = self.stack.place
        for event in pygame.event.get():
            self._event(event)
        for action in self.ctx.inputs.repeats(dt):
            self.stack.handle(action)
        self.window.fill_screen(self.ctx.settings.full_screen)
        self.window.keep_large_enough()
        canvas = self.pane.canvas
        self.ctx.resize(canvas.get_size())
        self.stack.update(dt)
        if self.stack.place is not place:
            garbage.collect()
        if self.ctx.store:
            self.ctx.store.pulse(dt)
        if self.stack.top and self._may_show(self.stack.top) and self.stack.draw(canvas):
            self.notice.draw(canvas, dt)
            self.pane.show()
            self.probe.tell(self.stack.top)

    def _may_show(self, top: Scene) -> bool:
        """Not before the commands behind it are on disk: a moment within the frame, else the old picture stays."""
        store = self.ctx.store
        if store is None or top.paced or store.on_disk(WAIT) or self._stood_still >= PATIENCE:
            self._stood_still = 0
            return True
        self._stood_still += 1
        return False

    def _event(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.stack.scenes.clear()
            return
        if event.type in _UNCOVERING:
            self.pane.lost()
        for action in self.ctx.inputs.translate(event, self.ctx.view.units):
            self._action(action)

    def _action(self, action: Action) -> None:
        if isinstance(action, Do) and action.name == "fullscreen":
            self.ctx.settings.full_screen = not self.ctx.settings.full_screen
            self.ctx.apply()
            self.ctx.save()
            return
        if isinstance(action, (Do, Point)):
            pygame.mouse.set_visible(self.ctx.inputs.device == "mouse")
        self.stack.handle(action)

    def _leave(self) -> None:
        """Remember where the window was."""
        kept = self.ctx.settings
        if not self.window.full_screen and not self.given.windowed:
            kept.window, kept.place = self.window.size, self.window.place
        self.ctx.save()
        if self.ctx.store:
            self.ctx.store.close()
        self.ctx.sound.close()
        self.studio.close()
