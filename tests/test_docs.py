"""docs/architecture.md is true: every rule of the book is carried out where it says, and what it names is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

RULES = {"S": 3, "T": 5, "Q": 5, "R": 6, "C": 5, "A": 4, "B": 6, "M": 4, "X": 2, "J": 4, "D": 6, "E": 6, "H": 4}
"""How many rules each chapter of the rule book has."""

PLACES = re.findall(r"\| ([A-Z]\d) \| `([\w/]+\.py): (\w+)` ", TEXT)


def function(file: str, name: str) -> str:
    """The source of a function or method."""
    source = (ROOT / "game" / file).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ast.get_source_segment(source, node) or ""
    raise AssertionError(f"game/{file} has no function {name}")


def test_every_rule_has_its_place() -> None:
    assert [rule for rule, _, _ in PLACES if rule] != []
    assert sorted(rule for rule, _, _ in PLACES) == sorted(f"{c}{n}" for c in RULES for n in range(1, RULES[c] + 1))


@pytest.mark.parametrize(("rule", "file", "name"), PLACES)
def test_the_function_names_the_rule(rule: str, file: str, name: str) -> None:
    assert re.search(rf"\b{rule}\b", function(file, name)), f"game/{file}: {name} does not speak of {rule}"


@pytest.mark.parametrize(
    "text", [TEXT, (ROOT / "README.md").read_text(encoding="utf-8")], ids=["architecture", "README"]
)
def test_every_file_that_is_named_is_there(text: str) -> None:
    named = re.findall(r"`((?:scenes|game|levels|assets|tools|tests|docs)/[\w/.]*)`", text)
    named += [f"docs/{link}" for link in re.findall(r"\]\((?!http|\.\.|docs|#)([\w./]+)\)", text) if text is TEXT]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_name_in_code_is_found_in_the_code() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8") for top in ("game", "scenes", "levels") for path in (ROOT / top).rglob("*.py")
    )
    names = {part for name in re.findall(r"`([A-Za-z_][\w.]*)(?:\([^`]*\))?`", TEXT) for part in name.split(".")}
    names -= {"toml", "py", "md", "edition"}
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", code)] == []
