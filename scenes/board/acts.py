"""How each event is shown: an act for every kind that deserves one. Acts show; they decide nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import events as e
from game.events import Event
from scenes.board import acts_of_money as money
from scenes.board import acts_of_moves as moves
from scenes.board.act import Act
from scenes.board.stage import Stage


def act_for(stage: Stage, event: Event) -> Act | None:
    """The act of an event, begun; None when nothing is to be seen."""
    make = _ACTS.get(type(event))
    return make(stage, event) if make else None


def leave_lying(stage: Stage, event: Event) -> None:
    """What an event leaves in the middle, without showing how it came there."""
    match event:
        case e.Rolled(dice=dice):
            stage.clear_middle()
            stage.dice.lay(dice)
            stage.tell(lambda: moves.roll_words(stage, event))
        case e.Task():
            moves.lay_card(stage, event)
        case e.TurnBegan():
            stage.clear_middle()


_ACTS: dict[type, Callable[[Stage, Any], Act | None]] = {
    e.Rolled: moves.rolled,
    e.Moved: moves.moved,
    e.Salary: money.salary,
    e.Paid: money.paid,
    e.Bought: money.bought,
    e.Transferred: money.transferred,
    e.Task: moves.task,
    e.Jailed: moves.jailed,
    e.Freed: moves.freed,
    e.Built: money.built,
    e.Sold: money.sold,
    e.Mortgaged: money.mortgaged,
    e.Redeemed: money.redeemed,
    e.Bankrupt: money.bankrupt,
    e.TurnBegan: moves.turn_began,
    e.Offered: money.offered,
    e.Accepted: money.answered,
    e.Refused: money.answered,
    e.Traded: money.traded,
    e.RentDue: money.claim_due,
    e.Over: money.over,
}
