"""A match as plain JSON and back, whole: position, luck and clock. Equal matches have equal snapshots and digests."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from game.commands import Offer, Side
from game.dice import Luck, Stream
from game.edition import Edition, Rules
from game.match import Match
from game.position import Position
from game.reading import Json, ReadError, shown
from game.state import (
    Auction,
    BuyOrDecline,
    Call,
    Claim,
    Debt,
    Ending,
    Estate,
    Frame,
    LeaveJail,
    Seat,
    State,
    Step,
    TaskChoice,
    TaxChoice,
    Trade,
    Transfer,
    Turn,
)

VERSION = 1
FRAMES: dict[str, type[Frame]] = {
    kind.__name__: kind
    for kind in (Turn, BuyOrDecline, TaxChoice, TaskChoice, Auction, Call, Trade, Transfer, Debt, LeaveJail, Estate)
}


def to_json(match: Match) -> Json:
    """The whole match as plain JSON."""
    p = match.position
    luck = match.luck
    return {
        "version": VERSION,
        "edition": p.edition.id,
        "rules": dataclasses.asdict(p.rules),
        "state": state_json(p.state),
        "luck": {
            "seed": luck.dice.seed,
            "dice": luck.dice.drawn,
            "cards": luck.cards.drawn,
            "forced": luck.forced,
            "decks": luck.decks,
        },
    }


def state_json(state: State) -> Json:
    """The state, its frames with their kind."""
    out = {f.name: plain(getattr(state, f.name)) for f in dataclasses.fields(state)}
    out["frames"] = [{"frame": type(frame).__name__, **plain(frame)} for frame in state.frames]
    return out


def plain(value: Any) -> Any:
    """Data classes as objects, tuples as lists, all the way down."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, Side):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    return value


def digest(match: Match) -> str:
    """A hash of the whole match, the same on every machine and in every process."""
    text = json.dumps(to_json(match), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def from_json(data: Json, edition: Edition) -> Match:
    """The match a snapshot holds. Raises ReadError if it is not one, or of another edition or version."""
    try:
        if data["version"] != VERSION:
            raise ReadError(f"version: {shown(data['version'])} is unknown to this Trekast, which reads {VERSION}")
        if data["edition"] != edition.id:
            raise ReadError(f"edition: {shown(data['edition'])} is not {edition.id}")
        position = Position(edition, Rules(**data["rules"]), read_state(data["state"]))
        return Match(position, read_luck(data["luck"]))
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ReadError(f"snapshot: {type(error).__name__} {shown(str(error))}") from None


def read_state(data: Json) -> State:
    """A state from its JSON."""
    values = dict(data)
    for name, read in READERS.items():
        values[name] = read(values[name])
    return State(**values)


def read_seat(data: Json) -> Seat:
    """A seat from its JSON."""
    return Seat(**{**data, "keys": tuple(data["keys"])})


def read_frame(data: Json) -> Frame:
    """A frame from its JSON."""
    values = dict(data)
    kind: Callable[..., Frame] = FRAMES[values.pop("frame")]
    if kind is Trade:
        values["offer"] = read_offer(values["offer"])
    return kind(**values)


def read_offer(data: Json) -> Offer:
    """An offer from its JSON."""
    sides = {name: Side(**{**data[name], "deeds": tuple(data[name]["deeds"])}) for name in ("give", "take")}
    return Offer(data["by"], data["to"], **sides)


def read_ending(data: Json | None) -> Ending | None:
    """How it ended, from its JSON."""
    if data is None:
        return None
    ranking = tuple((seat, worth) for seat, worth in data["ranking"])
    return Ending(tuple(data["winner"]), data["reason"], ranking)


def each(read: Callable[[Json], Any]) -> Callable[[list[Json]], list[Any]]:
    """A reader for a list of things."""
    return lambda items: [read(item) for item in items]


READERS: dict[str, Callable[[Any], Any]] = {
    "seats": each(read_seat),
    "frames": each(read_frame),
    "claims": each(lambda data: Claim(**data)),
    "steps": each(lambda data: Step(**data)),
    "counter": lambda data: None if data is None else (data[0], data[1]),
    "over": read_ending,
    **dict.fromkeys(("owner", "mortgaged", "level", "yes", "out"), list),
}


def read_luck(data: Json) -> Luck:
    """Luck from its JSON."""
    luck = Luck(data["seed"])
    luck.dice = Stream(data["seed"], "dice", data["dice"])
    luck.cards = Stream(data["seed"], "cards", data["cards"])
    luck.forced = [[*roll] for roll in data["forced"]]
    luck.decks = {name: [*deck] for name, deck in data["decks"].items()}
    return luck
