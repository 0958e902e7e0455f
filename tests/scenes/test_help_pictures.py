"""The pictures below the topics of the rules."""

import pytest

import assets
import levels
from game.edition import Rules
from scenes.guide import topics
from scenes.overlays.help_picture import things_of

EVERYTHING = Rules(speed=True, session_minutes=30, attentive_rent=True, free_parking_pot=True)


@pytest.mark.parametrize("name", levels.names())
def test_every_topic_has_a_picture_of_things_that_are_there(name):
    edition = levels.load(name)
    for topic in topics(edition, EVERYTHING):
        things = things_of(edition, topic.key)
        assert things, topic.key
        assert [thing for thing in things if not assets.path(f"svg/{thing}.svg").is_file()] == []


def test_what_is_pictured_is_what_the_edition_plays_with():
    assert things_of(levels.load("suomi"), "build")[-1] == "tower_5"
    assert things_of(levels.load("stockholm"), "build")[-1] == "hotel"
    assert things_of(levels.load("games_to_go"), "task")[0].startswith("dice/")
    assert things_of(levels.load("stockholm"), "task")[0] == "back_chance"
