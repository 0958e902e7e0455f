"""The ways from the board to the other scenes of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.scene import Next, Push, Replace

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


def to_pause(ctx: Context, session: Session) -> Next:
    """The menu; time stands still."""
    from scenes.overlays.pause import Pause

    return Push(Pause(ctx, session))


def to_help(ctx: Context, session: Session, topic: str = "") -> Next:
    """How to play this edition with the rules of this match, opened at a topic, or at what play is about."""
    from scenes.guide import topic_of
    from scenes.overlays.help import Help

    p = session.position
    return Push(Help(ctx, session.edition, p.rules, topic or topic_of(p.phase, p.seat(p.turn).square)))


def to_auction(ctx: Context, session: Session) -> Next:
    """The auction under way."""
    from scenes.auction import Auction

    return Push(Auction(ctx, session))


def to_trade(ctx: Context, session: Session, seat: int) -> Next:
    """Make an offer, or answer one."""
    from scenes.trade import Trade

    return Push(Trade(ctx, session, seat))


def to_manage(ctx: Context, session: Session, seat: int) -> Next:
    """Build, sell, mortgage and redeem."""
    from scenes.overlays.manage import Manage

    return Push(Manage(ctx, session, seat))


def to_results(ctx: Context, session: Session) -> Next:
    """How it ended."""
    from scenes.results import Results

    return Replace(Results(ctx, session))
