'''The window's own toolkit: theme, writing, widgets, focus and actions, all in logical units of 1280 x 720 or more.

How to build a scene (every string through `tr`, every box in units; the panel does focus, mouse, keys and pad):

    class Greeting(PanelScene):
        """Says hello."""

        first = "go"                                    # the widget that has the focus to begin with

        def __init__(self, ctx: Context, name: str) -> None:
            super().__init__(ctx)
            self.name, self.loud = name, False

        def build(self) -> Sequence[Widget]:            # called when it opens, on resize, language, text size...
            card = centred(self.ctx.view.box, 520, 300)
            title, switch, button = rows(inset(card, 30), (60, 60, 1), gap=12)
            return [
                Card(card),
                Label(tr("Hello, {name}", name=self.name), title, 32, face="display", align="center"),
                Toggle("loud", switch, tr("Loud"), self.loud, self._set_loud),
                Button("go", button, tr("Roll"), self._go, kind="primary", hot="roll",
                       enabled=self.loud, why=tr("Be loud first.")),
            ]

        def _set_loud(self, value: bool) -> None:       # None stays; a Next (Push, Pop, Replace, Reset, Quit) goes on
            self.loud = value
            self.rebuild()                              # focus, scrolling and motion are kept by the widgets' keys

        def _go(self) -> Next:
            return Replace(Board(self.ctx))

        def backdrop(self, surface): ...                # drawn behind the widgets, in pixels (self.ctx.view.rect(box))

An overlay sets `below = "still"` (a dimmed picture of what is beneath) or "live" (drawn anew). A question is
`Push(Dialog(ctx, title, text, [Answer(label, then), ...]))`. A scene that draws itself subclasses `Scene`, keeps a
`Panel(ctx, widgets)` for its buttons, gives it every action (`panel.handle(action)` is None when it was none of its
business), and calls `panel.update(dt)` and `panel.draw(surface)`. What is costly to draw is kept until
`ctx.revision` changes.

Drawing: `ctx.text.draw(surface, text, box, size, colour, face="display", align="center", lines=2)` writes into a
box in units and shrinks to fit; `span(text, colour)` colours a part of a message; `ctx.sprites.get("svg/x.svg",
size_in_pixels, "#ff7a59")` gives a picture; `ctx.shapes` draws cards, slabs, rings and shadows in pixels.
'''

from scenes.ui.actions import ACTIONS, Action, Do, Edit, Point, Press, Type
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.layout import centred, columns, grid, inset, rows, stacked
from scenes.ui.panel import Panel
from scenes.ui.panel_scene import PanelScene
from scenes.ui.text import Text
from scenes.ui.theme import Theme, mix
from scenes.ui.tween import Follower, Tween
from scenes.ui.view import Box, View
from scenes.ui.widgets import (
    Button,
    Card,
    Drawing,
    Field,
    Label,
    Scroll,
    Slider,
    Stepper,
    Tabs,
    Toggle,
    Widget,
    draw_arrow,
    draw_cap,
)
from scenes.ui.wrap import span

__all__ = [
    "ACTIONS",
    "Action",
    "Answer",
    "Box",
    "Button",
    "Card",
    "Dialog",
    "Do",
    "Drawing",
    "Edit",
    "Field",
    "Follower",
    "Label",
    "Panel",
    "PanelScene",
    "Point",
    "Press",
    "Scroll",
    "Slider",
    "Stepper",
    "Tabs",
    "Text",
    "Theme",
    "Toggle",
    "Tween",
    "Type",
    "View",
    "Widget",
    "centred",
    "columns",
    "draw_arrow",
    "draw_cap",
    "grid",
    "inset",
    "mix",
    "rows",
    "span",
    "stacked",
]
