"""The widgets; each is drawn from cached pictures and speaks to its panel through a few methods."""

from scenes.ui.widgets.base import OnPress, Widget
from scenes.ui.widgets.button import Button, draw_cap
from scenes.ui.widgets.field import Field
from scenes.ui.widgets.list_row import ListRow
from scenes.ui.widgets.plain import Card, Drawing, Label
from scenes.ui.widgets.scroll import Scroll
from scenes.ui.widgets.slider import Slider
from scenes.ui.widgets.stepper import Stepper, draw_arrow
from scenes.ui.widgets.tabs import Tabs
from scenes.ui.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Card",
    "Drawing",
    "Field",
    "Label",
    "ListRow",
    "OnPress",
    "Scroll",
    "Slider",
    "Stepper",
    "Tabs",
    "Toggle",
    "Widget",
    "draw_arrow",
    "draw_cap",
]
