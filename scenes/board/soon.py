"""What play-back is about to show, rendered while something else is shown: cards of tasks, deeds, sums, turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game import events as e
from game.events import Event
from game.state import BANK
from scenes.ahead import Render
from scenes.board import acts_of_money as money
from scenes.board import acts_of_moves as moves
from scenes.board.act import rising

if TYPE_CHECKING:
    from scenes.board.stage import Stage


def soon(stage: Stage, events: Iterable[Event]) -> Iterator[Render]:
    """One by one, in the order in which the events will be shown; last the turn of every seat, as any may be next."""
    dice = stage.session.shown.dice
    for event in events:
        match event:
            case e.Rolled():
                dice = event.dice
            case e.Task():
                yield partial(stage.task_picture, moves.task_card(stage, event, dice))
            case e.Bought() | e.Transferred():
                yield partial(money.deed_tile, stage, event.deed)
            case e.Paid(amount=amount):
                for seat, change in ((event.by, -amount), (event.to, amount)):
                    if seat != BANK:
                        yield rising(stage, seat, change).preload
            case e.Salary():
                yield rising(stage, event.by, event.amount).preload
    for seat in stage.session.position.playing():
        yield moves.turn_banner(stage, seat).preload
