"""How to play, in our own words and with the edition's own figures: topics to read and to search."""

from __future__ import annotations

from game.edition import Edition, Rules
from scenes.guide import affairs, turns
from scenes.guide.squares import square
from scenes.guide.topic import NO_SWITCHES, Topic

__all__ = ["NO_SWITCHES", "Topic", "topic_of", "topics"]

_OF_PHASE = {"manage": "roll", "building_call": "build", "receive": "transfer"}
"""Topics of the phases that have none of their own name."""


def topic_of(phase: str, square: int) -> str:
    """The key of the topic to open in a phase ("jail"), or for a tax the square one is on ("square_4")."""
    return f"square_{square}" if phase == "tax" else _OF_PHASE.get(phase, phase)


def topics(edition: Edition, rules: Rules = NO_SWITCHES) -> list[Topic]:
    """All topics of an edition, in the order to read them in; its squares come last."""
    general = [
        turns.aim(edition),
        turns.turn(edition),
        turns.buying(),
        turns.auctions(edition, rules),
        turns.rent(edition, rules),
        affairs.building(edition),
        affairs.mortgages(edition),
        affairs.trades(),
        affairs.jail(edition, rules),
        affairs.tasks(edition),
        affairs.debts(edition),
        affairs.ending(edition),
        affairs.house_rules(edition),
    ]
    return general + [square(edition, one) for one in edition.board.squares]
