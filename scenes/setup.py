"""Setting a match up: the board, who plays, how it ends, and the house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

import levels
from game.commands import LEVELS
from scenes.draft import LONGEST_NAME, MINUTES, SWITCHES, Draft
from scenes.i18n import money, ntr, tr
from scenes.miniature import Miniature
from scenes.people import LEVELS as LEVEL_WORDS
from scenes.people import draw_look
from scenes.scene import Next, Pop, Replace
from scenes.stage import draw_stage
from scenes.starting import begin, pace_of, seed_of
from scenes.ui.layout import columns, inset, rows
from scenes.ui.panel_scene import PanelScene
from scenes.ui.shapes import hexed
from scenes.ui.theme import mix
from scenes.ui.view import Box
from scenes.ui.widgets import Button, Card, Drawing, Field, Label, Stepper, Toggle, Widget

if TYPE_CHECKING:
    from scenes.context import Context

_WIDEST, _TALLEST = 1560.0, 790.0


class SetUp(PanelScene):
    """Three cards side by side: the board, the seats, the rules. What was chosen is there again the next time."""

    first = "start"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        levels.look_in(ctx.place)
        self.draft = Draft.from_table(ctx.settings.last_setup, levels.names())
        if not ctx.settings.last_setup and ctx.settings.calm_auctions:
            self.draft.switches["live_auctions"] = False
        self.miniature = Miniature(ctx, self.draft.edition)
        self.seconds = 0.0

    def build(self) -> Sequence[Widget]:
        """Head, three cards, and the way on."""
        view = self.ctx.view
        whole = inset(view.box, max(36.0, (view.width - _WIDEST) / 2), max(26.0, (view.height - _TALLEST) / 2))
        head, body, foot = rows(whole, (52, 1, 66), 16)
        board, seats, rules = columns(body, (0.25, 0.41, 0.34), 18)
        return [
            Label(tr("New game"), head, 40, colour=self.ctx.theme.lamp, face="display", shadow=self.ctx.theme.ink),
            Card(board, opacity=0.92), Card(seats, opacity=0.92), Card(rules, opacity=0.92),
            *self._board(inset(board, 20)),
            *self._seats(inset(seats, 20)),
            *self._rules(inset(rules, 20)),
            *self._foot(foot),
        ]  # fmt: skip

    def _foot(self, box: Box) -> list[Widget]:
        problem = self.draft.problem()
        back, _, start = columns(box, (200, 1, 420), 20)
        people = sum(seat.who == "person" for seat in self.draft.playing)
        cpus = len(self.draft.playing) - people
        note = " · ".join([ntr("{n} person", "{n} people", people), ntr("{n} CPU", "{n} CPUs", cpus)])
        return [
            Button("back", back, tr("Back"), self.back, hot="back", size=22),
            Button(
                "start", start, tr("Start"), self._start, kind="primary", size=26, note=note, hot="primary",
                enabled=problem is None, why=tr(problem or ""),
            ),
        ]  # fmt: skip

    # The board.

    def _board(self, box: Box) -> list[Widget]:
        names = levels.names()
        box, fault = self._fault(box)
        side = min(box.w, box.h - 170)
        picture = Box(box.centerx - side / 2, box.y, side, side)
        edition = levels.load(self.draft.edition)
        options = [(name, levels.load(name).title) for name in names]
        lines = [
            tr("{sum} each to start with", sum=money(edition, edition.start_money)),
            tr("Three dice name the tasks") if edition.task_source == "dice" else tr("Two decks of cards"),
            tr("Houses and hotels") if edition.buildings_shown == "houses" else tr("Towers that grow"),
        ]
        below = Box(box.x, picture.bottom + 14, box.w, box.bottom - picture.bottom - 14)
        chooser, *notes = rows(below, (54, *[26.0] * len(lines)), 4)
        return [
            Drawing(picture, lambda surface, at: self.miniature.draw(surface, at, self.seconds)),
            Stepper("edition", chooser, "", options, self.draft.edition, self._choose_edition),
            *(Label(words, note, 17, align="center") for words, note in zip(lines, notes, strict=True)),
            *fault,
        ]

    def _fault(self, box: Box) -> tuple[Box, list[Widget]]:
        """What is wrong with the first own board that cannot be offered, and the room that is left above it."""
        faults = [board.fault for board in levels.own() if board.fault]
        if not faults:
            return box, []
        rest, foot = rows(box, (1, 58), 8)
        words = tr("Not offered: {fault}", fault=faults[0])
        return rest, [Label(words, foot, 15, colour=self.ctx.theme.ember, align="center", lines=3)]

    def _choose_edition(self, name: str) -> None:
        self.draft.edition = name
        self.miniature = Miniature(self.ctx, name)
        self.rebuild()

    # The seats.

    def _seats(self, box: Box) -> list[Widget]:
        title, body = rows(box, (34, 1), 8)
        widgets: list[Widget] = [self._heading(tr("Who plays"), title)]
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
                Label(tr("An empty chair"), empty, 17, colour=mix(self.ctx.theme.dim, self.ctx.theme.panel, 0.45)),
                choice,
            ]
        return [
            TokenButton(f"token_{index}", token, lambda: self._turn_token(index), self.draft, index),
            ColourButton(f"colour_{index}", colour, lambda: self._turn_colour(index), self.draft, index),
            Field(f"name_{index}", name, seat.name, self._setter(index, "name"), hint=tr("Name"), most=LONGEST_NAME),
            choice,
        ]

    def _setter(self, index: int, what: str) -> Callable[[Any], None]:
        def keep(value: Any) -> None:
            self.draft.change(index, **{what: value})
            self.rebuild()

        return keep

    def _turn_token(self, index: int) -> None:
        self.draft.next_token(index)
        self.rebuild()

    def _turn_colour(self, index: int) -> None:
        self.draft.next_colour(index)
        self.rebuild()

    # The rules.

    def _rules(self, box: Box) -> list[Widget]:
        title, body = rows(box, (34, 1), 8)
        count = 2 + len(SWITCHES)
        height = min(70.0, (body.h - 6 * (count - 1)) / count)
        boxes = [Box(body.x, body.y + i * (height + 6), body.w, height) for i in range(count)]
        minutes = [(n, ntr("{n} minute", "{n} minutes", n)) for n in MINUTES]
        return [
            self._heading(tr("How it ends, and house rules"), title),
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
        self.rebuild()

    def _set_minutes(self, minutes: int) -> None:
        self.draft.minutes = minutes

    def _switch(self, name: str, box: Box) -> Widget:
        label, note = self._switch_words(name)

        def keep(value: bool) -> None:
            self.draft.switches[name] = value
            self.rebuild()

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

    def _heading(self, words: str, box: Box) -> Label:
        return Label(words, box, 22, colour=self.ctx.theme.lamp, face="display")

    # Going on.

    def _start(self) -> Next:
        self._remember()
        edition = levels.load(self.draft.edition)
        return Replace(begin(self.ctx, self.draft.setup(edition, seed_of(self.ctx), pace_of(self.ctx))))

    def _remember(self) -> None:
        self.ctx.settings.last_setup = self.draft.to_table()
        self.ctx.save()

    def update(self, dt: float) -> Next:
        """Let the picture live."""
        self.seconds += dt
        return super().update(dt)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Evening light."""
        draw_stage(surface, self.ctx, levels.load(self.draft.edition), "table")

    def back(self) -> Next:
        """To the title; the choices stay."""
        self._remember()
        return Pop()


