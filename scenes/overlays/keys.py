"""The page of keys: every action with its key and its pad button, each to be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.i18n import tr
from scenes.scene import Below, Next, Pop, Push, Stay
from scenes.ui.actions import ACTIONS, Action, Device, Press
from scenes.ui.bindings import FIXED
from scenes.ui.layout import centred, inset
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_ROW, _GAP = 46.0, 6.0


HEAD = 28.0
"""Height of the line that names the columns, above the rows."""


def key_heads(room: Box) -> list[Widget]:
    """What the columns are; they stay while the rows scroll."""
    right = room.x + 6 + room.w - 26
    return [
        Label(words, Box(right - far, room.y, 150, HEAD), 16, face="bold", align="center")
        for words, far in ((tr("Keyboard"), 320), (tr("Gamepad"), 160))
    ]


def key_rows(ctx: Context, room: Box, rebuild: Callable[[], None]) -> Sequence[Widget]:
    """A row for each action, and below them the way back to the first bindings."""
    widgets: list[Widget] = []
    row = Box(room.x + 6, room.y + 4, room.w - 26, _ROW)
    for name, binding in ACTIONS.items():
        widgets.append(Label(binding.words(name), Box(row.x + 10, row.y, row.w - 340, _ROW), 18, face="bold"))
        widgets += [_button(ctx, name, "keys", Box(row.right - 320, row.y, 150, _ROW))]
        widgets += [_button(ctx, name, "pad", Box(row.right - 160, row.y, 150, _ROW))]
        row = row.move(0, _ROW + _GAP)
    widgets.append(
        Button(
            "reset",
            Box(row.x + 10, row.y + 8, row.w - 20, _ROW),
            tr("All keys as they were first"),
            lambda: _reset(ctx, rebuild),
        )
    )
    return widgets


def _button(ctx: Context, name: str, device: Device, box: Box) -> Button:
    cap = ctx.bindings.cap(name, device)
    return Button(f"{device}_{name}", box, cap or "–", lambda: Push(AskKey(ctx, name, device)), size=18)


def _reset(ctx: Context, rebuild: Callable[[], None]) -> None:
    ctx.settings.keys = {}
    ctx.apply()
    rebuild()


def rebind(ctx: Context, name: str, code: str) -> str | None:
    """Give an action another key or button; gives why not, or None. Whoever had it in the same place loses it."""
    if code in FIXED and code not in ctx.bindings.codes(name):
        return tr("{key} always keeps its meaning.", key=ctx.bindings.written(code))
    kind = code.partition(":")[0]
    _give(ctx, name, (code, *(old for old in ctx.bindings.codes(name) if not old.startswith(kind) or old in FIXED)))
    for _, one, other in list(ctx.bindings.clashes()):
        loser = other if one == name else one
        _give(ctx, loser, tuple(old for old in ctx.bindings.codes(loser) if old != code))
    return None


def _give(ctx: Context, name: str, codes: tuple[str, ...]) -> None:
    ctx.settings.keys[name] = tuple(dict.fromkeys(codes))
    ctx.bindings.use(ctx.settings.keys)


class AskKey(PanelScene):
    """Waits for the key or button that an action shall have."""

    below: Below = "still"

    def __init__(self, ctx: Context, name: str, device: Device) -> None:
        super().__init__(ctx)
        self.name, self.device = name, device
        self.fault = ""

    def enter(self) -> None:
        """From now on keys are what they are."""
        super().enter()
        self.ctx.inputs.asking = True

    def build(self) -> Sequence[Widget]:
        """What is asked, and a way out for the mouse."""
        card = centred(self.ctx.view.box, 560, 230)
        inner = inset(card, 30, 24)
        ask = tr("Press a button on the gamepad") if self.device == "pad" else tr("Press a key")
        return [
            Card(card, bottom=self.ctx.theme.plum),
            Label(
                ACTIONS[self.name].words(self.name),
                Box(inner.x, inner.y, inner.w, 40),
                28,
                colour=self.ctx.theme.lamp,
                face="display",
                align="center",
            ),
            Label(self.fault or ask, Box(inner.x, inner.y + 46, inner.w, 46), 20, align="center", lines=2),
            Button("cancel", Box(inner.centerx - 110, inner.bottom - 56, 220, 56), tr("Leave it"), self._leave),
        ]

    def handle(self, action: Action) -> Next:
        """A key or button settles it; Escape leaves it as it was."""
        if not isinstance(action, Press):
            return super().handle(action)
        if action.code in ("key:ESCAPE", "pad:b"):
            return self._leave()
        if action.code.startswith("pad") != (self.device == "pad"):
            return Stay()
        fault = rebind(self.ctx, self.name, action.code)
        if fault:
            self.fault = fault
            self.rebuild()
            return Stay()
        return self._leave()

    def _leave(self) -> Next:
        self.ctx.inputs.asking = False
        return Pop()
