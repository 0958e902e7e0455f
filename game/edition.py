"""An edition: a board with its money, its tasks, and the rules in which printings differ. All frozen data."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from game.board import Board, Money

Effect = Literal[
    "advance",
    "nearest",
    "back",
    "back_to",
    "collect",
    "pay",
    "collect_each",
    "pay_each",
    "repairs",
    "jail",
    "key",
    "pay_or_chance",
]
TaskList = Literal["chance", "chest"]
TASK_LISTS: tuple[TaskList, TaskList] = ("chance", "chest")


@dataclass(frozen=True, slots=True)
class Task:
    """A Chance or Chest task as an effect (C1-C5).

    `total`: the three-dice total that names it, None in a deck. `square`: where advance and back_to lead.
    `kind`: what nearest looks for. `amount`: money, or squares for back. `hotel`: repairs per hotel (amount per house).
    """

    id: str
    effect: Effect
    total: int | None = None
    amount: Money = 0
    hotel: Money = 0
    square: int | None = None
    kind: str | None = None


@dataclass(frozen=True)
class Edition:
    """Everything in which one printed edition differs from another; the table in the rules, as values.

    `fine_then`: after the fine in one's own turn, "roll" as usual or "manage" (no roll).
    `third_failure`: after the third failed roll and its fine, "move" by that roll or "roll" again (J3).
    `task_source`: "dice" (three, C1) or "decks" (C2). `keys`: out-of-jail keys in store with dice.
    `lift_on_receipt`: M3's price to lift a mortgage on receipt, "with_interest" or "plain".
    `bankrupt_to_seat`: "creditor" takes over (D4) or "auction" (D6). `notes`: (value, count), shown only.
    """

    id: str
    title: str
    board: Board
    chance: tuple[Task, ...]
    chest: tuple[Task, ...]
    start_money: Money
    unit: Money
    currency: str
    notes: tuple[tuple[Money, int], ...]
    task_source: Literal["dice", "decks"]
    keys: int
    fine_then: Literal["roll", "manage"]
    fine_between_turns: bool
    third_failure: Literal["move", "roll"]
    build_between_turns: bool
    sell_any_time: bool
    lift_on_receipt: Literal["with_interest", "plain"]
    bankrupt_to_seat: Literal["creditor", "auction"]
    buildings_shown: Literal["houses", "storeys"]
    endings: tuple[str, ...]

    @property
    def keys_in_all(self) -> int:
        """Keys in store, or one card for every key task in the decks (C3)."""
        if self.task_source == "dice":
            return self.keys
        return sum(task.effect == "key" for task in (*self.chance, *self.chest))

    def tasks(self, name: TaskList) -> tuple[Task, ...]:
        """The sixteen tasks of one list or deck, in the edition file's order."""
        return self.chance if name == "chance" else self.chest

    def key_card(self, deck: str) -> int:
        """The index of the card in a deck, "chance" or "chest", that is a key (C3)."""
        tasks = self.tasks("chance" if deck == "chance" else "chest")
        return next(index for index, task in enumerate(tasks) if task.effect == "key")


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches a match is set up with, all off by default (E2, E3, H1-H4, R6, A2)."""

    speed: bool = False
    session_minutes: int | None = None
    free_parking_pot: bool = False
    no_auctions: bool = False
    double_go: bool = False
    no_rent_in_jail: bool = False
    attentive_rent: bool = False
    live_auctions: bool = False


RULE_NAMES: tuple[str, ...] = tuple(field.name for field in fields(Rules))
