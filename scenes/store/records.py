"""From a record to the rows it would have left."""

from __future__ import annotations

from game.reading import ReadError
from game.record import Record, wait_until
from game.refusal import Refusal
from game.setup import start
from scenes.store.ledger import Ledger


def write_ledger(record: Record, name: str) -> Ledger:
    """Play a record and write it down. Raises ReadError if it is no record of a match."""
    ledger = Ledger(record.setup, name)
    match, opening = start(record.setup)
    ledger.happened(opening, 0, 0)
    acted = 0
    for tick, command in record.commands:
        for _match, events in wait_until(match, tick):
            ledger.happened(events, match.state.tick, acted)
        ledger.commanded(tick, command)
        result = match.do(command)
        if isinstance(result, Refusal):
            raise ReadError(f"a command is refused: {result.text}", "altered")
        acted = tick
        ledger.happened(result, tick, acted)
    for _match, events in wait_until(match, record.tick):
        ledger.happened(events, match.state.tick, acted)
    ledger.rest(match.state.tick, acted if record.acted is None else record.acted)
    return ledger
