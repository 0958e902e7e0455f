"""Letters on screen, to write a name with a gamepad or a mouse alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.i18n import tr
from scenes.scene import STAY, Below, Next, Pop
from scenes.ui.actions import Action, Do, Edit, Type
from scenes.ui.layout import centred, columns, grid, inset
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Field, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_LETTERS = "1234567890QWERTYUIOPASDFGHJKLÅZXCVBNMÖÄÆØÉÜ-."


class Letters(PanelScene):
    """Writes into a text of its own and hands it over when done; back leaves the old text as it was."""

    below: Below = "still"
    first = "letter_10"

    def __init__(self, ctx: Context, text: str, most: int, done: Callable[[str], None]) -> None:
        super().__init__(ctx)
        self.text, self.most, self._done = text, most, done
        self.small = bool(text)

    def build(self) -> Sequence[Widget]:
        """The text above, ten letters a row below it, and the keys that do more than write."""
        card = centred(self.ctx.view.box, 760, 520)
        inner = inset(card, 30, 26)
        board = Box(inner.x, inner.y + 70, inner.w, 320)
        cells = zip(_LETTERS, grid(board, len(_LETTERS), 10, 8), strict=True)
        letters = [self._key(index, char, box) for index, (char, box) in enumerate(cells)]
        shift, space, delete, done = columns(Box(inner.x, inner.bottom - 60, inner.w, 60), [1.0] * 4, 10)
        return [
            Card(card, bottom=self.ctx.theme.plum),
            Shown("text", Box(inner.x, inner.y, inner.w, 52), self.text, lambda text: None, size=24),
            *letters,
            Button("shift", shift, "abc" if not self.small else "ABC", self._shift, hot="previous"),
            Button("space", space, tr("Space"), lambda: self._write(" ")),
            Button("delete", delete, tr("Delete"), self._delete, hot="next"),
            Button("done", done, tr("Done"), self._finish, kind="primary", hot="primary"),
        ]

    def handle(self, action: Action) -> Next:
        """Whoever has keys after all may type."""
        match action:
            case Type(text, False):
                self._write(self.ctx.text.writable(text))
                return STAY
            case Edit("backspace" | "delete"):
                self._delete()
                return STAY
            case Edit("left" | "right" as direction):
                action = Do(direction)
        answer = super().handle(action)
        if answer == STAY:
            self.ctx.inputs.type_text(True)
        return answer

    def enter(self) -> None:
        """Keys write."""
        super().enter()
        self.ctx.inputs.type_text(True)

    def _key(self, index: int, char: str, box: Box) -> Button:
        written = self._case(char)
        return Button(f"letter_{index}", box, written, lambda: self._write(written), size=22)

    def _case(self, char: str) -> str:
        return char.lower() if self.small else char

    def _write(self, char: str) -> None:
        shown = self.panel.get("text")
        if len(self.text + char) > self.most and isinstance(shown, Field):
            shown.refuse(self.ctx)
        self.text = (self.text + char)[: self.most]
        self.small = True
        self._show()

    def _delete(self) -> None:
        self.text = self.text[:-1]
        self.small = bool(self.text)
        self._show()

    def _shift(self) -> None:
        self.small = not self.small
        self._show()

    def _show(self) -> None:
        self.rebuild()
        self.ctx.inputs.type_text(True)

    def _finish(self) -> Next:
        self._done(self.text.strip())
        return Pop()


class Shown(Field):
    """The text as written so far, its caret at the end; it does not take the focus from the letters."""

    focusable = False

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """As if it had the focus."""
        self.caret = len(self.text)
        super().draw(surface, ctx, True)
