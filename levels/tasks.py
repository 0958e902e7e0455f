"""The Chance and Chest lists of edition.toml, as effects (C1-C5)."""

from __future__ import annotations

from typing import Any

from game.edition import TASK_LISTS, Task
from levels.fault import Report, described, one_of, quoted
from levels.limits import ID
from levels.marks import Mark
from levels.tables import Check, read_table, whole, word
from levels.whole_board import ids

TASKS = 16
TOTALS = range(3, 19)
"""What three dice can show (C1)."""

_MOVES = frozenset({"advance", "nearest", "back", "back_to", "jail", "pay_or_chance"})


def _id(value: Any) -> str | None:
    return None if isinstance(value, str) and ID.fullmatch(value) else "of a-z, 0-9 and _"


_EFFECTS: dict[str, dict[str, Check]] = {
    "advance": {"square": _id},
    "nearest": {"kind": word("station", "utility")},
    "back": {"steps": whole(1, 39)},
    "back_to": {"square": _id},
    "collect": {"amount": whole(1)},
    "pay": {"amount": whole(1)},
    "collect_each": {"amount": whole(1)},
    "pay_each": {"amount": whole(1)},
    "repairs": {"house": whole(1), "hotel": whole(1)},
    "jail": {},
    "key": {},
    "pay_or_chance": {"amount": whole(1)},
}


class TaskReader:
    """Reads both lists of an edition against its board."""

    def __init__(self, marks: list[Mark], unit: int, dice: bool, report: Report) -> None:
        """`marks` are the square objects, none at all if the board could not be read."""
        self._ids = ids(marks)
        self._kinds = {mark.kind for mark in marks}
        self._unit = unit
        self._dice = dice
        self._report = report

    def read(self, table: Any) -> dict[str, tuple[Task, ...]]:
        """The sound tasks of each list, in the file's order; every fault is reported."""
        if not isinstance(table, dict):
            self._report("tasks", f"must be a table, not {described(table)}")
            return {}
        for name in table:
            if name not in TASK_LISTS:
                self._report("tasks", f"unknown key {quoted(name)}")
        return {name: self._read_list(name, table.get(name)) for name in TASK_LISTS}

    def _read_list(self, name: str, entries: Any) -> tuple[Task, ...]:
        if not isinstance(entries, list):
            self._report(f"tasks.{name}", f"must be a list of {TASKS} tasks, not {described(entries)}")
            return ()
        tasks = [self._read_task(entry, f"tasks.{name}[{n}]", name) for n, entry in enumerate(entries, 1)]
        if not self._dice and len(entries) != TASKS:
            self._report(f"tasks.{name}", f"must have {TASKS} tasks, not {len(entries)}")
        sound = tuple(task for task in tasks if task)
        if len(sound) == len(entries):
            self._whole_list(name, sound)
        return sound

    def _read_task(self, entry: Any, where: str, name: str) -> Task | None:
        effect = entry.get("effect") if isinstance(entry, dict) else None
        if not isinstance(effect, str) or effect not in _EFFECTS:
            self._report(where, f"effect must be {one_of(_EFFECTS)}, not {described(effect)}")
            return None
        where = f"{where} {quoted(entry.get('id', ''))}"
        checks: dict[str, Check] = {"id": _id, "effect": word(*_EFFECTS), **_EFFECTS[effect]}
        if self._dice:
            checks["total"] = whole(TOTALS[0], TOTALS[-1])
        if not read_table(entry, checks, where, self._report):
            return None
        fault = self._misfit(entry, name)
        if fault:
            self._report(where, fault)
            return None
        return self._task(entry)

    def _misfit(self, entry: dict[str, Any], name: str) -> str | None:
        """Why a well-formed task does not fit this board, or its list."""
        square, kind = entry.get("square"), entry.get("kind")
        if square is not None and self._ids and square not in self._ids:
            return f"there is no square {quoted(square)} on the board"
        if kind is not None and self._kinds and kind not in self._kinds:
            return f"there is no square of kind {kind} on the board"
        if entry["effect"] == "pay_or_chance" and name == "chance":
            return "pay_or_chance belongs to the chest: it leads to Chance"
        for key in ("amount", "house", "hotel"):
            if entry.get(key, 0) % self._unit:
                return f"{key} {entry[key]} is no multiple of the unit {self._unit}"
        return None

    def _task(self, entry: dict[str, Any]) -> Task:
        return Task(
            id=entry["id"],
            effect=entry["effect"],
            total=entry.get("total"),
            amount=entry.get("amount") or entry.get("steps") or entry.get("house") or 0,
            hotel=entry.get("hotel", 0),
            square=self._ids.get(entry.get("square", "")),
            kind=entry.get("kind"),
        )

    def _whole_list(self, name: str, tasks: tuple[Task, ...]) -> None:
        where = f"tasks.{name}"
        for number, task in enumerate(tasks, 1):
            if any(task.id == other.id for other in tasks[: number - 1]):
                self._report(f"{where}[{number}]", f"id {quoted(task.id)} is there twice")
        if self._dice:
            self._totals(where, tasks)
        elif sum(task.effect == "key" for task in tasks) > 1:
            self._report(where, "a deck has at most one out-of-jail card (C3)")
        if tasks and all(task.effect in _MOVES for task in tasks):
            self._report(where, "every task moves the seat on, so a turn might never end")

    def _totals(self, where: str, tasks: tuple[Task, ...]) -> None:
        totals = [task.total for task in tasks]
        for total in TOTALS:
            count = totals.count(total)
            if count == 0:
                self._report(where, f"total {total} has no task")
            elif count > 1:
                self._report(where, f"total {total} has {count} tasks")
