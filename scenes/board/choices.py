"""What a person may do now, as a list to make buttons from. Whether it is legal only the core says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game import commands as c
from game import money as sums
from game.commands import Command
from game.phases.call import capacity, lots_for
from game.phases.mortgage import price_to_lift
from game.position import Position
from game.rulebook import refusal
from game.state import BANK, Auction, BuyOrDecline, Call, Debt, TaskChoice, TaxChoice, Trade, Transfer
from scenes.i18n import money, ntr, tr
from scenes.telling import deed_name, seat_name, told
from scenes.ui.widgets.button import Kind

Opens = Literal["", "manage", "trade", "auction", "advice"]
Width = Literal["whole", "half", "small"]
MOST_WANTED = 5
"""Buttons of a building call for numbers of pieces; the last one means all that one could place."""

ROLL = 7
"""The average roll: a lap lands on about one square in so many."""


@dataclass(frozen=True)
class Choice:
    """One button. `command` is given to the match, or another scene `opens`; greyed when `why` says why not.

    `outcome` is told while it has the focus. `asks` wants a second yes.
    """

    key: str
    label: str
    command: Command | None = None
    opens: Opens = ""
    note: str = ""
    why: str = ""
    kind: Kind = "plain"
    hot: str = ""
    outcome: str = ""
    width: Width = "whole"
    asks: bool = False
    seat: int = 0


class Choices:
    """The choices of one seat at a position."""

    def __init__(self, p: Position, seat: int) -> None:
        self.p, self.seat = p, seat

    def all(self) -> list[Choice]:
        """Everything, the likeliest first; claims by any person before all else."""
        return [*self.claims(), *self._own(), *self._fines_between_turns()]

    def _sum(self, amount: int) -> str:
        return money(self.p.edition, amount, short=abs(amount) >= 100_000)

    def _after(self, cost: int) -> str:
        """What is left once so much is paid."""
        left = self.p.seat(self.seat).cash - cost
        return tr("Cash after: {amount}", amount=self._sum(left))

    def _why(self, command: Command) -> str:
        """Why the core would refuse it; "" when it would not."""
        reason = refusal(self.p, command)
        return told(self.p, reason) if reason else ""

    def _do(self, key: str, label: str, command: Command, **more: object) -> Choice:
        """A choice that gives a command, greyed with the core's own reason."""
        return Choice(key, label, command, why=self._why(command), seat=self.seat, **more)  # type: ignore[arg-type]

    def _open(self, key: str, label: str, opens: Opens, **more: object) -> Choice:
        return Choice(key, label, opens=opens, seat=self.seat, **more)  # type: ignore[arg-type]

    def _own(self) -> Iterator[Choice]:
        """What the seat itself is asked."""
        if self.seat not in self.p.must():
            yield from self._waiting()
            return
        match self.p.top:
            case BuyOrDecline() as frame:
                yield from self._buy(frame)
            case TaxChoice() as frame:
                yield from self._tax(frame)
            case TaskChoice() as frame:
                yield from self._task(frame)
            case Debt() as frame:
                yield from self._debt(frame)
            case Transfer() as frame:
                yield from self._transfer(frame)
            case Call() as frame:
                yield from self._call(frame)
            case Trade():
                yield self._open("answer", tr("Answer the offer"), "trade", kind="primary", hot="trade")
            case Auction():
                yield self._open("auction", tr("To the auction"), "auction", kind="primary", hot="accept")
            case _:
                yield from self._turn()

    def _waiting(self) -> Iterator[Choice]:
        """It is not this seat's move."""
        if self.p.deeds_of(self.seat):
            yield self._manage("whole")

    def _turn(self) -> Iterator[Choice]:
        """The seat's own turn: before the roll, in jail, or after it."""
        seat, phase = self.seat, self.p.phase
        if phase == "manage" and not self.p.state.doubles:
            following = seat_name(self.p, self.p.following(seat))
            outcome = tr("{name} is next", name=following)
            yield self._do("end_turn", tr("End turn"), c.EndTurn(seat), kind="primary", hot="end_turn", outcome=outcome)
        elif phase == "jail":
            yield self._do(
                "roll",
                tr("Roll for doubles"),
                c.Roll(seat),
                kind="primary",
                hot="roll",
                outcome=tr("Doubles open the jail; {n} of 3 tries are used", n=self.p.seat(seat).jail or 0),
            )
            yield from self._ways_out()
        else:
            label = tr("Roll again") if phase == "manage" else tr("Roll the dice")
            yield self._do("roll", label, c.Roll(seat), kind="primary", hot="roll")
        yield self._trade("half")
        yield self._manage("half")
        yield from self._small()

    def _ways_out(self) -> Iterator[Choice]:
        fine, keys = self.p.board.fine, len(self.p.seat(self.seat).keys)
        yield self._do(
            "pay_fine",
            tr("Pay {amount}", amount=self._sum(fine)),
            c.PayFine(self.seat),
            hot="pay",
            outcome=self._after(fine),
        )
        label = ntr("Use key ({n})", "Use key ({n})", keys)
        yield self._do("use_key", label, c.UseKey(self.seat), hot="use_key")

    def _trade(self, width: Width) -> Choice:
        least = c.Side(cash=self.p.edition.unit)
        other = next(iter(self.p.others(self.seat)), self.seat)
        why = self._why(c.Offer(self.seat, other, c.Side(), least))
        if self.p.seat(other).cash < self.p.edition.unit:
            why = ""
        return self._open("trade", tr("Trade"), "trade", hot="trade", width=width, why=why)

    def _manage(self, width: Width) -> Choice:
        why = "" if self.p.deeds_of(self.seat) else tr("You own no deed yet.")
        return self._open("manage", tr("Deeds"), "manage", hot="manage", width=width, why=why)

    def _advice(self) -> Choice:
        return self._open("advice", tr("Advice"), "advice", hot="advice", width="small", kind="quiet")

    def _small(self) -> Iterator[Choice]:
        """What is wanted seldom."""
        yield self._advice()
        if self.p.state.steps:
            yield self._do("undo", tr("Undo"), c.Undo(self.seat), hot="undo", width="small", kind="quiet")
        yield self._resign("small")

    def _resign(self, width: Width) -> Choice:
        return self._do(
            "resign",
            tr("Give up"),
            c.Resign(self.seat),
            hot="resign",
            width=width,
            kind="danger" if width != "small" else "quiet",
            asks=True,
        )

    def _buy(self, frame: BuyOrDecline) -> Iterator[Choice]:
        square = self.p.board.squares[frame.deed]
        yield self._do(
            "buy",
            tr("Buy for {amount}", amount=self._sum(square.price)),
            c.Buy(self.seat),
            kind="primary",
            hot="buy",
            outcome=" · ".join([self._after(square.price), self._makes(frame.deed), *self._lap()]),
        )
        label = tr("Leave it with the bank") if self.p.rules.no_auctions else tr("Send to auction")
        yield self._do("decline", label, c.Decline(self.seat), hot="decline")
        yield self._manage("whole")
        yield self._advice()
        yield self._resign("small")

    def _makes(self, deed: int) -> str:
        """How much of the group the seat would have."""
        group = self.p.board.group_of[deed]
        have = sum(self.p.state.owner[other] == self.seat for other in group) + 1
        return tr("{n} of {all} in the group", n=have, all=len(group))

    def _lap(self) -> list[str]:
        """The rent that a lap round the board costs on the average, if any."""
        total = sum(
            sums.rent(self.p, deed, ROLL)
            for deed in self.p.board.deeds
            if self.p.state.owner[deed] not in (BANK, self.seat) and not self.p.state.mortgaged[deed]
        )
        unit = self.p.edition.unit
        due = total // ROLL // unit * unit
        return [tr("rents to pay next lap ≈ {amount}", amount=self._sum(due))] if due else []

    def _tax(self, frame: TaxChoice) -> Iterator[Choice]:
        square = self.p.board.squares[frame.square]
        yield self._do(
            "flat",
            tr("Pay {amount}", amount=self._sum(square.amount)),
            c.ChooseTax(self.seat, "flat"),
            kind="primary",
            hot="flat",
            outcome=self._after(square.amount),
        )
        yield self._do(
            "percent",
            tr("Pay {n} %", n=square.percent),
            c.ChooseTax(self.seat, "percent"),
            hot="percent",
            outcome=tr("Of cash, deeds and buildings; the sum is told afterwards"),
        )
        yield self._advice()
        yield self._resign("small")

    def _task(self, frame: TaskChoice) -> Iterator[Choice]:
        yield self._do(
            "pay",
            tr("Pay {amount}", amount=self._sum(frame.amount)),
            c.ChooseTask(self.seat, "pay"),
            kind="primary",
            hot="pay",
            outcome=self._after(frame.amount),
        )
        yield self._do("chance", tr("Take a Chance"), c.ChooseTask(self.seat, "chance"), hot="chance")
        yield self._advice()
        yield self._resign("small")

    def _debt(self, frame: Debt) -> Iterator[Choice]:
        most = self._sum(sums.can_raise(self.p, self.seat))
        lacks = frame.amount - self.p.seat(self.seat).cash
        short = tr("{amount} short; at most {most} can be raised", amount=self._sum(lacks), most=most)
        yield self._do(
            "pay",
            tr("Pay {amount}", amount=self._sum(frame.amount)),
            c.Pay(self.seat),
            kind="primary",
            hot="pay",
            note="" if frame.to == BANK else tr("to {name}", name=seat_name(self.p, frame.to)),
            outcome=short if lacks > 0 else self._after(frame.amount),
        )
        yield self._manage("half")
        yield self._trade("half")
        yield self._do("resign", tr("Go bankrupt"), c.Resign(self.seat), hot="resign", kind="danger", asks=True)
        yield self._advice()

    def _transfer(self, frame: Transfer) -> Iterator[Choice]:
        deed = frame.deeds[0]
        cost = price_to_lift(self.p, self.seat, deed)
        interest = sums.interest(self.p, deed)
        yield self._do(
            "lift",
            tr("Lift the mortgage: {amount}", amount=self._sum(cost)),
            c.Redeem(self.seat, deed),
            kind="primary",
            hot="flat",
            outcome=self._after(cost),
        )
        yield self._do(
            "keep",
            tr("Keep it: {amount}", amount=self._sum(interest)),
            c.KeepMortgage(self.seat, deed),
            hot="percent",
            outcome=self._after(interest),
        )
        yield self._manage("whole")
        yield self._advice()
        yield self._resign("small")

    def _call(self, frame: Call) -> Iterator[Choice]:
        if frame.placing == self.seat:
            yield from self._placing(frame)
            return
        most = capacity(self.p, self.seat, frame.what)
        for count in range(1, min(most, MOST_WANTED) + 1):
            wanted = most if count == MOST_WANTED else count
            label = (
                ntr("{n} hotel", "{n} hotels", wanted)
                if frame.what == "hotel"
                else ntr("{n} house", "{n} houses", wanted)
            )
            yield self._do(
                f"want_{wanted}",
                label,
                c.Want(self.seat, wanted),
                width="half",
                kind="primary" if count == 1 else "plain",
            )
        yield self._do("none", tr("None for me"), c.Leave(self.seat), hot="end_turn")
        yield self._advice()

    def _placing(self, frame: Call) -> Iterator[Choice]:
        for lot in lots_for(self.p, self.seat, frame.what):
            name = deed_name(self.p, lot)
            yield self._do(f"place_{lot}", tr("Build on {deed}", deed=name), c.Build(self.seat, lot), kind="plain")
        yield self._do("none", tr("Do without it"), c.Leave(self.seat), hot="end_turn")
        yield self._advice()

    def claims(self) -> Iterator[Choice]:
        """Rents that people may claim, each with its owner's key (R6)."""
        for number, claim in enumerate(self.p.state.claims):
            if self.p.seat(claim.owner).cpu is not None:
                continue
            names = {"name": seat_name(self.p, claim.owner), "other": seat_name(self.p, claim.payer)}
            label = tr("{name}: claim {amount}", amount=self._sum(claim.amount), name=names["name"])
            command = c.ClaimRent(claim.owner, claim.deed)
            yield Choice(
                f"claim_{number}",
                label,
                command,
                outcome=tr("{other} was on {deed}", other=names["other"], deed=deed_name(self.p, claim.deed)),
                why=self._why(command),
                kind="primary",
                hot=f"claim_{claim.owner + 1}",
                seat=claim.owner,
            )

    def _fines_between_turns(self) -> Iterator[Choice]:
        """Where the edition lets people pay the fine in others' turns (J2)."""
        if not self.p.edition.fine_between_turns:
            return
        for seat in self.p.humans():
            command = c.PayFine(seat)
            if seat != self.p.turn and self.p.seat(seat).jail is not None and not self._why(command):
                label = tr("{name}: pay the fine", name=seat_name(self.p, seat))
                yield Choice(f"fine_{seat}", label, command, note=self._sum(self.p.board.fine), seat=seat)


def deed_at_hand(p: Position, seat: int) -> int:
    """The square that the choices are about: a deed to buy, pay for or lift, else where the seat stands."""
    match p.top:
        case BuyOrDecline() as frame:
            return frame.deed
        case Transfer() as frame:
            return frame.deeds[0]
        case Auction(what=int() as what):
            return what
        case Call() as call:
            return call.deed
    return p.seat(seat).square
