"""Seeds sealed and opened, dice traced to them, and the chance of lopsided series."""

import pytest

from game import events as e
from scenes.fairness import chance_line, chance_of, chi_tail, faces, fresh_seed, origin, seal, sealed_line
from tests.store.matches import play, session


def test_a_fresh_seed_has_128_bits_and_is_new_each_time() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert 1 << 120 < max(seeds) < 1 << 128


def test_the_seal_is_the_hash_of_the_decimal_seed() -> None:
    # printf 7 | sha256sum
    assert seal(7) == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert seal(7) in sealed_line(7).replace(" ", "")


def test_all_dice_of_a_match_come_from_its_seed() -> None:
    game = play(session(11), 400)
    found = origin(11, game.events)
    assert found.fair
    assert found.rolls > 50
    assert origin(12, game.events).wrong == 0


def test_one_roll_that_was_tampered_with_is_found() -> None:
    game = play(session(11), 100)
    events = list(game.events)
    where = [i for i, event in enumerate(events) if isinstance(event, e.Rolled)][7]
    rolled = events[where]
    assert isinstance(rolled, e.Rolled)
    events[where] = rolled._replace(dice=tuple(7 - die for die in rolled.dice))
    assert origin(11, events).wrong == 7
    assert "Roll 8" in origin(11, events).told()


@pytest.mark.parametrize(
    ("squared", "freedom", "tail"),
    [(11.0705, 5, 0.05), (15.0863, 5, 0.01), (18.307, 10, 0.05), (3.8415, 1, 0.05), (5.9915, 2, 0.05), (0, 5, 1.0)],
)
def test_tails_agree_with_the_printed_tables(squared: float, freedom: int, tail: float) -> None:
    assert chi_tail(squared, freedom) == pytest.approx(tail, abs=1e-4)


def test_even_counts_are_ordinary_and_sixes_alone_are_not() -> None:
    assert chance_of([10] * 6) == 1.0
    assert chance_of([0, 0, 0, 0, 0, 60]) < 1e-9
    assert chance_of([0] * 6) == 1.0
    assert "very rare" in chance_line([0, 0, 0, 0, 0, 60])
    assert "ordinary" in chance_line([9, 11, 10, 10, 10, 10])
    assert chance_of([10**6, 0]) == 0.0


def test_faces_are_counted_over_all_rolls() -> None:
    assert faces([e.Rolled(0, 0, (1, 1), "move"), e.Rolled(0, 0, (6, 1, 2), "task"), e.Left(0, 1)]) == [
        3,
        1,
        0,
        0,
        0,
        1,
    ]
