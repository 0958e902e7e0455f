#!/usr/bin/env python3
"""Writes every picture of the game, and beside their folder middles.toml, which says how the living ones move."""

from __future__ import annotations

from _venv import ROOT, reenter

reenter()

import importlib
from collections.abc import Sequence
from pathlib import Path

from tools._options import Options
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


def main(argv: Sequence[str] | None = None) -> None:
    """Write the files; those that are no longer made are left for a person to delete."""
    parser = Options("make_art.py", __doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "assets" / "svg", help="default: assets/svg")
    folder: Path = parser.parse_args(argv).folder
    for name, text in pictures().items():
        target = folder / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    (folder.parent / "middles.toml").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