class _LookButton(Button):
    """A button that shows something of a seat's look instead of words."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int, tip: str) -> None:
        super().__init__(key, box, "", on_press, tip=tip)
        self.seat = draft.seats[index]

    @property
    def room(self) -> Box:
        """The face of the button, moving with it."""
        side = self.box.h - 10
        return Box(self.box.centerx - side / 2, self.box.y + 2 + (3 if self.sunk else 0), side, side)


class TokenButton(_LookButton):
    """The seat's token in its colour; a press takes the next free one."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int) -> None:
        super().__init__(key, box, on_press, draft, index, tr("Another token"))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body and badge."""
        super().draw(surface, ctx, focused)
        draw_look(surface, ctx, ctx.theme.seat(self.seat.colour), self.seat.token, self.room, shadow=False)


class ColourButton(_LookButton):
    """The seat's colour with its shape; a press takes the next one."""

    def __init__(self, key: str, box: Box, on_press: Callable[[], None], draft: Draft, index: int) -> None:
        super().__init__(key, box, on_press, draft, index, tr("Another colour"))

    def draw(self, surface: pygame.Surface, ctx: Context, focused: bool) -> None:
        """Body and shape."""
        super().draw(surface, ctx, focused)
        look = ctx.theme.seat(self.seat.colour)
        rect = ctx.view.rect(self.room)
        surface.blit(ctx.sprites.get(f"svg/seat_{look.shape}.svg", rect.size, hexed(look.colour)), rect)
