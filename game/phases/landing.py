"""Carrying out a square: free and owned deeds, tax, tasks, corners (Q1-Q5), and rent that must be claimed (R6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game import money
from game.board import Square
from game.phases import jail, tasks
from game.phases.payment import charge, move_money
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, BuyOrDecline, Claim, TaxChoice

if TYPE_CHECKING:
    from game.match import Match


def land(m: Match, seat: int, pips: int, nearest: bool = False) -> None:
    """Carry out the square a seat stands on.

    `pips`: the dice total that brought it there, 0 if a task did. `nearest`: a task sent it to the nearest such (C4).
    """
    square = m.position.board.squares[m.state.seats[seat].square]
    if square.mortgage:
        land_on_deed(m, seat, square, pips, nearest)
    elif action := ACTIONS.get(square.kind):
        action(m, seat, square)


def land_on_deed(m: Match, seat: int, square: Square, pips: int, nearest: bool) -> None:
    """A free deed may be bought (Q1); for another's, rent is due (Q2), from jail only without H4."""
    owner = m.state.owner[square.position]
    if owner == BANK:
        m.push(BuyOrDecline(seat, square.position))
    elif owner != seat and not m.state.mortgaged[square.position]:
        if m.position.rules.no_rent_in_jail and m.state.seats[owner].jail is not None:
            return
        charge_rent(m, seat, owner, square, pips, nearest)


def charge_rent(m: Match, seat: int, owner: int, square: Square, pips: int, nearest: bool) -> None:
    """Rent due: collected by itself, in jail too (R5, J4), or to be claimed by its owner (R6)."""
    if square.kind == "utility" and not pips:
        pips = sum(m.roll(seat, 2, "utility"))
    amount = money.rent(m.position, square.position, pips, nearest)
    state = m.state
    m.emit(e.RentDue(state.tick, seat, owner, square.position, amount))
    if m.position.rules.attentive_rent:
        state.claims.append(Claim(state.turn_number, seat, owner, square.position, amount))
    else:
        charge(m, seat, owner, amount, "rent")


def land_on_tax(m: Match, seat: int, square: Square) -> None:
    """Pay, or choose how to pay (Q3)."""
    if square.percent:
        m.push(TaxChoice(seat, square.position))
    else:
        charge(m, seat, BANK, square.amount, "tax", pot=True)


def land_on_task(m: Match, seat: int, square: Square) -> None:
    """A task of that square's list comes up (Q4)."""
    tasks.take(m, seat, "chance" if square.kind == "chance" else "chest")


def land_on_free_parking(m: Match, seat: int, square: Square) -> None:
    """Nothing, or the pot (H1)."""
    amount, m.state.pot = m.state.pot, 0
    if amount:
        move_money(m, BANK, seat, amount, "pot")


def land_on_go_to_jail(m: Match, seat: int, square: Square) -> None:
    """To jail (Q5)."""
    jail.send(m, seat, "square")


ACTIONS: dict[str, Callable[[Match, int, Square], None]] = {
    "tax": land_on_tax,
    "chance": land_on_task,
    "chest": land_on_task,
    "free_parking": land_on_free_parking,
    "go_to_jail": land_on_go_to_jail,
}


def refuse_choose_tax(p: Position, command: c.ChooseTax) -> Refusal | None:
    """`choose_tax`: where the choice is one's own (Q3)."""
    if isinstance(p.top, TaxChoice) and p.top.seat == command.by:
        return None
    return refuse(_("There is no tax to choose now."))


def choose_tax(m: Match, command: c.ChooseTax) -> None:
    """Pay the flat sum or the per cent of all one owns (Q3)."""
    frame = m.state.frames.pop()
    assert isinstance(frame, TaxChoice)
    square = m.position.board.squares[frame.square]
    percent = money.tax_percent(m.position, frame.seat, square.percent)
    charge(m, frame.seat, BANK, square.amount if command.how == "flat" else percent, "tax", pot=True)


def forgo_claims(m: Match) -> None:
    """Rents unclaimed since an earlier turn are forgone (R6)."""
    state = m.state
    for claim in state.claims:
        if claim.turn < state.turn_number:
            m.emit(e.RentForgone(state.tick, claim.owner, claim.payer, claim.deed, claim.amount))
    state.claims = [claim for claim in state.claims if claim.turn >= state.turn_number]


def find_claim(p: Position, command: c.ClaimRent) -> Claim | None:
    """The claim a command means: on the deed it names, or the oldest (R6)."""
    return next(
        (claim for claim in p.state.claims if claim.owner == command.by and command.deed in (None, claim.deed)),
        None,
    )


def refuse_claim_rent(p: Position, command: c.ClaimRent) -> Refusal | None:
    """`claim_rent`: in any phase, while it stands (R6)."""
    return None if find_claim(p, command) else refuse(_("You have no such rent to claim."))


def claim_rent(m: Match, command: c.ClaimRent) -> None:
    """Claim a rent; a payer short of cash owes it before anything else (R6)."""
    claim = find_claim(m.position, command)
    assert claim is not None
    m.state.claims.remove(claim)
    m.emit(e.RentClaimed(m.state.tick, claim.owner, claim.payer, claim.deed, claim.amount))
    charge(m, claim.payer, claim.owner, claim.amount, "rent")
