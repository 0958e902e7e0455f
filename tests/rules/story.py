"""Rule tests as short stories: a position as text, commands as text, then figures.

A position is its seats parted by `;`, each `NAME [CASH] [@SQUARE] [jail FAILED] [keys N] [cpu LEVEL] [: DEEDS]`; `>`
before a name: it is that seat's turn. Deeds are ids or whole groups, with `=2` houses, `=hotel` or `=m` (mortgaged).
Commands are `NAME KIND [ARGUMENT]` parted by `;`, or `wait TICKS`. Offers: `A offer B 50 park_place key for debt=20`.
Dice are words of faces: `"12 345"` is a roll of two, then one of three.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import levels
from game.edition import Edition
from game.match import Match
from game.orders import read_command
from game.refusal import Refusal
from game.scenario import read_scenario
from game.wire import event_json, position_json, refusal_text
from tests.rules.sound import check_sound, check_told, pieces

Json = dict[str, Any]
GROUPS = ["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue", "station", "utility"]


@cache
def edition(name: str) -> Edition:
    """An edition, read once."""
    return levels.load(name)


class Story:
    """A match in a position. What the scenario program prints of it are its attributes: `phase`, `turn`, `debt`, ..."""

    def __init__(self, name: str | Edition, seats: str, **rest: Any) -> None:
        self.edition = edition(name) if isinstance(name, str) else name
        scenario = read_scenario(read_position(self.edition, seats, **rest), self.edition)
        self.match: Match = scenario.match
        self.events: list[Json] = [event_json(self.match.position, event) for event in scenario.opening]
        self.pieces = pieces(self.match.position)
        check_sound(self.match)

    def __call__(self, commands: str) -> Story:
        """Carry out commands, none of which may be refused; `events` are then those of these commands."""
        self.events = []
        for text in commands.split(";"):
            cash = [seat.cash for seat in self.match.state.seats]
            result = self._do(text)
            assert not isinstance(result, Refusal), f"{text.strip()}: {refusal_text(self.match.position, result)}"
            self.events += [event_json(self.match.position, event) for event in result]
            check_told(self.match.position, cash, result)
            check_sound(self.match)
            assert pieces(self.match.position) == self.pieces
        return self

    def _do(self, text: str) -> Any:
        words = text.split()
        if words[0] == "wait":
            return self.match.wait(int(words[1]))
        return self.match.do(read_command(self.match.position, read_order(words)))

    def refuses(self, *commands: str) -> None:
        """Each of the commands is refused, and changes nothing."""
        for text in commands:
            before, luck = self.match.state.copy(), self.match.luck.copy()
            assert isinstance(self._do(text), Refusal), f"{text} is not refused"
            assert self.match.state == before, f"{text} is refused, but changes something"
            assert self.match.luck.forced == luck.forced
            assert self.match.luck.dice.drawn == luck.dice.drawn

    def __getattr__(self, name: str) -> Any:
        """A part of the printed state."""
        return position_json(self.match.position)[name]

    @property
    def cash(self) -> dict[str, int]:
        """Cash by seat."""
        return {seat["name"]: seat["cash"] for seat in self.players}

    @property
    def worth(self) -> dict[str, int]:
        """Worth by seat (E4)."""
        return {seat["name"]: seat["worth"] for seat in self.players}

    def seat(self, name: str) -> Json:
        """One seat as printed."""
        seats: dict[str, Json] = {seat["name"]: seat for seat in self.players}
        return seats[name]

    def at(self, name: str) -> int:
        """The square a seat stands on."""
        square: int = self.seat(name)["square"]
        return square

    def jail(self, name: str) -> int | None:
        """Failed rolls of a seat in jail, None outside."""
        jail: int | None = self.seat(name)["jail"]
        return jail

    def owner(self, deed: str) -> str | None:
        """Who has a deed, None: the bank."""
        owner: str | None = self.deeds[deed]["owner"]
        return owner

    def level(self, deed: str) -> int | str:
        """Houses on a lot, or "hotel"."""
        facts = self.deeds[deed]
        return "hotel" if facts["hotel"] else int(facts["houses"])

    def mortgaged(self, deed: str) -> bool:
        """Whether a deed is mortgaged."""
        return bool(self.deeds[deed]["mortgaged"])

    def may(self, name: str, kind: str) -> bool:
        """Whether a kind is listed for a seat."""
        return kind in self.awaiting[name]

    def told(self, kind: str) -> list[Json]:
        """The events of one kind among the latest, without kind and tick."""
        return [{k: v for k, v in e.items() if k not in ("kind", "tick")} for e in self.events if e["kind"] == kind]


def games(seats: str, **rest: Any) -> Story:
    """A story of games_to_go: dollars, unit 1, salary 200, fine 50, three dice for tasks."""
    return Story("games_to_go", seats, **rest)


def stockholm(seats: str, **rest: Any) -> Story:
    """A story of stockholm: kronor, unit 10, salary 4 000, fine 1 000, card decks."""
    return Story("stockholm", seats, **rest)


def suomi(seats: str, **rest: Any) -> Story:
    """A story of suomi: euros, unit 10 000, salary 2 000 000, fine 500 000, card decks."""
    return Story("suomi", seats, **rest)


def read_position(which: Edition, seats: str, dice: str = "", bank: tuple[int, int] | None = None, **rest: Any) -> Json:
    """A scenario file's data; `rest`: seed, cards on top (`chance`, `chest`), and the switches."""
    data: Json = {"edition": which.id, "seed": rest.pop("seed", 7), "players": []}
    for text in seats.split(";"):
        if text.strip().startswith(">"):
            data["turn"] = text.split()[0].strip(">:")
        data["players"].append(read_seat(which, text.strip().lstrip(">")))
    if bank is not None:
        data["bank"] = {"houses": bank[0], "hotels": bank[1]}
    cards = {deck: rest.pop(deck).split() for deck in ("chance", "chest") if deck in rest}
    if cards:
        data["cards"] = cards
    data["dice"] = [[int(face) for face in word] for word in dice.split()]
    return data | {"rules": rest}


