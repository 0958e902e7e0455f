"""Several gamepads at one table: who is asked decides, and who made the offer may take it back meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import pads
from scenes.scene import STAY, Next
from scenes.ui.actions import Action, Do

if TYPE_CHECKING:
    from scenes.trade.scene import Trade

TAKES_BACK = "back"
"""With this the asker's own gamepad withdraws an offer that another person considers."""


def by_pad(scene: Trade, action: Action) -> Next | None:
    """What comes of an action from a seat's own pad; None lets it go the way of all actions."""
    seat = pads.speaker(scene.ctx, scene.session.position, action)
    if seat is None or not isinstance(action, Do) or action.name in pads.FREE:
        return None
    if seat != scene.draft.by:
        takes_back = action.name == TAKES_BACK and not action.again and seat == waiting_asker(scene)
        return scene.withdraw(seat) if takes_back else STAY
    focus = scene.panel.focus
    if action.name == "accept" and focus and focus.key == "withdraw" and seat != asker(scene):
        scene.ctx.sound.play("refused")
        return STAY
    return None


def asker(scene: Trade) -> int:
    """Who may withdraw the offer that waits."""
    return scene.draft.to if scene.mode == "answering" else scene.draft.by


def waiting_asker(scene: Trade) -> int | None:
    """The person who made the offer that another one considers, if it was a person."""
    seat = scene.draft.to
    return seat if scene.mode == "answering" and scene.session.position.seat(seat).cpu is None else None


def own_button(scene: Trade) -> str:
    """What stands on the button of the pad that takes the offer back; "" where the asker has none of its own."""
    seat = waiting_asker(scene)
    own = seat is not None and pads.pad_of(scene.ctx, scene.session.position, seat)
    return scene.ctx.bindings.cap(TAKES_BACK, "pad") if own else ""
