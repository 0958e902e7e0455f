"""The hints and the advice of one scene: what is shown of them, and when it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.advice import Advice
from scenes.board.hints import Hints
from scenes.bubble import Bubble
from scenes.i18n import tr
from scenes.ui.view import Box
from scenes.ui.widgets import Button

if TYPE_CHECKING:
    from scenes.context import Context


class Counsel:
    """Advice comes and goes by its key, and goes by itself once it is out of date."""

    def __init__(self, ctx: Context) -> None:
        self.hints = Hints(ctx.settings, ctx.save)
        self.advice: Advice | None = None
        self._about: object = None
        self._ctx, self._revision = ctx, ctx.revision
        self._ask: Callable[[], Advice] | None = None

    def toggle(self, ask: Callable[[], Advice], about: object = None) -> None:
        """The key was pressed: give advice, or take away what is there. A hint makes room."""
        self.hints.dismiss()
        self._about, self._ask, self._revision = about, ask, self._ctx.revision
        self.advice = None if self.advice else ask()

    def keep_to(self, about: object) -> None:
        """Advice given about something else goes."""
        if about != self._about:
            self.advice = None

    def forget(self) -> None:
        """What the advice was about is over."""
        self.advice = None

    def dismiss(self) -> None:
        """Whatever is there has been read."""
        self.advice = None
        self.hints.dismiss()

    def _spoken(self) -> Advice | None:
        """The advice in the language in use now."""
        if self.advice and self._ask and self._revision != self._ctx.revision:
            self.advice, self._revision = self._ask(), self._ctx.revision
        return self.advice

    def lines(self) -> list[str]:
        """In lines, for places without room for a card; none when there is nothing to say."""
        if advice := self._spoken():
            return [line for line in advice if line]
        return [self.hints.words] if self.hints.words else []

    def bubble(self) -> Bubble | None:
        """As a card, None when there is nothing to say."""
        if advice := self._spoken():
            return Bubble(advice.why, advice.what, tr("what a hard CPU would do; again to close"))
        clicked = self._ctx.inputs.device == "mouse"  # a click puts the hint away, the key asks for advice
        foot = tr("Go on") if clicked else tr("advice, whenever you want it")
        return Bubble(self.hints.words, foot=foot) if self.hints.words else None


def advice_button(box: Box, ask: Callable[[], None]) -> Button:
    """A lamp with its key, for scenes in which there is no room for the word."""
    return Button(
        "advice", box, "", ask, icon="svg/glyph_bulb.svg", icon_colour="#ffd166", hot="advice", tip=tr("Advice")
    )
