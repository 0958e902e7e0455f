"""Fixed states of what is kept: lists of matches, the hall of fame, and a match watched again."""

from __future__ import annotations

from collections.abc import Sequence

from game.dice import Stream
from game.record import Record
from scenes.hall import Hall
from scenes.hall.career import CareerCard
from scenes.matches import Matches
from scenes.matches.card import MatchCard
from scenes.replay import record_of
from scenes.replay.scene import Replay
from scenes.replay.tape import Tape
from scenes.scene import Scene
from scenes.store import Store
from scenes.store.hall import Finished, Place, careers
from tools.states.registry import Shot, state
from tools.states.seats import CPUS, FOUR, SEED, Seats


def played(shot: Shot, ticks: int = 9000) -> Record:
    """The record of CPUs at play."""
    session = shot.session(CPUS)
    for _tick in range(ticks):
        session.tick()
    record = record_of(session)
    assert record is not None
    return record


@state("replay", seconds=0.5)
def _replay(shot: Shot) -> Scene:
    scene = Replay(shot.ctx, Tape(played(shot, 30000)))
    scene.jump(40)
    return scene


@state("replay_paused", seconds=0.5)
def _paused(shot: Shot) -> Scene:
    scene = Replay(shot.ctx, Tape(played(shot, 60000)))
    scene.jump(10_000)
    scene.toggle()
    return scene


def kept(shot: Shot) -> Store:
    """A store in memory with a handful of matches in it."""
    store = Store(None)
    store.news()
    tables: tuple[tuple[str, Seats, int], ...] = (
        ("Friday night", FOUR, 4000),
        ("Grandmother's", (("Mormor", None), ("Elin", None)), 20),
        ("", (("Wilhelmina", None), ("Bartholomäus", "hard"), ("Øyvind", "easy"), ("Dag", "normal"), ("Elin", "hard"),
              ("Finn", "easy")), 9000),
        ("All CPUs", CPUS, 60000),
    )  # fmt: skip
    for seed, (name, seats, ticks) in enumerate(tables):
        session = shot.session(seats, seed)
        store.keep(session, name)
        for _tick in range(ticks):
            session.tick()
    store.let_go()
    shot.ctx.store = store
    return store


@state("matches", seconds=0.6)
def _matches(shot: Shot) -> Scene:
    kept(shot)
    return Matches(shot.ctx)


@state("matches_empty", seconds=0.6)
def _empty(shot: Shot) -> Scene:
    shot.ctx.store = Store(None)
    return Matches(shot.ctx, "bin")


@state("matches_card", seconds=0.6)
def _card(shot: Shot) -> Sequence[Scene]:
    store = kept(shot)
    scene = Matches(shot.ctx)
    return [scene, MatchCard(shot.ctx, store.matches()[-1], scene._told)]


def placed(name: str, place: int, shot: Shot) -> Place:
    """A seat that came out so."""
    cpu = None if name in ("Astrid", "Chi") else "hard"
    return Place(name, cpu, (5 - place) * shot.edition.start_money, place == 1, place)


def famous(shot: Shot) -> Hall:
    """A hall with a few dozen matches in it."""
    shot.ctx.store = Store(None)
    scene = Hall(shot.ctx)
    names = ("Astrid", "Bo", "Chi", "Dag", "Elin")
    chance = Stream(SEED, "hall")
    for number in range(40):
        order = list(names)
        for last in range(4, 0, -1):
            other = chance.below(last + 1) if number % 3 else min(last, chance.below(3))
            order[last], order[other] = order[other], order[last]
        seats = tuple(placed(name, place, shot) for place, name in enumerate(order[: 2 + number % 4], start=1))
        turns = 40 + chance.below(200)
        scene.matches.append(Finished("", 0.0, shot.edition.id, "last", "last_standing", turns * 300, turns, seats))
    scene.edition = shot.edition.id
    return scene


@state("hall", seconds=0.6)
def _hall(shot: Shot) -> Scene:
    return famous(shot)


@state("hall_empty", seconds=0.6)
def _hall_empty(shot: Shot) -> Scene:
    shot.ctx.store = Store(None)
    return Hall(shot.ctx)


@state("hall_name", seconds=0.6)
def _hall_name(shot: Shot) -> Sequence[Scene]:
    scene = famous(shot)
    return [scene, CareerCard(shot.ctx, careers(scene.matches)[0])]
