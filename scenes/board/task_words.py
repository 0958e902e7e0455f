"""The words on task cards: our own, by what a task does. Message ids are English; names and sums are filled in.

Each effect has several wordings, so that a deck does not repeat itself; which one a task has depends on its place in
its list alone.
"""

from __future__ import annotations

from game.edition import Edition, Task
from game.refusal import _
from scenes.i18n import money, tr

Words = tuple[str, str]
"""A title and a line below it."""

COLLECT: tuple[Words, ...] = (
    (_("Your savings have grown"), _("The bank pays you {amount}.")),
    (_("The choir thanks you"), _("Receive {amount} for a fine evening.")),
    (_("A purse in an old coat"), _("You find {amount}.")),
    (_("The tax office was wrong"), _("You get {amount} back.")),
    (_("First prize for your pie"), _("The jury gives you {amount}.")),
    (_("An aunt remembered you"), _("She leaves you {amount}.")),
    (_("Your boat wins by a nose"), _("Receive {amount}.")),
    (_("The old painting was real"), _("It is sold for {amount}.")),
)
PAY: tuple[Words, ...] = (
    (_("The dentist was kind"), _("The bill was not: pay {amount}.")),
    (_("Your parrot sang at night"), _("The neighbours ask for {amount}.")),
    (_("Winter tyres"), _("Pay {amount} to the garage.")),
    (_("Parked in front of the fire station"), _("Pay a fine of {amount}.")),
    (_("The piano needs tuning"), _("Pay {amount}.")),
    (_("School trip for everybody"), _("Pay {amount}.")),
)
COLLECT_EACH: tuple[Words, ...] = ((_("Happy birthday"), _("Everybody gives you {amount}.")),)
PAY_EACH: tuple[Words, ...] = ((_("You buy a round for all"), _("Pay everybody {amount}.")),)
REPAIRS: tuple[Words, ...] = (
    (_("The roofs are leaking"), _("Pay {amount} a house and {hotel} a hotel.")),
    (_("New paint all over town"), _("Pay {amount} a house and {hotel} a hotel.")),
)
JAIL: tuple[Words, ...] = (
    (_("A misunderstanding at the bank"), _("Go straight to jail; no salary on the way.")),
    (_("The disguise fooled nobody"), _("Go straight to jail; no salary on the way.")),
)
KEY: tuple[Words, ...] = (
    (_("The locksmith owes you one"), _("Keep this key: it opens the jail once.")),
    (_("A friend among the guards"), _("Keep this key: it opens the jail once.")),
)
BACK: tuple[Words, ...] = ((_("You forgot your umbrella"), _("Go back {amount} squares.")),)
BACK_TO: tuple[Words, ...] = ((_("The bus went the wrong way"), _("Go back to {square}.")),)
GO: tuple[Words, ...] = ((_("A tail wind"), _("Go forward to {square} and collect the salary.")),)
ADVANCE: tuple[Words, ...] = (
    (_("You are expected at {square}"), _("Go forward there; if you pass {start}, collect the salary.")),
    (_("A free ride to {square}"), _("Go forward there; if you pass {start}, collect the salary.")),
    (_("Sunday walk to {square}"), _("Go forward there; if you pass {start}, collect the salary.")),
)
STATION: Words = (_("You hear a whistle"), _("Go forward to the nearest station. Its owner gets double rent."))
SIGHT: Words = (_("Holiday at last"), _("Go forward to the nearest sight. Its owner gets double rent."))
UTILITY: Words = (
    _("The light flickers"),
    _("Go forward to the nearest utility. Its owner gets ten times a fresh roll."),
)
LAKE: Words = (_("Time for a swim"), _("Go forward to the nearest lake. Its owner gets ten times a fresh roll."))
PAY_OR_CHANCE: Words = (_("Double or nothing"), _("Pay {amount}, or take a Chance."))

_BY_EFFECT: dict[str, tuple[Words, ...]] = {
    "collect": COLLECT,
    "pay": PAY,
    "collect_each": COLLECT_EACH,
    "pay_each": PAY_EACH,
    "repairs": REPAIRS,
    "jail": JAIL,
    "key": KEY,
    "back": BACK,
    "back_to": BACK_TO,
    "pay_or_chance": (PAY_OR_CHANCE,),
}


def task_words(edition: Edition, cards: str, index: int) -> Words:
    """Title and text of task number `index` of "chance" or "chest", in the language in use."""
    tasks = edition.tasks("chance" if cards == "chance" else "chest")
    task = tasks[index]
    title, text = _choose(edition, task, _earlier(tasks, index), cards == "chest")
    squares = edition.board.squares
    square = squares[task.square].name if task.square is not None else ""
    amount = str(task.amount) if task.effect == "back" else money(edition, task.amount)
    filled = {
        "amount": amount,
        "hotel": money(edition, task.hotel),
        "square": square,
        "start": squares[0].name,
    }
    return tr(title, **filled), tr(text, **filled)


def _earlier(tasks: tuple[Task, ...], index: int) -> int:
    """How many tasks of the same effect come before it in its list."""
    return sum(task.effect == tasks[index].effect for task in tasks[:index])


def _choose(edition: Edition, task: Task, earlier: int, chest: bool) -> Words:
    if task.effect == "nearest":
        towers = edition.buildings_shown == "storeys"
        if task.kind == "station":
            return SIGHT if towers else STATION
        return LAKE if towers else UTILITY
    if task.effect == "advance":
        wordings = GO if task.square == 0 else ADVANCE
    else:
        wordings = _BY_EFFECT[task.effect]
    return wordings[(earlier + (1 if chest and len(wordings) > 2 else 0)) % len(wordings)]