def read_seat(which: Edition, text: str) -> Json:
    """One player as in a scenario file."""
    facts, _, deeds = text.partition(":")
    words = facts.split()
    seat: Json = {"name": words.pop(0)}
    while words:
        word = words.pop(0)
        if word.startswith("@"):
            seat["square"] = int(word[1:])
        elif word in ("jail", "keys"):
            seat[word] = int(words.pop(0))
        elif word == "cpu":
            seat["cpu"] = words.pop(0)
        else:
            seat["cash"] = int(word.replace("_", ""))
    if "jail" in seat:
        seat.setdefault("square", 10)
    return seat | {"deeds": read_deeds(which, deeds)}


def read_deeds(which: Edition, text: str) -> Json:
    """Deeds with what stands on them."""
    deeds: Json = {}
    for word in text.split():
        name, _, mark = word.partition("=")
        facts = {"": {}, "m": {"mortgaged": True}, "hotel": {"hotel": True}}.get(mark)
        positions = which.board.groups[name] if name in GROUPS else (which.board.by_id[name],)
        for position in positions:
            deeds[which.board.squares[position].id] = {"houses": int(mark)} if facts is None else facts
    return deeds


ARGUMENT = {
    "bid": "amount", "want": "count", "claim_rent": "deed", "choose_tax": "how", "choose_task": "how", "build": "deed",
    "sell": "deed", "sell_group": "deed", "mortgage": "deed", "redeem": "deed", "keep_mortgage": "deed", "pace": "pace",
}  # fmt: skip


def read_order(words: list[str]) -> Json:
    """A command as in a scenario file."""
    by, kind, *rest = words
    order: Json = {"by": by, "do": kind}
    if kind == "offer":
        split = rest.index("for")
        return order | {"to": rest[0], "give": read_side(rest[1:split]), "take": read_side(rest[split + 1 :])}
    if kind == "control":
        return order | {"seat": rest[0], "cpu": rest[1] if rest[1:] else None}
    if rest:
        order[ARGUMENT[kind]] = int(rest[0]) if kind in ("bid", "want") else rest[0]
    return order


def read_side(words: list[str]) -> Json:
    """One side of an offer: cash, `key` (each one), `debt=N`, else deeds."""
    side: Json = {}
    for word in words:
        if word.lstrip("-").isdigit():
            side["cash"] = int(word)
        elif word == "key":
            side["keys"] = side.get("keys", 0) + 1
        elif word.startswith("debt="):
            side["debt"] = int(word[5:])
        else:
            side.setdefault("deeds", []).append(word)
    return side
