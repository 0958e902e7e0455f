"""Every file is there for something: modules are imported, tools are tried, documents are linked."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("game", "levels", "scenes", "assets", "tools")
SPEAKS = (".py", ".md", ".toml", ".sh")


def modules() -> Iterator[Path]:
    for package in PACKAGES:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / package).rglob("*.py")))


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, and every name it takes out of one, which may be a module too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def words() -> str:
    """All texts in which a file may be named: tests, tools, documents, the project's own settings."""
    places = [ROOT / "pyproject.toml", ROOT / ".ci/run", ROOT / "README.md", ROOT / "NOTICES.md"]
    for folder in ("tests", "tools", "docs", "assets"):
        places += [path for path in (ROOT / folder).rglob("*") if path.suffix in SPEAKS]
    return "\n".join(path.read_text(encoding="utf-8") for path in places if path.exists())


def is_named(name: str, path: Path, text: str) -> bool:
    """By its dotted name, its file's name, or its own name in quotes."""
    words = rf'["/ ]{re.escape(path.name)}\b|["\']{re.escape(path.stem)}["\']'
    return name in text or re.search(words, text) is not None


def test_every_module_is_used() -> None:
    """By an import; what is run as a program or loaded by a name that is put together is named in a text."""
    everything = [*modules(), *(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("*.py"))]
    used = {name for path in everything for name in imported(ROOT / path)}
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in modules()}
    rest = [name for name in names if not {name, name.removeprefix("tools.")} & used]
    text = words()
    left = [name for name in rest if not is_named(name, names[name], text)]
    assert left == []


def test_every_document_is_linked_and_every_link_leads_somewhere() -> None:
    documents = [ROOT / "README.md", ROOT / "NOTICES.md", *sorted((ROOT / "docs").glob("*.md"))]
    linked = {ROOT / "README.md"}
    for document in documents:
        for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            target = (document.parent / link).resolve()
            assert target.exists(), f"{document.name}: {link}"
            linked.add(target)
    kept = [path for path in (ROOT / "docs").iterdir() if path.is_file()]
    assert [path.name for path in kept if path not in linked] == []
