"""What is said in an auction: the auctioneer's words, and what the lot would mean for a bidder."""

from __future__ import annotations

from game.commands import Bid
from game.phases.auction import lowest_bid
from game.position import Position
from game.rulebook import refusal
from scenes import outlook
from scenes.auction.bids import frame_of, key_amount, mood
from scenes.auction.paddle import Said
from scenes.i18n import tr
from scenes.telling import group_name, price, seat_name, told


def headline(p: Position) -> str:
    """What the auctioneer calls."""
    frame = frame_of(p)
    match mood(p):
        case "calm":
            return tr("Any more bids?") if frame.bid else tr("Who bids first?")
        case "open":
            return tr("Do I hear more?") if frame.bid else tr("Who bids first?")
        case "once":
            return tr("Going once…")
        case _:
            return tr("Going twice…")


def said(p: Position, seat: int, bids: dict[int, int]) -> Said:
    """What a seat's paddle says."""
    frame = frame_of(p)
    last = bids.get(seat, 0)
    if seat not in frame.bidders:
        return Said(tr("out"), "", out=True)
    if seat == frame.by:
        return Said(price(p, frame.bid), tr("leads"), leads=True)
    if last:
        return Said(price(p, last), tr("last bid"))
    return Said("…", tr("thinking") if p.seat(seat).cpu else tr("no bid yet"))


def why_not(p: Position, seat: int) -> str:
    """Why the own bid key does nothing; "" when it bids."""
    amount = key_amount(p, seat)
    if amount is None:
        amount = frame_of(p).bid + p.edition.unit
    reason = refusal(p, Bid(seat, amount))
    return told(p, reason) if reason else ""


def note(p: Position, seat: int, who: str) -> str:
    """Cash of a bidder, and for a piece the least it must bid, else `who` plays it, where that is told."""
    frame, cash = frame_of(p), price(p, p.seat(seat).cash)
    least = lowest_bid(p, seat) if isinstance(frame.what, str) and seat in frame.bidders else None
    if least is not None and not frame.bid:
        return tr("{cash} · bids from {least}", cash=cash, least=price(p, least))
    return f"{cash} · {who}" if who else tr("cash {cash}", cash=cash)


def meaning(p: Position, seat: int) -> list[str]:
    """What winning would mean for a seat, and whom it would keep from a group; most telling first; nothing once out."""
    what = frame_of(p).what
    if seat not in frame_of(p).bidders:
        return []
    if isinstance(what, str):
        return [tr("The bank has {n} left.", n=p.state.hotels if what == "hotel" else p.state.houses)]
    lines = [_own_meaning(p, seat, what)]
    for other in outlook.denied(p, seat, what):
        group = group_name(p, p.board.squares[what].group or "")
        lines.append(tr("{name} would complete {group} with it.", name=seat_name(p, other), group=group))
    return lines


def _own_meaning(p: Position, seat: int, deed: int) -> str:
    won = outlook.if_won(p, seat, deed)
    square = p.board.squares[deed]
    group = group_name(p, square.group or "")
    count, size = outlook.held(p, seat, deed)
    if won.makes and square.kind == "street":
        rent = next(change.after for change in won.rents if change.deed == deed) if won.rents else 0
        base = price(p, square.rents[0])
        return tr("Completes {group}: rent {before} → {after}", group=group, before=base, after=price(p, rent))
    if square.kind == "street":
        return tr("You would have {n} of {size} {group}.", n=count, size=size, group=group)
    before, after = won.rent_before, won.rent_after
    if not before:
        sum_ = price(p, after)
        return tr("You would have {n} of {size} {group}: rent {after}", n=count, size=size, group=group, after=sum_)
    sums = {"before": price(p, before), "after": price(p, after)}
    return tr("You would have {n} of {size} {group}: rent {before} → {after}", n=count, size=size, group=group, **sums)
