"""What must hold after every command, whatever was asked: the bookkeeping of the whole table."""

from __future__ import annotations

from collections.abc import Iterable

from game import events as e
from game.match import Match
from game.position import Position
from game.rulebook import awaiting
from game.state import BANK, HOTELS, HOUSES

TO_POT = frozenset({"tax", "fine", "task"})


def money_in_play(p: Position) -> int:
    """All cash at the table and in the pot."""
    return sum(seat.cash for seat in p.state.seats) + p.state.pot


def from_bank(p: Position, events: Iterable[e.Event]) -> int:
    """What the bank has handed out, less what it took, by the events alone (S2, D5)."""
    total = 0
    for event in events:
        match event:
            case e.Salary() | e.Sold() | e.Mortgaged() | e.Undone():
                total += event.amount
            case e.Built() | e.Redeemed():
                total -= event.amount
            case e.Paid():
                total += paid_by_bank(p, event)
    return total


def paid_by_bank(p: Position, event: e.Paid) -> int:
    """A payment's part in the bank's balance; the pot is no bank (H1)."""
    pot = p.rules.free_parking_pot and event.why in TO_POT
    if event.by == BANK:
        return 0 if event.why == "pot" else event.amount
    return -event.amount if event.to == BANK and not pot else 0


def check_money(p: Position, before: int, events: list[e.Event]) -> None:
    """Money only comes from and goes to the bank, and nobody has less than nothing."""
    assert money_in_play(p) - before == from_bank(p, events)
    assert all(seat.cash >= 0 for seat in p.state.seats)
    assert all(seat.cash % p.edition.unit == 0 for seat in p.state.seats)


def buildings(p: Position) -> tuple[int, int]:
    """Houses and hotels there are, on the board and in the bank."""
    levels = p.state.level
    houses = sum(level for level in levels if level < p.hotel)
    return p.state.houses + houses, p.state.hotels + sum(level == p.hotel for level in levels)


def check_buildings(p: Position, stock: tuple[int, int]) -> None:
    """32 houses, 12 hotels (S2, B4), or what a position began with; whole unmortgaged groups, evenly (B1, B2, M1)."""
    state = p.state
    assert buildings(p) == stock
    assert state.houses >= 0
    assert state.hotels >= 0
    for group in p.board.groups.values():
        levels = [state.level[deed] for deed in group]
        if any(levels):
            assert max(levels) - min(levels) <= 1
            assert not any(state.mortgaged[deed] for deed in group)
            assert len({state.owner[deed] for deed in group}) == 1
            assert state.owner[group[0]] != BANK


def check_deeds(p: Position) -> None:
    """Deeds belong to the bank, unmortgaged, or to a seat in the game; the bankrupt have nothing."""
    state = p.state
    for square in range(40):
        owner = state.owner[square]
        if square not in p.board.deeds:
            assert owner == BANK
        elif owner == BANK:
            assert not state.mortgaged[square]
        else:
            assert not state.seats[owner].bankrupt
    for seat in state.seats:
        assert not seat.bankrupt or (seat.cash, seat.keys) == (0, ())


def check_keys(m: Match) -> None:
    """Six keys or a card a deck, each in one place (C3)."""
    p = m.position
    assert 0 <= p.keys_left() <= p.edition.keys_in_all
    held = [source for seat in p.state.seats for source in seat.keys]
    for name, deck in m.luck.decks.items():
        tasks = p.edition.tasks("chance" if name == "chance" else "chest")
        assert len(set(deck)) == len(deck) == len(tasks) - held.count(name)


def check_waiting(p: Position) -> None:
    """Play waits for somebody who can do something, and for nobody when it is over."""
    kinds = awaiting(p)
    if p.state.over:
        assert not any(kinds.values())
        assert not p.must()
        assert p.phase == "over"
        return
    assert p.must()
    assert all(kinds[seat] for seat in p.must())
    assert len(p.playing()) > 1
    assert not p.seat(p.turn).bankrupt


def check(m: Match, before: int, events: list[e.Event], stock: tuple[int, int] = (HOUSES, HOTELS)) -> None:
    """Everything at once."""
    check_books(m, before, events, stock)
    check_waiting(m.position)


def check_books(m: Match, before: int, events: list[e.Event], stock: tuple[int, int] = (HOUSES, HOTELS)) -> None:
    """Money, buildings, deeds and keys."""
    check_money(m.position, before, events)
    check_buildings(m.position, stock)
    check_deeds(m.position)
    check_keys(m)
