"""What is said over the table: by a CPU that offers or answers, or by the game to who puts a deal together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.position import Position
from scenes import outlook
from scenes.i18n import SILENCE, Saying, tr
from scenes.telling import explained, group_name, seat_name
from scenes.trade.draft import Draft, carried_out

if TYPE_CHECKING:
    from scenes.board.session import Session


def given(session: Session, seat: int) -> Saying:
    """The reason that a CPU gives for what it did last; nothing from a person, or without one."""
    p = session.position
    reason = session.driver.minds.mind(seat).last_reason if p.seat(seat).cpu else None
    return Saying(lambda: explained(p, reason)) if reason else SILENCE


class Speech(NamedTuple):
    """Words, and the seat that says them (None: the game); `whole` takes the bar for them alone."""

    words: Saying
    seat: int | None = None
    whole: bool = False


def offer_of(session: Session, draft: Draft) -> Speech:
    """What the seat opposite says to the one that is to answer its offer."""
    table, reason = session.position.copy(), given(session, draft.to)

    def say() -> str:
        return " ".join(filter(None, (offering(table, draft), str(reason)))) or tr("I make you an offer.")

    return Speech(Saying(say), draft.to)


def refusal_of(session: Session, draft: Draft) -> Speech:
    """What the seat opposite says when it will not have the draft."""
    table, name = session.position.copy(), seat_name(session.position, draft.to)
    if table.seat(draft.to).cpu is None:
        return Speech(Saying(lambda: tr("{name} refuses.", name=name)), draft.to)
    reason = given(session, draft.to)
    return Speech(Saying(lambda: str(reason) or refusing(table, draft)), draft.to)


def offering(p: Position, draft: Draft) -> str:
    """Why the other seat of the draft offers it, as far as the table shows."""
    seen = outlook.outlook(p, carried_out(p, draft), draft.to)
    mine = outlook.outlook(p, carried_out(p, draft), draft.by)
    theirs = ", ".join(group_name(p, name) for name in seen.makes)
    yours = ", ".join(group_name(p, name) for name in mine.makes)
    if theirs and yours:
        return tr("It completes {theirs} for me and {yours} for you.", theirs=theirs, yours=yours)
    if theirs:
        return tr("I want to complete {group}.", group=theirs)
    if yours:
        return tr("It completes {group} for you.", group=yours)
    return tr("I could do with the cash.") if draft.give.cash > draft.take.cash else ""


def refusing(p: Position, draft: Draft) -> str:
    """Why the other seat will not have it, as far as the table shows."""
    mine = outlook.outlook(p, carried_out(p, draft), draft.by)
    seen = outlook.outlook(p, carried_out(p, draft), draft.to)
    if seen.breaks:
        return tr("I will not break up {group}.", group=group_name(p, seen.breaks[0]))
    if mine.makes and not seen.makes:
        return tr("That completes {group} for you. No.", group=group_name(p, mine.makes[0]))
    if seen.worth < 0:
        return tr("That is too little.")
    return tr("No, thank you.")


def hint(p: Position, draft: Draft) -> str:
    """What to do while a deal is put together."""
    if draft.empty:
        return tr("Push cards onto the table, set the cash, then offer.")
    if draft.give == draft.give.__class__():
        return tr("{name} gets nothing yet.", name=seat_name(p, draft.to))
    return tr("{name} may accept, refuse or answer with an offer.", name=seat_name(p, draft.to))
