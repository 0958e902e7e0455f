"""What a scene is, and what it may answer: the next step, as a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import pygame

    from scenes.ui.actions import Action

Below = Literal["hidden", "still", "live"]
"""What is seen of the scene beneath: nothing, a dimmed picture of it, or itself drawn anew every frame."""


class Scene(ABC):
    """One thing on screen at a time. The scene on top of the stack gets every action and every update."""

    below: Below = "hidden"
    quiet: bool = False
    """True keeps the change to this scene without a transition (overlays do without one anyway)."""
    paced: bool = False
    """True: it shows of a match what play-back has shown, and that waits for the disk by itself."""

    def enter(self) -> None:  # noqa: B027  (most scenes have nothing to do here)
        """Called when the scene becomes the top one, also again once what lay above it has gone."""

    def rest(self) -> None:  # noqa: B027
        """Called when another place covers it: large pictures that it can make anew may go."""

    @abstractmethod
    def handle(self, action: Action) -> Next:
        """Answer one action with what comes next."""

    def update(self, dt: float) -> Next:
        """Let `dt` seconds pass."""
        return STAY

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Compose the whole frame on `surface`, in pixels (see `Context.view`)."""


@dataclass(frozen=True)
class Stay:
    """Nothing changes."""


@dataclass(frozen=True)
class Push:
    """`scene` comes on top."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """The scene goes, and `then` is done in its stead."""

    then: Next = field(default_factory=Stay)


@dataclass(frozen=True)
class Replace:
    """`scene` takes this one's place."""

    scene: Scene


@dataclass(frozen=True)
class Reset:
    """All scenes go; `scene` alone is left."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """The program ends."""


Next = Stay | Push | Pop | Replace | Reset | Quit
STAY = Stay()
