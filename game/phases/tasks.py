"""Tasks of Chance and Community Chest as effects (C1-C5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import commands as c
from game import events as e
from game.board import SIZE
from game.edition import Task, TaskList
from game.phases import jail, landing, turn
from game.phases.payment import charge, move_money
from game.position import Position
from game.refusal import Refusal, _, refuse
from game.state import BANK, Debt, TaskChoice

if TYPE_CHECKING:
    from game.match import Match


def take(m: Match, seat: int, cards: TaskList) -> None:
    """A task of the list or deck comes up and is carried out at once (C3)."""
    task = m.draw(seat, cards)
    if task.effect == "key":
        take_key(m, seat, cards)
    else:
        EFFECTS[task.effect](m, seat, task)


def take_key(m: Match, seat: int, cards: TaskList) -> None:
    """A key from the store, or the card out of its deck; from an empty store nothing (C3)."""
    source: str = "store"
    if m.position.edition.task_source == "decks":
        source = cards
        m.luck.keep(cards, m.luck.decks[cards][-1])
    elif not m.position.keys_left():
        return
    player = m.state.seats[seat]
    player.keys = tuple(sorted((*player.keys, source)))
    m.emit(e.KeyGained(m.state.tick, seat))


def advance(m: Match, seat: int, task: Task) -> None:
    """Forward to a square (C4)."""
    assert task.square is not None
    go_to(m, seat, task.square, nearest=False)


def nearest(m: Match, seat: int, task: Task) -> None:
    """Forward to the nearest station or utility, at its special rent (C4)."""
    assert task.kind is not None
    start = m.state.seats[seat].square
    go_to(m, seat, m.position.board.nearest(start, task.kind), nearest=True)


def go_to(m: Match, seat: int, square: int, nearest: bool) -> None:
    """Clockwise to a square, which is carried out; a whole round if one stands on it."""
    steps = (square - m.state.seats[seat].square) % SIZE or SIZE
    turn.forward(m, seat, steps)
    landing.land(m, seat, 0, nearest)


def back(m: Match, seat: int, task: Task) -> None:
    """Back some squares (C4)."""
    turn.back(m, seat, task.amount)
    landing.land(m, seat, 0)


def back_to(m: Match, seat: int, task: Task) -> None:
    """Back to a square (C4)."""
    assert task.square is not None
    turn.back(m, seat, (m.state.seats[seat].square - task.square) % SIZE)
    landing.land(m, seat, 0)


def collect(m: Match, seat: int, task: Task) -> None:
    """Money from the bank."""
    move_money(m, BANK, seat, task.amount, "task")


def pay(m: Match, seat: int, task: Task) -> None:
    """Money to the bank, or the pot (H1)."""
    charge(m, seat, BANK, task.amount, "task", pot=True)


def repairs(m: Match, seat: int, task: Task) -> None:
    """So much for each house and each hotel, to the bank or the pot (H1)."""
    p = m.position
    levels = [p.state.level[deed] for deed in p.deeds_of(seat)]
    amount = sum(task.hotel if level == p.hotel else task.amount * level for level in levels)
    charge(m, seat, BANK, amount, "task", pot=True)


def collect_each(m: Match, seat: int, task: Task) -> None:
    """A single debt of every other seat, from the player's left (C5)."""
    for other in reversed(m.position.others(seat)):
        m.push(Debt(other, seat, task.amount, "task"))


def pay_each(m: Match, seat: int, task: Task) -> None:
    """A single debt to every other seat, from the player's left (C5)."""
    for other in reversed(m.position.others(seat)):
        m.push(Debt(seat, other, task.amount, "task"))


def go_to_jail(m: Match, seat: int, task: Task) -> None:
    """To jail (J1)."""
    jail.send(m, seat, "task")


def pay_or_chance(m: Match, seat: int, task: Task) -> None:
    """The seat chooses: pay, or a Chance (C5)."""
    m.push(TaskChoice(seat, task.amount))


EFFECTS: dict[str, Callable[[Match, int, Task], None]] = {
    "advance": advance,
    "nearest": nearest,
    "back": back,
    "back_to": back_to,
    "collect": collect,
    "pay": pay,
    "collect_each": collect_each,
    "pay_each": pay_each,
    "repairs": repairs,
    "jail": go_to_jail,
    "pay_or_chance": pay_or_chance,
}


def refuse_choose_task(p: Position, command: c.ChooseTask) -> Refusal | None:
    """`choose_task`: where the choice is one's own (C5)."""
    if isinstance(p.top, TaskChoice) and p.top.seat == command.by:
        return None
    return refuse(_("There is no task to choose now."))


def choose_task(m: Match, command: c.ChooseTask) -> None:
    """Pay, or take a Chance (C5)."""
    frame = m.state.frames.pop()
    assert isinstance(frame, TaskChoice)
    if command.how == "pay":
        charge(m, frame.seat, BANK, frame.amount, "task", pot=True)
    else:
        take(m, frame.seat, "chance")
