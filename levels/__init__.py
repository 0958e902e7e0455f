"""The boards: one folder each with board.tmx and edition.toml, and what reads them."""

from levels.fault import LevelError
from levels.layout import Layout, Rect, SquareLayout
from levels.loading import Level, faults, load_folder
from levels.shelf import OwnBoard, found, layout, level, load, look_in, names, own

__all__ = [
    "Layout",
    "Level",
    "LevelError",
    "OwnBoard",
    "Rect",
    "SquareLayout",
    "faults",
    "found",
    "layout",
    "level",
    "load",
    "load_folder",
    "look_in",
    "names",
    "own",
]
