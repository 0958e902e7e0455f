"""What is heard when: events, a timed session running out, crowds of effects, fading loops; and without sound."""

import ast
from pathlib import Path

import pygame
import pytest

import levels
from game import events as e
from game.state import BANK
from scenes import sound
from scenes.board.session import Session
from scenes.scene import Scene
from scenes.sound import Silence, card, table
from scenes.sound.cues import CUES, Countdown, cue_of, hear, step_cue
from scenes.sound.loops import FADE, Loops
from scenes.sound.speaker import VOICES_AT_ONCE, Speaker
from scenes.sound.table import CALM, TIGHT, VOICES, Voice
from scenes.sound.throttle import BURST, REFILL, Throttle
from tools.states import STATES, Shot

SCENES = Path(sound.__file__).parents[1]
UNHEARD = {
    *(e.Moved, e.RentDue, e.RentClaimed, e.RentForgone, e.Declined, e.Accepted, e.DebtOpened, e.DebtSettled),
    *(e.TurnEnded, e.CallOpened, e.Wanted, e.CallClosed, e.Agreed, e.Controlled, e.Paced),
}
"""Kinds of events that are heard by their steps, by what they lead to, or not at all."""


class Heard(Silence):
    """Writes down what was asked for."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.tunes: list[str | None] = []

    def play(self, name: str, volume: float = 1.0, variant: int | None = None) -> None:
        self.notes.append(name if variant is None else f"{name} {variant}")

    def music(self, name: str | None) -> None:
        if name not in self.tunes[-1:]:
            self.tunes.append(name)


# Events.


def test_every_kind_of_event_is_heard_or_meant_not_to_be():
    assert CUES.keys() | UNHEARD == set(e.KINDS)
    assert not CUES.keys() & UNHEARD


def test_events_tell_their_sounds_apart():
    heard = Heard()
    for event in (
        e.Bid(1, 3, 60),
        e.Paid(1, BANK, 0, 200, "task"),
        e.Paid(1, 0, 2, 200, "rent"),
        e.Built(1, 0, 6, "house", 2, 50),
        e.Built(1, 0, 6, "hotel", 5, 50),
        e.Moved(1, 0, 3, 9, 6),
    ):
        hear(heard, event)
    assert heard.notes == ["bid 3", "cash_in", "cash_out", "house 1", "hotel"]


def test_a_long_walk_goes_up_and_down_the_scale():
    assert [step_cue(hop).variant for hop in range(16)] == [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 0, 1]


def test_scenes_ask_for_nothing_that_is_not_there():
    asked = {name for path in SCENES.rglob("*.py") for name in names_asked_for(path)}
    assert {"click", "refused", "step", "gavel"} - asked <= {"step"}
    assert asked <= VOICES.keys() | table.TUNES.keys()
    cues = [cue for cue in CUES.values() if not callable(cue)]
    assert {cue.name for cue in cues} <= VOICES.keys()
    assert cue_of(e.Sold(1, 0, 6, 0, 50, False)) == ("sell", 1.0, None)


def names_asked_for(path: Path) -> list[str]:
    """What is written out in calls of a sound's `play` and `music`."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("play", "music")
        and ast.unparse(call.func.value).endswith("sound")
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    ]


# The end of a timed session.


def test_without_a_clock_the_music_is_calm():
    heard = Heard()
    countdown = Countdown(heard)
    for _ in range(3):
        countdown.follow(None)
    assert (heard.notes, heard.tunes) == ([], ["table"])


def test_the_last_three_minutes_are_tight_and_a_bell_says_so():
    heard = Heard()
    countdown = Countdown(heard)
    for ticks in (10801, 10800, 10799, 3600):
        countdown.follow(ticks)
    assert (heard.notes, heard.tunes) == (["bell"], ["table", "tight"])


