"""Small choices: taxes, "pay or take a Chance", claims of rent (Q3, C5, R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import commands as c
from game import money
from game.cpu.doubts import doubt
from game.cpu.reasons import _, because
from game.position import Position
from game.state import TaskChoice, TaxChoice

if TYPE_CHECKING:
    from game.cpu.mind import Mind


def choose_tax(mind: Mind, p: Position, frame: TaxChoice) -> c.Command:
    """What is less."""
    square = p.board.squares[frame.square]
    part = money.tax_percent(p, mind.seat, square.percent)
    how = "flat" if square.amount <= part else "percent"
    text = _("{amount} is less than {most}.")
    amounts = {"amount": min(part, square.amount), "most": max(part, square.amount)}
    return mind.say(c.ChooseTax(mind.seat, "flat" if how == "flat" else "percent"), because(text, **amounts))


def choose_task(mind: Mind, p: Position, frame: TaskChoice) -> c.Command:
    """Pay the small sum unless a Chance brings money on average, the rents of others counted by their number."""
    gain = chance_brings(p)
    how = "chance" if gain > -frame.amount and not any_built(p) else "pay"
    return mind.say(
        c.ChooseTask(mind.seat, "chance" if how == "chance" else "pay"),
        because(_("A Chance brings {gain} on average."), gain=round(gain)),
    )


def chance_brings(p: Position) -> float:
    """What a Chance pays or costs on average at the bank."""
    tasks = p.edition.chance
    return sum({"collect": 1, "pay": -1}.get(task.effect, 0) * task.amount for task in tasks) / len(tasks)


def any_built(p: Position) -> bool:
    """Whether a building stands anywhere."""
    return any(p.state.level)


def claim(mind: Mind, p: Position) -> c.Command | None:
    """Claim one's rents; who forgets one forgets it for good."""
    for due in p.state.claims:
        if due.owner == mind.seat:
            forgets = mind.profile.forgets
            if not forgets or doubt(mind.seed, mind.seat, f"rent {due.turn} {due.deed}") >= forgets:
                text = _("Rent of {amount} for {deed}.")
                return mind.say(c.ClaimRent(mind.seat, due.deed), because(text, amount=due.amount, deed=due.deed))
    return None
