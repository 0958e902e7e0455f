"""The hall of fame: records by edition and ending, and what every name has done."""

from scenes.hall.scene import Hall

__all__ = ["Hall"]
