"""Fixed states of auctions, trades, managed deeds and results for `screenshots.py`, in any edition.

Squares are named by position, which all editions share: 16, 18, 19 orange, 21, 23, 24 red, 37, 39 dark blue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import levels
from game import commands as c
from game.commands import Offer, Side
from game.driver import Driver
from game.edition import Rules
from game.events import Event
from game.match import Match
from game.phases.auction import open_auction
from game.phases.mortgage import ask_receiver
from game.phases.payment import charge
from game.setup import Setup, begin, start
from scenes.auction import Auction
from scenes.board.session import Session
from scenes.overlays.manage import Manage
from scenes.results import Results
from scenes.scene import Push, Scene
from scenes.trade import Trade
from tools.states.registry import Shot, state
from tools.states.seats import FOUR, LONG, Seats
from tools.states.tables import hear, hush, laid, seated

HANDS = {0: (5, 16, 18, 21, 28), 1: (19, 23, 24, 31, 35), 2: (27, 29), 3: (1, 3, 25)}
"""Who has which deeds where nothing else is said; 6, 8 and 9 are the first seat's too, with houses."""


def table(shot: Shot, seats: Seats = FOUR, cash: int = 100, live: bool = True) -> Session:
    """A match in its middle; everybody has `cash` per cent of the start money, the second seat a quarter of it."""
    match, setup = laid(shot, seats, Rules(live_auctions=live))
    begin(match, 0)
    match.take_events()
    for index, seat in enumerate(match.state.seats):
        share = cash if index != 1 else max(1, cash // 4)
        seat.cash = shot.edition.start_money * share // 100 // shot.edition.unit * shot.edition.unit
    return Session(match, None, setup)


def deal(session: Session) -> Session:
    """Deeds as HANDS tells, three lots with houses, one mortgage, a key."""
    state = session.match.state
    for seat, deeds in HANDS.items():
        for deed in deeds:
            state.owner[deed] = seat
    for deed, houses in ((6, 2), (8, 2), (9, 3)):
        state.owner[deed], state.level[deed] = 0, houses
    state.houses -= 7
    state.mortgaged[31] = True
    state.seats[0].keys = ("store",) if session.edition.task_source == "dice" else ("chance",)
    return session


def all_deeds(session: Session) -> Session:
    """All twenty-eight in one hand."""
    for deed in session.position.board.deeds:
        session.match.state.owner[deed] = 0
    return session


def under_hammer(shot: Shot, session: Session, deed: int, bids: Sequence[tuple[int, int]] = ()) -> Auction:
    """An auction with bids already made, in steps of a hundredth of the start money."""
    hush(session)
    open_auction(session.match, deed, session.position.playing())
    hear(session)
    scene = Auction(shot.ctx, session)
    step = max(session.edition.unit, session.edition.start_money // 150)
    for seat, steps in bids:
        assert session.act(c.Bid(seat, step * steps)) is None
    return still(scene)


def still(scene: Auction) -> Auction:
    """CPUs bid no more, whatever happens."""
    hush(scene.session)
    return scene


# Auctions.


@state("auction", seconds=1.9)
def _auction(shot: Shot) -> Scene:
    session = deal(table(shot))
    scene = under_hammer(shot, session, 26, [(0, 20), (2, 22), (3, 30), (0, 34)])
    session.act(c.Leave(1))
    scene.seat = 2
    return still(scene)


@state("auction_first", seconds=0.5)
def _auction_first(shot: Shot) -> Scene:
    return under_hammer(shot, deal(table(shot)), 15)


@state("auction_six", seconds=4.2)
def _auction_six(shot: Shot) -> Scene:
    session = table(shot, LONG, cash=800)
    return under_hammer(shot, session, 39, [(0, 234), (5, 250), (2, 311)])


@state("auction_calm", seconds=0.5)
def _auction_calm(shot: Shot) -> Scene:
    return under_hammer(shot, deal(table(shot, live=False)), 12, [(3, 4)])


@state("auction_sold", seconds=6.0)
def _auction_sold(shot: Shot) -> Scene:
    return under_hammer(shot, deal(table(shot)), 26, [(0, 20), (2, 22)])


@state("auction_piece", seconds=0.6)
def _auction_piece(shot: Shot) -> Scene:
    return still(Auction(shot.ctx, _scarce(shot)))


@state("auction_pads", seconds=1.2)
def _auction_pads(shot: Shot) -> Scene:
    """Three people with a gamepad each, and one by the keyboard."""
    for pad in (1, 2, 3):
        shot.ctx.inputs.places.press(pad)
    session = table(shot, LONG, cash=800)
    return under_hammer(shot, session, 39, [(0, 234), (2, 311)])


def _scarce(shot: Shot) -> Session:
    """One house left, wanted by three."""
    session = deal(table(shot))
    state = session.match.state
    state.owner[19] = 0
    state.owner[21] = state.owner[23] = state.owner[24] = 1
    state.owner[26] = 2
    state.seats[1].cash = shot.edition.start_money
    state.houses = 1
    hush(session)
    assert session.act(c.Build(0, 16)) is None
    for answer in (c.Want(1, 1), c.Want(2, 1), c.Leave(3)):
        assert session.act(answer) is None
    return session


# Trades.


def dealing(shot: Shot, session: Session | None = None, seat: int = 0) -> Trade:
    """The scene, opened by a seat."""
    return Trade(shot.ctx, session or deal(table(shot)), seat)


@state("trade")
def _trade(shot: Shot) -> Scene:
    scene = dealing(shot)
    scene.draft = scene.draft.pushed(0, 21).pushed(1, 19).with_cash(0, shot.edition.start_money * 2 // 25)
    return scene


@state("trade_empty")
def _trade_empty(shot: Shot) -> Scene:
    return dealing(shot)


@state("trade_answer")
def _trade_answer(shot: Shot) -> Scene:
    session = deal(table(shot))
    session.match.state.turn = 1
    assert session.act(Offer(1, 0, Side(shot.edition.start_money // 25, (19,)), Side(0, (21,)))) is None
    return dealing(shot, session)


@state("trade_many")
def _trade_many(shot: Shot) -> Scene:
    session = all_deeds(table(shot, LONG, cash=800))
    scene = dealing(shot, session)
    for deed in (1, 3, 5, 12, 21, 39):
        scene.draft = scene.draft.pushed(0, deed)
    scene.draft = scene.draft.with_cash(1, session.position.seat(1).cash)
    return scene


@state("trade_present")
def _trade_present(shot: Shot) -> Sequence[Scene]:
    """The question before all that one has goes for nothing."""
    scene = dealing(shot, all_deeds(table(shot, LONG, cash=800)))
    for deed in scene.session.position.board.deeds:
        scene.draft = scene.draft.pushed(0, deed)
    scene.draft = scene.draft.with_cash(0, scene.session.position.seat(0).cash)
    asked = scene.offer()
    assert isinstance(asked, Push)
    return scene, asked.scene


@state("trade_debt")
def _trade_debt(shot: Shot) -> Scene:
    session = _indebted(shot)
    scene = dealing(shot, session)
    scene.draft = scene.draft.pushed(0, 28).with_debt(shot.edition.start_money // 10)
    return scene


def _indebted(shot: Shot) -> Session:
    """The first seat owes the third half the start money and has a fiftieth of it."""
    session = deal(table(shot, cash=2))
    charge(session.match, 0, 2, shot.edition.start_money // 2, "rent")
    hear(session)
    return session


# Managed deeds.


def managing(shot: Shot, session: Session, deed: int | None = None) -> Sequence[Scene]:
    """The overlay of the first seat over the table."""
    from scenes.board.scene import BoardScene

    return BoardScene(shot.ctx, session), Manage(shot.ctx, session, 0, deed)


@state("manage")
def _manage(shot: Shot) -> Sequence[Scene]:
    return managing(shot, deal(table(shot)), 6)


@state("manage_many")
def _manage_many(shot: Shot) -> Sequence[Scene]:
    session = all_deeds(table(shot, LONG))
    standing = session.match.state.level
    for number, group in enumerate(("brown", "light_blue", "pink", "orange", "red", "yellow")):
        for deed in session.position.board.groups[group]:
            standing[deed] = number
    session.match.state.houses, session.match.state.hotels = 2, 9
    return managing(shot, session)


@state("manage_debt")
def _manage_debt(shot: Shot) -> Sequence[Scene]:
    return managing(shot, _indebted(shot))


@state("manage_receive")
def _manage_receive(shot: Shot) -> Sequence[Scene]:
    session = deal(table(shot))
    session.match.state.owner[31] = 0
    ask_receiver(session.match, 0, [31])
    return managing(shot, session)


@state("manage_place")
def _manage_place(shot: Shot) -> Sequence[Scene]:
    session = _scarce(shot)
    price = session.position.board.squares[16].house_cost
    assert session.act(c.Bid(0, price)) is None
    for seat in (1, 2):
        assert session.act(c.Leave(seat)) is None
    return managing(shot, session)


# Results.


@cache
def _played(edition: str, count: int) -> tuple[Match, Setup, tuple[Event, ...]]:
    """A match among CPUs, to its end."""
    names = LONG if count > len(FOUR) else FOUR
    seats = seated([(name, "normal") for name, _ in names[:count]])
    setup = Setup(levels.load(edition), seats, seed=5, pace="instant")
    match, events = start(setup)
    driver = Driver(match)
    while not match.state.over:
        events += driver.step()
    return match, setup, tuple(events)


def finished(shot: Shot, count: int = 4) -> Session:
    """The session of a match that is over, all of it shown."""
    match, setup, events = _played(shot.edition.id, count)
    session = Session(match, list(events), setup)
    session.catch_up()
    return session


@state("results", seconds=3)
def _results(shot: Shot) -> Scene:
    return Results(shot.ctx, finished(shot))


@state("results_landings", seconds=8)
def _results_landings(shot: Shot) -> Scene:
    return Results(shot.ctx, finished(shot, 6), "landings")


@state("results_dice", seconds=8)
def _results_dice(shot: Shot) -> Scene:
    return Results(shot.ctx, finished(shot), "dice")


@state("results_highlights", seconds=8)
def _results_highlights(shot: Shot) -> Scene:
    return Results(shot.ctx, finished(shot, 6), "highlights")
