"""The boards: one folder each with board.tmx and edition.toml, and what reads them."""

from levels.fault import LevelError
from levels.layout import Layout, Rect, SquareLayout
from levels.loading import Level, faults, layout, level, load, load_folder, names

__all__ = [
    "Layout",
    "Level",
    "LevelError",
    "Rect",
    "SquareLayout",
    "faults",
    "layout",
    "level",
    "load",
    "load_folder",
    "names",
]
