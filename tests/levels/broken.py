"""Copies of shipped boards with something in them broken."""

import re
import shutil
from pathlib import Path

import levels
from levels.loading import HOME


class Copy:
    """A copy of a shipped board in a folder of its own, to be broken by replacing text."""

    def __init__(self, folder: Path, name: str = "games_to_go") -> None:
        self.folder = folder / name
        shutil.copytree(HOME / name, self.folder)

    @property
    def tmx(self) -> Path:
        return self.folder / "board.tmx"

    @property
    def toml(self) -> Path:
        return self.folder / "edition.toml"

    def change(self, file: Path, old: str, new: str) -> None:
        """Replace the first place where `old` stands; it must stand there."""
        text = file.read_text(encoding="utf-8")
        assert old in text, old
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def change_square(self, name: str, old: str, new: str) -> None:
        """Replace text within the object of the square of that name."""
        whole = self.square(name)
        assert old in whole, old
        self.change(self.tmx, whole, whole.replace(old, new, 1))

    def change_fact(self, name: str, key: str, new: str) -> None:
        """Put `new` where a square's property `key` stands, a whole line of XML."""
        line = re.search(rf' *<property name="{key}"[^\n]*\n', self.square(name))
        assert line, key
        self.change_square(name, line[0], new)

    def drop_fact(self, name: str, key: str) -> None:
        self.change_fact(name, key, "")

    def move(self, place: str, x: int, y: int) -> str:
        """Move a place, given by its XML; gives the XML it has then."""
        moved = re.sub(r'x="\d+" y="\d+"', f'x="{x}" y="{y}"', place)
        self.change(self.tmx, place, moved)
        return moved

    def first(self, kind: str) -> str:
        """The XML of the first place of a kind."""
        found = re.search(rf'  <object id="\d+" type="{kind}" [^>]*/>\n', self.tmx.read_text(encoding="utf-8"))
        assert found, kind
        return found[0]

    def square(self, name: str) -> str:
        """The XML of a square's object."""
        text = self.tmx.read_text(encoding="utf-8")
        found = re.search(rf'  <object id="\d+" name="{re.escape(name)}".*?</object>\n', text, re.DOTALL)
        assert found, name
        return found[0]

    def faults(self) -> list[str]:
        return levels.faults(self.folder)
