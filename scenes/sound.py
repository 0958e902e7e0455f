"""What scenes ask of sound. Without a sound card, and in tests, `Silence` answers."""

from __future__ import annotations

from typing import Protocol


class Sound(Protocol):
    """Effects by name ("click", "dice"), one music loop at a time ("title", "table"), volumes 0..10."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play an effect once; a name unknown is silent."""

    def music(self, name: str | None) -> None:
        """Change over to a loop, or to none."""

    def volumes(self, music: int, effects: int) -> None:
        """Set the volumes, 0..10."""


class Silence:
    """Sound that makes none."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Nothing is heard."""

    def music(self, name: str | None) -> None:
        """Nothing is heard."""

    def volumes(self, music: int, effects: int) -> None:
        """Nothing to set."""
