"""How long whole frames take, by scene and size: update, draw and flip in a real window, with hard CPUs thinking."""

from __future__ import annotations

import time
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame

import levels
from scenes.board.session import Session
from scenes.context import Context
from scenes.scene import Push, Scene
from scenes.settings import Settings
from scenes.stack import Stack
from scenes.ui.view import View
from tools.benchmarks.figures import told
from tools.states import STATES, Shot, State

FRAME = 1 / 60
WARMING = 8
"""While a state is made ready every eighth frame is drawn: enough to have rendered what it shows."""

Size = tuple[int, int]

LIVE = ("BoardScene", "Auction")
"""Scenes that go on without people; the others would be over at once."""


def states() -> dict[str, list[State]]:
    """The states of tools/*states.py by the scene they belong to."""
    for file in sorted(Path(__file__).parents[1].glob("*_states.py")):
        import_module(f"tools.{file.stem}")
    scenes: dict[str, list[State]] = {}
    for name, state in STATES.items():
        scenes.setdefault(name.split("_")[0], []).append(state)
    return scenes


def measure(edition: str, sizes: Iterable[Size], frames: int, most_states: int) -> dict[str, Any]:
    """Times by scene and size: `frames` of each of at most `most_states` states of every scene."""
    found: dict[str, Any] = {scene: {} for scene in states()}
    pygame.display.init()
    pygame.font.init()
    for size in sizes:
        window = pygame.Window("Trekast", size)
        for scene, ways in states().items():
            times = [t for state in ways[:most_states] for t in _times(window, edition, state, frames)]
            found[scene][f"{size[0]}x{size[1]}"] = told(times)
        window.destroy()
    pygame.quit()
    return found


def _times(window: pygame.Window, edition: str, state: State, frames: int) -> list[float]:
    """Seconds of each frame. A scene that passes, as an auction does, is opened anew."""
    times: list[float] = []
    while len(times) < frames:
        stack = _opened(window, edition, state)
        top, before = stack.top, len(times)
        while stack.top is top and len(times) < frames:
            times.append(_frame(stack, window))
        if len(times) - before < 2:  # it passes at once: what follows it is what is seen
            times += [_frame(stack, window) for _ in range(frames - len(times)) if stack.top]
    return times


def _opened(window: pygame.Window, edition: str, state: State) -> Stack:
    """The state's scenes as the program would have them after its time, CPUs hard."""
    ctx = Context(View(window.get_surface().get_size()), Settings(language="en"))
    made = state.make(Shot(ctx, levels.load(edition)))
    bottom, *above = [made] if isinstance(made, Scene) else made
    stack = Stack(ctx, bottom)
    for scene in (None, *above):
        if scene:
            stack.follow(Push(scene))
        for number in range(1 + round(state.seconds / FRAME)):
            stack.update(FRAME)
            if number % WARMING == 0:
                _frame(stack, window)
    for scene in stack.scenes:
        _hand_to_hard_cpus(getattr(scene, "session", None), type(scene).__name__ in LIVE)
    return stack


def _hand_to_hard_cpus(session: Session | None, everybody: bool) -> None:
    """Let hard CPUs play the seats of CPUs, or all, so that somebody always thinks."""
    for seat in session.match.state.seats if session else ():
        if everybody or seat.cpu:
            seat.cpu = "hard"


def _frame(stack: Stack, window: pygame.Window) -> float:
    began = time.perf_counter()
    pygame.event.get()
    stack.update(FRAME)
    if stack.top:
        stack.draw(window.get_surface())
        window.flip()
    return time.perf_counter() - began
