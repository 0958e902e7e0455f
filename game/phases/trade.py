"""Trades: offers between two seats, their answers, and counter-offers (X1, X2, D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.commands import Side
from game.phases import mortgage
from game.phases.turn import TIME_IS_UP, refuse_turn
from game.position import Position
from game.refusal import Refusal, _
from game.refusal import refuse as because
from game.state import Debt, Trade

if TYPE_CHECKING:
    from game.match import Match

NOTHING = Side()


def refuse_asking(p: Position, seat: int, to: int) -> Refusal | None:
    """Why a seat may not make that other one an offer now (X1)."""
    if p.time_is_up and not isinstance(p.top, Debt):
        return because(TIME_IS_UP)
    if p.state.counter in ((seat, to), (to, seat)):
        return None
    if isinstance(p.top, Debt) and p.top.by == seat:
        return None
    return refuse_turn(p, seat)


def refuse_offer(p: Position, command: c.Offer) -> Refusal | None:
    """`offer`: in one's turn, in a debt or as a counter-offer; both sides whole, and possible now (X1, X2)."""
    if command.to == command.by:
        return because(_("One cannot trade with oneself."))
    if p.seat(command.to).bankrupt:
        return because(_("{seat} is out of the game."), seat=command.to)
    if reason := refuse_asking(p, command.by, command.to):
        return reason
    if command.give == command.take == NOTHING:
        return because(_("The offer moves nothing."))
    return refuse_deal(p, command)


def refuse_deal(p: Position, offer: c.Offer) -> Refusal | None:
    """Why a deal cannot be carried out as things stand (X2)."""
    return refuse_side(p, offer.by, offer.give) or refuse_side(p, offer.to, offer.take) or refuse_debt_part(p, offer)


def refuse_side(p: Position, seat: int, side: Side) -> Refusal | None:
    """Why a seat cannot give that."""
    player = p.seat(seat)
    if min(side.cash, side.keys, side.debt) < 0:
        return because(_("An offer has no negative parts."))
    if side.cash % p.edition.unit:
        return because(_("Money goes in steps of {unit}."), unit=p.edition.unit)
    if side.cash > player.cash:
        return because(_("{seat} has only {amount}."), seat=seat, amount=player.cash)
    if side.keys > len(player.keys):
        return because(_("{seat} has not so many keys."), seat=seat)
    if len(set(side.deeds)) < len(side.deeds):
        return because(_("An offer names a deed twice."))
    for deed in side.deeds:
        if p.state.owner[deed] != seat:
            return because(_("{deed} does not belong to {seat}."), deed=deed, seat=seat)
        if p.group_level(deed):
            return because(_("{deed} cannot go while its group has buildings."), deed=deed)
    return None


def refuse_debt_part(p: Position, offer: c.Offer) -> Refusal | None:
    """Why the part of a debt that a deal is to settle is not there (D1)."""
    if not offer.give.debt and not offer.take.debt:
        return None
    debt = debt_below_offer(p)
    if offer.give.debt or debt is None or (debt.by, debt.to) != (offer.by, offer.to):
        return because(_("Only a debtor settles its debt by a deal, with its creditor."))
    if offer.take.debt > debt.amount:
        return because(_("The debt is {amount}."), amount=debt.amount)
    if offer.take.debt % p.edition.unit:
        return because(_("Money goes in steps of {unit}."), unit=p.edition.unit)
    return None


def debt_below_offer(p: Position) -> Debt | None:
    """The debt due now, also while an offer made in it waits."""
    frames = p.state.frames
    frame = frames[-2] if isinstance(frames[-1], Trade) else frames[-1]
    return frame if isinstance(frame, Debt) else None


def offer(m: Match, command: c.Offer) -> None:
    """Put it to the other seat."""
    m.push(Trade(command))
    m.emit(e.Offered(m.state.tick, command.by, command.to, command.give, command.take))


def refuse_answer(p: Position, command: c.Accept | c.Refuse) -> Refusal | None:
    """`accept`, `refuse`: an offer made to one (X2)."""
    if isinstance(p.top, Trade) and p.top.offer.to == command.by:
        return None
    return because(_("There is no offer to you."))


def accept(m: Match, command: c.Accept) -> None:
    """The deal is carried out, or ends if something is no longer there (X2)."""
    deal = take_up(m)
    if refuse_deal(m.position, deal):
        m.emit(e.Lapsed(m.state.tick, deal.by, deal.to))
        return
    m.emit(e.Accepted(m.state.tick, command.by, deal.by))
    carry_out(m, deal)


def take_up(m: Match) -> c.Offer:
    """The offer that waits, which from here on waits no more."""
    frame = m.state.frames.pop()
    assert isinstance(frame, Trade)
    return frame.offer


def carry_out(m: Match, deal: c.Offer) -> None:
    """Both sides change hands; mortgaged deeds ask their receivers, the asker first (M3)."""
    state = m.state
    m.emit(e.Traded(state.tick, deal.by, deal.to, deal.give, deal.take))
    swap_keys(m, deal)
    hand_side(m, deal.by, deal.to, deal.give)
    hand_side(m, deal.to, deal.by, deal.take)
    if deal.take.debt:
        settle_part(m, deal.take.debt)
    mortgage.ask_receiver(m, deal.to, sorted(deal.give.deeds))
    mortgage.ask_receiver(m, deal.by, sorted(deal.take.deeds))


def hand_side(m: Match, giver: int, taker: int, side: Side) -> None:
    """The cash and deeds that one seat gives reach the other."""
    state = m.state
    source, target = state.seats[giver], state.seats[taker]
    source.cash -= side.cash
    target.cash += side.cash
    for deed in side.deeds:
        mortgage.forget_receipt(m, deed)
        state.owner[deed] = taker
        state.quiet = -1
        m.emit(e.Transferred(state.tick, giver, taker, deed))


def swap_keys(m: Match, deal: c.Offer) -> None:
    """The keys of both sides change hands at the same time; of two cards Chance's goes first (C3)."""
    asker, asked = m.state.seats[deal.by], m.state.seats[deal.to]
    given, kept = asker.keys[: deal.give.keys], asker.keys[deal.give.keys :]
    taken, left = asked.keys[: deal.take.keys], asked.keys[deal.take.keys :]
    asker.keys, asked.keys = tuple(sorted(kept + taken)), tuple(sorted(left + given))


def settle_part(m: Match, amount: int) -> None:
    """So much of the debt due is settled by the deal (D1)."""
    debt = m.state.frames[-1]
    assert isinstance(debt, Debt)
    debt.amount -= amount
    if not debt.amount:
        m.state.frames.pop()
        m.emit(e.DebtSettled(m.state.tick, debt.by, debt.to))


def refuse(m: Match, command: c.Refuse) -> None:
    """Say no; either side may answer with an offer before anything else happens (X1)."""
    deal = take_up(m)
    m.state.counter = (command.by, deal.by)
    m.emit(e.Refused(m.state.tick, command.by, deal.by))


def refuse_withdraw(p: Position, command: c.Withdraw) -> Refusal | None:
    """`withdraw`: one's own offer, while it waits (X2)."""
    if isinstance(p.top, Trade) and p.top.offer.by == command.by:
        return None
    return because(_("You have made no offer."))


def withdraw(m: Match, command: c.Withdraw) -> None:
    """Take it back."""
    deal = take_up(m)
    m.emit(e.Withdrawn(m.state.tick, command.by, deal.to))
