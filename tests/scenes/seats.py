"""Tables for tests: a session from a position told as in scenario files, and people who press things."""

from typing import Any

import levels
from game.match import Match
from game.scenario import read_scenario
from scenes.board.session import Session
from scenes.scene import Next, Pop, Scene
from scenes.ui.actions import Do

FRAME = 1 / 60


def session(*players: dict[str, Any], edition: str = "games_to_go", **more: Any) -> Session:
    """A match in the position told; its `commands` have been carried out, and their events heard."""
    found = read_scenario({"edition": edition, "players": list(players), **more}, levels.load(edition))
    made = Session(found.match)
    for entry in found.entries:
        assert not isinstance(entry, int)
        assert made.act(entry) is None
    made.catch_up()
    return made


def deed(match: Match | Session, name: str) -> int:
    """The position of a deed by its id."""
    return match.position.board.by_id[name]


def press(scene: Scene, *names: str) -> Next:
    """Press actions one after the other; gives the last answer."""
    answer: Next | None = None
    for name in names:
        answer = scene.handle(Do(name))
    assert answer is not None
    return answer


def wait(scene: Scene, seconds: float) -> Next | None:
    """Let time pass, frame by frame; gives the scene's answer once it is more than staying."""
    for _ in range(round(seconds / FRAME)):
        answer = scene.update(FRAME)
        if isinstance(answer, Pop):
            return answer
    return None
