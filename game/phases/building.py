"""Houses and hotels: placing and selling them (B1-B6). What happens when they run short is in `call`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.phases import call
from game.phases.turn import NOT_YOUR_TURN, SETTLE_FIRST
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import Call, Debt, Step

if TYPE_CHECKING:
    from game.match import Match

NOT_YOURS = _("{deed} is not yours.")


def piece_for(p: Position, deed: int) -> str:
    """What would be built next on a lot: "house" or "hotel" (B3)."""
    return "hotel" if p.state.level[deed] == p.houses_for_hotel else "house"


def stock(p: Position, what: str) -> int:
    """Pieces of that kind the bank has (B4)."""
    return p.state.hotels if what == "hotel" else p.state.houses


def refuse_lot(p: Position, seat: int, deed: int) -> Refusal | None:
    """Why no building may be added to a lot, money and the bank's stock aside (B1-B3)."""
    state, square = p.state, p.board.squares[deed]
    if square.kind != "street":
        return refuse(_("Nothing can be built on {deed}."), deed=deed)
    if state.owner[deed] != seat:
        return refuse(NOT_YOURS, deed=deed)
    group = p.board.group_of[deed]
    level = state.level[deed]
    for other in group:
        if state.owner[other] != seat:
            return refuse(_("The colour group is not complete: {deed} is missing."), deed=other)
        if state.mortgaged[other]:
            return refuse(_("Nothing is built while {deed} is mortgaged."), deed=other)
    if level == p.hotel:
        return refuse(_("{deed} has its hotel already."), deed=deed)
    for other in group:
        if state.level[other] < level:
            return refuse(_("Build evenly: {deed} first."), deed=other)
    return None


def refuse_place(p: Position, seat: int, deed: int) -> Refusal | None:
    """Why no building may be added to a lot, the stock counted, money aside (B1-B4)."""
    if reason := refuse_lot(p, seat, deed):
        return reason
    what = piece_for(p, deed)
    if stock(p, what):
        return None
    if what == "hotel":
        return refuse(_("The bank has no hotel left."))
    return refuse(_("The bank has no house left."))


def refuse_build(p: Position, command: c.Build) -> Refusal | None:
    """`build`: in one's turn, in some editions between others' turns (B6), or with a piece of a call (A3)."""
    seat, deed = command.by, command.deed
    if isinstance(p.top, Call) and p.top.placing == seat:
        return call.refuse_piece(p, p.top, seat, deed)
    if seat != p.state.turn and not p.edition.build_between_turns:
        return refuse(NOT_YOUR_TURN)
    if not p.between_turns:
        return refuse(SETTLE_FIRST)
    if reason := refuse_place(p, seat, deed):
        return reason
    return refuse_price(p, seat, deed)


def refuse_price(p: Position, seat: int, deed: int) -> Refusal | None:
    """Why a building on `deed` cannot be paid."""
    cost = p.board.squares[deed].house_cost
    if p.state.seats[seat].cash < cost:
        return refuse(_("A building there costs {amount}."), amount=cost)
    return None


def build(m: Match, command: c.Build) -> None:
    """Build, or open a building call when more seats could than the bank has pieces for (A3)."""
    p, seat, deed = m.position, command.by, command.deed
    if isinstance(p.top, Call):
        m.state.steps.clear()
        call.place(m, p.top, deed)
        return
    what = piece_for(p, deed)
    if contenders := call.contenders(p, what):
        m.state.steps.clear()
        call.open_call(m, command, what, contenders)
        return
    quiet = m.state.quiet
    put(m, seat, deed, p.board.squares[deed].house_cost)
    m.state.steps.append(Step(seat, "build", deed, p.board.squares[deed].house_cost, quiet))


