"""Settings: what is chosen takes effect at once and is kept when the overlay closes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scenes.i18n import LANGUAGES, tr
from scenes.overlays.frame import Overlay
from scenes.overlays.keys import HEAD, key_heads, key_rows
from scenes.scene import Next, Pop
from scenes.ui.view import Box
from scenes.ui.widgets import Scroll, Slider, Stepper, Tabs, Toggle, Widget

if TYPE_CHECKING:
    from scenes.context import Context

ROW, GAP = 58.0, 6.0

Row = Callable[[Box], Widget]
"""Makes one row of a page in its box."""


class SettingsOverlay(Overlay):
    """Four pages; `page` is the one to open: "look", "play", "sound" or "keys"."""

    first = "pages"

    def __init__(self, ctx: Context, page: str = "look") -> None:
        super().__init__(ctx)
        self.page = page

    def title(self) -> str:
        """Settings."""
        return tr("Settings")

    def content(self, room: Box) -> Sequence[Widget]:
        """The tabs and the rows of the open page."""
        tabs = [("look", tr("Look")), ("play", tr("Playing")), ("sound", tr("Sound")), ("keys", tr("Keys"))]
        below = Box(room.x, room.y + 66, room.w, room.h - 66)
        page: Sequence[Widget]
        heads: list[Widget] = []
        if self.page == "keys":
            heads = key_heads(below)
            below = Box(below.x, below.y + HEAD, below.w, below.h - HEAD)
            page = key_rows(self.ctx, below, self.rebuild)
        else:
            makers = {"look": self._look, "play": self._play, "sound": self._sound}[self.page]()
            tall = ROW * self.ctx.text.step
            place = Box(below.x + 6, below.y + 4, below.w - 26, tall)
            page = [make(place.move(0, index * (tall + GAP))) for index, make in enumerate(makers)]
        return [
            Tabs("pages", Box(room.x, room.y, room.w, 50), tabs, self.page, self._turn),
            *heads,
            Scroll(f"page_{self.page}", below, page),
        ]

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _look(self) -> list[Row]:
        languages = [("", tr("As the system")), *LANGUAGES.items()]
        speeds = [("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast")), ("instant", tr("Instant"))]
        sizes = [(0, tr("Normal")), (1, tr("Large")), (2, tr("Largest"))]
        return [
            self._choice("language", tr("Language"), languages),
            self._choice("text_size", tr("Text size"), sizes),
            self._choice("animation", tr("Animation speed"), speeds),
            self._switch(
                "reduced_motion", tr("Reduced motion"), tr("Things appear in place; nothing shakes or flies.")
            ),
            self._switch("patterns", tr("Colour marks"), tr("Patterns for groups and shapes for seats.")),
            self._switch("high_contrast", tr("High contrast"), tr("Darker grounds, lighter writing.")),
            self._switch("full_screen", tr("Full screen"), ""),
        ]

    def _play(self) -> list[Row]:
        paces = [("normal", tr("Normal")), ("fast", tr("Fast")), ("instant", tr("Instant"))]
        return [
            self._choice("cpu_pace", tr("Turns of CPUs"), paces, tr("New matches start at this pace.")),
            self._switch(
                "auto_roll", tr("Roll by itself"), tr("Your dice roll as soon as nothing else is left to do.")
            ),
            self._switch("auto_end_turn", tr("End the turn by itself"), tr("Your turn ends when you can only end it.")),
            self._switch("calm_auctions", tr("Calm auctions"), tr("New matches start with auctions without a clock.")),
            self._switch("cpu_offers", tr("Offers from CPUs"), tr("CPUs may offer you trades.")),
            self._switch(
                "confirm",
                tr("Ask before big steps"),
                tr("Leaving, quitting and presents ask first. Resigning always does."),
            ),
            self._switch("pass_screen", tr("Say whose turn it is"), tr("Large, when one person passes to another.")),
            self._switch("hints", tr("Hints"), tr("A word of advice the first time something comes up.")),
        ]

    def _sound(self) -> list[Row]:
        return [
            lambda box: Slider("music", box, tr("Music"), self.ctx.settings.music, self._keep("music")),
            lambda box: Slider("effects", box, tr("Effects"), self.ctx.settings.effects, self._keep("effects")),
        ]

    def _keep(self, name: str) -> Callable[[Any], None]:
        def keep(value: Any) -> None:
            setattr(self.ctx.settings, name, value)
            if name == "language":
                self.ctx.language = None
            if name == "hints":  # switched on anew, they begin from the start
                self.ctx.settings.hinted = ()
            if name == "calm_auctions":  # the set-up of the last match gives way to what was said since
                self.ctx.settings.last_setup.get("switches", {})["live_auctions"] = not value
            self.ctx.apply()

        return keep

    def _choice(self, name: str, label: str, options: Sequence[tuple[Any, str]], note: str = "") -> Row:
        return lambda box: Stepper(
            name, box, label, options, getattr(self.ctx.settings, name), self._keep(name), note=note
        )

    def _switch(self, name: str, label: str, note: str) -> Row:
        return lambda box: Toggle(name, box, label, getattr(self.ctx.settings, name), self._keep(name), note=note)

    def back(self) -> Next:
        """Keep what was chosen."""
        self.ctx.save()
        return Pop()
