"""Fixed states of the title, the set-up, the settings, help and pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scenes.draft import Draft
from scenes.i18n import tr
from scenes.overlays.help import Help
from scenes.overlays.keys import AskKey
from scenes.overlays.pause import Pause
from scenes.overlays.seats import Seats
from scenes.overlays.settings import SettingsOverlay
from scenes.scene import Quit, Scene
from scenes.setup import SetUp
from scenes.title import Title
from scenes.ui import Answer, Dialog
from scenes.ui.actions import Type
from scenes.ui.letters import Letters
from tools.states.registry import Make, Shot, state
from tools.states.seats import SEED


@state("title", seconds=12)
def _title(shot: Shot) -> Scene:
    return Title(shot.ctx, shot.edition.id, SEED)


@state("title_alone", seconds=3)
def _alone(shot: Shot) -> Scene:
    return Title(shot.ctx, shot.edition.id, SEED)


@state("title_quit")
def _quit(shot: Shot) -> Sequence[Scene]:
    answers = [Answer(tr("Quit"), Quit(), "danger"), Answer(tr("Stay"))]
    return Title(shot.ctx, shot.edition.id, SEED), Dialog(shot.ctx, tr("Leave Trekast?"), "", answers)


def _setup(shot: Shot, **choices: Any) -> SetUp:
    draft = replace(Draft(edition=shot.edition.id), **choices)
    shot.ctx.settings.last_setup = draft.to_table()
    return SetUp(shot.ctx)


@state("setup")
def _set_up(shot: Shot) -> Scene:
    return _setup(shot)


@state("setup_six")
def _six(shot: Shot) -> Scene:
    draft = Draft(edition=shot.edition.id, ending="speed_timed", minutes=90)
    for index, name in enumerate(("Wilhelmina Åsa", "Bartholomäus W", "Øyvind-Kristia", "Dag", "Elin", "Finn")):
        draft.change(index, name=name, who="person" if index < 3 else "hard")
    return _setup(shot, seats=draft.seats, ending=draft.ending, minutes=draft.minutes)


@state("setup_refused")
def _refused(shot: Shot) -> Scene:
    draft = Draft()
    draft.change(0, name="Berta")
    scene = _setup(shot, seats=draft.seats)
    scene.first = "start"
    return scene


@state("setup_full_name", seconds=0.3)
def _full_name(shot: Shot) -> Scene:
    """A letter too much has just been typed."""
    draft = Draft(edition=shot.edition.id)
    draft.change(0, name="Wilhelmina Åsa")
    scene = _setup(shot, seats=draft.seats)
    scene.first = "name_0"
    scene.enter()
    scene.handle(Type("x"))
    return scene


@state("setup_letters")
def _letters(shot: Shot) -> Sequence[Scene]:
    return _setup(shot), Letters(shot.ctx, "Astrid", 14, lambda text: None)


def _settings(page: str) -> Make:
    return lambda shot: (Title(shot.ctx, shot.edition.id, SEED), SettingsOverlay(shot.ctx, page))


for _page in ("look", "play", "sound", "keys"):
    state(f"settings_{_page}")(_settings(_page))


@state("settings_ask")
def _ask(shot: Shot) -> Sequence[Scene]:
    return Title(shot.ctx, shot.edition.id, SEED), SettingsOverlay(shot.ctx, "keys"), AskKey(shot.ctx, "roll", "keys")


@state("help")
def _help(shot: Shot) -> Sequence[Scene]:
    return Title(shot.ctx, shot.edition.id, SEED), Help(shot.ctx, shot.edition, topic="jail")


@state("help_square")
def _help_square(shot: Shot) -> Sequence[Scene]:
    return Title(shot.ctx, shot.edition.id, SEED), Help(shot.ctx, shot.edition, topic="square_39")


@state("pause")
def _pause(shot: Shot) -> Sequence[Scene]:
    return Title(shot.ctx, shot.edition.id, SEED), Pause(shot.ctx, shot.session())


@state("pause_seats")
def _seats(shot: Shot) -> Sequence[Scene]:
    return Title(shot.ctx, shot.edition.id, SEED), Seats(shot.ctx, shot.session())


@state("help_title")
def _help_title(shot: Shot) -> Sequence[Scene]:
    shot.ctx.settings.last_setup = Draft(edition=shot.edition.id).to_table()
    return Title(shot.ctx, shot.edition.id, SEED), Help(shot.ctx, topic="auction")
