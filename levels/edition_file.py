"""From edition.toml to an edition: title, money, the rules in which printings differ, and tasks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.board import Board, Square
from game.edition import Edition, Task
from levels.fault import Report, quoted
from levels.limits import LONGEST_NAME
from levels.marks import Mark
from levels.source import read_text
from levels.tables import Check, anything, read_table, switch, whole, word
from levels.tasks import TaskReader

ENDINGS = ("last_standing", "agreed", "timed", "speed")
"""How a match may be set up to end (E1, E5, E2, E3)."""


def _line(value: Any) -> str | None:
    fits = isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_NAME and value.isprintable()
    return None if fits else f"a text of 1 to {LONGEST_NAME} characters on one line"


def _currency(value: Any) -> str | None:
    fits = isinstance(value, str) and len(value) <= 8 and value.isprintable() and value.count("#") == 1
    return None if fits and value != "#" else 'a symbol with # where the sum stands, like "$#" or "# kr"'


def _notes(value: Any) -> str | None:
    check = whole(1)
    fits = isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and not any(check(n) for n in pair) for pair in value
    )
    return None if fits else "a list of [value, how many]"


def _endings(value: Any) -> str | None:
    fits = isinstance(value, list) and value and all(name in ENDINGS for name in value)
    return None if fits and value == list(dict.fromkeys(value)) else f"a list of some of {', '.join(ENDINGS)}"


_TOP: dict[str, Check] = {
    "title": _line,
    "endings": _endings,
    "buildings_shown": word("houses", "storeys"),
    "money": anything,
    "rules": anything,
    "tasks": anything,
}
_MONEY: dict[str, Check] = {"start": whole(1), "unit": whole(1), "currency": _currency, "notes": _notes}
_RULES: dict[str, Check] = {
    "task_source": word("dice", "decks"),
    "fine_then": word("roll", "manage"),
    "fine_between_turns": switch,
    "third_failure": word("move", "roll"),
    "build_between_turns": switch,
    "sell_any_time": switch,
    "lift_on_receipt": word("with_interest", "plain"),
    "bankrupt_to_seat": word("creditor", "auction"),
}
_KEYS: dict[str, Check] = {"keys": whole(1, 99)}


def read_edition(path: Path, name: str, marks: list[Mark], squares: list[Square], report: Report) -> Edition | None:
    """The edition on the board of `squares`, or None if any file has a fault; every one is reported."""
    text = read_text(path, report)
    data = None if text is None else _parse(text, report)
    if data is None:
        return None
    read_table(data, _TOP, "", report)
    money, rules = data.get("money", {}), data.get("rules", {})
    source = rules.get("task_source") if isinstance(rules, dict) else None
    checks = _RULES if source == "decks" else {**_RULES, **_KEYS}
    sound_money = "money" in data and read_table(money, _MONEY, "money", report)
    sound_rules = "rules" in data and read_table(rules, checks, "rules", report)
    if sound_money:
        _money_faults(money, squares, report)
    if not (sound_money and sound_rules and "tasks" in data):
        return None  # a task's sums and totals are judged by these
    tasks = TaskReader(marks, money["unit"], source == "dice", report).read(data["tasks"])
    return _edition(data, name, squares, tasks) if report.clean else None


def _parse(text: str, report: Report) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except RecursionError:
        report("", "is not readable TOML: nested too deeply")
    except ValueError as error:
        report("", f"is not readable TOML: {error}")
    return None


def _money_faults(money: dict[str, Any], squares: list[Square], report: Report) -> None:
    unit = money["unit"]
    if money["start"] % unit:
        report("money", f"start {money['start']} is no multiple of the unit {unit}")
    dealt = sum(value * count for value, count in money["notes"])
    if dealt != money["start"]:
        report("money", f"notes make {dealt}, not the start money {money['start']}")
    for square in squares:
        for figure, step in _figures(square, unit):
            if figure % step:
                where = f"square {square.position} {quoted(square.name)}"
                report(where, f"{figure} on board.tmx is no multiple of {step}, with the unit {unit}")


def _figures(square: Square, unit: int) -> list[tuple[int, int]]:
    """A square's sums with what each must be a multiple of; building prices are halved on selling (B5)."""
    sums = (square.price, square.mortgage, square.amount, *square.rents)
    return [(square.house_cost, 2 * unit), *((figure, unit) for figure in sums)]


def _edition(data: dict[str, Any], name: str, squares: list[Square], tasks: dict[str, tuple[Task, ...]]) -> Edition:
    money, rules = data["money"], data["rules"]
    return Edition(
        id=name,
        title=data["title"],
        board=Board(tuple(sorted(squares, key=lambda square: square.position))),
        chance=tasks.get("chance", ()),
        chest=tasks.get("chest", ()),
        start_money=money["start"],
        unit=money["unit"],
        currency=money["currency"],
        notes=tuple((value, count) for value, count in money["notes"]),
        endings=tuple(data["endings"]),
        buildings_shown=data["buildings_shown"],
        **{"keys": 0, **rules},
    )
