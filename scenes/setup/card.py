"""What the three cards of the set-up have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.draft import Draft
from scenes.ui.view import Box
from scenes.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from scenes.context import Context


class ChoiceCard(ABC):
    """Shows a part of the draft and changes it; `changed` has the scene built anew after every change."""

    def __init__(self, ctx: Context, draft: Draft, changed: Callable[[], None]) -> None:
        self.ctx, self.draft, self.changed = ctx, draft, changed

    @abstractmethod
    def widgets(self, box: Box) -> list[Widget]:
        """What is on the card, in the room inside its margins."""

    def heading(self, words: str, box: Box) -> Label:
        """The card's title."""
        return Label(words, box, 22, colour=self.ctx.theme.lamp, face="display")
