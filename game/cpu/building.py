"""Building, lifting mortgages, and mortgaging single lots to build (B1-B4, M1, M2)."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game import commands as c
from game import money
from game.cpu import calls, raising, risk, sites
from game.cpu.figures import Figures, figures
from game.cpu.reasons import _, because
from game.position import Position
from game.rulebook import refusal

if TYPE_CHECKING:
    from game.cpu.mind import Mind
    from game.cpu.sites import Step

ENDING = 0.5
"""With less than this part of a match to come no mortgage is lifted any more."""
RESERVE = 4
"""A plain mind keeps this part of the start money, one in so many."""
SHORTAGE = 6
"""Houses that a bank is short with, if others could use them."""


def invest(mind: Mind, p: Position) -> c.Command | None:
    """The best building or redemption of the moment, or the mortgage that pays for it; None to keep the cash."""
    known = figures(p)
    groups = mind.groups(p)
    if not mind.profile.thorough and p.state.steps:
        return None  # one building a turn is enough for the plain
    if not groups and True not in p.state.mortgaged:
        return None
    danger = Danger(mind, p)
    return (build(mind, p, known, groups, danger) if groups else None) or redeem(mind, p, known, danger)


def between(mind: Mind, p: Position) -> c.Command | None:
    """What has come in since one's turn, built with just before another rolls, where that is allowed (B6)."""
    if not mind.profile.thorough or not may_build_between(p, mind.seat) or not mind.groups(p):
        return None
    return build(mind, p, figures(p), mind.groups(p), Danger(mind, p))


def may_build_between(p: Position, seat: int) -> bool:
    """Whether a seat with a site and the cash for it may build between others' turns, just before a roll (B6).

    Not while the seat on the move can still take something back: building would end that.
    """
    state = p.state
    if not p.edition.build_between_turns or seat == state.turn or p.time_is_up:
        return False
    if state.steps and state.steps[-1].by == state.turn:
        return False
    if p.phase not in ("roll", "jail") and not (p.between_turns and state.doubles):
        return False
    known = figures(p)
    cash = state.seats[seat].cash
    return any(cash >= known.groups[index].cost for index in sites.complete_groups(p, known, seat))


class Danger:
    """What spending costs in risk, worked out when it is first asked for."""

    __slots__ = ("_now", "_risk", "cash", "mind", "p")

    def __init__(self, mind: Mind, p: Position) -> None:
        self.mind = mind
        self.p = p
        self.cash = p.state.seats[mind.seat].cash
        self._risk: risk.Risk | None = None
        self._now: float | None = None

    @property
    def risk(self) -> risk.Risk:
        """The rents of the coming turn."""
        if self._risk is None:
            self._risk = risk.coming_risk(self.p, self.mind.seat)
        return self._risk

    def of_spending(self, price: int, loan: int = 0) -> float:
        """Expected loss added by spending so much with so much more to borrow; a plain mind keeps a fixed reserve."""
        mind, left = self.mind, max(0, self.cash - price)
        if not mind.profile.thorough:
            return 0.0 if left >= self.p.edition.start_money // RESERVE else inf
        if self._now is None:
            self._now = self.risk.loss(self.cash)
        added = self.risk.loss(left, self.risk.loan + loan) - self._now
        return mind.weights.risk * mind.profile.caution * added


def build(mind: Mind, p: Position, known: Figures, groups: list[int], danger: Danger) -> c.Command | None:
    """One step towards the best building that its rents are worth the risk for."""
    cash = danger.cash
    loan = danger.risk.loan if mind.profile.borrows and p.state.turn == mind.seat else 0
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


def affordable(mind: Mind, p: Position, known: Figures, step: Step, danger: Danger) -> Step | None:
    """As much of the step as its rents are worth the risk of spending that much; None for nothing."""
    opponents = len(p.playing()) - 1
    group = known.groups[step.group]
    unlock = step.price - step.pieces * group.cost
    count = step.pieces
    while count > 0:
        price = unlock + count * group.cost
        borrowed = max(0, price - danger.cash)
        part = step.income * count / step.pieces
        cost = danger.of_spending(price, -2 * borrowed)
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
    if refusal(p, command) is not None or (not may_call(mind, p) and calls.would_open(p, lot)):
        return None
    gain = round(step.income * (len(p.playing()) - 1))
    text = _("{count} buildings for {price} bring {gain} more a round.")
    return mind.say(command, because(text, count=step.pieces, price=step.price, gain=gain))


def may_call(mind: Mind, p: Position) -> bool:
    """Whether it opens a building call if need be: in its own turn, once (A3)."""
    return p.state.turn == mind.seat and mind.memory.called != p.state.turn_number


def redeem(mind: Mind, p: Position, known: Figures, danger: Danger) -> c.Command | None:
    """Lift the mortgage that brings most for its price, if the cash is not needed."""
    seat, state = mind.seat, p.state
    if any(step.what == "mortgage" for step in state.steps):
        return None  # it has just been mortgaged to build
    cash = danger.cash
    owed = [deed for deed in p.board.deeds if state.owner[deed] == seat and state.mortgaged[deed]]
    best, rate = None, 0.0
    for deed in owed:
        price = money.redemption(p, deed)
        if price <= cash and (found := raising.income_of(p, known, deed) / price) > rate:
            best, rate = deed, found
    if best is None:
        return None
    price = money.redemption(p, best)
    cost = danger.of_spending(price, price // 2)
    gain = mind.weights.haste * rate * price * (len(p.playing()) - 1)
    command = c.Redeem(seat, best)
    if gain <= cost or refusal(p, command) is not None or mind.rounds_share(p) < ENDING:
        return None
    return mind.say(command, because(_("Rents come in on {deed} again."), deed=best))
