import pytest

import levels
from game.edition import Rules
from scenes.draft import Draft, quick

EDITIONS = levels.names()


def test_at_first_one_person_plays_three_cpus():
    draft = Draft()
    assert [seat.who for seat in draft.playing] == ["person", "normal", "normal", "normal"]
    assert draft.problem() is None


def test_two_to_six_must_play():
    """S1."""
    draft = Draft()
    for index in range(1, 6):
        draft.change(index, who="nobody")
    assert draft.problem() == "Two to six must play."


@pytest.mark.parametrize(
    ("name", "problem"), [(" sTig ", "Two seats have the same name."), ("  ", "Every seat needs a name.")]
)
def test_names_differ_and_are_there(name, problem):
    draft = Draft()
    draft.change(0, name=name)
    assert draft.problem() == problem
    draft.change(0, who="nobody")
    assert draft.problem() is None


def test_a_token_goes_to_the_next_free_one():
    draft = Draft()
    before = [seat.token for seat in draft.seats]
    draft.next_token(0)
    assert draft.seats[0].token not in before
    assert [seat.token for seat in draft.seats[1:]] == before[1:]


def test_colours_change_places():
    draft = Draft()
    draft.next_colour(0)
    assert [seat.colour for seat in draft.seats[:2]] == ["sky", "coral"]
    assert len({seat.colour for seat in draft.seats}) == 6


@pytest.mark.parametrize(
    ("ending", "rules"),
    [
        ("last_standing", Rules(live_auctions=True)),
        ("timed", Rules(live_auctions=True, session_minutes=30)),
        ("speed", Rules(live_auctions=True, speed=True)),
        ("speed_timed", Rules(live_auctions=True, speed=True, session_minutes=30)),
    ],
)
def test_endings_become_rules(ending, rules):
    assert Draft(ending=ending).rules() == rules


def test_the_setup_holds_only_who_plays():
    setup = quick(humans=0).setup(levels.load("suomi"), 7, "fast")
    assert [seat.cpu for seat in setup.seats] == ["normal"] * 3
    assert [seat.name.lower() for seat in setup.seats] == [seat.character for seat in setup.seats]
    assert (setup.edition.id, setup.seed, setup.pace) == ("suomi", 7, "fast")


def test_a_person_goes_by_a_name_and_a_cpu_by_its_character():
    setup = Draft().setup(levels.load("suomi"), 7, "fast")
    assert [(seat.name, seat.character) for seat in setup.seats] == [
        ("Astrid", ""), ("Berta", "berta"), ("Stig", "stig"), ("Halla", "halla"),
    ]  # fmt: skip


def test_characters_change_places_with_their_tokens():
    draft = Draft()
    draft.cast(1, "viggo")
    assert [seat.character for seat in draft.seats] == ["otto", "viggo", "stig", "halla", "mirja", "berta"]
    assert [seat.token for seat in draft.seats] == ["lighthouse", "whale", "tram", "fox", "boat", "acorn"]


def test_a_character_leaves_a_person_their_token():
    draft = Draft()
    draft.cast(1, "otto")
    assert [seat.character for seat in draft.seats[:2]] == ["berta", "otto"]
    assert [seat.token for seat in draft.seats[:2]] == ["lighthouse", "acorn"]


def test_other_characters_come_with_another_seed():
    casts = {tuple(seat.character for seat in quick(seed=seed).playing[1:]) for seed in range(20)}
    assert len(casts) > 5
    assert all(len(set(cast)) == 3 for cast in casts)


def test_seats_remembered_without_characters_get_those_at_first():
    table = Draft().to_table()
    table["seats"] = [{k: v for k, v in seat.items() if k != "character"} for seat in table["seats"]]
    assert Draft.from_table(table, EDITIONS) == Draft()


def test_what_was_chosen_is_remembered():
    draft = Draft("suomi", ending="speed_timed", minutes=45)
    draft.change(3, name="Öst", who="hard")
    draft.switches["double_go"] = True
    assert Draft.from_table(draft.to_table(), EDITIONS) == draft


@pytest.mark.parametrize(
    "table",
    [
        {"edition": "mars", "ending": 3, "minutes": "long", "switches": [], "seats": 7},
        {"switches": {"double_go": "yes", "fly": True}, "seats": [{"name": "A"}] * 6},
        {"seats": [{"name": "A", "who": "person", "token": "fox", "colour": "sky"}] * 6},
    ],
)
def test_remembered_nonsense_is_as_at_first(table):
    assert Draft.from_table(table, EDITIONS) == Draft()
