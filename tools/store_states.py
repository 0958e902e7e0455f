"""Fixed states of what is kept: lists of matches, the hall of fame, and a match watched again."""

from __future__ import annotations

from game.record import Record
from scenes.board.session import Session
from scenes.replay import record_of
from scenes.replay.scene import Replay
from scenes.replay.tape import Tape
from scenes.scene import Scene
from tools.states import Shot, state

CPUS = (("Astrid", "normal"), ("Bo", "hard"), ("Chi", "normal"), ("Dag", "easy"))


def played(shot: Shot, ticks: int = 9000) -> Record:
    """The record of CPUs at play."""
    session: Session = shot.session(CPUS)  # type: ignore[arg-type]
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
