"""Every sound file: there, short, clean at both ends, neither too loud nor too faint; and loops that close."""

from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

import assets
from scenes.sound.loops import LENGTH
from scenes.sound.table import CALM, TIGHT, TUNES, VOICES
from tools import make_sounds
from tools.sounds import hands
from tools.sounds.dsp import RATE, loudness
from tools.sounds.effects import effects
from tools.sounds.music import LENGTH as LOOP_SAMPLES
from tools.sounds.score import BARS, BEATS, CHORDS, TEMPO, TUNE

EFFECTS = [file for name, voice in VOICES.items() for file in voice.files(name)]
Samples = NDArray[Any]


@pytest.fixture(autouse=True, scope="module")
def mixer():
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(file: str | Path) -> Samples:
    """(n, 2), 1.0 is full scale."""
    raw = pygame.Sound(assets.path(file) if isinstance(file, str) else file).get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2) / 32768


def decibels(value: float) -> float:
    return float(20 * np.log10(value))


def test_there_are_the_files_of_the_tables_and_no_others():
    there = {path.relative_to(assets.ROOT).as_posix() for path in assets.path("sounds").rglob("*") if path.is_file()}
    assert there == {*EFFECTS, *(tune.file for tune in TUNES.values())}


def test_all_together_they_are_small():
    assert sum(path.stat().st_size for path in assets.path("sounds").rglob("*.ogg")) < 3_000_000


@pytest.mark.parametrize("file", EFFECTS)
def test_an_effect_is_short_and_clean(file: str):
    heard = samples(file)
    peak = float(np.abs(heard).max())
    assert 0.1 <= len(heard) / RATE <= 4.1
    assert -26 < decibels(peak) < -2
    assert np.abs(heard[:4]).max() < 0.2 * peak, "begins with a click"
    assert np.abs(heard[-200:]).max() < 0.01, "is cut off"
    assert np.abs(heard.mean(axis=0)).max() < 0.002, "does not swing about nought"


@pytest.mark.parametrize("file", EFFECTS)
def test_an_effect_is_not_shrill(file: str):
    power = np.abs(np.fft.rfft(samples(file).mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(2 * len(power) - 2, 1 / RATE)
    assert power[hertz > 5000].sum() < 0.05 * power.sum()
    assert (power * hertz).sum() / power.sum() < 1600


def test_effects_are_matched():
    """What tells is about as loud everywhere; the touch of buttons stays below."""
    level = {file: loudness(samples(file)) for file in EFFECTS}
    touch = {f"sounds/{name}.ogg" for name in ("tick", "click", "back")}
    assert all(-39 < level[file] < -30 for file in touch)
    assert all(-32 < loud < -20 for file, loud in level.items() if file not in touch)


@pytest.mark.parametrize("file", [CALM, TIGHT])
def test_a_loop_is_level_and_closes_without_a_click(file: str):
    heard = samples(file)
    assert len(heard) == LOOP_SAMPLES == round(LENGTH * RATE)
    assert 45 <= LENGTH <= 90
    assert decibels(float(np.abs(heard).max())) < -6
    assert -27 < decibels(float(np.sqrt((heard**2).mean()))) < -24
    jumps = np.abs(np.diff(heard, axis=0)).max(axis=1)
    assert np.abs(heard[0] - heard[-1]).max() < np.quantile(jumps, 0.999)


@pytest.mark.parametrize("file", [CALM, TIGHT])
def test_no_bar_of_a_loop_leaps_out(file: str):
    bars = samples(file).reshape(BARS, -1, 2)
    levels = [decibels(float(np.sqrt((bar**2).mean()))) for bar in bars]
    assert max(levels) - min(levels) < 7


def test_the_hands_move_smoothly_and_the_tune_fits_its_chords():
    assert BARS * BEATS * 60 / TEMPO == LENGTH
    for bar, chord in enumerate(CHORDS):
        moves = [abs(a - b) for a, b in zip(chord.hand, CHORDS[(bar + 1) % BARS].hand, strict=True)]
        assert sum(moves) <= 13 or bar == 7, bar  # there the hand goes up for the answer
    for note in TUNE:
        assert all((note.key - key) % 12 != 1 for key in CHORDS[note.bar].hand if key < note.key), note


def test_the_script_makes_the_same_twice_and_what_is_kept(tmp_path: Path):
    once, twice = dict(hands.sounds()), hands._tick()
    assert (once["tick"] == twice).all()
    make_sounds.write(tmp_path / "tick.ogg", twice)
    made, kept = samples(tmp_path / "tick.ogg"), samples("sounds/tick.ogg")
    assert len(made) == len(kept) == len(twice)
    assert abs(loudness(made) - loudness(kept)) < 0.5


@pytest.mark.slow
def test_every_effect_kept_is_one_that_the_script_makes():
    for name, made in effects().items():
        kept = samples(f"sounds/{name}.ogg")
        assert len(kept) == len(made), name
        assert abs(loudness(kept) - loudness(made)) < 1, name
