"""What a hard CPU would do in a person's place, and why, in words and figures; given when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game import commands as c
from game.cpu import Adviser
from game.state import Call
from scenes.i18n import ntr, tr
from scenes.telling import deed_name, explained, price, seat_name

if TYPE_CHECKING:
    from game.cpu.advice import Advised
    from game.position import Position
    from scenes.board.session import Session


class Advice(NamedTuple):
    """What to do, and why; either may be empty."""

    what: str
    why: str = ""

    @property
    def words(self) -> str:
        """Both in one line."""
        return " ".join(filter(None, (self.what, self.why)))


def adviser(session: Session, seat: int) -> Adviser:
    """An adviser in that seat, which has seen what its owner has."""
    return Adviser(session.position, seat, session.events)


def advise(session: Session, seat: int) -> Advice:
    """For whatever the seat is asked now."""
    asked = adviser(session, seat)
    found = asked.best()
    return _of(asked, found) if found else Advice(tr("Wait for the others."))


def advise_on_deeds(session: Session, seat: int) -> Advice:
    """While deeds are managed: what to settle, else the best building or redemption."""
    p, asked = session.position, adviser(session, seat)
    if seat in p.must() and p.phase not in ("roll", "manage", "jail"):
        return advise(session, seat)
    found = asked.on_deeds()
    return _of(asked, found) if found else Advice(tr("Keep the cash."), _ahead(asked))


def advise_on_deal(session: Session, offer: c.Offer) -> Advice:
    """While a deal is put together: what both would gain by it; for an empty table the best deal to offer."""
    p, asked = session.position, adviser(session, offer.by)
    name = seat_name(p, offer.to)
    if offer.give != c.Side() or offer.take != c.Side():
        gain = asked.gains(offer)
        sums = {"gain": _rough(p, gain.by), "amount": _rough(p, gain.to)}
        what = tr("By this deal you gain {gain} and {name} {amount}.", name=name, **sums)
        return Advice(what, tr("Who loses by a deal refuses it.") if min(gain) < 0 else "")
    found = asked.best_deal(offer.to)
    if not found:
        return Advice(tr("There is no deal with {name} by which both gain.", name=name))
    best, gain = found
    reason = tr("You gain {gain} and {name} {amount}.", name=name, gain=_rough(p, gain.by), amount=_rough(p, gain.to))
    return Advice(wish(p, best), reason)


def _of(asked: Adviser, found: Advised) -> Advice:
    why = explained(asked.p, found.reason) if found.reason else _plainly(asked, found.command)
    return Advice(wish(asked.p, found.command), why)


def _plainly(asked: Adviser, command: c.Command) -> str:
    """Where a mind gives no reason of its own."""
    match command:
        case c.EndTurn():
            return tr("No deal and no building pays now.") + " " + _ahead(asked)
        case c.Roll() if asked.p.phase == "jail":
            return tr("Doubles cost nothing.")
        case c.Roll():
            return tr("Deals and buildings can wait.") + " " + _ahead(asked)
        case c.Build():
            return tr("It brings most there.")
    return ""


def _ahead(asked: Adviser) -> str:
    """The rents that the next throw is expected to cost."""
    return tr("Rents on the next throw: {amount} on average.", amount=_rough(asked.p, asked.rents_ahead()))


def _rough(p: Position, amount: float) -> str:
    unit = p.edition.unit
    return price(p, round(amount / unit) * unit)


def wish(p: Position, command: c.Command) -> str:
    """A command as something to do: "Bid $120."."""
    deed = deed_name(p, found) if (found := getattr(command, "deed", None)) is not None else ""
    match command:
        case c.Roll() | c.EndTurn() | c.UseKey() | c.PayFine() | c.Pay() | c.Resign() | c.Accept() | c.Refuse():
            return _SIMPLE[type(command)]()
        case c.Buy() | c.Decline() | c.Bid() | c.Leave() | c.Want():
            return _of_lot(p, command)
        case c.ChooseTax(how="flat"):
            return tr("Pay the fixed sum.")
        case c.ChooseTax():
            return tr("Pay the percentage.")
        case c.ChooseTask(how="pay"):
            return tr("Pay the sum.")
        case c.ChooseTask():
            return tr("Take a Chance.")
        case c.Offer():
            words = {"give": side_words(p, command.give), "take": side_words(p, command.take)}
            return tr("Offer {name}: {give} for {take}.", name=seat_name(p, command.to), **words)
        case c.ClaimRent():
            return tr("Claim the rent.")
    return _OF_DEED[type(command)](deed) if type(command) in _OF_DEED else ""


_SIMPLE: dict[type[c.Command], Callable[[], str]] = {
    c.Roll: lambda: tr("Roll the dice."),
    c.EndTurn: lambda: tr("End the turn."),
    c.UseKey: lambda: tr("Use a key."),
    c.PayFine: lambda: tr("Pay the fine."),
    c.Pay: lambda: tr("Pay the sum."),
    c.Resign: lambda: tr("Go bankrupt."),
    c.Accept: lambda: tr("Accept."),
    c.Refuse: lambda: tr("Refuse."),
}
_OF_DEED: dict[type[c.Command], Callable[[str], str]] = {
    c.Build: lambda deed: tr("Build on {deed}.", deed=deed),
    c.Sell: lambda deed: tr("Sell a building on {deed}.", deed=deed),
    c.SellGroup: lambda deed: tr("Sell all buildings round {deed}.", deed=deed),
    c.Mortgage: lambda deed: tr("Mortgage {deed}.", deed=deed),
    c.Redeem: lambda deed: tr("Lift the mortgage on {deed}.", deed=deed),
    c.KeepMortgage: lambda deed: tr("Keep {deed} mortgaged.", deed=deed),
}


def _of_lot(p: Position, command: c.Command) -> str:
    """What is bought, bid for, wanted or left."""
    match command:
        case c.Buy():
            return tr("Buy it.")
        case c.Decline():
            return tr("Leave it with the bank.") if p.rules.no_auctions else tr("Send it to auction.")
        case c.Bid():
            return tr("Bid {amount}.", amount=price(p, command.amount))
        case c.Want():
            return ntr("Ask for {n} building.", "Ask for {n} buildings.", command.count)
    return tr("Do without it.") if isinstance(p.top, Call) else tr("Leave the auction.")


def side_words(p: Position, side: c.Side) -> str:
    """One side of a deal in few words."""
    parts = [deed_name(p, deed) for deed in side.deeds]
    if side.cash:
        parts.append(price(p, side.cash))
    if side.keys:
        parts.append(ntr("1 key", "{n} keys", side.keys))
    if side.debt:
        parts.append(tr("{amount} of the debt", amount=price(p, side.debt)))
    return ", ".join(parts) or tr("nothing")
