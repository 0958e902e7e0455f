"""What scenes ask of sound. Without a sound card, and in tests, `Silence` answers; `speaker.Speaker` is heard."""

from __future__ import annotations

from typing import Protocol


class Sound(Protocol):
    """Effects and loops by the names in `scenes.sound.table`, volumes 0..10. No call waits or fails."""

    def play(self, name: str, volume: float = 1.0, variant: int | None = None) -> None:
        """Play an effect once, unless too much is heard already; `variant` (round again past the last) picks one of
        several, such as the pitch of a step, None takes the next. A name unknown is silent."""

    def music(self, name: str | None) -> None:
        """Change over to a loop ("title", "table" or "tight"), or to none. Asking for what plays changes nothing."""

    def volumes(self, music: int, effects: int) -> None:
        """Set the volumes, 0..10."""

    def close(self) -> None:
        """Fall silent for good."""


class Silence:
    """Sound that makes none."""

    def play(self, name: str, volume: float = 1.0, variant: int | None = None) -> None:
        """Nothing is heard."""

    def music(self, name: str | None) -> None:
        """Nothing is heard."""

    def volumes(self, music: int, effects: int) -> None:
        """Nothing to set."""

    def close(self) -> None:
        """Nothing to end."""
