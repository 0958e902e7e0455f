"""Setting a match up: seats, rules, seed and pace; who starts (S3) and the speed game's deal (E3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.commands import Level, Pace
from game.dice import Luck
from game.edition import TASK_LISTS, Edition, Rules
from game.events import Event
from game.match import Match
from game.phases import auction, turn
from game.phases.payment import move_money
from game.position import TICKS_A_MINUTE, Position
from game.state import BANK, Seat, State, Turn

SEATS = range(2, 7)
"""How many may play (S1)."""
DEALT = 2
"""Deeds dealt to each seat in a speed game (E3)."""
TOKENS = ("lighthouse", "tram", "fox", "teapot", "whale", "acorn", "lantern", "boat")
COLOURS = ("coral", "sky", "lamp", "lime", "pink", "white")


NO_SWITCHES = Rules()


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat before the match: name, CPU level (None: a human), token and colour by name.

    `character`: the id of who a CPU is (`game.cpu.characters`); "" for one without a temper of its own.
    """

    name: str
    cpu: Level | None = None
    token: str = ""
    colour: str = ""
    character: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides how a match begins; with the commands after it, all that decides the match.

    `seed`: any integer; a fresh one should hold 128 bits.
    """

    edition: Edition
    seats: tuple[SeatSetup, ...]
    rules: Rules = NO_SWITCHES
    seed: int = 0
    pace: Pace = "normal"


def start(setup: Setup) -> tuple[Match, list[Event]]:
    """A new match, and the events of its opening: the rolls for the start, a deal, the first turn.

    Raises ValueError for fewer than two or more than six seats, or two of one name (S1).
    """
    if len(setup.seats) not in SEATS:
        raise ValueError(f"seats: two to six play, not {len(setup.seats)}")
    if len({seat.name for seat in setup.seats}) < len(setup.seats):
        raise ValueError("seats: two have the same name")
    match = Match(Position(setup.edition, setup.rules, opening_state(setup)), Luck(setup.seed))
    shuffle_decks(match)
    begin(match, None)
    return match, match.take_events()


def opening_state(setup: Setup) -> State:
    """Everybody on GO with the edition's start money (S2)."""
    seats = [
        Seat(
            seat.name,
            seat.cpu,
            seat.cpu is None,
            seat.token or TOKENS[index],
            seat.colour or COLOURS[index],
            setup.edition.start_money,
        )
        for index, seat in enumerate(setup.seats)
    ]
    minutes = setup.rules.session_minutes
    ticks_left = None if minutes is None else minutes * TICKS_A_MINUTE
    return State(seats, frames=[Turn("roll")], ticks_left=ticks_left, pace=setup.pace)


def shuffle_decks(match: Match) -> None:
    """Fresh decks where the edition has them (C2)."""
    edition = match.position.edition
    if edition.task_source == "decks":
        for name in TASK_LISTS:
            deck = list(range(len(edition.tasks(name))))
            match.luck.cards.shuffle(deck)
            match.luck.decks[name] = deck


def begin(match: Match, starter: int | None, deal: bool = True) -> None:
    """Find out who starts (S3), deal in a speed game (E3), and begin the first turn."""
    if starter is None:
        starter = roll_for_start(match)
    if deal and match.position.rules.speed:
        deal_deeds(match, starter)
    turn.begin(match, starter)


def roll_for_start(match: Match) -> int:
    """Each seat rolls two dice in seat order, the highest starts, ties roll again among themselves (S3)."""
    rolling = match.position.playing()
    while len(rolling) > 1:
        totals = {seat: sum(match.roll(seat, 2, "start")) for seat in rolling}
        best = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == best]
    return rolling[0]


def deal_deeds(match: Match, starter: int) -> None:
    """Two deeds to each seat from the starter on, list prices paid at once (E3)."""
    p = match.position
    deeds = list(p.board.deeds)
    match.luck.cards.shuffle(deeds)
    for seat in [starter, *p.others(starter)] * DEALT:
        deed = deeds.pop()
        price = p.board.squares[deed].price
        auction.hand_over(match, seat, deed, price)
        move_money(match, seat, BANK, price, "price")
