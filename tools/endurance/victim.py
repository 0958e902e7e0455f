"""The process that is killed: goes on with the last match of its folder, or begins one, and says what is on disk.

Lines on standard output: "resumed N" (commands that came back), "saved N" after every commit, "over DIGEST".
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from scenes.board.session import Session
from scenes.store import Store
from scenes.store.ledger import Ledger
from tools.endurance.table import final_digest, setup_of

FRAME = 1 / 60
BREATH = 0.002
"""Seconds between frames without a window."""


def say(line: str) -> None:
    """At once and whole, whatever happens next."""
    os.write(1, line.encode() + b"\n")


def main(argv: list[str]) -> None:
    """Arguments: folder, seed, "window" or "plain"."""
    folder, seed, window = Path(argv[0]), int(argv[1]), argv[2] == "window"
    if window:
        with_window(folder, seed)
    else:
        without_window(folder, seed)


def watch(store: Store) -> None:
    """Let commits be told."""

    def told(ledger: Ledger) -> None:
        say(f"saved {ledger.saved - 1}")

    store.writer.on_commit = told


def session_of(store: Store, seed: int) -> Session:
    """The match that was left, or a new one; the same way as the title's Continue."""
    last = store.last()
    if last is None:
        session = Session.start(setup_of(seed))
        store.keep(session)
        return session
    session = store.resume(last.id)
    say(f"resumed {len(session.commands)}")
    return session


def ended_before(store: Store) -> bool:
    """Whether the match had ended already, and only the word of it is missing."""
    ended = [kept for kept in store.matches() if kept.ended is not None]
    if ended:
        session = store.restored(ended[0].id).session
        say(f"resumed {len(session.commands)}")
        finish(store, session)
    return bool(ended)


def without_window(folder: Path, seed: int) -> None:
    """Frames without drawing."""
    store = Store(folder)
    watch(store)
    if ended_before(store):
        return
    session = session_of(store, seed)
    while not session.over:
        session.run(FRAME)
        session.catch_up()
        time.sleep(BREATH)
    finish(store, session)


def with_window(folder: Path, seed: int) -> None:
    """The whole program: its window, its loop, its title with Continue in focus."""
    from scenes import options
    from scenes.app import App
    from scenes.scene import Push
    from scenes.starting import board
    from scenes.ui.actions import Do

    app = App(options.parse(["--data-dir", str(folder), "--windowed", "960x540"]))
    store = app.ctx.store
    assert store is not None
    watch(store)
    if ended_before(store):
        return
    if store.last() is None:
        app.stack.follow(Push(board(app.ctx, session_of(store, seed))))
    else:
        app.stack.handle(Do("accept"))
    assert store.current is not None
    session = store.current.session
    say(f"resumed {len(session.commands)}")
    while not session.over:
        app.frame(FRAME)
    finish(store, session)


def finish(store: Store, session: Session) -> None:
    """All of it written, and what it came to."""
    store.close()
    say(f"over {final_digest(session)}")


if __name__ == "__main__":
    main(sys.argv[1:])
