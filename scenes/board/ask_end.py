"""When nothing has changed for long (E6), the people at the table are asked one by one whether to end the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.commands import AgreeEnd
from scenes.i18n import tr
from scenes.pads import of_seat
from scenes.scene import STAY, Next, Push
from scenes.ui.dialog import Answer, Dialog

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


def ask_to_end(ctx: Context, session: Session, seats: list[int], rounds: int) -> Next:
    """Ask the first of `seats`, and after a yes the next; a no ends the asking."""
    if not seats or session.over:
        return STAY
    name = session.position.seat(seats[0]).name
    text = tr("{name}, nothing has changed for {n} rounds. Shall the richest win now?", name=name, n=rounds)

    def agree() -> Next:
        session.act(AgreeEnd(seats[0]))
        return ask_to_end(ctx, session, seats[1:], rounds)

    answers, own = [Answer(tr("End it"), agree), Answer(tr("Play on"))], of_seat(ctx, session.position, seats[0])
    return Push(Dialog(ctx, tr("End the match now?"), text, answers, focus=1, heeds=own))
