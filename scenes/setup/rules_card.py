"""How the match ends, and the house rules, each with a line on what it changes."""

from __future__ import annotations

from typing import Any

import levels
from scenes.draft import MINUTES, SWITCHES
from scenes.i18n import money, ntr, tr
from scenes.setup.card import ChoiceCard
from scenes.ui.layout import rows
from scenes.ui.view import Box
from scenes.ui.widgets import Stepper, Toggle, Widget


class RulesCard(ChoiceCard):
    """What the core's rules are switched to."""

    def widgets(self, box: Box) -> list[Widget]:
        """Ending, length, and a switch for each house rule."""
        title, body = rows(box, (34, 1), 8)
        count = 2 + len(SWITCHES)
        height = min(70.0, (body.h - 6 * (count - 1)) / count)
        boxes = [Box(body.x, body.y + i * (height + 6), body.w, height) for i in range(count)]
        minutes = [(n, ntr("{n} minute", "{n} minutes", n)) for n in MINUTES]
        return [
            self.heading(tr("How it ends, and house rules"), title),
            Stepper("ending", boxes[0], tr("Ending"), self._endings(), self.draft.ending, self._set_ending, share=0.6),
            Stepper(
                "minutes", boxes[1], tr("Length"), minutes, self.draft.minutes, self._set_minutes, share=0.6,
                enabled=self.draft.timed, why=tr("Only a timed match has a length."),
            ),
            *(self._switch(name, at) for name, at in zip(SWITCHES, boxes[2:], strict=True)),
        ]  # fmt: skip

    def _endings(self) -> list[tuple[str, str]]:
        """All endings, those usual in the edition first."""
        words = {
            "last_standing": tr("Last one standing"),
            "timed": tr("On time"),
            "speed": tr("Speed game"),
            "speed_timed": tr("Speed, on time"),
        }
        usual = [name for name in levels.load(self.draft.edition).endings if name in words]
        return [(name, words[name]) for name in dict.fromkeys((*usual, *words))]

    def _set_ending(self, ending: Any) -> None:
        self.draft.ending = ending
        self.changed()

    def _set_minutes(self, minutes: int) -> None:
        self.draft.minutes = minutes

    def _switch(self, name: str, box: Box) -> Widget:
        label, note = self._switch_words(name)

        def keep(value: bool) -> None:
            self.draft.switches[name] = value
            self.changed()

        on = self.draft.switches[name]
        moot = name == "live_auctions" and self.draft.switches["no_auctions"]
        return Toggle(name, box, label, on, keep, note=note, enabled=not moot, why=tr("There are no auctions."))

    def _switch_words(self, name: str) -> tuple[str, str]:
        edition = levels.load(self.draft.edition)
        double = money(edition, 2 * edition.board.salary)
        words = {
            "live_auctions": (tr("Live auctions"), tr("A countdown restarts with every bid.")),
            "attentive_rent": (tr("Attentive rent"), tr("Owners must claim their rent in time.")),
            "free_parking_pot": (tr("Free Parking pot"), tr("Taxes and fines wait there for who lands on it.")),
            "no_auctions": (tr("No auctions"), tr("What is not bought stays with the bank.")),
            "double_go": (tr("Double salary"), tr("Landing exactly on GO pays {sum}.", sum=double)),
            "no_rent_in_jail": (tr("No rent in jail"), tr("Owners in jail collect nothing.")),
        }
        return words[name]
