"""A match as it is being set up: what was chosen so far, remembered from one time to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal, get_args

from game.commands import LEVELS, Level, Pace
from game.cpu.characters import BY_ID
from game.edition import Edition, Rules
from game.refusal import _
from game.setup import COLOURS, SEATS, TOKENS, SeatSetup, Setup

Who = Literal["person", "easy", "normal", "hard", "nobody"]
"""Who plays a seat; nobody leaves it out."""

Ending = Literal["last_standing", "timed", "speed", "speed_timed"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

MINUTES = tuple(range(5, 241, 5))
"""Lengths of a session that can be chosen; 15, 30, 45, 60 and 90 are the usual ones."""

NAMES = ("Astrid", "Bo", "Chi", "Dag", "Elin", "Finn")
FIRST_CAST = ("otto", "berta", "stig", "halla", "mirja", "viggo")
"""The characters of the six seats at first; each seat has one, whether a CPU plays it or not."""

SWITCHES = ("live_auctions", "attentive_rent", "free_parking_pot", "no_auctions", "double_go", "no_rent_in_jail")
LONGEST_NAME = 14


@dataclass(frozen=True)
class DraftSeat:
    """A seat as chosen so far. A person goes by `name`, a CPU by that of its character."""

    name: str
    who: Who
    token: str
    colour: str
    character: str

    @property
    def called(self) -> str:
        """The name it plays under."""
        return BY_ID[self.character].name if self.is_cpu else self.name.strip()

    @property
    def is_cpu(self) -> bool:
        """Does a CPU play it?"""
        return self.who in LEVELS


def _seats() -> list[DraftSeat]:
    who: tuple[Who, ...] = ("person", "normal", "normal", "normal", "nobody", "nobody")
    cast = [BY_ID[name] for name in FIRST_CAST]
    return [DraftSeat(NAMES[i], who[i], cast[i].token, COLOURS[i], cast[i].id) for i in range(len(NAMES))]


@dataclass
class Draft:
    """Six seats, an edition, an ending and the switches."""

    edition: str = "games_to_go"
    seats: list[DraftSeat] = field(default_factory=_seats)
    ending: Ending = "last_standing"
    minutes: int = 30
    switches: dict[str, bool] = field(default_factory=lambda: {name: name == "live_auctions" for name in SWITCHES})

    @property
    def playing(self) -> list[DraftSeat]:
        """The seats that somebody plays."""
        return [seat for seat in self.seats if seat.who != "nobody"]

    @property
    def timed(self) -> bool:
        """Does a clock end it?"""
        return self.ending in ("timed", "speed_timed")

    def problem(self) -> str | None:
        """Why it cannot start yet, as a message to be translated; None when it can (S1)."""
        if len(self.playing) not in SEATS:
            return _("Two to six must play.")
        names = [seat.called.casefold() for seat in self.playing]
        if not all(names):
            return _("Every seat needs a name.")
        if len(set(names)) < len(names):
            return _("Two seats have the same name.")
        return None

    def change(self, index: int, **facts: Any) -> None:
        """Change a seat."""
        self.seats[index] = replace(self.seats[index], **facts)

    def cast(self, index: int, character: str) -> None:
        """Seat a character; the seat that it had gets the one from here. Both dress as they are."""
        other = next(place for place, seat in enumerate(self.seats) if seat.character == character)
        self.change(other, character=self.seats[index].character)
        self.change(index, character=character)
        for place in (index, other):
            self._dress(place)

    def _dress(self, index: int) -> None:
        """Give a CPU its character's token, unless a person has it; whoever else had it takes this seat's."""
        seat = self.seats[index]
        token = BY_ID[seat.character].token
        holders = [place for place, held in enumerate(self.seats) if held.token == token]
        if any(self.seats[place].who == "person" for place in (index, *holders)):
            return
        for place in holders:
            self.change(place, token=seat.token)
        self.change(index, token=token)

    def next_token(self, index: int) -> None:
        """Give a seat the next token that no other has."""
        self.change(index, token=self._next(TOKENS, "token", index))

    def next_colour(self, index: int) -> None:
        """Give a seat the next colour; the seat that had it takes this one's."""
        now = self.seats[index].colour
        wanted = COLOURS[(COLOURS.index(now) + 1) % len(COLOURS)]
        for other, seat in enumerate(self.seats):
            if seat.colour == wanted:
                self.change(other, colour=now)
        self.change(index, colour=wanted)

    def _next(self, choices: tuple[str, ...], what: str, index: int) -> str:
        taken = {getattr(seat, what) for seat in self.seats}
        start = choices.index(getattr(self.seats[index], what))
        order = [choices[(start + step) % len(choices)] for step in range(1, len(choices) + 1)]
        return next((choice for choice in order if choice not in taken), choices[start])

    def rules(self) -> Rules:
        """The switches as the core takes them."""
        return Rules(
            speed=self.ending.startswith("speed"),
            session_minutes=self.minutes if self.timed else None,
            **{name: bool(self.switches.get(name)) for name in SWITCHES},
        )

    def setup(self, edition: Edition, seed: int, pace: Pace) -> Setup:
        """What the match starts from. The draft must have no `problem`."""
        return Setup(edition, tuple(map(_seated, self.playing)), self.rules(), seed, pace)

    def to_table(self) -> dict[str, Any]:
        """As plain data, to be remembered."""
        return {
            "edition": self.edition,
            "ending": self.ending,
            "minutes": self.minutes,
            "switches": dict(self.switches),
            "seats": [vars(seat) for seat in self.seats],
        }

    @classmethod
    def from_table(cls, table: Mapping[str, Any], editions: tuple[str, ...]) -> Draft:
        """From remembered data; whatever is missing or makes no sense is as at first."""
        draft = cls()
        if table.get("edition") in editions:
            draft.edition = table["edition"]
        if table.get("ending") in ENDINGS:
            draft.ending = table["ending"]
        if table.get("minutes") in MINUTES:
            draft.minutes = table["minutes"]
        switches = table.get("switches")
        if isinstance(switches, Mapping):
            draft.switches.update({name: switches[name] for name in SWITCHES if isinstance(switches.get(name), bool)})
        draft._take_seats(table.get("seats"))
        return draft

    def _take_seats(self, seats: Any) -> None:
        if not isinstance(seats, list) or len(seats) != len(self.seats) or not all(map(_is_seat, seats)):
            return
        found = [
            DraftSeat(seat["name"][:LONGEST_NAME], seat["who"], seat["token"], seat["colour"], cast)
            for seat, cast in zip(seats, _characters(seats), strict=True)
        ]
        if len({seat.token for seat in found}) == len({seat.colour for seat in found}) == len(found):
            self.seats = found