def test_a_match_taken_up_in_its_last_minutes_rings_no_bell():
    heard = Heard()
    Countdown(heard).follow(5000)
    assert (heard.notes, heard.tunes) == ([], ["tight"])


def test_the_last_ten_seconds_tick():
    heard = Heard()
    countdown = Countdown(heard)
    for ticks in range(700, -1, -1):
        countdown.follow(ticks)
    assert heard.notes == [f"clock {second}" for second in range(10, 0, -1)]


class Here:
    """A scene as a match's clock goes by in it."""

    def __init__(self, make_ctx) -> None:
        self.heard, self.ctx = Heard(), make_ctx(reduced_motion=True)
        self.ctx.sound = self.heard
        self.shot = Shot(self.ctx, levels.load("games_to_go"))

    def told(self, scene: Scene, ticks_left: int, seconds: float = 0.2) -> list[str]:
        """What of the clock is heard while time passes in a scene."""
        session: Session = getattr(scene, "session")  # noqa: B009  (not every scene has one)
        session.match.state.ticks_left = ticks_left
        scene.enter()
        self.heard.notes.clear()
        for _ in range(round(seconds * 60)):
            scene.update(1 / 60)
        return [note for note in self.heard.notes if note.startswith(("bell", "clock"))]


@pytest.mark.parametrize("name", ["board_roll", "auction_first", "trade_empty", "manage"])
def test_the_clock_is_heard_in_every_scene_in_which_it_runs(make_ctx, name):
    here = Here(make_ctx)
    scene = STATES[name].scenes(here.shot)[-1]
    assert here.told(scene, 3 * 3600 + 3) == ["bell"]
    assert here.heard.tunes[-1] == "tight"
    assert here.told(scene, 3 * 60 + 4) == ["clock 4", "clock 3"]


def test_what_was_heard_in_one_scene_is_not_heard_again_in_the_next(make_ctx):
    here = Here(make_ctx)
    below, above = STATES["manage"].scenes(here.shot)
    assert here.told(below, 3 * 3600 + 60) == []
    assert here.told(above, 3 * 3600 + 3) == ["bell"]
    left = getattr(below, "session").match.state.ticks_left  # noqa: B009
    assert here.told(below, left) == []


# Crowds.


def test_the_same_effect_waits_for_its_gap():
    throttle = Throttle()
    voice = Voice(gap=0.5)
    assert [throttle.allows("card", voice, now) for now in (0.0, 0.4, 0.5, 0.6)] == [True, False, True, False]


def test_in_a_crowd_the_least_give_way_first():
    throttle = Throttle()
    least, plain, always = (Voice(gap=0.0, rank=rank) for rank in range(3))
    assert sum(throttle.allows("step", least, 0.0) for _ in range(20)) == BURST - 2
    assert sum(throttle.allows("card", plain, 0.0) for _ in range(20)) == 2
    assert all(throttle.allows("jail", always, 0.0) for _ in range(20))


def test_a_walk_at_normal_pace_is_heard_step_by_step():
    throttle = Throttle()
    assert all(throttle.allows("step", VOICES["step"], hop * 0.17) for hop in range(40))


def test_fast_forward_is_thinned_out():
    throttle = Throttle()
    heard = sum(throttle.allows("step", VOICES["step"], frame / 60) for frame in range(600))
    assert heard <= 10 * REFILL + BURST


# Loops.


class Deck:
    """A deck that tells what was done with it."""

    def __init__(self) -> None:
        self.began: list[float] = []
        self.volume, self.stops = 0.0, 0

    def begin(self, seconds: float) -> None:
        self.began.append(seconds)

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def stop(self) -> None:
        self.stops += 1


@pytest.fixture
def decks():
    return {CALM: Deck(), TIGHT: Deck()}


