"""The building call: more seats could build than the bank has pieces (A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.phases import auction, building
from game.phases.payment import move_money
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, Call

if TYPE_CHECKING:
    from game.match import Match


def lots_for(p: Position, seat: int, what: str) -> list[int]:
    """Lots on which a seat could put such a piece now, money aside (B1-B4)."""
    return [
        deed
        for deed in p.deeds_of(seat)
        if p.board.squares[deed].house_cost
        and building.piece_for(p, deed) == what
        and building.refuse_place(p, seat, deed) is None
    ]


def cheapest(p: Position, seat: int, what: str) -> int | None:
    """The lowest building price among those lots; None without one."""
    return min((p.board.squares[deed].house_cost for deed in lots_for(p, seat, what)), default=None)


def takers(p: Position, what: str) -> list[int]:
    """Seats that could place and pay for one such piece now."""
    return [seat for seat in p.playing() if could_take(p, seat, what)]


def contenders(p: Position, what: str) -> list[int]:
    """Those seats if there are more of them than the bank has pieces, else nobody."""
    pieces = building.stock(p, what)
    found = takers(p, what) if pieces < len(p.playing()) else []
    return found if pieces < len(found) else []


def could_take(p: Position, seat: int, what: str) -> bool:
    """Whether a seat could place and pay for one such piece now."""
    cost = cheapest(p, seat, what)
    return cost is not None and p.state.seats[seat].cash >= cost


def capacity(p: Position, seat: int, what: str) -> int:
    """How many such pieces a seat could place under B1-B3 and pay for, the cheapest first, whatever the stock."""
    costs = []
    for group in p.board.groups.values():
        if any(building.refuse_lot(p, seat, deed) is None for deed in group):
            costs += [p.board.squares[group[0]].house_cost] * room(p, group, what)
    cash = p.state.seats[seat].cash
    count = 0
    for cost in sorted(costs):
        if cost > cash:
            break
        cash -= cost
        count += 1
    return count


def room(p: Position, group: tuple[int, ...], what: str) -> int:
    """Pieces of one kind that a complete group still takes; hotels only where every lot has its houses (B3)."""
    levels = [p.state.level[deed] for deed in group]
    full = p.houses_for_hotel
    if what == "hotel":
        return levels.count(full) if min(levels) == full else 0
    return sum(full - level for level in levels if level < full)


def open_call(m: Match, command: c.Build, what: str, seats: list[int]) -> None:
    """Ask the others how many they want; the builder wants one."""
    state = m.state
    asked = [seat for seat in seats if seat != command.by]
    wants = [0] * len(state.seats)
    wants[command.by] = 1
    pieces = building.stock(m.position, what)
    m.push(Call(what, command.by, command.deed, pieces, asked, wants))
    m.emit(e.CallOpened(state.tick, command.by, what, pieces, tuple(asked)))


def refuse_want(p: Position, command: c.Want) -> Refusal | None:
    """`want`: one's answer to a call, 1 up to what one could place and pay for."""
    if not isinstance(p.top, Call) or command.by not in p.top.asked:
        return refuse(_("No building call asks you."))
    most = capacity(p, command.by, p.top.what)
    if 1 <= command.count <= most:
        return None
    return refuse(_("You could place and pay for {most} at most."), most=most)


def want(m: Match, command: c.Want) -> None:
    """Answer the call."""
    call = m.position.top
    assert isinstance(call, Call)
    call.asked.remove(command.by)
    call.wants[command.by] = command.count
    m.emit(e.Wanted(m.state.tick, command.by, command.count))


def leave(m: Match, call: Call, seat: int) -> None:
    """None for me; or give up the piece to place, a bid for it paid back."""
    if call.placing is None:
        call.asked.remove(seat)
    else:
        if call.paid:
            move_money(m, BANK, seat, call.paid, "bid")
        call.placing = call.paid = None
    m.emit(e.Left(m.state.tick, seat))


def refuse_piece(p: Position, call: Call, seat: int, deed: int) -> Refusal | None:
    """Why a piece of the call does not go on that lot: its kind, B1-B4, and no lot dearer than the bid."""
    if reason := building.refuse_place(p, seat, deed):
        return reason
    if building.piece_for(p, deed) != call.what:
        return refuse(_("Another kind of building comes next on {deed}."), deed=deed)
    if call.paid is None:
        return building.refuse_price(p, seat, deed)
    cost = p.board.squares[deed].house_cost
    if cost > call.paid:
        return refuse(_("A building there costs {amount}, more than the bid."), amount=cost)
    return None


def place(m: Match, call: Call, deed: int) -> None:
    """Put the piece on a lot: paid by the bid, or for the building price now."""
    assert call.placing is not None
    price = m.position.board.squares[deed].house_cost if call.paid is None else 0
    building.put(m, call.placing, deed, price)
    call.placing = call.paid = None


def advance(m: Match, call: Call) -> bool:
    """Work of a call on top: once all have answered, hand the pieces out one by one. False when it waits."""
    if call.asked or call.placing is not None:
        return False
    if call.scarce is None:
        call.scarce = sum(call.wants) > call.pieces
        if not call.scarce:
            carry_out_build(m, call)
    elif not (auction_piece(m, call) if call.scarce else hand_out(m, call)):
        m.state.frames.remove(call)
        m.emit(e.CallClosed(m.state.tick, call.what))
    return True


def carry_out_build(m: Match, call: Call) -> None:
    """The build that opened the call, if it still can be."""
    p, seat = m.position, call.by
    if not call.wants[seat]:
        return  # bankrupt meanwhile
    call.wants[seat] -= 1
    call.pieces -= 1
    if refuse_piece(p, call, seat, call.deed) is None:
        building.put(m, seat, call.deed, p.board.squares[call.deed].house_cost)


def hand_out(m: Match, call: Call) -> bool:
    """The next piece of enough for all: to who wants one, in seat order from the builder."""
    for seat in (call.by, *m.position.others(call.by)):
        if call.wants[seat]:
            call.wants[seat] -= 1
            call.pieces -= 1
            call.placing = seat
            return True
    return False


def auction_piece(m: Match, call: Call) -> bool:
    """Auction the next of too few pieces among those who want one and could place and pay for it."""
    p = m.position
    bidders = [seat for seat in p.playing() if call.wants[seat] and could_take(p, seat, call.what)]
    if not bidders or not call.pieces:
        return False
    call.pieces -= 1
    auction.open_auction(m, call.what, bidders)
    return True


def won(call: Call, seat: int, amount: int) -> None:
    """A piece fell to `seat`, which places it next."""
    call.wants[seat] -= 1
    call.placing, call.paid = seat, amount
