"""The board scene's fixed states for `screenshots.py`: every phase a person can be asked in, and what moves on the way.

Squares are named by position, which all editions share: 5, 15, 25, 35 stations, 2, 17, 33 the chest, 7, 22, 36 Chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from game import commands as c
from game.edition import Rules
from game.position import TICKS_A_MINUTE, Position
from game.state import BANK, Call, Claim, Transfer, Turn
from scenes.board.pass_screen import PassScreen
from scenes.board.scene import BoardScene
from scenes.board.session import Session
from scenes.scene import Scene
from tools.states.motion import FRAME, move
from tools.states.registry import Shot, state
from tools.states.seats import FOUR, SIX, Seats
from tools.states.tables import laid, roll, to_jail


def table(shot: Shot, seats: Seats = FOUR, rules: Rules | None = None) -> Session:
    """A match in its middle: deeds spread, houses and towers of every height, two mortgages, one seat in jail."""
    match, setup = laid(shot, seats, rules)
    _spread(match.position)
    match.state.turn_number = 30
    return Session(match, None, setup)


def _spread(p: Position) -> None:
    state, count = p.state, len(p.state.seats)
    for number, deed in enumerate(p.board.deeds):
        state.owner[deed] = (number * 5 + number // 3) % (count + 1) - 1
    streets = [group for name, group in p.board.groups.items() if name not in ("station", "utility")]
    levels = (p.hotel, 3, 0, 4, 0, 2, 0, 1)
    for number, (group, level) in enumerate(zip(streets, levels, strict=True)):
        for deed in group if level else ():
            state.owner[deed], state.level[deed] = number % count, level
    for deed in (5, 37):
        state.owner[deed], state.mortgaged[deed] = 1, True
    state.owner[24] = state.owner[23] = BANK
    for seat, square in zip(state.seats, (19, 10, 10, 4, 33, 24), strict=False):
        seat.square = square
        seat.cash = seat.cash * (3 + square % 5) // 5
    if count > 2:
        state.seats[2].jail = 1
    state.seats[0].keys = ("store",) if p.edition.task_source == "dice" else ("chance",)


def opened(shot: Shot, session: Session, seconds: float = 0.0) -> BoardScene:
    """The scene of a session, everything shown, then moved for a while."""
    scene = BoardScene(shot.ctx, session)
    scene.enter()
    scene.playback.skip()
    move(scene, seconds)
    return scene


@state("board_roll")
def _roll(shot: Shot) -> Scene:
    return opened(shot, table(shot))


@state("board_start", seconds=1.2)
def _start(shot: Shot) -> Scene:
    return BoardScene(shot.ctx, shot.session())


@state("board_throw", seconds=0)
def _throw(shot: Shot) -> Scene:
    session = table(shot)
    scene = opened(shot, session)
    roll(session, (6, 4))
    move(scene, 0.3)
    return scene


@state("board_walk", seconds=0)
def _walk(shot: Shot) -> Scene:
    session = table(shot)
    scene = opened(shot, session)
    roll(session, (6, 4))
    move(scene, 1.9)
    return scene


@state("board_buy", seconds=5)
def _buy(shot: Shot) -> Scene:
    session = table(shot)
    scene = opened(shot, session)
    roll(session, (2, 3))
    return scene


@state("board_short", seconds=5)
def _short(shot: Shot) -> Scene:
    """A deed that one cannot pay."""
    session = table(shot)
    session.match.state.seats[0].cash = session.edition.unit * 12
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (2, 3))
    return scene


@state("board_task", seconds=0)
def _task(shot: Shot) -> Scene:
    session = table(shot)
    session.match.state.seats[0].square = 15
    session.shown.sync(session.position)
    session.match.luck.decks["chance"] = [index for index, task in enumerate(shot.edition.chance) if task.square == 24]
    scene = opened(shot, session)
    roll(session, (3, 4), (3, 4, 4))
    move(scene, 5.2)
    return scene


@state("board_tax", seconds=4)
def _tax(shot: Shot) -> Scene:
    session = table(shot)
    session.match.state.seats[0].square = 0
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (1, 3))
    return scene


@state("board_debt", seconds=5)
def _debt(shot: Shot) -> Scene:
    session = table(shot)
    state_ = session.match.state
    state_.seats[0].square, state_.seats[0].cash = 33, session.edition.unit * 40
    state_.owner[37] = state_.owner[39] = 3
    state_.mortgaged[37] = False
    state_.level[37] = state_.level[39] = 3
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (2, 4))
    return scene


@state("board_jail")
def _jail(shot: Shot) -> Scene:
    session = table(shot)
    to_jail(session)
    return opened(shot, session)


@state("board_jailed", seconds=0)
def _jailed(shot: Shot) -> Scene:
    """The bars fall."""
    session = table(shot)
    session.match.state.seats[0].square = 20
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (4, 6))
    move(scene, 3.55)
    return scene


@state("board_call", seconds=3)
def _call(shot: Shot) -> Scene:
    """The bank has one house, and two seats could build."""
    session = table(shot)
    lot = next(deed for deed in session.position.board.deeds if session.match.state.level[deed] == 3)
    session.match.state.houses = 1
    session.match.state.frames.append(Call("house", 3, lot, 1, [0], [0, 0, 0, 1]))
    session.match.state.seats[0].cash += 1000 * session.edition.unit
    for other in session.position.board.groups["orange"]:
        session.match.state.owner[other], session.match.state.level[other] = 0, 1
    session.shown.sync(session.position)
    return opened(shot, session)


@state("board_transfer", seconds=2)
def _transfer(shot: Shot) -> Scene:
    session = table(shot)
    session.match.state.owner[37] = session.match.state.owner[5] = 0
    session.match.state.frames.append(Transfer(0, [5, 37]))
    session.shown.sync(session.position)
    return opened(shot, session)


@state("board_claims", seconds=2)
def _claims(shot: Shot) -> Scene:
    """Rents that two people may claim, a pot, and a clock that runs out."""
    session = table(shot, rules=Rules(attentive_rent=True, free_parking_pot=True, session_minutes=30))
    state_ = session.match.state
    unit = session.edition.unit
    state_.claims = [Claim(30, 1, 0, 9, 30 * unit), Claim(30, 3, 2, 25, 50 * unit)]
    state_.pot, state_.ticks_left = 365 * unit, 12 * TICKS_A_MINUTE + 47 * 60
    session.shown.sync(session.position)
    return opened(shot, session)


@state("board_six")
def _six(shot: Shot) -> Scene:
    session = table(shot, SIX, Rules(session_minutes=90, free_parking_pot=True))
    for seat in session.match.state.seats:
        seat.cash = seat.cash * 8
    session.shown.sync(session.position)
    return opened(shot, session)


@state("board_square")
def _square(shot: Shot) -> Scene:
    """The cursor on a square."""
    scene = opened(shot, table(shot))
    scene.side.panel.focus_on("board")
    scene.side.board.square, scene.side.board.pointing = 36, True
    return scene


@state("board_rent", seconds=0)
def _rent(shot: Shot) -> Scene:
    """Money flies, and the board shakes."""
    session = table(shot)
    state_ = session.match.state
    state_.seats[0].square = 33
    state_.owner[37] = state_.owner[39] = 3
    state_.mortgaged[37] = False
    state_.level[39] = 2
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (2, 4))
    move(scene, 2.75)
    return scene


@state("board_group", seconds=0)
def _group(shot: Shot) -> Scene:
    """A deed slides to its owner and completes a group."""
    session = table(shot)
    for deed in session.position.board.group_of[24]:
        session.match.state.owner[deed] = 0 if deed != 24 else BANK
        session.match.state.level[deed] = 0
    session.shown.sync(session.position)
    scene = opened(shot, session)
    roll(session, (2, 3))
    move(scene, 3.0)
    session.act(c.Buy(0))
    move(scene, 1.15)
    return scene


@state("board_bankrupt", seconds=0)
def _bankrupt(shot: Shot) -> Scene:
    session = table(shot)
    scene = opened(shot, session)
    session.act(c.Resign(0))
    move(scene, 0.55)
    return scene


@state("board_recap", seconds=3)
def _recap(shot: Shot) -> Scene:
    """What CPUs did, told after instant turns."""
    session = table(shot, FOUR[:2])
    session.match.state.pace = "instant"
    scene = opened(shot, session)
    session.match.state.frames[0] = Turn("manage")
    session.act(c.EndTurn(0))
    for _frame in range(120):
        scene.update(FRAME)
        if session.awaited() and session.position.phase == "roll":
            break
    return scene


@state("board_cpu", seconds=0.5)
def _cpu(shot: Shot) -> Scene:
    """A CPU is on the move."""
    session = table(shot)
    session.match.state.turn = 1
    session.shown.sync(session.position)
    return opened(shot, session)


@state("board_pass", seconds=1)
def _pass(shot: Shot) -> Sequence[Scene]:
    session = table(shot)
    return opened(shot, session), PassScreen(shot.ctx, session, 0)
