"""Random play over all editions, endings and switches: the books stay straight, and a match is what its record says."""

import random
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import commands as c
from game.match import Match
from game.record import play_again, prove, read_record
from game.refusal import Refusal
from game.rulebook import awaiting, forms, refusal
from game.snapshot import digest, from_json, to_json
from tests.properties.play import Run, random_setup

CHANCE = st.randoms(use_true_random=False)
FEW = settings(max_examples=25)


def played(rng: Random, steps: int, late: bool = False) -> Run:
    """A match after so many random commands."""
    run = Run.begin(random_setup(rng), rng if late else None)
    for _ in range(steps):
        run.step(rng)
    return run


@FEW
@given(CHANCE, st.integers(0, 80), st.booleans())
def test_every_command_keeps_the_books_straight(rng: Random, steps: int, late: bool):
    """S2, B1-B4, M1, C3, D5 after every command, legal or not (checked within)."""
    played(rng, steps, late)


@pytest.mark.parametrize("seed", range(8))
def test_long_matches_keep_the_books_straight(seed: int):
    rng = random.Random(seed)
    tried = 0
    while tried < 600:
        run = played(rng, 600, late=seed % 2 == 0)
        tried += run.played + run.refused


@FEW
@given(CHANCE, st.integers(0, 60))
def test_a_match_equals_its_replay_copy_and_snapshot(rng: Random, steps: int):
    run = played(rng, steps)
    m = run.match
    again = list(play_again(run.record))[-1][0]
    assert digest(again) == digest(m)
    assert digest(m.copy()) == digest(m)
    assert to_json(from_json(to_json(m), m.position.edition)) == to_json(m)


@FEW
@given(CHANCE, st.integers(0, 40), st.integers(0, 40))
def test_a_copy_and_a_reloaded_match_go_on_alike_and_apart(rng: Random, before: int, after: int):
    run = played(rng, before, late=True)
    copy, loaded = run.match.copy(), from_json(to_json(run.match), run.match.position.edition)
    left_behind = run.match.copy()
    was, start = digest(left_behind), len(run.record.commands)
    for _ in range(after):
        run.step(rng)
    for tick, command in run.record.commands[start:]:
        for other in (copy, loaded):
            other.wait(tick - other.state.tick)
            assert not isinstance(other.do(command), Refusal)
    for other in (copy, loaded):
        other.wait(run.match.state.tick - other.state.tick)
        assert digest(other) == digest(run.match)
    assert digest(left_behind) == was


@FEW
@given(CHANCE, st.integers(0, 60))
def test_what_is_offered_is_accepted_and_nothing_else_is_listed(rng: Random, steps: int):
    m = played(rng, steps, late=True).match
    listed = awaiting(m.position)
    for seat in m.position.playing():
        for name in listed.get(seat, []):
            form = next(form for form in forms(m.position, seat, name) if refusal(m.position, form) is None)
            assert not isinstance(m.copy().do(form), Refusal)


@FEW
@given(CHANCE, st.integers(1, 60))
def test_undo_gives_the_match_as_it_was(rng: Random, steps: int):
    """Builds, mortgages and redemptions taken back leave no trace."""
    m = played(rng, steps, late=True).match
    for seat in m.position.playing():
        for name in ("build", "mortgage", "redeem"):
            for form in forms(m.position, seat, name):
                check_undo(m.copy(), form, c.Undo(seat))


def check_undo(m: Match, form, undo) -> None:
    m.state.yes.clear()
    m.state.steps.clear()
    m.state.counter = None
    was = digest(m)
    if isinstance(m.do(form), Refusal) or not m.state.steps:
        return
    assert not isinstance(m.do(undo), Refusal)
    assert digest(m) == was


def test_a_record_survives_its_text_and_proves_the_match():
    run = played(random.Random(4), 300)
    edition = run.match.position.edition
    record = read_record(run.record.to_json(), lambda name: edition)
    assert prove(record) == prove(run.record)
    assert prove(record).digest == digest(run.match)
