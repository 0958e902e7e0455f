"""Reading plain JSON with care: every fault is one line that names where and what."""

from __future__ import annotations

import json
from typing import Any, Literal

Json = dict[str, Any]
MOST = 10**15
"""The most money or ticks a file may ask for."""
MOST_DIGITS = 1000


Fault = Literal["", "alien", "altered", "board", "damaged", "large", "newer"]
"""What is wrong with a file as a whole: it is something else than a match, tells what cannot have happened, needs a
board that is not there, is damaged, too large, or of a later version; "" for a value that is not as it should be."""


class ReadError(ValueError):
    """Something in a file is wrong; the message is one line that names the key or value."""

    def __init__(self, message: str, fault: Fault = "") -> None:
        super().__init__(message)
        self.fault: Fault = fault


def parse(text: str) -> Any:
    """JSON text as data. Raises ReadError; an object that names a key twice is an error, too."""
    try:
        return json.loads(text, object_pairs_hook=unique, parse_int=whole)
    except ReadError:
        raise
    except RecursionError:
        raise ReadError("the file is nested too deeply", "damaged") from None
    except ValueError as error:
        raise ReadError(f"not JSON: {str(error).splitlines()[0]}", "damaged") from None


def whole(digits: str) -> int:
    """A whole number, unless it is absurdly long."""
    if len(digits) > MOST_DIGITS:
        raise ReadError(f"{digits[:20]}...: a number of {len(digits)} digits")
    return int(digits)


def unique(pairs: list[tuple[str, Any]]) -> Json:
    """An object, unless it names a key twice."""
    out: Json = {}
    for key, value in pairs:
        if key in out:
            raise ReadError(f"{shown(key)}: named twice in one object")
        out[key] = value
    return out


def shown(value: Any) -> str:
    """A value as it stands in a message, on one line and not too long."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


def an_object(value: Any, where: str, required: tuple[str, ...] = (), optional: tuple[str, ...] = ()) -> Json:
    """An object with the required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise ReadError(f"{where}: an object is needed, not {shown(value)}")
    for key in value:
        if key not in required and key not in optional:
            raise ReadError(f"{where}: unknown key {shown(key)}")
    for key in required:
        if key not in value:
            raise ReadError(f"{where}: {key} is missing")
    return value


def a_list(value: Any, where: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise ReadError(f"{where}: a list is needed, not {shown(value)}")
    return value


def an_int(value: Any, where: str, low: int | None = None, high: int | None = None) -> int:
    """A whole number, within bounds where given."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ReadError(f"{where}: a whole number is needed, not {shown(value)}")
    if (low is not None and value < low) or (high is not None and value > high):
        bounds = f"{low} or more" if high is None else f"{low} to {high}"
        raise ReadError(f"{where}: {bounds} is needed, not {shown(value)}")
    return value


def a_bool(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ReadError(f"{where}: true or false is needed, not {shown(value)}")
    return value


def a_string(value: Any, where: str) -> str:
    """Text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        raise ReadError(f"{where}: text is needed, not {shown(value)}")
    return value


def one_of(value: Any, where: str, choices: Any) -> Any:
    """One of some names (None among them if it may be null)."""
    if isinstance(value, (str, type(None))) and value in choices:
        return value
    names = ", ".join("null" if choice is None else str(choice) for choice in choices)
    raise ReadError(f"{where}: {shown(value)} is none of {names}")