def put(m: Match, seat: int, deed: int, price: int) -> None:
    """A building goes from the bank onto a lot for `price` (0: paid already); a hotel frees its houses (B3)."""
    state, p = m.state, m.position
    what = piece_for(p, deed)
    state.level[deed] += 1
    if what == "hotel":
        state.hotels -= 1
        state.houses += p.houses_for_hotel
    else:
        state.houses -= 1
    state.seats[seat].cash -= price
    state.quiet = -1
    m.emit(e.Built(state.tick, seat, deed, what, state.level[deed], price))


def take_down(m: Match, deed: int) -> None:
    """The last building of a lot returns to the bank; a hotel's houses come back onto it (B5)."""
    state, p = m.state, m.position
    if state.level[deed] == p.hotel:
        state.hotels += 1
        state.houses -= p.houses_for_hotel
    else:
        state.houses += 1
    state.level[deed] -= 1


def refuse_selling(p: Position, seat: int, deed: int) -> Refusal | None:
    """Why a seat may sell no building of `deed`'s group now (B6)."""
    if p.state.owner[deed] != seat:
        return refuse(NOT_YOURS, deed=deed)
    if p.edition.sell_any_time or p.between_turns or seat == p.state.turn:
        return None
    if isinstance(p.top, Debt) and p.top.by == seat:
        return None
    return refuse(NOT_YOUR_TURN)


def refuse_sell(p: Position, command: c.Sell) -> Refusal | None:
    """`sell`: one building, evenly; a hotel only if the bank has its houses (B2, B5)."""
    deed = command.deed
    if reason := refuse_selling(p, command.by, deed):
        return reason
    level = p.state.level[deed]
    if not level:
        return refuse(_("There is no building on {deed}."), deed=deed)
    for other in p.board.group_of[deed]:
        if p.state.level[other] > level:
            return refuse(_("Sell evenly: {deed} first."), deed=other)
    if level == p.hotel and p.state.houses < p.houses_for_hotel:
        return refuse(
            _("The bank has no {count} houses for the hotel; sell the whole group."), count=p.houses_for_hotel
        )
    return None


def sell(m: Match, command: c.Sell) -> None:
    """One building back for half its price (B5)."""
    state, deed = m.state, command.deed
    take_down(m, deed)
    amount = m.position.board.squares[deed].house_cost // 2
    state.seats[command.by].cash += amount
    state.quiet = -1
    m.emit(e.Sold(state.tick, command.by, deed, state.level[deed], amount, False))


def refuse_sell_group(p: Position, command: c.SellGroup) -> Refusal | None:
    """`sell_group`: all buildings of a group (B5)."""
    if reason := refuse_selling(p, command.by, command.deed):
        return reason
    if p.group_level(command.deed):
        return None
    return refuse(_("There is no building in the group of {deed}."), deed=command.deed)


def sell_group(m: Match, command: c.SellGroup) -> None:
    """All buildings of the group back for half of all their prices, whatever the bank has (B5)."""
    clear_group(m, command.by, command.deed)


def clear_group(m: Match, seat: int, deed: int) -> None:
    """The group of `deed` is bare; its buildings are paid half to `seat`."""
    p, state = m.position, m.state
    amount = p.group_level(deed) * p.board.squares[deed].house_cost // 2
    strip(m, deed)
    state.seats[seat].cash += amount
    state.quiet = -1
    m.emit(e.Sold(state.tick, seat, deed, 0, amount, True))


def strip(m: Match, deed: int) -> None:
    """The buildings of `deed`'s group go back to the bank."""
    p, state = m.position, m.state
    for other in p.board.group_of[deed]:
        if state.level[other] == p.hotel:
            state.hotels += 1
        else:
            state.houses += state.level[other]
        state.level[other] = 0


def built_groups(p: Position, seat: int) -> list[int]:
    """One deed of every group of `seat` that has buildings."""
    owner, level = p.state.owner, p.state.level
    groups = p.board.groups.values()
    return [group[0] for group in groups if any(owner[deed] == seat and level[deed] for deed in group)]
