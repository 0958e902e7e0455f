"""Faults between the squares of a board: positions, ids, kinds and groups.

They are judged by what the objects claim, sound or not, so that one wrong figure hides no other fault.
"""

from __future__ import annotations

from collections import Counter

from game.board import SIZE
from levels.fault import Report, quoted
from levels.marks import Mark
from levels.squares import rents_of


def board_faults(marks: list[Mark], report: Report) -> None:
    """Report every fault that no square has by itself."""
    _positions(marks, report)
    _ids(marks, report)
    _kinds(marks, report)
    _groups(marks, report)
    for kind in ("station", "utility"):
        _rents([mark for mark in marks if mark.kind == kind], kind, report)


def ids(marks: list[Mark]) -> dict[str, int]:
    """Where each square id is; the position is only right on a sound board."""
    return {str(mark.properties.get("square_id")): mark.position or 0 for mark in marks}


def _positions(marks: list[Mark], report: Report) -> None:
    taken: dict[int, Mark] = {}
    for mark in marks:
        if mark.position is None:
            continue
        if mark.position in taken:
            report(mark.where, f"position {mark.position} is taken by {taken[mark.position].where}")
        taken.setdefault(mark.position, mark)
    for position in range(SIZE):
        if position not in taken:
            report(f"square {position}", "is missing")
    if 0 in taken and taken[0].kind != "go":
        report(taken[0].where, f"square 0 must be of kind go, not {quoted(taken[0].kind)}")


def _ids(marks: list[Mark], report: Report) -> None:
    taken: dict[str, Mark] = {}
    for mark in marks:
        square_id = mark.properties.get("square_id")
        if square_id in taken:
            report(mark.where, f"square_id {quoted(square_id)} is taken by {taken[square_id].where}")
        elif square_id is not None:
            taken[square_id] = mark


def _kinds(marks: list[Mark], report: Report) -> None:
    count = Counter(mark.kind for mark in marks)
    for kind in ("go", "jail"):
        if count[kind] != 1:
            report("board", f"must have exactly one square of kind {kind}, not {count[kind]}")
    for kind in ("go_to_jail", "free_parking"):
        if not count[kind]:
            report("board", f"has no square of kind {kind}")


def _groups(marks: list[Mark], report: Report) -> None:
    size = Counter(mark.properties.get("group") for mark in marks)
    for mark in marks:
        group = mark.properties.get("group")
        if group is not None and size[group] == 1:
            report(mark.where, f"is alone in its group {quoted(group)}")


def _rents(marks: list[Mark], kind: str, report: Report) -> None:
    """R3, R4: a station's or utility's rents go by how many of them one owns."""
    wanted = [f"rent{count}" for count in range(len(marks))]
    for mark in marks:
        if rents_of(mark) != wanted:
            rents = f"must have the rents {', '.join(wanted)}, for 1 to {len(marks)} of kind {kind} owned"
            report(mark.where, f"{rents}, not {', '.join(rents_of(mark)) or 'none'}")
