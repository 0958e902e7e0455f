"""Going bankrupt: to the bank, to a creditor, or by auction, and what else it ends (D2-D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.phases import ending, turn
from game.phases.building import built_groups, clear_group, strip
from game.phases.jail import put_back
from game.phases.mortgage import ask_receiver
from game.phases.payment import move_money
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import (
    BANK,
    Auction,
    BuyOrDecline,
    Call,
    Debt,
    Estate,
    Frame,
    LeaveJail,
    TaskChoice,
    TaxChoice,
    Trade,
    Transfer,
    Turn,
)

if TYPE_CHECKING:
    from game.match import Match


def refuse_resign(p: Position, command: c.Resign) -> Refusal | None:
    """`resign`: in one's own turn, choice, receipt or debt (D2)."""
    match p.top:
        case Turn():
            own = p.state.turn == command.by
        case BuyOrDecline() | TaxChoice() | TaskChoice() | Transfer() as frame:
            own = frame.seat == command.by
        case Debt() as debt:
            own = debt.by == command.by
        case _:
            own = False
    return None if own else refuse(_("One resigns in one's own turn or debt."))


def resign(m: Match, command: c.Resign) -> None:
    """Bankrupt to the creditor of the debt due, else to the bank (D2)."""
    top = m.position.top
    if isinstance(top, Debt):
        go_bankrupt(m, command.by, top.to, top.amount)
    else:
        go_bankrupt(m, command.by, BANK, 0)


def go_bankrupt(m: Match, seat: int, to: int, debt: int) -> None:
    """A seat leaves the game; its estate goes the rules' way (D3, D4, D6), unless that ends the match (E1, E3)."""
    state, player = m.state, m.state.seats[seat]
    deeds = m.position.deeds_of(seat)
    sell_buildings(m, seat, to)
    player.bankrupt = True
    state.out.append(seat)
    m.emit(e.Bankrupt(state.tick, seat, to))
    forget(m, seat)
    takes_over = to != BANK and m.position.edition.bankrupt_to_seat == "creditor"
    paid = pay_out(m, seat, to, player.cash if takes_over else min(player.cash, debt))
    pass_deeds(m, seat, to if takes_over else BANK, deeds)
    pass_keys(m, seat, to if takes_over else BANK)
    if ending.after_bankruptcy(m):
        return
    if seat == state.turn:
        turn.pass_on(m)
    if takes_over:
        ask_receiver(m, to, deeds)
    elif deeds and not m.position.rules.no_auctions:
        m.push(Estate(deeds, to, debt - paid if to != BANK else 0))


def sell_buildings(m: Match, seat: int, to: int) -> None:
    """To a seat: all buildings are sold to the bank first (D4, D6); to the bank they go back for nothing (D3)."""
    for deed in built_groups(m.position, seat):
        if to == BANK:
            strip(m, deed)
        else:
            clear_group(m, seat, deed)


def pay_out(m: Match, seat: int, to: int, amount: int) -> int:
    """The creditor's part of the cash, given back as figure; the bank takes the rest."""
    player = m.state.seats[seat]
    if to != BANK and amount:
        move_money(m, seat, to, amount, "estate")
    else:
        amount = 0
    if player.cash:
        move_money(m, seat, BANK, player.cash, "estate")
    return amount


def pass_deeds(m: Match, seat: int, to: int, deeds: list[int]) -> None:
    """The deeds change hands, mortgaged as they are; with the bank they lose their mortgages (A4)."""
    for deed in deeds:
        m.state.owner[deed] = to
        if to == BANK:
            m.state.mortgaged[deed] = False
        m.emit(e.Transferred(m.state.tick, seat, to, deed))
        m.state.quiet = -1


def pass_keys(m: Match, seat: int, to: int) -> None:
    """Keys go to the creditor (D4), else back to store or deck (D3, D6)."""
    player = m.state.seats[seat]
    if to == BANK:
        for source in player.keys:
            put_back(m, source)
    else:
        heir = m.state.seats[to]
        heir.keys = tuple(sorted((*heir.keys, *player.keys)))
    player.keys = ()


def forget(m: Match, seat: int) -> None:
    """Nothing waits for a bankrupt any more, and what was owed to it is owed to the bank (D4, R6)."""
    state = m.state
    state.claims = [claim for claim in state.claims if seat not in (claim.owner, claim.payer)]
    for frame in state.frames:
        if isinstance(frame, Trade) and seat in (frame.offer.by, frame.offer.to):
            m.emit(e.Lapsed(state.tick, frame.offer.by, frame.offer.to))
    state.frames[1:] = [frame for frame in state.frames[1:] if not concerns(frame, seat)]
    for frame in state.frames:
        leave_frame(frame, seat)


def concerns(frame: Frame, seat: int) -> bool:
    """Whether a frame is the bankrupt's own and goes with it."""
    match frame:
        case BuyOrDecline() | TaxChoice() | TaskChoice() | Transfer() | LeaveJail():
            return frame.seat == seat
        case Debt():
            return frame.by == seat
        case Trade(offer):
            return seat in (offer.by, offer.to)
    return False


def leave_frame(frame: Frame, seat: int) -> None:
    """A frame of others goes on without the bankrupt."""
    match frame:
        case Debt():
            frame.to = BANK if frame.to == seat else frame.to
        case Estate():
            frame.creditor = BANK if frame.creditor == seat else frame.creditor
        case Auction():
            leave_auction(frame, seat)
        case Call():
            leave_call(frame, seat)


def leave_auction(auction: Auction, seat: int) -> None:
    """Out of the bidding; its standing bid is void."""
    if seat in auction.bidders:
        auction.bidders.remove(seat)
    if auction.by == seat:
        auction.by, auction.bid = None, 0


def leave_call(call: Call, seat: int) -> None:
    """Out of the call; a piece it was to place stays with the bank."""
    call.wants[seat] = 0
    if seat in call.asked:
        call.asked.remove(seat)
    if call.placing == seat:
        call.placing = call.paid = None
