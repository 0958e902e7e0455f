"""Write every picture of the game: `python -m tools.make_art [folder]`; without a folder, into assets/svg."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from tools.art.middles import table

MODULES = ("tokens", "dice", "pieces", "icons", "marks", "corners", "items", "glyphs", "cards", "middles")


def pictures() -> dict[str, str]:
    """Every picture by its name (no suffix), as SVG text."""
    made: dict[str, str] = {}
    for name in MODULES:
        for key, text in importlib.import_module(f"tools.art.{name}").files().items():
            if key in made:
                raise ValueError(f"two pictures are called {key}")
            made[key] = text
    return made


def main() -> None:
    """Write the files; those that are no longer made are left for a person to delete."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "assets" / "svg"
    for name, text in pictures().items():
        target = folder / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    (folder.parent / "middles.toml").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
