"""A question in front of everything, with two or three answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.scene import STAY, Below, Next, Pop
from scenes.ui.actions import Action
from scenes.ui.layout import centred, columns, inset
from scenes.ui.panel_scene import PanelScene
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Label, Widget
from scenes.ui.widgets.button import Kind

if TYPE_CHECKING:
    from scenes.context import Context


@dataclass(frozen=True)
class Answer:
    """A button of a dialog. `then` is what comes once the dialog has gone (a value, or a function that gives it)."""

    label: str
    then: Next | Callable[[], Next | None] | None = None
    kind: Kind = "plain"
    hot: str = ""


class Dialog(PanelScene):
    """Shows a title, some text and answers; back gives the last one. The first answer has the focus.
    Actions that `heeds` says no to are not heard: those of a gamepad, say, whose player is not asked.

    >>> Push(Dialog(ctx, tr("Quit?"), "", [Answer(tr("Quit"), Quit(), "danger"), Answer(tr("Stay"))]))
    """

    below: Below = "still"

    def __init__(
        self,
        ctx: Context,
        title: str,
        text: str,
        answers: Sequence[Answer],
        focus: int = 0,
        heeds: Callable[[Action], bool] = lambda action: True,
    ) -> None:
        super().__init__(ctx)
        self._heeds = heeds
        self.title, self.text, self.answers = title, text, list(answers)
        self.first = f"answer_{focus % len(self.answers)}"

    def handle(self, action: Action) -> Next:
        """Only what is heeded."""
        return super().handle(action) if self._heeds(action) else STAY

    def build(self) -> Sequence[Widget]:
        """A card in the middle of the window, as tall as its text."""
        width = 620.0
        text_height = self.ctx.text.height(self.text, width - 80, 19) if self.text else 0.0
        card = centred(self.ctx.view.box, width, 190 + text_height)
        inner = inset(card, 40, 26)
        buttons = columns(Box(inner.x, inner.bottom - 58, inner.w, 58), [1.0] * len(self.answers), 16)
        return [
            Card(card, bottom=self.ctx.theme.plum),
            Label(
                self.title,
                Box(inner.x, inner.y, inner.w, 44),
                30,
                colour=self.ctx.theme.lamp,
                face="display",
                align="center",
            ),
            Label(
                self.text,
                Box(inner.x, inner.y + 52, inner.w, text_height + 8),
                19,
                align="center",
                valign="top",
                lines=12,
            ),
            *(self._button(index, box) for index, box in enumerate(buttons)),
        ]

    def _button(self, index: int, box: Box) -> Button:
        answer = self.answers[index]
        return Button(
            f"answer_{index}", box, answer.label, lambda: self._choose(answer), kind=answer.kind, hot=answer.hot or ()
        )

    def _choose(self, answer: Answer) -> Next:
        then = answer.then() if callable(answer.then) else answer.then
        return Pop(then) if then else Pop()

    def back(self) -> Next:
        """The last answer."""
        return self._choose(self.answers[-1])
