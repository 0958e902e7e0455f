"""Reads tables of edition.toml key by key, so that every unknown, missing or wrong one is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from levels.fault import Report, described, one_of, quoted
from levels.limits import MOST_MONEY

Check = Callable[[Any], str | None]
"""Says what a value must be, or None when it is that."""


def read_table(table: Any, checks: Mapping[str, Check], where: str, report: Report) -> bool:
    """Whether the table has exactly the keys of `checks`, each with a right value; reports every fault."""
    if not isinstance(table, dict):
        report(where, f"must be a table, not {described(table)}")
        return False
    prefix = f"{where}: " if where else ""
    faults = [f"unknown key {quoted(name)}" for name in table if name not in checks]
    faults += [f"key {name} is missing" for name in checks if name not in table]
    for name, check in checks.items():
        wanted = check(table[name]) if name in table else None
        if wanted:
            faults.append(f"{name} must be {wanted}, not {described(table[name])}")
    for fault in faults:
        report("", prefix + fault)
    return not faults


def whole(least: int, greatest: int = MOST_MONEY) -> Check:
    """A whole number from `least` to `greatest`."""

    def check(value: Any) -> str | None:
        fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= greatest
        return None if fits else f"a whole number from {least} to {greatest}"

    return check


def word(*words: str) -> Check:
    """One of the given words."""
    return lambda value: None if isinstance(value, str) and value in words else one_of(words)


def switch(value: Any) -> str | None:
    """True or false."""
    return None if isinstance(value, bool) else "true or false"


def anything(value: Any) -> str | None:
    """Looked at elsewhere."""
    return None
