"""One stream of actions: what keyboard, mouse and gamepad say, in the words that scenes understand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.refusal import _
from scenes.i18n import tr

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

    def words(self, name: str) -> str:
        """Its words in the language in use; `name` is the action's, whose number is the seat's."""
        return tr(self.label, n=name.rpartition("_")[2])


ACTIONS: dict[str, Binding] = {
    "up": Binding(_("Up"), "everywhere", ("key:UP", "pad:dpup")),
    "down": Binding(_("Down"), "everywhere", ("key:DOWN", "pad:dpdown")),
    "left": Binding(_("Left"), "everywhere", ("key:LEFT", "pad:dpleft")),
    "right": Binding(_("Right"), "everywhere", ("key:RIGHT", "pad:dpright")),
    "accept": Binding(_("Choose, go on"), "everywhere", ("key:RETURN", "key:SPACE", "pad:a")),
    "back": Binding(_("Back, menu"), "everywhere", ("key:ESCAPE", "pad:b")),
    "next": Binding(_("Next page"), "everywhere", ("key:PAGEDOWN", "pad:rightshoulder")),
    "previous": Binding(_("Previous page"), "everywhere", ("key:PAGEUP", "pad:leftshoulder")),
    "menu": Binding(_("Pause"), "everywhere", ("key:F10", "pad:start")),
    "help": Binding(_("How to play"), "everywhere", ("key:F1", "pad:leftstick")),
    "advice": Binding(_("Advice"), "everywhere", ("key:V", "pad:rightstick")),
    "fullscreen": Binding(_("Full screen"), "everywhere", ("key:F11",)),
    "primary": Binding(_("Main action, start"), "everywhere", ("key:F5", "pad:x")),
    "roll": Binding(_("Roll the dice"), "board", ("key:R",)),
    "buy": Binding(_("Buy"), "board", ("key:B",)),
    "decline": Binding(_("Send to auction"), "board", ("key:A",)),
    "trade": Binding(_("Trade"), "board", ("key:T",)),
    "manage": Binding(_("Manage deeds"), "board", ("key:M", "pad:y")),
    "end_turn": Binding(_("End the turn"), "board", ("key:E",)),
    "pay": Binding(_("Pay"), "board", ("key:P",)),
    "use_key": Binding(_("Use a key out of jail"), "board", ("key:K",)),
    "flat": Binding(_("Pay the flat tax"), "board", ("key:F",)),
    "percent": Binding(_("Pay ten per cent"), "board", ("key:G",)),
    "chance": Binding(_("Take a Chance instead"), "board", ("key:C",)),
    "undo": Binding(_("Undo"), "board", ("key:U",)),
    "resign": Binding(_("Go bankrupt"), "board", ("key:X",)),
    "log": Binding(_("Log"), "board", ("key:L", "pad:back")),
    "speed": Binding(_("Speed of the others"), "board", ("key:S",)),
    **{f"claim_{n}": Binding(_("Seat {n} claims rent"), "board", (f"key:{n}",)) for n in range(1, 7)},
    **{f"bid_{n}": Binding(_("Seat {n} bids"), "auction", (f"key:{key}",)) for n, key in enumerate("QPZMTB", start=1)},
    **{f"leave_{n}": Binding(_("Seat {n} leaves the auction"), "auction", (f"key:{n}",)) for n in range(1, 7)},
}
"""Every action that has a name, with its first bindings. In one place a code stands for one action only; codes of
"everywhere" are not used again at all. Tab, Shift+Tab and Alt+Enter are fixed ("tab", "tab_back", "fullscreen")."""

GENERAL = frozenset({*DIRECTIONS, "accept", "back", "menu", "help", "fullscreen"})
"""Actions that mean something wherever one is."""

REPEATING = frozenset({"up", "down", "left", "right", "next", "previous"})
"""Actions that repeat while held."""
