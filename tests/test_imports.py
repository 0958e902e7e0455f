"""Imports go one way, scenes -> levels -> game, and the rules lean on nothing that could make them differ.

Every import statement counts, under TYPE_CHECKING and inside functions too.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAYERS: dict[str, set[str]] = {
    "game": set(),
    "assets": set(),
    "levels": {"game"},
    "scenes": {"levels", "game", "assets"},
}
"""Which of the project's packages each of them may import, besides itself. Tools and tests may import all."""

OUTSIDE: dict[str, set[str]] = {
    "game": set(),
    "assets": {"font_fredoka_one", "font_source_sans_pro"},
    "levels": {"pytmx"},
    "scenes": {"pygame", "platformdirs", "font_fredoka_one", "font_source_sans_pro"},
}
"""What each may import that is neither the project's nor Python's own."""

IMPURE = {
    *("random", "secrets", "uuid", "hashlib"),  # chance, and hashes that could stand in for it
    *("time", "datetime", "sched", "threading", "asyncio", "multiprocessing", "concurrent"),  # clocks
    *("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "sqlite3", "pickle"),  # files
    *(
        "subprocess",
        "socket",
        "urllib",
        "http",
        "locale",
        "gettext",
        "platform",
        "sys",
        "importlib",
    ),  # the world
}
"""Modules of Python's own that the rules do without."""

PURE_ENOUGH = {
    "game/dice.py": {"hashlib"},  # the dice are a hash of seed and counter
    "game/snapshot.py": {"hashlib"},  # the digest by which two matches are compared
    "game/record.py": {"hashlib"},  # the digest of all events, to verify a replay
}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "__import__"}


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> Iterator[str]:
    """The first part of the name of every module the file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level < len(path.relative_to(ROOT).parts), f"{name_of(path)} reaches out of its package"
            yield path.relative_to(ROOT).parts[0] if node.level else (node.module or "").partition(".")[0]


@pytest.mark.parametrize("package", LAYERS)
def test_each_layer_imports_only_what_lies_below_it(package: str) -> None:
    assert sources(package), f"{package}/ has no source"
    allowed = LAYERS[package] | OUTSIDE[package] | {package} | sys.stdlib_module_names
    wrong = [f"{name_of(path)}: {name}" for path in sources(package) for name in imported(path) if name not in allowed]
    assert wrong == []


def test_the_rules_know_no_chance_clock_or_file_of_their_own() -> None:
    wrong = [
        f"{name_of(path)}: {name}"
        for path in sources("game")
        for name in imported(path)
        if name in IMPURE - PURE_ENOUGH.get(name_of(path), set())
    ]
    assert wrong == []


def test_the_rules_call_nothing_that_reads_prints_or_depends_on_the_process() -> None:
    wrong = [
        f"{name_of(path)}:{node.lineno}: {node.func.id}()"
        for path in sources("game")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import game.board as b, os.path", ["game", "os"]),
        ("from levels.tmx import load", ["levels"]),
        ("if TYPE_CHECKING:\n    import pygame", ["pygame"]),
        ("def f():\n    from random import random", ["random"]),
        ("from . import near", ["game"]),
    ],
)
def test_every_form_of_import_is_seen(
    code: str, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    file = tmp_path / "game" / "some.py"
    file.parent.mkdir()
    file.write_text(code, encoding="utf-8")
    assert list(imported(file)) == names