def _characters(seats: list[Mapping[str, Any]]) -> list[str]:
    """Those remembered if they are six different ones, else those at first."""
    found = [str(seat.get("character")) for seat in seats]
    return found if sorted(found) == sorted(BY_ID) else list(FIRST_CAST)


def _seated(seat: DraftSeat) -> SeatSetup:
    level: Level | None = next((level for level in LEVELS if level == seat.who), None)
    return SeatSetup(seat.called, level, seat.token, seat.colour, seat.character if level else "")


def _is_seat(seat: Any) -> bool:
    return (
        isinstance(seat, Mapping)
        and isinstance(seat.get("name"), str)
        and seat["name"].isprintable()
        and seat.get("who") in get_args(Who)
        and seat.get("token") in TOKENS
        and seat.get("colour") in COLOURS
    )


def quick(humans: int = 1, cpus: int = 3, seed: int = 0) -> Draft:
    """You against CPUs, on the first board, with live auctions; `seed` says which characters come."""
    draft = Draft()
    for index in range(len(draft.seats)):
        who: Who = "person" if index < humans else "normal" if index < humans + cpus else "nobody"
        draft.change(index, who=who)
    coming = Random(seed).sample([seat.character for seat in draft.seats[humans:]], cpus)
    for index, character in enumerate(coming, start=humans):
        draft.cast(index, character)
    return draft
