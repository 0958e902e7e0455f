"""What a person has chosen: one small readable file, mended value by value when something in it is broken."""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from scenes.ui.actions import ACTIONS
from scenes.ui.bindings import is_code

FILE = "settings.toml"


@dataclass
class Settings:
    """Every setting with its first value. Volumes are 0..10; `language` "" follows the system."""

    language: str = ""
    music: int = 6
    effects: int = 8
    animation: str = "normal"
    reduced_motion: bool = False
    text_size: int = 0
    patterns: bool = True
    high_contrast: bool = False
    full_screen: bool = False
    confirm: bool = True
    calm_auctions: bool = False
    cpu_offers: bool = True
    auto_roll: bool = False
    auto_end_turn: bool = False
    pass_screen: bool = True
    hints: bool = True
    hinted: tuple[str, ...] = ()
    cpu_pace: str = "normal"
    window: tuple[int, ...] = (1280, 720)
    place: tuple[int, ...] = ()
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    last_setup: dict[str, Any] = field(default_factory=dict)


ANIMATION = {"slow": 0.7, "normal": 1.0, "fast": 2.0, "instant": 50.0}
"""Animation speeds with how much faster than normal they run."""

_CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("", "en", "sv", "da", "nb", "fi"),
    "animation": tuple(ANIMATION),
    "cpu_pace": ("normal", "fast", "instant"),
    "text_size": (0, 1, 2),
    "music": tuple(range(11)),
    "effects": tuple(range(11)),
}


def load(folder: Path, warn: Callable[[str], None]) -> Settings:
    """The settings kept in a folder. What is missing has its first value; what is broken too, with a warning."""
    path = folder / FILE
    settings = Settings()
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return settings
    except (OSError, ValueError) as fault:
        warn(f"{path}: cannot be read ({fault}); all settings start afresh")
        return settings
    for entry in fields(Settings):
        if entry.name in table:
            _take(settings, entry.name, table[entry.name], lambda why: warn(f"{path}: {why}"))
    for name in table.keys() - {entry.name for entry in fields(Settings)}:
        warn(f"{path}: there is no setting {name}")
    return settings


def _take(settings: Settings, name: str, value: Any, warn: Callable[[str], None]) -> None:
    if name == "keys":
        settings.keys = _keys(value, warn)
    elif _is_sound(name, value, getattr(settings, name)):
        setattr(settings, name, tuple(value) if isinstance(value, list) else value)
    else:
        warn(f"{name} cannot be {value!r}; it is {getattr(settings, name)!r} again")


def _is_sound(name: str, value: Any, first: Any) -> bool:
    if name in _CHOICES:
        return type(value) is type(first) and value in _CHOICES[name]
    if name == "window":
        return _numbers(value) and value[0] >= 960 and value[1] >= 540
    if name == "place":
        return value == [] or _numbers(value)
    if name == "hinted":
        return isinstance(value, list) and all(isinstance(part, str) for part in value)
    return type(value) is type(first)


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def _keys(table: Any, warn: Callable[[str], None]) -> dict[str, tuple[str, ...]]:
    keys: dict[str, tuple[str, ...]] = {}
    if not isinstance(table, Mapping):
        warn("keys is no table; all keys are as they were first")
        return keys
    for name, codes in table.items():
        if name in ACTIONS and isinstance(codes, list) and all(is_code(code) for code in codes):
            keys[name] = tuple(codes)
        else:
            warn(f"keys.{name} cannot be {codes!r}; it is as it was first")
    return keys


def save(settings: Settings, folder: Path) -> None:
    """Write the settings whole or not at all. Raises OSError when the folder cannot be written."""
    write_whole(folder / FILE, to_toml({entry.name: getattr(settings, entry.name) for entry in fields(Settings)}))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old one or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def to_toml(table: Mapping[str, Any]) -> str:
    """A table as TOML: plain values first, then tables (lists of tables are written inline)."""
    plain = [f"{name} = {_value(value)}" for name, value in table.items() if not isinstance(value, Mapping)]
    tables = [
        f"\n[{name}]\n" + "".join(f"{_key(key)} = {_value(item)}\n" for key, item in value.items() if item is not None)
        for name, value in table.items()
        if isinstance(value, Mapping) and value
    ]
    return "\n".join(plain) + "\n" + "".join(tables)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        parts = (f"{_key(key)} = {_value(item)}" for key, item in value.items() if item is not None)
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return str(value)
