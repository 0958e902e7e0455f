"""Positions for opponents to judge: by story, or from the middle of matches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import levels
from game.commands import Command, Level
from game.cpu import Mind
from game.cpu.value import View
from game.driver import Driver
from game.edition import Rules
from game.match import Match
from game.position import Position
from game.setup import SeatSetup, Setup, start
from game.state import Turn
from game.wire import deed_id
from tests.rules.story import Story, games

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
SEED = 7


def decision(story: Story, seat: int = 0, level: str = "hard") -> Command | None:
    """What a mind that has seen nothing before decides there."""
    return Mind(seat, level, SEED).decide(story.match.position)


def valuations(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What is appended to from now on whenever a mind values a position that might be."""
    calls: list[int] = []
    after = View.after

    def counted(*args, **more):
        calls.append(1)
        return after(*args, **more)

    monkeypatch.setattr(View, "after", counted)
    return calls


def deed(name: str) -> int:
    """The position of a deed of games_to_go."""
    return levels.load("games_to_go").board.by_id[name]


def names(p: Position, deeds: tuple[int, ...]) -> set[str]:
    """Deeds by id."""
    return {deed_id(p, at) for at in deeds}


@cache
def matches_under_way(edition: str = "games_to_go") -> tuple[Match, ...]:
    """A few matches of mixed levels at different stages, in their owners' turns."""
    return tuple(stopped(edition, seed, turns) for seed, turns in enumerate((25, 40, 60, 80, 110, 150)))


def stopped(edition: str, seed: int, turns: int) -> Match:
    """One match played for so many turns, or as long as it lasts."""
    kinds: tuple[Level, ...] = ("hard", "normal", "easy", "normal")
    seats = tuple(SeatSetup(f"{kind} {place}", kind) for place, kind in enumerate(kinds))
    match, _events = start(Setup(levels.load(edition), seats, Rules(), seed, "instant"))
    driver = Driver(match)
    before = match.copy()
    while match.state.over is None and match.state.turn_number < turns:
        if match.position.between_turns:
            before = match.copy()
        driver.step()
    return match if match.state.over is None and match.position.between_turns else before


def in_hand(match: Match, seat: int) -> Match:
    """A copy in which it is that seat's turn, after its roll."""
    copy = match.copy()
    copy.state.turn = seat
    copy.state.doubles = 0
    after_the_roll(copy)
    return copy


def after_the_roll(match: Match) -> None:
    """The seat on the move has rolled."""
    match.state.frames[0] = Turn("manage")


def seats_in_hand(edition: str = "games_to_go") -> Iterator[tuple[Match, int]]:
    """Every match under way with every seat of it in turn."""
    for match in matches_under_way(edition):
        for seat in match.position.playing():
            yield in_hand(match, seat), seat


def two_halves() -> Story:
    """A lacks a pink lot that B has, B an orange one that A has; cash for some houses; a third seat looks on."""
    return games(
        ">A 900: states_avenue virginia_avenue tennessee_avenue;"
        "B 900: st_charles_place st_james_place new_york_avenue; C 900: boardwalk"
    )
