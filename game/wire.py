"""Names for the outside: commands, events and positions as plain JSON, with seats by name and deeds by id."""

from __future__ import annotations

import dataclasses
from typing import Any

from game import commands as c
from game import events as e
from game import money
from game.commands import NAMES, Command, Side
from game.position import Position
from game.refusal import Refusal
from game.rulebook import awaiting
from game.state import BANK, Auction, Call, Claim, Debt, Trade, Transfer

Json = dict[str, Any]

SEAT_FIELDS = frozenset({"by", "to", "seat", "payer"})
DEED_FIELDS = frozenset({"deed"})


def who(p: Position, seat: int | None) -> str | None:
    """A seat's name, "bank" for the bank, None for nobody."""
    if seat is None:
        return None
    return "bank" if seat == BANK else p.seat(seat).name


def deed_id(p: Position, deed: int) -> str:
    """The id of a square."""
    return p.board.squares[deed].id


def side_json(p: Position, side: Side) -> Json:
    """A side of an offer, without its empty parts."""
    parts: Json = {"cash": side.cash, "deeds": [deed_id(p, deed) for deed in side.deeds], "keys": side.keys}
    return {name: part for name, part in {**parts, "debt": side.debt}.items() if part}


def value_json(p: Position, name: str, value: Any) -> Any:
    """One field of a command or event by its outside form."""
    if name in SEAT_FIELDS and value is not None:
        return who(p, value)
    if (name in DEED_FIELDS and value is not None) or (name == "what" and isinstance(value, int)):
        return deed_id(p, value)
    if isinstance(value, Side):
        return side_json(p, value)
    if name in ("bidders", "asked", "winner"):
        return [who(p, seat) for seat in value]
    if name == "ranking":
        return [[who(p, seat), worth] for seat, worth in value]
    return list(value) if isinstance(value, tuple) else value


def command_json(p: Position, command: Command) -> Json:
    """`{"by": NAME, "do": KIND, ...}` as scenario files have it."""
    fields = {f.name: getattr(command, f.name) for f in dataclasses.fields(command)}
    by = who(p, fields.pop("by"))
    parts = {name: value_json(p, name, value) for name, value in fields.items()}
    if isinstance(command, c.ClaimRent) and command.deed is None:
        parts = {}
    return {"by": by, "do": NAMES[type(command)], **parts}


def event_json(p: Position, event: e.Event) -> Json:
    """`{"tick", "kind", ...}`: a move's `start` is called "from", a task goes by its id."""
    fields = event._asdict()
    out: Json = {"tick": fields.pop("tick"), "kind": e.KINDS[type(event)]}
    for name, value in fields.items():
        if isinstance(event, e.Moved):
            out["from" if name == "start" else name] = who(p, value) if name == "by" else value
        elif isinstance(event, e.Task) and name == "task":
            out["task"] = p.edition.tasks(event.cards)[value].id
        else:
            out[name] = value_json(p, name, value)
    return out


def position_json(p: Position) -> Json:
    """The position as the scenario program prints it."""
    state = p.state
    kinds = {who(p, seat): names for seat, names in awaiting(p).items()}
    return {
        "tick": state.tick,
        "phase": p.phase,
        "turn": who(p, state.turn),
        "doubles": state.doubles,
        "over": over_json(p),
        "ticks_left": state.ticks_left,
        "awaiting": kinds,
        "must": [who(p, seat) for seat in p.must()],
        "players": [player_json(p, seat) for seat in range(len(state.seats))],
        "deeds": {deed_id(p, deed): deed_json(p, deed) for deed in p.board.deeds},
        "bank": {"houses": state.houses, "hotels": state.hotels, "keys": p.keys_left()},
        "pot": state.pot,
        **waiting_json(p),
        "claims": [claim_json(p, claim) for claim in state.claims],
    }


def over_json(p: Position) -> Json | None:
    """How the match ended."""
    over = p.state.over
    if over is None:
        return None
    return {
        "winner": [who(p, seat) for seat in over.winner],
        "reason": over.reason,
        "ranking": [[who(p, seat), worth] for seat, worth in over.ranking],
    }


def player_json(p: Position, index: int) -> Json:
    """One seat."""
    seat = p.seat(index)
    return {
        "name": seat.name,
        "cash": seat.cash,
        "square": seat.square,
        "jail": seat.jail,
        "keys": len(seat.keys),
        "bankrupt": seat.bankrupt,
        "worth": money.worth(p, index),
    }


def deed_json(p: Position, deed: int) -> Json:
    """One deed."""
    level, owner = p.state.level[deed], p.state.owner[deed]
    return {
        "owner": None if owner == BANK else who(p, owner),
        "mortgaged": p.state.mortgaged[deed],
        "houses": 0 if level == p.hotel else level,
        "hotel": level == p.hotel,
    }


def waiting_json(p: Position) -> Json:
    """What play waits for, beyond the phase: the topmost of each kind of frame.

    A debt stays the one due while an offer or a receipt waits on top of it.
    """
    out: Json = {"auction": None, "call": None, "trade": None, "transfer": None, "debts": [], "debt": None}
    for frame in reversed(p.state.frames):
        match frame:
            case Auction():
                out["auction"] = out["auction"] or auction_json(p, frame)
            case Call():
                out["call"] = call_json(p, frame)
            case Trade(offer):
                out["trade"] = command_json(p, offer)
                del out["trade"]["do"]
            case Transfer():
                deeds = [deed_id(p, deed) for deed in frame.deeds]
                out["transfer"] = out["transfer"] or {"by": who(p, frame.seat), "deeds": deeds}
            case Debt():
                if frame.opened and out["debt"] is None:
                    out["debt"] = {**debt_json(p, frame), "can_raise": money.can_raise(p, frame.by)}
                else:
                    out["debts"].append(debt_json(p, frame))
    return out


def auction_json(p: Position, auction: Auction) -> Json:
    """What is under the hammer, the standing bid and who is in."""
    return {
        "what": value_json(p, "what", auction.what),
        "bid": auction.bid or None,
        "by": who(p, auction.by),
        "bidders": [who(p, seat) for seat in auction.bidders],
        "countdown": auction.countdown,
    }


def call_json(p: Position, call: Call) -> Json:
    """A building call: who has yet to answer, who wants how many, who places now."""
    return {
        "what": call.what,
        "by": who(p, call.by),
        "deed": deed_id(p, call.deed),
        "pieces": call.pieces,
        "asked": [who(p, seat) for seat in call.asked],
        "wants": {p.seat(seat).name: count for seat, count in enumerate(call.wants) if count},
        "placing": who(p, call.placing),
        "paid": call.paid,
    }


def debt_json(p: Position, debt: Debt) -> Json:
    """Who owes whom how much."""
    return {"by": who(p, debt.by), "to": who(p, debt.to), "amount": debt.amount}


def claim_json(p: Position, claim: Claim) -> Json:
    """A rent its owner may claim: `by` pays `to`."""
    deed = deed_id(p, claim.deed)
    return {"by": who(p, claim.payer), "to": who(p, claim.owner), "deed": deed, "amount": claim.amount}


def refusal_text(p: Position, refusal: Refusal) -> str:
    """A refusal as an English sentence."""
    args = dict(refusal.args)
    for name, value in args.items():
        if name in ("deed", "square"):
            args[name] = p.board.squares[value].name
        elif name == "seat":
            args[name] = who(p, value)
    return refusal.text.format(**args)
