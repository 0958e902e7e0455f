"""Random play: a number becomes a command, legal or not; a list of numbers becomes a match.

By hand, for a long run: `python -m tests.properties.play --commands 2000000 --seed 1`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import levels
from game import commands as c
from game import events as e
from game.commands import COMMANDS, Command, Side
from game.edition import Rules
from game.match import Match
from game.phases import building
from game.record import Record
from game.refusal import Refusal
from game.rulebook import forms, refusal
from game.setup import SeatSetup, Setup, start
from game.snapshot import digest
from game.state import BANK
from tests.properties.invariants import buildings, check, money_in_play

EDITIONS = ("games_to_go", "stockholm", "suomi")
SWITCHES = ("free_parking_pot", "no_auctions", "double_go", "no_rent_in_jail", "attentive_rent", "live_auctions")
WEIGHTS = {"roll": 8, "buy": 8, "end_turn": 6, "build": 8, "resign": 0.03, "agree_end": 0.02, "decline": 2, "offer": 3}
"""How likely a legal kind is taken, 1 unless named: play has to get somewhere."""


def random_setup(rng: random.Random) -> Setup:
    """Any edition, two to six seats, any switches and endings."""
    switches = {name: rng.random() < 0.4 for name in SWITCHES}
    minutes = rng.choice((None, None, 1, 5))
    rules = Rules(speed=rng.random() < 0.3, session_minutes=minutes, **switches)
    seats = tuple(SeatSetup(name) for name in "ABCDEF"[: rng.randint(2, 6)])
    return Setup(levels.load(rng.choice(EDITIONS)), seats, rules, rng.getrandbits(64), "instant")


def random_side(m: Match, rng: random.Random, seat: int) -> Side:
    """Some of what a seat has, now and then a little too much."""
    p = m.position
    deeds = [deed for deed in p.deeds_of(seat) if rng.random() < 0.3]
    cash = rng.randint(-1, 12) * p.edition.unit * rng.choice((0, 1, 10))
    return Side(cash, tuple(deeds), rng.choice((0, 0, 0, 1)), 0)


def random_command(m: Match, rng: random.Random) -> Command:
    """Any command by any seat, its values likely enough to be legal at times."""
    p = m.position
    seats = len(p.state.seats)
    seat = rng.choice(p.must() or [0]) if rng.random() < 0.7 else rng.randrange(seats)
    deed = rng.choice(p.deeds_of(seat) or [1]) if rng.random() < 0.8 else rng.choice(p.board.deeds)
    kind = rng.choice(list(COMMANDS.values()))
    if kind in (c.Resign, c.AgreeEnd) and rng.random() < 0.95:
        kind = c.EndTurn  # else no match would come far
    match kind:
        case c.Bid:
            return c.Bid(seat, rng.randint(0, 40) * p.edition.unit)
        case c.Want:
            return c.Want(seat, rng.randint(0, 5))
        case c.ClaimRent:
            return c.ClaimRent(seat, rng.choice((None, deed)))
        case c.ChooseTax:
            return c.ChooseTax(seat, rng.choice(("flat", "percent")))
        case c.ChooseTask:
            return c.ChooseTask(seat, rng.choice(("pay", "chance")))
        case c.Offer:
            return random_offer(m, rng, seat)
        case c.Control:
            return c.Control(seat, rng.randrange(seats), rng.choice((None, "easy")))
        case c.SetPace:
            return c.SetPace(seat, rng.choice(("normal", "fast", "instant")))
    return kind(seat, deed) if issubclass(kind, c.DeedCommand) else kind(seat)


def random_offer(m: Match, rng: random.Random, seat: int) -> Command:
    """An offer to anybody, at times with a part of the debt due."""
    to = rng.randrange(len(m.position.state.seats))
    take = random_side(m, rng, to)
    if rng.random() < 0.3:
        take = take._replace(debt=m.position.edition.unit * rng.randint(0, 9))
    return c.Offer(seat, to, random_side(m, rng, seat), take)


def legal_command(m: Match, rng: random.Random) -> Command | None:
    """A legal command of those that get play on."""
    choices = [command for seat in m.position.must() for command in options(m, seat)]
    if not choices:
        return None
    weights = [WEIGHTS.get(c.NAMES[type(command)], 1) for command in choices]
    return rng.choices(choices, weights)[0]


def options(m: Match, seat: int) -> Iterator[Command]:
    """Legal commands of a seat, one or more of every kind."""
    for name in COMMANDS:
        if name not in ("agree_end", "control", "pace"):
            yield from (form for form in forms(m.position, seat, name) if refusal(m.position, form) is None)


def enrich(m: Match, rng: random.Random) -> None:
    """A late position: most deeds are owned, many groups complete and built on, cash is short, keys are about."""
    p, state = m.position, m.state
    seats = p.playing()
    for group in p.board.groups.values():
        one = rng.choice(seats) if rng.random() < 0.6 else None
        for deed in group:
            state.owner[deed] = rng.choice([*seats, BANK]) if one is None else one
            state.mortgaged[deed] = state.owner[deed] != BANK and rng.random() < 0.25
        if one is not None and p.board.squares[group[0]].kind == "street" and rng.random() < 0.7:
            build_up(m, group, rng)
    if rng.random() < 0.5:
        state.houses, state.hotels = rng.randint(0, 3), rng.randint(0, 1)
    for seat in state.seats:
        seat.cash = rng.randint(0, 60) * p.edition.unit * rng.choice((1, 10, 60))
    for deck in [deck for deck in m.luck.decks if rng.random() < 0.5]:
        m.luck.keep(deck, p.edition.key_card(deck))
        seat = state.seats[rng.choice(seats)]
        seat.keys = tuple(sorted((*seat.keys, deck)))


def build_up(m: Match, group: tuple[int, ...], rng: random.Random) -> None:
    """Buildings on a whole group, evenly, as far as the stock goes."""
    p, state = m.position, m.state
    for deed in group:
        state.mortgaged[deed] = False
    for _ in range(rng.randint(0, p.hotel * len(group))):
        deed = min(group, key=lambda deed: state.level[deed])
        if state.level[deed] < p.hotel and building.stock(p, building.piece_for(p, deed)):
            cash = state.seats[state.owner[deed]].cash
            building.put(m, state.owner[deed], deed, 0)
            state.seats[state.owner[deed]].cash = cash
    m.take_events()


@dataclass
class Run:
    """A match under random commands, and what they did."""

    match: Match
    record: Record
    stock: tuple[int, int]
    played: int = 0
    refused: int = 0
    kinds: set[str] = field(default_factory=set)

    @classmethod
    def begin(cls, setup: Setup, late: random.Random | None = None) -> Run:
        """A match from its opening, or in a late position that chance makes up."""
        match, events = start(setup)
        run = cls(match, Record(setup), buildings(match.position))
        check(match, setup.edition.start_money * len(setup.seats), events)
        if late:
            enrich(match, late)
            run.stock = buildings(match.position)
            check(match, money_in_play(match.position), [], run.stock)
        return run

    def step(self, rng: random.Random) -> None:
        """One command, or some ticks, and every check after it."""
        if rng.random() < 0.1:
            self.wait(rng.choice((1, 7, 300, 1000)))
            return
        command = (legal_command(self.match, rng) if rng.random() < 0.6 else None) or random_command(self.match, rng)
        self.do(command, sure=rng.random() < 0.05)

    def wait(self, ticks: int) -> None:
        before = money_in_play(self.match.position)
        events = self.match.wait(ticks)
        check(self.match, before, events, self.stock)
        self.record.tick = self.match.state.tick

    def do(self, command: Command, sure: bool) -> None:
        """A refused command changes nothing; a legal one keeps the books straight."""
        m = self.match
        before = money_in_play(m.position)
        digest_before = digest(m) if sure else ""
        reason = m.refusal(command)
        result = m.do(command)
        if isinstance(result, Refusal):
            assert result == reason
            assert not sure or digest(m) == digest_before
            self.refused += 1
            return
        assert reason is None
        self.record.commands.append((m.state.tick, command))
        self.played += 1
        self.kinds |= {e.KINDS[type(event)] for event in result}
        check(m, before, result, self.stock)


def main() -> None:
    """Play random matches until so many commands were tried."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--commands", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=3_000, help="commands in one match at most")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    tried = matches = refused = 0
    kinds: set[str] = set()
    while tried < options.commands:
        run = Run.begin(random_setup(rng), rng if rng.random() < 0.7 else None)
        for _ in range(options.longest):
            if run.match.state.over:
                break
            run.step(rng)
            tried += 1
        matches, refused, kinds = matches + 1, refused + run.refused, kinds | run.kinds
    missing = sorted(set(e.KINDS.values()) - kinds)
    print(f"seed {options.seed}: {tried} commands, {refused} refused, {matches} matches; events never seen: {missing}")


if __name__ == "__main__":
    main()