def test_the_tight_loop_comes_in_where_the_calm_one_is(decks):
    loops = Loops(decks)
    loops.change("title", 100.0)
    loops.advance(FADE)
    loops.change("tight", 130.5)
    assert (decks[CALM].began, decks[TIGHT].began) == ([0.0], [30.5])
    loops.advance(FADE / 2)
    assert 0.5 < decks[CALM].volume < 1
    assert 0.5 < decks[TIGHT].volume < 1
    loops.advance(FADE)
    assert (decks[CALM].volume, decks[CALM].stops, decks[TIGHT].stops) == (0, 1, 0)
    assert not loops.fading


def test_from_the_title_to_the_table_the_loop_plays_on_more_softly(decks):
    loops = Loops(decks)
    loops.change("title", 0.0)
    loops.advance(FADE)
    full = decks[CALM].volume
    loops.change("table", 9.0)
    loops.advance(FADE)
    assert len(decks[CALM].began) == 1
    assert 0 < decks[CALM].volume < full


def test_no_music_fades_out_and_stops_and_can_begin_anew(decks):
    loops = Loops(decks)
    loops.change("title", 0.0)
    loops.advance(FADE)
    loops.change(None, 20.0)
    loops.advance(FADE)
    assert (decks[CALM].volume, decks[CALM].stops) == (0, 1)
    loops.change("title", 30.0)
    assert decks[CALM].began == [0.0, 0.0]


def test_the_music_volume_is_heard_at_once(decks):
    loops = Loops(decks)
    loops.change("title", 0.0)
    loops.advance(FADE)
    loops.set_volume(0.25)
    assert decks[CALM].volume == pytest.approx(0.25)


# The speaker.


class Clock:
    """Time as the test wants it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def speaker(clock):
    speaker = Speaker(clock)
    assert speaker.wait()
    yield speaker
    speaker.close()


def busy() -> int:
    return sum(pygame.mixer.Channel(index).get_busy() for index in range(pygame.mixer.get_num_channels()))


def test_everything_in_the_table_is_loaded_and_can_be_played(speaker, clock):
    for name, voice in VOICES.items():
        clock.now += 10
        for variant in range(voice.variants):
            assert len(speaker._effects[name]) == voice.variants
            speaker.play(name, 0.5, variant)
    assert busy() > 0


def test_no_more_sounds_at_once_than_there_are_channels(speaker, clock):
    for _ in range(3 * VOICES_AT_ONCE):
        clock.now += 10
        speaker.play("bankrupt")
    assert busy() == VOICES_AT_ONCE


def test_effects_turned_off_and_names_unknown_are_silent(speaker):
    speaker.play("no such sound")
    speaker.volumes(6, 0)
    speaker.play("fanfare")
    assert busy() == 0


def test_music_plays_until_it_is_turned_off(speaker):
    speaker.music("title")
    speaker.music("tight")
    assert speaker.wait()
    assert pygame.mixer.Channel(0).get_busy() or pygame.mixer.music.get_busy()


def test_a_loop_that_cannot_be_read_leaves_the_effects(speaker, monkeypatch):
    monkeypatch.setattr("assets.path", lambda relative: Path("nowhere") / relative)
    speaker.music("title")
    speaker.music("tight")
    assert speaker.wait()
    speaker.play("click")
    assert busy() == 1


def test_a_speaker_closed_is_silent_for_good(clock):
    speaker = Speaker(clock)
    assert speaker.wait()
    speaker.close()
    speaker.play("fanfare")
    speaker.music("title")
    speaker.volumes(3, 3)
    assert pygame.mixer.get_init() is None


def test_without_a_sound_card_nothing_is_heard_said_or_waited_for(monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "none of this machine's")
    speaker = Speaker()
    speaker.music("title")
    speaker.play("click")
    assert speaker.wait()
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_a_missing_library_of_alsa_is_no_trouble(monkeypatch):
    monkeypatch.setattr("ctypes.CDLL", lambda name: (_ for _ in ()).throw(OSError(name)))
    channels = card.open_card(4)
    assert len(channels) == 4
    card.close_card()
