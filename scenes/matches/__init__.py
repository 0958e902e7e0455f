"""The list of kept matches: go on, watch, name, delete with a way back, export, import."""

from scenes.matches.scene import Matches

__all__ = ["Matches"]
