"""Scenes of states in motion, and one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.context import Context
from scenes.scene import Push, Scene
from scenes.stack import Stack

FRAME = 1 / 30


def move(scene: Scene | Stack, seconds: float) -> None:
    """Let time pass for it."""
    for _frame in range(round(seconds / FRAME)):
        scene.update(FRAME)


def stacked(ctx: Context, scenes: Sequence[Scene]) -> Stack:
    """The scenes, given from the bottom up, as the program would have them."""
    stack = Stack(ctx, scenes[0])
    for scene in scenes[1:]:
        stack.follow(Push(scene))
    return stack
