"""What happened, in a sentence for the log. Names stand in their seats' colours; nothing is inflected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game import events as e
from game.commands import Side
from game.events import Event
from game.position import Position
from game.refusal import _
from game.state import BANK
from scenes.board.task_words import task_words
from scenes.context import Context
from scenes.i18n import money, ntr, number, tr
from scenes.people import LEVEL_WORDS, colour_of
from scenes.ui.wrap import span

PAID = {
    "rent": _("{name} pays {amount} rent to {other}"),
    "tax": _("{name} pays {amount} tax"),
    "fine": _("{name} pays the jail fine of {amount}"),
    "price": _("{name} pays {amount}"),
    "bid": _("{name} pays the bid of {amount}"),
    "interest": _("{name} pays {amount} interest"),
    "estate": _("{amount} of {name}'s estate goes to {other}"),
    "task": _("{name} pays {amount} to {other}"),
    "pot": _("{other} takes the pot of {amount}"),
}
FROM_BANK = {"task": _("{other} gets {amount}"), "pot": PAID["pot"], "estate": _("{other} gets {amount} of the estate")}
JAILED = {
    "square": _("{name} goes to jail"),
    "task": _("{name} is sent to jail"),
    "doubles": _("{name} threw doubles three times and goes to jail"),
}
FREED = {
    "key": _("{name} unlocks the jail with a key"),
    "fine": _("{name} is out of jail"),
    "doubles": _("{name} leaves jail by doubles"),
}
UNDONE = {
    "build": _("{name} takes the building on {deed} back"),
    "mortgage": _("{name} takes the mortgage of {deed} back"),
    "redeem": _("{name} has {deed} mortgaged after all"),
}
ENDINGS = {
    "last_standing": _("{winner} is the last one standing and wins"),
    "time": _("Time is up: {winner} is the richest and wins"),
    "first_bankruptcy": _("The first bankruptcy ends the match: {winner} wins"),
    "agreed": _("All agreed to end the match: {winner} wins"),
    "stalemate": _("Nothing changes any more: {winner} wins"),
}
PIECES = {"house": _("a house"), "hotel": _("a hotel")}
PACES = {
    "normal": _("CPU turns run at normal pace"),
    "fast": _("CPU turns run fast"),
    "instant": _("CPU turns are instant"),
}


@dataclass(frozen=True)
class Teller:
    """Tells events of one match in the language in use."""

    ctx: Context
    position: Position

    def name(self, seat: int | None) -> str:
        """A seat's name in its colour; the bank plain."""
        if seat is None or seat == BANK:
            return tr("the bank")
        return span(self.position.seat(seat).name, colour_of(self.ctx, self.position, seat))

    def deed(self, position: int) -> str:
        """A square's name."""
        return self.position.board.squares[position].name

    def what(self, what: int | str) -> str:
        """A deed, or a piece of the bank's stock."""
        return self.deed(what) if isinstance(what, int) else tr(PIECES[what])

    def sum(self, amount: int) -> str:
        """Money, short where it is long."""
        return money(self.position.edition, amount, short=amount >= 100_000)

    def tell(self, event: Event) -> str:
        """The sentence; "" for what needs none."""
        found = _TELL.get(type(event))
        return found(self, event) if found else ""

    def side(self, side: Side) -> str:
        """One side of a deal in few words."""
        parts = [self.deed(deed) for deed in side.deeds]
        if side.cash:
            parts.append(self.sum(side.cash))
        if side.keys:
            parts.append(ntr("1 key", "{n} keys", side.keys))
        if side.debt:
            parts.append(tr("{amount} of the debt", amount=self.sum(side.debt)))
        return ", ".join(parts) or tr("nothing")


def _rolled(t: Teller, event: e.Rolled) -> str:
    dice = " + ".join(number(face) for face in event.dice)
    facts = {"name": t.name(event.by), "dice": dice, "n": sum(event.dice)}
    if event.why == "start":
        return tr("{name} rolls {dice} = {n} for the start", **facts)
    if event.why == "task":
        return tr("{name} rolls {dice} = {n} for a task", **facts)
    if event.why == "utility":
        return tr("{name} rolls {dice} = {n} for the rent", **facts)
    return tr("{name} rolls {dice}", **facts)


def _paid(t: Teller, event: e.Paid) -> str:
    if event.why in ("price", "bid") and event.to == BANK:
        return ""
    if event.why == "estate" and event.to == BANK:
        return ""
    words = FROM_BANK if event.by == BANK else PAID
    message = words.get(event.why, PAID["task"])
    return tr(message, name=t.name(event.by), other=t.name(event.to), amount=t.sum(event.amount))


def _task(t: Teller, event: e.Task) -> str:
    title, text = task_words(t.position.edition, event.cards, event.task)
    return f"{t.name(event.by)}: {title}. {text}"


def _auction_closed(t: Teller, event: e.AuctionClosed) -> str:
    if event.by is None:
        return tr("Nobody bids for {what}", what=t.what(event.what))
    return tr(
        "{name} wins {what} for {amount}", name=t.name(event.by), what=t.what(event.what), amount=t.sum(event.amount)
    )


def _bought(t: Teller, event: e.Bought) -> str:
    return tr(
        "{name} gets {deed} for {amount}", name=t.name(event.by), deed=t.deed(event.deed), amount=t.sum(event.amount)
    )


