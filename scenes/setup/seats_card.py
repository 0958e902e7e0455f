"""Who plays: a row for each of six seats, with token, colour, name, and person or CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.commands import LEVELS
from scenes.draft import LONGEST_NAME
from scenes.i18n import tr
from scenes.people import LEVEL_WORDS
from scenes.setup.card import ChoiceCard
from scenes.setup.character_stepper import CharacterStepper
from scenes.setup.look_buttons import ColourButton, TokenButton
from scenes.ui.layout import columns, rows
from scenes.ui.theme import mix
from scenes.ui.view import Box
from scenes.ui.widgets import Field, Label, Stepper, Widget


class SeatsCard(ChoiceCard):
    """Empty chairs show who could sit on them as soon as somebody does."""

    def widgets(self, box: Box) -> list[Widget]:
        """A row a seat."""
        title, body = rows(box, (34, 1), 8)
        widgets: list[Widget] = [self.heading(tr("Who plays"), title)]
        height = min(78.0, (body.h - 5 * 8) / 6)
        for index in range(len(self.draft.seats)):
            row = Box(body.x, body.y + index * (height + 8), body.w, height)
            widgets += self._seat(index, row)
        return widgets

    def _seat(self, index: int, row: Box) -> list[Widget]:
        seat = self.draft.seats[index]
        side = min(row.h, 62.0)
        token, colour, name, who = columns(row, (side, 44, 0.47, 0.53), 8)
        playing = seat.who != "nobody"
        who_options = [("person", tr("Person")), *((level, tr(LEVEL_WORDS[level])) for level in LEVELS)]
        token = Box(token.x, row.centery - side / 2, side, side)
        colour = Box(colour.x, row.centery - 22, 44, 44)
        tall = min(50.0, row.h)
        name = Box(name.x, row.centery - tall / 2, name.w, tall)
        who = Box(who.x, row.centery - tall / 2, who.w, tall)
        choice = Stepper(
            f"who_{index}", who, "", [*who_options, ("nobody", tr("Nobody"))], seat.who, self._setter(index, "who")
        )
        if not playing:
            empty = Box(row.x + 12, row.y, choice.box.x - row.x - 20, row.h)
            return [
                Label(tr("An empty chair"), empty, 17, colour=mix(self.ctx.theme.dim, self.ctx.theme.panel, 0.22)),
                choice,
            ]
        return [
            TokenButton(f"token_{index}", token, lambda: self._turn_token(index), self.draft, index),
            ColourButton(f"colour_{index}", colour, lambda: self._turn_colour(index), self.draft, index),
            self._name(index, name),
            choice,
        ]

    def _name(self, index: int, box: Box) -> Widget:
        """A person's name to be typed, a CPU's to be chosen."""
        seat = self.draft.seats[index]
        if seat.is_cpu:
            return CharacterStepper(f"character_{index}", box, seat.character, self._caster(index))
        return Field(f"name_{index}", box, seat.name, self._setter(index, "name"), hint=tr("Name"), most=LONGEST_NAME)

    def _caster(self, index: int) -> Callable[[Any], None]:
        def cast(character: str) -> None:
            self.draft.cast(index, character)
            self.changed()

        return cast

    def _setter(self, index: int, what: str) -> Callable[[Any], None]:
        def keep(value: Any) -> None:
            self.draft.change(index, **{what: value})
            self.changed()

        return keep

    def _turn_token(self, index: int) -> None:
        self.draft.next_token(index)
        self.changed()

    def _turn_colour(self, index: int) -> None:
        self.draft.next_colour(index)
        self.changed()
