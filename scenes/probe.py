"""Tells a program that plays the game from outside what can be pressed: for tests in real windows, and for bots.

With TREKAST_PROBE=1 in the environment a line of JSON is printed whenever something in it has changed:

    {"scene": "BoardScene", "busy": false, "focus": "roll",
     "widgets": [{"key": "roll", "at": [1010, 402], "enabled": true, "keys": ["R"], "words": "Roll the dice"}, ...]}

`at` is the widget's middle in pixels of the window, `keys` what presses it from anywhere, `words` what is on it.
`busy` is true while the board is showing something. What is out of view is left out.
"""

from __future__ import annotations

import json
import os
from typing import Any

from scenes.context import Context
from scenes.scene import Scene
from scenes.ui.panel import Panel
from scenes.ui.widgets import Scroll, Widget

VARIABLE = "TREKAST_PROBE"


class Probe:
    """Prints the top scene's widgets as they change; says nothing unless the environment asks for it."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._asked = bool(os.environ.get(VARIABLE))
        self._last = ""

    def tell(self, scene: Scene | None) -> None:
        """Print a line if the scene offers something else than when last told."""
        if not self._asked or scene is None:
            return
        line = json.dumps(self.seen(scene), ensure_ascii=False)
        if line != self._last:
            self._last = line
            print(line, flush=True)

    def seen(self, scene: Scene) -> dict[str, Any]:
        """What a scene offers now."""
        panel = _panel(scene)
        focus = panel.focus.key if panel and panel.focus else ""
        busy = bool(getattr(getattr(scene, "playback", None), "busy", False))
        window = self.ctx.view.box
        widgets = [self._widget(widget) for widget in _unscrolled(panel) if window.collidepoint(widget.box.center)]
        return {"scene": type(scene).__name__, "busy": busy, "focus": focus, "widgets": widgets}

    def _widget(self, widget: Widget) -> dict[str, Any]:
        codes = [code for name in widget.hot for code in self.ctx.bindings.codes(name)]
        keys = [code.removeprefix("key:") for code in codes if code.startswith("key:")]
        at = self.ctx.view.rect(widget.box).center
        words = getattr(widget, "label", "")
        return {"key": widget.key, "at": list(at), "enabled": widget.enabled, "keys": keys, "words": words}


def _panel(scene: Scene) -> Panel | None:
    """The panel that a scene hands its actions to; the board's is part of its side panel."""
    found = getattr(scene, "panel", None) or getattr(getattr(scene, "side", None), "panel", None)
    return found if isinstance(found, Panel) else None


def _unscrolled(panel: Panel | None) -> list[Widget]:
    if panel is None:
        return []
    scrolls = [widget for widget in panel.widgets if isinstance(widget, Scroll)]
    hidden = [child for scroll in scrolls for child in scroll.children if not scroll.box.contains(child.box)]
    return [widget for widget in panel.leaves() if widget not in hidden]
