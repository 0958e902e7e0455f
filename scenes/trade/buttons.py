"""The buttons below the table: what can be done with the deal right now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from scenes.i18n import tr
from scenes.telling import told
from scenes.trade.by_pad import asker, own_button, waiting_asker
from scenes.trade.draft import Draft, why_not
from scenes.ui.layout import columns
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.trade.scene import Trade


def buttons(scene: Trade, row: Box) -> list[Widget]:
    """Offer, clear, leave; or accept, counter, refuse; or withdraw."""
    match scene.mode:
        case "making":
            return _making(scene, row)
        case "answering":
            return _answering(scene, row)
        case "waiting":
            return [_withdraw(scene, columns(row, [1.0, 1.0, 1.0], 14)[1])]
    return []


def _making(scene: Trade, row: Box) -> list[Widget]:
    p, draft = scene.session.position, scene.draft
    reason = why_not(p, draft)
    offer, clear, leave = columns(row, [1.0, 0.8, 0.8], 14)
    return [
        Button(
            "offer", offer, tr("Offer"), scene.offer, kind="primary", size=24, hot="primary",
            enabled=reason is None, why=told(p, reason) if reason else "",
        ),
        Button(
            "clear", clear, tr("Clear"), lambda: scene.change(Draft(draft.by, draft.to)), size=22,
            enabled=not draft.empty, why=tr("The table is empty."),
        ),
        Button("leave", leave, tr("Leave"), scene.back, size=22, hot="back"),
    ]  # fmt: skip


def _answering(scene: Trade, row: Box) -> list[Widget]:
    seat = scene.draft.by
    accept, counter, refuse = columns(row, [1.0, 1.0, 1.0], 14)
    made: list[Widget] = [
        Button(
            "accept", accept, tr("Accept"), lambda: scene.act(c.Accept(seat)), kind="primary", size=24, hot="primary"
        ),
        Button("counter", counter, tr("Counter-offer"), scene.counter, size=22, hot="trade"),
        Button("refuse", refuse, tr("Refuse"), scene.refuse, size=22),
    ]
    if waiting_asker(scene) is not None:
        made[0].box, made[1].box, made[2].box, last = columns(row, [1.0] * 4, 12)
        made.append(_withdraw(scene, last))
    return made


def _withdraw(scene: Trade, box: Box) -> Button:
    """For the asker alone; its own gamepad's button stands on it where it has one."""
    seat = asker(scene)
    made = Button("withdraw", box, tr("Withdraw"), lambda: scene.withdraw(seat), size=22, hot="undo")
    made.written = own_button(scene)
    return made
