"""Several gamepads at one table: each claims for its own seat and answers what its own seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.commands import ClaimRent
from scenes import pads
from scenes.board.choices import Choice
from scenes.scene import STAY, Next
from scenes.ui.actions import Action, Do

if TYPE_CHECKING:
    from scenes.board.scene import BoardScene


def by_pad(scene: BoardScene, action: Action) -> Next | None:
    """What comes of an action from a seat's own pad; None lets it go the way of all actions."""
    p = scene.session.position
    seat = pads.speaker(scene.ctx, p, action)
    if seat is None or not isinstance(action, Do):
        return None
    pressing = action.name in ("accept", "primary") and not action.again
    focus = _focused(scene)
    foreign = focus is not None and focus.seat != seat
    if pressing and (focus is None or foreign) and (claim := _claim(scene, seat)):
        return scene.choose(claim)
    awaited = scene.session.awaited()
    if action.name in pads.FREE or scene.playback.busy or not awaited:
        return None
    if seat in awaited and seat != scene.side.viewer:
        scene.ask(seat)
        return STAY
    if seat == scene.side.viewer and not (pressing and foreign):
        return None
    if pressing:
        scene.ctx.sound.play("refused")
    return STAY


def _focused(scene: BoardScene) -> Choice | None:
    """The choice that has the focus."""
    focus = scene.side.panel.focus
    return next((choice for choice in scene.side.choices if focus and choice.key == focus.key), None)


def _claim(scene: BoardScene, seat: int) -> Choice | None:
    """A rent that the seat may claim now."""
    claims = (choice for choice in scene.side.choices if isinstance(choice.command, ClaimRent))
    return next((claim for claim in claims if claim.seat == seat and not claim.why), None)