def _built(t: Teller, event: e.Built) -> str:
    message = _("{name} builds a hotel on {deed}") if event.what == "hotel" else _("{name} builds on {deed} ({n})")
    return tr(message, name=t.name(event.by), deed=t.deed(event.deed), n=event.level)


def _sold(t: Teller, event: e.Sold) -> str:
    message = (
        _("{name} sells all buildings of the group of {deed} for {amount}")
        if event.group
        else _("{name} sells a building on {deed} for {amount}")
    )
    return tr(message, name=t.name(event.by), deed=t.deed(event.deed), amount=t.sum(event.amount))


def _deed_line(message: str) -> Callable[[Teller, Any], str]:
    """A sentence of who, which deed, how much and who else, as far as the event has them."""

    def tell(t: Teller, event: Any) -> str:
        facts: dict[str, object] = {"name": t.name(getattr(event, "by", None))}
        if hasattr(event, "deed"):
            facts["deed"] = t.deed(event.deed)
        if hasattr(event, "amount"):
            facts["amount"] = t.sum(event.amount)
        other = getattr(event, "payer", getattr(event, "to", None))
        facts["other"] = t.name(other if isinstance(other, int) else None)
        return tr(message, **facts)

    return tell


def _moved(t: Teller, event: e.Moved) -> str:
    if event.to == t.position.board.jail:
        return tr("{name} visits the jail", name=t.name(event.by))
    message = _("{name} goes to {square}") if event.steps >= 0 else _("{name} goes back to {square}")
    return tr(message, name=t.name(event.by), square=t.deed(event.to))


def _offered(t: Teller, event: e.Offered) -> str:
    return tr(
        "{name} offers {other}: {give} for {take}",
        name=t.name(event.by),
        other=t.name(event.to),
        give=t.side(event.give),
        take=t.side(event.take),
    )


def _traded(t: Teller, event: e.Traded) -> str:
    return tr("{name} and {other} trade", name=t.name(event.by), other=t.name(event.to))


def _controlled(t: Teller, event: e.Controlled) -> str:
    if event.cpu is None:
        return tr("{name} is played by a person now", name=t.name(event.seat))
    return tr("{name} is played by {level} now", name=t.name(event.seat), level=tr(LEVEL_WORDS[event.cpu]))


def _over(t: Teller, event: e.Over) -> str:
    return tr(ENDINGS[event.reason], winner=" + ".join(t.name(seat) for seat in event.winner))


_TELL: dict[type, Callable[[Teller, Any], str]] = {
    e.Rolled: _rolled,
    e.Moved: _moved,
    e.Salary: _deed_line(_("{name} collects the salary of {amount}")),
    e.Bought: _bought,
    e.Declined: _deed_line(_("{name} does not buy {deed}")),
    e.AuctionOpened: lambda t, event: tr("{what} goes to auction", what=t.what(event.what)),
    e.Bid: _deed_line(_("{name} bids {amount}")),
    e.Left: _deed_line(_("{name} is out")),
    e.AuctionClosed: _auction_closed,
    e.RentDue: _deed_line(_("{name} owes {other} {amount} for {deed}")),
    e.RentClaimed: _deed_line(_("{name} claims the rent for {deed}: {amount} from {other}")),
    e.RentForgone: _deed_line(_("{name} forgot to claim {amount} for {deed}")),
    e.Paid: _paid,
    e.Task: _task,
    e.KeyGained: _deed_line(_("{name} gets a key")),
    e.Jailed: lambda t, event: tr(JAILED[event.why], name=t.name(event.by)),
    e.Freed: lambda t, event: tr(FREED[event.how], name=t.name(event.by)),
    e.Built: _built,
    e.Sold: _sold,
    e.Mortgaged: _deed_line(_("{name} mortgages {deed} for {amount}")),
    e.Redeemed: _deed_line(_("{name} lifts the mortgage of {deed} for {amount}")),
    e.Offered: _offered,
    e.Accepted: _deed_line(_("{name} accepts")),
    e.Refused: _deed_line(_("{name} refuses")),
    e.Withdrawn: _deed_line(_("{name} takes the offer back")),
    e.Lapsed: _deed_line(_("The offer of {name} lapses")),
    e.Traded: _traded,
    e.Transferred: _deed_line(_("{deed} goes from {name} to {other}")),
    e.DebtOpened: _deed_line(_("{name} owes {other} {amount} and has to raise it")),
    e.DebtSettled: _deed_line(_("{name} has settled the debt")),
    e.Bankrupt: _deed_line(_("{name} is bankrupt")),
    e.TurnBegan: lambda t, event: "",
    e.TurnEnded: lambda t, event: "",
    e.CallOpened: lambda t, event: tr(
        "More want {what} than the bank has ({n})", what=tr(PIECES[event.what]), n=event.stock
    ),
    e.Wanted: lambda t, event: tr("{name} wants {n}", name=t.name(event.by), n=event.pieces),
    e.CallClosed: lambda t, event: tr("The building call is over"),
    e.Undone: lambda t, event: tr(UNDONE[event.what], name=t.name(event.by), deed=t.deed(event.deed)),
    e.Agreed: _deed_line(_("{name} agrees to end the match")),
    e.Stalled: lambda t, event: tr("Nothing has changed for {n} rounds; you may agree to end", n=event.rounds),
    e.Controlled: _controlled,
    e.Paced: lambda t, event: tr(PACES[event.pace]),
    e.Over: _over,
}
