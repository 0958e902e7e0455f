"""Keeps one session: hears of its commands and events, hands them to the writer, and says what may be shown yet."""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING

from game.commands import Command
from game.events import Event
from scenes.store.lease import Lease
from scenes.store.ledger import Ledger
from scenes.store.writer import Writer

if TYPE_CHECKING:
    from scenes.board.session import Session


class Keeper:
    """A watcher of a session. Every command is on disk before the session shows what it led to."""

    def __init__(self, writer: Writer, session: Session, ledger: Ledger, lease: Lease) -> None:
        self.writer, self.session, self.ledger, self.lease = writer, session, ledger, lease
        self._given: tuple[int, Command] | None = None
        self._told = len(session.events)
        self._waiting: deque[tuple[int, int]] = deque()
        self._rested = (-1, -1)
        session.watchers.append(self)
        session.limit = self.limit
        writer.follow(ledger)

    @property
    def id(self) -> str:
        """The match's."""
        return self.ledger.id

    def commanded(self, tick: int, command: Command) -> None:
        """A command was carried out; its events follow."""
        self._given = (tick, command)

    def happened(self, events: list[Event]) -> None:
        """Events came in: of the command just given, or by themselves."""
        given, self._given = self._given, None
        tick, acted = self._clock()
        news = list(events)

        def write() -> None:
            if given:
                self.ledger.commanded(*given)
            self.ledger.happened(news, tick, acted)

        ticket = self.writer.put(write)
        if given:
            self._waiting.append((self._told, ticket))
        self._told += len(news)

    def limit(self) -> int:
        """How many events of the session may be shown: all before those of the first command not yet on disk."""
        while self._waiting and self.writer.acknowledged(self._waiting[0][1]):
            self._waiting.popleft()
        return self._waiting[0][0] if self._waiting else sys.maxsize

    def rest(self) -> None:
        """Keep how far the clock has come."""
        clock = self._clock()
        if clock != self._rested and not self.session.over:
            self._rested = clock
            self.writer.put(lambda: self.ledger.rest(*clock))

    def close(self) -> None:
        """Keep the session no longer; what it shows waits for nothing any more."""
        self.rest()
        self.writer.leave(self.ledger)
        self.writer.put(self.lease.release)
        if self in self.session.watchers:
            self.session.watchers.remove(self)
        self.session.limit = None

    def _clock(self) -> tuple[int, int]:
        return self.session.match.state.tick, self.session.driver.acted
