"""States for `screenshots.py` in which a person has asked for advice: every scene and phase in which one may."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.scene import Push, Scene
from scenes.stack import Stack
from scenes.ui.actions import Do
from tools import board_states, match_states  # registers the states that this one builds on
from tools.states import STATES, Shot, state

ASKED = {
    board_states.__name__: (
        "board_roll", "board_buy", "board_short", "board_tax", "board_debt", "board_jail", "board_call",
        "board_transfer", "board_claims",
    ),
    match_states.__name__: (
        "auction", "auction_calm", "auction_piece", "trade", "trade_empty", "trade_answer", "trade_debt", "manage",
        "manage_debt", "manage_receive", "manage_place",
    ),
}  # fmt: skip
"""By the module that makes them."""


def asked(shot: Shot, name: str) -> Sequence[Scene]:
    """The scenes of a state, come to rest, with the key for advice pressed in the top one."""
    made = STATES[name].make(shot)
    scenes = [made] if isinstance(made, Scene) else list(made)
    stack = Stack(shot.ctx, scenes[0])
    for scene in scenes[1:]:
        stack.follow(Push(scene))
    for _frame in range(round(STATES[name].seconds * 30)):
        stack.update(1 / 30)
    stack.handle(Do("advice"))
    return list(stack.scenes)


def _register(name: str) -> None:
    @state(f"advice_{name}")
    def _make(shot: Shot) -> Sequence[Scene]:
        return asked(shot, name)


for _name in (name for names in ASKED.values() for name in names):
    _register(_name)
