"""A row of a list that can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.theme import Colour, mix
from scenes.ui.widgets.button import Button

if TYPE_CHECKING:
    from scenes.context import Context


class ListRow(Button):
    """A button as wide as its list; what is on it is drawn by who knows what it lists."""

    def colours(self, ctx: Context, focused: bool) -> tuple[Colour, Colour, Colour]:
        """A shade of the panel, lit with the focus."""
        theme = ctx.theme
        face = mix(theme.panel_lit, theme.lamp, 0.08) if focused else theme.panel
        return face, theme.panel_deep, theme.text
