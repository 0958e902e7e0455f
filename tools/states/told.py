"""States for `screenshots.py` of what is said in passing: words that stay until something else happens."""

from __future__ import annotations

from game import commands as c
from game.commands import Offer, Side
from scenes.board.scene import BoardScene
from scenes.i18n import Saying, tr
from scenes.matches import Matches
from scenes.scene import Scene
from scenes.store import Store
from scenes.trade import Trade
from tools.states import board
from tools.states.match import deal, dealing, table
from tools.states.motion import move
from tools.states.registry import Shot, state
from tools.states.tables import hush, roll, to_jail

NAMES = (
    "trade_waiting", "trade_refused", "trade_counter", "trade_lapsed", "trade_person", "board_offer", "board_refused",
    "board_freed", "board_skipped", "matches_said",
)  # fmt: skip


def _offering(shot: Shot, to: int) -> Trade:
    """A poor offer has just been made, and its answer is waited for."""
    scene = dealing(shot, deal(table(shot)), 0)
    hush(scene.session)
    scene.choose(to)
    deed = scene.session.position.deeds_of(to)[0]
    scene.change(scene.draft.pushed(to, deed).with_cash(0, shot.edition.unit))
    scene.act(scene.draft.offer())
    return scene


@state("trade_waiting")
def _waiting(shot: Shot) -> Scene:
    return _offering(shot, 1)


@state("trade_refused")
def _refused(shot: Shot) -> Scene:
    """A CPU will not have it, and says why."""
    scene = _offering(shot, 1)
    scene.act(c.Refuse(1))
    return scene


@state("trade_person")
def _person(shot: Shot) -> Scene:
    """A person will not have it."""
    scene = _offering(shot, 2)
    scene.act(c.Refuse(2))
    return scene


@state("trade_counter")
def _counter(shot: Shot) -> Scene:
    """No, but on other terms."""
    session = deal(table(shot))
    session.match.state.turn = 1
    assert session.act(Offer(1, 0, Side(shot.edition.start_money // 25, (19,)), Side(0, (21,)))) is None
    scene = dealing(shot, session)
    scene.counter()
    return scene


@state("trade_lapsed")
def _lapsed(shot: Shot) -> Scene:
    scene = _offering(shot, 1)
    scene.act(c.Withdraw(0))
    return scene


def _offered(shot: Shot, answer: c.Command | None) -> BoardScene:
    """On the board, a CPU has offered another one a deal, and it may have been answered."""
    session = board.table(shot)
    session.match.state.turn = 1
    hush(session)
    session.shown.sync(session.position)
    scene = board.opened(shot, session)
    give, take = (
        next(d for d in session.position.deeds_of(seat) if not session.match.state.level[d]) for seat in (1, 3)
    )
    assert session.act(Offer(1, 3, Side(0, (give,)), Side(0, (take,)))) is None
    move(scene, 0.2)
    if answer:
        assert session.act(answer) is None
        move(scene, 1.0)
    return scene


@state("board_offer", seconds=0.2)
def _offer(shot: Shot) -> Scene:
    return _offered(shot, None)


@state("board_refused", seconds=0)
def _no_deal(shot: Shot) -> Scene:
    return _offered(shot, c.Refuse(3))


@state("board_freed", seconds=0.3)
def _freed(shot: Shot) -> Scene:
    session = board.table(shot)
    to_jail(session)
    scene = board.opened(shot, session)
    assert session.act(c.UseKey(0)) is None
    return scene


@state("board_skipped", seconds=0)
def _skipped(shot: Shot) -> Scene:
    """A throw that was not watched."""
    session = board.table(shot)
    scene = board.opened(shot, session)
    roll(session, (2, 3))
    scene.playback.skip()
    return scene


@state("matches_said", seconds=0.6)
def _said(shot: Shot) -> Scene:
    shot.ctx.store = Store(None)
    scene = Matches(shot.ctx)
    scene.said = Saying(lambda: tr("Imported: it is among the others now."))
    return scene
