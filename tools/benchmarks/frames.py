"""How long whole frames take, by scene and size: update, draw and flip in a real window, with hard CPUs thinking.

Each is timed by the clock and by the processor time of the program's own thread. On a machine that has nothing else to
do the two differ by what the screen takes to come for the picture; elsewhere the second says more.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import pygame

import levels
from scenes import garbage
from scenes.board.session import Session
from scenes.context import Context
from scenes.pane import Pane
from scenes.scene import Push
from scenes.settings import Settings
from scenes.stack import Stack
from scenes.studio import Studio
from scenes.ui.view import View
from scenes.window import Window
from tools.benchmarks.figures import told
from tools.states import STATES, Shot, State

FRAME = 1 / 60
WARMING = 8
"""While a state is made ready every eighth frame is drawn: enough to have rendered what it shows."""

Size = tuple[int, int]
Took = tuple[float, float]
"""Seconds by the clock and of processor time."""


class Desk(NamedTuple):
    """What the program has for every frame: where it is shown, and who renders beside it."""

    pane: Pane
    studio: Studio


LIVE = ("BoardScene", "Auction")
"""Scenes that go on without people; the others would be over at once."""


def states() -> dict[str, list[State]]:
    """All states by the scene they belong to; strips of moments are pictures and no scene."""
    scenes: dict[str, list[State]] = {}
    for name, state in STATES.items():
        scenes.setdefault(name.split("_")[0], []).append(state)
    scenes.pop("strip", None)
    return scenes


def measure(edition: str, sizes: Iterable[Size], frames: int, most_states: int) -> dict[str, Any]:
    """`frame_ms` and `frame_cpu_ms` by scene and size: `frames` of each of at most `most_states` states of a scene."""
    found: dict[str, Any] = {kind: {scene: {} for scene in states()} for kind in ("frame_ms", "frame_cpu_ms")}
    pygame.display.init()
    pygame.font.init()
    garbage.put_off()
    studio = Studio()
    for size in sizes:
        window = Window(size)
        desk = Desk(Pane(window), studio)
        for scene, ways in states().items():
            times = [took for state in ways[:most_states] for took in _times(desk, edition, state, frames)]
            for kind, seconds in zip(found, zip(*times, strict=True), strict=True):
                found[kind][scene][f"{size[0]}x{size[1]}"] = told(seconds)
        window.close()
    studio.close()
    pygame.quit()
    return found


def table(found: Mapping[str, Any]) -> Iterator[str]:
    """The same in lines to read: for each scene and size median, 99th and 99.9th percentile, by either time."""
    yield f"{'ms a frame':<10} {'size':<9}  {'clock':>6} {'p99':>6} {'p99.9':>6}  {'thread':>6} {'p99':>6} {'p99.9':>6}"
    for scene, sizes in found["frame_ms"].items():
        for size, clock in sizes.items():
            both = (clock, found["frame_cpu_ms"][scene][size])
            parts = ("".join(f" {took[name]:6.2f}" for name in ("median", "p99", "p999")) for took in both)
            yield f"{scene:<10} {size:<9} {' '.join(parts)}"


def _times(desk: Desk, edition: str, state: State, frames: int) -> list[Took]:
    """What each frame took. A scene that passes, as an auction does, is opened anew."""
    times: list[Took] = []
    while len(times) < frames:
        stack = _opened(desk, edition, state)
        top, before = stack.top, len(times)
        while stack.top is top and len(times) < frames:
            times.append(_frame(stack, desk))
        if len(times) - before < 2:  # it passes at once: what follows it is what is seen
            times += [_frame(stack, desk) for _ in range(frames - len(times)) if stack.top]
    return times


def _opened(desk: Desk, edition: str, state: State) -> Stack:
    """The state's scenes as the program would have them after its time, CPUs hard.

    Who plays a seat changes only in an overlay; here it changes in front of the scene, so it is shown once unmeasured.
    """
    ctx = Context(View(desk.pane.canvas.get_size()), Settings(language="en"))
    ctx.patience.studio = desk.studio
    bottom, *above = state.scenes(Shot(ctx, levels.load(edition)))
    stack = Stack(ctx, bottom)
    for scene in (None, *above):
        if scene:
            stack.follow(Push(scene))
        for number in range(1 + round(state.seconds / FRAME)):
            stack.update(FRAME)
            if number % WARMING == 0:
                _frame(stack, desk)
    garbage.collect()
    for scene in stack.scenes:
        _hand_to_hard_cpus(getattr(scene, "session", None), type(scene).__name__ in LIVE)
    while stack.top and not _show(stack, desk):
        desk.studio.wait(FRAME)
    return stack


def _hand_to_hard_cpus(session: Session | None, everybody: bool) -> None:
    """Let hard CPUs play the seats of CPUs, or all, so that somebody always thinks."""
    for seat in session.match.state.seats if session else ():
        if everybody or seat.cpu:
            seat.cpu = "hard"


def _frame(stack: Stack, desk: Desk) -> Took:
    """One frame, as the program's own; until the next is due what is rendered beside it may go on."""
    began, worked = time.perf_counter(), time.thread_time()
    pygame.event.get()
    stack.update(FRAME)
    _show(stack, desk)
    took = time.perf_counter() - began, time.thread_time() - worked
    desk.studio.wait(max(0.0, FRAME - took[0]))
    return took


def _show(stack: Stack, desk: Desk) -> bool:
    """Whether there is a new picture; else the one before stays."""
    drawn = stack.top is not None and stack.draw(desk.pane.canvas)
    if drawn:
        desk.pane.show()
    return drawn
