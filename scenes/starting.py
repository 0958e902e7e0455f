"""From a set-up to a match on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import levels
from game.commands import Pace
from game.setup import Setup
from scenes.draft import quick
from scenes.fairness import fresh_seed
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.board.session import Session
    from scenes.context import Context


def begin(ctx: Context, setup: Setup) -> Scene:
    """The board with a new match on it, kept from now on."""
    from scenes.board.session import Session

    session = Session.start(setup)
    if ctx.store:
        ctx.store.keep(session)
    return board(ctx, session)


def resume(ctx: Context, identity: str) -> Scene:
    """The board with a kept match on it. Raises StoreError when it cannot be gone on with."""
    if not ctx.store:
        raise RuntimeError("no matches are kept here")
    return board(ctx, ctx.store.resume(identity))


def board(ctx: Context, session: Session) -> Scene:
    """The board with that session on it."""
    from scenes.board.scene import BoardScene

    return BoardScene(ctx, session)


def quick_match(ctx: Context, people: int = 1) -> Scene:
    """Straight into a match on the first board: so many people against CPUs, four at the table."""
    edition = levels.load(levels.names()[0])
    seed = seed_of(ctx)
    draft = quick(people, 4 - people, seed)
    draft.switches["live_auctions"] = not ctx.settings.calm_auctions
    return begin(ctx, draft.setup(edition, seed, pace_of(ctx)))


def pace_of(ctx: Context) -> Pace:
    """The pace to start with: the command line's, else the settings'."""
    wanted = ctx.pace or ctx.settings.cpu_pace
    paces: tuple[Pace, ...] = ("normal", "fast", "instant")
    return next((pace for pace in paces if pace == wanted), "normal")


def seed_of(ctx: Context) -> int:
    """The command line's seed, else a fresh one."""
    return fresh_seed() if ctx.seed is None else ctx.seed
