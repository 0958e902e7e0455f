"""Where states are registered, what they are made with, and what is made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType

from game.edition import Edition, Rules
from game.setup import SeatSetup, Setup
from scenes.board.session import Session
from scenes.context import Context
from scenes.scene import Scene
from tools.states.seats import FOUR, SEED, Seats


@dataclass(frozen=True)
class Shot:
    """What a state is made with."""

    ctx: Context
    edition: Edition

    def session(self, seats: Seats = FOUR, seed: int = SEED, rules: Rules | None = None) -> Session:
        """A new match of this edition, always the same for the same arguments."""
        around = tuple(SeatSetup(name, cpu) for name, cpu in seats)
        return Session.start(Setup(self.edition, around, rules or Rules(), seed))


Make = Callable[[Shot], "Scene | Sequence[Scene]"]


@dataclass(frozen=True)
class State:
    """A registered state: how to make it, and for how many seconds it moves before the picture is taken."""

    make: Make
    seconds: float

    def scenes(self, shot: Shot) -> list[Scene]:
        """Its scenes from the bottom up."""
        made = self.make(shot)
        return [made] if isinstance(made, Scene) else list(made)


STATES: dict[str, State] = {}


def state(name: str, seconds: float = 2.0) -> Callable[[Make], Make]:
    """Register a function as the state of that name. ValueError when there is one already."""

    def register(make: Make) -> Make:
        if name in STATES:
            raise ValueError(f"two states are called {name}")
        STATES[name] = State(make, seconds)
        return make

    return register


def names_in(module: ModuleType) -> list[str]:
    """The names of the states that a module registers."""
    return [name for name, state in STATES.items() if state.make.__module__ == module.__name__]
