"""One stream of actions: what keyboard, mouse and gamepad say, in the words that scenes understand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Device = Literal["keys", "mouse", "pad"]


@dataclass(frozen=True)
class Do:
    """A named action was asked for: a direction, accept, back, or one of the hot keys in ACTIONS.

    `again` is True for the repeats while a direction is held down. `pad` is the gamepad's number, if one it was.
    """

    name: str
    again: bool = False
    device: Device = "keys"
    pad: int | None = None


@dataclass(frozen=True)
class Point:
    """The mouse moved to, or pressed, or let go at, or turned its wheel at a logical position.

    `wheel` counts notches, positive away from the person (scroll up).
    """

    kind: Literal["move", "down", "up", "wheel"]
    x: float
    y: float
    wheel: float = 0.0

    @property
    def at(self) -> tuple[float, float]:
        """The logical position."""
        return self.x, self.y


@dataclass(frozen=True)
class Type:
    """Text was typed into the field that has the focus (`composing`: an input method is not done with it yet)."""

    text: str
    composing: bool = False


@dataclass(frozen=True)
class Edit:
    """A key that edits text was pressed while a field has the focus."""

    key: Literal["backspace", "delete", "home", "end", "left", "right"]


@dataclass(frozen=True)
class Press:
    """A key or pad button as it is ("key:R", "pad:x"), sent only while a new binding is being asked for."""

    code: str


Action = Do | Point | Type | Edit | Press

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}

Where = Literal["everywhere", "board", "auction"]


@dataclass(frozen=True)
class Binding:
    """An action that can be bound: its words (English), where it counts, and the codes it starts with."""

    label: str
    where: Where
    codes: tuple[str, ...]


ACTIONS: dict[str, Binding] = {
    "up": Binding("Up", "everywhere", ("key:UP", "pad:dpup")),
    "down": Binding("Down", "everywhere", ("key:DOWN", "pad:dpdown")),
    "left": Binding("Left", "everywhere", ("key:LEFT", "pad:dpleft")),
    "right": Binding("Right", "everywhere", ("key:RIGHT", "pad:dpright")),
    "accept": Binding("Choose, go on", "everywhere", ("key:RETURN", "key:SPACE", "pad:a")),
    "back": Binding("Back, menu", "everywhere", ("key:ESCAPE", "pad:b")),
    "next": Binding("Next page", "everywhere", ("key:PAGEDOWN", "pad:rightshoulder")),
    "previous": Binding("Previous page", "everywhere", ("key:PAGEUP", "pad:leftshoulder")),
    "menu": Binding("Pause", "everywhere", ("key:F10", "pad:start")),
    "help": Binding("How to play", "everywhere", ("key:F1",)),
    "fullscreen": Binding("Full screen", "everywhere", ("key:F11",)),
    "primary": Binding("Main action, start", "everywhere", ("key:F5", "pad:x")),
    "roll": Binding("Roll the dice", "board", ("key:R",)),
    "buy": Binding("Buy", "board", ("key:B",)),
    "decline": Binding("Send to auction", "board", ("key:A",)),
    "trade": Binding("Trade", "board", ("key:T",)),
    "manage": Binding("Manage deeds", "board", ("key:M", "pad:y")),
    "end_turn": Binding("End the turn", "board", ("key:E",)),
    "pay": Binding("Pay", "board", ("key:P",)),
    "use_key": Binding("Use a key out of jail", "board", ("key:K",)),
    "flat": Binding("Pay the flat tax", "board", ("key:F",)),
    "percent": Binding("Pay ten per cent", "board", ("key:G",)),
    "chance": Binding("Take a Chance instead", "board", ("key:C",)),
    "undo": Binding("Undo", "board", ("key:U",)),
    "resign": Binding("Go bankrupt", "board", ("key:X",)),
    "advice": Binding("Advice", "board", ("key:V",)),
    "log": Binding("Log", "board", ("key:L", "pad:back")),
    "speed": Binding("Speed of the others", "board", ("key:S",)),
    **{f"claim_{n}": Binding(f"Seat {n} claims rent", "board", (f"key:{n}",)) for n in range(1, 7)},
    **{f"bid_{n}": Binding(f"Seat {n} bids", "auction", (f"key:{key}",)) for n, key in enumerate("QPZMTB", start=1)},
    **{f"leave_{n}": Binding(f"Seat {n} leaves the auction", "auction", (f"key:{n}",)) for n in range(1, 7)},
}
"""Every action that has a name, with its first bindings. In one place a code stands for one action only; codes of
"everywhere" are not used again at all. Tab, Shift+Tab and Alt+Enter are fixed ("tab", "tab_back", "fullscreen")."""

REPEATING = frozenset({"up", "down", "left", "right", "next", "previous"})
"""Actions that repeat while held."""
