"""States for `screenshots.py` in which a person has asked for advice: every scene and phase in which one may."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.scene import Scene
from scenes.ui.actions import Do
from tools.states.motion import move, stacked
from tools.states.registry import STATES, Shot, state

ASKED = (
    "board_roll", "board_buy", "board_short", "board_tax", "board_debt", "board_jail", "board_call", "board_transfer",
    "board_claims", "auction", "auction_calm", "auction_piece", "trade", "trade_empty", "trade_answer", "trade_debt",
    "manage", "manage_debt", "manage_receive", "manage_place",
)  # fmt: skip
"""The states in which it is asked for."""


def asked(shot: Shot, name: str) -> Sequence[Scene]:
    """The scenes of a state, come to rest, with the key for advice pressed in the top one."""
    stack = stacked(shot.ctx, STATES[name].scenes(shot))
    move(stack, STATES[name].seconds)
    stack.handle(Do("advice"))
    return list(stack.scenes)


def _register(name: str) -> None:
    @state(f"advice_{name}")
    def _make(shot: Shot) -> Sequence[Scene]:
        return asked(shot, name)


for _name in ASKED:
    _register(_name)
