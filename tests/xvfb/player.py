"""Somebody who plays the game in a window: looks at what the probe tells, and uses keys, mouse or pad, one of them."""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from scenes.probe import VARIABLE
from tests.xvfb.pad_game import PRESSED
from tests.xvfb.window import GameWindow, Point

PROBE = {VARIABLE: "1"}
"""For `open_game(env=PROBE)`."""

X_KEYS = {"RETURN": "Return", "SPACE": "space", "ESCAPE": "Escape", "PAGEDOWN": "Next", "PAGEUP": "Prior"}
ANSWER_IN = 2.0
"""Seconds after which a press that changed nothing is tried again."""

STEP_IN = 0.4
"""Seconds after which a press on the gamepad that moves nothing has led nowhere."""

PLAYED = 900.0
"""Seconds until a match is given up for stuck."""

Sight = dict[str, Any]
Press = Callable[[Sight, str], None]


class Player:
    """Plays every seat that a person has. `press` is one of the ways: `self.by_key`, `self.by_click`, `self.by_pad`.

    `pad` is the file that plays the gamepad, where there is one.
    """

    def __init__(self, game: GameWindow, pad: Path | None = None) -> None:
        self.game, self.pad = game, pad
        self.press: Press = self.by_key
        self.seen: set[str] = set()
        """Every scene that was on top, and `Scene.widget` of everything pressed."""
        self.read: dict[str, str] = {}
        """The words on everything pressed, by `Scene.widget`."""
        self._tried: set[str] = set()
        self._raised = False

    def sight(self) -> Sight:
        """What the probe told last; without widgets before it has told anything."""
        whole = [line for line in self.game.words.splitlines(keepends=True) if line.endswith("\n")]
        lines = [line for line in whole if line.startswith("{")]  # the last may be told only half yet
        sight: Sight = json.loads(lines[-1]) if lines else {"scene": "", "busy": True, "focus": "", "widgets": []}
        return sight

    def complaints(self) -> str:
        """What the game printed besides."""
        return "\n".join(line for line in self.game.words.splitlines() if not line.startswith(("{", PRESSED)))

    # The three ways.

    def by_key(self, sight: Sight, key: str) -> None:
        """The widget's own key, else Tab until it has the focus, and Enter."""
        widget = next(widget for widget in sight["widgets"] if widget["key"] == key)
        if widget["keys"]:
            name = widget["keys"][0]
            self.game.key(X_KEYS.get(name, name.lower() if len(name) == 1 else name))
            return
        if self.focus(key):
            self.game.key("Return")

    def by_click(self, sight: Sight, key: str) -> None:
        """A click on its middle, once it has come to rest."""
        while True:
            where = place(sight, key)
            time.sleep(0.1)
            sight = self.sight()
            if where == place(sight, key):
                break
        if where is not None:
            self.game.click(where)

    def by_pad(self, sight: Sight, key: str) -> None:
        """Directions until it has the focus, and A."""
        if self.steer(key):
            self.tap("a")

    def tap(self, *buttons: str) -> None:
        """Press buttons of the gamepad one after the other."""
        assert self.pad is not None
        with self.pad.open("a", encoding="utf-8") as lines:
            lines.writelines(f"{button}\n" for button in buttons)
        pressed = len(self.pad.read_text(encoding="utf-8").splitlines())
        told = f"{PRESSED}{pressed}"
        self.game.wait(lambda: told in self.game.words.splitlines(), told)

    def steer(self, key: str) -> bool:
        """Bring the focus to a widget by directions, the likeliest first; False once it is not there any more."""
        tried: dict[tuple[str, str], int] = {}
        for _ in range(150):
            sight = self.sight()
            if sight["focus"] == key:
                return True
            if key not in enabled(sight):
                return False
            ways = ranked(place(sight, sight["focus"]), place(sight, key))
            if sight["focus"] == "board":
                ways = ["right"]  # there directions walk from square to square, and right ends at the panel
            way = min(ways, key=lambda one: (tried.get((sight["focus"], one), 0), ways.index(one)))
            tried[sight["focus"], way] = tried.get((sight["focus"], way), 0) + 1
            self.tap(f"dp{way}")
        raise AssertionError(f"no direction leads to {key}: {self.sight()}")

    def focus(self, key: str) -> bool:
        """Tab to a widget; False once it is not there any more."""
        for _ in range(80):
            sight = self.sight()
            if sight["focus"] == key:
                return True
            if key not in enabled(sight):
                return False
            self.game.key("Tab")
            self.await_change(sight)
        raise AssertionError(f"Tab does not lead to {key}: {self.sight()}")

    def await_change(self, before: Sight, seconds: float = ANSWER_IN) -> None:
        """Wait until the probe tells something else, or for long enough to try again."""
        last = time.monotonic() + seconds
        while self.sight() == before and time.monotonic() < last and self.game.status is None:
            time.sleep(0.02)

    # Playing.

    def go(self, key: str) -> None:
        """Press a widget of the scene that is there, once it can be pressed."""
        self.game.wait(lambda: key in enabled(self.sight()), f"{key} to be there")
        self._press(self.sight(), key)

    def _press(self, sight: Sight, key: str) -> None:
        name = f"{sight['scene']}.{key.rstrip('0123456789')}"
        self.seen.add(name)
        self.read[name] = next(widget["words"] for widget in sight["widgets"] if widget["key"] == key)
        self.press(sight, key)
        self.await_change(sight, STEP_IN if self.pad else ANSWER_IN)

    def play_to(self, scene: str) -> None:
        """Play until that scene is there."""
        last = time.monotonic() + PLAYED
        while (sight := self.sight())["scene"] != scene:
            assert self.game.status is None, f"the game ended ({self.game.status})\n{self.complaints()}"
            assert time.monotonic() < last, f"the match does not end: {sight}"
            self.seen.add(sight["scene"])
            key = None if sight["busy"] else self.choose(sight)
            if key is None:
                self.await_change(sight)
            else:
                self._press(sight, key)
        self.seen.add(scene)

    def choose(self, sight: Sight) -> str | None:
        """What to press in a scene; None waits."""
        ready = enabled(sight)
        match sight["scene"]:
            case "BoardScene":
                return self._on_board(ready)
            case "Auction":  # one bid at the first auction, then none
                return first(ready, ["bid", "leave"] if "Auction.bid" not in self.seen else ["leave"])
            case "Trade":
                return first(ready, ["accept", "refuse"] if "Trade.accept" not in self.seen else ["refuse"])
            case "Manage":
                return self._raise_money(ready)
            case "Dialog":
                return first(ready, ["answer_0"])
        return first(ready, ["go", "done"])

    def _on_board(self, ready: list[str]) -> str | None:
        claims = [key for key in ready if key.startswith(("claim_", "place_"))]
        once = [] if "Auction" in self.seen else ["decline"]
        plain = ["pay", "buy", "decline", "flat", "keep", "roll", "end_turn", "none"]
        if key := first(ready, claims + once + plain):
            self._raised = False
            return key
        if "resign" in ready and not self._raised and "manage" in ready:  # a debt that the cash does not cover
            self._raised, self._tried = True, set()
            return "manage"
        return first(ready, ["resign"])

    def _raise_money(self, ready: list[str]) -> str | None:
        """Pay, or sell and mortgage whatever can be, deed by deed."""
        if key := first(ready, ["pay", "sell", "mortgage"]):
            return key
        deeds = [key for key in ready if key.startswith("deed_") and key not in self._tried]
        if deeds:
            self._tried.add(deeds[0])
            return deeds[0]
        return first(ready, ["done"])


def enabled(sight: Sight) -> list[str]:
    """The keys of what can be pressed."""
    return [widget["key"] for widget in sight["widgets"] if widget["enabled"]]


def place(sight: Sight, key: str) -> Point | None:
    """The middle of a widget, None if it has gone."""
    found = next((widget["at"] for widget in sight["widgets"] if widget["key"] == key), None)
    return (found[0], found[1]) if found else None


def ranked(here: Point | None, there: Point | None) -> list[str]:
    """Directions by how straight they lead from one point to another."""
    if here is None or there is None:
        return ["down", "up", "right", "left"]
    right, down = there[0] - here[0], there[1] - here[1]
    far = {"right": right, "left": -right, "down": down, "up": -down}
    return sorted(far, key=lambda way: -far[way])


def first(ready: Iterable[str], wanted: Iterable[str]) -> str | None:
    """The first of the wanted that can be pressed."""
    ready = list(ready)
    return next((key for key in wanted if key in ready), None)
