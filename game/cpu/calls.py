"""Building calls: how many pieces to want, what one is worth, where it goes (A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import risk, sites
from game.cpu.figures import figures
from game.cpu.reasons import _, because
from game.phases.building import piece_for
from game.phases.call import capacity, contenders
from game.position import Position
from game.rulebook import refusal
from game.state import Call

if TYPE_CHECKING:
    from game.cpu.mind import Mind


def answer(mind: Mind, p: Position, call: Call) -> c.Command:
    """Place a piece, or say how many one wants."""
    seat = mind.seat
    if call.placing == seat:
        return place(mind, p)
    count = min(capacity(p, seat, call.what), pieces_to_spend_on(mind, p, call.what))
    if count:
        return mind.say(c.Want(seat, count), because(_("I can use {count}."), count=count))
    return mind.say(c.Leave(seat), because(_("I need my cash.")))


def place(mind: Mind, p: Position) -> c.Command:
    """On the lot that brings most."""
    best, most = None, -1.0
    for deed in p.deeds_of(mind.seat):
        command = c.Build(mind.seat, deed)
        if p.board.squares[deed].house_cost and refusal(p, command) is None:
            group = figures(p).groups[figures(p).group_at[deed]]
            gain = group.income[sum([p.state.level[other] for other in group.deeds]) + 1] + deed / 1000
            if gain > most:
                best, most = command, gain
    return mind.say(best or c.Leave(mind.seat), None)


def pieces_to_spend_on(mind: Mind, p: Position, what: str) -> int:
    """How many pieces the cash beyond the coming rents buys."""
    cash = p.state.seats[mind.seat].cash
    costs = [figures(p).groups[index].cost for index in sites.complete_groups(p, figures(p), mind.seat)]
    spare = cash - mind.profile.caution * risk.coming_risk(p, mind.seat).expected
    return max(0, int(spare // min(costs))) if costs else 0


def worth_of_piece(mind: Mind, p: Position, what: str) -> float:
    """The most to bid for a piece: what it brings over the payback, on the best site it fits."""
    best = 0.0
    known, level = figures(p), p.state.level
    for index in sites.complete_groups(p, known, mind.seat):
        group = known.groups[index]
        built = sum([level[deed] for deed in group.deeds])
        hotel = min([level[deed] for deed in group.deeds]) == p.houses_for_hotel
        if built < group.full and hotel == (what == "hotel"):
            gain = group.income[built + 1] - group.income[built]
            if built < group.three:
                gain = max(gain, (group.income[group.three] - group.income[built]) / (group.three - built))
            best = max(best, group.cost, mind.weights.payback * gain * (len(p.playing()) - 1))
    return best


def would_open(p: Position, deed: int) -> bool:
    """Whether a building there opens a call: more seats could take such a piece than there are."""
    return bool(contenders(p, piece_for(p, deed)))
