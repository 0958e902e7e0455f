"""What is true of every position, whatever was played: checked after each command of a story."""

from __future__ import annotations

from collections.abc import Iterable

from game import events as e
from game.match import Match
from game.position import Position
from game.state import BANK, HOTELS, HOUSES, Auction, Debt, Transfer

ASIDE = frozenset({"undo", "claim_rent", "offer", "mortgage", "sell", "sell_group"})
"""Kinds that may be open to a seat but do not bring play on."""


def check_sound(match: Match) -> None:
    """Fail if something appeared, vanished, or nobody can go on."""
    p = match.position
    check_waiting(match)
    check_frames(p)
    check_money_and_keys(p)
    check_buildings(p)


def check_waiting(match: Match) -> None:
    """Somebody is waited for unless it is over, and each of them has something to say."""
    p = match.position
    must, awaiting = p.must(), match.awaiting()
    assert bool(must) == (p.state.over is None)
    for seat in must:
        assert set(awaiting[seat]) - ASIDE, f"{p.phase}: seat {seat} is stuck"


def check_frames(p: Position) -> None:
    """Whoever something waits for, owes or claims is in the game; a receipt is of one's own mortgaged deeds."""
    state, playing = p.state, {*p.playing(), BANK}
    for frame in state.frames:
        if isinstance(frame, Debt):
            assert {frame.by, frame.to} <= playing
            assert frame.amount > 0
        elif isinstance(frame, Transfer):
            assert all(state.owner[deed] == frame.seat and state.mortgaged[deed] for deed in frame.deeds)
        elif isinstance(frame, Auction):
            assert {*frame.bidders} <= playing
            assert frame.by is None or frame.by in frame.bidders
    assert all({claim.payer, claim.owner} <= playing for claim in state.claims)


def check_money_and_keys(p: Position) -> None:
    """No cash below nothing, no key too many, nothing left with a bankrupt."""
    assert all(seat.cash >= 0 for seat in p.state.seats)
    assert p.keys_left() >= 0
    for index, seat in enumerate(p.state.seats):
        if seat.bankrupt:
            assert (seat.cash, seat.keys, p.deeds_of(index)) == (0, (), [])


def check_buildings(p: Position) -> None:
    """Buildings stand evenly on whole unmortgaged groups, none too many; the bank's deeds are bare (B1-B4, M1)."""
    state = p.state
    for group in p.board.groups.values():
        levels = [state.level[deed] for deed in group]
        if any(levels):
            assert max(levels) - min(levels) <= 1
            assert len({state.owner[deed] for deed in group} - {BANK}) == 1
            assert not any(state.mortgaged[deed] for deed in group)
    hotels = state.level.count(p.hotel)
    assert state.hotels + hotels <= HOTELS
    assert 0 <= state.houses <= HOUSES - sum(level for level in state.level if level != p.hotel)
    assert not any(state.mortgaged[deed] for deed in p.board.deeds if state.owner[deed] == BANK)


def pieces(p: Position) -> tuple[int, int]:
    """Houses and hotels there are in all, on the board and in the bank."""
    level, full = p.state.level, p.hotel
    return p.state.houses + sum(n for n in level if n != full), p.state.hotels + level.count(full)


def check_told(p: Position, before: list[int], events: Iterable[e.Event]) -> None:
    """Every change of cash is told by the events, to the last unit."""
    cash = dict(enumerate(before)) | {BANK: 0}
    for event in events:
        match event:
            case e.Paid(_, by, to, amount):
                cash[by] -= amount
                cash[to] += amount
            case e.Traded(_, by, to, give, take):
                cash[by] += take.cash - give.cash
                cash[to] += give.cash - take.cash
            case e.Salary(_, by, amount) | e.Undone(amount=amount, by=by):
                cash[by] += amount
            case e.Sold(by=by, amount=amount) | e.Mortgaged(by=by, amount=amount):
                cash[by] += amount
            case e.Built(by=by, amount=amount) | e.Redeemed(by=by, amount=amount):
                cash[by] -= amount
    assert [cash[seat] for seat in range(len(before))] == [seat.cash for seat in p.state.seats]
