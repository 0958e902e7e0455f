"""Building between the turns of others, where that is allowed (B6)."""

from game import commands as c
from game.cpu import Mind
from game.driver import Driver
from game.state import Turn
from tests.cpu.positions import SEED, after_the_roll, in_hand
from tests.rules.story import Story, games, suomi

SEATS = ">A {a} @30; B {b}: orange; C 1000000"


def aside(story: Story, level: str = "hard") -> c.Command | None:
    """What B does out of turn."""
    return Mind(1, level, SEED).aside(story.match.position)


def suomi_with(b: int) -> Story:
    """A is to roll; B owns orange and so many euros."""
    return suomi(SEATS.format(a=15_000_000, b=b))


def test_what_has_come_in_is_built_with_before_another_rolls():
    story = suomi_with(8_000_000)
    for level in ("normal", "hard"):
        command = aside(story, level)
        assert isinstance(command, c.Build)
        assert story.match.refusal(command) is None


def test_not_after_the_roll_and_not_without_cash():
    story = suomi_with(8_000_000)
    after_the_roll(story.match)
    assert aside(story) is None
    story.match.state.doubles = 1  # another roll is to come
    assert isinstance(aside(story), c.Build)
    assert aside(suomi_with(500_000)) is None


def test_not_where_only_the_seat_on_the_move_may_build():
    assert aside(games(">A; B 900: orange; C")) is None


def test_nobody_keeps_the_seat_on_the_move_from_taking_something_back():
    story = suomi(">A 9000000: light_blue; B 8000000: orange; C")
    built = story.match.do(c.Build(0, story.edition.board.groups["light_blue"][0]))
    assert isinstance(built, list)
    assert aside(story) is None


def test_the_driver_asks_who_could_build_and_comes_to_an_end():
    """B, a CPU, builds until its rents are not worth more; then A, a person, is waited for and nothing happens."""
    story = suomi(">A 15000000 @30; B 15000000 cpu hard: orange; C 1000000 cpu easy")
    driver, built = Driver(story.match), 0
    for _decision in range(40):
        story.match.wait(driver.ticks_to_wait() or 1)
        command = driver.command()
        if command is None:
            break
        assert isinstance(command, c.Build)
        assert command.by == 1
        events = story.match.do(command)
        assert isinstance(events, list)
        driver.note(events)
        built += 1
    assert 3 <= built <= 15
    assert story.match.position.phase == "roll"
    assert isinstance(story.match.position.top, Turn)


def test_its_own_turn_is_as_ever():
    story = suomi_with(8_000_000)
    assert isinstance(Mind(1, "hard", SEED).decide(in_hand(story.match, 1).position), c.Build)
