"""Is there a display? SDL plays unseen when there is none, so the game asks first."""

from __future__ import annotations

import os
import sys

NO_DISPLAY = "trekast: no display was found (DISPLAY or WAYLAND_DISPLAY), and the game needs a window"


def named() -> bool:
    """Whether the environment names a display, or the system is one that needs none named."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def found() -> bool:
    """Whether windows can be shown, seen unless SDL_VIDEODRIVER asks otherwise. Starts SDL's video."""
    if not named():
        return False
    if os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        # Else SDL looks for Wayland too when X11 does not answer: that prints a line of its own, and ends unseen
        os.environ.setdefault("SDL_VIDEODRIVER", "x11")
    import pygame  # here, since tools/play.py asks `named` before pygame is installed

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in ("offscreen", "dummy") or "SDL_VIDEODRIVER" in os.environ
