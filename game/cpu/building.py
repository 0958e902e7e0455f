"""Building, lifting mortgages, and mortgaging single lots to build (B1-B4, M1, M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game.cpu import calls, raising, risk, sites
from game.cpu.figures import Figures, figures
from game.cpu.reasons import _, because
from game.position import Position
from game.rulebook import refusal

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.risk import Risk
    from game.cpu.sites import Step

ENDING = 0.5
"""With less than this part of a match to come no mortgage is lifted any more."""
SHORTAGE = 6
"""Houses that a bank is short with, if others could use them."""


def invest(mind: Mind, p: Position) -> c.Command | None:
    """The best building or redemption of the moment, or the mortgage that pays for it; None to keep the cash."""
    known, seat = figures(p), mind.seat
    groups = sites.complete_groups(p, known, seat)
    state = p.state
    if not groups and not any(
        holder == seat and owed for holder, owed in zip(state.owner, state.mortgaged, strict=True)
    ):
        return None
    danger = risk.coming_risk(p, seat)
    return build(mind, p, known, groups, danger) or redeem(mind, p, known, danger)


def build(mind: Mind, p: Position, known: Figures, groups: list[int], danger: Risk) -> c.Command | None:
    """One step towards the best building that its rents are worth the risk for."""
    cash = p.state.seats[mind.seat].cash
    loan = danger.loan if mind.profile.borrows else 0
    for step in ranked(mind, p, known, groups, cash + loan):
        if too_short(mind, p, step):
            continue
        if (found := affordable(mind, p, known, step, danger)) is not None:
            return begin(mind, p, found, cash)
    return None


def ranked(mind: Mind, p: Position, known: Figures, groups: list[int], budget: float) -> list[Step]:
    """Next steps that pay, the best return first; every group to three houses before a fourth."""
    found = []
    for index in groups:
        group = known.groups[index]
        step = sites.next_step(p, group, index, budget)
        if step and pays(mind, p, known, step):
            late = sum([p.state.level[deed] for deed in group.deeds]) >= group.three
            found.append((late, -step.income / step.price, step))
    return [step for _late, _rate, step in sorted(found)]


def pays(mind: Mind, p: Position, known: Figures, step: Step) -> bool:
    """Whether a step's rents come to its price in time."""
    opponents = len(p.playing()) - 1
    doubt = mind.doubt(p, known.groups[step.group].deeds[0])
    return mind.weights.payback * doubt * opponents * step.income >= step.price / 2


def too_short(mind: Mind, p: Position, step: Step) -> bool:
    """Whether it would give back houses that others wait for: in a shortage one stays at four (B3, B4)."""
    group = figures(p).groups[step.group]
    built = sum([p.state.level[deed] for deed in group.deeds])
    if not mind.profile.denies or built < group.size * p.houses_for_hotel or p.rules.speed:
        return False
    return p.state.houses < SHORTAGE and any(wants_houses(p, rival) for rival in p.others(mind.seat))


def wants_houses(p: Position, seat: int) -> bool:
    """Whether a seat has a complete group with less than three houses a lot."""
    known = figures(p)
    for index in sites.complete_groups(p, known, seat):
        group = known.groups[index]
        if sum([p.state.level[deed] for deed in group.deeds]) < group.three:
            return True
    return False


def affordable(mind: Mind, p: Position, known: Figures, step: Step, danger: Risk) -> Step | None:
    """As much of the step as its rents are worth the risk of spending that much; None for nothing."""
    cash = p.state.seats[mind.seat].cash
    opponents = len(p.playing()) - 1
    group = known.groups[step.group]
    unlock = step.price - step.pieces * group.cost
    count = step.pieces
    weight = mind.weights.risk * mind.profile.caution
    before = danger.loss(cash)
    while count > 0:
        price = unlock + count * group.cost
        borrowed = max(0, price - cash)
        part = step.income * count / step.pieces
        cost = weight * (danger.loss(max(0, cash - price), danger.loan - 2 * borrowed) - before)
        if mind.weights.haste * opponents * part > cost + risk.BORROWING * borrowed:
            return step._replace(pieces=count, price=price, income=part)
        count //= 2
    return None


def begin(mind: Mind, p: Position, step: Step, cash: int) -> c.Command | None:
    """The first command of a step: raise what is short, lift what is mortgaged, then build."""
    seat = mind.seat
    group = figures(p).groups[step.group]
    if step.price > cash and (loan := raising.borrow(p, mind, step.price - cash, keep=step.group)):
        return mind.say(loan, because(_("I raise {amount} to build."), amount=step.price - cash))
    lot = sites.next_lot(p, group)
    command: c.Command = c.Redeem(seat, step.deeds[0]) if step.deeds else c.Build(seat, lot)
    if refusal(p, command) is not None or (mind.memory.called == p.state.turn_number and calls.would_open(p, lot)):
        return None
    gain = round(step.income * (len(p.playing()) - 1))
    text = _("{count} buildings for {price} bring {gain} more a round.")
    return mind.say(command, because(text, count=step.pieces, price=step.price, gain=gain))


def redeem(mind: Mind, p: Position, known: Figures, danger: Risk) -> c.Command | None:
    """Lift the mortgage that brings most for its price, if the cash is not needed."""
    seat, state = mind.seat, p.state
    if any(step.what == "mortgage" for step in state.steps):
        return None  # it has just been mortgaged to build
    cash = state.seats[seat].cash
    owed = [deed for deed in p.board.deeds if state.owner[deed] == seat and state.mortgaged[deed]]
    best, rate = None, 0.0
    for deed in owed:
        price = sites.unlocking(p, deed)
        if price <= cash and (found := raising.income_of(p, known, deed) / price) > rate:
            best, rate = deed, found
    if best is None:
        return None
    price = sites.unlocking(p, best)
    weight = mind.weights.risk * mind.profile.caution
    cost = weight * (danger.loss(cash - price, danger.loan + price // 2) - danger.loss(cash))
    gain = mind.weights.haste * rate * price * (len(p.playing()) - 1)
    command = c.Redeem(seat, best)
    if gain <= cost or refusal(p, command) is not None or mind.rounds_share(p) < ENDING:
        return None
    return mind.say(command, because(_("Rents come in on {deed} again."), deed=best))
