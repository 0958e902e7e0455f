"""The few things every scene needs, passed to its constructor."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import assets
from scenes import i18n, settings
from scenes.patience import Patience
from scenes.settings import ANIMATION, Settings
from scenes.sound import Silence, Sound
from scenes.sprites import Cache, Sprites
from scenes.ui.bindings import Bindings
from scenes.ui.inputs import Inputs
from scenes.ui.shapes import Shapes
from scenes.ui.text import STEPS, Text
from scenes.ui.theme import Theme, load_theme
from scenes.ui.view import View

if TYPE_CHECKING:
    from scenes.store import Store


@dataclass
class Context:
    """Theme, writing, pictures, settings, window size, inputs and sound.

    `revision` grows whenever the window's size, the language, the text size or the theme changes: a scene that
    keeps layouts or pictures makes them anew when it differs from the one they were made for.
    `place` is the data folder, `store` keeps matches in it (None: nothing is kept, as in pictures and tests).
    `seed`, `pace` and `language` come from the command line; None leaves the choice to the scenes and the settings.
    """

    view: View = field(default_factory=lambda: View((1280, 720)))
    settings: Settings = field(default_factory=Settings)
    place: Path | None = None
    sound: Sound = field(default_factory=Silence)
    seed: int | None = None
    pace: str | None = None
    language: str | None = None
    revision: int = 0
    store: Store | None = None

    def __post_init__(self) -> None:
        self.sprites = Sprites()
        self.shapes = Shapes()
        self.text = Text(self.view)
        self.patience = Patience()
        for pictures in self._caches():
            pictures.patience = self.patience
        self.bindings = Bindings(self.settings.keys)
        self.inputs = Inputs(self.bindings)
        self.apply()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size in pixels."""
        if size != self.view.size:
            self.view = View(size)
            self.apply()

    def apply(self) -> None:
        """Let changed settings take effect at once."""
        kept = self.settings
        i18n.use(self.language or kept.language or i18n.of_system())
        theme = load_theme(assets.theme())
        self.theme: Theme = theme.high_contrast() if kept.high_contrast else theme
        self.text.refresh(self.view, STEPS[kept.text_size])
        self.bindings.use(kept.keys)
        self.sound.volumes(kept.music, kept.effects)
        self.revision += 1

    def turn(self) -> None:
        """A frame begins."""
        for pictures in self._caches():
            pictures.turn()

    def _caches(self) -> tuple[Cache, ...]:
        return self.sprites.cache, self.shapes.cache, self.text.cache

    def save(self) -> None:
        """Keep the settings in the data folder; a folder that cannot be written loses them quietly."""
        if self.place is not None:
            try:
                settings.save(self.settings, self.place)
            except OSError:
                self.place = None

    @property
    def speed(self) -> float:
        """How much faster than normal animations run."""
        return ANIMATION[self.settings.animation]
